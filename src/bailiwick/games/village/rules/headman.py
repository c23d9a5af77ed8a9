"""The headman's walk between house, coin and stories (2.3, V4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import HEAD_HOUSE, HEAD_STAY, HEAD_STORIES

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

AT_HOUSE: Final = 0
AT_COIN: Final = 1
AT_STORIES: Final = 2


def use_headman(state: Village, seat: int) -> None:
    """Pay the time and take one step; only the coin in the middle leaves a choice (V4.8)."""
    state.spend_time(seat, state.data.question_time)
    if state.headman[seat] == AT_COIN:
        state.ask(seat, HEADMAN)
        return
    state.headman[seat] = AT_COIN
    state.coins[seat] += state.data.headman_coins
    state.tell("headman-to-coin", seat, state.data.headman_coins)


class Headman(Decision["Village"]):
    """Home with all stories, on for new ones, or stay (V4.8, R-41)."""

    def options(self, state: Village, seat: int) -> list[int]:
        return [HEAD_HOUSE, HEAD_STORIES, HEAD_STAY]

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code == HEAD_HOUSE:
            state.headman[seat] = AT_HOUSE
            state.tell("headman-to-house", seat, state.tree[seat])
            state.house[seat] += state.tree[seat]
            state.tree[seat] = 0
        elif code == HEAD_STORIES:
            state.headman[seat] = AT_STORIES
            state.tree[seat] += state.data.headman_stories
            state.tell("headman-to-stories", seat, state.data.headman_stories)
        else:
            state.tell("headman-stayed", seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        headman = f"headman:{seat}"
        if code == HEAD_HOUSE:
            return Option(code, [headman, f"house:{seat}"], Message("head-house", state.tree[seat]))
        if code == HEAD_STORIES:
            message = Message("head-stories", state.data.headman_stories)
            return Option(code, [headman, f"stories:{seat}"], message)
        return Option(code, [headman], Message("head-stay"))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-headman")

    def rule(self) -> str:
        return "V4.8"


HEADMAN: Final = Headman()
