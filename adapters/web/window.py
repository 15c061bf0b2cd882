"""A page's visit to a table: in a chat client, by a person signed in by its platform, or in a place of guests.

Nothing is stored: each connection draws the person's look again. The page shows one table at a time, from a view. Only
the bot's replies are screens, and they come with the answer to their asker.
"""

import time
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pydantic import TypeAdapter

from adapters.web.accepted import BEGINNING, BEGINS, command_of, is_accepted
from adapters.web.answers import Answers, said_at_once
from adapters.web.chatlog import Message
from adapters.web.entry import Entry, Visitor
from adapters.web.inputs import OF_A_WINDOW, Do, Hello, Open, Rename, Say, Tap
from adapters.web.parts import Parts
from adapters.web.place import Place
from adapters.web.proof import Proof
from adapters.web.rooms import Room
from adapters.web.view import message_view, paper_view, table_view, window_view
from adapters.web.views_sent import ViewsSent
from adapters.web.visit import Frame
from bot.codec import ButtonToken, Verb, token_of
from bot.people import Chat, PersonKey
from bot.ports.presses import Command, Press, Pressed
from bot.ports.windows import Look, Near
from bot.screen import Answer, Reply

NO_MESSAGE = "0"  # in a press at the table itself
DRAWN = ("hint", "options", "people", "own")  # what a page draws from the data of an answer
OFFERED = 50  # codes of other tables in replies; their buttons may be pressed too
Acts = Say | Do | Tap


