"""A game's card: what it is called, who can play it, how a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bailiwick.core.decision import Event
from bailiwick.core.fields import Printed
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.core.tables import BadInput, Tables


class Variant:
    """A choice made before the match: its values, the first of them the default.

    A number has a *span*, the least and the most it can be; its values need no names.
    """

    def __init__(self, key: str, values: list[str], span: tuple[int, int] | None = None) -> None:
        self.key = key
        self.values = values
        self.span = span

    def listed(self) -> list[str]:
        """The values to choose from in a list; of a number just the default."""
        return self.values if self.span is None else self.values[:1]

    def allowed(self) -> str:
        """What it can be, for somebody who tried something else."""
        if self.span is None:
            return ", ".join(self.values)
        return f"a number from {self.span[0]} to {self.span[1]}"


def number(key: str, default: int, least: int, most: int) -> Variant:
    """A choice of a number."""
    others = [str(value) for value in range(least, most + 1) if value != default]
    return Variant(key, [str(default), *others], (least, most))


END_TURN_VARIANT = Variant("end_turn", ["auto", "ask"])


class Setup:
    """What a match begins with."""

    def __init__(self, seats: int, variant: dict[str, str], rng: Rng, data: Printed) -> None:
        self.seats = seats
        self.variant = variant
        self.rng = rng
        self.data = data

    def has(self, key: str) -> bool:
        """Is the switch *key* on?"""
        return self.variant[key] == "on"


class Game:
    """The card of a game. *data* makes flat tables, *deal* the state before the first decision.

    A game without *secrets* shows every seat and every spectator the same view. Its *printed_parts*
    are those of the view that tell what is printed on all things in the box: the same in every match.
    """

    def __init__(
        self,
        id: str,
        title: str,
        seats: list[int],
        version: int,
        variants: list[Variant],
        actions: list[str],
        messages: dict[str, str],
        folder: Path,
        data: Callable[[Tables], Printed],
        deal: Callable[[Setup], State],
        value: Callable[[State, int], float],
        observe: Callable[[State, int], list[float]],
        secrets: bool = True,
        printed_parts: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.version = version
        self.variants = [*variants, END_TURN_VARIANT]
        self.actions = actions
        self.messages = messages
        self.folder = folder
        self.data = data
        self.deal = deal
        self.value = value
        self.observe = observe
        self.secrets = secrets
        self.printed_parts = printed_parts
        self._printed: Printed | None = None

    def tables(self, overlay: Path | None = None) -> Tables:
        """The printed values, with an owner's corrections if there are any."""
        return Tables(self.folder / "data.toml", overlay)

    def printed(self, overlay: Path | None = None) -> Printed:
        """The printed values as the rules read them; those of the box are loaded once."""
        if overlay is not None:
            try:
                return self.data(self.tables(overlay))
            except BadInput as error:
                raise BadInput(error if str(overlay) in str(error) else f"{overlay}: {error}") from error
        if self._printed is None:
            self._printed = self.data(self.tables())
        return self._printed

    def need_rules(self, version: str) -> None:
        """BadInput if this program does not have the rules that a match began with: it keeps them."""
        if version != str(self.version):
            raise BadInput(f"rules={version} of {self.id} are not known here; rules={self.version} are")

    def full_variant(self, given: dict[str, str]) -> dict[str, str]:
        """*given* with the defaults filled in, or BadInput."""
        known = {variant.key: variant for variant in self.variants}
        for key, value in given.items():
            if key not in known:
                raise BadInput(f"{self.id} has no option {key!r}; it has {', '.join(known)}")
            if value not in known[key].values:
                raise BadInput(f"{self.id}: {key} cannot be {value!r}; it can be {known[key].allowed()}")
        return {key: given.get(key, variant.values[0]) for key, variant in known.items()}

    def new(
        self,
        seats: int | None = None,
        seed: int | str | bytes = 0,
        variant: dict[str, str] | None = None,
        data: Path | None = None,
        journal: list[Event] | None = None,
    ) -> State:
        """A new match, played on to its first decision."""
        number = self.seats[0] if seats is None else seats
        if number not in self.seats:
            allowed = ", ".join([str(n) for n in self.seats])
            raise BadInput(f"{self.id} is for {allowed} seats, not {number}")
        full = self.full_variant({} if variant is None else variant)
        state = self.deal(Setup(number, full, Rng(seed), self.printed(data)))
        state.confirms = full["end_turn"] == "ask"
        state.journal = journal
        state.settle()
        return state
