"""The choices of the seat to move: every legal action with its button, laid out by the kind of decision.

A player who cannot be written to moves by numbers on the board, and only they learn what each number means. Public
information decides how many numbers there are, and their meanings change with each turn. So neither the buttons nor a
press on one tell of any card but the one that it plays.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby, pairwise
from typing import Any

from bot.codec import FIRST_PAGE, ButtonToken, HandPage, Verb, decode, token_of
from bot.screen import Style
from bot.table.choices import GAME_VERBS, MOVE_VERBS, action_for, next_receiver
from bot.table.table import Stage, Table
from bot.table.the_rest import is_sure
from bot.texts import card, plain
from bot.texts.sentences import cut
from bot.views.decision import ON_THE_BOARD
from bot.views.keys import Choice, in_rows, key, keys, turning
from bot.views.wording import TOAST_LIMIT
from engine import concession
from engine import view as seeing
from engine.actions import parse
from engine.cards import SUITS
from engine.view import PublicView, View

PAGE = 8  # choices on a page
CUTS = 18  # places to cut on a page; their labels are short
DECLARATIONS = 4  # numbers beside those of the cards: a marriage is declared with either of two cards
OTHERS = 10  # numbers for a choice that is not between cards

Row = tuple[Choice, ...]


def decisions(table: Table, view: View, language: str) -> list[Row]:
    """Return the buttons of the present decision; for a seat that waits during the play, only its cards."""
    if view.to_act != view.seat or table.clock.paused_since is not None:
        return _cards(table, view, language, frozenset()) if view.phase == "play" else []
    return _FAMILIES[view.phase](table, view, language)


def page_key(table: Table, label: str, page: HandPage, style: Style = Style.PLAIN) -> Choice:
    """Return a choice that opens a page of the hand."""
    return Choice("page", key(table, label, Verb.PAGE, page.argument, style))


def _choice(
    kind: str, table: Table, place: int, label: str, style: Style = Style.PLAIN, *, value: int | None = None
) -> Choice:
    return Choice(kind, key(table, label, Verb.CHOICE, place, style), value=value)


def _legal(view: View, does: str) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the legal actions of one kind, each with its place among all of them."""
    return [(place, action) for place, action in enumerate(view.legal) if action["do"] == does]


def _paged(table: Table, view: View, buttons: list[Choice], *, a_page: int = PAGE, wide: int = 4) -> list[Row]:
    """Lay many choices out on pages."""
    last = max(len(buttons) - 1, 0) // a_page
    page = min(table.seats[view.seat].hand_page.number, last)
    return [*in_rows(buttons[page * a_page : (page + 1) * a_page], wide), *_turning(table, page, last)]


def _turning(table: Table, page: int, last: int) -> list[Row]:
    return turning(lambda sign, other: page_key(table, sign, HandPage(number=other)), page, last + 1, signs="◂▸")


# ------------------------------------------------------------------------------------------------------ before the play


def _cut(table: Table, view: View, language: str) -> list[Row]:
    whole, points = [], []
    for place, action in enumerate(view.legal):
        if action["at"] is None:
            whole.append(_choice("cut", table, place, plain(language, "button-no-cut")))
        else:
            points.append(_choice("cut", table, place, plain(language, "button-cut", at=action["at"])))
    return [tuple(whole), *_paged(table, view, points, a_page=CUTS, wide=6)]


def _talon_positions(table: Table, view: View, language: str) -> list[Row]:
    """Choose the talon's places one after the other; the page of the hand holds those chosen so far."""
    named = table.seats[view.seat].hand_page.places
    every = {place: action["positions"] for place, action in enumerate(view.legal)}
    open_ones = {place: positions for place, positions in every.items() if tuple(positions[: len(named)]) == named}
    rows: list[Row] = []
    if not named or not open_ones:
        named, open_ones = (), every
        # The first offer has the places as far apart as possible: by custom a talon card follows each round of cards.
        usual = max(open_ones, key=lambda place: _narrowest(open_ones[place]))
        label = plain(language, "button-positions", positions=", ".join(str(at + 1) for at in open_ones[usual]))
        rows.append((_choice("position", table, usual, label, Style.PRIMARY),))
    buttons = []
    for at in sorted({positions[len(named)] for positions in open_ones.values()}):
        label = plain(language, "button-position", position=at + 1)
        further = [place for place, positions in open_ones.items() if positions[len(named)] == at]
        if len(next(iter(open_ones.values()))) == len(named) + 1:
            buttons.append(_choice("position", table, further[0], label))
        else:
            buttons.append(page_key(table, label, HandPage(places=(*named, at))))
    rows += in_rows(buttons, 6)
    if named:
        rows.append((page_key(table, plain(language, "button-start-over"), FIRST_PAGE),))
    return rows


