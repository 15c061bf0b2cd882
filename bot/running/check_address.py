"""The part of `--check` that finds out whether APP_URL leads to this deployment, for every platform with windows."""

from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, ContentTypeError, WSServerHandshakeError
from aiohttp.client_exceptions import ClientConnectorCertificateError, ClientConnectorDNSError

from adapters.redis.sessions import RedisSessions
from bot.running import store
from bot.running.checks import Finding, fine, wrong
from bot.running.settings import Settings
from bot.trouble import ODD_ANSWER

PATIENCE = 10.0  # seconds that APP_URL may take to answer


async def findings(settings: Settings) -> list[Finding]:
    """Check that APP_URL leads to a process on the same store."""
    name = urlsplit(settings.app_origin).hostname
    try:
        async with ClientSession(timeout=ClientTimeout(PATIENCE)) as client:
            async with client.get(f"{settings.app_origin}/app/hello", allow_redirects=False) as answer:
                hello = str((await answer.json())["hello"]) if answer.status == 200 else ""
            if not hello:
                return [wrong(f"{name} answers, but not as this bot ({answer.status}): where does the proxy lead?")]
            async with client.ws_connect(f"{settings.app_origin}/app/talk", headers={"Origin": settings.app_origin}):
                pass
    except WSServerHandshakeError as error:
        return [wrong(f"{name} is reached, but its proxy lets no WebSocket through ({error.status}).")]
    except ClientConnectorDNSError:
        return [wrong(f"The name {name} of APP_URL leads nowhere: does DNS know it?")]
    except ClientConnectorCertificateError:
        return [wrong(f"The certificate of {name} is not valid.")]
    except (ContentTypeError, *ODD_ANSWER):
        return [wrong(f"{name} answers, but not as this bot: where does the proxy lead?")]
    except (ClientError, TimeoutError) as error:
        return [
            wrong(f"APP_URL cannot be reached ({type(error).__name__}): does the bot run, and the proxy before it?")
        ]
    if settings.redis_url is None:
        return [fine(f"{name} is reached.")]
    return [await _of_nonce(settings, name or "", hello)]


async def _of_nonce(settings: Settings, name: str, hello: str) -> Finding:
    """Compare the nonce that the address returned with the one in this store."""
    async with store.opened(settings) as database:
        if hello == await RedisSessions(database).nonce():
            return fine(f"{name} leads to this deployment.")
    return wrong(f"{name} leads to another deployment: it has another Redis.")
