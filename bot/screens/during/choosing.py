"""The buttons of the private hand: every legal action of the seat to move, each family of decisions in its own way."""

from collections.abc import Callable, Mapping
from itertools import groupby, pairwise

from bot.codec import Verb
from bot.screen import Button, Style
from bot.screens.during.bidding import ON_THE_BOARD
from bot.screens.keys import Row, in_rows, key
from bot.table.choices import next_receiver
from bot.table.table import Table
from bot.texts import card, plain
from engine.cards import SUITS
from engine.view import View

PAGE = 8  # choices on a page
CUTS = 18  # of which a page of places to cut has so many: bare numbers
CONFIRM = 90  # a page from here on asks whether the concession at that place is meant
POSITIONS = 32  # base in which a page number holds the places of the talon named so far
SWITCHES = 10**9  # the page on which a hand shows the switches of its owner; no choice has one so high


def decisions(table: Table, view: View, language: str) -> list[Row]:
    """Return the buttons of what can be decided now; of a seat that waits in the play, its cards only."""
    if view.to_act != view.seat or table.clock.paused_since is not None:
        return _cards(table, view, language, frozenset()) if view.phase == "play" else []
    return _FAMILIES[view.phase](table, view, language)


def _page(table: Table, view: View) -> int:
    page = table.seats[view.seat].page
    return 0 if page == SWITCHES else page


def _choice(table: Table, place: int, label: str, style: Style = Style.PLAIN) -> Button:
    return key(table, label, Verb.CHOICE, place, style)


def _paged(table: Table, view: View, buttons: list[Button], *, a_page: int = PAGE, wide: int = 4) -> list[Row]:
    """Lay many choices out on pages."""
    last = max(len(buttons) - 1, 0) // a_page
    page = min(_page(table, view), last)
    rows = in_rows(buttons[page * a_page : (page + 1) * a_page], wide)
    turning = []
    if page > 0:
        turning.append(key(table, "◂", Verb.PAGE, page - 1))
    if page < last:
        turning.append(key(table, "▸", Verb.PAGE, page + 1))
    return [*rows, tuple(turning)] if turning else rows


# ------------------------------------------------------------------------------------------------------ before the play


def _cut(table: Table, view: View, language: str) -> list[Row]:
    whole = [
        _choice(table, place, plain(language, "button-no-cut"))
        for place, action in enumerate(view.legal)
        if action["at"] is None
    ]
    points = [
        _choice(table, place, plain(language, "button-cut", at=action["at"]))
        for place, action in enumerate(view.legal)
        if action["at"] is not None
    ]
    return [tuple(whole), *_paged(table, view, points, a_page=CUTS, wide=6)]


def _talon_positions(table: Table, view: View, language: str) -> list[Row]:
    """Name the talon's places one after the other; what has been named so far stands in the page number."""
    named = positions_named(_page(table, view))
    open_ones = {
        place: action["positions"]
        for place, action in enumerate(view.legal)
        if tuple(action["positions"][: len(named)]) == named
    }
    rows: list[Row] = []
    if not named or not open_ones:
        named, open_ones = (), {place: action["positions"] for place, action in enumerate(view.legal)}
        # Wide apart, as one deals a talon: a card after every round.
        usual = max(open_ones, key=lambda place: _narrowest(open_ones[place]))
        label = plain(language, "button-positions", positions=", ".join(str(at + 1) for at in open_ones[usual]))
        rows.append((_choice(table, usual, label, Style.PRIMARY),))
    buttons = []
    for at in sorted({positions[len(named)] for positions in open_ones.values()}):
        label = plain(language, "button-position", position=at + 1)
        further = [place for place, positions in open_ones.items() if positions[len(named)] == at]
        if len(next(iter(open_ones.values()))) == len(named) + 1:
            buttons.append(_choice(table, further[0], label))
        else:
            buttons.append(key(table, label, Verb.PAGE, page_of_positions((*named, at))))
    rows += in_rows(buttons, 6)
    if named:
        rows.append((key(table, plain(language, "button-start-over"), Verb.PAGE, 0),))
    return rows


def _narrowest(positions: list[int]) -> int:
    return min((later - earlier for earlier, later in pairwise(positions)), default=0)


def positions_named(page: int) -> tuple[int, ...]:
    """Return the places of the talon that a page number holds."""
    named: tuple[int, ...] = ()
    while page:
        page, at = divmod(page, POSITIONS)
        named = (at, *named)
    return named


def page_of_positions(named: tuple[int, ...]) -> int:
    """Return the page number that holds some places of the talon. No place is 0."""
    page = 0
    for at in named:
        page = page * POSITIONS + at
    return page


def _auction(table: Table, view: View, language: str) -> list[Row]:
    does = {action["do"] for action in view.legal}
    rows: list[Row] = []
    bids = [action["value"] for action in view.legal if action["do"] == "bid"]
    buttons = [key(table, plain(language, "button-bid", value=value), Verb.BID, value) for value in bids]
    page = _page(table, view)
    if page == 0:
        first = buttons[:ON_THE_BOARD]
        if "pass" in does:
            first.insert(0, key(table, plain(language, "button-pass"), Verb.PASS))
        if len(bids) > ON_THE_BOARD:
            first.append(key(table, plain(language, "button-more"), Verb.PAGE, 1))
        rows.append(tuple(first))
    else:
        rows += _further_bids(table, buttons[ON_THE_BOARD:], page)
        if "pass" in does:
            rows.append((key(table, plain(language, "button-pass"), Verb.PASS),))
    if "look" in does:
        rows.append((key(table, plain(language, "button-look"), Verb.LOOK, style=Style.PRIMARY),))
    return [*rows, *_redeal(table, view, language)]


