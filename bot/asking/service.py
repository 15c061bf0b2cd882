"""The way in: every press and every command becomes at most one commit and one answer."""

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from cachetools import LRUCache, TTLCache

from bot.asking import buttons, commands, inline, led_to, presses
from bot.asking.allowances import CODES, COMMANDS
from bot.asking.boards import BoardService
from bot.asking.commands import entering, seating, studying, tournament_page
from bot.asking.commands.request import CommandRequest
from bot.asking.reader_language import client_speaks
from bot.asking.services import Services
from bot.codec import ButtonToken, Verb, token_of, verb_of
from bot.finished.group_puzzles import HERE
from bot.finished.weighing import Weighing
from bot.meter import Meter
from bot.people import Chat, Person
from bot.ports.allowances import Allowances
from bot.ports.health import NotYetSafe, Unavailable
from bot.ports.inline import Offer
from bot.ports.messenger import Messenger, NotDelivered
from bot.ports.presses import Command, Press, Pressed, StudyRequest
from bot.ports.windows import Presence
from bot.refusal import Refusal
from bot.screen import Answer, Stay
from bot.screens import refusals
from bot.speaking import spoken_in
from bot.table import masks
from bot.table.change import Denied, TableChange, TableRequest
from bot.table.choices import MOVE_VERBS, is_old
from bot.table.documents import Changed, Documents, NewerSchema
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tournament.plans import PLAN
from engine.errors import EngineError

log = logging.getLogger(__name__)

PEOPLE_KEPT = 10_000  # most people in each of a process's caches below
_JUDGES_TOO = frozenset({Verb.KICK, Verb.TIMER, Verb.VOTE})  # buttons of a table that judges may press too
OF_THE_HAND = MOVE_VERBS | {Verb.HAND, Verb.PEEK, Verb.PAGE}  # buttons that show the presser's hand, or stand below it
# Buttons of a table that say themselves what a stranger may know of it: a way in, and what a code alone opens.
OPEN_TO_STRANGERS = frozenset(
    {Verb.JOIN, Verb.JOIN_ANYWAY, Verb.REPLAY, Verb.VERIFY, Verb.EVENINGS, Verb.PUZZLE, Verb.PEOPLE}
)
TWICE_WITHIN = 3.0  # seconds in which a second click on the button of a move is the same move
WARNED_AGAIN_AFTER = 10.0  # seconds until a person who floods is warned in the chat again


