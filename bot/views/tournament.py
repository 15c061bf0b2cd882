"""A tournament as one reader sees it: who has joined and by which settings, then each round.

It holds no secret that is still sealed, and of the tables only what everybody may know.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Button, Style
from bot.table.table import Table
from bot.texts import Said, listed, plain, said
from bot.texts.sentences import short
from bot.tournament.tournament import Tournament, TournamentStage
from bot.views import which_rules
from bot.views.keys import lasting_key
from bot.views.names import preset_name
from bot.views.tournament_round import RoundView, pages_of, round_of
from bot.views.tournament_words import (
    NAME_CELLS,
    is_own,
    key,
    listed_players,
    moment_of,
    officials,
    person_name,
    player_names,
)
from bot.views.wording import duration, option_name, value_name
from engine import fairness
from engine.tournament import draw, questions, rights

NAMES_SHOWN = 60  # names of people who have joined


@dataclass(frozen=True, slots=True)
class TournamentAct:
    """Something that people may do."""

    kind: str
    """What: the name of its button's verb."""

    button: Button
    """Its label, data and style; a muted one is not possible now."""

    refused: bool = False
    """Whether the one person who can press it would only be refused; False where several people can."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A person who has joined."""

    name: str
    """The name, cut to 20 cells."""

    own: bool
    """Whether it is the reader."""


@dataclass(frozen=True, slots=True)
class TournamentView:
    """A tournament as one reader sees it."""

    id: str
    """The tournament's code."""

    language: str
    """The code of the reader's language."""

    stage: TournamentStage
    """Whether people still join, rounds are played, or it is over or called off."""

    name: str
    """Its name."""

    title: Said
    """Its name and code."""

    called_off: Said | None
    """That it was called off, and why if that is known; None if it was not."""

    begins: Said | None
    """When the first round is drawn by itself; None if somebody has to start it."""

    settings: tuple[Said, ...]
    """Rules, rounds, the end of a game, points, the time for a move, who sits out, threads; a sentence each."""

    rules_asked: Said | None
    """The question by which rules it is played; None if nobody is asked."""

    officials: tuple[Said, ...]
    """Who organises it, and who judges."""

    players: tuple[Joined, ...]
    """Who has joined, in the order of entry."""

    joined: Said
    """How many have joined, with the first 60 names."""

    missing: int
    """How many more players it needs; 0 or less if it may begin."""

    knocks: tuple[Said, ...]
    """Who asks to be let in, a sentence each."""

    door: Said
    """Who may join, and how."""

    words_again: Said | None
    """Whose words for the next lot have fallen; None for nobody."""

    seals: tuple[Said, ...]
    """The seals of the next round, and who has added words for it; empty after the last round."""

    round: RoundView | None
    """The present round; None before the first draw."""

    opened_lot: tuple[Said, ...]
    """The seals of the first round, and the secret of its lot; empty before its draw."""

    answers: tuple[tuple[TournamentAct, TournamentAct], ...]
    """For each person who asks to be let in: the act that lets them in, and the one that turns them away."""

    acts: tuple[tuple[TournamentAct, ...], ...]
    """What else may be done, in groups that stand together; tables to watch are named by the round."""

    refresh: Button | None
    """The button that shows its newest state; None once nothing can change."""


def tournament_of(
    tournament: Tournament,
    tables: Mapping[int, Table],
    language: str,
    reader: PersonKey | None = None,
    presser: PersonKey | None = None,
    page: int = 0,
) -> TournamentView:
    """Return a tournament for the page of the person with the key `reader`, or (None) for chats.

    `tables` are those of the present round on this `page` of ten tables, from 0, by number. `presser` is the key of the
    only person who can press its buttons; None where several can.
    """
    core = tournament.core
    names = player_names(tournament, language)
    return TournamentView(
        id=tournament.id,
        language=language,
        stage=core.stage,
        name=core.settings.name,
        title=said(language, "tournament-title", name=core.settings.name, code=core.code),
        called_off=_called_off(tournament, language),
        begins=_begins(tournament, language),
        settings=tuple(settings_said(tournament, language)),
        rules_asked=which_rules.question(tournament, core.settings.rules.preset, language),
        officials=officials(tournament, language),
        players=tuple(Joined(name, is_own(tournament, number, reader)) for number, name in enumerate(names, 1)),
        joined=said(language, "tournament-joined", count=len(names), names=listed(language, names, NAMES_SHOWN)),
        missing=core.settings.size - len(names),
        knocks=tuple(
            said(language, "tournament-knock", name=person_name(tournament, one.person, language))
            for one in tournament.knocks
        ),
        door=said(language, f"tournament-door-{tournament.door}", code=core.code),
        words_again=_words_again(tournament, language),
        seals=tuple(_seals(tournament, language)),
        round=round_of(tournament, tables, language, reader, page) if core.rounds else None,
        opened_lot=tuple(_first_lot(tournament, language)),
        answers=tuple(_answers(tournament, language, presser)),
        acts=tuple(_acts(tournament, language, presser)),
        refresh=key(tournament, plain(language, "button-refresh"), Verb.REFRESH) if tournament.is_live else None,
    )


def _called_off(tournament: Tournament, language: str) -> Said | None:
    if tournament.core.stage is not TournamentStage.CANCELLED:
        return None
    why = f"tournament-fallen-{tournament.fallen}" if tournament.fallen else "tournament-cancelled"
    return said(language, why, name=tournament.core.settings.name)


def _begins(tournament: Tournament, language: str) -> Said | None:
    if tournament.starts_at is None:
        return None
    return said(language, "tournament-begins", **moment_of(tournament.starts_at, tournament.zone, language))


