### The command menu, and pages beside the games.

## Commands: a line each
## In the platform’s menu of commands and in /help, after the command’s name. No full stop; on Discord at most 100
## characters. What is typed (barrel.at=850, /score text, 30s) stays as it is; a level’s or language’s name is your
## own.

command-newgame = open a table, e.g. /newgame russian barrel.at=850
command-play = play at once with bots; others can take the bots’ seats
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
# Under a finished game that one looks at in private (/replay).
button-show-hand = Show to the group
# Under a hand that somebody shows in the group: step by step.
button-shown-replay = Replay it here
# Back from a step to the whole hand.
button-shown-story = The whole hand
command-review = what your decisions in a finished game cost, and how good your cards were
command-stats = your games, contracts and rating, or someone’s by name
command-top = the table of this chat’s players; /top month for this month
command-export = the record of a game as a file
command-verify = check that the deals were fair
command-seed = put words of your own into the next shuffle
command-language = choose a language
command-zone = choose a time zone, e.g. /zone Warsaw
command-callme = a private message when a table is opened here; /callme off
command-opentables = let strangers come to this group’s open tables; /opentables off
command-notwith = a warning before you sit down with someone, e.g. /notwith Anna
command-help = this page
command-learn = short lessons for beginners, in private
command-daily = the deal of the day, the same for everyone
command-puzzle = puzzles: find the one right card
command-privacy = what I remember
command-mydata = show what I remember of you
command-deletemydata = delete what I remember of you

## /history and /export
## What was played.

# The heading of /history.
history-title = <b>Finished games</b>
# Instead of the list, or of the numbers of /stats.
history-none = No finished game yet. /newgame opens a table.
# A line of the list. $day: when the game ended; DATETIME writes it in your language. $preset: the rules’ name.
# $hands: how many were played. $players: names with totals, a list. $code: the table’s code.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
# Beside the file that /export sends. $code: the table’s code. $hands: how many hands are in it.
export-caption = The record of table { $code }: { $hands ->
        [one] { $hands } finished hand
       *[other] { $hands } finished hands
    }, with all packs and actions.

## /language
## A question above a button for each language.

# The language’s own name for itself, on its button.
language-name = English
# The question.
language-which = Which language should I use?
# Under the question, in a person’s own language: what ✎ behind some languages’ names means.
language-drafts = ✎ Not fully translated yet: some texts come in another language.
# To /zone, above buttons. $zone: the chat’s time zone. $example: how to type one.
zone-question = Time zone: { $zone }. Pick another one, or type it: { $example }

## /mydata
## Everything that is kept about one person, a line each. Lines without a variable are said only where they are true.

# The first line. $name: the person. $person: their number on the platform.
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): this is what I remember.
# $name: the language’s own name.
mydata-language = Language: { $name }
# The language that Telegram or Discord told me. $name: the language’s own name.
mydata-client = Language of your app: { $name }
# $zone: the time zone that this person chose.
mydata-zone = Time zone: { $zone }
# $words: what stands under it.
mydata-picture = The last picture of a replay that you can put into any chat: { $words }
# $chats: titles of groups.
mydata-callme = Groups that tell you about new tables: { $chats }
# $begin, $end: hours, like 22:00.
mydata-quiet = Quiet hours: { $begin } to { $end }
# The same for a person without quiet hours.
mydata-quiet-none = Messages at any hour
# $names: people.
mydata-notwith = You want a warning before you sit down with: { $names }
# $name: how strangers see this person.
mydata-stranger = Strangers know you as: { $name }
# $on: yes or no, whether the bot may write to this person.
mydata-private = Private chat with me: { $on ->
        [yes] open
       *[no] not open
    }
# “Join” is button-join. $code: the table’s code.
mydata-ticket = That you pressed “Join” for table { $code }, kept for 15 minutes
# $count: how many lessons the person has begun.
mydata-learnt = Lessons: steps done in { $count } of them.
# $count: how many of the short games after the lesson.
mydata-short-games = Short games you’ve won: { $count }
# $who: from own-seen-….
mydata-seen = Who sees your numbers and rating: { $who }
# For whoever has played a game to its end.
mydata-finished = That you’ve finished a game
# $on: yes or no. Tips explain a thing the first times that one meets it; they aren’t hints.
mydata-tips =
    Tips: { $on ->
        [yes] on
       *[no] off
    }
# That the button to add the bot to a group was shown once.
mydata-invited = That I have suggested adding me to a group
# $count: how many things of the game (trump, barrel, talon …) were explained so far.
mydata-explained = Things that tips have explained: { $count }
# $code: the tournament’s code.
mydata-tournament = Your last tournament: { $code }
# Who is an admin of a tournament’s chat may judge there.
mydata-speaks-for = That you judge in a chat as its admin (kept for a while)
# For what has no sentence of its own. $value: as it is stored.
mydata-other = Something only I need: { $value }
# Games and positions kept on the analysis board. $count: how many.
mydata-studies = Kept studies: { $count }
# For a guest of the page, while the link of “Keep it” works.
mydata-handover = That you are handing your games over to an account, kept for ten minutes
# For an account that has opened the link of “Keep it” (button-keep).
mydata-opened = That you opened a guest’s “Keep it” link
# The last line. $count: games in this person’s /history.
mydata-games = { $count ->
        [0] No finished game
        [one] { $count } finished game
       *[other] { $count } finished games
    } in /history. /deletemydata forgets all of this.

## Which of several people of one name is meant

# Asked after a command with a name, above a button for each person.
question-which = Several people have this name. Who is meant?
# One of those buttons. $name: the name with a number. $count: how many games that person has finished.
which-person = { $name } · { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
