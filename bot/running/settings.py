"""The settings, from the environment or a `.env` file. `.env.example` lists them all; a test compares the two."""

import os
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from adapters.redis import addresses
from bot.running import faults, unknown_names
from bot.running.faults import understood, written

WORD = 6  # letters; a shorter password is not replaced in logs, as it may be part of an ordinary word

TELEGRAM = "https://api.telegram.org"
TELEGRAM_PAGE = "/app/telegram"
TELEGRAM_DELIVERS_TO = (443, 80, 88, 8443)  # the ports that Telegram's servers deliver to

HttpAddress = Annotated[str, understood(faults.address("https", "http"))]
SocketAddress = Annotated[str, understood(faults.address("wss", "ws"))]
HttpAddresses = Annotated[str, understood(faults.each(faults.address("https", "http")))]
HostName = Annotated[str, written(r"[A-Za-z0-9.:-]+", "is no address and no name of a machine")]
HostNames = Annotated[
    str, written(r"[A-Za-z0-9.,:\s-]*", "has to be bare names with commas, without https:// and without a path")
]
_SOURCE = "https?://[A-Za-z0-9_.*-]+(:[0-9]+)?"  # a source of Content-Security-Policy
Frames = Annotated[str, written(rf"\s*{_SOURCE}(\s+{_SOURCE})*\s*", "is no list of addresses with spaces between them")]
Origin = Annotated[str, understood(faults.origin)]
Proxies = Annotated[str, understood(faults.each(faults.network))]
UserName = Annotated[str, written(r"@?[A-Za-z0-9_]{3,32}", "is no user name")]
ApplicationId = Annotated[str, written("[0-9]{15,22}", "is no application id, which are digits")]
Numbers = Annotated[str, written(r"\s*\d+\s*(,\s*\d+\s*)*", "is no list of numbers with commas")]
Kinds = Annotated[str, understood(faults.kinds)]
Level = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)]
RedisAddress = Annotated[SecretStr, understood(addresses.read)]
TelegramToken = Annotated[
    SecretStr, written(r"\d+:[A-Za-z0-9_-]+", "is not as @BotFather gives it: digits, a colon, letters and digits")
]
WebhookSecret = Annotated[
    SecretStr,
    written(
        "[A-Za-z0-9_-]{1,256}",
        "has characters that Telegram refuses (it takes A-Z, a-z, 0-9, _ and -), or more than 256",
    ),
]
DiscordToken = Annotated[
    SecretStr, written("[A-Za-z0-9_.-]+", "is not as the developer portal gives it: letters, digits, dots, _ and -")
]

ClientSecret = Annotated[
    SecretStr, written("[A-Za-z0-9_-]{6,}", "is not as the developer portal gives it: letters, digits, _ and -")
]


