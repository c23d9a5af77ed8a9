"""No view, option or journal tells a viewer what the rules hide from it."""

from __future__ import annotations

import json

import pytest

from bailiwick import Event, Match, Option, Rng, State

from .play import EVERY_TABLE, moments


def spoken(events: list[Event], seat: int | None) -> list[str]:
    """What *seat* reads in the journal."""
    return [repr(event) for event in events if event.only < 0 or event.only == seat]


def seen(state: State, seat: int | None) -> tuple[object, ...]:
    """All a viewer is told of a state: view, question, options, and who is to act."""
    options: list[Option] = [] if seat is None else state.options(seat)
    prompt = None if seat is None else state.prompt(seat)
    return (
        json.dumps(state.view(seat)),
        repr(options),
        repr(prompt),
        [] if seat is None else state.legal(seat),
        [] if seat is None else repr(state.extra_options(seat)),
        state.actors(),
        state.scores() if state.over else None,
    )


@pytest.mark.parametrize("seed", range(200, 202))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_states_that_differ_only_in_the_unknown_look_the_same(id: str, seats: int, seed: int) -> None:
    """At every step, for each seat and a spectator: a determinization gives the same picture."""
    rng = Rng(seed)
    for step, (match, _) in enumerate(moments(id, seats, seed)):
        viewer = [None, *range(seats)][step % (seats + 1)]
        imagined = match.state.determinize(viewer, rng)
        assert seen(imagined, viewer) == seen(match.state, viewer)
        imagined.check()


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_a_determinization_draws_the_unknown_anew(id: str, seats: int) -> None:
    """It has a generator of its own: the real future cannot be read from it."""
    rng = Rng("anew")
    for match, _ in moments(id, seats, 210):
        imagined = match.state.determinize(0, rng)
        assert imagined.rng.key != match.state.rng.key
        assert imagined.journal is None
        break


@pytest.mark.parametrize("seed", range(220, 223))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_a_private_choice_leaves_no_trace_before_the_reveal(id: str, seats: int, seed: int) -> None:
    """Two different secret answers of one seat look the same to all others until something is revealed."""
    for match, rng in moments(id, seats, seed):
        for seat in match.state.actors():
            if not match.state.stacks[seat][-1].private() or len(match.state.legal(seat)) < 2:
                continue
            codes = match.state.legal(seat)
            rng.shuffle(codes)
            one, two = after(match, seat, codes[0]), after(match, seat, codes[1])
            if one.barrier() != match.state.barrier() or two.barrier() != match.state.barrier():
                continue
            if one.traces() == match.state.traces() == two.traces():
                for viewer in [None, *range(seats)]:
                    if viewer != seat:
                        compare(one, two, viewer)


def after(match: Match, seat: int, code: int) -> State:
    """The state after a choice, with the journal of just that choice."""
    twin = match.state.clone()
    twin.journal = []
    twin.choose(seat, code)
    return twin


def compare(one: State, two: State, viewer: int | None) -> None:
    """Whether the private seat still has to act may show; what it chose may not."""
    assert json.dumps(one.view(viewer)) == json.dumps(two.view(viewer))
    assert spoken(one.journal or [], viewer) == spoken(two.journal or [], viewer)
    if viewer is not None:
        assert one.legal(viewer) == two.legal(viewer)
        assert one.extras(viewer) == two.extras(viewer)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_no_payload_holds_the_seed_or_the_generator(id: str, seats: int) -> None:
    for match, _ in moments(id, seats, 987654321):
        key = match.state.rng.key.hex()
        for viewer in [None, *range(seats)]:
            payload = json.dumps(match.state.view(viewer))
            assert "987654321" not in payload
            assert key not in payload
        if len(match.log) > 20:
            break


@pytest.mark.parametrize("seed", range(240, 243))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_a_private_choice_changes_nobody_elses_undo(id: str, seats: int, seed: int) -> None:
    """Whether others may take something back does not tell that a seat has planned on in secret."""
    before: tuple[list[int], int, int] = ([], -1, 0)
    could: list[bool] = []
    for match, _ in moments(id, seats, seed):
        can = [match.can_undo(seat) for seat in range(seats)]
        open_ = (match.state.actors(), match.state.barrier(), match.state.traces())
        if open_ == before and match.log[-1].private:
            changed = [seat for seat in range(seats) if can[seat] != could[seat]]
            assert not changed or changed == [match.log[-1].seat]
        before, could = open_, can


@pytest.mark.parametrize("seed", range(250, 252))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_what_may_be_taken_back_has_uncovered_nothing(id: str, seats: int, seed: int) -> None:
    """R1, whatever the rules count as a barrier: at any other table that the seat could have imagined, the
    same choice would have told it the same, and all who look on too.

    So it learnt nothing by it, and the others nothing but what it shows of its own.
    """
    rng = Rng(seed)
    before, read = None, 0
    for match, _ in moments(id, seats, seed, people=True):
        entry = match.log[-1] if match.log else None
        if before is not None and entry is not None and match.can_undo(entry.seat):
            imagined = before.determinize(entry.seat, rng)
            imagined.journal = []
            imagined.choose(entry.seat, entry.code)
            for viewer in (entry.seat, None):
                assert seen(imagined, viewer) == seen(match.state, viewer)
                assert spoken(imagined.journal, viewer) == spoken(lines(match)[read:], viewer)
        before, read = match.state.clone(), len(lines(match))


@pytest.mark.parametrize("seed", range(260, 262))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_after_an_undo_all_is_seen_that_was_seen_before_the_choice(id: str, seats: int, seed: int) -> None:
    """By all but those who have planned on since, as long as none of that could be noticed."""
    for match, rng in moments(id, seats, seed, people=True):
        seat = rng.below(seats)
        if not match.can_undo(seat):
            continue
        at = max(at for at, entry in enumerate(match.log) if entry.seat == seat)
        planned = {entry.seat for entry in match.log[at + 1 :]}
        before, undone = match.at(at), match.at(len(match.log))
        undone.undo(seat)
        if outside(undone.state) == outside(before.state):
            for viewer in {None, *range(seats)} - planned:
                assert seen(undone.state, viewer) == seen(before.state, viewer)
                assert spoken(lines(undone), viewer) == spoken(lines(before), viewer)


def lines(match: Match) -> list[Event]:
    return match.state.journal or []


def outside(state: State) -> tuple[int, int, list[int]]:
    """What anybody notices of a choice that is private."""
    return state.barrier(), state.traces(), state.actors()
