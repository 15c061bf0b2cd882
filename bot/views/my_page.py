"""A person's own page: numbers, the rating and its curve, the ladder of bots, and who may see all that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.codec import Verb
from bot.finished import dailies, short_games
from bot.finished.details import STEPS, WINS_A_STEP, Details, details
from bot.finished.ratings import SETTLED, CurvePoint, Rating, behind, curve_points
from bot.finished.statistics import Standing, standing
from bot.finished.visibility import CHOICES, seen_by
from bot.ports.directory import Aggregates
from bot.retention import DAY, Kind, life
from bot.screen import Style
from bot.texts import Said, plain, said
from bot.views.keys import Choice, chosen, lasting_key
from bot.views.names import points, preset_name, signed


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its label."""

    code: str
    """Its name: `rating`, `games`, `wins`, `contracts`, `declarer`, `defender`, `marriages`, `contract`, `finished` or
    `days`."""

    label: str
    """What it is."""

    value: str
    """The number, as written."""

    note: tuple[Said, ...] = ()
    """What is to be known about it; empty for nothing."""


@dataclass(frozen=True, slots=True)
class PresetRow:
    """The games of one preset."""

    name: str
    """The name of the preset."""

    games: int
    """Finished games."""

    wins: int
    """Won games."""


@dataclass(frozen=True, slots=True)
class LadderStep:
    """A step of the ladder of bots."""

    name: str
    """The level in a word."""

    wins: int
    """Wins that count for it, at most as many as it needs."""

    needed: int
    """The wins that it needs."""

    done: bool
    """Whether it is taken, and all below it."""

    next: bool
    """Whether it is the next one to take."""

    words: Said
    """The step and its wins, for a reader who does not see them drawn."""


@dataclass(frozen=True, slots=True)
class MyPage:
    """A person's numbers, as they see them or as others do."""

    language: str
    """The code of the reader's language."""

    name: str
    """The person's name."""

    standing: Standing
    """The usual statistics."""

    figures: tuple[Figure, ...]
    """The numbers, the most important first; empty before the first finished game."""

    curve: tuple[CurvePoint, ...]
    """The ratings after the last rated games, the oldest first."""

    curve_words: tuple[Said, ...]
    """What the curve shows; empty without one."""

    presets: tuple[PresetRow, ...]
    """The games by their rules, the most played first."""

    presets_title: Said
    """The title of the games by rules."""

    ladder: tuple[LadderStep, ...]
    """The ladder of bots, the lowest step first."""

    ladder_title: Said
    """The title of the ladder."""

    ladder_how: Said
    """How a step is taken."""

    marks: tuple[Said, ...]
    """What the person has reached."""

    since: tuple[Said, ...]
    """That some numbers count only a part of the games; empty if all are counted."""

    seen: tuple[Choice, ...]
    """For the person alone: the choices of who may see this page."""

    seen_title: Said
    """The title of these choices."""

    guest: tuple[Said, ...] = ()
    """For a guest of the page alone: how long all this is kept."""

    keep: Choice | None = None
    """For a guest who has finished a game: begins to hand their games over to an account."""


def my_page(
    name: str,
    sums: Aggregates,
    about: Mapping[str, Any],
    today: str,
    language: str,
    *,
    own: bool = False,
    guest: bool = False,
) -> MyPage:
    """Return the page of a person by their sums and document (`about`).

    `own`: for the person alone; `guest`: for one without an account.
    """
    one, more = standing(name, sums.numbers), details(sums.numbers)
    curve = curve_points(sums.curve)
    return MyPage(
        language=language,
        name=name,
        standing=one,
        figures=tuple(_figures(one, more, dailies.streak_before(about, today), language)) if one.games else (),
        curve=curve if len(curve) > 1 else (),
        curve_words=(said(language, "own-curve", count=len(curve)), said(language, "own-curve-how"))
        if len(curve) > 1
        else (),
        presets=tuple(
            PresetRow(preset_name(preset, language), games, wins) for preset, (games, wins) in more.presets.items()
        ),
        presets_title=said(language, "own-rules"),
        ladder=tuple(_step(at, more, language) for at in range(len(STEPS))),
        ladder_title=said(language, "own-ladder"),
        ladder_how=said(language, "own-ladder-how", count=WINS_A_STEP),
        marks=tuple(_marks(one, more, about, language)),
        since=(said(language, "own-since", count=more.games, games=one.games),) if more.games < one.games else (),
        seen=tuple(_choice(choice, seen_by(about), language) for choice in CHOICES) if own else (),
        seen_title=said(language, "own-seen"),
        guest=(said(language, "own-guest", days=life(Kind.PLAYGROUND) // DAY),) if own and guest else (),
        keep=_keep(language) if own and guest and one.games else None,
    )


def _keep(language: str) -> Choice:
    return Choice(Verb.HANDOVER, lasting_key(plain(language, "button-keep"), Verb.HANDOVER, style=Style.PRIMARY))


def _figures(one: Standing, more: Details, days: int, language: str) -> Iterator[Figure]:
    def figure(code: str, value: str, *note: Said) -> Figure:
        return Figure(code, plain(language, f"own-{code}"), value, note)

    declared = one.made + one.down + one.conceded
    if one.rating is None:
        yield figure("rating", "–", said(language, "own-unrated"))
    else:
        guess, doubt = behind(Rating(one.strength, one.doubt))
        how = [said(language, "own-provisional", count=one.rated, needed=SETTLED)] if one.is_provisional else []
        yield figure("rating", points(one.rating), said(language, "own-estimate", estimate=guess, doubt=doubt), *how)
    yield figure("games", str(one.games))
    yield figure("wins", str(one.wins), said(language, "own-percent", share=100 * one.wins // one.games))
    if declared:
        yield figure("contracts", plain(language, "own-of", part=one.made, whole=declared))
    for code, average in (("declarer", more.declarer), ("defender", more.defender)):
        if average.hands:
            yield figure(code, signed(average.each), said(language, "own-each", count=average.hands))
    if more.games:
        yield figure("marriages", str(more.marriages))
    if more.contract is not None:
        yield figure("contract", str(more.contract))
    if one.finished is not None:
        yield figure("finished", plain(language, "own-percent", share=one.finished))
    if days:
        yield figure("days", str(days))


def _step(at: int, more: Details, language: str) -> LadderStep:
    level = plain(language, f"level-{STEPS[at]}")
    wins = min(more.ladder.get(STEPS[at], 0), WINS_A_STEP)
    words = said(language, "own-ladder-step", level=level, wins=wins, needed=WINS_A_STEP)
    return LadderStep(level, wins, WINS_A_STEP, done=at < more.step, next=at == more.step, words=words)


def _marks(one: Standing, more: Details, about: Mapping[str, Any], language: str) -> Iterator[Said]:
    if one.wins or short_games.has_won(about):
        yield said(language, "own-mark-first")
    if one.wins:
        yield said(language, "own-mark-whole")
    if more.step:
        yield said(language, "own-mark-step", level=plain(language, f"level-{STEPS[more.step - 1]}"))


def _choice(choice: str, now: str, language: str) -> Choice:
    on = choice == now
    label = chosen(plain(language, f"own-seen-{choice}"), on=on)
    return Choice(Verb.SEEN, lasting_key(label, Verb.SEEN, choice, Style.PRIMARY if on else Style.PLAIN))
