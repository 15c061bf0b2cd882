"""`thousand telegram --check`: checks BotFather's settings, the profile and the webhook; starts nothing."""

import time
from collections.abc import Iterator
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, WSServerHandshakeError
from aiohttp.client_exceptions import ClientConnectorCertificateError, ClientConnectorDNSError
from telegram import Bot, User, WebhookInfo
from telegram.error import InvalidToken, TelegramError

from adapters.redis.sessions import RedisSessions
from adapters.telegram.intake import ALLOWED_UPDATES
from adapters.telegram.profile import differing
from adapters.telegram.webhook import PATH
from bot.running import profile, store
from bot.running.checks import Finding, fine, note, wrong
from bot.running.settings import TELEGRAM_PAGE, BadSettings, Settings
from bot.running.telegram import bot_of

LATELY = 3600.0  # seconds; older errors of the webhook are ignored
PATIENCE = 10.0  # seconds for APP_URL to answer
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
    """Check the table inside Telegram: @BotFather's part of it, and whether its address leads here."""
    if settings.app_url is None:
        return [fine("Tables are played by messages alone; APP_URL would open them inside Telegram too.")]
    page = f"{settings.app_origin}{TELEGRAM_PAGE}"
    found = [fine("It has a main Mini App.")]
    if not me.has_main_web_app:
        how = "in @BotFather /mybots, choose the bot, Bot Settings, Configure Mini App, Enable Mini App"
        found = [wrong(f"It has no main Mini App, so no board has a button to its table: {how}, and give it {page}")]
    return [*found, *await _of_address(settings)]


async def _of_address(settings: Settings) -> list[Finding]:
    """Check that APP_URL leads to a process on the same store."""
    name = urlsplit(settings.app_origin).hostname
    try:
        async with ClientSession(timeout=ClientTimeout(PATIENCE)) as client:
            async with client.get(f"{settings.app_origin}/app/hello", allow_redirects=False) as answer:
                told = str((await answer.json()).get("hello", "")) if answer.status == 200 else ""
            if not told:
                return [wrong(f"{name} answers, but not as this bot ({answer.status}): where does the proxy lead?")]
            async with client.ws_connect(f"{settings.app_origin}/app/talk", headers={"Origin": settings.app_origin}):
                pass
    except WSServerHandshakeError as error:
        return [wrong(f"{name} is reached, but its proxy lets no WebSocket through ({error.status}).")]
    except ClientConnectorDNSError:
        return [wrong(f"The name {name} of APP_URL leads nowhere: does DNS know it?")]
    except ClientConnectorCertificateError:
        return [wrong(f"The certificate of {name} is not valid.")]
    except (ClientError, TimeoutError, ValueError) as error:
        return [
            wrong(f"APP_URL cannot be reached ({type(error).__name__}): does the bot run, and the proxy before it?")
        ]
    if settings.redis_url is None:
        return [fine(f"{name} is reached.")]
    return [await _of_nonce(settings, name or "", told)]


async def _of_nonce(settings: Settings, name: str, told: str) -> Finding:
    """Compare what the address told with what this store says."""
    async with store.opened(settings) as database:
        if told == await RedisSessions(database).nonce():
            return fine(f"{name} leads to this deployment.")
    return wrong(f"{name} leads to another deployment: it has another Redis.")


def _of_webhook(info: WebhookInfo, settings: Settings) -> Iterator[Finding]:
    host = urlsplit(info.url).hostname  # the rest of the address may be a secret
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
    others = ", ".join(await differing(bot, profile.of_telegram(settings.app_page)))
    if not others:
        return [fine("Descriptions, command menus and rights are as this release has them.")]
    if settings.profile == "leave":
        return [note(f"Yours, as PROFILE=leave wants it: {others}.")]
    return [note(f"The start sets: {others}.")]