class Settings(BaseSettings):
    """All settings. Tokens are secrets, which appear in no representation and no log."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True, hide_input_in_errors=True
    )

    redis_url: RedisAddress | None = Field(
        default=None,
        description="Where games are kept: redis://, rediss://, unix:// or redis+sentinel://. "
        "Empty: the embedded server, in DATA_FOLDER.",
        examples=["redis://localhost:6379/0"],
    )
    redis_password: SecretStr | None = Field(
        default=None,
        description="Its password, where REDIS_URL has none; compose.yaml starts no Redis without.",
        examples=["letters-and-digits"],
    )
    sentinel_password: SecretStr | None = Field(
        default=None, description="The Sentinels' own password, if they have one.", examples=["letters-and-digits"]
    )
    data_folder: Path = Field(default=Path("data"), description="Where the embedded server keeps its files.")
    durability: Literal["server", "replicated", "fsync"] = Field(
        default="server",
        description="When a move counts as saved: server, replicated (a replica has it) or fsync (the disk has it).",
    )
    log_level: Level = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR.")
    log_format: Literal["text", "json"] = Field(
        default="text", description="text for people, json for machines.", examples=["json"]
    )
    pace: float = Field(default=1.0, ge=0, le=10, description="How long built-in players take: 1 is usual, 0 no time.")
    telegram_token: TelegramToken | None = Field(
        default=None, description="The bot's token, from @BotFather.", examples=["123456789:AAE-letters_and-digits"]
    )
    telegram_api_url: HttpAddress = Field(default=TELEGRAM, description="A local Bot API server, if any.")
    telegram_webhook_url: HttpAddress | None = Field(
        default=None,
        description="Public https address for updates; empty: long polling.",
        examples=["https://your.host"],
    )
    telegram_webhook_secret: WebhookSecret | None = Field(
        default=None,
        description="Shared with Telegram, 1-256 letters, digits, _ and -; required with a webhook.",
        examples=["some-Letters_and-digits-1"],
    )

    telegram_calls_per_second: int = Field(
        default=25,
        ge=1,
        le=1000,
        description="Calls a second of the whole bot; more only where Telegram has allowed it.",
    )

    discord_token: DiscordToken | None = Field(
        default=None,
        description="The bot's token, from the developer portal.",
        examples=["letters.and-digits.and_dots"],
    )
    discord_api_url: HttpAddress | None = Field(
        default=None, description="Another REST address, for tests.", examples=["https://discord.com/api/v10"]
    )
    discord_gateway_url: SocketAddress | None = Field(
        default=None, description="Another gateway address, for tests.", examples=["wss://gateway.discord.gg"]
    )
    discord_shard_count: int | None = Field(
        default=None, ge=1, description="Number of shards; empty: as Discord says.", examples=["2"]
    )
    discord_shard_ids: Numbers | None = Field(
        default=None, description="Shards of this process, e.g. 0,1; empty: all.", examples=["0,1"]
    )

    discord_client_secret: ClientSecret | None = Field(
        default=None,
        description="The application's OAuth2 client secret: opens the table inside Discord too, with APP_URL.",
        examples=["letters_and-digits"],
    )

    profile: Literal["set", "leave"] = Field(
        default="set",
        description="set gives the bot its descriptions, menus and installation at the start; leave keeps yours.",
    )

    http_host: HostName = Field(default="127.0.0.1", description="Where the playground, health and webhook listen.")
    http_port: int = Field(default=8000, ge=0, le=65535, description="0 picks a free port.")

    http_names: HostNames | None = Field(
        default=None,
        description="Names, with commas, under which the playground and /metrics are reached besides localhost.",
        examples=["play.example.org,cards.lan"],
    )

    app_url: Origin | None = Field(
        default=None,
        description="Public https address of the table inside chat clients, as they have it; empty: there is none.",
        examples=["https://table.example.org"],
    )
    app_menu: Literal["commands", "app"] = Field(
        default="commands", description="What the menu button of Telegram's private chat opens; app needs APP_URL."
    )
    app_connections: int = Field(
        default=2000, ge=10, le=100_000, description="Connections that may be open at once where APP_URL is set."
    )
    app_proxies: Proxies | None = Field(
        default=None,
        description="Addresses of your own proxies, with commas: their X-Forwarded-For is believed, and what they pass "
        "on reads no metrics.",
        examples=["127.0.0.1,10.0.0.0/8"],
    )

    playground_open: Literal["yes", "no"] = Field(
        default="no",
        description="yes lets the playground listen for other machines too, by HTTP_HOST: docs/deploy.md.",
    )

    strangers: Kinds = Field(
        default="off",
        description="on lets people who look for others play together (Play with people), by the usual kinds of rules; "
        "off doesn't; presets with commas choose the kinds.",
        examples=["polish,russian"],
    )

    playground_frames: Frames | None = Field(
        default=None,
        description="Pages that may show the playground in a frame, with spaces, e.g. https://web.telegram.org.",
        examples=["https://web.telegram.org"],
    )
    playground_telegram: UserName | None = Field(
        default=None,
        description="The bot's user name on Telegram, for the playground's link to it; empty: no link.",
        examples=["ThousandBot"],
    )
    playground_discord: ApplicationId | None = Field(
        default=None,
        description="The bot's application id on Discord, for the playground's link; empty: no link.",
        examples=["123456789012345678"],
    )

    @model_validator(mode="after")
    def _webhook_is_whole(self) -> "Settings":
        if self.telegram_webhook_url is None:
            return self
        if self.telegram_webhook_secret is None:
            raise ValueError(
                "TELEGRAM_WEBHOOK_SECRET: is missing, and TELEGRAM_WEBHOOK_URL needs it, "
                "e.g. TELEGRAM_WEBHOOK_SECRET=some-Letters_and-digits-1"
            )
        address = urlsplit(self.telegram_webhook_url)
        wrong = None
        if address.path.rstrip("/").endswith("/telegram"):
            wrong = "ends in /telegram, which the bot adds by itself"
        elif self.telegram_api_url == TELEGRAM and address.scheme != "https":
            wrong = "does not begin with https://"
        elif self.telegram_api_url == TELEGRAM and (address.port or 443) not in TELEGRAM_DELIVERS_TO:
            wrong = "has a port to which Telegram does not deliver: it knows 443, 80, 88 and 8443"
        if wrong is not None:
            raise ValueError(f"TELEGRAM_WEBHOOK_URL: {wrong}, e.g. TELEGRAM_WEBHOOK_URL=https://your.host")
        return self

    @model_validator(mode="after")
    def _shards_are_whole(self) -> "Settings":
        ids = self.shard_ids
        if ids is None:
            return self
        example = "e.g. DISCORD_SHARD_COUNT=2 and DISCORD_SHARD_IDS=0,1"
        if self.discord_shard_count is None:
            raise ValueError(f"DISCORD_SHARD_COUNT: is missing, and DISCORD_SHARD_IDS needs it, {example}")
        if max(ids) >= self.discord_shard_count or len(set(ids)) < len(ids):
            raise ValueError(f"DISCORD_SHARD_IDS: has a number twice, or one that is not below the count, {example}")
        return self

    @model_validator(mode="after")
    def _addresses_are_there(self) -> "Settings":
        needing = {"DISCORD_CLIENT_SECRET": self.discord_client_secret, "APP_MENU=app": self.app_menu == "app"}
        for name, needs in needing.items():
            if needs and self.app_url is None:
                raise ValueError(f"APP_URL: is missing, and {name} needs it, e.g. APP_URL=https://table.example.org")
        return self

    @property
    def secrets(self) -> tuple[str, ...]:
        """The secrets to keep out of logs: tokens, the store's address, and passwords, quoted and unquoted."""
        kept = {name: value.get_secret_value() for name, value in self if isinstance(value, SecretStr)}
        own = {name: value for name, value in kept.items() if name.endswith("_password")}
        passwords = [*own.values(), *_passwords(kept.get("redis_url", ""))]
        return (
            *(value for name, value in kept.items() if name not in own),
            *dict.fromkeys(password for password in passwords if len(password) >= WORD),
        )

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The host names that the playground answers to."""
        return tuple(name.strip().lower() for name in (self.http_names or "").split(",") if name.strip())

    @property
    def kinds_for_strangers(self) -> tuple[str, ...]:
        """The presets by which strangers may play together; empty if they may not."""
        return faults.kinds(self.strangers)

    @property
    def app_page(self) -> str | None:
        """The address that the menu button opens; None if it opens the menu of commands."""
        return f"{self.app_origin}{TELEGRAM_PAGE}" if self.app_url is not None and self.app_menu == "app" else None

    @property
    def app_origin(self) -> str:
        """The origin of windows; empty if there are none."""
        return (self.app_url or "").rstrip("/")

    @property
    def proxies(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The operator's own proxies."""
        return tuple(ip_network(part.strip()) for part in (self.app_proxies or "").split(",") if part.strip())

    @property
    def shard_ids(self) -> list[int] | None:
        """The shards of this process; None for all."""
        return [int(part) for part in self.discord_shard_ids.split(",")] if self.discord_shard_ids else None


