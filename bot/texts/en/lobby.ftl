### The board before the first deal.

lobby-title = Thousand · table { $code }
lobby-rules = Rules: <b>{ $preset }</b> – { $help }
lobby-target = Played to { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (opened the table)
lobby-bot = { $place }. { $name } – built-in player, { $level }
lobby-missing = { $count ->
        [one] { $count } more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-ready = Ready to start.
lobby-draw-seats = Seats are drawn at the start.
lobby-elsewhere = To join from another chat: <code>/join { $code }</code>
lobby-closed = This table was closed before a game began. /newgame opens a new one.
board-unreachable-lobby = { $name } still has to open a private chat with me.

level-easy = easy
level-normal = normal
level-hard = hard

button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-options = Options
button-start = Start
