"""Reasons why one action is better than another. They depend only on what the seat sees, never on a hidden card."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.cards import COURT, INDEX, POINTS, STRONGER, SUIT_MASK, SUIT_OF, SUITS
from engine.players.open_play import NO_TRUMP, beats
from engine.players.reading import Action, Reading

HIGH = 10
"""Points from which a card counts as a high one: tens and aces."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A named reason, with the values for its sentence."""

    name: str
    """One of ``NAMES``."""

    params: Mapping[str, Any] = field(default_factory=dict)
    """``card`` and ``better`` are codes of cards, ``suit`` is a letter, ``value`` and ``rather`` are points."""


NAMES = (
    "bid-high",
    "bid-low",
    "bid-less",
    "bid-more",
    "contract-high",
    "contract-low",
    "gave-up",
    "played-on",
    "threw-in",
    "kept-in",
    "broke-marriage",
    "gave-high",
    "exchange",
    "marriage-late",
    "marriage-early",
    "marriage-other",
    "aces-late",
    "winner-not-cashed",
    "high-led",
    "ten-given",
    "trump-wasted",
    "trump-missed",
    "trick-missed",
    "trick-dear",
    "general",
)
"""The names of all reasons."""


def reason(reading: Reading, done: Action, better: Action) -> Reason:
    """Return the reason why ``better`` would have been better than ``done``."""
    first, second = done["do"], better["do"]
    if "redeal" in {first, second}:
        return Reason("threw-in" if first == "redeal" else "kept-in")
    if "concede" in {first, second}:
        return Reason("gave-up" if first == "concede" else "played-on")
    if reading.phase == "auction":
        return _bid(done, better)
    if reading.phase == "contract":
        name = "contract-high" if done["value"] > better["value"] else "contract-low"
        return Reason(name, {"value": done["value"], "rather": better["value"]})
    if reading.phase == "exchange":
        return _exchange(reading, done, better)
    if reading.phase == "play" and first == second == "play":
        return _play(reading, done, better)
    return Reason("general")


def _bid(done: Action, better: Action) -> Reason:
    if done["do"] == better["do"] == "bid":
        name = "bid-less" if done["value"] > better["value"] else "bid-more"
        return Reason(name, {"value": done["value"], "rather": better["value"]})
    if done["do"] == "bid":
        return Reason("bid-high", {"value": done["value"]})
    if better["do"] == "bid":
        return Reason("bid-low", {"rather": better["value"]})
    return Reason("general")


def _exchange(reading: Reading, done: Action, better: Action) -> Reason:
    card, other = INDEX[done["card"]], INDEX[better["card"]]
    params = {"card": done["card"], "better": better["card"]}
    if _married(reading, card) and not _married(reading, other):
        return Reason("broke-marriage", {**params, "suit": SUITS[SUIT_OF[card]]})
    if POINTS[card] >= HIGH > POINTS[other]:
        return Reason("gave-high", params)
    return Reason("exchange", params)


def _married(reading: Reading, card: int) -> bool:
    pair = COURT[SUIT_OF[card]]
    return bool(pair >> card & 1) and reading.hand & pair == pair


def _play(reading: Reading, done: Action, better: Action) -> Reason:
    params = {"card": done["card"], "better": better["card"]}
    declared = _declared(done, better)
    if declared is not None:
        return declared
    if reading.on_table:
        return Reason(_followed(reading, INDEX[done["card"]], INDEX[better["card"]]), params)
    return Reason(_led(reading, INDEX[done["card"]], INDEX[better["card"]]), params)


def _declared(done: Action, better: Action) -> Reason | None:
    """Return the reason if the difference is a declaration; otherwise None."""
    if bool(better.get("four_aces")) != bool(done.get("four_aces")):
        return Reason("aces-late") if better.get("four_aces") else None
    now, then = bool(done.get("marriage")), bool(better.get("marriage"))
    if now and then and done["card"][1] != better["card"][1]:
        return Reason("marriage-other", {"suit": done["card"][1], "better": better["card"][1]})
    if then and not now:
        return Reason("marriage-late", {"suit": better["card"][1], "card": done["card"]})
    if now and not then:
        return Reason("marriage-early", {"suit": done["card"][1], "better": better["card"]})
    return None


def _led(reading: Reading, card: int, other: int) -> str:
    if is_winner(reading, other) and not is_winner(reading, card):
        return "high-led" if POINTS[card] >= HIGH else "winner-not-cashed"
    if POINTS[card] >= HIGH > POINTS[other] and not is_winner(reading, card):
        return "high-led"
    if _is_trump(reading, card) and not _is_trump(reading, other):
        return "trump-wasted"
    if _is_trump(reading, other) and not _is_trump(reading, card):
        return "trump-missed"
    return "general"


def _followed(reading: Reading, card: int, other: int) -> str:
    seat, best = _taking(reading)
    wins, would = beats(card, best, reading.trump), beats(other, best, reading.trump)
    opponent = reading.declarer in {None, reading.seat, seat} or len(reading.active) == 2
    if would and not wins:
        return "trick-missed" if POINTS[card] < HIGH or not opponent else "ten-given"
    if wins and not would:
        return "trump-wasted" if _is_trump(reading, card) and not _is_trump(reading, other) else "trick-dear"
    if not wins and POINTS[card] >= HIGH > POINTS[other] and opponent:
        return "ten-given"
    if wins and _is_trump(reading, card) and card < other:
        return "trump-wasted"
    return "general"


def _is_trump(reading: Reading, card: int) -> bool:
    return SUIT_OF[card] == reading.trump


def _taking(reading: Reading) -> tuple[int, int]:
    """Return the seat that is taking the trick on the table so far, and its card."""
    seat, best = reading.on_table[0]
    for other, card in reading.on_table[1:]:
        if beats(card, best, reading.trump):
            seat, best = other, card
    return seat, best


def is_winner(reading: Reading, card: int) -> bool:
    """Return whether a card, if led, is sure to take the trick, as far as the seat knows."""
    unseen = reading.unseen
    if STRONGER[card] & unseen:
        return False
    if reading.trump in {NO_TRUMP, SUIT_OF[card]}:
        return True
    return not SUIT_MASK[reading.trump] & unseen
