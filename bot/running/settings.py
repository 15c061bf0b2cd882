"""The settings, from the environment or a `.env` file. `.env.example` lists them all; a test compares the two."""

import re
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, unquote

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

FRAMER = r"https?://[\w.*-]+(:[0-9]+)?"  # the source of a page, as browsers know it
WORD = 6  # letters of a password that is no part of a usual word


class Settings(BaseSettings):
    """Everything that can be set. Tokens are secrets: they never show in a representation or a log."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True)

    redis_url: SecretStr | None = Field(
        default=None,
        description="Where games are kept: redis://, rediss://, redis+sentinel:// or redis+cluster://. "
        "Empty: the embedded server, in DATA_FOLDER.",
    )
    redis_password: SecretStr | None = Field(
        default=None, description="Its password, where REDIS_URL has none; compose.yaml starts no Redis without."
    )
    sentinel_password: SecretStr | None = Field(
        default=None, description="The Sentinels' own password, if they have one."
    )
    data_folder: Path = Field(default=Path("data"), description="Where the embedded server keeps its files.")
    durability: Literal["server", "replicated", "fsync"] = Field(
        default="server",
        description="When a move counts as saved: server, replicated (a replica has it) or fsync (the disk has it).",
    )
    log_level: str = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR.")
    log_format: str = Field(default="text", description="text for people, json for machines.")
    pace: float = Field(default=1.0, ge=0, le=10, description="How long built-in players take: 1 is usual, 0 no time.")
    drand: Literal["off", "on"] = Field(
        default="off", description="on mixes a round of a public beacon (drand quicknet) into each deal: +6 to 9 s."
    )
    drand_urls: str = Field(
        default="https://api.drand.sh,https://drand.cloudflare.com", description="Where its rounds are, with commas."
    )
    worker_name: str | None = Field(default=None, description="Name of this process; empty: host name and process id.")

    telegram_token: SecretStr | None = Field(default=None, description="The bot's token, from @BotFather.")
    telegram_api_url: str = Field(default="https://api.telegram.org", description="A local Bot API server, if any.")
    telegram_webhook_url: str | None = Field(
        default=None, description="Public https address for updates; empty: long polling."
    )
    telegram_webhook_secret: SecretStr | None = Field(
        default=None, description="Shared with Telegram, 1-256 letters, digits, _ and -; required with a webhook."
    )

    telegram_calls_per_second: int = Field(
        default=25,
        ge=1,
        le=1000,
        description="Calls a second of the whole bot; more only where Telegram has allowed it.",
    )

    discord_token: SecretStr | None = Field(default=None, description="The bot's token, from the developer portal.")
    discord_api_url: str | None = Field(default=None, description="Another REST address, for tests.")
    discord_gateway_url: str | None = Field(default=None, description="Another gateway address, for tests.")
    discord_shard_count: int | None = Field(default=None, ge=1, description="Number of shards; empty: as Discord says.")
    discord_shard_ids: str | None = Field(default=None, description="Shards of this process, e.g. 0,1; empty: all.")

    http_host: str = Field(default="127.0.0.1", description="Where the playground, health and webhook listen.")
    http_port: int = Field(default=8000, ge=0, le=65535, description="0 picks a free port.")

    http_names: str | None = Field(
        default=None, description="Names, with commas, under which the playground is reached besides localhost."
    )

    playground_open: Literal["yes", "no"] = Field(
        default="no", description="yes lets the playground listen for other machines too, by HTTP_HOST: docs/deploy.md."
    )

    playground_frames: str | None = Field(
        default=None,
        description="Pages that may show the playground in a frame, with spaces, e.g. https://web.telegram.org.",
    )
    playground_telegram: str | None = Field(
        default=None, description="The bot's user name on Telegram, for the playground's link to it; empty: no link."
    )
    playground_discord: str | None = Field(
        default=None, description="The bot's application id on Discord, for the playground's link; empty: no link."
    )

    @field_validator("playground_frames")
    @classmethod
    def _known_sources(cls, value: str | None) -> str | None:
        if value is not None and not all(re.fullmatch(FRAMER, source) for source in value.split()):
            raise ValueError("addresses like https://example.org, with spaces between them")
        return value

    @field_validator("playground_telegram")
    @classmethod
    def _known_user_name(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"@?\w{3,32}", value, re.ASCII):
            raise ValueError("a user name like ThousandBot")
        return value

    @field_validator("playground_discord")
    @classmethod
    def _known_application(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"[0-9]{15,22}", value):
            raise ValueError("the digits of an application id")
        return value

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
            raise ValueError("one of DEBUG, INFO, WARNING, ERROR")
        return value.upper()

    @field_validator("log_format")
    @classmethod
    def _known_format(cls, value: str) -> str:
        if value not in {"text", "json"}:
            raise ValueError("text or json")
        return value

    @field_validator("redis_url")
    @classmethod
    def _known_scheme(cls, value: SecretStr | None) -> SecretStr | None:
        schemes = ("redis://", "rediss://", "unix://", "redis+sentinel://", "redis+cluster://")
        if value is not None and not value.get_secret_value().startswith(schemes):
            raise ValueError("begins with one of " + ", ".join(schemes))
        return value

    @model_validator(mode="after")
    def _webhook_is_whole(self) -> "Settings":
        if self.telegram_webhook_url and not self.telegram_webhook_secret:
            raise ValueError("TELEGRAM_WEBHOOK_URL needs TELEGRAM_WEBHOOK_SECRET")
        return self

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never stand in a log: tokens, the store's address, and passwords as they are written or sent."""
        tokens = (self.telegram_token, self.telegram_webhook_secret, self.discord_token, self.redis_url)
        own = (self.redis_password, self.sentinel_password)
        url = self.redis_url.get_secret_value() if self.redis_url is not None else ""
        passwords = [*(secret.get_secret_value() for secret in own if secret is not None), *_passwords(url)]
        return (
            *(secret.get_secret_value() for secret in tokens if secret is not None),
            *dict.fromkeys(password for password in passwords if len(password) >= WORD),
        )

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names under which the playground may be reached."""
        return tuple(name.strip() for name in (self.http_names or "").split(",") if name.strip())

    @property
    def shard_ids(self) -> list[int] | None:
        """The shards of this process, None for all."""
        return [int(part) for part in self.discord_shard_ids.split(",")] if self.discord_shard_ids else None


def _passwords(url: str) -> list[str]:
    """The passwords in an address, also in a list of nodes, which `urlsplit` may refuse; written and unquoted."""
    rest, _, query = url.partition("://")[2].partition("?")
    written = rest.partition("/")[0].rpartition("@")[0].partition(":")[2]
    return [written, unquote(written), *parse_qs(query).get("password", ())]


class BadSettings(Exception):
    """The settings cannot be used. The message names each one that is wrong, and never its value."""


def load_settings(env_file: Path | None = None) -> Settings:
    """Read the settings. Raises BadSettings with one plain line for each that is wrong."""
    try:
        return Settings(_env_file=env_file or ".env")
    except ValidationError as error:
        lines = []
        for mistake in error.errors(include_input=False, include_url=False):
            name = "_".join(map(str, mistake["loc"])).upper()
            lines.append(f"{name}: {mistake['msg']}" if name else mistake["msg"].removeprefix("Value error, "))
        raise BadSettings("\n".join(lines)) from None
    except UnicodeDecodeError:
        raise BadSettings(".env is not a text file in UTF-8") from None
