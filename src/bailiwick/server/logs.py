"""One JSON object a line. Only named fields get in: no bodies, no queries, no tokens."""

from __future__ import annotations

import json
import logging
import sys
import time

LOGGER = logging.getLogger("bailiwick.server")


def note(event: str, **fields: object) -> None:
    """Write down that something happened."""
    LOGGER.info(json.dumps({"at": round(time.time(), 3), "event": event, **fields}, ensure_ascii=True))


def set_up(quiet: bool) -> None:
    """To standard error, plain lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    LOGGER.handlers = [handler]
    LOGGER.propagate = False
    LOGGER.setLevel(logging.WARNING if quiet else logging.INFO)