class WindowVisit:
    """Fulfils `adapters.web.visit.Visit`."""

    inputs: TypeAdapter[Any] = OF_A_WINDOW

    def __init__(self, parts: Parts, answers: Answers, entry: Entry, sender: str) -> None:
        """`entry` finds who is in front of the page; `sender` is the page's address."""
        self._parts = parts
        self._answers = answers
        self._entry = entry
        self._place = entry if isinstance(entry, Place) else None
        self._sender = sender
        self._secret = ""
        self._visitor: Visitor | None = None  # as it was found last
        self._code = ""
        self._queue = ""  # the code of the queue of strangers in which the person waits
        self._is_over = False  # whether the shown table is one of strangers whose game is over: the next one follows
        self._proof = Proof(parts.doors, parts.now)
        self._near: dict[str, Near] | None = None  # what the person could see instead, by code
        self._put_away: set[str] = set()  # the codes of tables that are not shown again by themselves
        self._shows: tuple[str, str] | None = None  # what the page was sent last: whether a table, and which
        self._views_sent = ViewsSent()
        self._seat: dict[str, int] = {}  # the person's seat, by the table's code
        self._spoken_for: tuple[str, Chat | None] = ("", None)  # a table, and its home chat if the person is its admin
        self._room_sent: Frame | None = None
        self._drawn_in: Room | None = None  # the place as it was when the table was drawn
        self._offered: list[str] = []
        self._sent = ("", 0)  # the table last sent to the page, and its version
        self.lapses: float | None = None
        """When the first person at the table counts as away without a further sign."""

    # ------------------------------------------------------------------ who and where

    @property
    def owner(self) -> str:
        """The owner for whom the page is counted; empty before it has greeted."""
        return self._visitor.owner if self._visitor is not None else ""

    @property
    def room(self) -> str:
        """The code of the place of guests; empty in a chat client."""
        return self._place.code if self._place is not None else ""

    @property
    def people(self) -> Collection[PersonKey]:
        """The person in front of the page."""
        return [self._visitor.person.key] if self._visitor is not None else []

    @property
    def codes(self) -> frozenset[str]:
        """The code of the page's table, and of the queue in which the person waits."""
        return frozenset({self._code, self._queue} - {""})

    @property
    def newest(self) -> frozenset[str]:
        """The code of the page's table; none if the person may not see it."""
        return frozenset({self._code}) if self._shows == ("table", self._code) else frozenset()

    def drawn(self, version: int) -> str:
        """Return the code of the table if the page has drawn its newest version.

        Empty in a place: what its windows show is not delivered anywhere else.
        """
        return self._code if self._place is None and (self._code, version) == self._sent else ""

    async def greet(self, hello: Hello) -> None:
        """Find who is in front of the page."""
        self._secret, self._code = hello.key, hello.table
        visitor = await self._found()
        if self._place is not None:
            await self._place.come(visitor.owner)

    async def _found(self) -> Visitor:
        self._visitor = await self._entry.visitor(self._secret)
        return self._visitor

    # ------------------------------------------------------------------ which table is shown

    def _to(self, code: str) -> None:
        """Show another table from now on."""
        if code != self._code:
            self._code, self._proof = code, Proof(self._parts.doors, self._parts.now)

    async def _look_around(self, visitor: Visitor) -> dict[str, Near]:
        """Return the tables that have to do with the person, by code."""
        place = visitor.room.code if visitor.room is not None else ""
        near = await self._parts.doors.near(visitor.person, place, self._code)
        return {one.code: one for one in near if one.code not in self._put_away}

    async def _follow(self, visitor: Visitor) -> None:
        """Choose the table of a guest's window.

        A new table of the person's own comes onto the felt at once, another one only while no game is there.
        """
        code = self._code
        near = await self._look_around(visitor)
        if self._code != code:  # the page has opened another one meanwhile; what is new is found the next time
            return
        before, self._near = self._near, near
        for one in _new(near, before):
            shown = near.get(self._code)
            if shown is None or not (one.is_here and shown.is_played):
                self._to(one.code)
        self._to_another()

    async def _follow_queue(self, visitor: Visitor) -> None:
        """Go to the table at which somebody who waited for other people, or for the next game, sits now."""
        waited = self._queue or self._is_over
        self._queue, opened = await self._parts.doors.opened(visitor.person)
        if waited and opened:
            self._to(opened)

    def _to_another(self) -> None:
        """Show the best table if the present one is gone: at first one where the person has a seat."""
        near = self._near or {}
        if self._code in near:
            return
        mine = [one.code for one in near.values() if one.has_seat]
        best = mine if mine and not self._code else [*near]
        self._to(best[-1] if best else "")

    @property
    def _other(self) -> str:
        """The code of another table of the person: a game that goes on, or a lobby where they have a seat."""
        near = (self._near or {}).values()
        return next(
            (one.code for one in [*near][::-1] if one.code != self._code and (one.is_played or one.has_seat)), ""
        )

    # ------------------------------------------------------------------ what is shown

    async def news(self, chats: Collection[str | None], codes: Collection[str] | None) -> AsyncIterator[Frame]:
        """Yield the room, if it has changed, what was said, and the table.

        The page may open another table meanwhile. Then nothing is drawn: the news of that one follow.
        """
        visitor = await self._found()
        talk = None
        if self._queue or self._is_over or not self._code:
            await self._follow_queue(visitor)
        if self._place is not None and (chats or self._code in self._put_away):
            await self._follow(visitor)
            talk = await self._place.talk()
        if self._shows is not None and self._shows[1] == self._code and not self._is_due(visitor, chats, codes):
            for frame in self._around(visitor, self._shows, talk):
                yield frame
            return
        code = self._code
        following = await self._parts.doors.leads_on(code, visitor.person) if code else ""
        if self._code != code:
            return
        self._to(following)
        code, proof = self._code, self._proof
        look, shows = None, ("home", "")
        if code:
            may = await proof.may_look(code, visitor.session, visitor.person)
            look = await self._look(code, visitor) if may else None
            shows = ("table" if look is not None else "outside", code)
        if self._proof is not proof:
            return
        if shows[0] == "outside" and self._place is not None:
            self._put_away.add(code)
            (self._near or {}).pop(code, None)
            self._to_another()
            async for frame in self.news((), None):
                yield frame
            return
        drawn = await self._drawn(visitor, code, look, shows)
        for frame in [*([drawn] if drawn is not None else []), *self._around(visitor, shows, talk)]:
            yield frame

    async def _look(self, code: str, visitor: Visitor) -> Look | None:
        """Look at a table. The host of a place is its admin; of a chat's, the platform says when a table is opened."""
        if visitor.room is not None:
            speaks_for = visitor.speaks_for
        elif self._spoken_for[0] == code:
            speaks_for = self._spoken_for[1]
        else:
            speaks_for = await self._admin_of(code, visitor)
        return await self._parts.looks.look(code, visitor.person, None, speaks_for=speaks_for)

    async def _admin_of(self, code: str, visitor: Visitor) -> Chat | None:
        """Return the home chat of a table if the person is an admin of it now, or was a moment ago."""
        found = await self._parts.doors.speaks_for(code, visitor.person)
        self._spoken_for = (code, found)
        return found

    def _is_due(self, visitor: Visitor, chats: Collection[str | None], codes: Collection[str] | None) -> bool:
        """Whether the shown table may have changed, or the people around it."""
        is_told = codes is None or None in chats or self._code in codes
        return is_told or self._proof.is_due or visitor.room != self._drawn_in

    def _around(self, visitor: Visitor, shows: tuple[str, str], talk: Frame | None) -> Iterator[Frame]:
        """Yield the room, if it has changed, and what was said."""
        here = (self._near or {}).get(shows[1])
        room = window_view(visitor.room, visitor.owner, visitor.me) | {
            "shows": shows[0],
            "table": shows[1],
            "chat": visitor.group if here is None or here.is_here else visitor.me.id,
            "other": self._other,
        }
        if room != self._room_sent:
            self._room_sent = room
            yield room
        if talk is not None:
            yield talk

    async def _drawn(self, visitor: Visitor, code: str, look: Look | None, shows: tuple[str, str]) -> Frame | None:
        """Return what is new of the table, with its version."""
        self.lapses = look.lapses if look is not None else None
        self._drawn_in, self._shows = visitor.room, shows
        self._seat.clear()
        self._is_over = False
        if look is None:
            view = await self._paper(code, visitor)
        else:
            room, place = visitor.room, self._place
            view = table_view(look, await place.faces(room, look.people) if room is not None and place else {})
            if visitor.person.key in look.people:
                self._seat[code] = list(look.people).index(visitor.person.key)
            self._is_over = bool(view.get("strangers") and view.get("over"))
            if view.get("contest") and view.get("over"):
                self._put_away.add(code)  # the tournament's page follows
        before, self._sent = self._sent, (code, look.version if look is not None else 0)
        frame = self._views_sent.frame(code, view, anew=self._sent != before) if view is not None else None
        now = {"now": time.time()} if "clock" in (view or {}) else {}
        return {**frame, "version": self._sent[1], **now} if frame is not None else None

    async def _paper(self, code: str, visitor: Visitor) -> Frame | None:
        """Return what is shown without a table: why one is not shown, or the list of the person's tables."""
        doors, person = self._parts.doors, visitor.person
        if visitor.room is not None:
            return None
        screen = await (doors.outside(code, person) if code else doors.at_home(person, visitor.session.signed))
        return {"kind": "paper", "paper": paper_view(screen)}

    # ------------------------------------------------------------------ what is done

    def giver(self, person: str) -> tuple[PersonKey, Mapping[str, int]] | None:
        """Return the key of the person who gives a reaction, and their seats by the tables' codes."""
        if self._visitor is None or person != self._visitor.me.id:
            return None
        return self._visitor.person.key, self._seat

    async def take(self, given: Any) -> Frame:
        """Apply an input once."""
        visitor = await self._found()
        if isinstance(given, Open):
            self._to(given.table)
            return {"type": "answer", "id": given.id}
        name = f"window:{visitor.person.key}:{given.id}"
        return await self._answers.once(name, given.id, partial(self._act, given, name, visitor))

    async def _act(self, given: Acts | Rename, input_id: str, visitor: Visitor) -> Frame:
        if given.person != visitor.me.id:
            return {"refused": "stranger"}
        if isinstance(given, Rename):
            why = await self._place.rename(visitor.me, given) if self._place is not None else "nonsense"
            return {"refused": why} if why else {}
        chat = visitor.chat(given.chat, await self._parts.doors.private_chat(visitor.person))
        if chat is None:
            return {"refused": "chat"}
        if self._place is not None:
            await self._place.acted(visitor.me)
        if isinstance(given, Tap):
            return await self._press(given, input_id, visitor, chat)
        if isinstance(given, Say) and self._place is not None:
            await self._place.say(chat.id, visitor.me, given.text, input_id)
            command = command_of(given.text)
        else:
            command = self._accepted(given)
            if command is None:
                return {"refused": "nonsense"}
            if not await self._is_allowed(None, visitor):
                return {"refused": "stranger"}
        if command is None:
            return {}
        begins = self._place is not None or command.name in BEGINNING
        return await self._done(given, input_id, visitor, chat, command, begins=begins)

    def _accepted(self, given: Say | Do) -> Command | None:
        """Return a command from the menu: in a chat client one of a closed list."""
        if isinstance(given, Say) or (self._place is None and not is_accepted(given.command)):
            return None
        return command_of(given.command)

    async def _press(self, given: Tap, input_id: str, visitor: Visitor, chat: Chat) -> Frame:
        token = token_of(given.data)
        if token is None:
            return {"refused": "nonsense"}
        if token.verb is Verb.OPEN:
            if not self._code:  # the list of the person's tables stands in the window
                self._to(token.table)
            return {}
        if not await self._is_allowed(token, visitor):
            return {"refused": "stranger"}
        return await self._done(given, input_id, visitor, chat, Pressed(given.data), begins=token.verb in BEGINS)

    async def _is_allowed(self, token: ButtonToken | None, visitor: Visitor) -> bool:
        """Whether the window accepts a command, or a button: of its own table, or of a table that it has offered."""
        if self._code and not await self._proof.may_look(self._code, visitor.session, visitor.person):
            return token is not None and token.verb is Verb.JOIN and token.table == self._code
        return token is None or token.table in {"", self._code, *self._offered}

    async def _done(
        self, given: Acts, input_id: str, visitor: Visitor, chat: Chat, what: Command | Pressed, *, begins: bool
    ) -> Frame:
        """Do what was asked; `begins`: it may open a table, which comes onto the felt."""
        if begins and self._near is None:
            self._near = await self._look_around(visitor)
        before = self._near
        press = Press(visitor.person, chat, input_id, what, sender=self._sender, window=self._code)
        if visitor.room is not None:
            admin, together = chat.private or visitor.is_host, visitor.person.key
            press = replace(press, admin=admin, ephemeral=True, together=together, window=None)
            press = replace(press, speaks_for=visitor.speaks_for)
        elif self._spoken_for[1] is not None and self._spoken_for[0] == self._code:
            press = replace(press, speaks_for=await self._admin_of(self._code, visitor))
        answer = await self._parts.service.act(press)
        if answer.people is not None:
            await self._follow_queue(visitor)
        if answer.language is not None:
            await self._entry.speaks(visitor, answer.language)
        if begins:
            self._near = await self._look_around(visitor)
            for one in _new(self._near, before):  # the page's news may have seen them already
                self._to(one.code)
            if self._place is None:
                self._near = None
        return await self._told(given, answer, visitor)

    async def _told(self, given: Acts, answer: Answer, visitor: Visitor) -> Frame:
        """Return an answer for the page, with its replies as messages of the person's own chat."""
        drawn = {name: getattr(answer, name) for name in DRAWN if getattr(answer, name) is not None}
        told, now = {**said_at_once(answer), **drawn}, int(self._parts.now() * 1000)
        replies = [await self._reply(str(now + number), one, visitor) for number, one in enumerate(answer.replies)]
        if answer.gone and self._place is not None:
            await self._place.gone(visitor.me.id)
        if answer.own is not None:
            self._offer(*(game["code"] for game in answer.own.get("finished", ())))
        if answer.own is not None or answer.people is not None:  # drawn in place of the replies; their buttons work
            return told
        if replies:
            told["replies"] = replies
        if answer.instead is not None:
            pressed = given.message if isinstance(given, Tap) else NO_MESSAGE
            name = pressed if pressed != NO_MESSAGE else str(now + len(replies))
            told["instead"] = await self._reply(name, Reply(screen=answer.instead), visitor)
        return told

    async def _reply(self, name: str, reply: Reply, visitor: Visitor) -> Frame:
        screen, document = reply.screen, None
        tokens = (token_of(button.data) for row in screen.rows for button in row)
        self._offer(*(token.table for token in tokens if token is not None))
        if self._place is not None and reply.document is not None:
            document = await self._place.kept(reply.document)
        me = visitor.me.id
        message = Message(kind="reply", at=time.time(), asker=me, screen=screen, document=document)
        return {**message_view(name, message, visitor.names), "chat": me}

    def _offer(self, *codes: str) -> None:
        """Let buttons of other tables be pressed."""
        new = dict.fromkeys(code for code in codes if code not in {"", *self._offered})
        self._offered = [*self._offered, *new][-OFFERED:]


def _new(near: Mapping[str, Near], before: Mapping[str, Near] | None) -> list[Near]:
    """Return the tables that were not there before, and those where the person had no seat."""
    if before is None:
        return []
    return [one for code, one in near.items() if code not in before or (one.has_seat and not before[code].has_seat)]
