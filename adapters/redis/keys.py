"""Every key: its name, its type and its life (from `bot.retention`). No other file builds a key.

A tournament is stored like a table, under a shorter code; so are a deal of the day, as `daily-<date>`, a plan of
evenings, as `plan-<code>`, the calls to a table, as `call-<code>`, a study that somebody keeps, as `study-<code>`,
each person's list of them, as `shelf-<hash of the person>`, what a person has solved, as `solver-<that hash>`, and a
puzzle in a group, as `puzzle-<code>`; a queue of strangers, as `people-<rules>`, and what is known of their conduct, as
`conduct`; and what a guest hands over to an account, as `handover-<code>`.
`<person>` and `<chat>` are the keys of `bot.people`, such as `telegram:42`, `telegram:-100123:7`. What is kept of the
page's guests and rooms (`OF_GUESTS`) lives as long as their rooms, `web:table:<code>`.

table:<id>           hash: version, schema, body (JSON, packed),
                     rules of its game (JSON), tokens of the last
                     calls, digests of the last inputs, resting
                     once forgotten, read: the version last waited
                     for (DURABILITY)                               while live; RESTING_LIFE after `forget`
log:<id>             list: log entries (JSON), oldest first         as the table
shown:<id>           hash: surface -> JSON of how it was last shown as the table
review:<id>          hash: seat -> JSON of the review of the
                     seat's decisions in a finished game            RESTING_LIFE after the last one
seen:<id>            hash: input id -> version made, token of call;
                     the last ones                                  SEEN_LIFE after the last commit
front:<id>           hash: people with the table open in a window,
                     until when that counts, the newest version
                     they have drawn, and whether they have turned
                     to the chat's buttons                          PRESENCE_LIFE after the last sign
wake                 sorted set: document id by time of attention   for ever; an entry until `forget`
lead                 hash: mark of the process that tends, fence,
                     ends, release, when it was last held (led),
                     the newer release that asks for it and until
                     when that counts                               for ever: the fence never goes back
serving              hash: what processes serve (platform …, app …
                     for an origin of windows) -> until when
                     that counts                                    an entry until that end has passed
commits              channel: each id as it is committed, and the
                     mark of the process that committed it
reactions            channel: id, seat and sign of a reaction
lease:<name>         hash: mark of the holder, fence, ends          for ever
person:<person>      hash: field -> JSON                            `life_of` it after it was written, a seat taken, or
                                                                    a game finished; until `forget_person`
tables:<person>      sorted set: live tables by time of sitting     as the person; an entry until it is unlinked
ticket:<person>      string: the table whose home chat the person
                     was seen in, until when that counts (JSON)     TICKET_LIFE
session:<digest>     string: the person signed in to windows under a
                     secret name, and the signed data (JSON)        a day after its last use, SESSION_LIFE at most
sessions:<person>    sorted set: the person's sessions by beginning SESSION_LIFE after the last one began
wish:<person>        string: the code of the table whose window the
                     person has asked for and is about to open      two minutes
forgotten:<digest>   string: when a person asked to be forgotten    an hour: older signed data is refused anyway
sessions-key         string: the key of these digests               for ever
chat:<chat>          hash: field -> JSON                            CHAT_LIFE after it was written, a table opened, or a
                                                                    game finished there; until the chat moves
sat:<chat>           hash: person -> name, who has sat down at a
                     table there                                    CHAT_LIFE after the last one; SAT_KEPT
open:<chat>          string: id of the table open in the chat       CHAT_LIFE; until it is unlinked, or the chat moves
listed               sorted set: tables that anybody may find, by
                     the time they were put there                   LISTED_LIFE after the last one; LISTED_KEPT
finished:<person or chat>  sorted set: finished games by time       FINISHED_LIFE after the last one; FINISHED_KEPT
game:<id>            string: summary of a finished game (JSON)      FINISHED_LIFE
stats:<person or chat>  hash: sums of finished games. Of a
                     person: number -> sum, name, curve, in:<chat>. Of a
                     chat or a month of it (<chat>@2026-11):
                     <person>|number -> sum                         SUMS_LIFE after the last game; until
                                                                    `forget_person`, or the chat moves
daily:points:<date>  sorted set: mark of a player by points         DAILY_LIFE after the last one
daily:points:<date>:<chat>  the same for a room without accounts    as those
daily:contracts:<date>[:<chat>]  hash: mark of a player -> the
                     contract that they played for, 0 as a defender  DAILY_LIFE after the last one
daily:gone:<date>    set: marks of players whose table is deleted   DAILY_LIFE after the last one
daily:lined:<date or month>  set: chats that have had their line    DAILY_LIFE after the last one
daily:line:<date>    hash: chat -> its line, while it may be
                     edited (JSON)                                   DAILY_LIFE after the last one
daily:with:<chat>    hash: person -> name, in the chat's results    CHAT_LIFE after the last one; DAY_PLAYERS_KEPT
callme:<chat>        sorted set: people who want to be called, by
                     the time of their last call                    CHAT_LIFE after it was last read; CALLED_KEPT
daily:lines, daily:months  set: chats that want a line a day, or a
                     month                                          CHAT_LIFE after it was last read
typed:<hash of a message>  hash: hashes of the last command in it and
                     of the input that brought it, and whether it
                     was refused                                    SEEN_LIFE
limit:uses:<what>:<hash of a person or chat>  hash: the moment of
                     an allowance                                   until it is past
limit:place:<hash>   hash: which table has taken one of the few places
                     of a day, e.g. of two people's rated games     BUDGET_LIFE after the last one
limit:<platform>:<chat id>  hash: moments of the budgets, until     until all are past, BUDGET_LIFE at most
limit:review:<id>:<seat>  string: how far a review has come (JSON)  REVIEWING_LIFE after the last step
limit:<platform>     hash of the whole token: next (when the next
                     call may go out), until, minute -> refusals    11 minutes after the last call; a day past `until`
forgetting           hash: person who asked to be forgotten -> when a field until that is done;
                                                                    FORGETTING_LIFE after the last one

Times are seconds since the epoch, lives are seconds.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256

from bot.retention import Kind, life

TICKET_LIFE = life(Kind.TICKET)
PRESENCE_LIFE = life(Kind.PRESENCE)
SESSION_LIFE = life(Kind.SESSION)
CHAT_LIFE = life(Kind.CHAT)
RESTING_LIFE = life(Kind.RESTING)
SEEN_LIFE = life(Kind.INPUTS)
FINISHED_LIFE = life(Kind.FINISHED)
FINISHED_KEPT = 500  # games under one person or chat
SUMS_LIFE = life(Kind.SUMS)
DAILY_LIFE = life(Kind.DAILY)
SAT_KEPT = 1000  # people who have sat down at tables of a chat
DAY_PLAYERS_KEPT = 200  # people in a chat's results of the day
CALLED_KEPT = 500  # people who want to be called from one chat
LISTED_LIFE = life(Kind.LOBBY)
LISTED_KEPT = 200  # tables that anybody may find
BUDGET_LIFE = life(Kind.BUDGET)
REVIEWING_LIFE = 30  # seconds without progress after which the process that computes a review counts as dead
FORGETTING_LIFE = life(Kind.FORGETTING)

# The number of inputs whose digests a table remembers. A platform delivers unconfirmed updates again: Telegram hands
# over 100 at a time, for all chats together. Older presses are refused by their decision number anyway.
SEEN_INPUTS = 100
# The last inputs are stored whole, with the token of the call: a call repeated after a lost reply is known by it.
SEEN_KEPT = 16
SEEN_SWEEP = 32  # number of whole inputs above which the older ones are deleted

LISTED = "listed"
SESSIONS_KEY = "sessions-key"
DAY_LINES, MONTH_LINES = "daily:lines", "daily:months"
FORGETTING = "forgetting"
WAKE = "wake"
LEAD = "lead"
SERVING = "serving"
COMMITS, REACTIONS = "commits", "reactions"  # channels

_PAGE = "web:"  # before the ids of the page's guests and of their rooms
# A live table does not expire: it ends by itself (`bot.table.ending`).
KINDS: Mapping[str, Kind] = {
    rf"(person|tables):(?!{_PAGE}).+": Kind.PERSON,
    rf"(person|tables|chat|sat|open|finished|stats):{_PAGE}.+": Kind.PLAYGROUND,
    r"ticket:.+": Kind.TICKET,
    r"front:.+": Kind.PRESENCE,
    r"session:.+|sessions:.+|wish:.+": Kind.SESSION,
    rf"(chat|sat|open):(?!{_PAGE}).+|callme:.+|daily:with:.+|daily:(lines|months)": Kind.CHAT,
    r"daily:(points|contracts|gone|lined|line):.+": Kind.DAILY,
    r"listed": Kind.LOBBY,
    r"(table|log|shown|review):(?!study-|shelf-|solver-|call-|puzzle-|handover-|conduct$).+": Kind.RESTING,
    r"(table|log|shown|review):(call|puzzle)-.+": Kind.LOBBY,
    r"(table|log|shown|review):conduct": Kind.CONDUCT,
    r"(table|log|shown|review):handover-.+": Kind.HANDOVER,
    r"(table|log|shown|review):(study|shelf|solver)-.+": Kind.STUDY,
    r"seen:.+|typed:.+": Kind.INPUTS,
    rf"finished:(?!{_PAGE}).+|game:.+": Kind.FINISHED,
    rf"stats:(?!{_PAGE}).+": Kind.SUMS,
    r"limit:.+": Kind.BUDGET,
    r"forgetting|forgotten:.+": Kind.FORGETTING,
    r"wake|lead|serving|lease:.+|sessions-key": Kind.WORK,
}
"""The kind of data under each key, by a pattern of the whole key. `web:…` is in `adapters.web.storage`."""

TYPES: Mapping[str, str] = {
    "string": r"(open|game|forgotten|web:file|web:table):.+|web:.+:counter",
    "hash": r"(table|shown|review|seen):.+|(person|chat|sat|stats|typed|daily:(with|contracts|line)):.+|"
    r"forgetting|web:.+:messages",
    "list": r"log:.+",
    "set": r"daily:(lines|months)|daily:(gone|lined):.+",
    "zset": r"(tables|callme|finished|daily:points):.+|listed|web:.+:(changes|nonces)",
}
"""The keys of each type in Redis, by a pattern of the whole key: those that a backup holds."""


def kind_of(key: str) -> Kind:
    """Return the kind of data under a key. Raises KeyError for an unknown key, or one of two kinds."""
    kinds = [kind for pattern, kind in KINDS.items() if re.fullmatch(pattern, key)]
    if len(kinds) != 1:
        raise KeyError(key)
    return kinds[0]


def _named(form: str) -> Callable[[str], str]:
    def key(name: str) -> str:
        return form % name

    return key


table = _named("table:%s")
log = _named("log:%s")
seen = _named("seen:%s")
shown = _named("shown:%s")
review = _named("review:%s")
OF_A_TABLE = (table, log, shown, seen, review)
"""The keys of a table: what it is deleted with."""

front = _named("front:%s")
lease = _named("lease:%s")
callme = _named("callme:%s")
person = _named("person:%s")
tables = _named("tables:%s")
ticket = _named("ticket:%s")
session = _named("session:%s")
sessions = _named("sessions:%s")
wish = _named("wish:%s")
forgotten = _named("forgotten:%s")
chat = _named("chat:%s")
sat = _named("sat:%s")
open_table = _named("open:%s")
finished = _named("finished:%s")
game = _named("game:%s")
stats = _named("stats:%s")
OF_GUESTS = (person, tables, chat, sat, open_table, finished, stats)
"""The keys of a guest of the page, or of a room there, that live as long as somebody visits the room."""

day_gone = _named("daily:gone:%s")
day_lined = _named("daily:lined:%s")
day_line = _named("daily:line:%s")
day_players = _named("daily:with:%s")
limit_of_all = _named("limit:%s")


@lru_cache(1000)
def life_of(key: str) -> int:
    """Return how many seconds a key is kept after it was written."""
    return life(kind_of(key))


def life_at_rest(table_id: str) -> int:
    """Return how many seconds a document is kept once nothing tends it."""
    return life(kind_of(table(table_id)))


def day_points(date: str, room: str = "") -> str:
    """Key of the points of a deal of the day: those of a room (its chat's key), or of all people with an account."""
    return f"daily:points:{date}:{room}" if room else f"daily:points:{date}"


def day_contracts(date: str, room: str = "") -> str:
    """Key of the contracts that people have played for on a day, like `day_points`."""
    return f"daily:contracts:{date}:{room}" if room else f"daily:contracts:{date}"


def reviewing(table_id: str, seat: int) -> str:
    """Key of the progress of the review for a seat."""
    return f"limit:review:{table_id}:{seat}"


def allowance(what: str, person_or_chat_key: str) -> str:
    """Key of the recent requests of a person or chat. It contains a hash, since it may outlive their deletion."""
    return f"limit:uses:{what}:{sha256(person_or_chat_key.encode()).hexdigest()[:20]}"


def typed(message: str) -> str:
    """Key of the last command in a message. It contains a hash, since a private chat's messages name a person."""
    return f"typed:{sha256(message.encode()).hexdigest()[:20]}"


def place(what: str) -> str:
    """Key of the limited places of something. It contains a hash, since `what` may name people."""
    return f"limit:place:{sha256(what.encode()).hexdigest()[:20]}"


def limit(platform: str, chat_id: str) -> str:
    """Key of a chat's budgets. Topics of one group share it, as the platform counts the group."""
    return f"limit:{platform}:{chat_id}"
