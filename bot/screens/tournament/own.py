"""What one person reads of a tournament: the result of a game, a penalty, who judges their table, or may judge."""

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Screen
from bot.texts import Markup, listed, plain, say
from bot.tournament.judging import may_offer
from bot.tournament.tournament import Tournament, TournamentStage
from bot.views.names import named
from bot.views.own_words import OFFER
from bot.views.tournament_standings import follows
from bot.views.tournament_words import fraction, key, penalty
from engine.tournament import rights
from engine.tournament.standings import Standing, seat_results


def result(tournament: Tournament, table: int, seat: int, row: Standing, language: str) -> Screen:
    """A player's place and points in the game that is over, their place in the standings, and what comes next.

    `table` is its number in the present round; `row` is the player's row of the present standings.
    """
    core = tournament.core
    own = seat_results(core, core.round, table)[seat]
    title, number = core.settings.name, core.round
    lines = [Markup(f"<b>{say(language, 'entry-head', title=title, round=number, table=table)}</b>")]
    if own.forfeited:
        lines.append(say(language, "own-result-none"))
    else:
        seats, points = len(core.rounds[-1].tables[table - 1].seats), fraction(own.points)
        lines.append(say(language, "own-result", place=own.place, seats=seats, points=points))
    over = "yes" if tournament.round_is_over else "no"
    count, points = len(core.players), fraction(row.points)
    lines.append(
        say(language, "own-standing", over=over, round=number, place=row.place, count=count, points=points),
    )
    lines += _next(tournament, language)
    return Screen(text=Markup.join("\n", lines))


def _next(tournament: Tournament, language: str) -> list[Markup]:
    core = tournament.core
    if core.stage is TournamentStage.FINISHED:
        return [say(language, "own-over")]
    if tournament.round_is_over:
        return [one.markup for one in follows(tournament, language)]
    if core.round >= (core.planned or 0):
        return [say(language, "own-last")]
    return [say(language, "own-next", round=core.round + 1)]


def penalised(tournament: Tournament, number: int, language: str) -> Screen:
    """A disqualification, for the player whom it concerns."""
    title = Markup(f"<b>🏆 {Markup.of(tournament.core.settings.name)}</b>")
    return Screen(text=Markup.join("\n", [title, penalty(tournament, number, language).markup]))


def who_judges(tournament: Tournament, table: int, player: PersonKey, language: str) -> Screen:
    """Say to a player who judges a table of the present round, and how to reach them.

    Where nobody does, a player who organises may appoint somebody.
    """
    core = tournament.core
    judges = [core.organiser, *core.judges]
    there = [one for one in judges if one.key and rights.judging_refusal(core, one.key, table) is None]
    if not there:
        appoint = key(tournament, plain(language, "button-desk-appoint"), Verb.JUDGE, "J0")
        rows = ((appoint,),) if rights.is_organiser(core, player) else ()
        return Screen(text=say(language, "judge-call-nobody", table=table), rows=rows)
    names = Markup(
        listed(
            language,
            (f'<a href="person:{Markup.of(one.key)}">{Markup.of(named(one.name, language))}</a>' for one in there),
        )
    )
    return Screen(text=say(language, "judge-call", table=table, names=names))


def no_desk(tournament: Tournament, person: PersonKey, language: str) -> Screen:
    """Say to a person without a desk that only judges have one; whoever may offer to judge can do it here."""
    offer = key(tournament, plain(language, "button-offer-to-judge"), Verb.JUDGE, OFFER)
    rows = ((offer,),) if may_offer(tournament, person) else ()
    return Screen(text=say(language, "refusal-no-desk"), rows=rows)
