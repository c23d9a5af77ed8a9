"""How an order is written down: who ordered, and with how many members (C4.2)."""

from __future__ import annotations


def written(seat: int, members: int) -> int:
    """An order as one number."""
    return seat + (members << 3)


def seat_of(order: int) -> int:
    """Whose order it is."""
    return order & 7


def members_in(order: int) -> int:
    """How many members wait with it."""
    return order >> 3
