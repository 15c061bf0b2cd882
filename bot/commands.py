"""What each typed command does. A command finds its table by the chat it was typed in, or by the person's games."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot import archive, lobby, presses, rules_input, votes
from bot.change import Ask, Change, Denied
from bot.codec import Token, Verb
from bot.dealing import nonce
from bot.people import Person
from bot.ports import Command, Press
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens import help as help_screens
from bot.screens import pages, refusals
from bot.screens import rules as rules_screen
from bot.screens import score as score_screen
from bot.screens import verify as verify_screen
from bot.screens.names import seat_name
from bot.screens.refusals import done
from bot.table import Seat, Stage, Table
from bot.texts import LANGUAGES, best
from engine.errors import EngineError
from engine.players import LEVELS

if TYPE_CHECKING:
    from bot.service import TableService

JOIN_PAYLOAD = "join_"
FINISHED_SHOWN = 10
_DURATION = re.compile(r"(\d{1,4})\s*(s|m|h|d)")
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
SHORTEST_MOVE, LONGEST_MOVE = 10, 14 * 86400  # seconds
PRACTICE_SEATS = 3


class Asked:
    """A command with what is known of its asker and its chat."""

    def __init__(self, service: TableService, press: Press, args: str, about: Mapping[str, Any]) -> None:
        self.service = service
        self.args = args.strip()
        self.about = about
        self.language = best(about.get("language") or press.person.language)
        self.person = press.person.model_copy(update={"language": self.language})
        self.press = replace(press, person=self.person)

    def ask(self, table: Table) -> Ask:
        """Return the question to a table."""
        return Ask(table, self.press, self.service.now(), self.service.chance, self.language)

    async def table_id(self) -> str:
        """Return the table that is meant: the chat's, or in a private chat the person's latest."""
        found = await self.service.directory.table_of_chat(self.press.chat.key)
        if found is None and self.press.chat.private:
            found = next(iter(await self.service.directory.tables_of_person(self.person.key)), None)
        if found is None:
            raise Refusal("no-table-here")
        return found

    async def change(self, decide: Callable[[Ask], Change]) -> Answer:
        """Apply a decision to the table that is meant."""
        return await self.service.change(
            await self.table_id(), lambda table: decide(self.ask(table)), input_id=self.press.input_id
        )

    async def show(self, screen: Callable[[Table, str], Screen], *, private: bool = True) -> Answer:
        """Show a screen of the table that is meant, in the reader's language or, in public, the group's."""
        table = await self.service.table(await self.table_id())
        language = self.language if private else table.language
        return Answer(replies=(Reply(screen=screen(table, language), private=private),))

    def say(self, key: str, **params: str | int) -> Answer:
        """Answer with a line."""
        return Answer(toast=done(key, self.language, **params))


async def obey(service: TableService, press: Press, command: Command) -> Answer:
    """Do what a typed command asks for. Raises Refusal, Denied or EngineError."""
    about = await service.directory.person(press.person.key)
    asked = Asked(service, press, command.args, about)
    handler = COMMANDS.get(command.name)
    if handler is None:
        if not press.chat.private:
            # In a group the command may be meant for another bot.
            return Answer()
        raise Refusal("unknown-command", command=command.name)
    try:
        return await handler(asked)
    except Refusal as refusal:
        return Answer(toast=refusals.refused(refusal, asked.language))


# ------------------------------------------------------------------------------------------------------------ the table


async def _newgame(asked: Asked) -> Answer:
    service, chat = asked.service, asked.press.chat
    await _no_game_here(asked)
    kept = await service.directory.chat(chat.key)
    preset = str(kept.get("preset") or "polish")
    preset, options = rules_input.parse(asked.args.split(), preset)
    if preset == kept.get("preset"):
        options = {**kept.get("options", {}), **options}
    language = str(kept.get("language") or asked.language)
    table = lobby.open_table(
        lobby.new_code(service.chance),
        asked.person,
        chat,
        language=language,
        preset=preset,
        options=options,
        now=service.now(),
        chance=service.chance,
        settings=kept,
    )
    table = lobby.with_seat(table, 0, await _seat_for(asked, table.seats[0]))
    try:
        lobby.rules_of(table)
    except EngineError as error:
        raise Denied(error, table) from error
    change = _practice(asked, table) if chat.private else Change(table)
    await service.directory.link_chat(chat.key, table.id)
    await service.directory.link_person(asked.person.key, table.id, on=True)
    await service.create(change.table, change)
    if table.seats[0].unreachable:
        return Answer(toast=done("opened-start-me", asked.language), url=_start_link(service, asked.press, table.id))
    return Answer()


async def _no_game_here(asked: Asked) -> None:
    open_here = await asked.service.directory.table_of_chat(asked.press.chat.key)
    if open_here is None:
        return
    try:
        table = await asked.service.table(open_here)
    except Refusal:
        return
    if table.is_live:
        raise Refusal("already-playing-here", code=table.id)


def _practice(asked: Asked, table: Table) -> Change:
    counts = lobby.seat_counts(table)
    seats = PRACTICE_SEATS if PRACTICE_SEATS in counts else counts[0]
    while len(table.seats) < seats:
        table = lobby.add_bot(table, "normal")
    table, entry = lobby.start(table, asked.service.now(), asked.service.chance)
    return Change(table, (entry,))


async def _seat_for(asked: Asked, seat: Seat) -> Seat:
    closed = _start_link(asked.service, asked.press, "") is not None and not asked.about.get("private")
    return seat.model_copy(
        update={
            "nudges": asked.about.get("nudges", True),
            "auto": asked.about.get("auto", False),
            "unreachable": closed and not asked.press.chat.private,
            "nonce": nonce(asked.person.key, asked.press.input_id),
        }
    )


def _start_link(service: TableService, press: Press, table_id: str) -> str | None:
    messenger = service.messengers.get(press.person.platform)
    return messenger.start_link(f"{JOIN_PAYLOAD}{table_id}") if messenger is not None else None


async def _join(asked: Asked) -> Answer:
    if not asked.args:
        return await _take_seat(asked, await asked.table_id())
    code = lobby.read_code(asked.args)
    if code is None:
        raise Refusal("bad-code")
    return await _take_seat(asked, code, shown_here=not asked.press.chat.private)


async def join_table(service: TableService, press: Press, table_id: str) -> Answer:
    """Take a seat by the lobby's button."""
    asked = Asked(service, press, "", await service.directory.person(press.person.key))
    try:
        return await _take_seat(asked, table_id)
    except Refusal as refusal:
        return Answer(toast=refusals.refused(refusal, asked.language), alert=True)


