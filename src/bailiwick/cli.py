"""The command line: games, play, replay, verify, bench, data; serve, backup, restore, admin."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import bailiwick
from bailiwick.bench import Figures, measure
from bailiwick.core.game import Game
from bailiwick.core.match import Match
from bailiwick.core.tables import BadInput

SOURCES = {"S": "rulebook", "P": "public", "R": "reconstructed", "owner": "your overlay"}


def main(arguments: list[str] | None = None) -> int:
    """Run a command; wrong input ends with one message and exit code 2."""
    parser = make_parser()
    given = parser.parse_args(arguments)
    if not hasattr(given, "run"):
        parser.print_help()
        return 2
    try:
        return int(given.run(given) or 0)
    except BadInput as error:
        print(f"bailiwick: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130


def make_parser() -> argparse.ArgumentParser:
    """All commands and what they take."""
    parser = argparse.ArgumentParser(prog="bailiwick", description="Five great medieval board games.")
    build = "native code" if bailiwick.compiled() else "pure Python: no compiled build here, so it is slower"
    parser.add_argument("--version", action="version", version=f"bailiwick {bailiwick.__version__} ({build})")
    commands = parser.add_subparsers(title="commands", metavar="")

    games = commands.add_parser("games", help="list the games")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=run_games)

    play = commands.add_parser("play", help="play in this terminal")
    play.add_argument("game", nargs="?", help="provence, …; asked for when left out")
    play.add_argument("--seats", help="who sits where, such as you,greedy,random")
    play.add_argument("--seed", help="a number or a text; drawn at random when left out")
    play.add_argument(
        "--from", type=Path, metavar="FILE", dest="source", help="what if: take up a match file"
    )
    play.add_argument("--at", type=int, metavar="N", help="with --from: after its first N choices")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the match here after every choice")
    play.add_argument("--language", choices=["en", "nl", "fr", "de"], default="en")
    add_variant(play)
    play.set_defaults(run=run_play)

    replay = commands.add_parser("replay", help="show a match file step by step")
    replay.add_argument("file", type=Path)
    replay.add_argument("--language", choices=["en", "nl", "fr", "de"], default="en")
    add_data(replay)
    replay.set_defaults(run=run_replay)

    verify = commands.add_parser("verify", help="replay match files and compare their hashes")
    verify.add_argument("file", type=Path, nargs="+")
    add_data(verify)
    verify.set_defaults(run=run_verify)

    bench = commands.add_parser("bench", help="measure random play")
    bench.add_argument("game", nargs="*", help="all games when left out")
    bench.add_argument("--seats", type=int, help="the most a game takes when left out")
    bench.add_argument("--seconds", type=float, default=2.0)
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.set_defaults(run=run_bench)

    data = commands.add_parser("data", help="all printed values of a game with their sources")
    data.add_argument("game")
    data.add_argument("--json", action="store_true", help="as JSON")
    add_data(data)
    data.set_defaults(run=run_data)

    add_server(commands)
    return parser


def add_server(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Serving, backups and the operator's tools."""
    serve = commands.add_parser("serve", help="serve the games to browsers")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in")
    serve.add_argument("--port", type=int, default=8000)
    add_database(serve)
    serve.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    serve.add_argument("--bots", type=int, default=1, metavar="N", help="processes in which bots think")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="address behind a proxy")
    serve.add_argument("--mail", default="", metavar="URL", help="send mail: smtp://user:password@host:port")
    serve.add_argument("--mail-from", default="", metavar="ADDRESS", help="who the mails come from")
    serve.add_argument("--webhooks", action="store_true", help="people may have notices sent to a URL")
    serve.add_argument("--quiet", action="store_true", help="no log of requests")
    serve.set_defaults(run=run_serve)

    backup = commands.add_parser("backup", help="write everything the server knows to a file")
    backup.add_argument("file", type=Path)
    add_database(backup)
    backup.set_defaults(run=run_backup)

    restore = commands.add_parser("restore", help="fill an empty database from a backup")
    restore.add_argument("file", type=Path)
    add_database(restore)
    restore.set_defaults(run=run_restore)

    admin = commands.add_parser("admin", help="look after the server's matches and people")
    admin.add_argument("task", choices=["list", "inspect", "quarantine", "release", "make-admin"])
    admin.add_argument("name", nargs="?", help="a match, or a person for make-admin")
    add_database(admin)
    admin.set_defaults(run=run_admin)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where the server keeps everything."""
    parser.add_argument(
        "--database", default="bailiwick.db", metavar="URL", help="an SQLite file or postgresql://…"
    )


def add_variant(parser: argparse.ArgumentParser) -> None:
    """Options of the game, and an owner's corrections."""
    parser.add_argument("--variant", action="append", default=[], metavar="KEY=VALUE")
    add_data(parser)


def add_data(parser: argparse.ArgumentParser) -> None:
    """An owner's corrections of printed values."""
    parser.add_argument(
        "--data", type=Path, metavar="OVERLAY.toml", help="your corrections of printed values"
    )


def read_variant(pairs: list[str]) -> dict[str, str]:
    """KEY=VALUE, any number of times."""
    variant: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--variant {pair}: write it as key=value, such as scenario=random")
        variant[key] = value
    return variant


# ---- the commands -------------------------------------------------------------------------------


def run_games(given: argparse.Namespace) -> None:
    """A row a game."""
    rows = [describe(bailiwick.game(id)) for id in bailiwick.games()]
    if given.json:
        print(json.dumps(rows, indent=2))
        return
    console = Console(highlight=False)
    for row in rows:
        show_game(console, row)


