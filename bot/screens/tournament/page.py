"""The page of a tournament in its home chat: the registration, then each round."""

from collections.abc import Iterable, Mapping
from functools import partial

from bot.codec import Verb
from bot.screen import Button, Screen, Style
from bot.screens.own import OwnLine, own_lines_of_players, own_lines_of_rows
from bot.screens.seals import in_one_line
from bot.screens.tournament import which_rules
from bot.screens.tournament.parts import (
    fraction,
    judges,
    key,
    moment_of,
    officials,
    penalties,
    person_name,
    player_name,
    proposals,
    ranked_name,
    seat_names,
    seated,
    table_line,
)
from bot.table.table import Table
from bot.texts import Markup, listed, plain, say, visible
from bot.texts.sentences import short
from bot.tournament.tournament import Tournament, TournamentStage
from bot.views.history import decision
from bot.views.keys import Row, in_rows, lasting_key, turning
from bot.views.names import preset_name
from bot.views.wording import duration, option_name, value_name
from engine import fairness
from engine.tournament import draw, questions, rights
from engine.tournament.standings import Standing, standings

TABLES_SHOWN = 10
STANDINGS_SHOWN = 10
NAMES_SHOWN = 60  # names of people who have joined
RULINGS_SHOWN = 3
LENGTH = 1900  # visible characters; Discord shows 2,000

Lines = list[Markup]


def page(tournament: Tournament, language: str, tables: Mapping[int, Table]) -> Screen:
    """The page for everybody in the home chat. `tables` are the first ten of the present round, by number."""
    if tournament.core.stage is TournamentStage.CANCELLED:
        why = f"tournament-fallen-{tournament.fallen}" if tournament.fallen else "tournament-cancelled"
        return Screen(text=say(language, why, name=tournament.core.settings.name))
    if tournament.is_registering:
        return registration(tournament, language)
    return round_page(tournament, language, tables)


def copy(tournament: Tournament, language: str, tables: Mapping[int, Table]) -> Screen:
    """The page with a Refresh button, for copies that are not updated."""
    screen = page(tournament, language, tables)
    again = key(tournament, plain(language, "button-refresh"), Verb.REFRESH)
    return screen.model_copy(update={"rows": (*screen.rows, (again,))}) if tournament.is_live else screen


def registration(tournament: Tournament, language: str) -> Screen:
    """Who has joined, the settings, the seals of round 1, and the buttons."""
    core = tournament.core
    lines = [
        Markup(f"<b>{say(language, 'tournament-title', name=core.settings.name, code=core.code)}</b>"),
        *_begins(tournament, language),
        *settings_lines(tournament, language),
        *which_rules.lines(tournament, core.settings.rules.preset, language),
        *officials(tournament, language),
        Markup(""),
        *_joined(tournament, language),
        *_knocking(tournament, language),
        say(language, f"tournament-door-{tournament.door}", code=core.code),
        *seals(tournament, language),
    ]
    return Screen(text=Markup.join("\n", lines), rows=_entrance(tournament, language))


def _begins(tournament: Tournament, language: str) -> Lines:
    """Tell when the first round is drawn by itself."""
    if tournament.starts_at is None:
        return []
    return [say(language, "tournament-begins", **moment_of(tournament.starts_at, tournament.zone, language))]


def reminder(tournament: Tournament, person: str, language: str) -> Screen:
    """Remind a player (a key) in private that the evening begins soon; tell a playing organiser to appoint a judge."""
    when = moment_of(tournament.starts_at or 0.0, tournament.zone, language)
    lines = [say(language, "tournament-reminder", name=tournament.core.settings.name, **when)]
    buttons = [key(tournament, plain(language, "button-leave"), Verb.LEAVE)]
    if rights.is_organiser(tournament.core, person) and rights.should_appoint(tournament.core):
        lines.append(say(language, "start-nobody-judges"))
        buttons.append(key(tournament, plain(language, "button-desk-appoint"), Verb.JUDGE, "J0", Style.PRIMARY))
    return Screen(text=Markup.join("\n", lines), rows=tuple((one,) for one in buttons))


