"""A real server on a free port, real people with cookies, real WebSockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bailiwick.server.app import build
from bailiwick.server.desk import Desk
from bailiwick.server.guard import guard
from bailiwick.server.run import OPTIONS
from bailiwick.server.settings import Settings

WAIT = 20.0
KEYS = itertools.count()


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """The server in a thread of this process."""

    def __init__(self, database: str | Path, **settings: Any) -> None:
        self.port = free_port()
        self.settings = Settings(database=str(database), port=self.port, quiet=True, **settings)
        self.app: Litestar = build(self.settings)
        config = uvicorn.Config(
            guard(self.app, self.settings.origins), host="127.0.0.1", port=self.port, **OPTIONS
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def desk(self) -> Desk:
        desk = self.app.state.desk
        assert isinstance(desk, Desk)
        return desk

    def __enter__(self) -> Served:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)

    def person(self, name: str = "Anna") -> Person:
        return Person(self.url, name)


def until(true: Callable[[], Any], seconds: float = WAIT) -> Any:
    """Wait for something that happens in another thread or process."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.005)
    raise AssertionError("it did not happen")


class Person:
    """Somebody with a browser: a cookie, requests, tables."""

    def __init__(self, url: str, name: str | None) -> None:
        self.url = url
        self.heard: list[str] = []  # the body of every answer, and every message of every open table
        self.http = httpx.Client(base_url=url, timeout=WAIT, event_hooks={"response": [self.hear]})
        self.me: dict[str, Any] = {}
        if name is not None:
            self.me = self.post("/api/guest", name=name)

    def hear(self, answer: httpx.Response) -> None:
        answer.read()
        self.heard.append(answer.text)

    def ask(self, method: str, path: str, status: int, **body: Any) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, status: int = 0, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        return answer.json()

    def new_table(self, *seats: str, game: str = "provence", **more: Any) -> dict[str, Any]:
        table = self.post("/api/tables", game=game, seats=list(seats), **more)
        assert isinstance(table, dict)
        return table

    def state(self, id: str) -> dict[str, Any]:
        state = self.get(f"/api/tables/{id}")
        assert isinstance(state, dict)
        return state

    def choose(self, id: str, status: int = 200, **more: Any) -> Any:
        """The first option, unless told otherwise."""
        state = self.state(id)
        wish = {"seq": state["seq"], "key": f"key {next(KEYS)}"}
        if "code" not in more:
            wish["code"] = state["decision"]["options"][0]["code"]
        return self.post(f"/api/tables/{id}/choices", status, **(wish | more))

    def undo(self, id: str, status: int = 200, turn: bool = False) -> Any:
        seq = self.state(id)["seq"]
        return self.post(f"/api/tables/{id}/undo", status, seq=seq, key=f"key {next(KEYS)}", turn=turn)

    @property
    def cookie(self) -> str:
        return f"bailiwick={self.http.cookies.get('bailiwick', '')}"

    def live(self, id: str, query: str = "", **headers: str) -> Socket:
        return Socket(self, id, query, headers)


class Socket:
    """An open table, inside a `with`."""

    ws: ClientConnection

    def __init__(self, person: Person, id: str, query: str, headers: dict[str, str]) -> None:
        url = f"{person.url.replace('http', 'ws')}/api/tables/{id}/live{query}"
        given = {"Cookie": person.cookie, **headers}
        self.opening = connect(url, additional_headers=given, compression=None)
        self.person = person
        self.heard: list[str] = []
        self.printed: dict[str, Any] = {}  # it came once, and belongs into every view

    def __enter__(self) -> Socket:
        self.ws = self.opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.opening.__exit__(*error)

    def next(self, kind: str = "", seconds: float = WAIT) -> dict[str, Any]:
        """The next message, of one type if it is given."""
        end = time.monotonic() + seconds
        while True:
            text = self.ws.recv(timeout=max(0.0, end - time.monotonic()))
            assert isinstance(text, str)
            self.heard.append(text)
            self.person.heard.append(text)
            message = json.loads(text)
            assert isinstance(message, dict)
            if message["type"] == "state":
                self.printed = message.get("printed", self.printed)
                message["view"] |= self.printed
            if not kind or message["type"] == kind:
                return message

    def until(self, wanted: Callable[[dict[str, Any]], Any], kind: str = "state") -> dict[str, Any]:
        """The next message that is as wanted."""
        while True:
            message = self.next(kind)
            if wanted(message):
                return message

    def say(self, kind: str, **more: Any) -> str:
        key = f"key {next(KEYS)}"
        self.ws.send(json.dumps({"type": kind, "key": key, **more}))
        return key

    def choose(self, state: dict[str, Any], at: int = 0) -> str:
        return self.say("choose", seq=state["seq"], code=state["decision"]["options"][at]["code"])

    def closed_with(self) -> int:
        """Read on until the server closes, and say with which code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.ws.close_code is not None
        return self.ws.close_code


def two_at_a_table(served: Served, game: str = "provence", **more: Any) -> tuple[Person, Person, str]:
    """Anna and Bob, and the id of their running match."""
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "open", game=game, **more)["id"]
    bob.post(f"/api/tables/{id}/join")
    return anna, bob, id


def to_act(id: str, *people: Person) -> Person:
    """The person whose turn it is."""
    return next(person for person in people if person.state(id)["decision"])


def play_on(id: str, *people: Person, choices: int) -> None:
    """So many first options, by whoever has to act."""
    for _ in range(choices):
        to_act(id, *people).choose(id)
