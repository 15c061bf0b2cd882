"""The end of texts that people pass on: a link to the same thing, and once an offer to add the bot to a group."""

from bot.screen import Button, Links, Screen
from bot.texts import Markup, plain, say


def line(language: str, key: str, links: Links) -> list[Markup]:
    """Return the last line, the text of `key` with a link that people can copy.

    On a platform without such links, the line is a link that adds the bot. Without any link there is no line.
    """
    if links.start is not None:
        address = Markup.of(links.start)
        shown = Markup(address.removeprefix("https://"))
        return [say(language, key, link=Markup(f'<a href="{address}">{shown}</a>'))]
    if links.groups is None:
        return []
    return [Markup(f'<a href="{Markup.of(links.groups)}">{say(language, "button-add-to-group")}</a>')]


def at_end(screen: Screen, language: str, links: Links, *, teaches: bool, invites: bool) -> Screen:
    """Return the end of a game; where it `teaches`, with a line that leads to the lessons.

    Where it `invites`, it has the button that adds the bot.
    """
    text = Markup.join("\n", [Markup(screen.text), *(line(language, "share-learn", links) if teaches else [])])
    rows = screen.rows
    if invites and links.groups is not None:
        rows = (*rows, (Button(label=plain(language, "button-add-to-group"), url=links.groups),))
    return screen.model_copy(update={"text": str(text), "rows": rows})