def show_game(console: Console, row: dict[str, object]) -> None:
    """A game in a few lines: who can play it, how well its values are known, its options."""
    counts, variants, numbers = row["values"], row["variants"], row["numbers"]
    assert isinstance(counts, dict)
    assert isinstance(variants, dict)
    assert isinstance(numbers, dict)
    console.print(
        f"[bold]{row['id']}[/]  {row['title']}, {seat_range(row['seats'])} seats, {row['actions']} actions"
    )
    known = f"{counts['S']} from the rulebook, {counts['P']} public, {counts['R']} reconstructed"
    console.print(f"  printed values: {known}")
    for key, values in variants.items():
        others = f"{numbers[key][0]} to {numbers[key][1]}" if key in numbers else ", ".join(values[1:])
        console.print(f"  {key}: [bold]{values[0]}[/], {others}" if others else f"  {key}: {values[0]}")
    console.print()


def describe(game: Game) -> dict[str, object]:
    """A game's card as plain data."""
    return {
        "id": game.id,
        "title": game.title,
        "seats": game.seats,
        "rules": game.version,
        "variants": {variant.key: variant.listed() for variant in game.variants},
        "numbers": {variant.key: list(variant.span) for variant in game.variants if variant.span},
        "actions": len(game.actions),
        "values": game.tables().provenance(),
    }


def seat_range(seats: object) -> str:
    """2, 3, 4 as 2–4."""
    assert isinstance(seats, list)
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])


def run_play(given: argparse.Namespace) -> None:
    """A match in this terminal."""
    from bailiwick.terminal.play import play, play_on

    if given.source is not None:
        match = Match.load(given.source, given.data)
        at = len(match.log) if given.at is None else given.at
        if not 0 <= at <= len(match.log):
            raise BadInput(f"--at {at}: {given.source} has {len(match.log)} choices")
        play_on(match.at(at), given.seats, given.save, given.language)
        return
    play(
        given.game,
        given.seats,
        given.seed,
        read_variant(given.variant),
        given.data,
        given.save,
        given.language,
    )


def run_replay(given: argparse.Namespace) -> None:
    """A match file, choice by choice."""
    from bailiwick.terminal.replay import replay

    replay(Match.load(given.file, given.data), given.language)


def run_verify(given: argparse.Namespace) -> int:
    """Every file is checked, even after one that is wrong."""
    wrong = 0
    for path in given.file:
        try:
            match = Match.load(path, given.data)
        except BadInput as error:
            print(f"bailiwick: {error}", file=sys.stderr)
            wrong += 1
            continue
        print(f"{path}: {len(match.log)} choices lead to {match.state.hash()}, as written")
    return 2 if wrong else 0


def run_bench(given: argparse.Namespace) -> None:
    """Decisions and matches a second, clone and replay times."""
    cards = [bailiwick.game(id) for id in given.game or bailiwick.games()]
    figures = [measure(card, given.seats or max(card.seats), given.seconds) for card in cards]
    if given.json:
        print(json.dumps([figure.as_dict() for figure in figures], indent=2))
        return
    Console().print(bench_table(figures))


def bench_table(figures: list[Figures]) -> Table:
    """The figures for people."""
    build = "compiled" if bailiwick.compiled() else "interpreted"
    table = Table(
        title=f"random play, {build}; choices and options are means a match and a choice", padding=(0, 0)
    )
    for heading in ("game", "seats", "choices/s", "matches/s", "choices", "options", "clone µs", "replay ms"):
        table.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for figure in figures:
        row = figure.as_dict()
        table.add_row(
            str(row["game"]),
            str(row["seats"]),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['matches_per_second']:,.0f}",
            f"{row['decisions_per_match']:.1f}",
            f"{row['options_per_decision']:.1f}",
            f"{row['clone_us']:.2f}",
            f"{row['replay_ms']:.2f}",
        )
    return table


def run_data(given: argparse.Namespace) -> None:
    """Every printed value with how we know it."""
    card = bailiwick.game(given.game)
    card.printed(given.data)
    values = card.tables(given.data).values.values()
    if given.json:
        rows = [{"name": v.name, "value": v.cell, "source": v.source, "check": v.check} for v in values]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    table = Table("value", "printed", "source", title=card.title)
    for value in values:
        table.add_row(value.name, str(value.cell), SOURCES[value.source])
    console = Console()
    console.print(table)
    checks = dict.fromkeys(value.check for value in values if value.check and value.source == "R")
    console.print("If you own the box, please check:")
    for check in checks:
        console.print(f" • {check}")


# ---- the server -------------------------------------------------------------------------------


def run_serve(given: argparse.Namespace) -> None:
    """Serve until stopped."""
    from bailiwick.server.run import serve
    from bailiwick.server.settings import Settings

    serve(
        Settings(
            host=given.host,
            port=given.port,
            database=given.database,
            workers=given.workers,
            bot_workers=given.bots,
            origins=tuple(given.origin),
            quiet=given.quiet,
            mail=given.mail,
            mail_from=given.mail_from,
            webhooks=given.webhooks,
        )
    )


def run_backup(given: argparse.Namespace) -> None:
    """All tables of the database, in one file."""
    from bailiwick.server.backup import backup

    print(f"{given.file}: {backup(given.database, given.file):,} rows")


def run_restore(given: argparse.Namespace) -> None:
    """The other way round."""
    from bailiwick.server.backup import restore

    print(f"{given.database}: {restore(given.database, given.file):,} rows")


def run_admin(given: argparse.Namespace) -> None:
    """The operator's tools."""
    from bailiwick.server.operator import run

    run(given.database, given.task, given.name)
