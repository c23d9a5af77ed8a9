"""One server for most tests; those that change or kill it start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from bailiwick.server import people

from .helpers import Served


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """The same function with a small effort: what is tested is that it is used."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        patch.setattr(people, "NOBODYS_PASSWORD", people.hash_password("nobody has this password"))
        yield


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server") / "test.db", bot_seconds=10.0) as served:
        yield served


@pytest.fixture
def served(shared: Served) -> Served:
    shared.desk.limits.moments.clear()
    return shared
