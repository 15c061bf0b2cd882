"""A position described by a person: typed cards, the rest at random, and a contract if the play has begun.

A position before the auction becomes an ordinary deal, with a pack that gives these hands. A position in the play
becomes a hand that is set up (``engine.setup``), with the cards on the table as its first actions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine import actions, cards, game, rules, setup
from engine.actions import Action, Cut, Play, TalonPositions
from engine.cards import COURT, INDEX, JACK, RANK_OF, SUITS
from engine.dealing import cutter, seating
from engine.errors import EngineError
from engine.record import FORMAT, RecordRules, deal, read_as
from engine.record import RecordHand as Hand
from engine.setup import Setup, Suit, impossible
from engine.state import State, active_seats, evolve, layout

Typed = str | list[str] | None
"""Cards as typed text or as a list of codes; null if any cards will do."""

LONGEST = 200
"""The number of characters of typed cards that are read."""

_SUITS = str.maketrans("♠♣♦♥♤♧♢♡", "SCDHSCDH")
_GAP = r"[\s,;.|/\-\ufe0e\ufe0f]*"
_BETWEEN = re.compile(_GAP)
_CARD = re.compile(rf"(10|[AKQJT9])([SCDH]){_GAP}", re.IGNORECASE)


class Description(BaseModel):
    """The description of a position."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    rules: RecordRules
    """The rules."""

    seats: int
    """How many seats there are."""

    dealer: int = 0
    """The seat that deals this hand."""

    totals: list[int] | None = None
    """The game points before this hand."""

    hands: list[Typed]
    """The cards of each seat."""

    talon: Typed = None
    """Before the auction, all talons one after the other; in the play, the talon that nobody has taken."""

    random: bool = False
    """Whether missing cards are drawn at random."""

    play: bool = False
    """Whether the play has begun. With a declarer it has begun in any case."""

    declarer: int | None = None
    """The declarer; null before the auction, and by rules without an auction."""

    contract: int | None = None
    """The contract; null for the lowest one."""

    trump: Suit | None = None
    """The trump suit."""

    marriages: list[str] | None = None
    """The letters of the suits declared by each seat; null if the declarer or first leader declared the trump suit."""

    to_act: int | None = None
    """The seat whose turn it is; null for the declarer, or for the seat after the last card on the table."""

    trick: Typed = None
    """The cards on the table, oldest first. The seat before ``to_act`` played the last one."""

    discards: Typed = None
    """The cards that the declarer has laid aside; null for the cheapest of the cards that are nowhere else."""

    stock: Typed = None
    """In the play, the cards still to be drawn, the next one first; null for none."""

    points: list[int] = Field(default_factory=list)
    """The points of each seat so far; empty if only points still to come count."""

    taken: list[int] = Field(default_factory=list)
    """How many tricks each seat has taken."""


def described(data: Any) -> Description:
    """Read a description. Raises ``bad_record``."""
    return read_as(Description, data)


def typed(text: Typed) -> list[str]:
    """Return the codes of typed cards: ``AS 10h, K♦`` gives ``AS TH KD``. Raises ``impossible`` (``bad_card``)."""
    if text is None or isinstance(text, list):
        return text or []
    said = text[:LONGEST].translate(_SUITS).replace("(", " ").replace(")", " ")
    said = _BETWEEN.sub("", said, count=1)
    found: list[str] = []
    at = 0
    while at < len(said):
        card = _CARD.match(said, at)
        if card is None:
            word = said[at:].split()[0][:8]
            impossible("bad_card", f"{word!r} is no card", card=word)
        found.append(card[1].upper().replace("10", "T") + card[2].upper())
        at = card.end()
    return found


def record_of(wanted: Description, order: Sequence[str]) -> dict[str, Any]:
    """Return the record of a position, one hand long. ``order`` is a shuffled deck, from which missing cards are taken.

    Raises ``bad_rules``, or ``impossible`` with its ``reason``.
    """
    state = game.new(rules.build(wanted.rules.preset, wanted.rules.options), wanted.seats, wanted.dealer)
    if wanted.totals is not None:
        state = setup.with_totals(state, wanted.totals)
    if len(wanted.hands) != wanted.seats:
        impossible("uneven_hands", f"there are {wanted.seats} hands")
    sits_out, next_seat = seating(state)
    seated = evolve(state, sits_out=sits_out, next_seat=next_seat)
    pool = _Pool(cards.deck(state.rules.table.deck), order, by_chance=wanted.random)
    make = _in_play if wanted.play or wanted.declarer is not None else _dealt
    hand = make(seated, wanted, pool)
    data: dict[str, Any] = {
        "format": FORMAT,
        "rules": wanted.rules.model_dump(),
        "seats": wanted.seats,
        "first_dealer": wanted.dealer,
        "hands": [hand.model_dump(mode="json", exclude_none=True, exclude_defaults=True)],
    }
    _play(deal(state, hand)[0], hand)
    return data if wanted.totals is None else {**data, "totals_before": wanted.totals}


