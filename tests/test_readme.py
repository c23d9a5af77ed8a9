"""What the README shows works."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_snippet_of_the_readme_runs() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 5
    assert failures == 0
