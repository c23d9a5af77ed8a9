"""`bailiwick` whose chance is written down: the same presses lead to the same match, in every run.

Bots think in processes that run this file again before they begin, so theirs is written down too.
"""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace

from bailiwick.cli import main
from bailiwick.server import botprocess, seating
from bailiwick.server.limits import LIMITS


def chance(seed: int) -> SimpleNamespace:
    """In place of `secrets`; each draw is the first one, so the order of tests does not matter."""
    return SimpleNamespace(
        token_bytes=lambda size: Random(seed).randbytes(size),
        SystemRandom=lambda: Random(seed),
    )


def think(task: botprocess.Task) -> int:
    """A bot's choice depends on the match alone, not on the process it thinks in."""
    botprocess.secrets = chance(len(task.log))  # type: ignore[assignment]
    return really_think(task)


really_think, botprocess.think = botprocess.think, think
seating.secrets = chance(1)  # type: ignore[assignment]
LIMITS["guest"] = 10_000, 60.0  # all people of the tests come from one address, as fast as the machine can

if __name__ == "__main__":
    sys.exit(main())
