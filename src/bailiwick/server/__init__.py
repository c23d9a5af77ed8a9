"""The server: people, tables and live play on top of the engines. A match is its log, nothing else."""
