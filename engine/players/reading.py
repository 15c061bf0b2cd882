"""What a player takes from a view: who plays, what has been seen, and what can be concluded from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from engine.cards import ALL, BIT, COURT, INDEX, NINES, STRONGER, SUIT_MASK, SUIT_OF, SUITS
from engine.rules import Rules

Action = dict[str, Any]
Play = tuple[int, int]
"""A seat and the card it played."""


@dataclass(frozen=True)
class Trick:
    """A trick, finished or not."""

    plays: tuple[Play, ...]
    """The seats and their cards, in the order played."""

    free: bool
    """Whether any card was allowed in it."""


@dataclass(frozen=True)
class Reading:
    """A view in the terms of the players; but for the rules nothing else is known to them."""

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
        """The legal actions in an order of their own: the view's order must not matter."""
        return tuple(sorted(self.view["legal"], key=_order_of_action))

    def legal_to(self, do: str) -> list[Action]:
        """Return the legal actions of one kind."""
        return [action for action in self.legal if action["do"] == do]

    @cached_property
    def hand(self) -> int:
        """The cards in the own hand."""
        return _mask(self.view["hand"] or ())

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self.view["counts"])

    @cached_property
    def stock(self) -> int:
        """How many cards can still be drawn."""
        return cast("int", self.view["stock"])

    @cached_property
    def trump(self) -> int | None:
        """The trump suit, as a number."""
        return None if self.view["trump"] is None else SUITS.index(self.view["trump"])

    @cached_property
    def declarer(self) -> int | None:
        """The declarer's seat; null in hands without an auction and before it is won."""
        return cast("int | None", self.view["declarer"])

    @cached_property
    def contract(self) -> int:
        """The contract, 0 while there is none."""
        return self.view["contract"] or 0

    @cached_property
    def status(self) -> Mapping[str, Any]:
        """The own seat's status."""
        return cast("Mapping[str, Any]", self.view["status"][self.seat])

    @cached_property
    def gains_as_defender(self) -> bool:
        """Whether points taken as a defender count for this seat: not on a barrel with a limit, nor locked.

        Where a marriage alone opens the lock, a declared one does.
        """
        declared = bool(self.view["marriages"][self.seat]) and self.rules.lock.earns == "any_marriage_or_sweep"
        return (declared or not self.status["locked"]) and not self.status["barrel"]

    @cached_property
    def on_barrel(self) -> tuple[int, ...]:
        """The seats that play this hand on a barrel with a limit of hands."""
        return tuple(seat for seat in self.active if self.view["status"][seat]["barrel"])

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks of the hand."""
        return tuple(
            Trick(tuple((p["seat"], INDEX[p["card"]]) for p in trick["cards"]), free=number < self._free_tricks)
            for number, trick in enumerate(self.view["tricks"])
        )

    @cached_property
    def _free_tricks(self) -> int:
        """How many tricks may have been played while there was a stock, when nobody had to follow suit."""
        if self.stock:
            return len(self.view["tricks"])
        stock_game = len(self.active) == 2 and (self.declarer is None or bool(self.talon))
        return 7 if stock_game else 0

    @cached_property
    def on_table(self) -> tuple[Play, ...]:
        """The cards of the unfinished trick."""
        trick = self.view["trick"]
        return tuple((p["seat"], INDEX[p["card"]]) for p in trick["cards"]) if trick else ()

    @cached_property
    def played(self) -> int:
        """Every card that lies or has lain on the table."""
        cards = 0
        for trick in self.tricks:
            for _, card in trick.plays:
                cards |= 1 << card
        for _, card in self.on_table:
            cards |= 1 << card
        return cards

    @cached_property
    def put_away(self) -> int:
        """The cards that this seat has discarded."""
        return _mask(self.view["discards"])

    @cached_property
    def talon(self) -> int:
        """The talon, where it has been seen."""
        return _mask(self.view["talon"] or ())

    @cached_property
    def deck(self) -> int:
        """The pack: without the nines where three seats were dealt six cards each and no nine was seen."""
        seen = self.hand | self.played | self.put_away | self.talon
        tricks = len(self.view["tricks"]) + (1 if any(seat == self.seat for seat, _ in self.on_table) else 0)
        small = len(self.active) == 3 and self.counts[self.seat] + tricks <= 6
        return ALL & ~NINES if small and not seen & NINES else ALL

    @cached_property
    def unseen(self) -> int:
        """The cards of which this seat does not know that they are gone or its own."""
        return self.deck & ~(self.hand | self.played | self.put_away)

    @cached_property
    def placed(self) -> dict[int, int]:
        """The cards that a seat is known to hold, by seat: passed ones, and the other half of a marriage."""
        known = dict.fromkeys(self.active, 0)
        for gift in self.view["passed"]:
            known[gift["to"]] |= 1 << INDEX[gift["card"]]
        for seat, suits in enumerate(self.view["marriages"]):
            for letter in suits:
                known[seat] |= COURT[SUITS.index(letter)]
        return {seat: cards & self.unseen for seat, cards in known.items() if seat != self.seat}

    @cached_property
    def void(self) -> dict[int, int]:
        """The cards that a seat cannot hold because it did not follow suit, by seat."""
        missing = dict.fromkeys(self.active, 0)
        for trick in (*self.tricks, Trick(self.on_table, free=self.stock > 0)):
            if trick.free or not trick.plays:
                continue
            led = SUIT_OF[trick.plays[0][1]]
            for seat, card in trick.plays[1:]:
                if SUIT_OF[card] != led:
                    missing[seat] |= SUIT_MASK[led]
        return missing

    @cached_property
    def must_beat(self) -> bool:
        """Whether the table seems to play that a suit is followed with a card that beats: until refuted."""
        if self.phase == "play" and self.on_table:
            led = SUIT_OF[self.on_table[0][1]]
            best = min(card for _, card in self.on_table if SUIT_OF[card] == led)
            same = self.hand & SUIT_MASK[led]
            legal = _mask(action["card"] for action in self.legal_to("play"))
            if same & STRONGER[best] and all(SUIT_OF[card] == led for _, card in self.on_table):
                return not legal & same & ~STRONGER[best]
        return not self._a_beat_was_refused

    @cached_property
    def _a_beat_was_refused(self) -> bool:
        later: dict[int, int] = {self.seat: self.hand}
        for trick in reversed(self.tricks):
            led = SUIT_OF[trick.plays[0][1]]
            best = trick.plays[0][1]
            for seat, card in trick.plays[1:]:
                if SUIT_OF[card] != led:
                    break
                if card < best:
                    best = card
                elif later.get(seat, 0) & STRONGER[best] and not trick.free and not self.stock:
                    return True
            for seat, card in trick.plays:
                later[seat] = later.get(seat, 0) | 1 << card
        return False

    @cached_property
    def phase(self) -> str:
        """The phase of the hand."""
        return cast("str", self.view["phase"])


def _mask(codes: Iterable[str]) -> int:
    return sum(BIT[code] for code in codes)


def _order_of_action(action: Action) -> tuple[str, ...]:
    return tuple(f"{key}={action[key]}" for key in sorted(action))