async def _take_seat(asked: Asked, table_id: str, *, shown_here: bool = False) -> Answer:
    service = asked.service
    link = _start_link(service, asked.press, table_id)
    if link is not None and not asked.about.get("private") and not asked.press.chat.private:
        return Answer(toast=done("open-private-chat", asked.language), url=link)
    before = await service.table(table_id)
    if shown_here:
        await _no_other_game_here(asked, table_id)
    chat = asked.press.chat if shown_here else None

    def seated(table: Table) -> Change:
        table = lobby.join(table, asked.person, chat, nonce(asked.person.key, asked.press.input_id))
        index = table.seat_of(asked.person.key)
        if index is not None:
            switches = {"nudges": asked.about.get("nudges", True), "auto": asked.about.get("auto", False)}
            table = lobby.with_seat(table, index, table.seats[index].model_copy(update=switches))
        return Change(table, answer=asked.say("joined", place=before.home.title or table_id))

    if shown_here:
        await service.directory.link_chat(asked.press.chat.key, table_id)
    await service.directory.link_person(asked.person.key, table_id, on=True)
    return await service.change(table_id, seated, input_id=asked.press.input_id)


async def _no_other_game_here(asked: Asked, table_id: str) -> None:
    if await asked.service.directory.table_of_chat(asked.press.chat.key) != table_id:
        await _no_game_here(asked)


async def _start(asked: Asked) -> Answer:
    """Greet in a private chat; with a join link, take the seat in the same step."""
    if not asked.press.chat.private:
        return Answer(replies=(Reply(screen=help_screens.help_page(asked.language)),))
    await asked.service.private_chat_opened(asked.person)
    if not asked.args.startswith(JOIN_PAYLOAD):
        return Answer(replies=(Reply(screen=help_screens.start(asked.language)),))
    code = lobby.read_code(asked.args.removeprefix(JOIN_PAYLOAD))
    if code is None:
        return Answer(replies=(Reply(screen=help_screens.start(asked.language)),))
    table = await asked.service.table(code)
    messenger = asked.service.messengers[asked.person.platform]
    home = next((chat for chat in table.chats if chat.platform == asked.person.platform), None)
    if home is not None and not home.private and not await messenger.is_member(home, asked.person):
        raise Refusal("not-a-member")
    seated = table.seat_of(asked.person.key)
    if seated is not None and not table.seats[seated].left:
        return asked.say("joined", place=table.home.title or code)
    return await _take_seat(asked, code)


