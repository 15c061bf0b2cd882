"""Finds the `Cause` of a server's error: why it cannot serve a command now. A faulty command has none."""

import re

from redis.exceptions import (
    AuthenticationError,
    AuthenticationWrongNumberOfArgsError,
    AuthorizationError,
    ResponseError,
)
from redis.exceptions import (
    ConnectionError as NoConnection,
)
from redis.exceptions import (
    TimeoutError as NoAnswer,
)

from bot.ports.health import Cause

# The word that a server's error begins with.
_CODES = {
    "BUSY": Cause.BUSY,
    "LOADING": Cause.LOADING,
    "NOAUTH": Cause.NO_PASSWORD,
    "WRONGPASS": Cause.NO_PASSWORD,
    "NOPERM": Cause.NO_PERMISSION,
    "MISCONF": Cause.DISK,
    "OOM": Cause.MEMORY,
    "READONLY": Cause.READ_ONLY,
    "UNBLOCKED": Cause.READ_ONLY,  # of a WAIT, when its master becomes a replica
    "NOREPLICAS": Cause.NO_REPLICAS,
    "MASTERDOWN": Cause.NO_REPLICAS,
}

# Inside a script some errors arrive as plain ERR: missing rights in Redis and Valkey, and all errors in old versions.
_RIGHTS_IN_A_SCRIPT = ("The user executing the script can't", "ACL failure in script")
_WITHIN_A_SCRIPT = re.compile(rf"Error running script \(call to \w+\): @user_script:\s*\d+: -?({'|'.join(_CODES)})\b")


def cause_of(error: BaseException) -> Cause | None:
    """Return why the server could not serve a command; None if the command itself was wrong."""
    if isinstance(error, AuthenticationError | AuthenticationWrongNumberOfArgsError | AuthorizationError):
        return Cause.NO_PASSWORD
    if isinstance(error, ResponseError):
        return _cause_of_answer(error)
    code = getattr(error, "status_code", None)  # redis-py reports LOADING as a connection error
    if code in _CODES:
        return _CODES[code]
    if isinstance(error, NoConnection | NoAnswer):
        return Cause.NO_ANSWER
    return None


def _cause_of_answer(error: ResponseError) -> Cause | None:
    text = str(error).removeprefix("ERR ")
    code = error.status_code or text.partition(" ")[0]
    if code in _CODES:
        return _CODES[code]
    if text.startswith(_RIGHTS_IN_A_SCRIPT):
        return Cause.NO_PERMISSION
    wrapped = _WITHIN_A_SCRIPT.match(text)
    return _CODES[wrapped[1]] if wrapped else None
