"""Counters for /metrics, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter

HELP = {
    "choices": "choices made durable",
    "undos": "choices taken back",
    "refused": "choices refused",
    "stale": "choices that came too late",
    "cold_loads": "matches replayed because they were not in memory",
    "broken": "matches put in quarantine",
    "bot_answers": "choices made by bots in time",
    "bot_fallbacks": "choices made for a bot that missed its deadline",
    "notices_sent": "notices that arrived at a push service, a mail server or a webhook",
    "notices_failed": "notices given up after the last try",
    "commits": "transactions committed",
    "committed_jobs": "writes in those transactions",
    "commit_seconds": "time spent in them",
    "requests": "HTTP requests",
    "errors": "answers with a status of 500 or more",
}


class Metrics:
    """Sums since the process started, and gauges read when somebody asks."""

    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """Add to a counter."""
        self.sums[name] += by

    def commit(self, jobs: int, seconds: float) -> None:
        """One transaction of the writer."""
        self.sums["commits"] += 1
        self.sums["committed_jobs"] += jobs
        self.seconds += seconds

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, as Prometheus wants it."""
        lines = []
        for name, help in HELP.items():
            value = self.seconds if name == "commit_seconds" else self.sums[name]
            lines += [f"# HELP bailiwick_{name}_total {help}", f"# TYPE bailiwick_{name}_total counter"]
            lines.append(f"bailiwick_{name}_total {value}")
        for name, value in gauges.items():
            lines += [f"# TYPE bailiwick_{name} gauge", f"bailiwick_{name} {value}"]
        return "\n".join(lines) + "\n"


METRICS = Metrics()
