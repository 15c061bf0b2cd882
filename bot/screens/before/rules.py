"""A table's rules in plain words, as its options say, topic by topic with an example."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.codec import Verb
from bot.refusal import Refusal
from bot.screen import Screen
from bot.table.lobby import rules_of
from bot.table.table import Table
from bot.texts import Markup, either, plain, say
from bot.texts.typed import name_typed
from bot.views.keys import in_rows, key
from bot.views.names import preset_name
from bot.views.rule_numbers import Values, numbers
from bot.views.wording import changes, layout_name
from engine.rules import RedealRight, Rules
from engine.rules.parts import ACTIVE_OF_FOUR

When = Callable[[Values], bool]


def _always(_: Values) -> bool:
    return True


def _on(name: str) -> When:
    return lambda values: bool(values[name])


def _not(name: str, dull: object) -> When:
    return lambda values: values[name] != dull


def _layouts(values: Values) -> dict[int, Mapping[str, int]]:
    return {int(seats): one for seats, one in values["deal.layouts"].items() if int(seats) in values["table.players"]}


def _has(part: str) -> When:
    return lambda values: any(one[part] for one in _layouts(values).values())


def _both(*conditions: When) -> When:
    return lambda values: all(condition(values) for condition in conditions)


def _any(*conditions: When) -> When:
    return lambda values: any(condition(values) for condition in conditions)


def _no(condition: When) -> When:
    return lambda values: not condition(values)


def _stock(values: Values) -> bool:
    return any(_left_over(values, seats, one) for seats, one in _layouts(values).items())


def _left_over(values: Values, seats: int, layout: Mapping[str, int]) -> int:
    dealt = min(seats, ACTIVE_OF_FOUR) * layout["hand"] + layout["talons"] * layout["talon_size"]
    return int(values["table.deck"]) - dealt


def _four(values: Values) -> bool:
    return 4 in values["table.players"]


def _several_talons(values: Values) -> bool:
    return any(one["talons"] > 1 for one in _layouts(values).values())


_AUCTION, _TALON = _on("auction.enabled"), _has("talons")
_CONCESSION, _LOCK, _BARREL = _on("concession.enabled"), _on("lock.enabled"), _on("barrel.enabled")
_GOLDEN = _both(_AUCTION, _not("auction.golden_round", "off"))
_CLASSIC = _both(_BARREL, _no(_not("barrel.style", "classic")))
_SITTER = _both(_four, _TALON, _any(_on("sitter.ace"), _on("sitter.marriage"), _on("sitter.card_points")))

TOPICS: Mapping[str, tuple[tuple[str, When], ...]] = {
    "deal": (
        ("deck", _always),
        ("layout", _always),
        ("sits-out", _four),
        ("sitter", _SITTER),
        ("sitter-golden", _both(_SITTER, _GOLDEN)),
        ("next", _always),
        ("again", _any(_on("redeal.rights"), _on("deal.bottom_jack"))),
        ("cut", _not("deal.cut", "off")),
        ("dealer-sets-talon", _on("deal.dealer_sets_talon")),
        ("bottom-jack", _on("deal.bottom_jack")),
    ),
    "auction": (
        ("none", _no(_AUCTION)),
        ("opening", _AUCTION),
        ("steps", _AUCTION),
        ("above-120", _AUCTION),
        ("ceiling", _AUCTION),
        ("raise", _AUCTION),
        ("silence", _both(_AUCTION, _not("auction.silence_below", None))),
        ("golden", _GOLDEN),
        ("blind", _both(_AUCTION, _not("auction.blind", "off"))),
    ),
    "talon": (
        ("none", _no(_TALON)),
        ("one", _both(_TALON, _no(_several_talons))),
        ("several", _several_talons),
        ("face-up", _on("talon.face_up")),
        ("reveal", _both(_TALON, _no(_on("talon.face_up")))),
        ("exchange", _TALON),
        ("pass-face-up", _on("talon.pass_face_up")),
        ("uncontested", _not("talon.uncontested_pass", "any")),
        ("discards", _both(_TALON, _any(_has("discard"), _several_talons))),
        ("sweep", _on("talon.sweep_fills_120")),
    ),
    "redeal": (
        ("none", _no(_on("redeal.rights"))),
        ("rights", _on("redeal.rights")),
        ("how", _on("redeal.rights")),
        ("third", _on("redeal.third_in_a_row_penalty")),
    ),
    "concession": (
        ("none", _no(_CONCESSION)),
        ("stage", _CONCESSION),
        ("payout", _CONCESSION),
        ("uses", _CONCESSION),
        ("write-down", _both(_CONCESSION, _on("concession.write_down"))),
        ("write-down-uses", _both(_CONCESSION, _on("concession.write_down"), _on("concession.write_down_uses"))),
        ("walkout", _both(_CONCESSION, _on("concession.forced_opening_walkout"))),
        ("barrel", _both(_CONCESSION, _BARREL)),
    ),
    "play": (
        ("lead", _always),
        ("follow", _always),
        ("beat", _always),
        ("void", _always),
        ("overtrump", _both(_on("play.must_overtrump"), lambda values: values["play.when_void"] == "trump")),
        ("trick", _always),
        ("stock", _stock),
        ("peek", _not("play.peek", "none")),
        ("no-peek", _no(_not("play.peek", "none"))),
    ),
    "marriages": (
        ("values", _always),
        ("how", _always),
        ("first", _always),
        ("automatic", _always),
        ("on-queen", _on("marriages.on_queen")),
        ("four-aces", _on("marriages.four_aces")),
    ),
    "scoring": (
        ("declarer", _AUCTION),
        ("others", _always),
        ("zero", _not("scoring.zero", "off")),
        ("reset", _not("scoring.reset_at", None)),
    ),
    "target": (
        ("reach", _always),
        ("several", _always),
        ("lock", _LOCK),
        ("lock-no-trick", _both(_LOCK, _on("lock.no_trick_penalty"))),
        ("barrel", _BARREL),
        ("barrel-wins", _CLASSIC),
        ("barrel-down", _CLASSIC),
        ("barrel-crowd", _CLASSIC),
        ("barrel-falls", _both(_BARREL, _not("barrel.falls_to_zero", None))),
        ("barrel-exact", _both(_BARREL, _on("barrel.exact_points"))),
    ),
}
"""The sentences of each topic, with the condition under which each is true."""

_EXAMPLES: Mapping[str, When] = {
    "auction": _AUCTION,
    "talon": _TALON,
    "redeal": _on("redeal.rights"),
    "concession": _CONCESSION,
}
_BRIEF: tuple[tuple[str, When], ...] = (
    ("players", _always),
    ("goal", _always),
    ("auction", _always),
    ("marriages", _always),
    ("lock", _LOCK),
    ("barrel", _BARREL),
)


def rules(table: Table, language: str) -> Screen:
    """The rules of a table in short, its changes to the preset, and the topics as buttons.

    A table without a code (`bot.table.lobby.table_of_rules`) only stands for the usual rules, and the screen says so.
    """
    values, params = numbers(rules_of(table), language)
    lines = [
        Markup(f"<b>{say(language, 'rules-title', preset=preset_name(table.preset, language))}</b>"),
        say(language, f"preset-{table.preset}.help"),
    ]
    if changed := changes(table, language):
        lines.append(say(language, "menu-changed", changes=changed))
    lines += [say(language, f"rules-brief-{name}", **params) for name, when in _BRIEF if when(values)]
    lines.append(say(language, "rules-topics"))
    if not table.id:
        lines.append(say(language, "rules-usual"))
    return Screen(text=Markup.join("\n", lines), rows=_topics(table, language))


def topic(table: Table, name: str, language: str) -> Screen:
    """One topic of the rules with an example. Raises Refusal for an unknown topic."""
    chosen = _named(name.strip().lower(), language)
    values, params = numbers(rules_of(table), language)
    lines = [Markup(f"<b>{say(language, f'topic-{chosen}')}</b>")]
    for sentence, when in TOPICS[chosen]:
        if when(values):
            lines += _said(f"{chosen}-{sentence}", rules_of(table), params, language)
    if _EXAMPLES.get(chosen, _always)(values):
        lines.append(_example(chosen, values, params, language))
    return Screen(text=Markup.join("\n", lines), rows=_topics(table, language, besides=chosen))


def _named(typed: str, language: str) -> str:
    """Return the topic of a name, which may be the command's word or a name in any language."""
    found = name_typed(typed, "topic", TOPICS)
    if found is None:
        names = either(language, [plain(language, f"topic-{name}") for name in TOPICS])
        raise Refusal("unknown-topic", typed=typed, topics=names)
    return found


