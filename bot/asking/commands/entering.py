"""Joining a tournament, and what proves that somebody is in its home chat."""

from __future__ import annotations

from bot.asking.commands.request import CommandRequest
from bot.people import Chat
from bot.refusal import Refusal
from bot.retention import Kind, life
from bot.screen import Answer
from bot.screens.names import named
from bot.screens.refusals import done
from bot.table.effects import Remembered
from bot.tournament import entering
from bot.tournament.tournament import Member, Tournament
from bot.tournament.tournaments import TournamentChange

TICKET_LIFE = life(Kind.TICKET)  # seconds in which a press on Join in the home chat proves that somebody is in it


async def join(asked: CommandRequest, code: str) -> Answer:
    """Join a tournament: at once from its home chat or with its code where that is enough; else ask to be let in."""
    before = await asked.tournaments.tournament(code)
    home = before.home
    here = (asked.press.chat.platform, asked.press.chat.id) == (home.platform, home.id)
    if asked.press.anonymous:
        raise Refusal("anonymous")
    link = asked.start_link(code)
    if link is not None and not asked.about.get("private") and not asked.press.chat.private:
        if here:
            await give_ticket(asked, code)
        return Answer(toast=done("open-private-chat", asked.language), url=link)
    if not entering.lets_in(before, asked.person.key) and not await is_of_home(asked, home, code):
        answer = asked.say("asked-to-join", name=named(before.core.organiser.name, asked.language), place=home.title)
        return await asked.tournaments.change(
            code,
            lambda now: TournamentChange(entering.knocked(now, asked.person), answer),
            input_id=asked.press.input_id,
        )

    def joined(now: Tournament) -> TournamentChange:
        return TournamentChange(
            entering.joined(now, member(asked)),
            asked.say("tournament-joined", name=now.core.settings.name),
            (Remembered(asked.person.key, {"tournament": code}),),
        )

    return await asked.tournaments.change(code, joined, input_id=asked.press.input_id)


def member(asked: CommandRequest) -> Member:
    """Return the asker as they like to sit, by what is remembered of them."""
    about = asked.about
    return Member(person=asked.person, nudges=about.get("nudges", True), auto=about.get("auto", False))


async def give_ticket(asked: CommandRequest, code: str) -> None:
    """Remember for a while that the asker is in the chat that a table or tournament is at home in."""
    await asked.directory.save_ticket(asked.person.key, code, asked.tables.now() + TICKET_LIFE)


async def is_of_home(asked: CommandRequest, home: Chat, code: str) -> bool:
    """Whether the asker is in a home chat: asks there, has pressed Join there just now, or as the platform says.

    `code` is that of the table or tournament. In doubt they are not.
    """
    if (asked.press.chat.platform, asked.press.chat.id) == (home.platform, home.id):
        return True
    if asked.tables.now() < await asked.directory.ticket(asked.person.key, code):
        return True
    messenger = asked.messengers.get(home.platform)
    if home.platform != asked.person.platform or home.private or messenger is None:
        return False
    return await messenger.is_member(home, asked.person) is True
