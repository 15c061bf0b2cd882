"""Joining a tournament, and checking whether a person is in a home chat."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from bot.asking.commands.request import CommandRequest
from bot.people import Chat, Person
from bot.ports.effects import Remembered
from bot.refusal import Refusal
from bot.retention import Kind, life
from bot.screen import Answer
from bot.screens.refusals import done
from bot.table import kept_away
from bot.table.parts import Habits
from bot.tournament import entering
from bot.tournament.tournament import Member, Tournament
from bot.tournament.tournaments import TournamentChange
from engine.errors import EngineError

TICKET_LIFE = life(Kind.TICKET)  # seconds for which a press on Join in the home chat proves membership


async def join(request: CommandRequest, before: Tournament) -> Answer:
    """Join a tournament: at once from its home chat, or by its code if that is enough; else ask to be let in."""
    home, code = before.home, before.id
    if before.number(request.person.key) is None:
        await must_be_welcome(request, home)
    if request.must_open_private_chat():
        if request.is_at(home):
            await give_ticket(request, code)
        return Answer(toast=done("open-private-chat", request.language), url=request.start_link(code))
    if not entering.lets_in(before, request.person.key) and not await is_of_home(request, home, code):
        answer = request.say("asked-to-join")
        return await request.change_tournament(
            code, lambda now: TournamentChange(entering.knocked(now, request.person), answer)
        )

    def joined(now: Tournament) -> TournamentChange:
        told = request.say("tournament-joined", name=now.core.settings.name)
        return TournamentChange(
            entering.joined(now, member(request.person, request.person_data)),
            Answer() if request.press.in_window else told,  # a page shows who has joined, and goes to the table
            (Remembered(request.person.key, {"tournament": code}),),
        )

    return await request.change_tournament(code, joined)


def member(person: Person, about: Mapping[str, Any]) -> Member:
    """Return a member of a tournament, with the switches stored for the person."""
    return Member(person=person, habits=Habits.of(about))


async def must_be_welcome(request: CommandRequest, home: Chat) -> None:
    """Raise Refusal if a chat's admins keep the asker away from its tables."""
    seconds = kept_away.left(await request.directory.chat(home.group.key), request.person.key, request.tables.now())
    if seconds > 0:
        raise Refusal("kept-away", left=round(seconds))


async def give_ticket(request: CommandRequest, code: str) -> None:
    """Store for a while that the asker is in the home chat of a table or tournament."""
    await request.directory.save_ticket(request.person.key, code, request.tables.now() + TICKET_LIFE)


async def is_of_home(request: CommandRequest, home: Chat, code: str) -> bool:
    """Return whether the asker is in the home chat of the table or tournament with a code.

    They are if they have shown it, or the platform says so. If this is unknown, they are not.
    """
    return await has_shown(request, home, code) or await request.membership(home) is True


async def is_out_of_sight(request: CommandRequest, code: str) -> bool:
    """Return whether the asker may not learn that there is a tournament with a code: it isn't one of their chats'.

    Raises Refusal if there is none.
    """
    if not await request.is_hidden(code):
        return False
    home = (await request.tournaments.tournament(code)).home
    with suppress(Refusal):  # after too many questions about members, as if the asker were none
        return not await is_of_home(request, home, code)
    return True


async def named(request: CommandRequest, code: str) -> Tournament:
    """Return the tournament whose code the asker names. Raises Refusal, the same for a missing and a hidden one."""
    await request.count_try(code)
    if await is_out_of_sight(request, code):
        raise Refusal("no-such-tournament", code=code)
    return await request.tournaments.tournament(code)


async def default_tournament(request: CommandRequest) -> Tournament:
    """Return the chat's tournament, else the asker's latest. Raises Refusal if there is none in the asker's sight."""
    chat = request.press.chat
    here: Mapping[str, Any] = {} if chat.private else await request.directory.chat(chat.key)
    code = here.get("tournament") or request.person_data.get("tournament")
    if code is None:
        raise Refusal("no-tournament-here")
    if await is_out_of_sight(request, code):  # they have only offered to judge it
        raise Refusal("no-tournament-here")
    return await request.tournaments.tournament(code)


async def join_named(request: CommandRequest, code: str) -> Answer:
    """Join the tournament with a code. Strangers are told what they would be told without it."""
    found = await request.tournaments.tournament(code)
    if not await request.is_hidden(code):
        return await join(request, found)
    with suppress(Refusal, EngineError):
        return await join(request, found)
    return request.say("asked-to-join")


async def has_shown(request: CommandRequest, home: Chat, code: str) -> bool:
    """Return whether the asker asks in the home chat, or has just pressed Join there."""
    return request.is_at(home) or request.tables.now() < await request.directory.ticket(request.person.key, code)