def _knocking(tournament: Tournament, language: str) -> Lines:
    """Name the people who ask to be let in."""
    return [
        say(language, "tournament-knock", name=person_name(tournament, one.person, language))
        for one in tournament.knocks
    ]


def closed_registration(tournament: Tournament, language: str) -> Screen:
    """What remains of the registration when round 1 begins: the settings, and the secret of the first lot."""
    core = tournament.core
    title = say(language, "tournament-title", name=core.settings.name, code=core.code)
    lines = [Markup(f"<b>{title}</b>"), *settings_lines(tournament, language), say(language, "tournament-began")]
    if core.rounds:
        sealed = draw.seals(core.code, 1, core.rounds[0].secrets)
        lot = say(language, "lot-sealed", round=1, lot=sealed.lot, deals=sealed.deals)
        lines += in_one_line([lot, say(language, "lot-opened", round=1, secret=core.rounds[0].secrets.lot)])
    return Screen(text=Markup.join("\n", lines))


def settings_lines(tournament: Tournament, language: str) -> Lines:
    """Return the settings in a few lines."""
    settings = tournament.core.settings
    preset = preset_name(settings.rules.preset, language)
    lines = [say(language, "tournament-rules", preset=preset, size=settings.size)]
    if settings.rules.options:
        changed = ", ".join(
            f"{option_name(name, language)}: {value_name(name, value, language)}"
            for name, value in settings.rules.options.items()
        )
        lines.append(say(language, "menu-changed", changes=changed))
    auto = settings.rounds is None
    lines.append(say(language, "tournament-rounds-auto" if auto else "tournament-rounds", count=settings.rounds or 0))
    if settings.hands is not None:
        lines.append(say(language, "tournament-end-hands", count=settings.hands))
    elif settings.minutes is not None:
        lines.append(say(language, "tournament-end-minutes", count=settings.minutes))
    points = " – ".join(str(value) for value in settings.place_points)
    lines.append(say(language, "tournament-points", points=points, time=duration(tournament.move, language)))
    lines.append(say(language, "tournament-bye" if settings.bye else "tournament-fillers"))
    if tournament.threads:
        lines.append(say(language, "tournament-threads", platform=tournament.home.platform))
    return lines


def _joined(tournament: Tournament, language: str) -> Lines:
    players = tournament.core.players
    names = [short(player_name(tournament, number, language), 20) for number in range(1, len(players) + 1)]
    shown = listed(language, names, NAMES_SHOWN)
    lines = [say(language, "tournament-joined", count=len(names), names=shown)]
    missing = tournament.core.settings.size - len(names)
    if missing > 0:
        lines.append(say(language, "lobby-missing", count=missing))
    return lines


def seals(tournament: Tournament, language: str) -> Lines:
    """Show the seals of the next round, and who has added words."""
    sealed = draw.next_seals(tournament.core)
    if sealed is None:
        return []
    players, number = list(enumerate(tournament.core.players, 1)), tournament.core.round + 1
    digits = fairness.SHOWN_DIGITS
    lines = [say(language, "lot-sealed", round=number, lot=sealed.lot[:digits], deals=sealed.deals[:digits])]
    added = _named(tournament, draw.typed(tournament.core), language)
    fell = _named(tournament, [place for place, one in players if one.fell], language)
    if added:
        lines.append(say(language, "lot-words", names=added))
    again = [say(language, "lot-words-again", round=number, names=fell)] if fell else []
    return [*again, *in_one_line(lines)]


def _named(tournament: Tournament, places: Iterable[int], language: str) -> str:
    """List players by their numbers of entry; empty for nobody."""
    names = [short(player_name(tournament, place, language), 20) for place in places]
    return listed(language, names, 20) if names else ""


