"""Every key: its name, its type and its life, in seconds, from `bot.retention`. No other file builds a key.

Keys of a table carry the tag of its partition (`{p17}`), so that one script on one cluster slot reaches all of them and
the partition's wake set. A tournament is stored as a table is, under a code that is
shorter, and so is a deal of the day, as `daily-<date>`.
`<person>` and `<chat>` are the keys of `bot.people`, as `telegram:42`, `telegram:-100123:7`.

{pNN}:table:<id>     hash: version, schema, body (JSON, packed),
                     rules of its game (JSON), tokens of the last
                     calls, digests of the last inputs, resting
                     once forgotten, settled
                     (the version and server at which every message
                     showed what is written down), read: the version
                     last waited for (DURABILITY)                   while live; RESTING_LIFE after `forget`
{pNN}:log:<id>       list: log entries (JSON), oldest first; those
                     of finished hands packed into the first one    as the table
{pNN}:shown:<id>     hash: surface -> JSON of how it was last shown as the table
{pNN}:review:<id>    hash: seat -> JSON of the review of what
                     was decided there in a finished game                RESTING_LIFE after the last one
{pNN}:seen:<id>      hash: input id -> version made, token of call;
                     the last ones                                  SEEN_LIFE after the last commit
{pNN}:wake           sorted set: table id by time of attention      for ever; an entry until `forget`
{pNN}:lease          hash: holder, fence, expires, server (the run
                     that it was tended on last @ since when)       for ever: the fence never goes back
{workers}:live       sorted set: worker by end of its heartbeat     an entry until it is overdue
{workers}:alive      string: when any worker was last alive         for ever
{pNN}:woken          sharded channel: ids of tables of the partition,
                     as they are committed
lease:<name>         hash: holder, fence, expires                   for ever
person:<person>      hash: field -> JSON                            PERSON_LIFE after it was written, a seat taken, or
                                                                    a game finished; until `forget_person`
tables:<person>      sorted set: live tables by time of sitting     as the person; an entry until it is unlinked
ticket:<person>      string: in which table's home chat they have
                     been seen, until when that counts (JSON)       TICKET_LIFE
chat:<chat>          hash: field -> JSON                            CHAT_LIFE after it was written, a table opened, or a
                                                                    game finished there; until the chat moves
open:<chat>          string: id of the table open in the chat       CHAT_LIFE; until it is unlinked, or the chat moves
listed               sorted set: tables that anybody may find, by
                     the time they were put there                   LISTED_LIFE after the last one; LISTED_KEPT
finished:<person or chat>  sorted set: finished games by time       FINISHED_LIFE after the last one; FINISHED_KEPT
game:<id>            string: summary of a finished game (JSON)      FINISHED_LIFE
stats:{<person or chat>}  hash: sums of finished games. Of a
                     person: number -> sum, name, in:<chat>. Of a
                     chat: <person>|number -> sum                   SUMS_LIFE after the last game; until
                                                                    `forget_person`, or the chat moves
counted:{<person or chat>}  sorted set: games in those sums, by time COUNTED_LIFE after the last one; FINISHED_KEPT
count:<id>           string: what a game adds to sums (JSON), `done`
                     once it is added                               COUNTED_LIFE
daily:points:<date>  sorted set: mark of a player by points          DAILY_LIFE after the last one
daily:points:<date>:<chat>  the same of a room without accounts      as those
daily:gone:<date>    set: marks of players whose table is deleted   DAILY_LIFE after the last one
daily:lined:<date>   set: chats that have had their line            DAILY_LIFE after the last one
daily:with:<chat>    hash: person -> name, in the chat's table      CHAT_LIFE after the last one; DAY_PLAYERS_KEPT
daily:lines          set: chats that want a line a day              CHAT_LIFE after it was last looked at
limit:asked:<what>:<hash of a person or chat>  hash: the moment of
                     an allowance                                   until it is past
limit:<platform>:<chat id>  hash: moments of the budgets, until     until all are past, BUDGET_LIFE at most
limit:review:<id>:<seat>  string: how far a review has come (JSON)  REVIEWING_LIFE after the last step
limit:<platform>     hash of the whole token: next (when the next
                     call may go out), until, minute -> refusals    11 minutes after the last call; a day past `until`
{workers}:forgetting hash: person who asked to be forgotten -> when a field until that is done;
                                                                    FORGETTING_LIFE after the last one

Times are seconds since the epoch, lives are seconds.
"""

