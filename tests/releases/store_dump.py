"""The contents of a release's store as a file, so that later releases can be tested with it."""

import base64
import json
from pathlib import Path
from typing import Any

from redis import Redis

FOLDER = Path(__file__).parent


def read(client: Redis) -> dict[str, Any]:
    """Return every key of a server: type, time to live in seconds (-1: no end) and value; bytes as `{"base64": …}`."""
    return {
        key.decode(): {
            "type": (kind := client.type(key).decode()),
            "life": client.ttl(key),
            "value": _value(client, key, kind),
        }
        for key in sorted(client.scan_iter())
    }


def _value(client: Any, key: bytes, kind: str) -> Any:
    if kind == "string":
        return _told(client.get(key))
    if kind == "hash":
        return {field.decode(): _told(value) for field, value in sorted(client.hgetall(key).items())}
    if kind == "list":
        return [_told(entry) for entry in client.lrange(key, 0, -1)]
    if kind == "zset":
        return {member.decode(): score for member, score in client.zrange(key, 0, -1, withscores=True)}
    raise ValueError(f"a key of type {kind} is not known here")


def _told(value: bytes) -> Any:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


def _meant(stored: Any) -> Any:
    return base64.b64decode(stored["base64"]) if isinstance(stored, dict) else stored


def commands(key: str, one: dict[str, Any]) -> list[tuple[Any, ...]]:
    """Return the commands that put one key of a dump back into a server."""
    kind, value = one["type"], one["value"]
    write = {
        "string": lambda: ("SET", key, _meant(value)),
        "hash": lambda: ("HSET", key, *(part for field, found in value.items() for part in (field, _meant(found)))),
        "list": lambda: ("RPUSH", key, *map(_meant, value)),
        "zset": lambda: ("ZADD", key, *(part for member, score in value.items() for part in (score, member))),
    }[kind]()
    return [write, ("EXPIRE", key, one["life"])] if one["life"] > 0 else [write]


def load(release: str) -> dict[str, Any]:
    """Read the dump of a release: `now`, the moment it was made (seconds since the epoch), and `keys`."""
    return json.loads((FOLDER / release / "store.json").read_text("utf-8"))
