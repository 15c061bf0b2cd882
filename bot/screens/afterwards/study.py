"""A finished game as plain data, which a window draws on the felt: each step, and the review's mistakes.

`eyes` is a seat: everything is shown as that seat saw it then. None shows all cards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.finished.replay import Moment
from bot.finished.review import Review, Verdict
from bot.finished.reviewing import Progress
from bot.pictures import PlayedCard
from bot.screens.afterwards import review as review_screen
from bot.screens.afterwards.replay import done, followed, is_hidden
from bot.table.deals import ScoreRow
from bot.table.holders import at_hand, whole_game
from bot.table.playing import game_of
from bot.table.table import Table
from bot.texts import bare, plain, say, visible
from bot.views.acts import act, why
from bot.views.felt import Felt, felt_of
from bot.views.names import seat_name, succession
from bot.views.of_table import view_of
from bot.views.result import outcome_of
from engine import actions, game
from engine import view as seeing
from engine.actions import Action, Cut, TalonPositions
from engine.cards import CODES
from engine.state import BETWEEN_HANDS, State

Data = dict[str, Any]
Hands = list[list[str] | None]  # the cards of each seat; None where they are not seen

_OF_THE_WINDOW = ("hands", "view", "step", "hand-before", "hand-after", "choices", "made", "better", "aside")
_OF_THE_REVIEW = ("mistakes", "find", "how", "seen", "opened", "seen-points", "opened-points")
_OF_BARS = ("estimated-points", "estimated", "best")


def words(code: str, language: str) -> dict[str, str]:
    """Return the headings and labels of the window."""
    found = {name: plain(language, f"study-{name}") for name in (*_OF_THE_WINDOW, *_OF_THE_REVIEW, *_OF_BARS)}
    found |= {name: plain(language, f"button-replay-{name}") for name in ("back", "next")}
    return {**found, "title": plain(language, "study-title", code=code), "open": plain(language, "button-review-all")}


def hands(table: Table, lengths: Sequence[int], language: str) -> list[Data]:
    """Return the list of hands: how each ended, what it changed, and how many steps it has."""
    return [
        {
            "name": plain(language, "study-hand", hand=hand),
            "said": outcome_of(table, row, language).words,
            "deltas": list(row.result["deltas"]),
            "totals": list(row.result["totals"]),
            "steps": steps,
        }
        for hand, (row, steps) in enumerate(zip(table.rows, lengths, strict=False), 1)
    ]


def names(table: Table, language: str) -> list[str]:
    """Return the names of the seats."""
    return [bare(seat_name(table, seat, language)) for seat in range(len(table.seats))]


def all_names(table: Table, language: str) -> list[str]:
    """Return the names of the seats in the whole game: of a seat that was taken over, those of all its holders."""
    times = whole_game(table)
    return [bare(succession(times, seat, language)) for seat in range(len(table.seats))]


def steps(moments: Iterable[Moment], language: str, eyes: int | None) -> list[Data]:
    """Return the steps of a hand, from the deal on."""
    drawn: list[Data] = []
    before: Table | None = None
    felt: Felt | None = None
    for moment in moments:
        felt, held = position(moment, before, felt, language, eyes)
        shown = {"felt": felt.model_dump(mode="json", exclude={"seats": {"__all__": {"person"}}}), "hands": held}
        drawn.append(shown | _step(moment, before, language, eyes))
        before = moment.table
    return drawn


def _step(moment: Moment, before: Table | None, language: str, eyes: int | None) -> Data:
    state, action = game_of(moment.table), moment.action
    hidden = eyes is not None and is_hidden(action, eyes)
    step: Data = {
        "said": visible(done(moment, language, eyes)),
        "then": [visible(one) for one in followed(moment, language)],
        "aside": aside(state, eyes),
        "stock": [CODES[card] for card in state.stock] if eyes is None else [],
        "seat": action.seat,
        "card": None if hidden else actions.dump(action).get("card"),
    }
    if before is not None and eyes in {None, action.seat}:
        step["choices"] = _choices(before, action, language)
    return step


def position(
    moment: Moment, before: Table | None, drawn: Felt | None, language: str, eyes: int | None
) -> tuple[Felt, Hands]:
    """Return the felt and the hands; after the last action of a hand, as that hand left them.

    `before` is the table at the moment before, `drawn` its felt.
    """
    table, state = moment.table, game_of(moment.table)
    if drawn is None or before is None or state.phase not in BETWEEN_HANDS:
        return _felt(table, state, language, eyes), _hands(state, eyes)
    row = table.rows[-1]
    held: Hands = [[] for _ in table.seats] if row.last_trick else _hands(game_of(before), eyes)
    return _after(table, row, drawn, language), held


def _felt(table: Table, state: State, language: str, eyes: int | None) -> Felt:
    """Return the felt of the table."""
    view = seeing.public(state) if eyes is None else seeing.view(state, eyes)
    felt = felt_of(view_of(table, view, language))
    if eyes is None and None in felt.talon:
        return felt.model_copy(update={"talon": tuple(CODES[card] for talon in state.talons for card in talon)})
    return felt


def _after(table: Table, row: ScoreRow, drawn: Felt, language: str) -> Felt:
    """Return the table at the end of a hand: its last trick still lies there, and the totals are the new ones."""
    totals = zip(drawn.seats, row.result["totals"], strict=True)
    seats = tuple(seat.model_copy(update={"total": total, "cards": 0}) for seat, total in totals)
    felt: dict[str, object] = {"seats": seats, "to_act": None, "heading": outcome_of(table, row, language).words}
    if row.last_trick:
        felt["trick"] = felt["last"] = tuple(PlayedCard(seat=seat, card=card) for seat, card in row.last_trick)
        felt |= {"talon": (), "winning": row.last_trick_winner, "last_winner": row.last_trick_winner}
    return drawn.model_copy(update=felt)


def _hands(state: State, eyes: int | None) -> Hands:
    """Return the cards of each seat; None where they are not seen."""
    return [
        list(held) if eyes in {None, seat} and (held := seeing.view(state, seat).hand) is not None else None
        for seat in range(state.seats)
    ]


def aside(state: State, eyes: int | None) -> list[str]:
    """Return the cards that the declarer has laid aside."""
    return [CODES[card] for card in state.discards] if eyes in {None, state.declarer} else []


def _choices(table: Table, action: Action, language: str) -> list[Data]:
    """Return the legal actions at a moment, the one that was taken included; none if there was no choice."""
    legal = game.legal(game_of(table))
    if len(legal) < 2 or isinstance(action, Cut | TalonPositions) or action not in legal:
        return []
    return [_choice(table, actions.dump(one), language, done=one == action) for one in legal]


def _choice(table: Table, action: Mapping[str, Any], language: str, **more: Any) -> Data:
    return {"act": act(table, action, language), "card": action.get("card"), **more}


# -------------------------------------------------------------------------------------------------------------- review


def waiting(progress: Progress, language: str) -> Data:
    """Return the progress of a review that is not finished."""
    return {"done": progress.done, "all": progress.all, "said": review_screen.how_far(progress, language)}


def review(table: Table, found: Review, language: str) -> Data:
    """Return the mistakes with their reasons, the curves, and the method behind them."""
    mistakes = [one for one in found.verdicts if one.is_mistake]
    return {
        "seat": found.seat,
        "said": visible(review_screen.summed(found, language)),
        "none": "" if mistakes else plain(language, "review-none"),
        "how": how(language),
        "cards": plain(language, "review-cards"),
        "mistakes": [mistake(table, one, language) for one in mistakes],
        "curves": {hand: _curve(found, hand, language) for hand in {one.hand for one in found.verdicts}},
        "game": review_screen.game_chart(table, found, language).data.model_dump(mode="json", exclude_unset=True),
    }


def how(language: str) -> str:
    """Say how mistakes are found."""
    return plain(language, "review-how", right=review_screen.RIGHT)


def _curve(found: Review, hand: int, language: str) -> Data:
    """Return the curve of a hand: the expected result after each decision and after the best one, and their steps."""
    picture = review_screen.hand_chart(found, hand, language)
    steps = [one.step + 1 for one in found.verdicts if one.hand == hand]
    return {"said": picture.description, "steps": steps, **picture.data.model_dump(mode="json", exclude_unset=True)}


def mistake(table: Table, one: Verdict, language: str) -> Data:
    """Return a mistake: its moment, the better choice, what it cost, and why."""
    table = at_hand(table, one.hand)
    reason = {name: value for name, value in (one.why or {}).items() if name != "reason"}
    lost, error = round(one.lost), max(round(2 * one.error), 1)
    return {
        "hand": one.hand,
        "step": one.step + 1,
        "lost": lost,
        "said": visible(review_screen.instead(table, one, language)),
        "better": _choice(table, one.better or one.action, language),
        "better_said": visible(say(language, "review-better", act=act(table, one.better or one.action, language))),
        "why": why(str((one.why or {})["reason"]), reason, language),
        "lost_said": visible(say(language, "review-lost", lost=lost, error=error)),
    }
