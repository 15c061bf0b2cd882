### The lobby: the table’s message until the game begins, and the list of open tables.

## The message
## From the top down.

# The first line, in bold. $code: the table’s code, like K7QX2M.
lobby-title = Thousand · table { $code }
# $preset: the rules’ name. $target: the points that win.
lobby-rules = Rules: <b>{ $preset }</b>, to { $target }
# Also the last line of the score sheet. $target: the points that win.
lobby-target = First to { $target } wins.
# A seat with a person. $name: the person.
lobby-chair = • { $name }
# The seat of who typed /newgame and may start the game. $name: the person.
lobby-opener = • { $name } · opener
# A seat with a bot. $name: from bot-name. $level: from level-….
lobby-bot = • { $name } – bot, { $level }
# Under the seats, or under the players of a tournament. $count: how many players it takes before the game can start.
lobby-missing = { $count ->
        [one] { $count } more player needed.
       *[other] { $count } more players needed.
    }
# Instead of lobby-missing once there are enough.
lobby-ready = Ready to start.
# After a game, while the same people gather for the next. $count: who hasn’t pressed “Once more” (button-rematch).
lobby-again =
    Once more – { $count ->
        [one] { $count } person still has
       *[other] { $count } people still have
    } to confirm.
# Where that setting is on.
lobby-draw-seats = Seats will be drawn at the start.
# How people of other chats come in, where somebody has to let them in. $code: the table’s code.
lobby-door-members = From another chat: <code>/join { $code }</code>
# How people of other chats come in, where the code is enough. $code: the table’s code.
lobby-door-link = From another chat: <code>/join { $code }</code>
# Where anyone may come in. $code: the table’s code.
lobby-door-anyone = Open to everyone: <code>/join</code> in a private chat with me shows this table; its code is { $code }.
# For a friend to whom the lobby is passed on. $link: an address.
share-join = Invite a friend: { $link }
# The last line of an invitation that somebody puts into another chat. $link: an address.
share-sit-down = Sit down here: { $link }
# The first line of an invitation that somebody puts into another chat.
inline-join = Come and play Thousand!
# Its second line. $preset: the rules’ name. $target: the points that win.
inline-join-rules = { $preset }, up to { $target }
# How many seats of the table are free. $count: how many.
inline-join-free = Free seats: { $count }
# Above button-let-in and button-turn-away. $name: who wants a seat.
lobby-knock = 🚪 { $name } asks to be let in
# In private, to somebody who asked to be let in and wasn’t. $code: the code of the table or tournament.
lobby-not-let-in = 🚪 You haven’t been let in ({ $code }).
# What is left of the message when nobody started the game.
lobby-closed = This table was closed before the game started. /newgame opens a new one.
# Under the seats; also one of several such lines. $name: to whom the bot can’t write yet.
board-unreachable-lobby = { $name } still has to open a private chat with me.
# After “Start” was pressed, while somebody hasn’t opened the private chat yet.
lobby-starting = ⏳ The game begins within a minute. If you haven’t opened the private chat by then, you’ll play here with numbered buttons.

## Levels of the bots
## From the weakest to the best. They stand in lobby-bot and can be typed after /addbot: one word each, lower case.

level-gentle = gentle
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

## Buttons of the lobby
## A tournament’s page has some of them too.

# Takes a seat.
button-join = Join
# Gives the own seat up.
button-leave = Leave
# Under lobby-knock. $name: who knocks; cut where it is long.
button-let-in = Let { $name } in
# Beside button-let-in: says no to who knocks.
button-turn-away = No
# In the list of open tables, a button for each. $code: the table’s code.
button-join-table = Join { $code }
# A private line to who wants to know. $name: who has opened the table. $place: the group’s title. $preset: the rules’
# name.
call = { $name } has opened a table in “{ $place }”: { $preset }. There are free seats.
# The same where somebody plays in private with bots. $name: who. $place: the group’s title. $preset: the rules’ name.
call-play = { $name } is playing with bots and keeps seats free for “{ $place }”: { $preset }. You’d join from the next hand on.
# Under a call: ends the calls from that group.
button-call-stop = Stop these messages
# The answer to /callme in private; below stands a button for each group.
calls-groups = I’ll write to you when a table is opened in these groups. Press a group to stop that.
# The same for somebody whom no group calls.
calls-none = I don’t write to you about tables in any group yet. Type /callme in a group, and I’ll tell you when a table is opened there.
# A line below. $begin, $end: hours, like 22:00. $zone: a city.
calls-quiet = Not between { $begin } and { $end } ({ $zone }): /callme 23-7 changes the hours, /zone the time zone.
# The same for who has chosen no time zone. $begin, $end: times like 22:00.
calls-quiet-there = Not between { $begin } and { $end }, by each group’s clock; where it has set none, calls come silently. /callme 23-7 changes the hours, /zone sets your own time zone.
# The same without quiet hours.
calls-any = At any hour: /callme 22-8 sets quiet hours.
# After /play.
offer-head = You can play at once. People can take the bots’ seats, from the next hand on.
# A line below, above a button for each group.
offer-tick = Tick a group: I’ll tell everyone there who asked to hear about tables (/callme).
# The same for somebody of whom no group is known.
offer-none = I don’t know any of your groups. To hear about tables, people type /callme in their group.
# A line below, on platforms without links. $code: the table’s code.
offer-code = By code: /join { $code }
# A line of the board of a table that was opened with reliable=on.
lobby-reliable = Only for people who finish at least four out of five games with others, and for newcomers
# The answer to /notwith. $names: people.
notwith-list = I’ll warn you before you sit down with: { $names }. /notwith and the name once more stops that.
# The same with nobody named. Anna is typed as it is.
notwith-none = You haven’t named anyone. /notwith Anna: I’ll warn you before you sit down with Anna. Nobody else will know.
# In private, to who is about to sit down. $names: people.
notwith-warning = At this table: { $names }. You wanted me to warn you.
# Under the warning.
button-join-anyway = Join anyway
# Seats one more bot.
button-add-bot = Add a bot
# Takes the last bot away.
button-remove-bot = Remove a bot
# Opens the menu of rules.
button-options = Options
# Starts the game.
button-start = Start

## Open tables
## The answer to /join in private: tables that anyone may join.

# The heading, in bold.
open-title = Tables anyone can join
# A line of the list. $code: the table’s code. $name: who opened it. $preset: the rules’ name. $seated, $most: seats
# taken and seats in all.
open-table = <code>{ $code }</code> · { $name } · { $preset } · { $seated } of { $most } seats taken
# Instead of the list. “join=anyone” is typed as it is.
open-none = No open table is looking for players right now. A table opened with /newgame join=anyone is listed here.
# Stands wherever a person’s name is not known any more: who had their data deleted.
open-nameless = somebody
