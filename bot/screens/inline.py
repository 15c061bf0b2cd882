"""Messages that people put into other chats by naming the bot there. None names another person or a group."""

from bot.ports.inline import Offer
from bot.screen import Button, Links, Screen, Style
from bot.screens import deal_of_the_day, passing_on
from bot.screens.before import howto
from bot.table.lobby import rules_of, seat_counts
from bot.table.table import Table
from bot.table.vacancies import offered
from bot.texts import Markup, plain, say
from bot.views.day import FinishedDay
from bot.views.names import preset_name


def invitation(table: Table, language: str, links: Links) -> Offer:
    """An invitation to a lobby or to seats of built-in players; it tells only the rules and the count of free seats."""
    free = len(offered(table)) or seat_counts(table)[-1] - len(table.seats)
    rules, target = preset_name(table.preset, language), rules_of(table).game.target
    lines = [
        Markup(f"<b>{say(language, 'inline-join')}</b>"),
        say(language, "inline-join-rules", preset=rules, target=target),
        say(language, "inline-join-free", count=max(free, 0)),
        *passing_on.line(language, "share-sit-down", links),
    ]
    sit = [(Button(label=plain(language, "button-join"), url=links.start, style=Style.PRIMARY),)] if links.start else []
    screen = Screen(text=Markup.join("\n", lines), rows=tuple(sit))
    return Offer(name="join", title=plain(language, "inline-join"), about=rules, screen=screen)


def result(view: FinishedDay, links: Links) -> Offer:
    """The result of the day, as it is shared."""
    screen, about = deal_of_the_day.share(view, links), view.squares
    return Offer(
        name="day",
        title=plain(view.language, "inline-day"),
        about=about,
        screen=screen,
    )


def hand(picture: str, words: str, language: str, links: Links) -> Offer:
    """A picture of a finished hand, by the platform's name for it, with its words."""
    text = Markup.join("\n", [Markup.of(words), *passing_on.line(language, "share-learn", links)])
    return Offer(name="hand", title=words, about="", screen=Screen(text=text), picture=picture)


def rules(language: str, links: Links) -> Offer:
    """The rules in short."""
    page = howto.of_preset(language)
    text = Markup.join("\n", [Markup(page.text), *passing_on.line(language, "share-learn", links)])
    title = plain(language, "howto-title")
    return Offer(name="rules", title=title, about=plain(language, "inline-rules"), screen=Screen(text=text))
