### The command menu, and pages beside the games.
### The commands' lines stand in the platform's menu and in /help; then answers to /history, /export, /language and
### /mydata. $day: when the game ended. $preset: the rules' name. $hands: how many. $players: names with totals.
### $code: a table's or a tournament's code. $name: a person, or a language. $person: the id on the platform. $on:
### whether it is open. $count: how many. $value: a word as it is stored.

command-newgame = open a table, e.g. /newgame russian barrel.at=850
command-join = take a seat, or join another chat’s table by its code
command-tournament = open a tournament, or show one by its code
command-standings = the standings of the tournament, and all results
command-judge = the judges’ desk, in private
command-leave = leave the table
command-addbot = seat a bot: gentle, easy, normal, hard or expert
command-kick = remove someone from the table
command-deal = start the game
command-hand = show your cards again, in private
command-score = the score sheet; /score text in plain sentences
command-rules = this table’s rules in plain words
command-options = change the rules before the first deal
command-timer = time for a move: off, 30s, 2m, 1d
command-pause = pause the game (by vote)
command-resume = go on after a pause
command-endgame = end the game (by vote)
command-history = finished games
command-replay = a finished game step by step, with all cards
# A hand of a finished game that somebody shows in the group. $name: who shows it. $hand: its number. $code: the table's.
shown-title = { $name } shows hand { $hand } of { $code }
# Buttons of a finished game that is looked at again.
button-show-hand = Show the group this hand
button-shown-replay = Replay it here
button-shown-story = The whole hand
command-review = what your decisions in a finished game cost, and how good your cards were
command-stats = your games, contracts and rating, or someone’s by name
command-top = the table of this chat’s players
command-export = the record of a game as a file
command-verify = check that the deals were fair
command-seed = put words of your own into the next shuffle
command-language = choose a language
command-help = this page
command-learn = one hand with explanations, in private
command-daily = the deal of the day, the same for everyone
command-privacy = what I remember
command-mydata = show what I remember of you
command-deletemydata = delete what I remember of you

history-title = <b>Finished games</b>
history-none = No finished game yet. /newgame opens a table.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = The record of table { $code }: { $hands ->
        [one] { $hands } finished hand
       *[other] { $hands } finished hands
    }, with all packs and actions.
language-name = English
language-which = Which language should I use?
language-drafts = ✎ Not fully translated yet: some texts come in another language.
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): this is what I remember.
mydata-language = Language: { $name }
mydata-private = Private chat with me: { $on ->
        [yes] open
       *[no] not open
    }
mydata-ticket = That you pressed “Join” for table { $code }, kept for 15 minutes
mydata-short-games = Short games you’ve won: { $count }
mydata-tips =
    Tips: { $on ->
        [yes] on
       *[no] off
    }
mydata-explained = Concepts of the game that tips have explained: { $count }
mydata-tournament = Your last tournament: { $code }
mydata-speaks-for = That you judge in a chat as its admin (kept for a while)
mydata-other = Something only I need: { $value }
mydata-games = { $count ->
        [0] No finished game
        [one] { $count } finished game
       *[other] { $count } finished games
    } in /history. /deletemydata forgets all of this.
