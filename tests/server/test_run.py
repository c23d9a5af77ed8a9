"""`bailiwick serve`: the address is taken first, and said when it is so."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bailiwick.cli import main
from bailiwick.server.run import take

from .helpers import WAIT


def test_a_port_that_is_in_use_is_refused_before_a_database_is_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "one.db"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(database)]) == 2
    said = capsys.readouterr()
    assert said.err == f"bailiwick: port {port} is in use; choose another with --port\n"
    assert said.out == ""
    assert not database.exists()


def test_the_address_that_is_said_is_open(tmp_path: Path) -> None:
    """Port 0 takes a free one; who comes at once waits until the server is ready."""
    command = [sys.executable, "-m", "bailiwick", "serve", "--quiet", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "one.db")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Bailiwick is at http://127.0.0.1:")
        assert httpx.get(f"{said.split()[-1]}/health", timeout=WAIT).status_code == 200
    finally:
        process.terminate()
        process.communicate(timeout=WAIT)


def test_small_messages_are_sent_at_once() -> None:
    """asyncio asks the socket whether it is TCP before it switches Nagle's algorithm off."""
    with take("127.0.0.1", 0) as door:
        assert door.proto == socket.IPPROTO_TCP
