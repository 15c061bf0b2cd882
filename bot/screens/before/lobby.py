"""The board before the first deal: who sits, by which rules, and how to join."""

from typing import Any

from bot.codec import Verb
from bot.screen import NO_LINKS, Button, Links, Screen, Style
from bot.screens import passing_on
from bot.screens.before import howto, options
from bot.screens.seals import in_one_line, verified
from bot.table import again
from bot.table.gathering import Knock
from bot.table.lobby import rules_of, seat_counts
from bot.table.table import Stage, Table
from bot.texts import Markup, bare, plain, say
from bot.texts.sentences import short, width
from bot.views.history import line
from bot.views.keys import LABEL_CELLS, Row, in_rows, key
from bot.views.names import likely_presets, person_key, person_name, preset_name, seat_name, short_preset_name
from bot.views.seals import added, words_again


def lobby(table: Table, language: str, links: Links = NO_LINKS) -> Screen:
    """The lobby: who sits, the rules in short, and its buttons; or the options menu while `table.menu` is set."""
    if table.stage is Stage.CLOSED:
        closed = [say(language, "lobby-closed"), *_news(table, language)]
        return Screen(text=Markup.join("\n", closed), rows=tuple(_again(table, language)))
    if table.menu is not None:
        return options.menu(table, language)
    text = Markup.join("\n", [*_lines(table, language), *passing_on.line(language, "share-join", links)])
    return Screen(text=text, rows=tuple(_rows(table, language)), facts=_facts(table, language))


def _facts(table: Table, language: str) -> dict[str, Any]:
    """Return who sits and the possible numbers of seats, as data for the page (`Screen.facts`)."""
    seats = [
        {
            "name": bare(seat_name(table, seat, language)),
            "person": person_key(table, seat),
            "level": plain(language, f"level-{chair.level}") if chair.person is None else "",
        }
        for seat, chair in enumerate(table.seats)
    ]
    return {"kind": "lobby", "seats": seats, "counts": list(seat_counts(table))}


def _again(table: Table, language: str) -> list[Row]:
    """Return the button that opens the table again, if people sat at it."""
    if all(chair.person is None for chair in table.seats):
        return []
    return [(key(table, plain(language, "button-rematch"), Verb.AGAIN, style=Style.SUCCESS),)]


def _lines(table: Table, language: str) -> list[Markup]:
    counts = seat_counts(table)
    target = rules_of(table).game.target
    lines = [
        Markup(f"<b>{say(language, 'lobby-title', code=table.id)}</b>"),
        say(language, "lobby-rules", preset=preset_name(table.preset, language), target=target),
    ]
    if table.options:
        lines.append(say(language, "menu-changed", changes=options.changes(table, language)))
    lines.append(Markup(""))
    lines += [_chair(table, seat, language) for seat in range(len(table.seats))]
    missing = next((count for count in counts if count >= len(table.seats)), counts[-1]) - len(table.seats)
    lines.append(say(language, "lobby-missing", count=missing) if missing > 0 else say(language, "lobby-ready"))
    if waiting := again.awaited(table):
        lines.append(say(language, "lobby-again", count=len(waiting)))
    if table.draw_seats:
        lines.append(say(language, "lobby-draw-seats"))
    lines += [
        say(language, "board-unreachable-lobby", name=seat_name(table, seat, language))
        for seat, chair in enumerate(table.seats)
        if chair.unreachable and not chair.unwanted
    ]
    if table.clock.starting is not None:
        lines.append(say(language, "lobby-starting"))
    lines += _news(table, language)
    lines += [say(language, "lobby-knock", name=person_name(table, one.person, language)) for one in table.knocks]
    lines.append(say(language, f"lobby-door-{table.door}", code=table.id))
    if table.reliable:
        lines.append(say(language, "lobby-reliable"))
    fallen = [one.markup for one in words_again(table, language)]
    return [*lines, *fallen, *in_one_line(added(table, language))]


def _news(table: Table, language: str) -> list[Markup]:
    """Tell what everybody should know, and what one person has decided for everybody, with that person's name."""
    notice = [Markup(f"⚠️ {line(table, table.notice, language, 'notice').markup}")] if table.notice is not None else []
    return [*notice, *([line(table, table.announcement, language).markup] if table.announcement is not None else [])]


def _chair(table: Table, seat: int, language: str) -> Markup:
    chair = table.seats[seat]
    name = seat_name(table, seat, language)
    if chair.person is None:
        return say(language, "lobby-bot", name=name, level=plain(language, f"level-{chair.level}"))
    opened = chair.person.key == table.opener.key
    return say(language, "lobby-opener" if opened else "lobby-chair", name=name)


def _rows(table: Table, language: str) -> list[Row]:
    ready = len(table.seats) in seat_counts(table)
    second = [key(table, plain(language, "button-add-bot"), Verb.ADD_BUILT_IN)]
    if any(chair.person is None for chair in table.seats):
        second.append(key(table, plain(language, "button-remove-bot"), Verb.REMOVE_BUILT_IN))
    return [
        *(_knock(table, one, language) for one in table.knocks),
        (
            key(table, plain(language, "button-join"), Verb.JOIN, style=Style.PRIMARY),
            key(table, plain(language, "button-leave"), Verb.LEAVE),
        ),
        *in_rows([*second, howto.button(language, table)], 3),
        *in_rows(_other_presets(table, language), 3),
        *in_rows(
            [
                key(table, plain(language, "button-rules"), Verb.RULES),
                key(table, plain(language, "button-options"), Verb.MENU, "p0"),
                *verified(table, language),
            ],
            3,
        ),
        (key(table, plain(language, "button-start"), Verb.START, style=Style.SUCCESS if ready else Style.MUTED),),
    ]


def _other_presets(table: Table, language: str) -> list[Button]:
    """Return a button for each preset that people here are likely to want instead."""
    return [
        key(table, short_preset_name(preset, language), Verb.SET, options.preset_button(preset)).model_copy(
            update={"whole": preset_name(preset, language)}
        )
        for preset in likely_presets(language, table.preset)
    ]


def _knock(table: Table, one: Knock, language: str) -> Row:
    around = width(plain(language, "button-let-in", name=""))
    name, mark = short(person_name(table, one.person, language), LABEL_CELLS[2] - around), table.mark(one.person.key)
    return (
        key(table, plain(language, "button-let-in", name=name), Verb.LET_IN, mark),
        key(table, plain(language, "button-turn-away"), Verb.TURN_AWAY, mark),
    )
