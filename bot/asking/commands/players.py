"""`/stats` and `/top`: what people's finished games come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.asking.commands.request import CommandRequest
from bot.finished.standings import Standing, ranked, standing
from bot.people import MENTION, clean_name
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens.afterwards import standings as standings_screen
from bot.screens.names import is_built_in

NAMESAKES = 3  # people of one name whose numbers are shown at once


async def stats(asked: CommandRequest) -> Answer:
    """Show the asker's numbers, or those of somebody who has played in this chat."""
    found = await _named(asked) if asked.args else [await own_standing(asked)]
    screen = standings_screen.stats(found[:NAMESAKES], await asked.language_here())
    return Answer(replies=(Reply(screen=screen, private=asked.is_alone),))


async def top(asked: CommandRequest) -> Answer:
    """Show the table of the chat's players."""
    if asked.press.chat.private:
        raise Refusal("group-only")
    here = await _players_here(asked)
    screen = standings_screen.top(ranked(here), await asked.language_here())
    return Answer(replies=(Reply(screen=screen, private=asked.is_alone),))


async def own_standing(asked: CommandRequest) -> Standing:
    """Return what the asker's games come to, under the name of today."""
    (sums,) = await asked.directory.sums([asked.person.key])
    return standing(asked.person.name, sums.numbers)


async def _named(asked: CommandRequest) -> Sequence[Standing]:
    """Return everybody called as typed, else everybody whose name begins so. Raises Refusal if there is nobody."""
    typed = asked.args.removeprefix("@").strip()
    wanted = typed if typed.startswith(MENTION) else clean_name(typed).casefold()
    if wanted == asked.person.name.casefold():
        return [await own_standing(asked)]
    known = {} if asked.press.chat.private else await _everywhere(asked)
    if wanted.startswith(MENTION):
        person = wanted.removeprefix(MENTION)
        if person == asked.person.key:
            return [await own_standing(asked)]
        if person not in known:
            raise Refusal("stats-not-here")
        return [known[person]]
    found = [one for one in known.values() if clean_name(one.name).casefold() == wanted]
    found = found or [one for one in known.values() if wanted and clean_name(one.name).casefold().startswith(wanted)]
    if not found:
        raise Refusal("stats-built-in" if is_built_in(wanted) else "stats-nobody", name=asked.args)
    return ranked(found)


async def _everywhere(asked: CommandRequest) -> Mapping[str, Standing]:
    """Return by person key what all games of this chat's players come to, wherever they were played."""
    people = list(await asked.directory.sums_in(asked.press.chat.key))
    found = zip(people, await asked.directory.sums(people), strict=True)
    return {person: standing(sums.name, sums.numbers) for person, sums in found}


async def _players_here(asked: CommandRequest) -> list[Standing]:
    """Return what the games played in this chat come to for its players. A rating is one for all chats."""
    directory = asked.directory
    here = await directory.sums_in(asked.press.chat.key)
    known = zip(here.values(), await directory.sums(list(here)), strict=True)
    one_rating = ("rated", "strength", "doubt")
    return [
        standing(sums.name, {**numbers, **{name: sums.numbers.get(name, 0.0) for name in one_rating}})
        for numbers, sums in known
        if sums.name
    ]
