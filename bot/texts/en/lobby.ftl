### The board before the first deal.
### The table's message until the game begins. $code: the table's code. $preset, $help: the rules' name and line of
### help. $target: the points that win. $place: the seat's number. $name: a person, or the bot. $level: one of
### level-…. $count: how many are missing. $seated, $most: seats taken and seats in all. In calls $place is the
### group’s title, $begin and $end are hours, $zone is a time zone; $names are people.

lobby-title = Thousand · table { $code }
lobby-rules = Rules: <b>{ $preset }</b> – { $help }
lobby-target = First to { $target } wins.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (opened the table)
lobby-bot = { $place }. { $name } – bot, { $level }
lobby-missing = { $count ->
        [one] { $count } more player needed.
       *[other] { $count } more players needed.
    }
lobby-ready = Ready to start.
lobby-again =
    Once more – { $count ->
        [one] { $count } person still has
       *[other] { $count } people still have
    } to confirm.
lobby-draw-seats = Seats will be drawn at the start.
lobby-door-members = From another chat: <code>/join { $code }</code>, then you let them in.
lobby-door-link = From another chat: <code>/join { $code }</code>
lobby-door-anyone = Open to everyone: <code>/join</code> in a private chat with me shows this table; its code is { $code }.
lobby-knock = 🚪 { $name } asks to be let in
lobby-closed = This table was closed before the game started. /newgame opens a new one.
board-unreachable-lobby = { $name } still has to open a private chat with me.
lobby-starting = ⏳ The game begins within a minute. If you haven’t opened the private chat by then, you play from here, by numbers.

level-gentle = gentle
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

button-join = Join
button-leave = Leave
button-let-in = Let { $name } in
button-turn-away = No
button-join-table = Join { $code }
call = { $name } has opened a table in “{ $place }”: { $preset }. There are free seats.
button-call-stop = No more calls from there
calls-groups = I call you when a table is opened in these groups. A press on one ends that.
calls-none = No group calls you. Type /callme in a group, and I write to you when a table is opened there.
calls-quiet = Not between { $begin } and { $end } ({ $zone }): /callme 23-7 changes the hours, /zone the time zone.
calls-any = At any hour: /callme 22-8 sets quiet hours.
lobby-reliable = Only for people who play at least four of five games with others to the end, or are new
notwith-list = I warn you before you sit down with: { $names }. /notwith and the name once more ends that.
notwith-none = You have named no one. /notwith Anna: I warn you before you sit down with Anna. Nobody else learns of it.
notwith-warning = At this table: { $names }. You wanted me to warn you.
button-join-anyway = Join anyway
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-options = Options
button-start = Start

open-title = Tables anyone can join
open-table = <code>{ $code }</code> · { $name } · { $preset } · { $seated } of { $most } seats taken
open-none = No open table is looking for players right now. A table opened with /newgame join=anyone is listed here.
open-nameless = someone
