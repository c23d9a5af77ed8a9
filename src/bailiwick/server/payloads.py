"""What a viewer is told. Every field is built here, from what that viewer may know: an allow-list."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from bailiwick.core.decision import Message, Option
from bailiwick.core.game import Game
from bailiwick.server.clocks import ClockView, clock_view
from bailiwick.server.live import Live
from bailiwick.server.tables import Table, round_of
from bailiwick.words import KERNEL_MESSAGES, argument_kinds

ENCODER = msgspec.json.Encoder()
NULL = msgspec.Raw(b"null")
NONE = msgspec.Raw(b"[]")
PRINTED: dict[str, msgspec.Raw] = {}  # by game


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, as everybody sees them."""

    seat: int
    name: str | None
    kind: str
    level: str | None
    here: bool
    clock: ClockView | None


class MessageOut(msgspec.Struct, frozen=True):
    """Something to be said in the reader's language."""

    key: str
    args: dict[str, int | str | None]


class OptionOut(msgspec.Struct, frozen=True):
    """A legal answer."""

    code: int
    pieces: list[str]
    message: MessageOut


class DecisionOut(msgspec.Struct, frozen=True):
    """The question a seat has to answer."""

    seat: int
    prompt: MessageOut
    rule: str
    options: msgspec.Raw


class Line(msgspec.Struct, frozen=True):
    """A line of the journal. `n` counts the lines this viewer may read, `seq` is the moment after it.

    `by` is the seat whose choice led to it; none for the set-up, and for others where seats have secrets.
    """

    n: int
    seq: int
    by: int | None
    key: str
    args: dict[str, int | str | None]


class State(msgspec.Struct, kw_only=True):
    """What one viewer may know now."""

    seq: int
    people: Any
    you: list[int]
    seat: int | None
    view: Any
    actors: list[int]
    over: bool
    ranking: list[int] | None
    scores: list[int] | None
    breakdown: list[dict[str, int]] | None
    decision: Any
    extras: Any
    can_undo: bool
    undo_why: str | None
    journal_from: int
    journal: Any
    last_seen: int | None
    order: int | None = None
    printed: Any = msgspec.UNSET
    views: Any = msgspec.UNSET
    type: Any = msgspec.UNSET


class Common(msgspec.Struct, frozen=True):
    """The part of a State that is the same for everybody."""

    people: msgspec.Raw
    actors: list[int]
    over: bool
    ranking: list[int] | None
    scores: list[int] | None
    breakdown: list[dict[str, int]] | None
    view: msgspec.Raw | None  # where no seat has secrets


class Face(msgspec.Struct, frozen=True):
    """The part of a State that is the same for everybody who looks through these eyes."""

    eyes: int | None
    view: msgspec.Raw  # without what is printed
    decision: msgspec.Raw
    extras: msgspec.Raw
    can_undo: bool
    undo_why: str | None


def view_of(live: Live, eyes: int | None) -> msgspec.Raw:
    """What these eyes see of the match, without what is printed on things."""
    view = live.state.view(eyes)
    for part in live.match.game.printed_parts:
        del view[part]
    return encoded(view)


def printed(live: Live) -> msgspec.Raw:
    """What is printed on things, by part of the view: encoded once for all matches of a game."""
    game = live.match.game
    if game.id not in PRINTED:
        view = live.state.view(None)
        PRINTED[game.id] = encoded({part: view[part] for part in game.printed_parts})
    return PRINTED[game.id]


def whole(live: Live, view: msgspec.Raw) -> msgspec.Raw:
    """Both halves of a view in one object."""
    if not live.match.game.printed_parts:
        return view
    return msgspec.Raw(bytes(view)[:-1] + b"," + bytes(printed(live))[1:])


def common(table: Table, here: set[str]) -> Common:
    """What everybody may know."""
    live = table.live
    assert live is not None
    state, over, secrets = live.state, live.state.over, live.match.game.secrets
    return Common(
        encoded(people(table, here)),
        state.actors(),
        over,
        state.ranking() if over else None,
        state.scores() if over or not secrets else None,
        [state.breakdown(seat) for seat in range(state.seats)] if over else None,
        None if secrets else view_of(live, None),
    )


def face(live: Live, eyes: int | None, shared: msgspec.Raw | None = None) -> Face:
    """What a seat (or a spectator) sees of the match; *shared* is everybody's view, if there is one."""
    can_undo, why = undo_of(live, eyes)
    return Face(
        eyes,
        view_of(live, eyes) if shared is None else shared,
        NULL if eyes is None else decision_of(live, eyes),
        NONE if eyes is None else options_of(live, live.state.extra_options(eyes)),
        can_undo,
        why,
    )


def decision_of(live: Live, seat: int) -> msgspec.Raw:
    """The question to *seat*, for that seat only."""
    state = live.state
    prompt = state.prompt(seat)
    if prompt is None:
        return NULL
    said, rule = message_of(live.match.game, prompt), state.stacks[seat][-1].rule()
    return encoded(DecisionOut(seat, said, rule, options_of(live, state.options(seat))))


def options_of(live: Live, options: list[Option]) -> msgspec.Raw:
    """Options with their arguments named."""
    game = live.match.game
    return encoded(
        [OptionOut(option.code, option.pieces, message_of(game, option.message)) for option in options]
    )


def undo_of(live: Live, eyes: int | None) -> tuple[bool, str | None]:
    """May this seat take something back, and if not, why not?"""
    if eyes is None:
        return False, None
    why = "the match is over" if live.state.over else live.match.why_no_undo(eyes)
    return why is None, why


