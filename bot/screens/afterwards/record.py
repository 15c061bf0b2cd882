"""The messages that stay in the chat: the record of a finished hand, and the end of a game."""

from typing import Any

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens import kinds
from bot.screens.afterwards.verify import inspections
from bot.screens.during.breaks import between_hands, ways_on
from bot.screens.during.position import played
from bot.screens.own import own_lines
from bot.screens.seals import in_one_line, opened
from bot.table import ending
from bot.table.deals import ScoreRow
from bot.table.holders import as_played, at_hand
from bot.table.table import Stage, Table
from bot.texts import Markup, plain, say, suit
from bot.views.history import newest_that_fit, rulings_said
from bot.views.keys import Row, in_rows, key
from bot.views.names import person_key, points, seat_name, signed, winner_names
from bot.views.seals import seal, verified


def finished(table: Table, row: ScoreRow, language: str) -> Screen:
    """The record of a finished hand: result, points, marriages, changes, totals, marks, and the secret of its seal."""
    table = at_hand(table, row.number)
    before = [
        Markup(f"<b>{say(language, 'finished-head', hand=row.number)}</b> · {outcome(table, row, language)}"),
        *_players(table, row, language),
    ]
    present = _is_present(table, row)
    after = [
        *_proof(table, row, language),
        *(between_hands(table, language) if present else []),
    ]
    rulings = [one.markup for one in rulings_said(table, row.rulings, language)]
    text = newest_that_fit(rulings, lambda fitting: Markup.join("\n", [*before, *fitting, *after]))
    rows = (*(ways_on(table, language) if present else []), *in_rows(verified(table, language), 1))
    facts = {
        "kind": "result",
        "table": table.id,
        "hand": row.number,
        "goes_on": table.stage is Stage.PLAYING,
        "said": str(outcome(table, row, language)),
        "outcome": row.result["outcome"],
        "declarer": person_key(table, row.result["declarer"]),
        "contract": row.result["contract"],
        "totals": list(row.result["totals"]),
        "lines": own_lines(table, language, lambda read: _players(read, row, language)),
    }
    return Screen(text=str(text), rows=rows, facts=facts)


def _players(table: Table, row: ScoreRow, language: str) -> list[Markup]:
    """Show the last trick, and what the hand brought to each player."""
    lines = [_seat_line(table, row.result, seat, language) for seat in range(len(row.result["totals"]))]
    return [*_last_trick(table, row, language), *lines]


def _proof(table: Table, row: ScoreRow, language: str) -> list[Markup]:
    """Show the seal and its secret, if the deal was sealed."""
    if not table.kind.sealed:
        return []
    return in_one_line([seal(row.deal, language), opened(table, row.deal, language)])


def _is_present(table: Table, row: ScoreRow) -> bool:
    """Whether this is the last hand and the next one is not dealt yet."""
    return table.deal is None and row is table.rows[-1]


def _last_trick(table: Table, row: ScoreRow, language: str) -> list[Markup]:
    """Show the last trick: no board has shown it complete."""
    if row.last_trick_winner is None:
        return []
    winner = seat_name(table, row.last_trick_winner, language)
    return [say(language, "board-last-trick", cards=played(table, row.last_trick, language), name=winner)]


def outcome(table: Table, row: ScoreRow, language: str) -> Markup:
    """Say in a few words how a hand ended. It names who held the declarer's seat."""
    table = at_hand(table, row.number)
    params: dict[str, str | int] = {}
    if row.result["declarer"] is not None:
        params = {"name": seat_name(table, row.result["declarer"], language), "contract": row.result["contract"]}
    return say(language, f"finished-{row.result['outcome']}", **params)


def _seat_line(table: Table, result: Any, seat: int, language: str) -> Markup:
    parts = [
        say(
            language,
            "finished-row",
            name=seat_name(table, seat, language),
            delta=signed(result["deltas"][seat]),
            total=points(result["totals"][seat]),
        )
    ]
    if seat == result["sits_out"]:
        parts.append(say(language, "mark-sits-out"))
    elif result["outcome"] not in {"thrown_in", "conceded"}:
        parts.append(say(language, "finished-points", points=result["points"][seat]))
        parts.append(say(language, "finished-tricks", tricks=result["tricks"][seat]))
    if result["marriages"][seat]:
        suits = result["marriages"][seat]
        parts.append(say(language, "finished-marriages", count=len(suits), suits="".join(map(suit, suits))))
    marks = result["marks"][seat] if result.get("marks") else ()
    return Markup.join(" · ", [*parts, *(say(language, f"sheet-{mark}") for mark in marks)])


def game_over(table: Table, language: str) -> Screen:
    """The last message of a game: who won, the totals, and buttons for another game, the score, study and review."""
    table = as_played(table)
    winners = ending.winners(table)
    if winners:
        names = winner_names(table, winners, language)
        first = say(language, "over-won" if len(winners) == 1 else "over-won-several", names=names)
    else:
        first = say(language, "over-void")
    said, again = _next_game(table, language)
    lines = [
        Markup(f"<b>{first}</b>"),
        Markup(f"<i>{say(language, 'over-totals')}</i>"),
        *_totals(table, language),
        say(language, "over-hands", count=table.rows[-1].number if table.rows else 0),
        *([say(language, "over-hints", count=table.hints)] if table.hints else []),
        *inspections(table, language),
        said,
    ]
    looking = [key(table, plain(language, "button-study"), Verb.REPLAY)] if table.rows else []
    if looking and table.kind.offers_review:
        looking.append(key(table, plain(language, "button-review"), Verb.REVIEW))
    buttons: Row = (key(table, plain(language, "button-score"), Verb.SCORE), *looking)
    facts = {
        "kind": "over",
        "table": table.id,
        "said": str(first),
        "winner": person_key(table, winners[0]) if len(winners) == 1 and ending.has_won(table, winners[0]) else "",
        "lines": own_lines(table, language, lambda read: _totals(read, language)),
    }
    return Screen(
        text=Markup.join("\n", lines), rows=(*again, buttons, *in_rows(verified(table, language), 1)), facts=facts
    )


def _totals(table: Table, language: str) -> list[Markup]:
    """Show the final totals, the best first."""
    totals = table.game.totals if table.game is not None else (0,) * len(table.seats)
    ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [Markup(f"<b>{points(totals[seat])}</b> {Markup.of(seat_name(table, seat, language))}") for seat in ranked]


def _next_game(table: Table, language: str) -> tuple[Markup, list[Row]]:
    """Say which game comes next, and return its buttons."""
    following = kinds.screens(table).following if table.kind.own_screens else None
    if following is not None:
        return following(table, language)
    again = key(table, plain(language, "button-rematch"), Verb.AGAIN, style=Style.SUCCESS)
    return say(language, "over-rematch"), [(again,)]
