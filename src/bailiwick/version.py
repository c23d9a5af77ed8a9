"""The version of the whole product; each game has a rules version of its own."""

__version__ = "0.1.0"