def _topics(table: Table, language: str, besides: str = "") -> tuple[tuple[Any, ...], ...]:
    """Return a button for each topic but the one that is shown."""
    names = [name for name in TOPICS if name != besides]
    buttons = [key(table, plain(language, f"topic-{name}"), Verb.RULES, name) for name in names]
    return tuple(in_rows(buttons, 2))


def _said(sentence: str, built: Rules, params: Mapping[str, str | int], language: str) -> list[Markup]:
    text, layouts = f"rules-{sentence}", sorted(_layouts(built.values).items())
    if sentence == "deal-layout":
        return [
            say(
                language,
                text,
                players=seats,
                layout=layout_name(one, seats, language),
                stock=_left_over(built.values, seats, one),
            )
            for seats, one in layouts
        ]
    if sentence == "talon-exchange":
        own = ("pass", "discard")
        return [say(language, text, players=seats, **{name: one[name] for name in own}) for seats, one in layouts]
    if sentence == "redeal-rights":
        auction = "yes" if built.auction.enabled else "no"
        return [say(language, text), *(_right(right, auction, language) for right in built.redeal.rights)]
    return [say(language, text, **params)]


def _right(right: RedealRight, auction: str, language: str) -> Markup:
    flags = {
        "auction": auction,
        "unless_marriage": "yes" if right.unless_marriage else "no",
        "minimum_bid_only": "yes" if right.minimum_bid_only else "no",
    }
    return say(language, f"rules-redeal-{right.right}", number=right.count or right.points_below, **flags)


def _example(chosen: str, values: Values, params: Mapping[str, str | int], language: str) -> Markup:
    name = chosen
    if chosen == "target":
        name = "target-lock" if values["lock.enabled"] else "target-barrel" if _CLASSIC(values) else chosen
    return Markup(f"<i>{say(language, 'rules-example', example=say(language, f'rules-{name}-example', **params))}</i>")
