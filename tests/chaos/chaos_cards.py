"""Cards seen by people who couldn't know them, searched in every version of every message and in every toast."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.codec import ButtonToken, Verb
from engine import cards, view
from tests.chaos.chaos_counts import states_of
from tests.chaos.chaos_past import SLOW, Past
from tests.chaos.chaos_tables import Kept
from tests.chat.telegram_play import meaning_of
from tests.chat.telegram_play import token as token_of
from tests.emulators.telegram.chats import Chat
from tests.emulators.telegram.messages import Version
from tests.emulators.telegram.people import Press
from tests.emulators.telegram.server import TelegramEmulator

BOARD_BEHIND = 15  # moves that a board may lag behind the newest state when the budget is used up
SUITS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
RANKS = {"A": "A", "10": "T", "K": "K", "Q": "Q", "J": "J", "9": "9"}
_CARD = re.compile(r"(?<![\w.])(A|10|K|Q|J|9)([♠♣♦♥])")
_SUIT_LINE = re.compile(r"([♠♣♦♥])\ufe0e?\ufe0f? ((?:(?:A|10|K|Q|J|9)(?: |$|\n))+)")


def cards_leaked(past: Past, emulator: TelegramEmulator, left_out: Counter[str]) -> list[str]:
    """Versions of messages that show a card which the chat's readers couldn't know when it was drawn.

    A table that lost commits has several pasts. A card that was public in one of them is only counted, in `left_out`.
    """
    found = []
    for chat in emulator.chats.values():
        for message in chat.messages:
            if not message.from_bot:
                continue
            for version in message.versions:
                token = _decision_of(version)
                lives = past.at(token.table, version.time - SLOW, version.time) if token is not None else []
                if token is None or not lives:
                    continue
                secrets = [hidden_in(version, one, chat.id, token.decision) for one in lives]
                secret = min(secrets, key=len)
                if any(secrets) and not secret:
                    left_out[f"looks of {_kind(chat)} at a table that lost commits"] += 1
                if secret:
                    found.append(f"{chat.title} {message.id}: decision {token.decision} shows {sorted(secret)}")
    return found


def hidden_in(version: Version, one: Kept, chat: int, decision: int) -> set[str]:
    """The cards in a version of a message that the chat's readers couldn't know at a decision."""
    seat = one.table.seat_of(f"telegram:{chat}") if chat > 0 else None
    known = _known(one, seat)
    text = " ".join([version.text, *(button.text for row in version.rows for button in row)])
    return cards_in(text) - (known[decision] if decision < len(known) else set())


def _kind(chat: Chat) -> str:
    return "boards" if chat.id < 0 else "hands"


def toasts_leaked(past: Past, presses: Iterable[Press], left_out: Counter[str]) -> list[str]:
    """Answers to a press with a card that the presser couldn't know at that moment or within the next moves.

    A server that became a replica answers from the lost state until it is in step, and a worker that stands still
    passes such an answer on later: a past that has just ended counts as well.
    """
    found = []
    for press in presses:
        token = meaning_of(press.data)
        text = cards_in_glance(press.answer.text or "") if press.answer is not None else set()
        lives = past.at(token.table, press.time - SLOW, press.answer.time) if text and token is not None else []
        if token is None or not lives:
            continue
        secrets = [_not_to_be_told(text, one, press, token.decision) for one in lives]
        secret = min(secrets, key=len)
        if any(secrets) and not secret:
            left_out["answers at a table that lost commits"] += 1
        if secret:
            until = [f"{life.until:.1f}" for life in past.lives[token.table]]
            times = (
                f"pressed at {press.time:.1f}, answered at {press.answer.time:.1f}" if press.answer is not None else ""
            )
            told = f"{press.person.id} was told {sorted(secret)}"
            found.append(
                f"{token.table}: decision {token.decision}, {told}; {times}; the table was set back at {until}"
            )
    return found


def _not_to_be_told(cards: set[str], one: Kept, press: Press, decision: int) -> set[str]:
    """The told cards that the presser couldn't know at a decision or soon after it.

    A press on a board that is further behind is answered from the newest state: the answer then shows exactly the
    presser's own hand at a later moment, which is allowed. So is one at any moment if the decision was lost, and the
    table has not come as far again.
    """
    states = states_of(one)
    later = states[decision:] or states
    seat = one.table.seat_of(f"telegram:{press.person.id}")
    secret = cards - set().union(*_known(one, seat)[decision : decision + BOARD_BEHIND])
    is_own = seat is not None and any(set(view.view(position, seat).hand or ()) == cards for position in later)
    return set() if is_own else secret


def _decision_of(version: Version) -> ButtonToken | None:
    tokens = [token_of(button) for row in version.rows for button in row]
    of_table = [token for token in tokens if token is not None and token.table]
    return next((token for token in of_table if token.verb is not Verb.VERIFY), None)  # results carry no decision


_known_sets: dict[tuple[str, int, int | None], list[set[str]]] = {}


def _known(one: Kept, seat: int | None) -> list[set[str]]:
    key = (one.table.id, one.version, seat)
    if key not in _known_sets:
        _known_sets[key] = list(_known_cards(one, seat))
    return _known_sets[key]


def _known_cards(one: Kept, seat: int | None) -> Iterator[set[str]]:
    """The cards of the hand in play that a seat (None: the public) could know so far, at each decision."""
    known: set[str] = set()
    before: set[str] = set()  # of the previous hand: its last trick may still be shown
    for position in states_of(one):
        found = view.public(position) if seat is None else view.view(position, seat)
        if position.phase == "deal":
            before = known
            known = set()
        known |= set(_codes_in(found.as_json()))
        yield known | before


def _codes_in(value: Any) -> Iterator[str]:
    if isinstance(value, str) and value in cards.INDEX:
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _codes_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _codes_in(part)


def cards_in(text: str) -> set[str]:
    """The cards that a text shows: `A♠` anywhere, or a line of one suit."""
    plain = _plain(text)
    found = {RANKS[rank] + SUITS[suit] for rank, suit in _CARD.findall(plain)}
    for suit, ranks in _SUIT_LINE.findall(plain):
        found |= {RANKS[rank] + SUITS[suit] for rank in ranks.split()}
    return found


def cards_in_glance(text: str) -> set[str]:
    """The cards of a hand written in one line: `♠ A 10   ♥ 9`."""
    found = cards_in(text)
    for suit, ranks in re.findall(r"([♠♣♦♥]) ((?:(?:A|10|K|Q|J|9)(?: |$))+)", text):
        found |= {RANKS[rank] + SUITS[suit] for rank in ranks.split()}
    return found


def _plain(text: str) -> str:
    """A text without the variation selectors, which only choose how a suit is drawn."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "")