async def _leave(asked: Asked) -> Answer:
    table_id = await asked.table_id()
    answer = await asked.change(lambda ask: presses.decide(ask, Token(ask.table.id, 0, Verb.LEAVE)))
    await asked.service.directory.link_person(asked.person.key, table_id, on=False)
    return answer


async def _addbot(asked: Asked) -> Answer:
    level = asked.args.lower()
    if level and level not in LEVELS:
        raise Refusal("bad-level", levels=", ".join(LEVELS))
    return await asked.change(lambda ask: presses.decide(ask, Token(ask.table.id, 0, Verb.ADD_BOT, level)))


async def _kick(asked: Asked) -> Answer:
    wanted = asked.args.lstrip("@").casefold()

    def kicked(ask: Ask) -> Change:
        if not ask.may_decide:
            raise Refusal("not-the-opener")
        for index in range(len(ask.table.seats)):
            name = seat_name(ask.table, index, ask.language)
            if wanted and name.casefold() == wanted and index != ask.seat:
                return Change(lobby.remove(ask.table, index), answer=asked.say("kicked", name=name))
        raise Refusal("nobody-of-that-name", name=asked.args or "?")

    return await asked.change(kicked)


async def _deal(asked: Asked) -> Answer:
    return await asked.change(lambda ask: presses.decide(ask, Token(ask.table.id, 0, Verb.START)))


async def _options(asked: Asked) -> Answer:
    if not asked.args:
        return await asked.change(lambda ask: presses.decide(ask, Token(ask.table.id, 0, Verb.MENU, "presets")))

    def changed(ask: Ask) -> Change:
        if not ask.may_decide:
            raise Refusal("not-the-opener")
        if ask.table.stage is not Stage.LOBBY:
            raise Refusal("not-in-lobby")
        preset, options = rules_input.parse(asked.args.split(), ask.table.preset)
        before = ask.table.options if preset == ask.table.preset else {}
        table = ask.table.model_copy(update={"preset": preset, "options": {**before, **options}})
        lobby.rules_of(table)
        return Change(table, answer=asked.say("rules-set"))

    return await asked.change(changed)


async def _timer(asked: Asked) -> Answer:
    seconds = _duration(asked.args)

    def timed(ask: Ask) -> Change:
        if not ask.may_decide:
            raise Refusal("not-the-opener")
        clock = ask.table.clock.model_copy(update={"move": seconds, "turn_since": ask.now})
        answer = asked.say("timer-set", time=asked.args.lower()) if seconds else asked.say("timer-off")
        return Change(ask.table.model_copy(update={"clock": clock}), answer=answer)

    return await asked.change(timed)


def _duration(typed: str) -> int | None:
    """Read `off`, `30s`, `2m`, `1d`: seconds, None for no limit."""
    text = typed.strip().lower()
    if text == "off":
        return None
    match = _DURATION.fullmatch(text)
    seconds = int(match[1]) * _UNITS[match[2]] if match else 0
    if not SHORTEST_MOVE <= seconds <= LONGEST_MOVE:
        raise Refusal("timer-bad")
    return seconds


def _voting(kind: votes.Kind) -> Callable[[Asked], Awaitable[Answer]]:
    async def voted(asked: Asked) -> Answer:
        return await asked.change(lambda ask: presses.cast_vote(ask, kind))

    return voted


# ---------------------------------------------------------------------------------------------------------- to look at


async def _hand(asked: Asked) -> Answer:
    answer = await asked.change(presses.show_hand)
    link = _start_link(asked.service, asked.press, "")
    # A typed command has no toast that only its author sees: the hand goes the private way or nowhere.
    return answer.model_copy(
        update={"toast": None, "alert": False, "fallback": done("open-private-chat", asked.language), "url": link}
    )


async def _score(asked: Asked) -> Answer:
    return await asked.show(score_screen.sheet, private=asked.press.chat.private)


async def _rules(asked: Asked) -> Answer:
    if asked.args:
        return await asked.show(lambda table, language: rules_screen.topic(table, asked.args.lower(), language))
    return await asked.show(rules_screen.rules)


