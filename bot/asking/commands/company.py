"""Choosing company: `/notwith` for the asker, `/kick Anna 7d` for a chat, and `reliable=on` at a table."""

from collections.abc import Iterable, Mapping

from bot.asking.commands import entering
from bot.asking.commands.request import CommandRequest
from bot.asking.durations import read_duration
from bot.asking.people_named import marked, of_name, which
from bot.codec import ButtonToken, Verb
from bot.finished.records import FinishedGame
from bot.finished.statistics import is_reliable, standing
from bot.people import MENTION, Person, unique_names
from bot.refusal import Refusal
from bot.screen import Answer, Button, Reply, Screen, shown
from bot.screens.refusals import done
from bot.stranger_names import NOT_WITH
from bot.table import kept_away
from bot.table.roles import USUAL, Right, Role
from bot.table.table import Table
from bot.texts import Markup, ahead, listed, plain, say
from bot.views.keys import lasting_key

MOST = 30  # most people that a person can be warned of
GAMES_LOOKED_AT = 100  # newest finished games that are searched for a name
HOUR = 3600


async def notwith(request: CommandRequest) -> Answer:
    """Start or stop warning the asker before they sit down with a person; without a name, list these people."""
    if not request.is_alone:
        raise Refusal("private-only")
    known: Mapping[str, str] = request.person_data.get(NOT_WITH) or {}
    if not request.args:
        names = listed(request.language, unique_names(known).values())
        text = say(request.language, "notwith-list", names=names) if known else say(request.language, "notwith-none")
        return shown(Screen(text=text))
    before = of_name(known, request.args)
    found = before or of_name(await _met(request), request.args)
    if len(found) > 1:
        return await which(request, found, Verb.NOT_WITH)
    for key, name in found.items():
        return await _turned(request, key, name)
    raise Refusal("person-not-met" if request.args.startswith(MENTION) else "notwith-nobody", name=request.args)


async def notwith_pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Start or stop warning the asker of the person whom a button names."""
    people = {**await _met(request), **(request.person_data.get(NOT_WITH) or {})}
    key, _ = marked(request, people, token.argument)
    answer = await _turned(request, key, people[key])
    return answer.model_copy(update={"instead": Screen(text=Markup.of(answer.toast or ""))})


async def _turned(request: CommandRequest, key: str, name: str) -> Answer:
    """Warn the asker of a person from now on, or no more if they wanted a warning so far."""
    known: Mapping[str, str] = request.person_data.get(NOT_WITH) or {}
    if key in known:
        left = {other: one for other, one in known.items() if other != key}
        await request.directory.save_person(request.person.key, {NOT_WITH: left or None})
        return request.say("notwith-off", name=name)
    if len(known) >= MOST:
        raise Refusal("notwith-full", limit=MOST)
    await request.directory.save_person(request.person.key, {NOT_WITH: {**known, key: name}})
    return request.say("notwith-on", name=name)


async def avoided(request: CommandRequest, person: Person) -> Answer:
    """Warn the asker of a person from now on, and never seat the two together among strangers."""
    known: Mapping[str, str] = request.person_data.get(NOT_WITH) or {}
    return (
        await _turned(request, person.key, person.name)
        if person.key not in known
        else request.say("notwith-on", name=person.name)
    )


async def _met(request: CommandRequest) -> dict[str, str]:
    """Return the people who sat at a table with the asker: names by key."""
    games = await request.directory.finished(request.person.key, GAMES_LOOKED_AT)
    players = [player for game in games for player in FinishedGame.model_validate(game).players]
    people = [one.person for player in players for one in (*player.earlier, player)]
    people += [person for table in await request.own_tables() for person in table.people]
    return {one.key: one.name for one in people if one is not None and one.key not in {"", request.person.key}}


def warned(request: CommandRequest, table: Table, seat: str, link: str | None) -> Answer | None:
    """Return the question that warns the asker of people at a table; None if there is nobody to warn of.

    `link` leads to the question in private, where a press cannot show it to the asker alone.
    """
    if table.seat_of(request.person.key) is not None:
        return None
    return _warning(request, table.people, lasting_key("", Verb.JOIN_ANYWAY, seat, table_id=table.id), link)


def warned_again(request: CommandRequest, old: Table) -> Answer | None:
    """Return the same question before the asker plays a finished game once more."""
    stay = [seat.person for seat in old.seats if seat.person is not None and not seat.left]
    anyway = lasting_key("", Verb.AGAIN, "sure", table_id=old.id)
    return _warning(request, stay, anyway, request.again_in_private())


def _warning(request: CommandRequest, people: Iterable[Person], anyway: Button, link: str | None) -> Answer | None:
    known: Mapping[str, str] = request.person_data.get(NOT_WITH) or {}
    shown_as = unique_names({one.key: one.name for one in people})
    there = [name for key, name in shown_as.items() if key in known]
    if not there:
        return None
    names = listed(request.language, there)
    button = anyway.model_copy(update={"label": plain(request.language, "button-join-anyway")})
    screen = Screen(text=say(request.language, "notwith-warning", names=names), rows=((button,),))
    line = done("asked-in-private", request.answer_language)
    return Answer(toast=line, replies=(Reply(screen=screen, secret=True),), fallback=line, url=link)


async def must_be_welcome(request: CommandRequest, table: Table) -> None:
    """Raise Refusal for a newcomer who is kept away by the home chat's admins, or not admitted by the table."""
    key = request.person.key
    if table.seat_of(key) is not None:
        return
    await entering.must_be_welcome(request, table.home)
    if table.reliable and table.opener.key != key:
        (sums,) = await request.directory.sums([key])
        if not is_reliable(standing("", sums.numbers)):
            raise Refusal("not-reliable")


