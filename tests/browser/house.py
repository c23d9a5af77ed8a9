"""The real server as a process of its own: started, killed and started again on the same port and file."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

READY_SECONDS = 60.0
SEEDED = Path(__file__).parent / "seeded_server.py"


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`bailiwick serve`, with written-down chance and a database in a folder that goes away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> House:
        command = [sys.executable, str(SEEDED), "serve", "--quiet", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", str(self.folder / "test.db")]
        with (self.folder / "server.log").open("ab") as log:
            # a group of its own, so that kill -9 also ends the processes in which bots think
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, env=environment(), start_new_session=True
            )
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        assert self.process is not None
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5.0).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, in the middle of whatever it does."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def environment() -> dict[str, str]:
    """The server runs elsewhere: a relative path to the source has to become a full one."""
    given = dict(os.environ)
    if "PYTHONPATH" in given:
        given["PYTHONPATH"] = os.pathsep.join(
            os.path.abspath(p) for p in given["PYTHONPATH"].split(os.pathsep)
        )
    return given