def settings_said(tournament: Tournament, language: str) -> Iterator[Said]:
    """Tell the settings, a sentence each."""
    settings = tournament.core.settings
    preset = preset_name(settings.rules.preset, language)
    yield said(language, "tournament-rules", preset=preset, size=settings.size)
    if settings.rules.options:
        changed = ", ".join(
            f"{option_name(name, language)}: {value_name(name, value, language)}"
            for name, value in settings.rules.options.items()
        )
        yield said(language, "menu-changed", changes=changed)
    auto = settings.rounds is None
    yield said(language, "tournament-rounds-auto" if auto else "tournament-rounds", count=settings.rounds or 0)
    if settings.hands is not None:
        yield said(language, "tournament-end-hands", count=settings.hands)
    elif settings.minutes is not None:
        yield said(language, "tournament-end-minutes", count=settings.minutes)
    points = " – ".join(str(value) for value in settings.place_points)
    yield said(language, "tournament-points", points=points, time=duration(tournament.move, language))
    yield said(language, "tournament-bye" if settings.bye else "tournament-fillers")
    if tournament.threads:
        yield said(language, "tournament-threads", platform=tournament.home.platform)


def _first_lot(tournament: Tournament, language: str) -> Iterator[Said]:
    core = tournament.core
    if core.rounds:
        sealed = draw.seals(core.code, 1, core.rounds[0].secrets)
        yield said(language, "lot-sealed", round=1, lot=sealed.lot, deals=sealed.deals)
        yield said(language, "lot-opened", round=1, secret=core.rounds[0].secrets.lot)


def _words_again(tournament: Tournament, language: str) -> Said | None:
    core = tournament.core
    fell = listed_players(tournament, [place for place, one in enumerate(core.players, 1) if one.fell], language)
    if not fell or core.sealed is None:
        return None
    return said(language, "lot-words-again", round=core.round + 1, names=fell)


def _seals(tournament: Tournament, language: str) -> Iterator[Said]:
    sealed, digits = draw.next_seals(tournament.core), fairness.SHOWN_DIGITS
    if sealed is None:
        return
    number = tournament.core.round + 1
    yield said(language, "lot-sealed", round=number, lot=sealed.lot[:digits], deals=sealed.deals[:digits])
    if added := listed_players(tournament, draw.typed(tournament.core), language):
        yield said(language, "lot-words", names=added)


# ---------------------------------------------------------------------------------------------------------------- acts


def _answers(
    tournament: Tournament, language: str, presser: PersonKey | None
) -> Iterator[tuple[TournamentAct, TournamentAct]]:
    """Return for each person who asks to be let in the two answers."""
    for one in tournament.knocks:
        mark, name = tournament.mark(one.person.key), short(person_name(tournament, one.person, language), NAME_CELLS)
        let_in = key(tournament, plain(language, "button-let-in", name=name), Verb.LET_IN, mark)
        away = key(tournament, plain(language, "button-turn-away"), Verb.TURN_AWAY, mark)
        yield _act(tournament, let_in, Verb.LET_IN, presser), _act(tournament, away, Verb.TURN_AWAY, presser)


def _acts(tournament: Tournament, language: str, presser: PersonKey | None) -> Iterator[tuple[TournamentAct, ...]]:
    def act(verb: Verb, label: str, argument: str | int = "", style: Style = Style.PLAIN) -> TournamentAct:
        return _act(tournament, key(tournament, plain(language, label), verb, argument, style), verb, presser)

    core = tournament.core
    seat = act(Verb.JOIN, "button-join", style=Style.PRIMARY if tournament.is_registering else Style.PLAIN)
    leave = act(Verb.LEAVE, "button-leave")
    if tournament.is_registering:
        yield tuple(_act(tournament, one, Verb.SET, presser) for one in _rules_offered(tournament, language))
        yield seat, leave
        more = [act(Verb.RULES, "button-rules"), act(Verb.MENU, "button-settings")]
        if tournament.plan:
            evenings = lasting_key(plain(language, "button-evenings"), Verb.EVENINGS, table_id=tournament.plan)
            more.append(TournamentAct(Verb.EVENINGS.value, evenings))
        yield tuple(more)
        ready = questions.draw_refusal(core) is None
        yield (act(Verb.START, "button-start", style=Style.SUCCESS if ready else Style.MUTED),)
    elif core.rounds:
        yield act(Verb.HAND, "button-my-table", style=Style.PRIMARY), act(Verb.SCORE, "button-standings")
        others = (act(Verb.TABLES, "button-more-tables", 1),) if pages_of(tournament) > 1 else ()
        goes_on = core.stage is TournamentStage.PLAYING and core.round < (core.planned or 0)
        yield (*others, *((seat, leave) if goes_on else ()))


def _act(tournament: Tournament, button: Button, verb: Verb, presser: PersonKey | None) -> TournamentAct:
    return TournamentAct(verb.value, button, presser is not None and _refuses(tournament, verb, presser))


def _refuses(tournament: Tournament, verb: Verb, presser: PersonKey) -> bool:
    """Whether a button would only refuse this person.

    *Join* is for who may join, *Leave* for who plays, and the organiser answers the people who ask to be let in.
    """
    if verb is Verb.JOIN:
        return questions.join_refusal(tournament.core, presser) is not None
    if verb is Verb.LEAVE:
        return not questions.plays(tournament.core, presser)
    return verb in {Verb.LET_IN, Verb.TURN_AWAY} and not rights.is_organiser(tournament.core, presser)


def _rules_offered(tournament: Tournament, language: str) -> tuple[Button, ...]:
    usual = tournament.core.settings.rules.preset
    return which_rules.answers(
        tournament, usual, language, lambda label, which: key(tournament, label, Verb.SET, which)
    )
