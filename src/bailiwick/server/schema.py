"""The tables of the database. The log is the truth; all other columns of a match are a digest of it."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("name_key", sa.String(120), unique=True),  # accounts only: folded, so Anna is anna
    sa.Column("password", sa.String(200)),
    sa.Column("admin", sa.Boolean, nullable=False, default=False),
    sa.Column("language", sa.String(8)),
    sa.Column("created", sa.Double, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # hashed
    sa.Column("user", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
)

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("key", sa.String(120), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("attempts_by_key", "key", "at"),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("variant", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary),  # drawn when the match starts, never shown before it ends
    sa.Column("seed_text", sa.Text),  # imported matches: as their file spelled it
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("host", sa.String(16), nullable=False, index=True),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("shuffle", sa.Boolean, nullable=False),
    sa.Column("spectator_chat", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(12), nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("reason", sa.Text),  # why it is broken
    sa.Column("choices", sa.Integer, nullable=False, default=0),
    sa.Column("waiting", sa.String(20), nullable=False, default=""),  # seats to act: "0,2"
    sa.Column("round", sa.String(40)),
    sa.Column("bot_due", sa.Boolean, nullable=False, default=False),
    sa.Column("bot_claim", sa.Double, nullable=False, default=0.0),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Index("matches_by_state", "state", "private", "touched"),
)
due = matches.c.bot_due.is_(True)
sa.Index("matches_by_bot", matches.c.bot_claim, sqlite_where=due, postgresql_where=due)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("user", sa.String(16), index=True),
    sa.Column("name", sa.String(40)),
    sa.Column("level", sa.String(40)),
    sa.Column("bank", sa.Double),  # seconds left on the clock when it last stood still
    sa.Column("since", sa.Double),  # when the clock began to run, if it runs
    sa.Column("seen", sa.Integer),
    sa.Column("order_code", sa.Integer),  # a standing order: this choice, as long as the round lasts
    sa.Column("order_round", sa.String(40)),
    sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false()),  # at its person's screen
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.Integer),  # null: this row takes back the choice in row `undoes`
    sa.Column("undoes", sa.Integer),
    sa.Column("hidden", sa.Boolean, nullable=False),  # the other seats could not notice it
    sa.Column("hash", sa.String(16), nullable=False),
    sa.Column("user", sa.String(16)),  # null: a bot
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

invites = sa.Table(
    "invites",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # hashed
    sa.Column("match", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(16), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("user", sa.String(16)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("event", sa.String(12)),  # nothing said: this happened to the seat
    sa.Column("at", sa.Double, nullable=False),
)

votes = sa.Table(
    "votes",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user", sa.String(16), primary_key=True),
)

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("user", sa.String(16), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # push, mail, webhook
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False),  # mail: only after its link was followed
    sa.Column("token", sa.String(64), index=True),  # of that link, hashed
    sa.Column("p256dh", sa.String(120)),  # push: the browser's keys
    sa.Column("auth", sa.String(40)),
    sa.Column("created", sa.Double, nullable=False),
)

watches = sa.Table(
    "watches",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("user", sa.String(16), primary_key=True),
    sa.Column("wanted", sa.Boolean),  # null: as the pace suggests
    sa.Column("turn", sa.Integer),  # rows of the log when this person was last told of a turn,
    sa.Column("remind", sa.Integer),  # reminded of one,
    sa.Column("over", sa.Integer),  # told of the end
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("user", sa.String(16), nullable=False, index=True),
    sa.Column("match", sa.String(16)),  # null: a test
    sa.Column("kind", sa.String(8), nullable=False),  # turn, remind, over, seat, test
    sa.Column("channel", sa.String(16)),  # null: to be sent through all that this person has
    sa.Column("via", sa.String(8)),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("next", sa.Double, index=True),  # when to try; null: done
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("outcome", sa.String(10)),  # sent, looking, moved, off, failed
    sa.Column("detail", sa.String(200)),
)

facts = sa.Table(
    "facts",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
