"""The tool that photographs every page finds its pages: it plays, opens and takes pictures."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

from .house import environment, free_port
from .page_checks import ROOT


def size(picture: Path) -> tuple[int, int]:
    """Width and height, as a PNG file tells them first."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def test_a_page_is_photographed_at_both_sizes_by_day_and_by_night(tmp_path: Path) -> None:
    command = [sys.executable, "tools/screenshots.py", "--only", "missing", "--out", str(tmp_path)]
    subprocess.run(
        [*command, "--port", str(free_port())], cwd=ROOT, env=environment(), check=True, timeout=300
    )

    assert {picture.name: size(picture) for picture in tmp_path.iterdir()} == {
        "missing.png": (1366, 768),
        "missing-night.png": (1366, 768),
        "missing-phone.png": (390, 844),
        "missing-phone-night.png": (390, 844),
    }
