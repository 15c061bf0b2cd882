"""Pages that need no game: the greeting, help and privacy."""

from collections.abc import Mapping, Sequence

from bot.codec import Verb
from bot.retention import DAY, MINUTE, OF_THE_PAGE, PUBLISHED, Kind, life
from bot.screen import Button, Screen
from bot.texts import Markup, plain, say
from bot.views.beginning import how_to_play, ways_to_begin
from bot.views.keys import Row, in_rows, lasting_key

GROUPS: Mapping[str, frozenset[str]] = {
    "play": frozenset(
        {
            "newgame",
            "play",
            "learn",
            "join",
            "leave",
            "addbot",
            "deal",
            "hand",
            "score",
            "rules",
            "tournament",
            "daily",
            "puzzle",
        }
    ),
    "table": frozenset({"kick", "options", "timer", "pause", "resume", "endgame", "judge"}),
    "records": frozenset({"history", "replay", "review", "stats", "top", "export", "verify", "seed", "standings"}),
    "you": frozenset(),  # all commands of no other group
}
"""The commands in groups, by what they are for."""

MORE, MORE_BELOW, PRIVACY = "more", "below", "privacy"
"""Arguments of the button *More*: shows these groups in the message's place or in a new one, or all of /privacy."""


def help_page(language: str) -> Screen:
    """What the bot does, how a game begins, the three commands that are enough, and a button for the others."""
    lines = [Markup(f"<b>{say(language, 'help-title')}</b>"), say(language, "help-how"), say(language, "help-three")]
    return Screen(text=Markup.join("\n", lines), rows=((_more(language, MORE),),))


def more(language: str) -> Screen:
    """A button for each group of commands."""
    return Screen(text=say(language, "help-groups"), rows=_groups(language))


def _more(language: str, argument: str) -> Button:
    return lasting_key(plain(language, "button-more"), Verb.HELP, argument)


def help_group(group: str, commands: Sequence[str], language: str) -> Screen:
    """The offered `commands` that belong to a group, each with its line of help."""
    grouped = frozenset[str]().union(*GROUPS.values())
    shown = [name for name in commands if name in GROUPS[group] or (group == "you" and name not in grouped)]
    lines = [Markup(f"<b>{say(language, f'button-help-{group}')}</b>")]
    lines += [Markup(f"/{name} – {say(language, f'command-{name}')}") for name in shown]
    return Screen(text=Markup.join("\n", lines), rows=_groups(language))


def _groups(language: str) -> tuple[Row, ...]:
    return tuple(in_rows([lasting_key(plain(language, f"button-help-{name}"), Verb.HELP, name) for name in GROUPS], 4))


def start(language: str, group_link: str | None = None, *, running: str = "", people: bool = False) -> Screen:
    """The greeting in a private chat: rows of buttons. `group_link` adds the bot to a group.

    `running` is the code of the reader's game that goes on, which comes first; `people`: whether strangers may play.
    """
    languages = lasting_key(plain(language, "button-language"), Verb.LANGUAGE)
    add = [Button(label=plain(language, "button-add-to-group"), url=group_link)] if group_link is not None else []
    learn, practise, _ = ways_to_begin(language).values()  # the page of rules has the short game too
    pages = [how_to_play(language), _more(language, MORE_BELOW)]
    first = [lasting_key(plain(language, "button-people-game"), Verb.HAND, table_id=running)] if running else []
    first += [lasting_key(plain(language, "button-people"), Verb.PEOPLE)] if people else []
    rows = in_rows([learn, practise, *pages, *add, languages], 2)
    return Screen(text=say(language, "start"), rows=(*((one,) for one in first), *rows))


def privacy_in_short(language: str) -> Screen:
    """What is stored, in a few points, and a button for the whole list."""
    lives = {"year": life_of(Kind.PERSON, language), "month": life_of(Kind.RESTING, language)}
    lines = [Markup(f"<b>{say(language, 'privacy-title')}</b>"), say(language, "privacy-short", **lives)]
    return Screen(text=Markup.join("\n", lines), rows=((_more(language, PRIVACY),),))


def privacy(language: str, *, playground: bool = False) -> Screen:
    """Which kinds of data are stored, and how long. `playground` adds what only the playground stores."""
    kinds = [kind for kind in PUBLISHED if playground or kind not in OF_THE_PAGE]
    lines = [Markup(f"<b>{say(language, 'privacy-title')}</b>")]
    lines += [
        Markup.join("", [Markup("• "), say(language, f"privacy-{kind}", life=life_of(kind, language))])
        for kind in kinds
    ]
    end = Markup.join(" ", [say(language, "privacy-queries"), say(language, "privacy-end")])
    return Screen(text=str(Markup.join("\n", [*lines, end])))


def life_of(kind: Kind, language: str) -> str:
    """Say how long a kind of data is stored."""
    seconds = life(kind)
    if seconds < DAY:
        return plain(language, "privacy-minutes", minutes=seconds // MINUTE)
    return plain(language, "privacy-days", days=seconds // DAY)