def _narrowest(positions: list[int]) -> int:
    return min((later - earlier for earlier, later in pairwise(positions)), default=0)


def _auction(table: Table, view: View, language: str) -> list[Row]:
    does = {action["do"] for action in view.legal}
    rows: list[Row] = []
    bids = [action["value"] for _, action in _legal(view, "bid")]
    page = table.seats[view.seat].hand_page.number
    if page == 0:
        first = _bids(table, bids[:ON_THE_BOARD], language)
        if "pass" in does:
            first.insert(0, Choice("pass", key(table, plain(language, "button-pass"), Verb.PASS)))
        if len(bids) > ON_THE_BOARD:
            first.append(page_key(table, plain(language, "button-more"), HandPage(number=1)))
        rows.append(tuple(first))
    else:
        rows += _further_bids(table, _bids(table, bids[ON_THE_BOARD:], language), page)
        if "pass" in does:
            rows.append((Choice("pass", key(table, plain(language, "button-pass"), Verb.PASS)),))
    if "look" in does:
        rows.append((Choice("look", key(table, plain(language, "button-look"), Verb.LOOK, style=Style.PRIMARY)),))
    return [*rows, *_redeal(table, view, language)]


def _bids(table: Table, bids: Iterable[int], language: str) -> list[Choice]:
    named = list(bids)
    buttons = keys(table, Verb.BID, [(value, plain(language, "button-bid", value=value)) for value in named])
    return [Choice("bid", button, value=value) for button, value in zip(buttons, named, strict=True)]


def values(table: Table, view: View, language: str) -> list[Choice]:
    """Return a button for every bid or contract that the seat may name now, lowest first."""
    if view.to_act != view.seat or table.clock.paused_since is not None:
        return []
    bids = _bids(table, sorted(action["value"] for _, action in _legal(view, "bid")), language)
    contracts = sorted(_legal(view, "contract"), key=lambda one: one[1]["value"])
    return bids + [_named(table, view, place, action, language) for place, action in contracts]


def _named(table: Table, view: View, place: int, action: Mapping[str, Any], language: str) -> Choice:
    value = action["value"]
    if value == view.contract:
        label = plain(language, "button-contract-same", value=value)
        return _choice("contract", table, place, label, Style.PRIMARY, value=value)
    return _choice("contract", table, place, plain(language, "button-bid", value=value), value=value)


def button_of(table: Table, view: View, action: Mapping[str, Any], language: str) -> Choice | None:
    """Return the button of the present decision that makes a legal action, or asks to confirm it.

    None if it is on another page of choices.
    """
    if action["do"] == "concede":
        ways = [way for _, way in _legal(view, "concede")]
        return _giving_up(table, view, language)[ways.index(action)][0]
    shown = [button for row in decisions(table, view, language) for button in row]
    for button in [*shown, *values(table, view, language)]:
        token = token_of(button.data)
        if token is not None and token.verb in GAME_VERBS:
            pressed = action_for(table, view.seat, token)
            if button.style is not Style.MUTED and pressed == parse(action):
                return button
    return None


