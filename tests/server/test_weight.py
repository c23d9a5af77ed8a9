"""What a first visit loads: script and style of the built client, compressed as the server sends them."""

from __future__ import annotations

import json
import re

import pytest

from bailiwick.server.settings import Settings
from bailiwick.server.static import StaticFiles
from bailiwick.words import LANGUAGES

MOST_BYTES = 150_000
FILES = StaticFiles(Settings().static).files


def text(path: str) -> str:
    """A file of the client."""
    return FILES[path].body.decode()


def built(stem: str) -> str:
    """The script that the build made of *stem*, whatever its hash is."""
    (path,) = [path for path in FILES if re.fullmatch(rf"assets/{stem}-[\w-]{{8}}\.js", path)]
    return path


def imported(path: str) -> set[str]:
    """A script and all that it imports from the start."""
    found, new = set(), {path}
    while new:
        found |= new
        names = [name for at in new for name in re.findall(r'(?:from|import)"\./([^"]+\.js)"', text(at))]
        new = {f"assets/{name}" for name in names} - found
    return found


def fetched_by(main: str, wanted: str) -> set[str]:
    """What *main* fetches when it imports the script *wanted* later: its styles too."""
    (listed,) = re.findall(r"m\.f=(\[[^\]]*\])", text(main))
    (at,) = re.findall(rf'import\("\./{re.escape(wanted)}"\),__vite__mapDeps\(\[([\d,]*)\]\)', text(main))
    return {json.loads(listed)[int(number)] for number in at.split(",")}


def board(main: str, id: str) -> str:
    """The script with the board of the game *id*."""
    (name,) = re.findall(rf'\b{id}:\(\)=>\w+\(\(\)=>import\("\./([^"]+)"\)', text(main))
    return str(name)


def first_visit(id: str | None) -> set[str]:
    """Scripts and styles of the lobby, or of a table of the game *id*, in the largest language."""
    page = text("index.html")
    (main,) = re.findall(r'<script type="module"[^>]* src="/([^"]+)"', page)
    files = set(re.findall(r'<(?:script|link)[^>]* (?:src|href)="/([^"]+\.(?:js|css))"', page))
    files |= imported(main) | {max(map(built, LANGUAGES), key=weight)}
    if id is not None:
        for name in (built("Table").removeprefix("assets/"), board(main, id)):
            files |= fetched_by(main, name) | imported(f"assets/{name}")
    return files


def weight(path: str) -> int:
    """Its bytes on the line."""
    packed = FILES[path].packed
    assert packed is not None
    return len(packed)


@pytest.mark.parametrize("id", [None, "provence", "burgundy"])
def test_a_first_visit_loads_less_than_150_kb_of_script_and_style(id: str | None) -> None:
    files = first_visit(id)
    assert any(path.endswith(".css") for path in files)
    assert sum(map(weight, files)) < MOST_BYTES
