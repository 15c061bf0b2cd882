"""A table before its first deal, as one reader sees it: who sits there, by which rules, and what may be done."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.codec import MINUTE, Verb
from bot.people import PersonKey
from bot.screen import Button, Style
from bot.table import again
from bot.table.gathering import Knock
from bot.table.lobby import rules_of, seat_counts, unopened
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.texts.sentences import short, width
from bot.views.history import line
from bot.views.keys import LABEL_CELLS, key
from bot.views.names import likely_presets, person_key, person_name, preset_name, seat_name, short_preset_name
from bot.views.said import Said, said
from bot.views.seals import added, verified, words_again
from bot.views.wording import changes

Whom = Literal["all", "seated", "others", "opener"]


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

    unreachable: bool
    """Whether the game waits for the person to open a private chat with the bot."""


@dataclass(frozen=True, slots=True)
class RulesInLine:
    """The rules in short."""

    preset: str
    """The preset, by its name in the code."""

    name: str
    """The preset's name in words."""

    target: int
    """The game points that win."""

    changed: str
    """The options that differ from the preset, in one line; empty if none does."""


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

    rules: RulesInLine
    """The rules in short."""

    state: tuple[Said, ...]
    """Whether players are missing, whom the table waits for, whether seats will be drawn, whether it starts soon."""

    notice: Said | None
    """What everybody must know; None for nothing."""

    announcement: Said | None
    """The last decision that one person made for everybody; None for none."""

    knocks: tuple[Said, ...]
    """Who asks to be let in, a sentence each."""

    door: Said
    """Who may sit down, and how."""

    reliable: Said | None
    """That only reliable players may sit down; None where anybody may."""

    words: tuple[Said, ...]
    """Who has to add words for the shuffle again."""

    added: tuple[Said, ...]
    """Who has added words for the shuffle."""

    acts: tuple[LobbyAct, ...]
    """What may be done, in the order of the buttons."""


def lobby_of(table: Table, language: str, reader: PersonKey | None = None) -> LobbyView:
    """Return a table that has no game yet, for the person with this key, or (None) for its chats."""
    counts = seat_counts(table)
    missing = next((count for count in counts if count >= len(table.seats)), counts[-1]) - len(table.seats)
    preset, target = preset_name(table.preset, language), rules_of(table).game.target
    names = [person_name(table, one.person, language) for one in table.knocks]
    return LobbyView(
        id=table.id,
        language=language,
        open=table.stage is Stage.LOBBY,
        seats=tuple(_seat(table, number, language, reader) for number in range(len(table.seats))),
        counts=counts,
        missing=missing,
        rules=RulesInLine(table.preset, preset, target, changes(table, language)),
        state=tuple(_state(table, missing, language)),
        notice=line(table, table.notice, language, "notice") if table.notice is not None else None,
        announcement=line(table, table.announcement, language) if table.announcement is not None else None,
        knocks=tuple(said(language, "lobby-knock", name=name) for name in names),
        door=said(language, f"lobby-door-{table.door}", code=table.id),
        reliable=said(language, "lobby-reliable") if table.reliable else None,
        words=words_again(table, language),
        added=added(table, language),
        acts=tuple(_acts(table, language) if table.stage is Stage.LOBBY else _acts_after(table, language)),
    )


def preset_argument(preset: str) -> str:
    """Return the argument of a button that sets a preset."""
    return f"p{preset}"


def _seat(table: Table, number: int, language: str, reader: PersonKey | None) -> LobbySeat:
    chair, person = table.seats[number], person_key(table, number)
    return LobbySeat(
        name=seat_name(table, number, language),
        person=person,
        own=bool(person) and person == reader,
        level=plain(language, f"level-{chair.level}") if chair.person is None else "",
        opener=bool(person) and person == table.opener.key,
        unreachable=number in unopened(table),
    )


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


def _acts(table: Table, language: str) -> Iterator[LobbyAct]:
    def act(
        verb: Verb, label: str, whom: Whom, argument: str = "", style: Style = Style.PLAIN, kind: str = ""
    ) -> LobbyAct:
        return LobbyAct(kind or verb.value, key(table, plain(language, label), verb, argument, style), whom)

    ready = len(table.seats) in seat_counts(table)
    for one in table.knocks:
        yield from _answers(table, one, language)
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
    for button in verified(table, language):
        yield LobbyAct("verify", button, "all")
    yield act(Verb.START, "button-start", "seated", style=Style.SUCCESS if ready else Style.MUTED)


def _acts_after(table: Table, language: str) -> Iterator[LobbyAct]:
    """Return the way to open a closed table again, if people sat at it."""
    if any(chair.person is not None for chair in table.seats):
        again_key = key(table, plain(language, "button-rematch"), Verb.AGAIN, style=Style.SUCCESS)
        yield LobbyAct("again", again_key, "seated")


def _answers(table: Table, one: Knock, language: str) -> Iterator[LobbyAct]:
    around = width(plain(language, "button-let-in", name=""))
    name, mark = short(person_name(table, one.person, language), LABEL_CELLS[2] - around), table.mark(one.person.key)
    yield LobbyAct("let_in", key(table, plain(language, "button-let-in", name=name), Verb.LET_IN, mark), "opener")
    yield LobbyAct("turn_away", key(table, plain(language, "button-turn-away"), Verb.TURN_AWAY, mark), "opener")
