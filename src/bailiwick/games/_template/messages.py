"""Every message of the game with the names of its arguments; the words are in words/."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask-take": "left",
    "opt-take": "stones",
    "took": "seat stones left",
    "won": "seat",
}
