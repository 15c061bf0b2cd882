"""A view as a built-in player reads it: who plays, which cards have been seen, and what follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from engine.cards import ALL, CODES, COURT, INDEX, KING, NINES, QUEEN, STRONGER, SUIT_MASK, SUIT_OF, SUITS, of_codes
from engine.players.open_play import NO_TRUMP, beats
from engine.rules import Layout, Rules

Action = dict[str, Any]
Play = tuple[int, int]
"""A seat and the card it played."""


@dataclass(frozen=True)
class Reading:
    """A view and the rules, in the terms of the built-in players. They know nothing else."""

    view: Mapping[str, Any]
    """The JSON of one seat's view, as the command ``view`` prints it (docs/record.md)."""

    rules: Rules
    """The table's rules."""

    @cached_property
    def seat(self) -> int:
        """The player's own seat."""
        return cast("int", self.view["seat"])

    @cached_property
    def active(self) -> tuple[int, ...]:
        """The seats that hold cards in this hand, clockwise from seat 0."""
        return tuple(seat for seat in range(self.view["seats"]) if seat != self.view["sits_out"])

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions in a fixed order, because the view's order must not matter."""
        return tuple(sorted(self.view["legal"], key=_order_of_action))

    def legal_to(self, do: str) -> list[Action]:
        """Return the legal actions of one kind."""
        return [action for action in self.legal if action["do"] == do]

    @cached_property
    def hand(self) -> int:
        """The cards in the player's own hand, as a mask."""
        return of_codes(self.view["hand"] or ())

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self.view["counts"])

    @cached_property
    def stock(self) -> int:
        """How many cards can still be drawn."""
        return cast("int", self.view["stock"])

    @cached_property
    def trump(self) -> int:
        """The trump suit, as a number; ``NO_TRUMP`` before the first marriage."""
        return NO_TRUMP if self.view["trump"] is None else SUITS.index(self.view["trump"])

    @cached_property
    def declarer(self) -> int | None:
        """The declarer's seat; None in hands without an auction and before it is won."""
        return cast("int | None", self.view["declarer"])

    @cached_property
    def contract(self) -> int:
        """The contract; 0 while there is none."""
        return self.view["contract"] or 0

    @cached_property
    def status(self) -> Mapping[str, Any]:
        """The status of the player's own seat."""
        return cast("Mapping[str, Any]", self.view["status"][self.seat])

    @cached_property
    def on_barrel(self) -> tuple[int, ...]:
        """The seats that play this hand on a barrel with a limit of hands."""
        return tuple(seat for seat in self.active if self.view["status"][seat]["barrel"])

    @cached_property
    def layout(self) -> Layout | None:
        """The layout of the pack; None if the rules have none for this number of seats."""
        return next((layout for seats, layout in self.rules.deal.layouts if seats == self.view["seats"]), None)

    @cached_property
    def tricks(self) -> tuple[tuple[Play, ...], ...]:
        """The finished tricks of the hand: seats and their cards, in the order played."""
        return tuple(tuple((p["seat"], INDEX[p["card"]]) for p in trick["cards"]) for trick in self.view["tricks"])

    @cached_property
    def tricks_with_stock(self) -> int:
        """How many tricks of the hand, past and future, begin while there are cards to draw."""
        if self.layout is None:
            return 0
        aside = self.layout.hand * len(self.active) + self.layout.in_talons
        return max(self.rules.table.deck - aside, 0) // len(self.active)

    @cached_property
    def on_table(self) -> tuple[Play, ...]:
        """The cards of the unfinished trick."""
        trick = self.view["trick"]
        return tuple((p["seat"], INDEX[p["card"]]) for p in trick["cards"]) if trick else ()

    @cached_property
    def played(self) -> int:
        """Every card played so far in the hand, as a mask."""
        cards = 0
        for trick in self.tricks:
            for _, card in trick:
                cards |= 1 << card
        for _, card in self.on_table:
            cards |= 1 << card
        return cards

    @cached_property
    def put_away(self) -> int:
        """The cards that this seat has discarded, as a mask."""
        return of_codes(self.view["discards"])

    @cached_property
    def talon(self) -> int:
        """The talon as a mask, if the seat has seen it; else 0."""
        return of_codes(self.view["talon"] or ())

    @cached_property
    def deck(self) -> int:
        """The pack, as a mask."""
        return ALL if self.rules.table.deck == len(CODES) else ALL & ~NINES

    @cached_property
    def unseen(self) -> int:
        """The cards hidden from the seat: not in its hand, not played, and not laid aside by it. As a mask."""
        return self.deck & ~(self.hand | self.played | self.put_away)

    @cached_property
    def placed(self) -> dict[int, int]:
        """The cards that each other seat is known to hold: passed cards, and the other half of a declared marriage."""
        known = dict.fromkeys(self.active, 0)
        for gift in self.view["passed"]:
            known[gift["to"]] |= 1 << INDEX[gift["card"]]
        for seat, suits in enumerate(self.view["marriages"]):
            for letter in suits:
                known[seat] |= COURT[SUITS.index(letter)]
        return {seat: cards & self.unseen for seat, cards in known.items() if seat != self.seat}

    @cached_property
    def lacks(self) -> dict[int, int]:
        """The cards that each seat cannot hold, because it would have had to play or declare them."""
        return lacking(self)

    @cached_property
    def phase(self) -> str:
        """The phase of the hand."""
        return cast("str", self.view["phase"])


