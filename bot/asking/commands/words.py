"""Words for the shuffle: `/seed`."""

from __future__ import annotations

from bot.asking.commands.request import CommandRequest
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens import seals
from bot.table import words
from bot.table.change import Change, TableRequest

KEEP, OFF = "keep", "off"


async def seed(asked: CommandRequest) -> Answer:
    """Take the asker's words for the deal to come, keep some for all deals, or say how it is done."""
    if not asked.args:
        return await _explained(asked)
    return await asked.change(lambda ask: _taken(asked, ask))


def _taken(asked: CommandRequest, ask: TableRequest) -> Change:
    index = ask.must_be_seated()
    table, hand = ask.table, words.awaited(ask.table).hand
    if table.seats[index].left:
        raise Refusal("not-seated")
    typed = words.without_seal(table, asked.args).strip()
    if typed.lower() == OFF:
        return Change(words.kept(table, index, None), answer=asked.say("words-off"))
    first, *rest = typed.split(maxsplit=1) or [""]
    if first.lower() == KEEP and rest:
        return Change(words.kept(table, index, rest[0]), answer=asked.say("words-kept", hand=hand))
    if not typed or first.lower() == KEEP:
        raise Refusal("no-words")
    told = "words-short" if len(typed) < words.GUESSED else "words-in"
    return Change(words.added(table, index, typed), answer=asked.say(told, hand=hand))


async def _explained(asked: CommandRequest) -> Answer:
    table = await asked.tables.table(await asked.table_id())
    screen = seals.how_to_add(words.awaited(table), asked.language, discord=asked.person.platform == "discord")
    return Answer(replies=(Reply(screen=screen),))
