"""All typed commands. A command finds its table by the chat it was typed in, or by the person's games."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.asking import allowances, completing, edits
from bot.asking.commands import (
    calling,
    company,
    daily,
    handing_over,
    judge,
    learning,
    open_tables,
    opening,
    own,
    people,
    players,
    puzzles,
    replaying,
    reviewing,
    running,
    seating,
    tournament,
    viewing,
    words,
    zone,
)
from bot.asking.commands.request import CommandRequest
from bot.codec import MINUTE
from bot.people import MENTION
from bot.ports.commands import Argument, TypedCommand
from bot.ports.directory import WANTS_MESSAGES
from bot.ports.presses import Command
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens.before.rules import TOPICS
from bot.table.lobby import read_code
from bot.texts import LANGUAGES
from engine.players import LEVELS


@dataclass(frozen=True, slots=True)
class CommandSpec(TypedCommand):
    """All facts about a command in one place: its name, what it does, what may be typed after it."""

    obey: Callable[[CommandRequest], Awaitable[Answer]]
    """The handler. Raises Refusal or Denied."""

    in_menu: bool = True
    """Whether the menus of the platforms and the page offer it."""

    for_strangers: bool = False
    """Whether it is offered only where strangers play with each other."""


_RULES = Argument("rules", complete=completing.rules_line)
_CODE = Argument("code")

SPECS: tuple[CommandSpec, ...] = (
    CommandSpec("newgame", opening.newgame, argument=_RULES, shows_board=True),
    CommandSpec("play", people.play, argument=_RULES, shows_board=True),
    CommandSpec("join", seating.join, argument=_CODE, shows_board=True),
    CommandSpec(
        "tournament",
        tournament.tournament,
        argument=Argument("tournament", complete=completing.tournament_line),
        asks_admin=True,
        shows_board=True,
    ),
    CommandSpec("standings", tournament.standings, argument=_CODE),
    CommandSpec("judge", judge.judge, argument=Argument("ruling"), asks_admin=True),
    CommandSpec("leave", seating.leave),
    CommandSpec("addbot", seating.addbot, argument=Argument("level", choices=LEVELS)),
    CommandSpec("kick", seating.kick, argument=Argument("name", person=True), asks_admin=True),
    CommandSpec("deal", running.deal),
    CommandSpec("hand", viewing.hand, argument=Argument("messages", choices=("on", "off"), switch=True)),
    CommandSpec("score", viewing.score, argument=Argument("form", choices=("text",))),
    CommandSpec("rules", viewing.rules, argument=Argument("topic", choices=(MINUTE, *TOPICS))),
    CommandSpec("options", running.options, argument=_RULES, asks_admin=True),
    CommandSpec("timer", running.timer, argument=Argument("time", complete=completing.time_line), asks_admin=True),
    CommandSpec("pause", running.vote_for("pause"), asks_admin=True),
    CommandSpec("resume", running.vote_for("resume"), asks_admin=True),
    CommandSpec("endgame", running.vote_for("end"), asks_admin=True),
    CommandSpec("history", viewing.history),
    CommandSpec("replay", replaying.replay, argument=_CODE),
    CommandSpec("review", reviewing.review, argument=_CODE),
    CommandSpec("stats", players.stats, argument=Argument("player", person=True)),
    CommandSpec("top", players.top, argument=Argument("top", choices=players.TOP), asks_admin=True),
    CommandSpec("export", viewing.export, argument=_CODE),
    CommandSpec("seed", words.seed, argument=Argument("words"), by_mention=True),
    CommandSpec("verify", viewing.verify, argument=_CODE),
    CommandSpec("language", own.language, argument=Argument("language", choices=LANGUAGES), asks_admin=True),
    CommandSpec("callme", calling.callme, argument=Argument("calls")),
    CommandSpec(
        "opentables",
        open_tables.switch,
        argument=Argument("line", choices=("on", "off")),
        asks_admin=True,
        for_strangers=True,
    ),
    CommandSpec("notwith", company.notwith, argument=Argument("player", person=True)),
    CommandSpec("zone", zone.zone, argument=Argument("zone"), asks_admin=True),
    CommandSpec("learn", learning.learn, argument=_RULES),
    CommandSpec("daily", daily.daily, argument=Argument("line", choices=("on", "off")), asks_admin=True),
    CommandSpec("puzzle", puzzles.puzzle, shows_board=True),
    CommandSpec("help", viewing.help_),
    CommandSpec("privacy", viewing.privacy),
    CommandSpec("mydata", own.mydata),
    CommandSpec("deletemydata", own.deletemydata),
    CommandSpec("keep", handing_over.keep, argument=Argument("keep"), in_menu=False),
    CommandSpec("start", seating.start, in_menu=False),
)
"""Every command, in the order of the menus."""

MOST_TYPED = 500  # characters after a command: more than the longest rules need

COMMANDS: Mapping[str, CommandSpec] = {spec.name: spec for spec in SPECS}
MENU = tuple(spec.name for spec in SPECS if spec.in_menu)
ADMIN_COMMANDS = frozenset(spec.name for spec in SPECS if spec.asks_admin)


FOR_ANONYMOUS_ADMINS = frozenset(
    {
        *("help", "history", "privacy", "rules", "score", "standings", "stats", "top", "verify"),
        *("daily", "kick", "language", "options", "timer", "tournament", "zone"),
    }
)
"""What needs no seat and no person: it reads, or sets something for the group."""


def offered(*, strangers: bool) -> Mapping[str, CommandSpec]:
    """Return the commands that a bot offers. `strangers`: whether strangers play with each other there."""
    return {name: spec for name, spec in COMMANDS.items() if strangers or not spec.for_strangers}


def menu(*, strangers: bool) -> tuple[str, ...]:
    """Return the names of the commands that the menus of a bot offer. `strangers`: as for `offered`."""
    return tuple(name for name in MENU if name in offered(strangers=strangers))


async def obey(request: CommandRequest, command: Command) -> Answer:
    """Do what a typed command asks for, once whatever edits its message has. Raises Refusal or Denied."""
    if command.name not in COMMANDS and not request.press.chat.private and not command.addressed:
        return Answer()  # it may be meant for another bot
    return await edits.obeyed_once(request, command, lambda: _obey(request, command))


def _args(command: Command, spec: CommandSpec | None) -> str:
    """Return what was typed after a command. If it takes a person, a key stands in place of a mention in that place.

    A person is named first, or after a table's code.
    """
    if spec is None or spec.argument is None or not spec.argument.person:
        return command.args
    for mention, key in command.mentioned:
        before, _, rest = command.args.partition(mention)
        if not before.strip() or read_code(before) is not None:
            return f"{before}{MENTION}{key}{rest}"
    return command.args


async def _obey(request: CommandRequest, command: Command) -> Answer:
    spec = COMMANDS.get(command.name)
    await request.load(_args(command, spec))
    await request.spend(allowances.COMMANDS)
    await _private_chat_noted(request)
    if spec is None:
        raise Refusal("unknown-command", command=command.name)
    if not (command.name in FOR_ANONYMOUS_ADMINS and request.press.admin):
        request.must_be_known()
    if len(command.args) > MOST_TYPED:
        raise Refusal("too-long", limit=MOST_TYPED)
    return await spec.obey(request)


async def _private_chat_noted(request: CommandRequest) -> None:
    """Store that a person who writes in private can be written to there, whatever was stored before."""
    known, messenger = request.person_data.get("private"), request.messengers.get(request.person.platform)
    if not request.is_in_private_chat or request.press.anonymous or messenger is None:
        return
    if request.person_data.get(WANTS_MESSAGES) is False:
        return  # the person switched private messages off
    if known is False or (messenger.must_start and not known):
        await request.facts.private_chat_opened(request.person)
