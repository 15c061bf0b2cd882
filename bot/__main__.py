"""The command line: `thousand ROLE` (or `python -m bot ROLE`) runs the bot, `thousand tables …` is for its operator."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from bot import __version__
from bot.ports.health import Unavailable
from bot.running.settings import BadSettings, Settings, load_settings, unknown
from bot.trouble import Broken

DESCRIPTION = """\
Thousand (Tysiąc, Тысяча, 1000) in group chats.

roles:
  telegram   the Telegram bot, by long polling or webhook (TELEGRAM_TOKEN)
  discord    the Discord bot (DISCORD_TOKEN)
  web        the playground: a group chat and private chats in one browser page; no account, no token
  all        every platform that has a token, in one process

  telegram, discord and all take --check: it starts nothing, looks at what the platform is set to, and prints what is
  missing and what to do; status 1 where something does not work, 2 for settings, 0 else

for the operator:
  tables list             every table that wants attention; those set aside after failures are marked
  tables show TABLE       a table's seats, rules and position; --hands shows the cards too, and asks why: the reason
                          (--reason) is written to the table's log, and its players read it after the game
  tables retry TABLE      let a table that was set aside go on
  tables end TABLE        end a table; its record stays
  reports                 what strangers have reported of each other at tables of Play with people
  bar REPORT HOW          answer one by its number: keep away for a time (7d; 0d ends it), or ask for a name (name)
  backup FILE             write everything that belongs to the bot into a file, or to standard output for -; the bot may
                          go on running
  restore FILE            write such a file, or standard input for -, into an empty store

Settings come from the environment or a .env file; .env.example lists them all.
"""
NO_REASON = "No cards without a reason: --reason TEXT says why they are looked at."
BACKED_UP = "It holds the cards of hands that are being played: keep it where only you can read it."
RESTORED = "People who were forgotten after this backup was made are back: ask them to repeat /deletemydata."
ROLES = ("telegram", "discord", "web", "all")


def main() -> int:
    """Run a role until a signal, or an operator's command; return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a console that lacks a letter shows another in its place
            stream.reconfigure(errors="replace")
    given = _parser().parse_args()
    for line in unknown():
        print(line, file=sys.stderr)
    try:
        settings = load_settings()
        if given.role in {"backup", "restore"}:
            return _copied(given, settings)
        if given.role in {"reports", "bar"}:
            return _until_stopped(_reports(given, settings))
        if given.role == "tables":
            return _until_stopped(_tables(given, settings))
        if getattr(given, "check", False):
            return _until_stopped(_checked(given.role, settings))
        asyncio.run(_run(given.role, settings))
    except BadSettings as error:
        print(f"The settings do not work:\n{error}", file=sys.stderr)
        return 2
    except Unavailable as away:
        print(f"Redis cannot be reached ({away.cause}): is it running, and is REDIS_URL right?", file=sys.stderr)
        return 1
    except Broken:  # the log names the cause
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        print("Stopped.", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="thousand", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"thousand {__version__}")
    roles = parser.add_subparsers(dest="role", required=True, metavar="ROLE", help="what this process does")
    for role in ROLES:
        of_role = roles.add_parser(role)
        if role != "web":
            of_role.add_argument("--check", action="store_true", help="look at the platform's settings; start nothing")
    for what in ("backup", "restore"):
        roles.add_parser(what).add_argument("file", help="the file of the backup; - for standard output or input")
    roles.add_parser("reports")
    bar = roles.add_parser("bar")
    bar.add_argument("report", type=int, help="the report's number")
    bar.add_argument("how", help="a time like 7d, 0d to let back, or name to ask for another name")
    tables = roles.add_parser("tables").add_subparsers(dest="what", required=True)
    tables.add_parser("list")
    for what in ("show", "retry", "end"):
        command = tables.add_parser(what)
        command.add_argument("table", help="the table's code")
        if what == "show":
            command.add_argument("--hands", action="store_true", help="show the cards too; asks for a reason")
            command.add_argument("--reason", help="why the cards are looked at; the players read it after the game")
    return parser


