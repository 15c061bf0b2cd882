"""How to play, in one minute: a page built from a table's rules, with their numbers."""

from bot.codec import MINUTE, Verb
from bot.screen import Screen
from bot.screens.before import rules as rules_screen
from bot.table.lobby import rules_of, seat_counts
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.views.beginning import ways_to_begin
from bot.views.keys import in_rows, lasting_key
from bot.views.lesson import ranks_by_points
from bot.views.names import usual_preset
from engine import rules
from engine.rules import Rules


def of_table(table: Table, language: str) -> Screen:
    """The page for the rules of a table."""
    seats = len(table.seats) if len(table.seats) in seat_counts(table) else _usual_seats(rules_of(table))
    return _page(rules_of(table), seats, table.preset, language)


def rules_page(table: Table, topic: str, language: str) -> Screen:
    """Return a table's rules: one topic of them, all in brief without a topic, or how to play in a minute."""
    if topic == MINUTE:
        return of_table(table, language)
    return rules_screen.topic(table, topic, language) if topic else rules_screen.rules(table, language)


def of_preset(language: str, preset: str | None = None) -> Screen:
    """The page for a preset; without one, for the usual preset of the people who speak the language."""
    preset = preset or usual_preset(language)
    built = rules.build(preset)
    return _page(built, _usual_seats(built), preset, language)


def _usual_seats(built: Rules) -> int:
    return 3 if 3 in built.table.players else min(built.table.players)


def _page(built: Rules, seats: int, preset: str, language: str) -> Screen:
    lines = [
        Markup(f"<b>{say(language, 'howto-title')}</b>"),
        say(language, "howto-cards", deck=built.table.deck, order=ranks_by_points(built, language)),
        _bidding(built, seats, language),
        say(language, "howto-tricks", beat="yes" if built.play.must_beat else "no"),
        *([say(language, "howto-stock")] if _has_stock(built, seats) else []),
        say(language, "howto-marriages", **_marriages(built)),
        say(language, "howto-score" if built.auction.enabled else "howto-score-own", target=built.game.target),
        *([say(language, "howto-first")] if built.auction.enabled else []),
    ]
    tips = lasting_key(plain(language, "button-tips-on"), Verb.TIPS, "on")
    return Screen(
        text=Markup.join("\n", lines), rows=tuple(in_rows([*ways_to_begin(language, preset).values(), tips], 2))
    )


def _bidding(built: Rules, seats: int, language: str) -> Markup:
    if not built.auction.enabled:
        return say(language, "howto-no-auction")
    layout = _layout(built, seats)
    passed = "pass_one" if seats == 2 else "pass"  # to one opponent, or to two
    exchange = passed if layout["pass"] else "discard" if layout["discard"] else "none"
    return say(language, "howto-auction", opening=built.auction.opening, exchange=exchange)


def _has_stock(built: Rules, seats: int) -> bool:
    layout = _layout(built, seats)
    return built.table.deck > min(seats, 3) * layout["hand"] + layout["talons"] * layout["talon_size"]


def _layout(built: Rules, seats: int) -> dict[str, int]:
    layouts = built.values["deal.layouts"]
    return dict(layouts.get(str(seats)) or layouts[min(layouts)])


def _marriages(built: Rules) -> dict[str, int]:
    return {f"m{letter}": worth for letter, worth in zip("SCDH", built.marriages.values, strict=True)}
