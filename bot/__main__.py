"""`python -m bot ROLE`: runs the bot."""

import argparse
import asyncio
import signal
import sys

from bot.config import BadSettings, Settings, load_settings

DESCRIPTION = """\
Thousand (Tysiąc, Тысяча, 1000) in group chats.

roles:
  telegram   the Telegram bot, by long polling or webhook (TELEGRAM_TOKEN)
  discord    the Discord bot (DISCORD_TOKEN)
  web        the playground: a group chat and private chats in one browser page; no account, no token
  all        every platform that has a token, in one process

Settings come from the environment or a .env file; .env.example lists them all.
"""


def main() -> int:
    """Run a role until a signal; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("role", choices=("telegram", "discord", "web", "all"), help="what this process does")
    role = parser.parse_args().role
    try:
        asyncio.run(_run(role, load_settings()))
    except BadSettings as error:
        print(f"The settings do not work:\n{error}", file=sys.stderr)
        return 2
    return 0


async def _run(role: str, settings: Settings) -> None:
    # Imported here: --help and a broken .env are answered at once.
    from bot.logs import set_up
    from bot.wiring import run

    secrets = [settings.telegram_token, settings.telegram_webhook_secret, settings.discord_token]
    set_up(settings.log_level, settings.log_format, [secret.get_secret_value() for secret in secrets if secret])
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    await run(role, settings, stop)


if __name__ == "__main__":
    sys.exit(main())
