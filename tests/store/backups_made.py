"""Backups as the commands make and restore them, and what a store holds."""

import gzip
import json

from adapters.redis import copies
from bot.running import backup, backup_file


async def back_up(settings, path):
    with backup_file.written(str(path)) as file:
        return await backup.back_up(settings, file)


async def restore(settings, path):
    with backup_file.read(str(path)) as file:
        return await backup.restore(settings, file)


async def everything(database):
    """Return the content of every key of the bot; sorted where the store has no order."""
    found = {}
    async for document in copies.documents(database):
        for copied in document:
            order = list if copied.kind in {"string", "list"} else sorted
            found[copied.key] = (copied.kind, copied.life >= 0, order(copied.content))
    return found


def lines_of(path):
    """Return the lines of a backup, parsed."""
    with gzip.open(path, "rt", encoding="ascii") as file:
        return [json.loads(line) for line in file]


def write_lines(path, lines):
    """Write a backup of lines; those that are no text become JSON."""
    with gzip.open(path, "wt", encoding="ascii") as file:
        file.writelines(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
