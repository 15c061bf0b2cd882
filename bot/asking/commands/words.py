"""Words for the shuffle: `/seed`."""

from bot.asking.commands.request import CommandRequest, shown
from bot.refusal import Refusal
from bot.screen import Answer, Screen
from bot.screens import seals
from bot.screens.refusals import done
from bot.table import words
from bot.table.change import TableChange, TableRequest
from bot.table.table import Stage, Table
from bot.texts import say
from bot.tournament import entering
from bot.tournament.tournament import Tournament
from bot.tournament.tournaments import TournamentChange
from engine import fairness
from engine.tournament import draw

KEEP, OFF, ONCE = "keep", "off", "once"


async def seed(request: CommandRequest) -> Answer:
    """Take the asker's words for the next deal, keep some for all deals, or explain how it works."""
    lot = await _lot_meant(request)
    if lot is not None:
        return await _for_lot(request, lot)
    if not request.args:
        table = await request.tables.table(await request.table_id())
        return shown(
            seals.how_to_add(words.awaited(table), request.language, discord=request.person.platform == "discord")
        )
    return await request.change(lambda at_table: _taken(request, at_table))


def _read(typed: str) -> tuple[str, str]:
    """Return what to do, `keep`, `off` or `once`, and the words for it. Raises Refusal `no-words`."""
    typed = typed.strip()
    first, *rest = typed.split(maxsplit=1) or [""]
    if typed.lower() == OFF:
        return OFF, ""
    if first.lower() != KEEP and typed:
        return ONCE, typed
    if not rest:
        raise Refusal("no-words")
    return KEEP, rest[0]


def _taken(request: CommandRequest, at_table: TableRequest) -> TableChange:
    index = at_table.must_be_seated()
    table, hand = at_table.table, words.awaited(at_table.table).hand
    if table.seats[index].left:
        raise Refusal("not-seated")
    what, typed = _read(words.without_seal(table, request.args))
    if what == OFF:
        return TableChange(words.kept(table, index, None), answer=request.say("words-off"))
    if what == KEEP:
        return TableChange(words.kept(table, index, typed), answer=_said(request, "words-kept", table, hand=hand))
    key = "words-short" if len(typed) < words.GUESSED else "words-in"
    return TableChange(words.added(table, index, typed), answer=_said(request, key, table, hand=hand))


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
    """Take, keep or explain words for the next lot of a tournament."""
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
    what, typed = _read(rest if words.is_seal(first) else request.args)
    key = {OFF: "words-off", KEEP: "lot-words-kept", ONCE: "lot-words-in"}[what]
    answer = request.say(key, round=found.core.round + 1)

    def taken(now: Tournament) -> TournamentChange:
        if what == ONCE:
            return TournamentChange(entering.words_added(now, request.person.key, typed), answer)
        return TournamentChange(entering.words_kept(now, request.person.key, typed or None), answer)

    return await request.change_tournament(code, taken)


def _said(request: CommandRequest, key: str, table: Table, **params: str | int) -> Answer:
    """Answer with a line; before the first deal it adds the asker's number in the order of joining."""
    index = table.seat_of(request.person.key)
    if table.stage is not Stage.LOBBY or table.closing is not None or index is None:
        return request.say(key, **params)
    number = done("number", request.answer_language, number=index + 1)
    return Answer(toast=f"{done(key, request.answer_language, **params)} {number}")
