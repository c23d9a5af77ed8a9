"""Write golden matches: tools/goldens.py GAME NAME --seats N --seed N [--bot random] [--variant k=v …]

A golden is a whole match as text with the hash it must end in. Write new ones; a changed old one
means a change of rules, and that needs a new rules version.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bailiwick import BadInput, Match, Rng
from bailiwick.bots import bot_choice, make
from bailiwick.cli import read_variant

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def play(id: str, seats: int, seed: int, bot: str, variant: dict[str, str]) -> Match:
    """A whole match of bots."""
    match = Match.new(id, seats, seed, variant)
    rng = Rng(f"golden {seed}")
    player = make(bot, match.game, rng)
    while actors := match.state.actors():
        seat = rng.pick(actors)
        match.choose(seat, bot_choice(player, match.state, seat, rng))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--variant", action="append", default=[])
    given = parser.parse_args()
    target = FOLDER / given.game / f"{given.name}.txt"
    if target.exists():
        raise SystemExit(f"{target} exists; goldens are never overwritten")
    try:
        match = play(given.game, given.seats, given.seed, given.bot, read_variant(given.variant))
    except BadInput as error:
        raise SystemExit(str(error)) from error
    target.parent.mkdir(parents=True, exist_ok=True)
    match.save(target)
    print(f"{target}: {len(match.log)} choices, scores {match.state.scores()}")


if __name__ == "__main__":
    main()
