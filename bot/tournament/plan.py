"""A plan of evenings: tournaments that a chat opens by itself, once or every week.

Functions return the changed plan.
"""

import datetime as dt
from enum import StrEnum
from typing import Any, ClassVar

from bot.chance import Chance
from bot.people import Frozen, Person
from bot.refusal import Refusal
from bot.table import lobby
from bot.table.gathering import Posting
from bot.tournament.series import Ranked, added, placed
from bot.tournament.tournament import CODE_LENGTH, USUAL_MOVE, USUAL_PAUSE, Fallen, Tournament, TournamentStage
from bot.zones import UTC, instant, local
from engine.naming import without
from engine.record import RecordRules
from engine.tournament import questions
from engine.tournament.settings import Settings

WEEK = dt.timedelta(days=7)
OPENS_BEFORE = 86_400.0  # seconds from the opening of an evening's page to its beginning
MOST_FAILED = 2  # evenings that fail in a row, after which no more are planned
MOST_BEST = 20  # evenings of one person that can count for a series


class What(StrEnum):
    """What a plan tells its chat."""

    FEW = "few"
    """Too few people joined."""

    BUSY = "busy"
    """Another tournament was still played there."""

    MISSED = "missed"
    """The bot was away at the time."""

    NOBODY = "nobody"
    """The organiser of the evenings has left the chat, or was forgotten."""

    SERIES = "series"
    """An evening is over, and the standings of the series are shown."""


class News(Frozen):
    """The last message of a plan to its chat."""

    number: int
    """How many there have been, this one included."""

    what: What
    """What it tells."""

    at: float
    """When the evening that it tells of was to begin, in seconds since the epoch."""

    joined: int = 0
    """How many people had joined."""

    needed: int = 0
    """How many people it takes at least."""


class Plan(Posting):
    """The evenings of one chat."""

    code: str
    """Its code in the store."""

    organiser: Person
    """Who organises the evenings; nobody if that person was forgotten."""

    judges: tuple[Person, ...] = ()
    """The judges of the last evening, who judge the next one too."""

    settings: Settings
    """The settings of each evening's tournament."""

    move: int = USUAL_MOVE
    """Seconds for a move."""

    pause: float | None = USUAL_PAUSE
    """Seconds between two rounds; None to wait for the organiser."""

    threads: bool = False
    """Whether each table gets a thread in the chat."""

    kept_rules: RecordRules | None = None
    """The rules that the chat has kept, while the organiser is asked whether they count; None if nobody is asked."""

    weekly: bool = False
    """Whether there is an evening every week; otherwise there is only one."""

    best: int = 0
    """How many of a person's evenings count for the series; 0 for no series."""

    wall: dt.datetime
    """When the present or next evening begins, as the clocks of the chat's zone show it."""

    zone: str = ""
    """The chat's time zone; empty while it has chosen none, then UTC counts."""

    starts_at: float
    """The moment of `wall`, in seconds since the epoch."""

    evening: str = ""
    """The code of that evening's tournament; empty until its page opens."""

    hindrance: What | None = None
    """Why the page cannot be opened, though it is time; None for nothing."""

    failed: int = 0
    """How many evenings have failed in a row."""

    held: int = 0
    """How many evenings have been played."""

    ranked: tuple[Ranked, ...] = ()
    """The standings of the series, the first first."""

    pages: int = 1
    """How many pages of the plan the chat has had: one at first, and one more each time it is asked for."""

    news: News | None = None
    """The last message to the chat; None for none yet."""

    over: bool = False
    """Whether no more evenings are planned."""

    gives_way: ClassVar[bool] = False
    """Whether games go first where a chat allows few calls."""

    @property
    def id(self) -> str:
        """Its code."""
        return self.code

    @property
    def keepers(self) -> tuple[Person, ...]:
        """The person who is told if a chat refuses its messages: the organiser."""
        return (self.organiser,)

    @property
    def is_live(self) -> bool:
        """Whether evenings are still to come."""
        return not self.over

    @property
    def opens_at(self) -> float:
        """When the page of the next evening opens, in seconds since the epoch."""
        return self.starts_at - OPENS_BEFORE

    @property
    def clock(self) -> str:
        """The time zone in which its times are told."""
        return self.zone or UTC

    @property
    def own(self) -> dict[str, Any]:
        """The fields of an evening's tournament that the plan decides."""
        return {
            "pictures": self.pictures,
            "nudges": self.nudges,
            "door": self.door,
            "move": self.move,
            "pause": self.pause,
            "threads": self.threads,
            "kept_rules": self.kept_rules,
            "plan": self.code,
            "starts_at": self.starts_at,
            "zone": self.clock,
        }


def new_code(chance: Chance) -> str:
    """Draw a plan's code. It is longer than any code that people type."""
    return f"plan-{lobby.new_code(chance, CODE_LENGTH)}"