def _play(state: State, hand: Hand) -> None:
    """Play the first actions of a hand. Raises ``impossible`` if the cards on the table can't be played this way."""
    for action in hand.actions:
        try:
            state, _ = game.apply(state, actions.parse(action))
        except EngineError as error:
            impossible("trick_impossible", f"the cards on the table: {error}", card=action.get("card", ""))


class _Pool:
    """The cards that have no place yet."""

    def __init__(self, deck: Sequence[str], order: Sequence[str], *, by_chance: bool) -> None:
        self._deck = deck
        self.left = [card for card in order if card in deck]
        self._by_chance = by_chance

    def take(self, wanted: Typed, seat: int | None = None) -> list[str]:
        """Take named cards. Raises ``impossible``."""
        found = typed(wanted)
        for card in found:
            if card not in self._deck:
                impossible("not_in_deck", f"{card!r} is no card of this deck", card=card[:8], seat=seat)
            if card not in self.left:
                impossible("card_twice", f"{card} lies in two places", card=card, seat=seat)
            self.left.remove(card)
        return found

    def fill(self, held: list[str], size: int, seat: int | None = None) -> list[str]:
        """Complete some cards at random, if the pool allows that. Raises ``impossible`` for too many or too few."""
        missing = size - len(held)
        if missing < 0:
            impossible("too_many_cards", f"{len(held)} cards instead of {size}", count=len(held), limit=size, seat=seat)
        if missing > len(self.left) or (missing and not self._by_chance and len(self.left) > missing):
            impossible("missing_cards", f"{len(held)} cards instead of {size}", count=len(held), limit=size, seat=seat)
        drawn, self.left = self.left[:missing], self.left[missing:]
        return held + drawn


# ------------------------------------------------------------------------------------------------- before the auction


def _dealt(state: State, wanted: Description, pool: _Pool) -> Hand:
    """Return a deal whose pack gives these hands."""
    if wanted.trick or wanted.discards or wanted.trump or wanted.points or wanted.taken:
        impossible("declarer_impossible", "trump, tricks and points need a declarer", seat=None)
    chosen, order = layout(state), active_seats(state)
    named = [pool.take(cards_typed, seat) for seat, cards_typed in enumerate(wanted.hands)]
    for seat, held in enumerate(named):
        if held and seat not in order:
            impossible("too_many_cards", f"seat {seat} sits this hand out", count=len(held), limit=0, seat=seat)
    talon = pool.fill(pool.take(wanted.talon), chosen.in_talons) if wanted.talon else []
    hands = [pool.fill(named[seat], chosen.hand, seat) if seat in order else [] for seat in range(state.seats)]
    talon = talon or pool.fill([], chosen.in_talons)
    in_hands = [hands[seat][at] for at in range(chosen.hand) for seat in order]
    pack, done = _laid_out(state, in_hands, talon + pool.left)
    return Hand(pack=pack, actions=[actions.dump(one) for one in done])


def _laid_out(state: State, dealt: list[str], rest: list[str]) -> tuple[list[str], list[Action]]:
    """Return a pack that deals these cards, and the actions before the deal: declining to cut, placing the talon."""
    done: list[Action] = []
    count = layout(state).in_talons
    if state.rules.deal.bottom_jack:
        _without_jack_below(dealt if state.rules.deal.dealer_sets_talon and len(rest) == count else rest or dealt)
    if state.rules.deal.cut == "offer":
        done.append(Cut(cutter(state), None))
    if not state.rules.deal.dealer_sets_talon:
        return dealt + rest, done
    pack, places = dealt + rest[count:], tuple(range(1, 2 * count, 2))
    for place, card in zip(places, rest, strict=False):
        pack.insert(place, card)
    return pack, [*done, TalonPositions(state.dealer, places)]


def _without_jack_below(last: list[str]) -> None:
    """Move a card that isn't a jack to the end, within the cards of a hand or talon, whose order is free.

    Raises ``impossible`` if there is no such card.
    """
    if RANK_OF[INDEX[last[-1]]] != JACK:
        return
    for place in range(len(last) - 2, max(len(last) - 4, -1), -1):
        if RANK_OF[INDEX[last[place]]] != JACK:
            last[place], last[-1] = last[-1], last[place]
            return
    impossible("talon_impossible", "a jack at the bottom of the pack throws the deal in", count=len(last))


# --------------------------------------------------------------------------------------------------------- in the play


