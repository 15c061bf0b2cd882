"""Tips for a person's first hands: facts about what their own seat sees, and about the rules.

No tip names a choice, so tips are fair at a table with others; and none depends on a card that its reader cannot see.
"""

from typing import Any

from bot.codec import Verb
from bot.screens.before import howto
from bot.screens.during.position import your_turn
from bot.screens.keys import Row, in_rows, key
from bot.screens.names import seat_name, signed
from bot.table.table import Stage, Table
from bot.texts import Markup, card, plain, say, suit
from engine import view as seeing
from engine.cards import INDEX, SUITS, marriages_in, mask_of, points
from engine.view import View


def lines(table: Table, view: View, language: str) -> list[Markup]:
    """Return the present tips for a seat; none for a person whose first hands are over."""
    if table.game is None or not _has_tips(table, view.seat):
        return []
    told = [*_result(table, view, language), *(_now(table, view, language) if your_turn(table, view) else [])]
    if table.kind.teaches and table.stage is Stage.CLOSED:
        ended = say(language, "lesson-over", target=table.game.rules.game.target)
        told.append(ended if table.rows else say(language, "lesson-left"))
    return [Markup(f"💡 <i>{line}</i>") for line in told]


def possible(table: Table, person: str, language: str) -> str | None:
    """Tell a person (by key) who has tips which cards can be played instead of a refused one; None for anybody else."""
    seat = table.seat_of(person)
    if table.game is None or seat is None or not _has_tips(table, seat):
        return None
    view = seeing.view(table.game, seat)
    if view.phase != "play" or not your_turn(table, view):
        return None
    playable = {action["card"] for action in view.legal if action["do"] == "play"}
    held = [card(language, code) for code in view.hand or () if code in playable]
    return plain(language, "coach-possible", cards=" ".join(held))


def buttons(table: Table, seat: int, language: str) -> list[Row]:
    """Return the buttons beside the tips: the page of rules, and the end of the tips."""
    if table.kind.teaches:
        return _of_lesson(table, language)
    if not table.seats[seat].tips or table.stage is not Stage.PLAYING:
        return []
    ended = key(table, plain(language, "button-tips-off"), Verb.TIPS, "off")
    return in_rows([howto.button(language, table), ended], 2)


def _of_lesson(table: Table, language: str) -> list[Row]:
    if table.stage is not Stage.PLAYING:
        return [*howto.ways_to_begin(language, table.preset), (howto.button(language, table),)]
    leave = key(table, plain(language, "button-lesson-leave"), Verb.VOTE, "end")
    return [(howto.button(language, table),), (leave,)]


def _has_tips(table: Table, seat: int) -> bool:
    chair = table.seats[seat]
    return chair.person is not None and (chair.tips > 0 or table.kind.teaches)


def _now(table: Table, view: View, language: str) -> list[Markup]:
    """Explain the present decision."""
    if view.phase in {"cut", "talon_positions"}:
        return [say(language, "coach-cut")]
    if view.hand is None:
        return []
    match view.phase:
        case "choose_talon":
            return [say(language, "coach-choose")]
        case "auction":
            if any(action["do"] == "pass" for action in view.legal):
                return [Markup.join(" ", [_held(table, view, language), say(language, "coach-pass")])]
            return [_held(table, view, language), say(language, "coach-opening")]
        case "concession":
            return [say(language, "coach-concession")]
        case "exchange":
            return [say(language, "coach-give", contract=view.contract or 0, points=points(_mask(view)))]
        case "contract":
            return [say(language, "coach-contract", contract=view.contract or 0)]
        case "play":
            return [_lead(table, view, language) if view.trick is None else _follow(view, language)]
    return []


def _mask(view: View) -> int:
    return mask_of(INDEX[code] for code in view.hand or ())


def _worth(table: Table, suits: tuple[int, ...]) -> int:
    return sum(table.game.rules.marriages.values[number] for number in suits) if table.game is not None else 0


def _held(table: Table, view: View, language: str) -> Markup:
    held = marriages_in(_mask(view))
    named = " ".join(suit(SUITS[number]) for number in held) or "none"
    return say(language, "coach-auction", points=points(_mask(view)), marriages=named, value=_worth(table, held))


def _lead(table: Table, view: View, language: str) -> Markup:
    held = tuple(sorted({SUITS.index(action["card"][1]) for action in view.legal if action.get("marriage")}))
    if not held:
        return say(language, "coach-lead")
    named = " ".join(suit(SUITS[number]) for number in held)
    return say(language, "coach-marriage", marriages=named, value=_worth(table, held))


def _follow(view: View, language: str) -> Markup:
    if view.trick is None or not view.hand:
        return say(language, "coach-lead")
    led = view.trick.cards[0].card[1]
    possible = {action["card"] for action in view.legal if action["do"] == "play"}
    of_suit = {code for code in view.hand if code[1] == led}
    if possible >= set(view.hand):
        why = "free"
    elif of_suit:
        why = "follow" if possible >= of_suit else "beat"
    else:
        why = "trump"
    return say(language, "coach-follow", suit=suit(led), why=why)


def _result(table: Table, view: View, language: str) -> list[Markup]:
    """Tell this seat's result of the last hand, until the play of the next one begins."""
    counted = [row for row in table.rows if row.counts]
    if not counted or view.phase not in {"deal", "auction", "exchange", "contract", "game_over"}:
        return []
    result = counted[-1].result
    return [
        say(
            language,
            "coach-result",
            why=_why(result, view.seat, table.game.rules.scoring.rounding_to if table.game is not None else 1),
            contract=result["contract"] or 0,
            points=result["points"][view.seat],
            name="?" if result["declarer"] is None else seat_name(table, result["declarer"], language),
            delta=signed(result["deltas"][view.seat]),
        )
    ]


def _why(result: Any, seat: int, rounding: int) -> str:
    """Return what decided the seat's result; the points may have been rounded to a multiple of `rounding`."""
    own = result["declarer"] == seat
    if result["sits_out"] == seat:
        return "sat-out"
    if result["outcome"] == "conceded":
        return "gave-up" if own else "others-gave-up"
    if own and result["outcome"] in {"made", "down"}:
        return str(result["outcome"])
    return "own-rounded" if 0 < abs(result["deltas"][seat] - result["points"][seat]) < rounding else "own"
