"""Messages about wrong settings: the name, the fault, and an example of a good value.

The wrong value is never repeated: it could be a token on the wrong line of `.env`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, SecretStr, ValidationError
from pydantic.fields import FieldInfo

from bot.strangers.queue import RULES
from engine.rules import PRESETS

FAULTS = {
    "int_parsing": "is no whole number",
    "int_from_float": "is no whole number",
    "float_parsing": "is no number",
    "finite_number": "is no number",
    "greater_than_equal": "is less than {ge:g}",
    "less_than_equal": "is more than {le:g}",
    "literal_error": "is none of {expected}",
}
"""The words for faults, by pydantic's type of error."""

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
"""Names of this machine."""

OWN_WORDS = "Value error, "  # pydantic's prefix for messages of our validators


def written(pattern: str, fault: str) -> AfterValidator:
    """Return a validator that requires a value (or secret) to match a pattern."""
    whole = re.compile(pattern)

    def check(value: Any) -> Any:
        if not whole.fullmatch(_plain(value)):
            raise ValueError(fault)
        return value

    return AfterValidator(check)


def understood(read: Callable[[str], object]) -> AfterValidator:
    """Return a validator that requires `read` to accept a value; else it raises ValueError without naming the value."""

    def check(value: Any) -> Any:
        read(_plain(value))
        return value

    return AfterValidator(check)


def address(*schemes: str) -> Callable[[str], object]:
    """Return a function that checks for an address with one of these schemes."""

    def read(value: str) -> None:
        try:
            parts = urlsplit(value)
            host, _ = parts.hostname, parts.port
        except ValueError:
            host = None
        if not host or parts.scheme not in schemes or not value.isascii() or any(map(str.isspace, value)):
            raise ValueError("is no address that begins with " + " or ".join(f"{scheme}://" for scheme in schemes))

    return read


def origin(value: str) -> None:
    """Check for an https address without a path; an address of this machine may be http. Raises ValueError."""
    address("https", "http")(value)
    parts = urlsplit(value)
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise ValueError("has more than a host: a path, a question mark or a name in it")
    if parts.scheme == "http" and parts.hostname not in LOOPBACK:
        raise ValueError("does not begin with https://")


def network(value: str) -> None:
    """Check for the address of a machine or a network. Raises ValueError."""
    try:
        ip_network(value)
    except ValueError:
        raise ValueError("is no list of addresses or networks with commas") from None


def each(read: Callable[[str], object]) -> Callable[[str], object]:
    """Return a function that checks each part of a comma-separated list. Empty parts are allowed."""

    def read_each(value: str) -> None:
        for part in filter(None, map(str.strip, value.split(","))):
            read(part)

    return read_each


def lines(error: ValidationError, fields: Mapping[str, FieldInfo]) -> Iterator[str]:
    """Yield one line for each wrong setting."""
    for mistake in error.errors(include_input=False, include_url=False):
        name = str(mistake["loc"][0]) if mistake["loc"] else ""
        fault = FAULTS.get(mistake["type"], mistake["msg"]).format(**mistake.get("ctx", {})).removeprefix(OWN_WORDS)
        yield f"{name.upper()}: {fault}, e.g. {name.upper()}={example(fields[name])}" if name else fault


def example(field: FieldInfo) -> object:
    """Return a good value for a setting: its first example, else its default."""
    return field.examples[0] if field.examples else field.default


def _plain(value: Any) -> str:
    return value.get_secret_value() if isinstance(value, SecretStr) else str(value)


def kinds(value: str) -> tuple[str, ...]:
    """Return the presets that STRANGERS names. Raises ValueError for a word that is none."""
    named = tuple(dict.fromkeys(part.strip().lower() for part in value.split(",") if part.strip()))
    if named in {("on",), ("off",), ()}:
        return RULES if named == ("on",) else ()
    if not set(named) <= set(PRESETS):
        raise ValueError("is neither on nor off, nor a list of presets with commas")
    return named
