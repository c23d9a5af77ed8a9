"""The folders keep their distance: rules know the kernel and their own game, nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "bailiwick"


def imports(path: Path) -> list[str]:
    """The bailiwick modules a file imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return [name for name in found if name.startswith("bailiwick.")]


@pytest.mark.parametrize("path", sorted(SOURCE.glob("core/*.py")), ids=lambda path: path.stem)
def test_the_kernel_knows_no_game(path: Path) -> None:
    assert all(name.startswith("bailiwick.core") for name in imports(path))


@pytest.mark.parametrize("folder", sorted(SOURCE.glob("games/*/")), ids=lambda path: path.name)
def test_a_game_knows_the_kernel_and_itself(folder: Path) -> None:
    allowed = ("bailiwick.core", f"bailiwick.games.{folder.name}")
    for path in folder.rglob("*.py"):
        assert all(name.startswith(allowed) for name in imports(path)), path
