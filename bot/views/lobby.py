"""A table before its first deal, as one reader sees it: who sits there, by which rules, and what may be done."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.codec import MINUTE, Verb
from bot.people import Chat, PersonKey
from bot.screen import Button, Style
from bot.table import again, rights
from bot.table.gathering import Knock
from bot.table.lobby import has_room, rules_of, seat_counts, unopened
from bot.table.roles import Role
from bot.table.table import Stage, Table
from bot.texts import Said, plain, said
from bot.texts.sentences import short, width
from bot.views.history import line
from bot.views.keys import LABEL_CELLS, key
from bot.views.names import likely_presets, person_key, person_name, preset_name, seat_name, short_preset_name
from bot.views.seals import added, verified, words_again
from bot.views.wording import changes
from engine.players import LEVELS

Whom = Literal["all", "seated", "others", "opener"]

_IN_CHARGE = frozenset({Role.OPENER, Role.ADMIN, Role.PLAYING_ADMIN})

Data = str
"""The data of a button whose label its reader knows from elsewhere."""


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A chair that is taken."""

    name: str
    """The name of who sits there."""

    person: PersonKey
    """The key of the person; empty for a built-in player. No page is sent it."""

    own: bool
    """Whether the reader sits there."""

    level: str
    """The level of a built-in player in a word; empty for a person."""

    opener: bool
    """Whether the person is in charge of the table."""

    awaited: bool
    """Whether the game waits for the person to open a private chat with the bot."""

    levels: Mapping[str, Data] = field(default_factory=dict)
    """By level: what gives it to this built-in player; empty for a person, and where the reader may not."""

    remove: Data = ""
    """What sends this built-in player away; empty for a person, and where the reader may not."""


@dataclass(frozen=True, slots=True)
class RulesInLine:
    """The rules in short."""

    name: str
    """The preset's name in words."""

    target: int
    """The game points that win."""

    words: Said
    """Both in one line."""

    changed: Said | None
    """The options that differ from the preset, in one line; None if none does."""


@dataclass(frozen=True, slots=True)
class LobbyKnock:
    """Somebody who asks to be let in."""

    words: Said
    """Who asks."""

    acts: tuple[Button, ...]
    """Letting them in, and turning them away; nothing where the reader may not."""


@dataclass(frozen=True, slots=True)
class LobbyAct:
    """Something that people may do."""

    kind: str
    """What: the name of its button's verb, `minute` for the rules in a minute, `preset` for another preset."""

    button: Button
    """Its label, data and style; a muted one is not possible now, and a press tells why."""

    whom: Whom
    """Who may: `all`, who has a seat, who has none, or who is in charge (the opener, and admins of the chat)."""


@dataclass(frozen=True, slots=True)
class LobbyView:
    """A table before its first deal, as one reader sees it."""

    id: str
    """The table's code."""

    language: str
    """The code of the reader's language."""

    open: bool
    """Whether a game may still begin here; a closed lobby has only its news and its acts."""

    seats: tuple[LobbySeat, ...]
    """The chairs that are taken, in their order."""

    counts: tuple[int, ...]
    """The numbers of seats that the rules allow, ascending."""

    missing: int
    """How many more players the game needs; 0 or less if it may begin."""

    in_short: RulesInLine
    """The rules in short."""

    state: tuple[Said, ...]
    """Whether players are missing, whom the table waits for, whether seats will be drawn, whether it starts soon."""

    notice: Said | None
    """What everybody must know; None for nothing."""

    announcement: Said | None
    """The last decision that one person made for everybody; None for none."""

    knocks: tuple[LobbyKnock, ...]
    """Who asks to be let in."""

    door: Said
    """Who may sit down, and how."""

    reliable: Said | None
    """That only reliable players may sit down; None where anybody may."""

    words_again: tuple[Said, ...]
    """Who has to add words for the shuffle again."""

    added: tuple[Said, ...]
    """Who has added words for the shuffle."""

    acts: tuple[LobbyAct, ...]
    """What may be done, in the order of the buttons: by anybody in the chat, or by the reader."""

    levels: Mapping[str, str]
    """The levels of built-in players in words, weakest first; empty where the reader may seat none."""

    add: Mapping[str, Data]
    """By level: what seats a built-in player; empty where the reader may not, and at a full table."""


def lobby_of(table: Table, language: str, reader: PersonKey | None = None, speaks_for: Chat | None = None) -> LobbyView:
    """Return a table that has no game yet, for the person with this key, or (None) for its chats.

    `speaks_for` is the chat that the person is an admin of, if that is known.
    """
    held = frozenset[Role]() if reader is None else rights.roles(table, reader, speaks_for=speaks_for)
    counts = seat_counts(table)
    missing = next((count for count in counts if count >= len(table.seats)), counts[-1]) - len(table.seats)
    fills = table.stage is Stage.LOBBY and _may(table, held, "seated")
    return LobbyView(
        id=table.id,
        language=language,
        open=table.stage is Stage.LOBBY,
        seats=tuple(_seat(table, number, language, reader, fills=fills) for number in range(len(table.seats))),
        counts=counts,
        missing=missing,
        in_short=_rules(table, language),
        state=tuple(_state(table, missing, language)),
        notice=line(table, table.notice, language, "notice") if table.notice is not None else None,
        announcement=line(table, table.announcement, language) if table.announcement is not None else None,
        knocks=tuple(
            _knock(table, one, language, answers=reader is None or _may(table, held, "opener")) for one in table.knocks
        ),
        door=said(language, f"lobby-door-{table.door}", code=table.id),
        reliable=said(language, "lobby-reliable") if table.reliable else None,
        words_again=words_again(table, language),
        added=added(table, language),
        acts=tuple(_acts(table, language) if reader is None else _acts_for(table, language, held)),
        levels={level: plain(language, f"level-{level}") for level in LEVELS} if fills else {},
        add=_by_level(table) if fills and has_room(table) else {},
    )


