"""What is wrong with a setting, in one line: its name, the fault of its value, and an example of a good one.

The value is never repeated: who has mixed up two lines of `.env` would find a token in the log.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, SecretStr, ValidationError
from pydantic.fields import FieldInfo

FAULTS = {
    "int_parsing": "is no whole number",
    "int_from_float": "is no whole number",
    "float_parsing": "is no number",
    "finite_number": "is no number",
    "greater_than_equal": "is less than {ge:g}",
    "less_than_equal": "is more than {le:g}",
    "literal_error": "is none of {expected}",
}
"""By pydantic's word for a mistake."""

OWN_WORDS = "Value error, "  # how pydantic begins what a validator of ours has said


def written(pattern: str, fault: str) -> AfterValidator:
    """Return a check that a value, a secret too, is written like this from end to end."""
    whole = re.compile(pattern)

    def check(value: Any) -> Any:
        if not whole.fullmatch(_plain(value)):
            raise ValueError(fault)
        return value

    return AfterValidator(check)


def understood(read: Callable[[str], object]) -> AfterValidator:
    """Return a check that something can be read; `read` raises ValueError, without the value, where it cannot."""

    def check(value: Any) -> Any:
        read(_plain(value))
        return value

    return AfterValidator(check)


def address(*schemes: str) -> Callable[[str], object]:
    """Return what reads an address that begins with one of these. It raises ValueError, without the address."""

    def read(value: str) -> None:
        try:
            parts = urlsplit(value)
            host, _ = parts.hostname, parts.port
        except ValueError:
            host = None
        if not host or parts.scheme not in schemes or not value.isascii() or any(map(str.isspace, value)):
            raise ValueError("is no address that begins with " + " or ".join(f"{scheme}://" for scheme in schemes))

    return read


def each(read: Callable[[str], object]) -> Callable[[str], object]:
    """Return what reads each part of a list with commas; empty parts say nothing."""

    def read_each(value: str) -> None:
        for part in filter(None, map(str.strip, value.split(","))):
            read(part)

    return read_each


def lines(error: ValidationError, fields: Mapping[str, FieldInfo]) -> Iterator[str]:
    """Give one line for each wrong setting."""
    for mistake in error.errors(include_input=False, include_url=False):
        name = str(mistake["loc"][0]) if mistake["loc"] else ""
        fault = FAULTS.get(mistake["type"], mistake["msg"]).format(**mistake.get("ctx", {})).removeprefix(OWN_WORDS)
        if not name:  # it is about several settings, and names them
            yield fault
            continue
        yield f"{name.upper()}: {fault}, e.g. {name.upper()}={fields[name].examples[0]}"  # type: ignore[index]


def _plain(value: Any) -> str:
    return value.get_secret_value() if isinstance(value, SecretStr) else str(value)
