"""Short messages beside the board: a nudge, a judge's decision, who was not let in, which chat takes no messages."""

from bot.people import NAMELESS, Chat
from bot.ports.messenger import NO_CHAT, REJECTED, THREAD_CLOSED
from bot.screen import Screen
from bot.table.deals import Decision
from bot.table.table import Table
from bot.texts import Markup, say
from bot.views.decision import to_do
from bot.views.history import decision
from bot.views.kinds import of_kind
from bot.views.names import mention, seat_name
from engine import view as seeing

_WHY = {THREAD_CLOSED: "closed", NO_CHAT: "gone", REJECTED: "contents"}


def nudge_in_private(table: Table, language: str) -> Screen:
    """Say what the player to move is asked to do and at which table, using public information only."""
    lines = _head(table, language)
    if not lines and not table.home.private and table.home.title:
        lines = [Markup.of(table.home.title)]
    return Screen(text=Markup.join(" · ", [say(language, "hand-your-turn", what=_to_do(table, language)), *lines]))


def nudge_in_group(table: Table, language: str) -> Screen:
    """Mention the player to move and say what they are asked to do, using public information only."""
    seat = table.to_act or 0
    return Screen(text=say(language, "nudge", mention=mention(table, seat, language), what=_to_do(table, language)))


def _to_do(table: Table, language: str) -> Markup:
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    return to_do(table, seeing.public(table.game), language).markup


def _head(table: Table, language: str) -> list[Markup]:
    return [one.markup for one in of_kind(table).head(table, language)]


def ruling(table: Table, one: Decision, language: str) -> Screen:
    """Tell a decision: that a hand is annulled, or who is fined, how much and why."""
    name = "" if one.seat is None else seat_name(table, one.seat, language)
    return Screen(
        text=Markup.join("\n", [*_head(table, language), Markup(f"⚖️ {decision(one, name, language).markup}")])
    )


def not_let_in(code: str, language: str) -> Screen:
    """Tell a person who asked to be let in that they were not.

    The code of the table or tournament is all that the person knows of it, so nothing else is named.
    """
    return Screen(text=say(language, "lobby-not-let-in", code=code))


def unshown(chat: Chat, reason: str, language: str) -> Screen:
    """Tell that a chat takes no messages; `reason` is the word of its refusal (`bot.ports.messenger`)."""
    return Screen(text=say(language, "unshown", chat=chat.title or NAMELESS, why=_WHY.get(reason, "rights")))
