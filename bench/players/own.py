"""Players of one's own: a function of a module, or a program that answers as `python -m engine player` does."""

import importlib
import json
import shlex
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Any

from engine import EngineError, dump_action, parse_action
from engine.rules import Rules, as_json

COMMAND = "command:"
"""What precedes a program among the names of players."""

Answer = Callable[[dict[str, Any], Rules], Any]


class Fault(ValueError):
    """A player of one's own that can't be begun, or whose answer is no legal action. The message says which and why."""


def choose(name: str, view: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """Return the action that the player answers to a view. Raises ``Fault``."""
    answered = found(name)({**view}, rules)
    try:
        action = dump_action(parse_action(answered))
    except EngineError as error:
        raise Fault(f"{name} answered {answered!r}: {error}") from None
    if action not in view["legal"]:
        raise Fault(f"{name} answered {action}; legal is one of {view['legal']}")
    return action


@cache
def found(name: str) -> Answer:
    """Return the player of a name: ``module:function`` or ``command:…``. Raises ``Fault`` if there is no such thing."""
    if name.startswith(COMMAND):
        return partial(_asked, name)
    module, _, function = name.partition(":")
    try:
        answer = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise Fault(f"there is no player {name!r}: {error}") from None
    if not callable(answer):
        raise Fault(f"there is no player {name!r}: it can't be called")
    return answer  # type: ignore[no-any-return]


def _asked(name: str, view: dict[str, Any], rules: Rules) -> Any:
    """Write a view to a program as one line, and return what its next line says."""
    process = _begun(name, json.dumps(as_json(rules)))
    with suppress(BrokenPipeError):
        print(json.dumps(view), file=process.stdin, flush=True)
    line = process.stdout.readline() if process.stdout is not None else ""
    if not line:
        raise Fault(f"{name} has ended")
    try:
        return json.loads(line)
    except ValueError:
        raise Fault(f"{name} answered {line!r}, which is no JSON") from None


@cache
def _begun(name: str, rules: str) -> subprocess.Popen[str]:
    """Begin a program with the rules of the table as its last arguments. It ends with its standard input."""
    table = json.loads(rules)
    options = [f"--option={option}={json.dumps(value)}" for option, value in table["options"].items()]
    words = [*shlex.split(name.removeprefix(COMMAND)), "--rules", table["preset"], *options]
    try:
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
    except OSError as error:
        raise Fault(f"there is no player {name!r}: {error}") from None
