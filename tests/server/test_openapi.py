"""The interface describes itself, and nothing that can be asked of it makes it fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from bailiwick.server import schema
from bailiwick.server.app import build
from bailiwick.server.settings import Settings

from .crier import ORIGIN, Letters
from .helpers import Person, Served, two_at_a_table


def operations() -> list[str]:
    """Every operation by name."""
    paths = build(Settings()).openapi_schema.to_schema()["paths"]
    return sorted(f"{method.upper()} {path}" for path, item in paths.items() for method in item)


def test_the_docs_page_and_the_schema_are_served(served: Served) -> None:
    anna = served.person("Anna")
    page = anna.get("/api/docs")
    assert "/api/tables/{id}/choices" in page
    told = anna.http.get("/api/docs/openapi.json").json()
    assert told["info"]["title"] == "Bailiwick"
    assert "/api/import" in told["paths"]
    assert not [path for path in told["paths"] if not path.startswith(("/api/", "/health", "/metrics"))]


@pytest.fixture(scope="module")
def outgoing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that sends mail, and calls webhooks as far as its guard lets it."""
    letters = Letters()
    going = {"mail": letters.url, "mail_from": "house@games.example", "origins": (ORIGIN,), "webhooks": True}
    with Served(tmp_path_factory.mktemp("outgoing") / "test.db", **going) as served:
        yield served
    letters.controller.stop()


@pytest.mark.parametrize("operation", operations())
def test_no_request_makes_a_server_error(served: Served, operation: str) -> None:
    """Bodies and parameters as the schema says, and as it says they must not be."""
    anna, _, id = two_at_a_table(served)
    ask_for(served, anna, id, operation)


@pytest.mark.parametrize("operation", operations())
def test_nor_does_one_of_an_admin_with_mail_and_webhooks(outgoing: Served, operation: str) -> None:
    outgoing.desk.limits.moments.clear()
    chief, _, id = two_at_a_table(outgoing)
    (channel,) = chief.post("/api/notices/mail", address="chief@games.example")["channels"]
    users = schema.users.c
    promoted = schema.users.update().where(users.id == chief.me["id"]).values(admin=True)
    with outgoing.desk.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(promoted)
    assert chief.get("/api/admin/tables")
    ask_for(outgoing, chief, channel["id"] if "/channels/" in operation else id, operation)


def ask_for(served: Served, person: Person, id: str, operation: str) -> None:
    """Many requests for one operation."""
    cookie = person.cookie
    described = schemathesis.openapi.from_url(f"{served.url}/api/docs/openapi.json")
    method, path = operation.split(" ")
    found = described[path][method]
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    cases = st.one_of([found.as_strategy(generation_mode=mode) for mode in modes])

    @settings(
        max_examples=15,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, real=st.booleans())
    def ask(case: schemathesis.Case, real: bool) -> None:
        served.desk.limits.moments.clear()
        if real and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        answer = case.call(base_url=served.url, headers={"Cookie": cookie})
        case.validate_response(answer, checks=[not_a_server_error])
        assert answer.status_code < 500

    ask()