import re
from collections.abc import Mapping
from hashlib import sha256
from zlib import crc32

from bot.retention import Kind, life

PARTITIONS = 64
PERSON_LIFE = life(Kind.PERSON)
TICKET_LIFE = life(Kind.TICKET)
CHAT_LIFE = life(Kind.CHAT)
RESTING_LIFE = life(Kind.RESTING)
SEEN_LIFE = life(Kind.INPUTS)
FINISHED_LIFE = life(Kind.FINISHED)
FINISHED_KEPT = 500  # games under one person or chat
SUMS_LIFE = life(Kind.SUMS)
COUNTED_LIFE = life(Kind.COUNTED)
DAILY_LIFE = life(Kind.DAILY)
DAY_PLAYERS_KEPT = 200  # people in a chat's table of the day
LISTED_LIFE = life(Kind.LOBBY)
LISTED_KEPT = 200  # tables that anybody may find
BUDGET_LIFE = life(Kind.BUDGET)
REVIEWING_LIFE = 30  # seconds without a step, after which whoever computed a review is taken for dead
FORGETTING_LIFE = life(Kind.FORGETTING)

# Of a table so many inputs are remembered, by digests. A platform repeats what it was not told to have arrived:
# Telegram hands over 100 updates at a time, for all chats together. Older presses are stale by decision number anyway.
SEEN_INPUTS = 100
# The last ones stand whole, each with its call's token, by which a call is known that is repeated for a lost reply.
SEEN_KEPT = 16
SEEN_SWEEP = 32  # entries that start a sweep

LISTED = "listed"
DAY_LINES = "daily:lines"
WORKERS = "{workers}:live"
ALIVE = "{workers}:alive"
FORGETTING = "{workers}:forgetting"

# A table has no life of its own while it is live: it comes to an end by itself (`bot.table.ending`).
KINDS: Mapping[str, Kind] = {
    r"person:.+|tables:.+": Kind.PERSON,
    r"ticket:.+": Kind.TICKET,
    r"chat:.+|open:.+|daily:with:.+|daily:lines": Kind.CHAT,
    r"daily:(points|gone|lined):.+": Kind.DAILY,
    r"listed": Kind.LOBBY,
    r"\{p\d\d\}:(table|log|shown|review):.+": Kind.RESTING,
    r"\{p\d\d\}:seen:.+": Kind.INPUTS,
    r"finished:.+|game:.+": Kind.FINISHED,
    r"stats:\{.+\}": Kind.SUMS,
    r"counted:\{.+\}|count:.+": Kind.COUNTED,
    r"limit:.+": Kind.BUDGET,
    r"\{workers\}:forgetting": Kind.FORGETTING,
    r"\{p\d\d\}:(wake|lease|woken)|\{workers\}:(live|alive)|lease:.+": Kind.WORK,
}
"""The kind of data under each key, by what the whole key looks like. `web:…` stands in `adapters.web.storage`."""

OF_A_TABLE = re.compile(r"\{p\d\d\}:(?:table|shown|seen|review):(.+)")


def kind_of(key: str) -> Kind:
    """Return the kind of data under a key. Raises KeyError for a key that is none of ours, or of two kinds."""
    kinds = [kind for pattern, kind in KINDS.items() if re.fullmatch(pattern, key)]
    if len(kinds) != 1:
        raise KeyError(key)
    return kinds[0]


def partition_of(table: str) -> int:
    """Return the partition of a table: the same on every worker and in every release."""
    return crc32(table.encode()) % PARTITIONS