def _further_bids(table: Table, buttons: list[Choice], page: int) -> list[Row]:
    last = max(1, -(-len(buttons) // PAGE))
    page = min(page, last)
    return [*in_rows(buttons[(page - 1) * PAGE : page * PAGE], 4), *_turning(table, page, last)]


def _concession(table: Table, view: View, language: str) -> list[Row]:
    if confirming := _confirming(table, view, language):
        return confirming
    label = plain(language, "button-play_on")
    play_on: list[Row] = [
        (_choice("play_on", table, place, label, Style.SUCCESS),) for place, _ in _legal(view, "play_on")
    ]
    return [*play_on, *_giving_up(table, view, language), *_redeal(table, view, language)]


def _giving_up(table: Table, view: View, language: str) -> list[Row]:
    """Return a button for each concession, with its price; it leads to the page that asks to confirm it."""
    labels = [_price_of(table, action["kind"], language) for _, action in _legal(view, "concede")]
    return [(page_key(table, label, HandPage(concession=at), Style.DANGER),) for at, label in enumerate(labels)]


def _price_of(table: Table, kind: str, language: str) -> str:
    if table.game is None:
        return ""
    cost, others = concession.price(table.game, kind)
    name = "concede-fined" if kind == "concede" and cost else kind
    return plain(language, f"button-{name}", cost=str(cost), others=str(others))


def _confirming(table: Table, view: View, language: str) -> list[Row]:
    chosen, concessions = table.seats[view.seat].hand_page.concession, _legal(view, "concede")
    if table.game is None or chosen is None or chosen >= len(concessions):
        return []
    place, action = concessions[chosen]
    cost, _ = concession.price(table.game, action["kind"])
    label = plain(language, f"button-sure-{action['kind']}", cost=str(cost))
    return [
        (_choice("concede", table, place, label, Style.DANGER),),
        (page_key(table, plain(language, "button-not-sure"), FIRST_PAGE),),
    ]


def _redeal(table: Table, view: View, language: str) -> list[Row]:
    label = plain(language, "button-redeal")
    return [(_choice("redeal", table, place, label, Style.DANGER),) for place, _ in _legal(view, "redeal")]


def _choose_talon(table: Table, view: View, language: str) -> list[Row]:
    return [
        tuple(
            _choice("talon", table, place, plain(language, "button-talon", number=action["index"] + 1))
            for place, action in _legal(view, "choose_talon")
        )
    ]


def _exchange(table: Table, view: View, language: str) -> list[Row]:
    if confirming := _confirming(table, view, language):
        return confirming
    receiver = next_receiver(view)
    if receiver is None:
        possible = frozenset(action["card"] for _, action in _legal(view, "discard"))
    else:
        possible = frozenset(action["card"] for _, action in _legal(view, "give") if action["to"] == receiver)
    return [
        *_cards(table, view, language, possible),
        *_giving_up(table, view, language),
        *_redeal(table, view, language),
    ]


def _contract(table: Table, view: View, language: str) -> list[Row]:
    named = [_named(table, view, place, action, language) for place, action in enumerate(view.legal)]
    same: list[Row] = [(button,) for button in named if button.style is Style.PRIMARY]
    return [*same, *_paged(table, view, [button for button in named if button.style is not Style.PRIMARY])]


# ------------------------------------------------------------------------------------------------------------- the play


def _play(table: Table, view: View, language: str) -> list[Row]:
    possible = frozenset(action["card"] for _, action in _legal(view, "play"))
    return [
        *_rest(table, view, language),
        *_declarations(table, view, language),
        *_cards(table, view, language, possible),
        *_redeal(table, view, language),
    ]


def _rest(table: Table, view: View, language: str) -> list[Row]:
    """Return the button that plays the rest of the hand, where every trick that is left is sure."""
    return (
        [(Choice("rest", key(table, plain(language, "button-rest"), Verb.REST, style=Style.SUCCESS)),)]
        if is_sure(table, view)
        else []
    )


def _declarations(table: Table, view: View, language: str) -> list[Row]:
    """Return the buttons that play a card with its marriage, or with four aces; they stand above the cards."""
    if table.game is None or view.hand is None:
        return []
    rules = table.game.rules
    silent = rules.barrel.style == "lviv" and view.status[view.seat].barrel is not None
    rows: dict[str, list[Choice]] = {}
    for action in view.legal:
        code = action.get("card", "")
        if action.get("marriage"):
            value = 0 if silent else rules.marriages.values[SUITS.index(code[1])]
            name = "button-marriage" if value else "button-marriage-plain"
            label = plain(language, name, card=card(language, code), value=value)
            button = key(table, label, Verb.MARRIAGE, view.hand.index(code), Style.PRIMARY)
            rows.setdefault(code[1], []).append(Choice("marriage", button))
        elif action.get("four_aces"):
            label = plain(language, "button-four-aces", card=card(language, code), value=rules.marriages.four_aces)
            button = key(table, label, Verb.FOUR_ACES, view.hand.index(code))
            rows.setdefault("aces", []).append(Choice("four_aces", button))
    return [row for buttons in rows.values() for row in in_rows(buttons, 1)]


def _cards(table: Table, view: View, language: str, possible: frozenset[str]) -> list[Row]:
    """Return all own cards, a row for each suit. A press on a card that cannot be played now gets the reason."""

    def button(place: int, code: str) -> Choice:
        style = Style.PRIMARY if code in possible else Style.MUTED
        return Choice("card", key(table, card(language, code), Verb.CARD, place, style), card=code)

    by_suit = groupby(enumerate(view.hand or ()), key=lambda entry: entry[1][1])
    return [tuple(button(place, code) for place, code in same) for _, same in by_suit]


_FAMILIES: Mapping[str, Callable[[Table, View, str], list[Row]]] = {
    "cut": _cut,
    "talon_positions": _talon_positions,
    "auction": _auction,
    "concession": _concession,
    "choose_talon": _choose_talon,
    "exchange": _exchange,
    "contract": _contract,
    "play": _play,
}


# ----------------------------------------------------------------------------------------- by numbers on the board


def has_numbers(table: Table) -> bool:
    """Whether the player to move needs the numbers: the bot cannot write to them, and the choice is private."""
    seat = table.to_act
    if table.game is None or seat is None or table.stage is not Stage.PLAYING or table.clock.paused_since is not None:
        return False
    return table.seats[seat].unreachable and not table.seats[seat].is_played and table.game.phase != "auction"


def numbers_on_board(table: Table, view: PublicView) -> int:
    """Return how many numbers the board offers; 0 for none."""
    return _numbers(view, view.to_act) if has_numbers(table) and view.to_act is not None else 0


def meant_by_number(table: Table, seat: int, number: str, token: ButtonToken) -> ButtonToken | None:
    """Return the button that a number stands for, for the seat to move; None for a number without meaning now."""
    found = _by_number(table, seat, "en").get(int(number)) if number.isdecimal() and len(number) <= 2 else None
    if found is None or found.data is None:
        return None
    choice = decode(found.data)
    return ButtonToken(token.table, token.decision, choice.verb, choice.argument, token.version)


def legend_of_numbers(table: Table, seat: int, language: str) -> str:
    """Tell the seat to move what each number means, in one line; empty if no numbers are shown."""
    if not has_numbers(table) or table.to_act != seat:
        return ""
    numbers = sorted(_by_number(table, seat, language).items())
    line = plain(language, "numbers", numbers=" · ".join(f"{number} {button.label}" for number, button in numbers))
    return cut(line, TOAST_LIMIT)


def _numbers(view: PublicView, seat: int) -> int:
    return view.counts[seat] + DECLARATIONS if view.phase in {"play", "exchange"} else OTHERS


def _by_number(table: Table, seat: int, language: str) -> dict[int, Choice]:
    if table.game is None:
        return {}
    view = seeing.view(table.game, seat)
    first_page = table.with_seat(seat, hand_page=FIRST_PAGE)
    choices = [
        button
        for row in decisions(first_page, view, language)
        for button in row
        if button.data and button.style is not Style.MUTED and decode(button.data).verb in MOVE_VERBS
    ]
    numbers = sorted(range(1, _numbers(view, seat) + 1), key=lambda number: _sort_key(table, number))
    return dict(zip(numbers, choices, strict=False))


def _sort_key(table: Table, number: int) -> bytes:
    """Return the sort key of a number in this turn. Nobody can know it without the table's secret key."""
    return hashlib.blake2b(f"{table.decision} {number}".encode(), key=bytes.fromhex(table.key), digest_size=8).digest()