async def keep_away(request: CommandRequest) -> Answer | None:
    """Keep a person away from the chat's later tables, if a name and a time were typed; else return None."""
    name, _, time = request.args.rpartition(" ")
    seconds = read_duration(time)
    if not name or seconds is None:
        return None
    chat = request.press.chat
    if chat.private:
        raise Refusal("group-only")
    if not (request.press.admin and Role.ADMIN in USUAL[Right.KEEP_AWAY].in_game):
        raise Refusal("needs-admin")
    if seconds and not HOUR <= seconds <= kept_away.LONGEST:
        raise Refusal("kick-range", least="1h", most="365d")
    found = of_name(await _of_chat(request), name)
    if len(found) > 1:
        return await which(request, found, Verb.KICK, str(seconds))
    for key, shown_name in found.items():
        return await _kept_away(request, key, shown_name, seconds)
    raise Refusal("person-not-known" if name.startswith(MENTION) else "nobody-sat-here", name=name)


async def kick_pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Keep the person whom a button names away from the chat's later tables, for the seconds that it names."""
    request.alert = True
    if not request.press.admin:
        raise Refusal("needs-admin")
    people = await _of_chat(request)
    key, time = marked(request, people, token.argument)
    seconds = int(time) if time.isdecimal() and len(time) <= len(str(kept_away.LONGEST)) else -1
    if seconds and not HOUR <= seconds <= kept_away.LONGEST:
        raise Refusal("unknown-button")
    answer = await _kept_away(request, key, people[key], seconds)
    return answer.model_copy(update={"instead": Screen(text=Markup.of(answer.toast or ""))})


async def _kept_away(request: CommandRequest, key: str, name: str, seconds: int) -> Answer:
    """Keep a person away for some seconds; let them back in for none."""
    now, chat = request.tables.now(), request.press.chat.group.key
    kept = await request.directory.chat(chat)
    await request.directory.save_chat(chat, kept_away.fields(kept, [key], now + seconds, now))
    if not seconds:
        return request.say("let-back", name=name)
    return request.say("kept-away", name=name, time=ahead(request.answer_language, seconds))


async def _of_chat(request: CommandRequest) -> dict[str, str]:
    """Return the people who have ever had a seat at a table of the chat: names by key."""
    people = list(await request.directory.sums_in(request.press.chat.group.key))
    sums = await request.directory.sums(people)
    known = {person: one.name for person, one in zip(people, sums, strict=True) if one.name}
    return known | dict(await request.directory.people_of(request.press.chat.group.key))
