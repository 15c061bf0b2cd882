"""Checks a Mini App's `initData`: what a Telegram client says about its user, and whether Telegram signed it.

The secret is derived from the bot's token, so the page's server can check the data without asking Telegram. The hash
covers all fields except `hash`. It covers `signature` too, which is meant for third parties without the token.
"""

import hashlib
import hmac
import re
from urllib.parse import parse_qsl

from pydantic import BaseModel, ValidationError

from bot.people import Person, clean_name
from bot.ports.sessions import NotSignedIn, SignedIn

LONGEST = 8192  # characters
MOST_FIELDS = 32
OLDEST = 3600.0  # seconds since it was signed
AHEAD = 60.0  # seconds that Telegram's clock may be ahead of this machine's

_NAME = re.compile("[a-z0-9_]+")
_HASH = re.compile("[0-9a-f]{64}")
_TIME = re.compile("[0-9]{1,12}")


class _User(BaseModel, strict=True):
    id: int
    first_name: str
    last_name: str = ""
    language_code: str = "en"


def signed_in(raw: str, token: str, now: float) -> SignedIn:
    """Return the user of a Mini App. Raises NotSignedIn if Telegram has not signed the data, or not recently."""
    fields = _fields(raw)
    given = fields.pop("hash", "")
    text = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    secret = hmac.digest(b"WebAppData", token.encode(), hashlib.sha256)
    right = hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
    if _HASH.fullmatch(given) is None or not hmac.compare_digest(right, given):
        raise NotSignedIn("bad")
    at = fields.get("auth_date", "")
    if _TIME.fullmatch(at) is None:
        raise NotSignedIn("bad")
    if not now - OLDEST <= int(at) <= now + AHEAD:
        raise NotSignedIn("old")
    return SignedIn(
        _person(fields.get("user", "")), float(at), fields.get("chat_instance", ""), fields.get("start_param", "")
    )


def _fields(raw: str) -> dict[str, str]:
    """Split the data into its fields.

    The signed text has a line for each field. So a field is refused that is repeated, or whose name or value could be
    read as something else there: the signer may have meant other fields.
    """
    try:
        pairs = parse_qsl(
            raw if len(raw) <= LONGEST else "",
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=MOST_FIELDS,
        )
    except ValueError:  # the error would repeat the data
        raise NotSignedIn("bad") from None
    fields = dict(pairs)
    if len(fields) < len(pairs) or not all(map(_NAME.fullmatch, fields)) or any("\n" in one for one in fields.values()):
        raise NotSignedIn("bad")
    return fields


def _person(user: str) -> Person:
    try:
        read = _User.model_validate_json(user)
    except ValidationError:
        raise NotSignedIn("bad") from None
    name = clean_name(f"{read.first_name} {read.last_name}")
    return Person(platform="telegram", id=str(read.id), name=name, language=read.language_code)