def message_of(game: Game, message: Message) -> MessageOut:
    """A message with its arguments named."""
    return MessageOut(message.key, arguments(game, message))


def arguments(game: Game, message: Message) -> dict[str, int | str | None]:
    """Arguments by name, as the game's card names them."""
    named, args = names(game, message.key), message.args
    return {named[at]: args[at] for at in range(min(len(named), len(args)))}


@cache
def names(game: Game, key: str) -> list[str]:
    """The names of a message's arguments."""
    if key not in game.messages and key not in KERNEL_MESSAGES:
        return [f"arg{at}" for at in range(6)]
    return [name for name, _ in argument_kinds(game, key)]


# ---- the journal --------------------------------------------------------------------------------


def readable(live: Live, eyes: int | None, upto: int | None = None) -> Sequence[int]:
    """Which events of the journal these eyes may read, up to event *upto*."""
    events = live.events
    end = len(events) if upto is None else min(upto, len(events))
    if not live.match.game.secrets:
        return range(end)
    return [at for at in range(end) if events[at].only < 0 or events[at].only == eyes]


def journal(live: Live, eyes: int | None, start: int, you: list[int] | None) -> list[Line]:
    """The lines these eyes may read, from line *start* on, at moments as *you* count them."""
    game, events = live.match.game, live.events
    found = readable(live, eyes) if you is not None else range(len(events))
    lines = []
    for n in range(start, len(found)):
        event = events[found[n]]
        seq, by = origin(live, found[n], you)
        lines.append(Line(n, seq, by, event.key, arguments(game, event)))
    return lines


def origin(live: Live, event: int, you: list[int] | None) -> tuple[int, int | None]:
    """The seq after the choice that led to *event*, and whose it was; 0 and nobody for the set-up."""
    choice = bisect_right(live.marks, event)
    if choice == 0:
        return 0, None
    row = live.rows[choice - 1]
    seat = live.history[row][0]
    # who was the last to choose in secret is nobody's business (R5)
    is_open = you is None or not live.match.game.secrets or seat in you
    return live.noticed(you, row + 1), seat if is_open else None


def lines_left(live: Live, eyes: int | None, you: list[int], since: int, seq: int) -> int:
    """Of the *since* lines that a viewer got up to *seq*, how many still stand after later undos?"""
    left = min(since, len(readable(live, eyes)))
    for at, events in reversed(live.cuts):
        if live.noticed(you, at) <= seq:
            break
        left = min(left, len(readable(live, eyes, events)))
    return left


# ---- the whole ----------------------------------------------------------------------------------


def eyes_of(table: Table, you: list[int]) -> int | None:
    """Through whose eyes a person looks who has the seats *you*: the one to act, or who acted last."""
    if not you or table.live is None:
        return None
    actors = table.live.state.actors()
    for seat in you:
        if seat in actors:
            return seat
    for entry in reversed(table.live.match.log):
        if entry.seat in you:
            return entry.seat
    return you[0]


def people(table: Table, here: set[str]) -> list[Person]:
    """Everybody at the table."""
    now = time.time()
    return [
        Person(
            at,
            seat.name,
            seat.kind,
            seat.level,
            seat.is_person and seat.user in here,
            clock_view(seat.clock, now),
        )
        for at, seat in enumerate(table.seats)
    ]


def state_of(table: Table, all: Common, face: Face, you: list[int], start: int, lines: msgspec.Raw) -> State:
    """What everybody knows, what these eyes see, and what belongs to the person behind them."""
    assert table.live is not None
    return State(
        seq=table.live.noticed(you),
        people=all.people,
        you=you,
        seat=face.eyes,
        view=face.view,
        actors=all.actors,
        over=all.over,
        ranking=all.ranking,
        scores=all.scores,
        breakdown=all.breakdown,
        decision=face.decision,
        extras=face.extras,
        can_undo=face.can_undo,
        undo_why=face.undo_why,
        journal_from=start,
        journal=lines,
        last_seen=last_seen(table, you),
        order=standing_order(table, face.eyes),
    )


def whole_state(table: Table, you: list[int], here: set[str], eyes: int | None, since: int = 0) -> State:
    """A State for one viewer, from line *since* on."""
    assert table.live is not None
    all = common(table, here)
    lines = encoded(journal(table.live, eyes, since, you))
    seen = face(table.live, eyes, all.view)
    state = state_of(table, all, seen, you, since, lines)
    state.view = whole(table.live, seen.view)
    return state


def last_seen(table: Table, you: list[int]) -> int | None:
    """The moment this person had seen when they last looked, or their last choice."""
    seen = [seat.seen for at, seat in enumerate(table.seats) if at in you and seat.seen is not None]
    if seen:
        return max(seen)
    if table.live is None or not you:
        return None
    live = table.live
    log, rows = live.match.log, live.rows
    own = (live.noticed(you, rows[at] + 1) for at in range(len(log) - 1, -1, -1) if log[at].seat in you)
    return next(own, None)


def standing_order(table: Table, eyes: int | None) -> int | None:
    """The choice the server takes for this seat until the round ends."""
    order = None if eyes is None else table.seats[eyes].order
    assert table.live is not None
    return order.code if order is not None and order.round == round_of(table.live) else None


def encoded(thing: Any) -> msgspec.Raw:
    """JSON, ready to be put into something bigger."""
    return msgspec.Raw(ENCODER.encode(thing))