def _passwords(url: str) -> list[str]:
    """Return the passwords in an address, quoted and unquoted.

    The address may list several nodes, so `urlsplit` may refuse it.
    """
    rest, _, query = url.partition("://")[2].partition("?")
    written = rest.partition("/")[0].rpartition("@")[0].partition(":")[2]
    return [written, unquote(written), *parse_qs(query).get("password", ())]


class BadSettings(Exception):
    """The settings cannot be used. The message names each wrong one, but not its value."""


def load_settings(env_file: Path | None = None) -> Settings:
    """Read the settings. Raises BadSettings with one plain line for each that is wrong."""
    try:
        return Settings(_env_file=env_file or ".env")
    except ValidationError as error:
        raise BadSettings("\n".join(faults.lines(error, Settings.model_fields))) from None
    except UnicodeDecodeError:
        raise BadSettings(".env is not a text file in UTF-8") from None
    except OSError as error:
        raise BadSettings(f".env cannot be read ({error.strerror})") from None


def unknown(env_file: Path = Path(".env")) -> Iterator[str]:
    """Yield a line for each name that is no setting, but may be meant as one."""
    with suppress(UnicodeDecodeError, OSError):  # which `load_settings` tells
        yield from unknown_names.warnings(env_file, os.environ, Settings.model_fields)