def tag(partition: int) -> str:
    """Return the hash tag of a partition, e.g. `{p07}`."""
    return f"{{p{partition:02d}}}"


def tag_pattern() -> str:
    """Return what the tags of all partitions look like, for a look through all keys."""
    return "{p??}"


def table(table_id: str) -> str:
    """Key of a table's state."""
    return f"{tag(partition_of(table_id))}:table:{table_id}"


def log(table_id: str) -> str:
    """Key of a table's log."""
    return f"{tag(partition_of(table_id))}:log:{table_id}"


def seen(table_id: str) -> str:
    """Key of the inputs applied to a table."""
    return f"{tag(partition_of(table_id))}:seen:{table_id}"


def shown(table_id: str) -> str:
    """Key of a table's surfaces as last shown."""
    return f"{tag(partition_of(table_id))}:shown:{table_id}"


def review(table_id: str) -> str:
    """Key of the reviews of a finished game."""
    return f"{tag(partition_of(table_id))}:review:{table_id}"


def reviewing(table_id: str, seat: int) -> str:
    """Key of how far the review for a seat has come. It goes by itself."""
    return f"limit:review:{table_id}:{seat}"


def wake(partition: int) -> str:
    """Key of a partition's times of attention."""
    return f"{tag(partition)}:wake"


def woken(partition: int) -> str:
    """Channel of a partition's commits."""
    return f"{tag(partition)}:woken"


def partition_lease(partition: int) -> str:
    """Key of a partition's lease."""
    return f"{tag(partition)}:lease"


def lease(name: str) -> str:
    """Key of a named lease."""
    return f"lease:{name}"


def person(person_key: str) -> str:
    """Key of a person's document."""
    return f"person:{person_key}"


def tables(person_key: str) -> str:
    """Key of the live tables a person sits at."""
    return f"tables:{person_key}"


def ticket(person_key: str) -> str:
    """Key of where a person has shown that they belong."""
    return f"ticket:{person_key}"


def chat(chat_key: str) -> str:
    """Key of a chat's document."""
    return f"chat:{chat_key}"


def open_table(chat_key: str) -> str:
    """Key of the table open in a chat."""
    return f"open:{chat_key}"


def finished(person_or_chat_key: str) -> str:
    """Key of the finished games of a person or chat."""
    return f"finished:{person_or_chat_key}"


def game(table_id: str) -> str:
    """Key of a finished game's summary."""
    return f"game:{table_id}"


def stats(person_or_chat_key: str) -> str:
    """Key of the sums of a person's or chat's finished games."""
    return f"stats:{{{person_or_chat_key}}}"


def counted(person_or_chat_key: str) -> str:
    """Key of the games that are in those sums, in one slot with them."""
    return f"counted:{{{person_or_chat_key}}}"


def count(table_id: str) -> str:
    """Key of what a finished game adds to sums."""
    return f"count:{table_id}"


def day_points(date: str, room: str = "") -> str:
    """Key of the points of a deal of the day: those of a room, by the key of its chat, or of all with an account."""
    return f"daily:points:{date}:{room}" if room else f"daily:points:{date}"


def day_gone(date: str) -> str:
    """Key of those whose table of a day was deleted."""
    return f"daily:gone:{date}"


def day_lined(date: str) -> str:
    """Key of the chats that have had their line of a day."""
    return f"daily:lined:{date}"


def day_players(chat_key: str) -> str:
    """Key of who is in a chat's table of the day."""
    return f"daily:with:{chat_key}"


def allowance(what: str, person_or_chat_key: str) -> str:
    """Key of how often somebody has asked for something of late. It names nobody: it may outlive their deletion."""
    return f"limit:asked:{what}:{sha256(person_or_chat_key.encode()).hexdigest()[:20]}"


def limit(platform: str, chat_id: str) -> str:
    """Key of a chat's budgets. Topics of one group share it, as the platform counts the group."""
    return f"limit:{platform}:{chat_id}"


def limit_of_all(platform: str) -> str:
    """Key of the budget of a platform's whole token."""
    return f"limit:{platform}"
