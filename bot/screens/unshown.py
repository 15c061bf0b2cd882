"""The line that tells a person in private that a chat takes no messages about their table or tournament."""

from bot.people import NAMELESS, Chat
from bot.ports.messenger import NO_CHAT, REJECTED, THREAD_CLOSED
from bot.screen import Screen
from bot.texts import say

_WHY = {THREAD_CLOSED: "closed", NO_CHAT: "gone", REJECTED: "contents"}


def unshown(chat: Chat, reason: str, language: str) -> Screen:
    """Tell that a chat takes no messages; `reason` is the word of its refusal (`bot.ports.messenger`)."""
    return Screen(text=say(language, "unshown", chat=chat.title or NAMELESS, why=_WHY.get(reason, "rights")))