def _entrance(tournament: Tournament, language: str) -> tuple[Row, ...]:
    ready = questions.draw_refusal(tournament.core) is None
    seat = [
        key(tournament, plain(language, "button-join"), Verb.JOIN, style=Style.PRIMARY),
        key(tournament, plain(language, "button-leave"), Verb.LEAVE),
    ]
    more = [
        key(tournament, plain(language, "button-rules"), Verb.RULES),
        key(tournament, plain(language, "button-settings"), Verb.MENU),
    ]
    if tournament.plan:
        more.append(lasting_key(plain(language, "button-evenings"), Verb.EVENINGS, table_id=tournament.plan))
    usual = tournament.core.settings.rules.preset
    return (
        *_knocks(tournament, language),
        *which_rules.rows(tournament, usual, language, lambda label, which: key(tournament, label, Verb.SET, which)),
        *in_rows(seat, 2),
        *in_rows(more, 3),
        (key(tournament, plain(language, "button-start"), Verb.START, "", Style.SUCCESS if ready else Style.MUTED),),
    )


def _knocks(tournament: Tournament, language: str) -> list[Row]:
    """Return the buttons that let somebody in or turn them away."""
    rows: list[Row] = []
    for one in tournament.knocks:
        wanted, name = tournament.mark(one.person.key), short(person_name(tournament, one.person, language), 20)
        buttons = [
            key(tournament, plain(language, "button-let-in", name=name), Verb.LET_IN, wanted),
            key(tournament, plain(language, "button-turn-away"), Verb.TURN_AWAY, wanted),
        ]
        rows += in_rows(buttons, 2)
    return rows


# --------------------------------------------------------------------------------------------------------- the rounds


def round_page(tournament: Tournament, language: str, tables: Mapping[int, Table]) -> Screen:
    """A round: how many tables are done, the first ten tables, and the first ten of the standings."""
    core = tournament.core
    present = core.rounds[-1]
    done = sum(one.result is not None for one in present.tables)
    lines = [
        _round_head(tournament, language),
        say(language, "round-done", done=done, tables=len(present.tables)),
        *[table_line(tournament, number, tables.get(number), language) for number in numbers_on(tournament, 0)],
    ]
    if len(present.tables) > TABLES_SHOWN:
        lines.append(say(language, "round-more-tables", count=len(present.tables) - TABLES_SHOWN))
    lines += [say(language, "results-bye", name=player_name(tournament, number, language)) for number in present.byes]
    lines += decisions(tournament, language, tables)[-RULINGS_SHOWN:]
    lines += penalties(tournament, language, core.round)[-RULINGS_SHOWN:]
    lines += proposals(tournament, language)
    leaders = _leaders(tournament)
    lines += _leading(tournament, leaders, language)
    own = _own_at_tables(tournament, language, tables, numbers_on(tournament, 0))
    own += own_lines_of_rows(tournament, leaders, language, _standing)
    unjudged = [number for number in rights.tables_without_judge(core) if present.tables[number - 1].result is None]
    if unjudged:
        numbers = listed(language, map(str, unjudged), TABLES_SHOWN)
        lines.append(say(language, "round-no-judge", tables=numbers))
    if tournament.threads_lack:
        lines.append(say(language, f"threads-{tournament.threads_lack}", platform=tournament.home.platform))
    lines += _knocking(tournament, language)
    for part in (judges(tournament, language), _opened(tournament, language), seals(tournament, language)):
        if len(visible(Markup.join("\n", [*lines, *part]))) <= LENGTH:
            lines += part
    facts = {"kind": "round", "lines": own}
    return Screen(text=Markup.join("\n", lines), rows=_round_rows(tournament, language), facts=facts)


def _own_at_tables(
    tournament: Tournament, language: str, tables: Mapping[int, Table], numbers: Iterable[int]
) -> list[OwnLine]:
    """Return the lines of tables, with their wording for the people who play there."""
    return [
        line
        for number in numbers
        for line in own_lines_of_players(
            tournament,
            seated(tournament.core.rounds[-1].tables[number - 1]),
            language,
            partial(table_line, number=number, table=tables.get(number), language=language),
        )
    ]


def _round_head(tournament: Tournament, language: str) -> Markup:
    core = tournament.core
    title = say(language, "round-title", name=core.settings.name, round=core.round, rounds=core.planned or 0)
    return Markup(f"<b>{title}</b>")


