"""A call to a new table, and a person's page about the calls they get."""

from collections.abc import Collection, Mapping

from bot.codec import Verb
from bot.people import Chat
from bot.screen import Links, Screen, Style
from bot.screens import passing_on
from bot.table.table import Stage, Table
from bot.texts import Markup, place, plain, say
from bot.views.keys import lasting_key
from bot.views.names import named, preset_name, titled
from bot.views.people import WAIT


def call(table: Table, chat: Chat, language: str) -> Screen:
    """Tell a person of a table with a free seat, with buttons to sit down and to end the calls from this group."""
    if table.kind.queue:
        wait = f"{WAIT}{table.preset}"
        sit = lasting_key(plain(language, "button-people-sit"), Verb.PEOPLE, wait, Style.PRIMARY)
        end = lasting_key(plain(language, "button-call-stop"), Verb.CALLS, chat.key)
        preset = preset_name(table.preset, language)
        return Screen(text=say(language, "call-people", preset=preset), rows=((sit,), (end,)))
    text = say(
        language,
        "call" if table.stage is Stage.LOBBY else "call-play",
        name=named(table.opener.name, language),
        place=titled(chat.title, language),
        preset=preset_name(table.preset, language),
    )
    join = lasting_key(plain(language, "button-join"), Verb.JOIN, table_id=table.id)
    stop = lasting_key(plain(language, "button-call-stop"), Verb.CALLS, chat.key)
    return Screen(text=text, rows=((join,), (stop,)))


def offer(table: Table, groups: Mapping[str, Chat], ticked: Collection[str], language: str, links: Links) -> Screen:
    """The page after `/play`: a button for each group, with a tick if its people are called, and the way in."""
    lines = [say(language, "offer-head"), say(language, "offer-tick" if groups else "offer-none")]
    way_in = passing_on.line(language, "share-sit-down", links) if links.start is not None else []
    lines += way_in or [say(language, "offer-code", code=table.id)]
    rows = [
        (lasting_key(f"{'☑' if key in ticked else '☐'} {title}", Verb.OFFER, key, table_id=table.id),)
        for key, title in _titles({key: chat.title for key, chat in groups.items()}, language)
    ]
    return Screen(text=Markup.join("\n", lines), rows=tuple(rows))


def page(groups: Mapping[str, str], quiet: tuple[int, int], zone: str | None, language: str) -> Screen:
    """Show the groups that call a person and their quiet hours, with a button for each group that ends its calls.

    `zone` is the one that the person has chosen; None for none.
    """
    begin, end = quiet
    lines = [say(language, "calls-groups" if groups else "calls-none")]
    hours = {"begin": f"{begin}:00", "end": f"{end}:00"}
    if begin == end:
        lines.append(say(language, "calls-any"))
    elif zone is None:
        lines.append(say(language, "calls-quiet-there", **hours))
    else:
        lines.append(say(language, "calls-quiet", zone=place(language, zone), **hours))
    rows = [(lasting_key(f"✕ {title}", Verb.CALLS, key),) for key, title in _titles(groups, language)]
    return Screen(text=Markup.join("\n", lines), rows=tuple(rows))


def _titles(groups: Mapping[str, str], language: str) -> list[tuple[str, str]]:
    """Return keys and titles of groups, in the order of the titles."""
    return sorted(((key, titled(title, language)) for key, title in groups.items()), key=lambda one: one[1])
