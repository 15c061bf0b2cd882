### The board before the first deal.
### The table's message until the game begins. $code: the table's code. $preset, $help: the rules' name and line of
### help. $target: the points that win. $place: the seat's number. $name: a person, or the bot. $level: one of
### level-…. $count: how many are missing. $seated, $most: seats taken and seats in all.

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
# For a friend to whom the lobby is passed on. $link: an address.
share-join = Invite a friend: { $link }
# The last line of an invitation that somebody puts into another chat. $link: an address.
share-sit-down = Sit down here: { $link }
# An invitation that somebody puts into another chat. $preset: the rules' name. $target: the points that win.
inline-join = Come and play Thousand!
inline-join-rules = { $preset }, up to { $target }
# How many seats of the table are free. $count: how many.
inline-join-free = Free seats: { $count }
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
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-options = Options
button-start = Start

open-title = Tables anyone can join
open-table = <code>{ $code }</code> · { $name } · { $preset } · { $seated } of { $most } seats taken
open-none = No open table is looking for players right now. A table opened with /newgame join=anyone is listed here.
open-nameless = someone
