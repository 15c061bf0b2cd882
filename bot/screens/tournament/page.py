"""The page of a tournament in its home chat: the registration, then each round."""

from collections.abc import Iterable

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.tournament.settings import volunteers
from bot.texts import Markup, Said, in_one_line, plain, say, visible
from bot.tournament.tournament import Tournament
from bot.views.keys import Row, in_rows
from bot.views.tournament import TournamentAct, TournamentView
from bot.views.tournament_round import RoundView
from bot.views.tournament_words import key, moment_of
from engine.tournament import rights

RULINGS_SHOWN = 3
LENGTH = 1900  # visible characters; Discord shows 2,000

Lines = list[Markup]


def page(view: TournamentView) -> Screen:
    """The page for everybody in the home chat."""
    if view.called_off is not None:
        return Screen(text=view.called_off.markup)
    return registration(view) if view.round is None else _round_page(view, view.round)


def copy(view: TournamentView) -> Screen:
    """The page with a Refresh button, for copies that are not updated."""
    screen = page(view)
    rows = (*screen.rows, (view.refresh,)) if view.refresh is not None else screen.rows
    return screen.model_copy(update={"rows": rows})


def registration(view: TournamentView) -> Screen:
    """Who has joined, the settings, the seals of round 1, and the buttons."""
    language = view.language
    lines = [
        Markup(f"<b>{view.title.markup}</b>"),
        *_told([view.begins, *view.settings, view.rules_asked, *view.officials]),
        Markup(""),
        view.joined.markup,
        *([say(language, "lobby-missing", count=view.missing)] if view.missing > 0 else []),
        *_told([*view.knocks, view.door]),
        *_seals(view),
    ]
    return Screen(text=Markup.join("\n", lines), rows=_rows(view))


def _told(sentences: Iterable[Said | None]) -> Lines:
    return [one.markup for one in sentences if one is not None]


def closed_registration(view: TournamentView) -> Screen:
    """What remains of the registration when round 1 begins: the settings, and the secret of the first lot."""
    lines = [
        Markup(f"<b>{view.title.markup}</b>"),
        *_told(view.settings),
        say(view.language, "tournament-began"),
        *in_one_line(view.opened_lot),
    ]
    return Screen(text=Markup.join("\n", lines))


def _seals(view: TournamentView) -> Lines:
    """Show the seals of the next round, and who has added words."""
    return [*_told([view.words_again]), *in_one_line(view.seals)]


def _rows(view: TournamentView, watch: Iterable[Row] = ()) -> tuple[Row, ...]:
    """Return the rows of buttons, those to `watch` tables after the answers to knocks."""
    answers, others = ([row for group in groups for row in _of_group(group)] for groups in (view.answers, view.acts))
    return (*answers, *watch, *others)


def _of_group(acts: Iterable[TournamentAct]) -> list[Row]:
    refused = {one.button for one in acts if one.refused}
    rows = (tuple(one for one in row if one not in refused) for row in in_rows([one.button for one in acts], 3))
    return [row for row in rows if row]


def reminder(tournament: Tournament, person: str, language: str) -> Screen:
    """Remind a player (a key) in private that the evening begins soon; tell a playing organiser to appoint a judge."""
    when = moment_of(tournament.starts_at or 0.0, tournament.zone, language)
    lines = [say(language, "tournament-reminder", name=tournament.core.settings.name, **when)]
    buttons = [key(tournament, plain(language, "button-leave"), Verb.LEAVE)]
    if rights.is_organiser(tournament.core, person) and rights.should_appoint(tournament.core):
        both = say(language, "start-nobody-judges"), volunteers(language, typed=True)
        lines.append(Markup.join(" ", both))
        buttons.append(key(tournament, plain(language, "button-desk-appoint"), Verb.JUDGE, "J0", Style.PRIMARY))
    return Screen(text=Markup.join("\n", lines), rows=tuple((one,) for one in buttons))


# --------------------------------------------------------------------------------------------------------- the rounds


def _round_page(view: TournamentView, present: RoundView) -> Screen:
    """A round: how many tables are done, the first ten tables, and the first ten of the standings."""
    language, more = view.language, present.count - len(present.tables)
    lines = [
        Markup(f"<b>{present.title.markup}</b>"),
        say(language, "round-done", done=present.done, tables=present.count),
        *_told(one.words for one in present.tables),
        *([say(language, "round-more-tables", count=more)] if more else []),
        *_told(present.byes),
        *_told(present.decisions[-RULINGS_SHOWN:]),
        *_told(present.penalties[-RULINGS_SHOWN:]),
        *_told(present.proposals),
        *_leading(present, language),
        *_told([present.no_judge, present.threads_lack, *view.knocks]),
    ]
    for part in (_told(present.judges), in_one_line(present.opened), _seals(view)):
        if len(visible(Markup.join("\n", [*lines, *part]))) <= LENGTH:
            lines += part
    return Screen(text=Markup.join("\n", lines), rows=_rows(view, _watch(present)))


def _leading(present: RoundView, language: str) -> Lines:
    if not present.leaders:
        return []
    title = Markup(f"<i>{say(language, 'round-standings')}</i>")
    return [title, Markup.join(" · ", _told(one.words for one in present.leaders))]


def _watch(present: RoundView) -> list[Row]:
    return in_rows(list(present.watch), 5)


def more_tables(view: TournamentView) -> Screen:
    """A page of ten tables of the present round, in private. Raises ValueError before the first one."""
    present = view.round
    if present is None:
        raise ValueError("no round has been drawn")
    lines = [
        Markup(f"<b>{present.title.markup}</b>"),
        *_told(one.words for one in present.tables),
        *_told(present.decisions),
        say(view.language, "page-of", page=present.page + 1, pages=present.pages),
    ]
    turn = [present.turn] if present.turn else []
    return Screen(text=Markup.join("\n", lines), rows=(*_watch(present), *turn))