def _in_play(state: State, wanted: Description, pool: _Pool) -> Hand:
    """Return a hand that is set up before a trick, and continues with the cards on the table."""
    active, declarer = active_seats(state), wanted.declarer
    bidding = state.rules.auction
    if declarer not in {*active, None} or bidding.enabled == (declarer is None):
        impossible("declarer_impossible", f"seat {declarer} is no declarer of this hand", seat=declarer)
    first = state.next_seat[state.dealer] if declarer is None else declarer
    table = typed(wanted.trick)
    to_act = wanted.to_act if wanted.to_act is not None else _after(state, first, len(table))
    if to_act not in active:
        impossible("leader_impossible", f"seat {to_act} does not play this hand", seat=to_act)
    if len(table) >= len(active):
        impossible("trick_impossible", "a whole trick lies on the table", card="")
    players = [_after(state, to_act, at - len(table)) for at in range(len(table))]
    on_table = dict(zip(players, table, strict=True))
    named = [pool.take(one, seat) for seat, one in enumerate(wanted.hands)]
    for seat, card in on_table.items():
        named[seat] = [*named[seat], *pool.take([card], seat)]
    hands = _even(state, named, active, pool)
    chosen = layout(state)
    aside = pool.fill(pool.take(wanted.talon), max(chosen.talons - 1, 0) * chosen.talon_size)
    discards = _discards(pool, wanted.discards, chosen.discard)
    declared = _declared(wanted, state.seats, first)
    trump, declares = _declared_now(wanted.trump, declared, hands, on_table)
    start = Setup(
        declarer=declarer,
        contract=bidding.opening if bidding.enabled and wanted.contract is None else wanted.contract,
        to_act=players[0] if players else to_act,
        hands=hands,
        aside=aside,
        discards=discards,
        stock=pool.take(wanted.stock),
        trump=trump,
        marriages=declared if any(declared) else [],
        points=wanted.points,
        taken=wanted.taken,
    )
    played = [Play(seat, card, marriage=card == declares) for seat, card in on_table.items()]
    return Hand(pack=[], setup=start, actions=[actions.dump(one) for one in played])


def _after(state: State, seat: int, by: int) -> int:
    """Return the seat that is ``by`` places after a seat, among those that play; before it if ``by`` is negative."""
    active = active_seats(state)
    return active[(active.index(seat) + by) % len(active)]


def _even(state: State, named: list[list[str]], active: Sequence[int], pool: _Pool) -> list[list[str]]:
    """Return hands of equal size: that of the largest hand, or full hands for the play if all are empty."""
    most = setup.cards_in_play(state.rules, layout(state))
    size = max(map(len, named)) or most
    for seat, held in enumerate(named):
        if seat not in active and held:
            impossible("too_many_cards", f"seat {seat} sits this hand out", count=len(held), limit=0, seat=seat)
        if len(held) > most:
            impossible("too_many_cards", f"a hand has 1 to {most} cards", count=len(held), limit=most, seat=seat)
    return [pool.fill(held, size, seat) if seat in active else [] for seat, held in enumerate(named)]


def _discards(pool: _Pool, wanted: Typed, count: int) -> list[str]:
    """Return the cards laid aside: the named ones, then the cheapest free ones."""
    found = pool.take(wanted)
    free = sorted(pool.left, key=lambda card: (cards.POINTS[INDEX[card]], card))
    for card in free[: max(count - len(found), 0)]:
        found += pool.take([card])
    return found


def _declared(wanted: Description, seats: int, declarer: int) -> list[list[Suit]]:
    if wanted.marriages is None:
        return [[wanted.trump] if wanted.trump and seat == declarer else [] for seat in range(seats)]
    if len(wanted.marriages) != seats:
        impossible("marriage_impossible", "marriages are told for each seat", suit="")
    return [_suits(letters) for letters in wanted.marriages]


def _suits(letters: str) -> list[Suit]:
    found: list[Suit] = []
    for letter in letters[:LONGEST].translate(_SUITS).upper():
        if letter in {"S", "C", "D", "H"}:
            found.append(letter)  # type: ignore[arg-type]
        elif not _BETWEEN.fullmatch(letter):
            impossible("marriage_impossible", f"{letter!r} is no suit", suit=letter)
    return found


def _declared_now(
    trump: Suit | None, declared: list[list[Suit]], hands: Iterable[list[str]], on_table: dict[int, str]
) -> tuple[Suit | None, str]:
    """Return the trump suit before the trick (or None), and the card on the table that declares a new one (or "").

    A leader who has led one half of the trump marriage and holds the other half has declared it with this card.
    """
    if trump is None or not on_table:
        return trump, ""
    leader, led = next(iter(on_table.items()))
    pair = COURT[SUITS.index(trump)]
    held = sum(cards.BIT[card] for card in list(hands)[leader] if card in cards.BIT)
    if led[1] != trump or held & pair != pair or trump not in declared[leader]:
        return trump, ""
    declared[leader].remove(trump)
    before = [suit for suits in declared for suit in suits]
    return (before[-1] if before else None), led
