"""`bot.meter.Meter` as Prometheus metrics, served at `/metrics`."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bot.meter import Meter

ANSWER_BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)  # seconds
BOARD_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 10.0, 30.0, 60.0)  # seconds
WAITS = (1.0, 2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 60.0)  # seconds


class PrometheusMeter(Meter):
    """Measures with Prometheus."""

    def __init__(self, registry: CollectorRegistry) -> None:
        counter, gauge = partial(Counter, registry=registry), partial(Gauge, registry=registry)
        histogram = partial(Histogram, labelnames=["platform"], registry=registry)
        self._presses = counter("thousand_presses", "Presses and commands.", ["platform", "outcome"])
        self._answer = histogram("thousand_press_answer_seconds", "From a press to its answer.", buckets=ANSWER_BUCKETS)
        self._board = histogram(
            "thousand_press_board_seconds", "From a move's commit to the board that shows it.", buckets=BOARD_BUCKETS
        )
        self._commits = counter("thousand_commits", "Commits of tables.", ["outcome"])
        self._unheard = counter("thousand_commits_unheard", "Commits that could not be announced.")
        self._calls = counter(
            "thousand_platform_calls", "Surfaces brought up to date.", ["platform", "surface", "outcome"]
        )
        self._held = counter("thousand_calls_held", "Calls saved, as people see their hands in windows.", ["surface"])
        self._looks = counter("thousand_looks", "Looks drawn for windows.")
        self._windows = gauge("thousand_windows_open", "Windows open at this process.")
        self._in_front = gauge("thousand_windows_in_front", "Those that are visible and answer.")
        self._wait = Histogram(
            "thousand_strangers_wait_seconds", "Waits for a table of strangers.", buckets=WAITS, registry=registry
        )
        self._seats = counter("thousand_strangers_seats", "Seats of games of strangers that began.", ["who"])
        self._reports = counter("thousand_strangers_reports", "Reports of strangers.")
        self._tended = counter("thousand_tables_tended", "Tables tended.", ["outcome"])
        self._leader = gauge("thousand_leader", "1 if this process tends tables, else 0.")
        self._tables = gauge("thousand_tables_live", "Tables that want attention; 0 where another process leads.")
        self._overdue = gauge("thousand_attention_overdue_seconds", "How late the oldest table of the leader is.")

    def pressed(self, platform: str, outcome: str, seconds: float) -> None:
        """Count a press with the time until its answer."""
        self._presses.labels(platform, outcome).inc()
        self._answer.labels(platform).observe(seconds)

    def committed(self, outcome: str) -> None:
        """Count a commit."""
        self._commits.labels(outcome).inc()

    def unheard(self) -> None:
        """Count a commit that could not be announced."""
        self._unheard.inc()

    def called(self, platform: str, surface: str, outcome: str) -> None:
        """Count a surface brought up to date."""
        self._calls.labels(platform, surface, outcome).inc()

    def held(self, surface: str) -> None:
        """Count a call that was saved."""
        self._held.labels(surface).inc()

    def looked(self) -> None:
        """Count a look that was drawn."""
        self._looks.inc()

    def windows(self, opened: int, in_front: int) -> None:
        """Set the gauges of windows."""
        self._windows.set(opened)
        self._in_front.set(in_front)

    def boarded(self, platform: str, seconds: float) -> None:
        """Record the time from a move's commit to the board that shows it."""
        self._board.labels(platform).observe(seconds)

    def seated(self, seconds: float) -> None:
        """Record a wait for a table of strangers."""
        self._wait.observe(seconds)

    def strangers_began(self, people: int, seats: int) -> None:
        """Count the seats of a game that begins."""
        self._seats.labels("people").inc(people)
        self._seats.labels("bots").inc(seats - people)

    def reported(self) -> None:
        """Count a report."""
        self._reports.inc()

    def tended(self, outcome: str) -> None:
        """Count a table tended."""
        self._tended.labels(outcome).inc()

    def leading(self, leads: int, documents: int, overdue: float) -> None:
        """Set the gauges of the leader."""
        self._leader.set(leads)
        self._tables.set(documents)
        self._overdue.set(max(overdue, 0.0))
