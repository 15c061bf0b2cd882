"""`thousand telegram --check`: checks BotFather's settings, the profile and the webhook; starts nothing."""

import time
from collections.abc import Iterator
from urllib.parse import urlsplit

from telegram import Bot, User, WebhookInfo
from telegram.error import InvalidToken, TelegramError

from adapters.telegram.intake import ALLOWED_UPDATES
from adapters.telegram.profile import differing
from adapters.telegram.webhook import PATH
from bot.running import check_address, profile
from bot.running.checks import Finding, fine, note, wrong
from bot.running.settings import TELEGRAM_PAGE, BadSettings, Settings
from bot.running.telegram import bot_of
from bot.trouble import ODD_ANSWER

LATELY = 3600.0  # seconds; older errors of the webhook are ignored
MANY = 100  # waiting updates that are worth a note


async def findings(settings: Settings) -> list[Finding]:
    """Check everything. Raises BadSettings for a token that Telegram does not accept."""
    bot = bot_of(settings)
    try:
        await bot.initialize()
        me = await bot.get_me()
        found = [fine(f"Telegram knows the bot as @{me.username}."), *_of_botfather(me)]
        found += await _of_windows(me, settings)
        found += _of_webhook(await bot.get_webhook_info(), settings)
        found += await _of_profile(bot, settings)
    except InvalidToken:
        raise BadSettings("TELEGRAM_TOKEN is not accepted by Telegram") from None
    except TelegramError as error:
        return [wrong(f"Telegram cannot be reached ({type(error).__name__}): is there a way out to TELEGRAM_API_URL?")]
    except ODD_ANSWER as error:
        return [wrong(f"Something else than Telegram answers ({type(error).__name__}): is TELEGRAM_API_URL right?")]
    finally:
        await bot.shutdown()
    return found


def _of_botfather(me: User) -> Iterator[Finding]:
    if me.can_join_groups:
        yield fine("It can be added to groups.")
    else:
        yield wrong("It cannot be added to groups: in @BotFather /setjoingroups, choose the bot, Enable.")
    if me.can_read_all_group_messages:
        yield wrong(
            "Its privacy mode is off, so Telegram sends it every message of its groups, though /privacy says that it "
            "reads only what is meant for it: in @BotFather /setprivacy, choose the bot, Enable; then add it to its "
            "groups anew."
        )
    else:
        yield fine("Its privacy mode is on: it is sent only what is meant for it.")
    if me.supports_inline_queries:
        yield fine(f"Inline mode is on: @{me.username} in any chat offers an invitation, a result and the rules.")
    else:
        yield fine(
            f"Inline mode is off, and nothing depends on it. For @{me.username} to offer an invitation, a result and "
            "the rules in any chat: in @BotFather /setinline, choose the bot, and write what it shows there."
        )


async def _of_windows(me: User, settings: Settings) -> list[Finding]:
    """Check the table inside Telegram: its settings at @BotFather, and whether its address leads here."""
    if settings.app_url is None:
        return [fine("Tables are played by messages alone; APP_URL would open them inside Telegram too.")]
    page = f"{settings.app_origin}{TELEGRAM_PAGE}"
    found = [fine("It has a main Mini App.")]
    if not me.has_main_web_app:
        how = "in @BotFather /mybots, choose the bot, Bot Settings, Configure Mini App, Enable Mini App"
        found = [wrong(f"It has no main Mini App, so no board has a button to its table: {how}, and give it {page}")]
    return [*found, *await check_address.findings(settings)]


def _of_webhook(info: WebhookInfo, settings: Settings) -> Iterator[Finding]:
    host = urlsplit(info.url).hostname  # only the host, as the rest of the address may be a secret
    if info.pending_update_count > MANY:
        yield note(f"{info.pending_update_count} updates wait to be taken.")
    if settings.telegram_webhook_url is None:
        if info.url:
            yield note(
                f"A webhook is set, at {host}: without TELEGRAM_WEBHOOK_URL the start removes it and polls, and what "
                "runs there gets nothing any more."
            )
        else:
            yield fine("No webhook is set, as polling wants it.")
        return
    if not info.url:
        yield note("No webhook is set yet: the start sets it.")
        return
    if info.url != settings.telegram_webhook_url.rstrip("/") + PATH:
        yield note(f"Telegram delivers to another address, at {host}: the start changes that to TELEGRAM_WEBHOOK_URL.")
        return
    failed = info.last_error_date
    if failed is not None and time.time() - failed.timestamp() < LATELY:
        yield wrong(
            f"Telegram could not deliver lately: {info.last_error_message}. 403 is another TELEGRAM_WEBHOOK_SECRET or "
            "another program, 404 another path, 502 to 504 a proxy that finds no bot; else look at name, port and "
            "certificate."
        )
    else:
        yield fine(f"Telegram delivers to {host}.")
    if set(info.allowed_updates) != set(ALLOWED_UPDATES):
        yield note("It is asked for other updates than this release takes: the start changes that.")


async def _of_profile(bot: Bot, settings: Settings) -> list[Finding]:
    wanted = profile.of_telegram(settings.app_page, strangers=bool(settings.kinds_for_strangers))
    others = ", ".join(await differing(bot, wanted))
    if not others:
        return [fine("Descriptions, command menus and rights are as this release has them.")]
    if settings.profile == "leave":
        return [note(f"Yours, as PROFILE=leave wants it: {others}.")]
    return [note(f"The start sets: {others}.")]