def lacking(reading: Reading) -> dict[int, int]:
    """Return the cards that each seat cannot hold, as masks.

    The seat did not follow suit, did not beat or trump where it had to, or led half of a marriage without declaring.
    Tricks played with a stock prove nothing, because cards have been drawn since.
    """
    missing = dict.fromkeys(reading.active, 0)
    trump = NO_TRUMP
    taken: set[int] = set()
    declared: set[tuple[int, int]] = set()
    all_tricks = (*reading.tricks, reading.on_table)
    for number, trick in enumerate(all_tricks):
        best = None
        for place, (seat, card) in enumerate(trick):
            before = trump
            suit = SUIT_OF[card]
            may = reading.rules.marriages.first_trick or seat in taken
            if COURT[suit] >> card & 1 and (place == 0 or _on_queen(reading, trick, place)):
                if SUITS[suit] in reading.view["marriages"][seat] and (seat, suit) not in declared:
                    declared.add((seat, suit))
                    trump = suit
                elif may and place == 0 and number >= reading.tricks_with_stock and (seat, suit) not in declared:
                    missing[seat] |= COURT[suit] & ~(1 << card)
            if place and number >= reading.tricks_with_stock:
                missing[seat] |= _excluded_by(reading, SUIT_OF[trick[0][1]], best or 0, card, before)
            if place == 0 or before != trump:
                best = _best(trick[: place + 1], trump)
            elif best is not None and beats(card, best, trump):
                best = card
        if number < len(reading.tricks):
            taken.add(reading.view["tricks"][number]["winner"])
    return missing


def _on_queen(reading: Reading, trick: tuple[Play, ...], place: int) -> bool:
    card, before = trick[place][1], trick[place - 1][1]
    return reading.rules.marriages.on_queen and card % 6 == KING and before == card - KING + QUEEN


def _best(trick: tuple[Play, ...], trump: int) -> int:
    best = trick[0][1]
    for _, card in trick[1:]:
        if beats(card, best, trump):
            best = card
    return best


def _excluded_by(reading: Reading, led: int, best: int, card: int, trump: int) -> int:
    """Return the cards that a seat cannot hold after playing a card to a trick. ``best`` was the best card before."""
    rules = reading.rules.play
    if SUIT_OF[card] == led:
        beaten = rules.must_beat and SUIT_OF[best] == led and not beats(card, best, trump)
        return STRONGER[best] if beaten else 0
    missing = SUIT_MASK[led]
    if trump in {NO_TRUMP, led} or rules.when_void == "free":
        return missing
    beating = STRONGER[best] if SUIT_OF[best] == trump else SUIT_MASK[trump]
    if SUIT_OF[card] != trump:
        return missing | (SUIT_MASK[trump] if rules.when_void == "trump" else beating)
    overtrumps = rules.when_void == "beat" or rules.must_overtrump
    return missing | (beating if overtrumps and not beats(card, best, trump) else 0)


def _order_of_action(action: Action) -> tuple[str, ...]:
    return tuple(f"{key}={action[key]}" for key in sorted(action))
