"""Printed values as data: TOML with a source for every value, and an owner's overlay on top.

A file holds single values and tables:

    [towers]
    value = 15
    source = "R"                        # S the rulebook, P public, R reconstructed
    check = "count the towers"          # what an owner of the box can check

    [castle]
    source = { name = "S", crops = "R" }  # for the whole table, or for each column
    columns = ["id", "name", "crops"]
    rows = [["castle_wo", "Woe", "wo"]]
    sources = { castle_wo = "S", "castle_wl.crops" = "P" }  # a row or a cell that differs

An overlay names a value (`towers = 16`) or a cell (`[castle.castle_wo]`, `crops = "wl"`).
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path

from mypy_extensions import mypyc_attr

Cell = int | str | bool | float | list[object]


@mypyc_attr(native_class=False)
class BadInput(ValueError):
    """What a person gave us is wrong; the message says what, where, and what would be right."""


class Value:
    """One printed value: where it stands, what it is, and how we know."""

    def __init__(self, name: str, cell: Cell, source: str, check: str) -> None:
        self.name = name
        self.cell = cell
        self.source = source
        self.check = check


class Tables:
    """All printed values of one game."""

    def __init__(self, path: Path, overlay: Path | None = None) -> None:
        self.path = path
        self.values: dict[str, Value] = {}
        self.row_ids: dict[str, list[str]] = {}
        self.columns: dict[str, list[str]] = {}
        self.fingerprint = ""
        document = read_toml(path)
        for name, entry in document.items():
            self._add(name, entry)
        if overlay is not None:
            self._lay_over(overlay)

    # ---- what a game asks -------------------------------------------------------------------

    def number(self, name: str) -> int:
        """The single value *name*, a whole number."""
        cell = self.values[name].cell
        assert isinstance(cell, int), f"{name} is not a whole number"
        return cell

    def text(self, name: str) -> str:
        """The single value *name*, a text."""
        cell = self.values[name].cell
        assert isinstance(cell, str), f"{name} is not a text"
        return cell

    def ids(self, table: str) -> list[str]:
        """The ids of the rows of *table*, in printed order."""
        return self.row_ids[table]

    def cells(self, table: str, column: str) -> list[Cell]:
        """A column of *table*, as it stands in the file."""
        return [self.values[f"{table}.{row}.{column}"].cell for row in self.row_ids[table]]

    def numbers(self, table: str, column: str) -> list[int]:
        """A column of whole numbers."""
        found: list[int] = []
        for cell in self.cells(table, column):
            assert isinstance(cell, int), f"{table}.{column} holds {cell!r}, not a whole number"
            found.append(cell)
        return found

    def texts(self, table: str, column: str) -> list[str]:
        """A column of texts."""
        found: list[str] = []
        for cell in self.cells(table, column):
            assert isinstance(cell, str), f"{table}.{column} holds {cell!r}, not a text"
            found.append(cell)
        return found

    def lists(self, table: str, column: str) -> list[list[object]]:
        """A column of lists."""
        found: list[list[object]] = []
        for cell in self.cells(table, column):
            assert isinstance(cell, list), f"{table}.{column} holds {cell!r}, not a list"
            found.append(cell)
        return found

    def provenance(self) -> dict[str, int]:
        """How many values come from the rulebook (S), from public sources (P), reconstructed (R)."""
        counts = {"S": 0, "P": 0, "R": 0, "owner": 0}
        for value in self.values.values():
            counts[value.source] += 1
        return counts

    # ---- reading ----------------------------------------------------------------------------

    def _add(self, name: str, entry: object) -> None:
        assert isinstance(entry, dict), f"{self.path.name}: {name} is neither a value nor a table"
        check = str(entry.get("check", ""))
        if "value" in entry:
            self.values[name] = Value(name, entry["value"], str(entry["source"]), check)
            return
        columns = [str(column) for column in entry["columns"]]
        assert columns[0] == "id", f"{self.path.name}: the first column of {name} must be id"
        own: dict[str, object] = entry.get("sources", {})
        self.columns[name] = columns[1:]
        self.row_ids[name] = []
        for row in entry["rows"]:
            assert len(row) == len(columns), f"{self.path.name}: {name} has a row {row!r} of odd length"
            identity = str(row[0])
            self.row_ids[name].append(identity)
            for column, cell in zip(columns[1:], row[1:], strict=True):
                source = source_of(entry["source"], own, identity, column)
                cell_name = f"{name}.{identity}.{column}"
                self.values[cell_name] = Value(cell_name, cell, source, check)

    def _lay_over(self, overlay: Path) -> None:
        document = read_toml(overlay)
        lines = overlay.read_text(encoding="utf-8").splitlines()
        for name, entry in document.items():
            if not isinstance(entry, dict):
                self._replace(overlay, lines, name, entry)
                continue
            for row, cells in entry.items():
                if not isinstance(cells, dict):
                    where = place(overlay, lines, f"{name}.{row}")
                    raise BadInput(f"{where}: write [{name}.<id>], then {row} = …")
                for column, cell in cells.items():
                    self._replace(overlay, lines, f"{name}.{row}.{column}", cell)
        self.fingerprint = blake2b(repr(sorted(document.items())).encode(), digest_size=8).hexdigest()

    def _replace(self, overlay: Path, lines: list[str], name: str, cell: object) -> None:
        where = place(overlay, lines, name)
        old = self.values.get(name)
        if old is None:
            raise BadInput(f"{where}: there is no printed value {name}; {self._nearest(name)}")
        if type(old.cell) is not type(cell):
            raise BadInput(f"{where}: {name} must be {kind(old.cell)} such as {old.cell!r}, not {cell!r}")
        assert isinstance(cell, (int, str, float, list))
        self.values[name] = Value(name, cell, "owner", old.check)

    def _nearest(self, name: str) -> str:
        table, _, rest = name.partition(".")
        if table not in self.row_ids:
            single = [other for other in self.values if "." not in other]
            return f"single values are {', '.join(single)}; tables are {', '.join(self.row_ids)}"
        row = rest.partition(".")[0]
        if row not in self.row_ids[table]:
            return f"{table} has the ids {', '.join(self.row_ids[table])}"
        return f"{table} has the columns {', '.join(self.columns[table])}"


def source_of(table: object, own: dict[str, object], row: str, column: str) -> str:
    """The source of a cell: its own, its row's, its column's or its table's."""
    source = own.get(f"{row}.{column}", own.get(row, table))
    if isinstance(source, dict):
        source = source[column]
    assert source in ("S", "P", "R"), f"{row}.{column}: {source!r} is no source"
    return str(source)


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file, or BadInput that says where it is broken."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: {error}") from error


def place(path: Path, lines: list[str], name: str) -> str:
    """The file and, as far as it can be told, the line where *name* is written."""
    parts = name.split(".")
    inside = len(parts) == 1
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text.startswith("["):
            inside = text.strip("[] ").replace('"', "") == ".".join(parts[:-1])
        if inside and text.split("=")[0].strip(' "') == parts[-1]:
            return f"{path}, line {number}"
    return str(path)


def kind(cell: Cell) -> str:
    """What sort of value an owner has to write."""
    if isinstance(cell, bool):
        return "true or false"
    if isinstance(cell, int):
        return "a whole number"
    return "a text in quotes" if isinstance(cell, str) else "a list"
