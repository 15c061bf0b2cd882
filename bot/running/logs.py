"""Logging: one line per event, as text or JSON, without secrets.

Libraries that log addresses log only warnings here, because the addresses contain Telegram's token. Secrets in any line
are replaced.
"""

import json
import logging
import re
import time
from collections.abc import Iterable, Mapping
from typing import Any

QUIET = ("httpx", "httpcore", "aiohttp.access", "telegram", "discord", "discord.http", "discord.gateway", "asyncio")
_TELEGRAM_TOKEN = re.compile(r"\d{6,12}:[A-Za-z0-9_-]{30,}")
_SIGNED_BY_TELEGRAM = re.compile(r"\S*hash(?:=|%3[Dd])[0-9a-f]{64}\S*")  # sign-in data of a window
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Scrubber(logging.Filter):
    """A filter that replaces secrets in everything that is logged."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def filter(self, record: logging.LogRecord) -> bool:
        """Replace the secrets in a record. Always returns True, so every record is logged."""
        record.msg = self._scrub(record.getMessage())
        record.args = ()
        for name, value in _extras(record).items():
            setattr(record, name, self._scrubbed(value))
        return True

    def _scrubbed(self, value: Any) -> Any:
        """Return a value without secrets. Values other than numbers, lists and mappings become text."""
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(value, Mapping):
            return {self._scrub(str(key)): self._scrubbed(one) for key, one in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self._scrubbed(one) for one in value]
        return self._scrub(str(value))

    def _scrub(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return _SIGNED_BY_TELEGRAM.sub("***", _TELEGRAM_TOKEN.sub("***", text))


class JsonLines(logging.Formatter):
    """A formatter that writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info and record.exc_info[0]:
            line["exception"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """A formatter that writes a record for people: time, level, message and extras."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        extras = " ".join(f"{name}={value}" for name, value in _extras(record).items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        return f"{at} {record.levelname:<7} {record.name}: {record.getMessage()} {extras}".rstrip()


def set_up(level: str, form: str, secrets: Iterable[str]) -> None:
    """Log everything to standard error, in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Scrubber(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}
