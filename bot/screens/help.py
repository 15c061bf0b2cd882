"""Pages that need no game: the greeting, help and privacy."""

from collections.abc import Mapping, Sequence

from bot.codec import ButtonToken, Verb, encode
from bot.retention import DAY, MINUTE, TOLD, Kind, life
from bot.screen import Button, Screen
from bot.screens.before import howto
from bot.screens.keys import in_rows
from bot.texts import Markup, plain, say

GROUPS: Mapping[str, frozenset[str]] = {
    "play": frozenset(
        {"newgame", "learn", "join", "leave", "addbot", "deal", "hand", "score", "rules", "tournament", "daily"}
    ),
    "table": frozenset({"kick", "options", "timer", "pause", "resume", "endgame", "judge"}),
    "records": frozenset({"history", "replay", "review", "stats", "top", "export", "verify", "seed", "standings"}),
    "you": frozenset(),  # and whatever stands in no other group
}
"""The commands by what they are for."""


def help_page(language: str) -> Screen:
    """What the bot does, how a game begins, and a button for each group of commands."""
    lines = [Markup(f"<b>{say(language, 'help-title')}</b>"), say(language, "help-how"), say(language, "help-groups")]
    return Screen(text=str(Markup.join("\n", lines)), rows=_groups(language))


def help_group(group: str, commands: Sequence[str], language: str) -> Screen:
    """The commands of a group, of those that are offered, each with its line of help."""
    grouped = frozenset[str]().union(*GROUPS.values())
    shown = [name for name in commands if name in GROUPS[group] or (group == "you" and name not in grouped)]
    lines = [Markup(f"<b>{say(language, f'button-help-{group}')}</b>")]
    lines += [Markup(f"/{name} – {say(language, f'command-{name}')}") for name in shown]
    return Screen(text=str(Markup.join("\n", lines)), rows=_groups(language))


def _groups(language: str) -> tuple[tuple[Button, ...], ...]:
    buttons = [
        Button(label=plain(language, f"button-help-{group}"), data=encode(ButtonToken("", 0, Verb.HELP, group)))
        for group in GROUPS
    ]
    return tuple(in_rows(buttons, 4))


def start(language: str, group_link: str | None = None) -> Screen:
    """The greeting in a private chat. `group_link` adds the bot to a group."""
    languages = Button(label=plain(language, "button-language"), data=encode(ButtonToken("", 0, Verb.LANGUAGE)))
    add = [Button(label=plain(language, "button-add-to-group"), url=group_link)] if group_link is not None else []
    rows = (*howto.ways_to_begin(language), (howto.button(language),), (*add, languages))
    return Screen(text=say(language, "start"), rows=rows)


def privacy(language: str, *, playground: bool = False) -> Screen:
    """What is remembered, each kind of data with how long it stays. `playground` adds what only that keeps."""
    kinds = [kind for kind in TOLD if playground or kind is not Kind.PLAYGROUND]
    lines = [Markup(f"<b>{say(language, 'privacy-title')}</b>")]
    lines += [
        Markup.join("", [Markup("• "), say(language, f"privacy-{kind}", life=life_of(kind, language))])
        for kind in kinds
    ]
    return Screen(text=str(Markup.join("\n", [*lines, say(language, "privacy-end")])))


def life_of(kind: Kind, language: str) -> str:
    """Return in words how long a kind of data is kept."""
    seconds = life(kind)
    if seconds < DAY:
        return plain(language, "privacy-minutes", minutes=seconds // MINUTE)
    return plain(language, "privacy-days", days=seconds // DAY)