class TableService(Services):
    """Interprets each press, commits its change and answers it. Fulfils `bot.ports.presses.Service`."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        messengers: Mapping[str, Messenger],
        meter: Meter | None = None,
        allowances: Allowances | None = None,
        *,
        presence: Presence | None = None,
        strangers: tuple[str, ...] = (),
    ) -> None:
        """`presence` knows who has a window open; None where there are no windows. `strangers`: as in `Services`."""
        super().__init__(tables, facts, messengers, allowances, strangers)
        self.weighing = Weighing()
        self.boards = BoardService(self.weighing, self.drawing, self.allowances, tables.chance, tables.now)
        self._meter = meter or Meter()
        self._presence = presence
        self._warned: TTLCache[str, None] = TTLCache(PEOPLE_KEPT, WARNED_AGAIN_AFTER)
        self._moving: TTLCache[tuple[str, str], asyncio.Future[str | None]] = TTLCache(PEOPLE_KEPT, TWICE_WITHIN)
        # The last languages of people's clients, and whether they are in documents.
        self._clients: LRUCache[str, tuple[str, bool]] = LRUCache(PEOPLE_KEPT)
        self._guessing: TTLCache[str, None] = TTLCache(PEOPLE_KEPT, CODES.person.every)

    async def act(self, press: Press) -> Answer:
        """Do what was asked, or answer kindly why not. This is the only place where a refusal is put into words."""
        begun = self.tables.now()
        request = CommandRequest(self, press)
        try:
            outcome, answer = "accepted", await self._obey_once(request)
        except Denied as denied:
            read = Denied(denied.cause, masks.read_by(denied.table, request.person.key))
            why = refusals.denied(read, request.answer_language_at(denied.table), request.person.key)
            outcome, answer = "refused", _no(request, why)
            await self._put_away_if_lost(press, denied.table)
        except Refusal as refusal:
            outcome, answer = "refused", await self._refused(request, refusal)
        except EngineError as error:
            outcome, answer = "refused", _no(request, refusals.tournament_refused(error, request.language))
        except NotYetSafe:
            outcome, answer = (
                "accepted",
                Answer(toast=refusals.refused(Refusal("not-yet-safe"), request.answer_language)),
            )
        except (Unavailable, NewerSchema):
            outcome, answer = "failed", _no(request, refusals.refused(Refusal("try-again"), request.answer_language))
        except Exception as failure:  # noqa: BLE001 - the presser waits for an answer, and a retry would fail again
            # Log only the place in the code: a message or a value could show cards.
            last = traceback.extract_tb(failure.__traceback__)[-1]
            place = f"{last.filename}:{last.lineno}"
            log.error("a press failed", extra={"cause": type(failure).__name__, "place": place})
            outcome, answer = "failed", _no(request, refusals.refused(Refusal("try-again"), request.answer_language))
        unseen = await self._heard_from(request, press.person)
        if unseen is not None and answer == Answer():
            answer = Answer(toast=refusals.done("unseen", request.language_at(unseen)))
        self._meter.pressed(press.person.platform, outcome, self.tables.now() - begun)
        return answer

    async def _put_away_if_lost(self, press: Press, table: Table) -> None:
        """Take the buttons of a pressed message away if the store has lost that it was sent."""
        if isinstance(press.what, Pressed) and press.what.message is not None:
            token = token_of(press.what.data)
            if token is not None and is_old(table, token):
                with suppress(Unavailable):
                    await self.facts.old_button_pressed(table, press.chat, press.what.message)

    async def _heard_from(self, request: CommandRequest, person: Person) -> Table | None:
        """Store what a press reveals about its chat and presser, and retry messages that the chat refused before.

        `person` is the presser in the language of their client. Returns the table if it was pressed in a chat that
        refuses its messages, as far as is known.
        """
        press = request.press
        language, is_noted = self._clients.get(person.key, ("", False))
        # A stranger, for whom nothing is noted, may have got a document by a command.
        may_be_noted = not is_noted and isinstance(press.what, Command)
        if not press.anonymous and (language != person.language or may_be_noted):
            with suppress(Unavailable, NewerSchema):
                is_noted = await client_speaks(person, self.facts, self.tournaments)
                self._clients[person.key] = (person.language, is_noted)
        if press.place and not press.chat.private:
            with suppress(Unavailable):
                await self.facts.pressed_in(press.chat, press.place)
        if self._presence is not None and request.about_table is not None and _takes_the_hand(press):
            with suppress(Unavailable):
                await self._presence.turn_to_chat(request.about_table, press.person.key)
        table = self.tables.warm(request.about_table) if request.about_table is not None else None
        if table is not None and table.is_refused and press.window is None:
            with suppress(Unavailable, NewerSchema):
                await self.facts.heard_from(request.press.chat, request.person, table)
            return table if isinstance(press.what, Pressed) and table.refuses(press.chat, request.person) else None
        return None

    async def _refused(self, request: CommandRequest, refusal: Refusal) -> Answer:
        """Answer why not. A person who floods is warned only once in the chat: more messages would be a flood too.

        What is only for the private chat is answered with a link that does it there, or at least leads there.
        """
        answer = _no(request, refusals.refused(refusal, request.answer_language))
        if refusal.key == "private-only":
            return answer.model_copy(update={"url": request.again_in_private() or await self._private_chat(request)})
        if refusal.key != "too-often" or isinstance(request.press.what, Pressed):
            return answer
        was_warned = request.person.key in self._warned
        self._warned.setdefault(request.person.key, None)
        return answer.model_copy(update={"stay": Stay.UNSAID}) if was_warned else answer

    async def _private_chat(self, request: CommandRequest) -> str | None:
        """Return a link to the asker's private chat, where no link can say what to do there; None without that chat."""
        messenger = self.messengers.get(request.person.platform)
        if messenger is None:
            return None
        with suppress(NotDelivered):
            return messenger.link_to(await messenger.private_chat(request.person), None)
        return None

    async def _obey_once(self, request: CommandRequest) -> Answer:
        """Do what was asked, and ignore a second quick click on the button of a move. Raises Refusal or Denied.

        A move outdates the position that its button was drawn for, so a second click moves nothing. The second click is
        ignored only if the first click's move is still stored, as the store may have lost it meanwhile.
        """
        move = _move(request.press)
        if move is None:
            return await self._obey(request)
        earlier = self._moving.get(move)
        made: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        if earlier is None:
            self._moving[move] = made
        try:
            answer = await self._obey(request)
        except Denied as denied:
            done = await asyncio.shield(earlier) if earlier is not None else None
            if done is not None and await self.tables.store.was_applied(denied.table.id, done):
                return Answer()
            raise
        else:
            made.set_result(None if answer.toast else request.press.input_id)
            self._moving[move] = made
            return answer
        finally:
            if not made.done():
                made.set_result(None)
                if earlier is None:
                    self._moving.pop(move, None)

    async def _obey(self, request: CommandRequest) -> Answer:
        """Do what was asked. Raises Refusal or Denied."""
        what: Command | Pressed | StudyRequest = request.press.what
        if isinstance(what, Command):
            what = await self._followed(request, what)
        if isinstance(what, Command):
            return await commands.obey(request, what)
        if isinstance(what, StudyRequest):
            await request.must_be_for_strangers(what.table)
            return await self._on_named_table(what.table, request, studying.study(request, what))
        token = token_of(what.data)
        if token is None:
            raise Refusal("unknown-button")
        return await self._on_named_table(token.table, request, self._pressed(request, token))

    async def _followed(self, request: CommandRequest, command: Command) -> Command | Pressed:
        """Return what a command asks for: where it follows a link from a group, what was asked there."""
        repeated = led_to.repeated_by(command) if request.press.chat.private else None
        if repeated is None:
            return command
        await request.spend(COMMANDS)
        await self.facts.private_chat_opened(request.person)
        request.press = replace(request.press, what=repeated)
        return repeated

    async def _on_named_table(self, code: str, request: CommandRequest, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Run work about the table whose code a window or button names. Raises Refusal or Denied."""
        request.about_table = code or None
        if self._guessing and request.tries_as in self._guessing:
            work.close()
            raise Refusal("too-often", seconds=round(CODES.person.every))
        try:
            return await work
        except Refusal as refusal:
            if refusal.key in {"no-such-table", "no-such-tournament"}:
                await self._count_wrong_code(request)
            raise

    async def _count_wrong_code(self, request: CommandRequest) -> None:
        """Count a press for a missing table as a tried code, because the button may be forged.

        After too many, this person's presses that name a table are refused for a while, so that they learn nothing.
        Raises Refusal `too-often`.
        """
        try:
            await request.spend(CODES)
        except Refusal:
            self._guessing[request.tries_as] = None
            raise

    async def _pressed(self, request: CommandRequest, token: ButtonToken) -> Answer:
        """Do what a button asks for. Raises Refusal or Denied."""
        if not token.table:
            return await buttons.press_without_table(request, token)
        is_tournament = await self._is_of_tournament(request, token)
        if not is_tournament and token.verb not in OPEN_TO_STRANGERS and request.press.window is None:
            await request.must_not_be_hidden(token.table)
        await request.must_be_for_strangers(token.table)
        handler = tournament_page.pressed if is_tournament else buttons.OF_TABLE.get(token.verb)
        if handler is not None:
            await request.load()
            return await handler(request, token)
        if token.verb is Verb.BACK:
            await seating.may_come_back(request, token.table)
        judges = False
        if token.verb in _JUDGES_TOO and (await self.tables.table(token.table)).kind.has_judges:
            await request.load()  # an admin may have typed `/judge` a while ago
            judges = await request.judges(token.table)

        def decided(table: Table) -> TableChange:
            now, chance, language = self.tables.now(), self.tables.chance, request.language_code_at(table)
            at_table = TableRequest(table, request.press, now, chance, language, judges=judges)
            decide = partial(presses.decide, token=token)
            return masks.decided(decide, at_table) if table.to_strangers else decide(at_table)

        return await request.change_table(token.table, decided)

    async def _is_of_tournament(self, request: CommandRequest, token: ButtonToken) -> bool:
        """Return whether a button is one of a tournament. If that is hidden from the presser, only *Join* is."""
        if not await request.is_tournament(token.table):
            return False
        open_to_asker = token.verb is Verb.JOIN or request.press.window is not None
        return open_to_asker or not await entering.is_out_of_sight(request, token.table)

    async def language_of(self, chat: Chat) -> str | None:
        """Return a group's language; None if it is not known."""
        try:
            return await spoken_in(self.tables.directory, chat)
        except Unavailable:
            return None

    async def offers(self, person: Person) -> Sequence[Offer]:
        """Return what a person may insert into any chat (`bot.ports.inline`); nothing if the store does not answer."""
        messenger = self.messengers.get(person.platform)
        if messenger is None:
            return []
        try:
            return await inline.offers(self.tables, self.days, self.allowances, messenger, person)
        except (Unavailable, NewerSchema, Refusal):
            return []

    async def picture_sent(self, person: str, picture: str, words: str) -> None:
        """Store the last picture that a person may insert into another chat (`bot.ports.inline`)."""
        with suppress(Unavailable):  # without it the person has one offer fewer
            await self.tables.directory.save_person(person, {inline.PICTURE: {"name": picture, "words": words}})

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        """Move a group's tables to the group's new id. May be called twice."""
        await self.facts.chat_moved(platform, old_id, new_id)
        for chat in (f"{platform}:{old_id}", f"{platform}:{new_id}"):
            await self._change_at_home(chat, lambda now: now.with_moved_chat(platform, old_id, new_id))

    async def chat_opened(self, chat: str) -> None:
        """Handle that the bot was added (again) to a chat, given by its key."""
        await self.facts.chat_opened(chat)
        came = self.tables.now()
        await self._change_at_home(chat, lambda now: now.replace(welcomed=came) if now.is_live else now)

    async def _change_at_home(self, chat: str, change: Callable[[Any], Any]) -> None:
        """Change the tournament and the plan of evenings of a chat, given by its key."""
        here = await self.tables.directory.chat(chat)
        documents: Mapping[str, Documents[Any]] = {
            "tournament": self.tournaments,
            PLAN: self.plans,
            HERE: self.group_puzzles,
        }
        for field, kept in documents.items():
            with suppress(Refusal):  # it may be gone
                if field in here:
                    await kept.change(str(here[field]), lambda now: Changed(change(now)))

    async def private_chat_opened(self, person: Person) -> None:
        """Handle that the bot can write to a person in private (again)."""
        await self.facts.private_chat_opened(person)

    async def private_chat_closed(self, person: Person) -> None:
        """Handle that a person blocked the bot."""
        await self.facts.private_chat_closed(person)


def _takes_the_hand(press: Press) -> bool:
    """Return whether the presser plays by the chat's buttons: they ask for their hand, or press one of its buttons."""
    if press.window is not None:
        return False
    if isinstance(press.what, Command):
        return press.what.name == "hand"
    if not isinstance(press.what, Pressed):
        return press.chat.private
    verb = verb_of(press.what.data)
    return verb is not None and (press.chat.private or verb in OF_THE_HAND)


def _move(press: Press) -> tuple[str, str] | None:
    """Return the presser and the data of a move's button; None for any other press."""
    if not isinstance(press.what, Pressed) or verb_of(press.what.data) not in {*MOVE_VERBS, Verb.MOVE_FOR}:
        return None
    return press.person.key, press.what.data


def _no(request: CommandRequest, why: str) -> Answer:
    return Answer(toast=why, alert=request.alert)