def preset_argument(preset: str) -> str:
    """Return the argument of a button that sets a preset."""
    return f"p{preset}"


def _rules(table: Table, language: str) -> RulesInLine:
    name, target, changed = preset_name(table.preset, language), rules_of(table).game.target, changes(table, language)
    return RulesInLine(
        name=name,
        target=target,
        words=said(language, "inline-join-rules", preset=name, target=target),
        changed=said(language, "menu-changed", changes=changed) if changed else None,
    )


def _seat(table: Table, number: int, language: str, reader: PersonKey | None, *, fills: bool) -> LobbySeat:
    chair, person = table.seats[number], person_key(table, number)
    changeable = fills and chair.person is None
    return LobbySeat(
        name=seat_name(table, number, language),
        person=person,
        own=bool(person) and person == reader,
        level=plain(language, f"level-{chair.level}") if chair.person is None else "",
        opener=bool(person) and person == table.opener.key,
        awaited=number in unopened(table),
        levels=_by_level(table, number) if changeable else {},
        remove=_data(table, Verb.REMOVE_BUILT_IN, str(number)) if changeable else "",
    )


def _by_level(table: Table, seat: int | None = None) -> Mapping[str, Data]:
    """Return what seats a built-in player of each level; with a `seat`, what gives the level to the one there."""
    at = "" if seat is None else f"-{seat}"
    return {level: _data(table, Verb.ADD_BUILT_IN, f"{level}{at}") for level in LEVELS}


def _data(table: Table, verb: Verb, argument: str) -> Data:
    return key(table, "", verb, argument).data or ""


def _knock(table: Table, one: Knock, language: str, *, answers: bool) -> LobbyKnock:
    name, mark = person_name(table, one.person, language), table.mark(one.person.key)
    cut = short(name, LABEL_CELLS[2] - width(plain(language, "button-let-in", name="")))
    let_in = key(table, plain(language, "button-let-in", name=cut), Verb.LET_IN, mark)
    turn_away = key(table, plain(language, "button-turn-away"), Verb.TURN_AWAY, mark)
    return LobbyKnock(said(language, "lobby-knock", name=name), (let_in, turn_away) if answers else ())


def _state(table: Table, missing: int, language: str) -> Iterator[Said]:
    yield said(language, "lobby-missing", count=missing) if missing > 0 else said(language, "lobby-ready")
    if waiting := again.awaited(table):
        yield said(language, "lobby-again", count=len(waiting))
    if table.draw_seats:
        yield said(language, "lobby-draw-seats")
    for number in unopened(table):
        yield said(language, "board-unreachable-lobby", name=seat_name(table, number, language))
    if table.clock.starting is not None:
        yield said(language, "lobby-starting")


# ---------------------------------------------------------------------------------------------------------------- acts


def _acts_for(table: Table, language: str, held: Collection[Role]) -> Iterator[LobbyAct]:
    """Return the acts of a reader who has these roles: the options are beside the table, not pages of its message."""
    for act in _acts(table, language):
        if act.kind not in {"preset", "menu"} and _may(table, held, act.whom):
            yield act
    if table.stage is Stage.LOBBY and _may(table, held, "opener"):
        yield LobbyAct("options", key(table, plain(language, "button-options"), Verb.OPTIONS), "opener")


def _may(table: Table, held: Collection[Role], whom: Whom) -> bool:
    """Return whether a person who has these roles is among these."""
    if whom == "others":
        return Role.PLAYER not in held and has_room(table)
    return whom == "all" or (Role.PLAYER in held if whom == "seated" else not _IN_CHARGE.isdisjoint(held))


def _acts(table: Table, language: str) -> Iterator[LobbyAct]:
    """Return what anybody in a chat may press."""
    return _acts_before(table, language) if table.stage is Stage.LOBBY else _acts_after(table, language)


def _acts_before(table: Table, language: str) -> Iterator[LobbyAct]:
    def act(
        verb: Verb, label: str, whom: Whom, argument: str = "", style: Style = Style.PLAIN, kind: str = ""
    ) -> LobbyAct:
        return LobbyAct(kind or verb.value, key(table, plain(language, label), verb, argument, style), whom)

    ready = len(table.seats) in seat_counts(table)
    yield act(Verb.JOIN, "button-join", "others", style=Style.PRIMARY)
    yield act(Verb.LEAVE, "button-leave", "seated")
    yield act(Verb.ADD_BUILT_IN, "button-add-bot", "seated")
    if any(chair.person is None for chair in table.seats):
        yield act(Verb.REMOVE_BUILT_IN, "button-remove-bot", "seated")
    yield act(Verb.RULES, "button-howto", "all", MINUTE, kind=MINUTE)
    for preset in likely_presets(language, table.preset):
        button = key(table, short_preset_name(preset, language), Verb.SET, preset_argument(preset))
        whole = button.model_copy(update={"whole": preset_name(preset, language)})
        yield LobbyAct("preset", whole, "opener")
    yield act(Verb.RULES, "button-rules", "all")
    yield act(Verb.MENU, "button-options", "opener", "p0")
    for check in verified(table, language):
        yield LobbyAct("verify", check.button, "all")
    yield act(Verb.START, "button-start", "seated", style=Style.SUCCESS if ready else Style.MUTED)


def _acts_after(table: Table, language: str) -> Iterator[LobbyAct]:
    """Return the way to open a closed table again, if people sat at it."""
    if any(chair.person is not None for chair in table.seats):
        again_key = key(table, plain(language, "button-rematch"), Verb.AGAIN, style=Style.SUCCESS)
        yield LobbyAct("again", again_key, "seated")
