"""Words for the shuffle: `/seed`."""

from bot.asking.commands.request import CommandRequest
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens import seals
from bot.table import words
from bot.table.change import TableChange, TableRequest
from bot.texts import say
from bot.tournament import entering
from bot.tournament.tournament import Tournament
from bot.tournament.tournaments import TournamentChange
from engine import fairness
from engine.tournament import draw


async def seed(request: CommandRequest) -> Answer:
    """Take the asker's words for the next deal, or explain how it works."""
    lot = await _lot_meant(request)
    if lot is not None:
        return await _for_lot(request, lot)
    if not request.args:
        table = await request.tables.table(await request.table_id())
        return shown(
            seals.how_to_add(words.awaited(table), request.language, discord=request.person.platform == "discord")
        )
    return await request.change(lambda at_table: _taken(request, at_table))


def _taken(request: CommandRequest, at_table: TableRequest) -> TableChange:
    index = at_table.must_be_seated()
    table, hand = at_table.table, words.awaited(at_table.table).hand
    if table.seats[index].left:
        raise Refusal("not-seated")
    typed = _must_be_some(words.without_seal(table, request.args))
    key = "words-short" if len(typed) < words.GUESSED else "words-in"
    return TableChange(words.added(table, index, typed), answer=request.say(key, hand=hand))


def _must_be_some(typed: str) -> str:
    """Return typed words without white space at either end. Raises Refusal `no-words` if none are left."""
    if not typed.strip():
        raise Refusal("no-words")
    return typed.strip()


async def _lot_meant(request: CommandRequest) -> str | None:
    """Return the tournament whose next lot gets the words; None if they are for a deal of a table.

    In the tournament's home chat they are for the lot, unless the asker sits at that chat's own table. In private they
    are for the asker's table, and between rounds for the lot.
    """
    chat, code = request.press.chat, request.person_data.get("tournament")
    if code is None:
        return None
    seated = await request.directory.tables_of_person(request.person.key)
    if chat.private and seated:
        return None
    if not chat.private:
        here = (await request.directory.chat(chat.key)).get("tournament")
        if here != code or await request.directory.table_of_chat(chat.key) in seated:
            return None
    try:
        found = await request.tournaments.tournament(str(code))
    except Refusal:
        return None
    return found.id if draw.next_seals(found.core) is not None else None


async def _for_lot(request: CommandRequest, code: str) -> Answer:
    """Take words for the next lot of a tournament, or explain how it works."""
    found = await request.tournaments.tournament(code)
    sealed = draw.next_seals(found.core)
    if sealed is None:
        raise Refusal("tournament-no-lot")
    seal = sealed.lot[: fairness.SHOWN_DIGITS]
    if not request.args:
        return shown(Screen(text=say(request.language, "lot-add-words", seal=seal)))
    first, _, rest = request.args.partition(" ")
    if words.is_seal(first) and first.lower() != seal:
        raise Refusal("other-lot")
    typed = _must_be_some(rest if words.is_seal(first) else request.args)

    def taken(now: Tournament) -> TournamentChange:
        added = entering.words_added(now, request.person.key, typed)
        return TournamentChange(added, request.say("lot-words-in", round=found.core.round + 1))

    return await request.change_tournament(code, taken)
