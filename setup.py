"""Compile the kernel, the games and the server's hot path with mypyc; pure Python without a C compiler."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCES = Path("src/bailiwick")
SERVER = [  # what a choice passes through
    "answers",
    "appends",
    "clocks",
    "hub",
    "limits",
    "live",
    "metrics",
    "orders",
    "payloads",
    "play",
    "tables",
    "writer",
]


def sources() -> list[str]:
    """The kernel and the rules: all that runs in a search. And what runs at every choice on the server."""
    core = sorted(SOURCES.glob("core/*.py"))
    rules = sorted(path for path in SOURCES.glob("games/*/**/*.py") if path.name != "__init__.py")
    server = [SOURCES / "server" / f"{name}.py" for name in SERVER]
    return [str(path) for path in [*core, *rules, *server]]


def extensions() -> list[object]:
    """The compiled modules, or none: BAILIWICK_PURE=1 or a missing compiler asks for plain Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("BAILIWICK_PURE") == "1" or shutil.which(compiler) is None:
        print("bailiwick: building without native code; everything works, only slower")
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *sources()], opt_level="3", debug_level="0", multi_file=True))


setup(ext_modules=extensions())
