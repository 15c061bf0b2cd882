"""The messages that stay in the chat: the record of a finished hand, and the end of a game."""

from bot.screen import Screen
from bot.texts import Markup, card, in_one_line, say, suit
from bot.views.history import newest_that_fit
from bot.views.keys import buttons
from bot.views.names import points, signed
from bot.views.result import GameResult, HandResult, LastTrick, ResultRow


def finished(view: HandResult) -> Screen:
    """The record of a finished hand: result, points, marriages, changes, totals, marks, and the secret of its seal."""
    language = view.language
    before = [
        Markup(f"<b>{view.title.markup}</b> · {view.words.markup}"),
        *([_last_trick(view.last_trick, language)] if view.last_trick is not None else []),
        *(_row(row, language) for row in view.rows),
    ]
    after = [
        *in_one_line(view.proof),
        *(Markup(f"<b>{one.markup}</b>") for one in view.paused),
        *(one.markup for one in view.vote),
    ]
    rulings = [one.markup for one in view.rulings]
    text = newest_that_fit(rulings, lambda fitting: Markup.join("\n", [*before, *fitting, *after]))
    rows = (*((one,) for one in view.motions), view.checks)
    return Screen(text=str(text), rows=buttons(tuple(row for row in rows if row)))


def _last_trick(trick: LastTrick, language: str) -> Markup:
    played = [say(language, "board-played", name=name, card=card(language, code)) for name, code in trick.cards]
    return say(language, "board-last-trick", cards=Markup.join(" · ", played), name=trick.winner)


def _row(row: ResultRow, language: str) -> Markup:
    parts = [say(language, "finished-row", name=row.name, delta=signed(row.delta), total=points(row.total))]
    if row.sits_out:
        parts.append(say(language, "mark-sits-out"))
    if row.points is not None and row.tricks is not None:
        parts.append(say(language, "finished-points", points=row.points))
        parts.append(say(language, "finished-tricks", tricks=row.tricks))
    if suits := row.marriages:
        parts.append(say(language, "finished-marriages", count=len(suits), suits="".join(map(suit, suits))))
    return Markup.join(" · ", [*parts, *(mark.markup for mark in row.marks)])


def game_over(view: GameResult) -> Screen:
    """The last message of a game: who won, the totals, and buttons for another game, the score, study and review."""
    language = view.language
    lines = [
        Markup(f"<b>{view.words.markup}</b>"),
        *(one.markup for one in view.why),
        Markup(f"<i>{say(language, 'over-totals')}</i>"),
        *(Markup(f"<b>{points(one.total)}</b> {Markup.of(one.name)}") for one in view.totals),
        *(Markup(f"🏅 {one.markup}") for one in view.earned),
        say(language, "over-hands", count=view.hands),
        *([say(language, "over-hints", count=view.hints)] if view.hints else []),
        *(one.markup for one in view.inspections),
        view.following.markup,
    ]
    rows = (*((one,) for one in view.onward), view.looks, view.checks)
    return Screen(text=Markup.join("\n", lines), rows=buttons(tuple(row for row in rows if row)))
