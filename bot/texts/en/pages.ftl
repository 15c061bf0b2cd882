### The command menu, and pages beside the games.

command-newgame = open a table; in private: a practice game
command-join = take a seat, or join a table by its code
command-leave = leave the table
command-addbot = seat a built-in player (easy, normal, hard)
command-kick = send somebody away from the lobby
command-deal = start the game
command-hand = show my cards again, in private
command-score = the score sheet
command-rules = the rules of this table
command-options = change the rules before the first deal
command-timer = time for a move: off, 30s, 2m, 1d
command-pause = pause the game
command-resume = go on with a paused game
command-endgame = end the game
command-history = finished games
command-export = the record file of a game
command-verify = check that the deals were fair
command-language = choose my language
command-help = what I can do
command-privacy = what I remember
command-mydata = everything I remember of you
command-deletemydata = forget me

history-title = <b>Finished games</b>
history-none = No finished game yet. /newgame opens a table.
history-game = { $day } · { $preset } · { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }: { $players } · <code>/export { $code }</code>
export-caption = The record of table { $code }: { $hands ->
        [one] { $hands } finished deal
       *[other] { $hands } finished deals
    }, with all packs and actions.
language-name = English
language-which = Which language shall I speak with you?
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): this is what I remember.
mydata-games = { $count ->
        [0] No finished game
        [one] { $count } finished game
       *[other] { $count } finished games
    } in /history. /deletemydata forgets all of this.
glance-not-looked = You have not looked at your cards yet.
glance-empty = You hold no cards now.
peek = { $trick } – taken by { $winner }
