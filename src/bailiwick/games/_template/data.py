"""The printed values as flat tables, checked once."""

from __future__ import annotations

from bailiwick.core.fields import Printed
from bailiwick.core.tables import BadInput, Tables


class Data(Printed):
    """How many stones there are and how many one may take."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self.stones = tables.number("stones")
        self.last_stone_points = tables.number("last_stone_points")
        self.take = tables.numbers("take", "stones")
        if self.stones < 1 or min(self.take) != 1:
            raise BadInput("stones must be at least 1, and one must be able to take a single stone")