def decisions(tournament: Tournament, language: str, tables: Mapping[int, Table]) -> Lines:
    """Tell the decisions of judges at the tables shown."""
    found: Lines = []
    for number, table in tables.items():
        names = seat_names(tournament, tournament.core.rounds[-1].tables[number - 1], language)
        for one in table.decisions:
            ruling = decision(one, names[one.seat] if one.seat is not None else "", language).markup
            found.append(say(language, "round-ruling", table=number, ruling=ruling))
    return found


def _leading(tournament: Tournament, leaders: Iterable[Standing], language: str) -> Lines:
    lines = [_standing(tournament, row, language) for row in leaders]
    if not lines:
        return []
    return [Markup(f"<i>{say(language, 'round-standings')}</i>"), Markup.join(" · ", lines)]


def _leaders(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the first of the standings; nobody before there are points."""
    found = standings(tournament.core)
    return found[:STANDINGS_SHOWN] if any(row.points for row in found) else ()


def _standing(tournament: Tournament, row: Standing, language: str) -> Markup:
    name = ranked_name(tournament, row, language, 20)
    return say(language, "round-standing", place=row.place, name=name, points=fraction(row.points))


def _opened(tournament: Tournament, language: str) -> Lines:
    """Show the secret of this round's lot, and the secret of the round's deals once they are over."""
    present, number = tournament.core.rounds[-1], tournament.core.round
    lines = [say(language, "lot-opened", round=number, secret=present.secrets.lot)]
    if present.deals_open:
        lines.append(say(language, "deals-opened", round=number, secret=present.secrets.deals))
    return in_one_line(lines)


def _round_rows(tournament: Tournament, language: str) -> tuple[Row, ...]:
    own = [
        key(tournament, plain(language, "button-my-table"), Verb.HAND, style=Style.PRIMARY),
        key(tournament, plain(language, "button-standings"), Verb.SCORE),
    ]
    more: list[Button] = []
    if len(tournament.core.rounds[-1].tables) > TABLES_SHOWN:
        more.append(key(tournament, plain(language, "button-more-tables"), Verb.TABLES, 1))
    if tournament.core.stage is TournamentStage.PLAYING and tournament.core.round < (tournament.core.planned or 0):
        more.append(key(tournament, plain(language, "button-join"), Verb.JOIN))
        more.append(key(tournament, plain(language, "button-leave"), Verb.LEAVE))
    return (
        *_knocks(tournament, language),
        *_watch(tournament, numbers_on(tournament, 0)),
        *in_rows(own, 3),
        *in_rows(more, 3),
    )


def _watch(tournament: Tournament, numbers: range) -> list[Row]:
    return in_rows([key(tournament, str(number), Verb.WATCH, number) for number in numbers], 5)


def more_tables(tournament: Tournament, language: str, number: int, tables: Mapping[int, Table]) -> Screen:
    """Ten more tables of the present round, in private."""
    count = len(tournament.core.rounds[-1].tables)
    pages = -(-count // TABLES_SHOWN)
    number = min(max(number, 0), pages - 1)
    shown = numbers_on(tournament, number)
    lines = [
        _round_head(tournament, language),
        *[table_line(tournament, one, tables.get(one), language) for one in shown],
        *decisions(tournament, language, tables),
        say(language, "page-of", page=number + 1, pages=pages),
    ]
    turn = turning(lambda sign, other: key(tournament, sign, Verb.TABLES, f"i{other}"), number, pages)
    facts = {"kind": "round", "lines": _own_at_tables(tournament, language, tables, shown)}
    return Screen(text=Markup.join("\n", lines), rows=(*_watch(tournament, shown), *turn), facts=facts)


def numbers_on(tournament: Tournament, page_number: int) -> range:
    """Return the numbers of the tables on a page, none before the first draw. Pages are counted from 0."""
    count = len(tournament.core.current.tables) if tournament.core.current is not None else 0
    start = page_number * TABLES_SHOWN
    return range(start + 1, min(start + TABLES_SHOWN, count) + 1)