async def _verify(asked: Asked) -> Answer:
    return await asked.show(verify_screen.verification, private=asked.press.chat.private)


async def _history(asked: Asked) -> Answer:
    key = asked.person.key if asked.press.chat.private else asked.press.chat.key
    games = await asked.service.directory.finished(key, FINISHED_SHOWN)
    return Answer(replies=(Reply(screen=pages.history(games, asked.language)),))


async def _export(asked: Asked) -> Answer:
    code = lobby.read_code(asked.args) if asked.args else await asked.table_id()
    if code is None:
        raise Refusal("bad-code")
    table = await asked.service.table(code)
    if table.seat_of(asked.person.key) is None:
        raise Refusal("not-seated")
    name, content = archive.record_file(table, await asked.service.store.log(code))
    screen = pages.exported(table, asked.language)
    return Answer(replies=(Reply(screen=screen, document=(name, content)),))


async def _help(asked: Asked) -> Answer:
    return Answer(replies=(Reply(screen=help_screens.help_page(asked.language)),))


async def _privacy(asked: Asked) -> Answer:
    return Answer(replies=(Reply(screen=help_screens.privacy(asked.language)),))


# ----------------------------------------------------------------------------------------------------------- one's own


async def _language(asked: Asked) -> Answer:
    wanted = asked.args.lower()
    if not wanted:
        return Answer(replies=(Reply(screen=pages.languages(asked.language)),))
    if wanted not in LANGUAGES:
        raise Refusal("unknown-language", languages=", ".join(LANGUAGES))
    return await _speak(asked, wanted)


async def press_without_table(service: TableService, press: Press, token: Token) -> Answer:
    """Do what a button does that belongs to no table."""
    asked = Asked(service, press, token.argument, await service.directory.person(press.person.key))
    if token.verb is Verb.LANGUAGE and token.argument in LANGUAGES:
        return await _speak(asked, token.argument)
    if token.verb is Verb.RULES:
        return await _rules(asked)
    raise Refusal("unknown-button")


async def _speak(asked: Asked, language: str) -> Answer:
    service = asked.service
    await service.directory.save_person(asked.person.key, {"language": language})
    person = asked.person.model_copy(update={"language": language})
    for table_id in await service.directory.tables_of_person(person.key):
        await service.quietly(service.change(table_id, lambda table: Change(_spoken(table, person))))
    if asked.press.admin and not asked.press.chat.private:
        await service.directory.save_chat(asked.press.chat.key, {"language": language})
        table_here = await service.directory.table_of_chat(asked.press.chat.key)
        if table_here is not None:
            await service.quietly(
                service.change(table_here, lambda table: Change(table.model_copy(update={"language": language})))
            )
    return Answer(toast=done("language-set", language))


def _spoken(table: Table, person: Person) -> Table:
    index = table.seat_of(person.key)
    if index is None:
        return table
    return lobby.with_seat(table, index, table.seats[index].model_copy(update={"person": person}))


async def _mydata(asked: Asked) -> Answer:
    games = await asked.service.directory.finished(asked.person.key, FINISHED_SHOWN)
    screen = pages.my_data(asked.person, dict(asked.about), games, asked.language)
    return Answer(replies=(Reply(screen=screen, secret=True),), fallback=done("open-private-chat", asked.language))


async def _deletemydata(asked: Asked) -> Answer:
    live = await asked.service.directory.tables_of_person(asked.person.key)
    if live:
        raise Refusal("still-playing")
    await asked.service.directory.forget_person(asked.person.key)
    return asked.say("data-deleted")


COMMANDS: Mapping[str, Callable[[Asked], Awaitable[Answer]]] = {
    "newgame": _newgame,
    "join": _join,
    "leave": _leave,
    "addbot": _addbot,
    "kick": _kick,
    "deal": _deal,
    "options": _options,
    "timer": _timer,
    "hand": _hand,
    "score": _score,
    "rules": _rules,
    "verify": _verify,
    "history": _history,
    "export": _export,
    "language": _language,
    "help": _help,
    "privacy": _privacy,
    "mydata": _mydata,
    "deletemydata": _deletemydata,
    "start": _start,
    "pause": _voting("pause"),
    "resume": _voting("resume"),
    "endgame": _voting("end"),
}

ADMIN_COMMANDS = frozenset({"endgame", "pause", "resume", "timer", "language", "kick", "options"})
"""Commands for which it matters whether the asker is an admin: only for these an adapter has to find out."""