def _further_bids(table: Table, buttons: list[Button], page: int) -> list[Row]:
    last = max(1, -(-len(buttons) // PAGE))
    page = min(page, last)
    rows = in_rows(buttons[(page - 1) * PAGE : page * PAGE], 4)
    turning = [key(table, "◂", Verb.PAGE, page - 1)]
    if page < last:
        turning.append(key(table, "▸", Verb.PAGE, page + 1))
    return [*rows, tuple(turning)]


def _concession(table: Table, view: View, language: str) -> list[Row]:
    if confirming := _confirming(table, view, language):
        return confirming
    play_on: list[Row] = [
        (_choice(table, place, plain(language, "button-play_on"), Style.SUCCESS),)
        for place, action in enumerate(view.legal)
        if action["do"] == "play_on"
    ]
    return [*play_on, *_giving_up(table, view, language), *_redeal(table, view, language)]


def _giving_up(table: Table, view: View, language: str) -> list[Row]:
    """Buttons of the concessions; each asks first whether it is meant."""
    return [
        (
            key(
                table,
                plain(language, f"button-{action['kind']}", contract=view.contract or 0),
                Verb.PAGE,
                CONFIRM + number,
                Style.DANGER,
            ),
        )
        for number, action in enumerate(action for action in view.legal if action["do"] == "concede")
    ]


def _confirming(table: Table, view: View, language: str) -> list[Row]:
    number = _page(table, view) - CONFIRM
    kinds = [(place, action["kind"]) for place, action in enumerate(view.legal) if action["do"] == "concede"]
    if not 0 <= number < len(kinds):
        return []
    place, kind = kinds[number]
    label = plain(language, f"button-sure-{kind}", contract=view.contract or 0)
    return [
        (_choice(table, place, label, Style.DANGER),),
        (key(table, plain(language, "button-not-sure"), Verb.PAGE, 0),),
    ]


def _redeal(table: Table, view: View, language: str) -> list[Row]:
    return [
        (_choice(table, place, plain(language, "button-redeal"), Style.DANGER),)
        for place, action in enumerate(view.legal)
        if action["do"] == "redeal"
    ]


def _choose_talon(table: Table, view: View, language: str) -> list[Row]:
    buttons = [
        _choice(table, place, plain(language, "button-talon", number=action["index"] + 1))
        for place, action in enumerate(view.legal)
        if action["do"] == "choose_talon"
    ]
    return [tuple(buttons)]


def _exchange(table: Table, view: View, language: str) -> list[Row]:
    if confirming := _confirming(table, view, language):
        return confirming
    receiver = next_receiver(view)
    possible = frozenset(
        action["card"]
        for action in view.legal
        if (action["do"] == "discard" and receiver is None) or (action["do"] == "give" and action["to"] == receiver)
    )
    return [
        *_cards(table, view, language, possible),
        *_giving_up(table, view, language),
        *_redeal(table, view, language),
    ]


def _contract(table: Table, view: View, language: str) -> list[Row]:
    values = [(place, action["value"]) for place, action in enumerate(view.legal)]
    same: list[Row] = [
        (_choice(table, place, plain(language, "button-contract-same", value=value), Style.PRIMARY),)
        for place, value in values
        if value == view.contract
    ]
    more = [
        _choice(table, place, plain(language, "button-bid", value=value))
        for place, value in values
        if value != view.contract
    ]
    return [*same, *_paged(table, view, more)]


# ------------------------------------------------------------------------------------------------------------- the play


def _play(table: Table, view: View, language: str) -> list[Row]:
    possible = frozenset(action["card"] for action in view.legal if action["do"] == "play")
    return [
        *_declarations(table, view, language),
        *_cards(table, view, language, possible),
        *_redeal(table, view, language),
    ]


def _declarations(table: Table, view: View, language: str) -> list[Row]:
    """Marriages and four aces, above the cards: the way to play these cards that people mean."""
    if table.game is None or view.hand is None:
        return []
    rules = table.game.rules
    silent = rules.barrel.style == "lviv" and view.status[view.seat].barrel is not None
    rows: dict[str, list[Button]] = {}
    for action in view.legal:
        code = action.get("card", "")
        if action.get("marriage"):
            value = 0 if silent else rules.marriages.values[SUITS.index(code[1])]
            name = "button-marriage" if value else "button-marriage-plain"
            label = plain(language, name, card=card(language, code), value=value)
            rows.setdefault(code[1], []).append(key(table, label, Verb.MARRIAGE, view.hand.index(code), Style.PRIMARY))
        elif action.get("four_aces"):
            label = plain(language, "button-four-aces", card=card(language, code), value=rules.marriages.four_aces)
            rows.setdefault("aces", []).append(key(table, label, Verb.FOUR_ACES, view.hand.index(code)))
    return [row for buttons in rows.values() for row in in_rows(buttons, 1)]


def _cards(table: Table, view: View, language: str, possible: frozenset[str]) -> list[Row]:
    """All own cards in rows of their suits; one that cannot be played now answers why."""
    rows: list[Row] = []
    places = enumerate(view.hand or ())
    for _, same_suit in groupby(places, key=lambda entry: entry[1][1]):
        rows.append(
            tuple(
                key(
                    table,
                    card(language, code),
                    Verb.CARD,
                    place,
                    Style.PRIMARY if code in possible else Style.MUTED,
                )
                for place, code in same_suit
            )
        )
    return rows


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
