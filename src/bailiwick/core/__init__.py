"""The kernel: states, decisions, chance, logs. It knows no game."""
