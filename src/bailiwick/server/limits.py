"""How often somebody may do something: a list of recent moments per key."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

from bailiwick.server.errors import Refusal

#          key        times, seconds
LIMITS = {
    "guest": (30, 60.0),
    "table": (5, 60.0),
    "invite": (30, 60.0),
    "chat": (30, 60.0),
    "import": (10, 60.0),
    "vote": (30, 60.0),
    "hand-over": (30, 60.0),
    "channel": (30, 60.0),
    "test": (10, 60.0),
    "mail": (5, 3600.0),
    "order": (60, 60.0),
    "rewind": (60, 60.0),
    "hint": (60, 60.0),
    "socket": (600, 60.0),
    "message": (300, 10.0),
}
KEYS = 50_000


class Limits:
    """Sliding windows in memory, for this process; password checks are counted in the database."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.moments: dict[str, OrderedDict[str, deque[float]]] = {}

    def spend(self, what: str, who: str) -> None:
        """Refuse with 429 when *who* did *what* too often lately."""
        times, seconds = LIMITS[what]
        now = self.clock()
        everybody = self.moments.get(what)
        if everybody is None:
            everybody = self.moments[what] = OrderedDict()
        recent = everybody.get(who)
        if recent is None:
            while everybody and (
                len(everybody) >= KEYS or next(iter(everybody.values()))[-1] < now - seconds
            ):
                everybody.popitem(last=False)
            recent = everybody[who] = deque(maxlen=times)
        else:
            everybody.move_to_end(who)
        if len(recent) == times and recent[0] > now - seconds:
            raise too_often(seconds - (now - recent[0]))
        recent.append(now)


def too_often(wait: float) -> Refusal:
    """Slow down."""
    return Refusal(429, "too-often", f"that was too often; try again in {max(1, round(wait))} seconds")
