"""Words for the shuffle: `/seed`."""

from __future__ import annotations

from collections.abc import Callable

from bot.asking.commands.request import CommandRequest
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens import seals
from bot.table import words
from bot.table.change import TableChange, TableRequest
from bot.texts import say
from bot.tournament import entering
from bot.tournament.tournament import Tournament
from bot.tournament.tournaments import TournamentChange
from engine import fairness
from engine.tournament import draw

KEEP, OFF = "keep", "off"


async def seed(asked: CommandRequest) -> Answer:
    """Take the asker's words for the deal to come, keep some for all deals, or say how it is done."""
    lot = await _lot_meant(asked)
    if lot is not None:
        return await _for_lot(asked, lot)
    if not asked.args:
        return await _explained(asked)
    return await asked.change(lambda ask: _taken(asked, ask))


def _taken(asked: CommandRequest, ask: TableRequest) -> TableChange:
    index = ask.must_be_seated()
    table, hand = ask.table, words.awaited(ask.table).hand
    if table.seats[index].left:
        raise Refusal("not-seated")
    typed = words.without_seal(table, asked.args).strip()
    if typed.lower() == OFF:
        return TableChange(words.kept(table, index, None), answer=asked.say("words-off"))
    first, *rest = typed.split(maxsplit=1) or [""]
    if first.lower() == KEEP and rest:
        return TableChange(
            words.kept(table, index, rest[0]), answer=asked.say_with_number("words-kept", table, hand=hand)
        )
    if not typed or first.lower() == KEEP:
        raise Refusal("no-words")
    told = "words-short" if len(typed) < words.GUESSED else "words-in"
    return TableChange(words.added(table, index, typed), answer=asked.say_with_number(told, table, hand=hand))


async def _lot_meant(asked: CommandRequest) -> str | None:
    """Return the tournament whose next lot the words are for, if they are for none of a table's deals.

    In its home chat they are the lot's, unless the asker sits at that chat's own table; in private they are those of
    the table that the asker sits at, and the lot's between the rounds.
    """
    chat, code = asked.press.chat, asked.about.get("tournament")
    if code is None:
        return None
    seated = await asked.directory.tables_of_person(asked.person.key)
    if chat.private and seated:
        return None
    if not chat.private:
        here = (await asked.directory.chat(chat.key)).get("tournament")
        if here != code or await asked.directory.table_of_chat(chat.key) in seated:
            return None
    try:
        found = await asked.tournaments.tournament(str(code))
    except Refusal:
        return None
    return found.id if draw.next_seals(found.core) is not None else None


async def _for_lot(asked: CommandRequest, code: str) -> Answer:
    """Take the asker's words for the next lot of a tournament, keep some for all, or say how it is done."""
    found = await asked.tournaments.tournament(code)
    sealed = draw.next_seals(found.core)
    if sealed is None:
        raise Refusal("tournament-no-lot")
    shown = sealed.lot[: fairness.SHOWN_DIGITS]
    if not asked.args:
        return Answer(replies=(Reply(screen=Screen(text=say(asked.language, "lot-add-words", seal=shown))),))
    first, _, rest = asked.args.strip().partition(" ")
    if words.is_seal(first):
        if first.lower() != shown:
            raise Refusal("other-lot")
        first, _, rest = rest.strip().partition(" ")
    typed = f"{first} {rest}".strip()
    number = found.core.round + 1
    if not typed or (first.lower() == KEEP and not rest.strip()):
        raise Refusal("no-words")
    if typed.lower() == OFF:
        return await _lot_changed(
            asked, code, lambda now: entering.words_kept(now, asked.person.key, None), "words-off"
        )
    if first.lower() == KEEP:
        kept = rest.strip()
        return await _lot_changed(
            asked, code, lambda now: entering.words_kept(now, asked.person.key, kept), "lot-words-kept", number
        )
    return await _lot_changed(
        asked, code, lambda now: entering.words_added(now, asked.person.key, typed), "lot-words-in", number
    )


async def _lot_changed(
    asked: CommandRequest, code: str, change: Callable[[Tournament], Tournament], key: str, number: int = 0
) -> Answer:
    return await asked.tournaments.change(
        code, lambda now: TournamentChange(change(now), asked.say(key, round=number)), input_id=asked.press.input_id
    )


async def _explained(asked: CommandRequest) -> Answer:
    table = await asked.tables.table(await asked.table_id())
    screen = seals.how_to_add(words.awaited(table), asked.language, discord=asked.person.platform == "discord")
    return Answer(replies=(Reply(screen=screen),))
