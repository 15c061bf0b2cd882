### Help, commands, privacy.

language-name = English

help-title = Thousand – the card game, in your chat
help-how = In a group, /newgame opens a table: people join, or built-in players take a seat, and Start deals. Your cards come in private; the board in the group shows the rest. In a private chat /newgame is a practice game.
start = Hello! I deal Thousand (Tysiąc) in group chats: add me to a group and type /newgame there. Here in private you get your cards, and /newgame lets you practise against built-in players. /help shows everything.
languages = Which language shall I speak to you?

command-newgame = open a table, e.g. /newgame russian barrel.at=850
command-join = take a seat, or join another chat’s table by its code
command-leave = leave the table
command-addbot = seat a built-in player: easy, normal or hard
command-kick = send somebody away from the table
command-deal = start the game
command-hand = show your cards again, in private
command-score = the score sheet
command-rules = this table’s rules in plain words
command-options = change the rules before the first deal
command-timer = time for a move: off, 30s, 2m, 1d
command-pause = pause the game (by vote)
command-resume = go on after a pause
command-endgame = end the game (by vote)
command-verify = check that the deals are fair
command-history = finished games
command-export = the record of a game as a file
command-language = choose a language
command-privacy = what I remember
command-mydata = show what I remember of you
command-deletemydata = delete what I remember of you
command-help = this page
command-start = say hello

privacy-title = What I remember
privacy =
    • Of you: your id and name on this platform, your language and switches, which tables you sit at, and your finished games.
    • Of a chat: its id, its language, and the rules you kept for it.
    • Of a game: who sat where, the cards, and every move, so that it can go on after a restart and be checked afterwards.
    I read only commands, buttons and answers to me, and keep no other messages. Nothing is passed on. /mydata shows what I know of you, /deletemydata deletes it.

history-title = Finished games
history-none = No finished game yet.
history-game = { $code } · { $preset } · { $scores } ({ $count ->
        [one] { $count } hand
       *[other] { $count } hands
    })
exported = The record of table { $code }: the rules, the packs and every action.
my-data-title = What I remember of you
my-data = { $name }, { $id }; { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
