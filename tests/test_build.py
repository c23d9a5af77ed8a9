"""The run that is meant to test the compiled build really does, and the other way round."""

from __future__ import annotations

import os
import subprocess
import sys

import bailiwick
from bailiwick.server import live


def test_the_build_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("BAILIWICK_EXPECT")
    assert expected in (None, "compiled" if bailiwick.compiled() else "pure")
    assert live.__file__.endswith(".py") is not bailiwick.compiled(), "the server's hot path goes with it"


def test_the_version_says_which_build_runs() -> None:
    command = [sys.executable, "-m", "bailiwick", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert ("native code" in said) == bailiwick.compiled()
