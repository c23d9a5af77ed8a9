"""Compile the kernel and the games with mypyc where a C compiler is at hand; pure Python otherwise."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCES = Path("src/bailiwick")


def sources() -> list[str]:
    """The kernel and the rules: all that runs in a search."""
    core = sorted(SOURCES.glob("core/*.py"))
    rules = sorted(path for path in SOURCES.glob("games/*/**/*.py") if path.name != "__init__.py")
    return [str(path) for path in [*core, *rules]]


def extensions() -> list[object]:
    """The compiled modules, or none: BAILIWICK_PURE=1 or a missing compiler asks for plain Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("BAILIWICK_PURE") == "1" or shutil.which(compiler) is None:
        print("bailiwick: building without native code; everything works, only slower")
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *sources()], opt_level="3", debug_level="0", multi_file=True))


setup(ext_modules=extensions())
