"""Time to think. A seat's clock runs while it has to act; its bank grows at the start of each turn."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

HOUR, DAY = 3600.0, 86400.0


@dataclass
class Pace:
    """Seconds at the start, added whenever a turn begins, and the most that can be saved up."""

    start: float
    turn: float
    most: float


PACES: dict[str, Pace | None] = {
    "live": Pace(10 * 60.0, 30.0, 10 * 60.0),
    "days-fast": Pace(1 * DAY, 4 * HOUR, 3 * DAY),
    "days": Pace(3 * DAY, 12 * HOUR, 5 * DAY),
    "days-slow": Pace(3 * DAY, 36 * HOUR, 10 * DAY),
    "none": None,
}
REMIND = 0.8  # of the time used


@dataclass
class Clock:
    """What is left in the bank, and since when it has been running."""

    bank: float
    since: float | None = None

    def left(self, now: float) -> float:
        """Seconds left; below zero when time is up."""
        return self.bank if self.since is None else self.bank - (now - self.since)

    def begin_turn(self, pace: Pace, now: float) -> None:
        """The seat has to act: more time, and the clock runs."""
        self.bank = max(self.bank, min(pace.most, self.bank + pace.turn))
        self.since = now

    def stop(self, now: float) -> None:
        """The seat has acted."""
        self.bank, self.since = self.left(now), None


class ClockView(msgspec.Struct, frozen=True):
    """A clock for people: the browser counts down by itself while it runs."""

    left: float
    running: bool
    remind: bool
    up: bool
    remind_at: float  # seconds left at which it will be time for a reminder


def clock_view(clock: Clock | None, now: float) -> ClockView | None:
    """`remind` at 80 % of the time, `up` when the others may vote."""
    if clock is None:
        return None
    left, remind_at = clock.left(now), clock.bank - REMIND * clock.bank
    running = clock.since is not None
    return ClockView(
        tenths(left), running, running and left <= remind_at, running and left <= 0, tenths(remind_at)
    )


def tenths(seconds: float) -> float:
    """Never below zero."""
    return int(seconds * 10 + 0.5) / 10 if seconds > 0 else 0.0


def turn_clocks(clocks: list[Clock | None], pace: Pace, actors: list[int], now: float) -> list[int]:
    """Stop and start clocks after a choice; says which seats' clocks changed."""
    changed = []
    for seat, clock in enumerate(clocks):
        if clock is None:
            continue
        runs, should = clock.since is not None, seat in actors
        if runs and not should:
            clock.stop(now)
        elif should and not runs:
            clock.begin_turn(pace, now)
        if runs != should:
            changed.append(seat)
    return changed