async def _run(role: str, settings: Settings) -> None:
    # Imported here, so that --help and wrong settings are answered at once.
    from bot.running import memory
    from bot.running.logs import set_up
    from bot.running.roles import run

    memory.set_up()
    set_up(settings.log_level, settings.log_format, settings.secrets)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    await run(role, settings, stop, started=memory.freeze)


async def _checked(role: str, settings: Settings) -> int:
    from bot.running.logs import set_up

    set_up("ERROR", settings.log_format, settings.secrets)
    logging.disable(logging.WARNING)  # logged by libraries
    return await _report_findings(role, settings)


async def _report_findings(role: str, settings: Settings) -> int:
    from bot.running.checks import How, lines, of_strangers
    from bot.running.roles import platforms

    failed = False
    for platform in sorted(platforms(role, settings)):
        check = import_module(f"bot.running.check_{platform}")
        found = [*await check.findings(settings), of_strangers(settings.kinds_for_strangers)]
        failed = failed or any(one.how is How.WRONG for one in found)
        print("\n".join(lines(platform, found)), flush=True)
    return 1 if failed else 0


def _until_stopped(command: Coroutine[Any, Any, int]) -> int:
    """Run an operator's command. SIGTERM ends it in order, as Ctrl-C does."""

    async def stoppable() -> int:
        running = asyncio.current_task()
        assert running is not None  # noqa: S101 - for mypy
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
        return await command

    return asyncio.run(stoppable())


def _copied(given: argparse.Namespace, settings: Settings) -> int:
    from bot.running import backup_file, store
    from bot.running.backup import back_up, restore

    is_standard = given.file == backup_file.STANDARD
    try:
        if given.role == "backup":
            store.must_exist(settings)
            with backup_file.written(given.file) as file:
                count = _until_stopped(back_up(settings, file))
            where = "standard output" if is_standard else given.file
            print(f"{count} keys written to {where}. {BACKED_UP}", file=sys.stderr if is_standard else sys.stdout)
        else:
            store.must_be_named(settings)
            with backup_file.read(given.file) as file:
                count = _until_stopped(restore(settings, file))
            where = "standard input" if is_standard else given.file
            print(f"{count} keys restored from {where}. {RESTORED}")
    except backup_file.BadBackup as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _reason(given: argparse.Namespace) -> str:
    """Return the reason to show cards: from --reason, or typed now."""
    reason = given.reason
    if reason is None and sys.stdin.isatty():
        reason = input("Why look at the cards? The table keeps the reason, its players read it after the game: ")
    return str(reason or "").strip()


async def _reports(given: argparse.Namespace, settings: Settings) -> int:
    from bot.running import operating, reports, store

    store.must_exist(settings)
    async with operating.operator(settings) as (tables, _):
        try:
            if given.role == "reports":
                print("\n".join(await reports.listed(tables)) or "nobody has reported anybody")
            else:
                print(await reports.answered(tables, given.report, given.how))
        except reports.BadAnswer as error:
            print(error, file=sys.stderr)
            return 2
    return 0


async def _tables(given: argparse.Namespace, settings: Settings) -> int:
    from bot.refusal import Refusal
    from bot.running import operating, store

    store.must_exist(settings)
    async with operating.operator(settings) as (tables, schedule):
        try:
            if given.what == "list":
                print("\n".join(await operating.listed(tables, schedule)) or "no table wants attention")
            elif given.what == "show":
                why = _reason(given) if given.hands else None
                if given.hands and not why:
                    print(NO_REASON, file=sys.stderr)
                    return 2
                print("\n".join(await operating.shown(tables, given.table.upper(), why_hands=why)))
            elif given.what == "retry":
                await operating.retried(tables, given.table.upper())
            else:
                await operating.ended(tables, given.table.upper())
        except Refusal:
            print(f"There is no table {given.table.upper()}.", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
