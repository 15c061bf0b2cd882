"""What a stranger may ask at a table that a group has opened to strangers: nothing that tells of the group."""

from bot.codec import Verb, token_of
from bot.ports.presses import Press, Pressed
from bot.refusal import Refusal
from bot.table import masks
from bot.table.choices import MOVE_VERBS
from bot.table.table import Table

SEATED: frozenset[Verb | str] = MOVE_VERBS | {
    *(Verb.NUMBER, Verb.PAGE, Verb.HAND, Verb.BACK, Verb.LEAVE, Verb.SCORE, Verb.PEEK, Verb.WORDS, Verb.RULES),
    *(Verb.NUDGES, Verb.AUTO, Verb.MOVE_FOR, Verb.VOTE),
    *("/hand", "/leave", "/play", "/rules"),
}
"""The buttons and commands for a stranger who sits there: all they answer is masked."""

OUTSIDE: frozenset[Verb | str] = frozenset({Verb.JOIN, Verb.JOIN_ANYWAY, Verb.PEOPLE, "/join", "/start"})
"""Those by which somebody outside may come in, or ask to be let in."""


def must_be_told(table: Table, press: Press, *, belongs: bool) -> None:
    """Raise Refusal if a stranger may not be told what they ask for. `belongs`: whether the asker is of the group."""
    what = press.what
    token = token_of(what.data) if isinstance(what, Pressed) else None
    asked = token.verb if token is not None else f"/{getattr(what, 'name', '')}"
    if masks.is_masked(table, press.person.key) and asked not in SEATED:
        raise Refusal("people-of-group")
    if not belongs and asked not in OUTSIDE:
        raise Refusal("no-such-table", code=table.id)
