"""Signing in to the table inside Discord: finds the person, and the channel in which they opened it.

The client's own statements are not trusted. It sends a code of Discord's OAuth, which Discord exchanges for the person,
and the id of the Activity's instance; Discord tells who is in the instance and where it is. Discord's token for the
person is used for one question and then discarded.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qsl

import aiohttp
from cachetools import LRUCache

from adapters.discord.exchanges import Exchanges
from bot.people import Person, clean_name
from bot.ports.sessions import NotSignedIn, SignedIn
from bot.texts import FALLBACK
from bot.trouble import ODD_ANSWER

log = logging.getLogger(__name__)

API = "https://discord.com/api/v10"
PROXY = "discordsays.com"  # the domain of each application's host, through which Discord's clients reach its pages
PATIENCE = 15.0  # seconds for all questions about one person, including the wait for a turn
KNOWN = 1000  # instances whose people have signed in
TRIES = 3  # to read an instance: Discord's answer may lag behind a new one
AGAIN = 0.7  # seconds between the tries
LONGEST_WAIT = 5.0  # seconds at most that Discord's Retry-After is waited for
AGENT = {"User-Agent": "DiscordBot (https://github.com/Rapptz/discord.py, 2)"}

_CODE = re.compile(r"[A-Za-z0-9_.~-]{1,512}")
_INSTANCE = re.compile(r"[A-Za-z0-9_-]{1,200}")


class DiscordSigning:
    """Asks Discord about the people who open its Activity."""

    def __init__(self, token: str, secret: str, now: Callable[[], float], api_url: str | None = None) -> None:
        """`token` is the bot's, `secret` the application's secret for OAuth."""
        self._bot = {"Authorization": f"Bot {token}", **AGENT}
        self._secret = secret
        self._now = now
        self._api = (api_url or API).rstrip("/")
        self._application = ""
        self._exchanges = Exchanges()
        self._known: LRUCache[str, None] = LRUCache(KNOWN)

    async def is_proxy(self, host: str) -> bool:
        """Whether a host is the one through which Discord's clients reach this application's pages."""
        name, _, domain = host.partition(".")
        if domain != PROXY:
            return False
        try:
            async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
                return name == await self._application_id(session)
        except (aiohttp.ClientError, TimeoutError, OSError, *ODD_ANSWER) as error:
            log.warning("Discord does not say which application this is", extra={"cause": type(error).__name__})
            return False

    async def secret_is_right(self) -> bool:
        """Whether Discord accepts the secret: a made-up code is then refused only because of the code.

        Raises aiohttp.ClientError, TimeoutError and OSError where Discord doesn't answer.
        """
        async with (
            asyncio.timeout(PATIENCE),
            aiohttp.ClientSession() as session,
            await self._exchanged(session, "none") as answer,
        ):
            if answer.status not in {HTTPStatus.BAD_REQUEST, HTTPStatus.UNAUTHORIZED}:
                raise aiohttp.ClientError(f"status {answer.status}")
            return answer.status == HTTPStatus.BAD_REQUEST

    async def signed_in(self, data: str, sender: str) -> SignedIn:
        """Return the person who opened the Activity, and where. `data` is `code=…&instance_id=…&custom_id=…`.

        People take turns by the instance, once somebody has signed in there, else by the address that they come from,
        `sender`. Raises NotSignedIn.
        """
        said = dict(parse_qsl(data, keep_blank_values=True))
        code, instance = said.get("code", ""), said.get("instance_id", "")
        if not (_CODE.fullmatch(code) and _INSTANCE.fullmatch(instance)):
            raise NotSignedIn("bad")
        group = f"instance {instance}" if instance in self._known else f"address {sender}"
        try:
            async with asyncio.timeout(PATIENCE), self._exchanges.turn(group), aiohttp.ClientSession() as session:
                at = self._now()
                user = await self._user(session, code)
                location = await self._location(session, instance, str(user["id"]))
                name = await self._name(session, user, location)
        except (aiohttp.ClientError, TimeoutError, OSError, *ODD_ANSWER):
            raise NotSignedIn("later") from None  # the cause could repeat what was sent
        self._known[instance] = None
        person = Person(
            platform="discord", id=str(user["id"]), name=clean_name(name), language=str(user.get("locale") or FALLBACK)
        )
        return SignedIn(person, at, str(location["channel_id"]), said.get("custom_id", ""))

    async def _user(self, session: aiohttp.ClientSession, code: str) -> dict[str, Any]:
        """Return the person a code stands for. This comes first, as it doesn't use up the bot's own rate limits."""
        async with await self._exchanged(session, code) as answer:
            if answer.status == HTTPStatus.BAD_REQUEST:
                raise NotSignedIn("bad")
            answer.raise_for_status()
            token = str((await answer.json())["access_token"])
        return await self._get(session, "/users/@me", {"Authorization": f"Bearer {token}", **AGENT})

    async def _exchanged(self, session: aiohttp.ClientSession, code: str) -> aiohttp.ClientResponse:
        """Exchange a code for a token."""
        form = {"grant_type": "authorization_code", "code": code, "client_secret": self._secret}
        form["client_id"] = await self._application_id(session)
        return await session.post(f"{self._api}/oauth2/token", data=form, headers=AGENT)

    async def _location(self, session: aiohttp.ClientSession, instance: str, person: str) -> dict[str, Any]:
        """Return where an instance is, if the person is in it. Raises NotSignedIn."""
        path = f"/applications/{await self._application_id(session)}/activity-instances/{instance}"
        for attempt in range(TRIES):
            wait = AGAIN
            async with session.get(f"{self._api}{path}", headers=self._bot) as answer:
                if answer.status == HTTPStatus.TOO_MANY_REQUESTS:
                    wait = min(float(answer.headers.get("Retry-After", AGAIN)), LONGEST_WAIT)
                elif answer.status != HTTPStatus.NOT_FOUND:
                    answer.raise_for_status()
                    found = await answer.json()
                    if person in [str(user) for user in found["users"]]:
                        return dict(found["location"])
            if attempt + 1 < TRIES:
                await asyncio.sleep(wait)
        raise NotSignedIn("elsewhere")

    async def _name(self, session: aiohttp.ClientSession, user: dict[str, Any], location: dict[str, Any]) -> str:
        """Return a user's name at a location, the same as Discord sends with a press."""
        usual = str(user.get("global_name") or user["username"])
        if not location.get("guild_id"):
            return usual
        try:
            member = await self._get(session, f"/guilds/{location['guild_id']}/members/{user['id']}", self._bot)
        except aiohttp.ClientResponseError:  # the bot is not on that server
            return usual
        return str(member.get("nick") or usual)

    async def _application_id(self, session: aiohttp.ClientSession) -> str:
        if not self._application:
            self._application = str((await self._get(session, "/applications/@me", self._bot))["id"])
        return self._application

    async def _get(self, session: aiohttp.ClientSession, path: str, headers: dict[str, str]) -> dict[str, Any]:
        async with session.get(f"{self._api}{path}", headers=headers) as answer:
            answer.raise_for_status()
            found: dict[str, Any] = await answer.json()
            return found