def first(weekday: int | None, at: dt.time, zone: str, now: float) -> dt.datetime:
    """Return the next moment with a time of day in a zone, on a weekday from 0 or, with None, on any day."""
    today = local(now, zone).date()
    days = (dt.datetime.combine(today + dt.timedelta(days=ahead), at) for ahead in range(8))
    return next(one for one in days if weekday in {None, one.weekday()} and instant(one, zone) > now)


def with_zone(plan: Plan, zone: str, now: float) -> Plan:
    """Let a plan follow the chat's clocks in another zone. An open evening whose new time is past keeps the old one."""
    if plan.over or plan.zone == zone:
        return plan
    moved = instant(plan.wall, zone)
    if moved > now:
        return plan.replace(zone=zone, starts_at=moved)
    return plan.replace(zone=zone) if plan.evening else _at_next(plan.replace(zone=zone), now)


def _at_next(plan: Plan, now: float) -> Plan:
    """Go on to the next evening in the future."""
    wall = plan.wall
    while instant(wall, plan.clock) <= now:
        wall += WEEK
    return plan.replace(wall=wall, starts_at=instant(wall, plan.clock), evening="", hindrance=None)


def opened(plan: Plan, code: str, now: float) -> Plan:
    """Note the code under which the page of the evening opens, if it has none yet."""
    if plan.over or plan.evening or not plan.opens_at <= now < plan.starts_at:
        return plan
    return plan.replace(evening=code, hindrance=None)


def with_rules(plan: Plan, rules: RecordRules) -> Plan:
    """Answer the question by which rules the evenings are played."""
    if plan.over or plan.kept_rules is None:
        raise Refusal("stale-button")
    return plan.replace(settings=plan.settings.model_copy(update={"rules": rules}), kept_rules=None)


def page_asked_for(plan: Plan) -> Plan:
    """Show the plan's page again, at the end of the chat."""
    return plan.replace(pages=plan.pages + 1)


def hindered(plan: Plan, why: What) -> Plan:
    """Note why the page cannot be opened. A missing organiser is told at once, so that somebody can step in."""
    if plan.over or plan.evening or plan.hindrance is why:
        return plan
    plan = plan.replace(hindrance=why)
    return _with_news(plan, why) if why is What.NOBODY else plan


def passed(plan: Plan, now: float) -> Plan:
    """Go on to the next evening if this one was to begin by now and its page was never opened."""
    if plan.over or plan.evening or now < plan.starts_at:
        return plan
    if plan.hindrance is None:
        return _next(_with_news(plan, What.MISSED), now)
    with_news = plan if plan.hindrance is What.NOBODY else _with_news(plan, plan.hindrance)
    return _next(with_news.replace(failed=plan.failed + 1), now)


def organised(plan: Plan, person: Person) -> Plan:
    """Make a person the organiser of the evenings from now on."""
    if plan.over or plan.hindrance is not What.NOBODY:
        raise Refusal("evenings-organised")
    return plan.replace(organiser=person, hindrance=None)


def lost(plan: Plan, code: str, now: float) -> Plan:
    """Go on to the next evening, as the tournament of this one is not in the store any more."""
    return plan if plan.over or plan.evening != code else _next(plan, now)


def evening_over(plan: Plan, tournament: Tournament, now: float) -> Plan:
    """Record how an evening has ended, once: it was played, fell through, or was called off by people."""
    if plan.over or plan.evening != tournament.id or tournament.is_live:
        return plan
    named = {one.key for one in tournament.core.judges}
    plan = plan.replace(judges=tuple(person for person in tournament.people if person.key in named))
    if tournament.core.stage is TournamentStage.FINISHED:
        return _next(_played(plan, tournament), now)
    if tournament.fallen is Fallen.LATE:
        return _next(_with_news(plan, What.MISSED), now)
    if tournament.fallen is Fallen.FEW:
        joined = len(questions.people_to_draw(tournament.core))
        with_news = _with_news(plan, What.FEW, joined=joined, needed=tournament.core.settings.size)
        return _next(with_news.replace(failed=plan.failed + 1), now)
    return _next(plan, now)


def _played(plan: Plan, tournament: Tournament) -> Plan:
    plan = plan.replace(failed=0, held=plan.held + 1)
    if not plan.best:
        return plan
    return _with_news(plan.replace(ranked=added(plan.ranked, tournament.core, plan.best)), What.SERIES)


def _next(plan: Plan, now: float) -> Plan:
    """Plan the next evening, if there is one."""
    if not plan.weekly or plan.failed >= MOST_FAILED:
        return plan.replace(over=True, evening="", hindrance=None)
    return _at_next(plan, max(now, plan.starts_at))


def stopped(plan: Plan) -> Plan:
    """Plan no more evenings."""
    if plan.over:
        raise Refusal("no-evenings")
    return plan.replace(over=True)


def _with_news(plan: Plan, what: What, **numbers: int) -> Plan:
    number = plan.news.number + 1 if plan.news is not None else 1
    return plan.replace(news=News(number=number, what=what, at=plan.starts_at, **numbers))


def forgotten(plan: Plan, key: str) -> Plan:
    """Remove a person from a plan."""
    return without(plan.replace(ranked=placed(without(plan.ranked, {key}))), {key})
