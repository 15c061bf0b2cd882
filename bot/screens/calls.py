"""A call to a new table, and the page about one's calls."""

from collections.abc import Mapping

from bot.codec import Verb
from bot.people import Chat
from bot.screen import Screen
from bot.screens.keys import lasting_key
from bot.screens.names import named, preset_name
from bot.table.table import Table
from bot.texts import Markup, place, plain, say


def call(table: Table, chat: Chat, language: str) -> Screen:
    """Tell somebody of a table with a free seat, with buttons to sit down and to end the calls from this group."""
    text = say(
        language,
        "call",
        name=named(table.opener.name, language),
        place=chat.title or table.id,
        preset=preset_name(table.preset, language),
    )
    join = lasting_key(plain(language, "button-join"), Verb.JOIN, table_id=table.id)
    stop = lasting_key(plain(language, "button-call-stop"), Verb.CALLS, chat.key)
    return Screen(text=text, rows=((join,), (stop,)))


def page(groups: Mapping[str, str], quiet: tuple[int, int], zone: str, language: str) -> Screen:
    """Show in which groups somebody is called and when not, with a button for each group that ends it there."""
    begin, end = quiet
    lines = [say(language, "calls-groups" if groups else "calls-none")]
    hours = {"begin": f"{begin}:00", "end": f"{end}:00"}
    lines.append(
        say(language, "calls-quiet", zone=place(language, zone), **hours)
        if begin != end
        else say(language, "calls-any")
    )
    rows = [(lasting_key(f"✕ {title}", Verb.CALLS, key),) for key, title in sorted(groups.items(), key=lambda x: x[1])]
    return Screen(text=Markup.join("\n", lines), rows=tuple(rows))
