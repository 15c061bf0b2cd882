"""What the screens of a tournament tell alike: names, points, buttons."""

from fractions import Fraction

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Style
from bot.screens.keys import LABEL_CELLS
from bot.screens.names import named
from bot.screens.reasons import why
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.texts.cells import cut, short
from bot.tournament.tournament import Act, Draft, Tournament
from engine import view
from engine.tournament.model import RoundTable

HALVES = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}

THREAD_TITLE = 100  # characters; Telegram would take 128


def key(tournament: Tournament, label: str, verb: Verb, argument: str | int = "", style: Style = Style.PLAIN) -> Button:
    """Return a button of a tournament, which stays good for the round that it was drawn in."""
    return Button(
        label=short(label, LABEL_CELLS[1]),
        data=encode(ButtonToken(tournament.id, tournament.core.round, verb, str(argument))),
        style=style,
    )


def fraction(value: Fraction) -> str:
    """Write points of the tournament: 3, 1½, ⅓, −2."""
    sign, value = ("−", -value) if value < 0 else ("", value)
    whole, rest = divmod(value, 1)
    if not rest:
        return f"{sign}{whole}"
    part = HALVES.get(rest, f"{rest.numerator}/{rest.denominator}")
    return f"{sign}{whole or ''}{' ' if whole and '/' in part else ''}{part}"


def player_name(tournament: Tournament, number: int, language: str) -> str:
    """Return what a player is called, as plain text."""
    return named(tournament.name(number), language)


def seat_names(tournament: Tournament, drawn: RoundTable, language: str) -> list[str]:
    """Return who sits at a table, by seat, as plain text."""
    fillers, found = 0, []
    for number in drawn.seats:
        if number is None:
            fillers += 1
            found.append(plain(language, "bot-name", number=fillers))
        else:
            found.append(player_name(tournament, number, language))
    return found


def thread_title(tournament: Tournament, number: int, language: str) -> str:
    """Return what the thread of a table of the present round is called."""
    drawn = tournament.core.rounds[-1].tables[number - 1]
    names = ", ".join(short(name, 16) for name in seat_names(tournament, drawn, language))
    title = plain(language, "thread-title", round=tournament.core.round, table=number, names=names)
    return cut(title, THREAD_TITLE)


def table_line(tournament: Tournament, number: int, table: Table | None, language: str, width: int = 16) -> Markup:
    """Tell how a table of the present round stands: its players with totals, and the hand in play, or its points."""
    drawn = tournament.core.rounds[-1].tables[number - 1]
    names = [short(name, width) for name in seat_names(tournament, drawn, language)]
    if drawn.result is not None:
        totals: tuple[int, ...] = drawn.result.totals
    else:
        totals = table.game.totals if table is not None and table.game is not None else (0,) * len(names)
    ranked = (
        sorted(range(len(names)), key=lambda seat: -totals[seat]) if drawn.result is not None else range(len(names))
    )
    players = Markup.join(" – ", (Markup.of(f"{names[seat]} {str(totals[seat]).replace('-', '−')}") for seat in ranked))
    if drawn.result is not None:
        return say(language, "page-table-done", table=number, players=players)
    if table is None or table.game is None:
        return say(language, "page-table-waits", table=number, players=players)
    if table.clock.paused_since is not None:
        return say(language, "page-table-paused", table=number, players=players)
    hand = (
        1 + sum(row.counts for row in table.rows) if view.public(table.game).phase != "game_over" else len(table.rows)
    )
    return say(language, "page-table", table=number, hand=hand, players=players)


def halves(number: int) -> str:
    """Write points of the tournament that are counted in halves."""
    whole, half = divmod(number, 2)
    return f"{whole or ''}{'½' if half else ''}"


def described(tournament: Tournament, asked: Draft, language: str) -> Markup:
    """Say what a judge wants to do."""
    name = player_name(tournament, asked.player, language) if asked.player else ""
    other = ""
    if asked.act is Act.SWAP and asked.other:
        other = player_name(tournament, asked.other, language)
    elif asked.act is Act.APPOINT and not asked.player and 1 <= asked.other <= len(tournament.offers):
        name = named(tournament.offers[asked.other - 1].person.name, language)
    elif asked.act is Act.DISMISS and asked.other < len(tournament.core.judges):
        name = named(tournament.core.judges[asked.other].name, language)
    elif asked.act is Act.CONFIRM:
        proposal = next((one for one in tournament.proposals if one.draft.id == asked.other), None)
        what = "" if proposal is None else described(tournament, proposal.draft, language)
        return say(language, "desk-act-confirm", number=asked.other, what=what)
    points = asked.points
    if asked.act is Act.POINTS:
        whole, _, half = points.partition("/")
        points = halves(int(whole)) if half else whole
    return say(
        language,
        f"desk-act-{asked.act}",
        table=asked.table,
        hand=asked.hand,
        name=name,
        other=other,
        number=asked.other + 1,
        points=points,
    )


def proposals(tournament: Tournament, language: str) -> list[Markup]:
    """Tell what judges who play have proposed and nobody has confirmed."""
    return [
        say(
            language,
            "round-proposal",
            number=one.draft.id,
            what=described(tournament, one.draft, language),
            judge=named(one.by.name, language),
            reason=why(one.draft.reason, one.draft.remark, language),
        )
        for one in tournament.proposals
    ]
