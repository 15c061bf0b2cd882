"""A finished game step by step, for its players: each action, everybody's cards, and the board at that moment."""

from bot.codec import Verb
from bot.finished.replay import HandStep, Moment
from bot.screen import Button, Screen, Style
from bot.screens.afterwards.record import finished
from bot.screens.during.board import hand_in_play, totals
from bot.screens.during.hand import own_cards
from bot.screens.during.pictures import table_picture
from bot.table.event_log import ruled
from bot.table.playing import game_of
from bot.table.roles import Right
from bot.table.table import Table
from bot.texts import Markup, card, cards, plain, say
from bot.views.history import line
from bot.views.keys import Row, lasting_key
from bot.views.names import seat_name
from bot.views.of_table import for_chat, for_seat
from bot.views.result import hand_result_of
from bot.views.wording import by_suit
from engine.actions import Action, Annul, ChooseTalon, Cut, Discard, Give, dump
from engine.cards import CODES, codes
from engine.state import BETWEEN_HANDS

IN_THE_RESULT = {"hand-made", "hand-down", "hand-no-auction"}  # the record of the hand tells these
ASKED = ""  # the argument of the button under the end of a game
BEGIN, END = "begin", "end"  # arguments of buttons that lead nowhere, at the beginning and the end of the game

Lines = list[Markup]


def replay(moment: Moment, language: str, only: int | None = None) -> Screen:
    """The screen of one moment, with buttons to other ones. All cards are shown, as the game is over.

    With `only`, that seat's own view is shown, as others still play the same cards.
    """
    table, place = moment.table, moment.place
    game = game_of(table)
    view = for_chat(table, language)
    steps = moment.lengths[place.hand - 1]
    lines = [
        say(language, "replay-title", code=table.id),
        say(language, "replay-place", hand=place.hand, hands=len(moment.lengths), step=place.step, steps=steps),
        Markup(f"<b>▶ {done(moment, language, only)}</b>"),
        *followed(moment, language),
    ]
    if game.phase in BETWEEN_HANDS:
        lines.append(Markup(finished(hand_result_of(table, table.rows[-1], language)).text))
    else:
        lines += [
            *hand_in_play(view),
            *(all_cards(table, language) if only is None else own_cards(for_seat(table, only, language))),
            *totals(view),
        ]
    # While others still play the same cards, the picture is not offered to other chats.
    words = plain(language, "inline-hand", hand=place.hand) if only is None else ""
    return Screen(
        text=Markup.join("\n", lines),
        rows=(_steps(moment, language), _hands(moment, language), *_shown(moment, language)),
        picture=table_picture(view).model_copy(update={"passed_on": words}),
    )


def followed(moment: Moment, language: str) -> Lines:
    """Tell the results of the action before a moment, but not how the hand ended: the record of the hand tells that."""
    return [line(moment.table, fact, language).markup for fact in moment.facts if fact.key not in IN_THE_RESULT]


def read_place(argument: str) -> HandStep | None:
    """Parse the moment in a button; None for anything else."""
    hand, _, step = argument.partition("-")
    return HandStep(int(hand), int(step)) if hand.isdecimal() and step.isdecimal() else None


def done(moment: Moment, language: str, only: int | None) -> Markup:
    """Tell the action that led to a moment; with `only`, as that seat saw it."""
    action = moment.action
    if moment.ruling is not None:
        return line(moment.table, ruled(moment.ruling), language).markup
    if action.seat is None:
        return say(language, "replay-annul" if isinstance(action, Annul) else "replay-deal")
    said = dump(action)
    params: dict[str, str | int] = {"name": seat_name(moment.table, action.seat, language)}
    params |= {name: said[name] for name in ("value", "at") if said.get(name) is not None}
    key = f"replay-{action.do}"
    match action:
        case Cut(at=None):
            key = "replay-cut-not"
        case ChooseTalon():
            params["number"] = action.index + 1
        case Give():
            params["to"] = seat_name(moment.table, action.to, language)
    if only is not None and is_hidden(action, only):
        return say(language, f"{key}-hidden", **params)
    if "card" in said:
        params["card"] = card(language, said["card"])
    return say(language, key, **params)


def is_hidden(action: Action, seat: int) -> bool:
    """Whether a seat did not see the card of an action."""
    if isinstance(action, Give):
        return seat not in {action.seat, action.to}
    return isinstance(action, Discard) and action.seat != seat


# ------------------------------------------------------------------------------------------------------ hidden cards


def all_cards(table: Table, language: str) -> Lines:
    """Return lines with everybody's cards, the talon and the discards."""
    state = game_of(table)
    lines = [
        say(language, "replay-hand", name=seat_name(table, seat, language), cards=by_suit(codes(held), language))
        for seat, held in enumerate(state.hands)
        if held
    ]
    if state.talon is None:
        lines += [
            say(language, "replay-talon", cards=cards(language, (CODES[one] for one in talon)))
            for talon in state.talons
        ]
    if state.discards:
        lines.append(say(language, "replay-discards", cards=cards(language, (CODES[one] for one in state.discards))))
    return lines


# ------------------------------------------------------------------------------------------------------------- buttons


def _steps(moment: Moment, language: str) -> Row:
    return (
        _key(moment, "first", None if moment.is_first else HandStep(1, 0), BEGIN, language),
        _key(moment, "back", None if moment.is_first else moment.before, BEGIN, language),
        _key(moment, "next", None if moment.is_last else moment.after, END, language),
    )


def _hands(moment: Moment, language: str) -> Row:
    hand, hands = moment.place.hand, len(moment.lengths)
    ending = None if moment.is_last else HandStep(hands, moment.lengths[-1])
    last = HandStep(hands, 0)
    return (
        _key(moment, "hand-before", HandStep(hand - 1, 0) if hand > 1 else None, BEGIN, language),
        _key(moment, "hand-after", HandStep(hand + 1, 0) if hand < hands else ending, END, language),
        _key(moment, "last", last if moment.place != last else None, END, language),
    )


def _shown(moment: Moment, language: str) -> list[Row]:
    """Return the button that shows this hand to the group in which it was played."""
    table = moment.table
    if table.home.private or not table.kind.rights[Right.SHOW_HAND].in_game:
        return []
    label = plain(language, "button-show-hand")
    return [(lasting_key(label, Verb.SHOW, str(moment.place.hand), table_id=table.id),)]


def _key(moment: Moment, name: str, place: HandStep | None, otherwise: str, language: str) -> Button:
    argument = f"{place.hand}-{place.step}" if place is not None else otherwise
    style = Style.PLAIN if place is not None else Style.MUTED
    label = plain(language, f"button-replay-{name}")
    return lasting_key(label, Verb.REPLAY, argument, style, table_id=moment.table.id)
