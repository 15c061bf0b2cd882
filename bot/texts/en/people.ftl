### Play with people: games among strangers, in private chats. A bot seats them; nobody is in charge.

## The page
## Where people wait for others, and choose what strangers call them.

# The name of the whole thing, on a button and in the list of /callme.
button-people = Play with people
# What it is.
people-how = You’re seated with others who want a game. After 20 seconds bots fill the free seats, and people who come later take them. Nobody knows you here but by the name you choose.
# While the reader waits. $preset: the rules’ name.
people-wait = You’re waiting for { $preset }. Within 20 seconds you play.
# In place of people-wait, once the reader has a seat. $preset: the rules’ name.
people-found = You play { $preset } now: the table is below.
# A line for each kind of rules. $preset: its name. $waiting, $playing: people-waiting and people-playing.
people-line = { $preset }: { $waiting }, { $playing }
# In people-line. $many: none, few (they are not counted) or many. $count: how many wait.
people-waiting = { $many ->
        [none] nobody waits yet
        [few] somebody waits
       *[many] { $count } wait
    }
# In people-line. $many: none, few (they are not counted) or many. $count: how many play.
people-playing = { $many ->
        [none] nobody plays
        [few] somebody plays
       *[many] { $count } play
    }
# $name: how strangers see the reader, with a small picture of a face.
people-name = Strangers see you as { $name }
# On the page, while its reader waits.
button-people-quit = Stop waiting
# On the page and in the greeting, to the game that the reader plays.
button-people-game = ▶ Back to your game
# On the page, with a tick while it is on. The bounds of /callme hold: quiet hours, three messages a day.
button-people-tick = Tell me when somebody waits
# On the page, to the choice of both.
button-people-name = Name and face
# On the page, to the list of tables.
button-people-tables = Open tables
# The page of names. “/play name” is typed.
people-name-ask = What name do strangers see? Press a name or a face, or type /play name and a name of your own. They see nothing else of you.
# A private message for which button-people-tick has asked. $preset: the rules’ name.
call-people = Somebody plays { $preset } with bots and waits for people.

## The list of open tables
## A line with its buttons for each.

# $number: the table’s number in the list. $preset: the rules’ name. $seated, $most: people, and seats. $hand: the hand’s number. $totals: points by seat. $ratings: hundreds, or a dash.
people-table = { $number }. { $preset }: { $seated } of { $most } seats · hand { $hand } · { $totals } · rating { $ratings }
# In place of the list.
people-no-tables = No open table has a seat right now.
button-people-sit = Sit down
button-people-watch = Watch

## At the table
## On the board, and on the page that opens below a hand.

# The first line of the board.
people-head = <i>Play with people · 30 seconds a move, and two minutes in reserve</i>
# On the board while somebody’s move takes longer than 30 seconds. $name: the player. $time: what was left of the reserve
# when it began to run, like “1:30”.
board-reserve = { $name } draws on the reserve: { $time } at most
# Below it, where somebody without an account sits.
people-guests = <i>Not rated: a guest plays.</i>
# Opens the page.
button-people-menu = 💬 Say something, mute, report
# On the board of somebody who sits alone, with button-people-move. $count: how many people sit at the other table.
people-offer = { $count ->
        [1] You’re not the only one alone with bots: if you both press, you play together.
       *[other] At another table { $count } people have a free seat. You can move there.
    } This game then ends and doesn’t count.
# In place of people-offer, once the reader has pressed it and the other table’s player, who is alone too, has not. Also
# the answer to such a press of one of two people who sit together.
people-offer-agreed = You move as soon as the other player presses too.
# On the board of people who sit together, with button-people-move, if all of them could move to other tables.
# $agreed: how many of them have pressed it. $people: how many they are; always two or more.
people-offer-all = Other tables have free seats: if all of you press, you move there, perhaps apart. This game then ends and doesn’t count. Pressed: { $agreed } of { $people }.
# The page.
people-menu = Say it to the table, or choose what to do about a player. Nobody learns that you mute, avoid or report them.
# The page, for somebody who sits alone with bots.
people-alone = You’re alone with bots. People who come take their seats. You may also move to others when there are any: this game then ends and doesn’t count.
# What can be said: each is a button, and stands in history-phrase.
phrase-1 = Hello!
phrase-2 = Good luck!
phrase-3 = Well played!
phrase-4 = Thanks!
phrase-5 = Oops!
phrase-6 = One moment, please
phrase-7 = That was close!
phrase-8 = Bye, it was fun!
# $name: a player.
button-people-mute = Mute { $name }
# $name: a player.
button-people-hear = Unmute { $name }
# $name: a player.
button-people-not-again = Not again with { $name }
# $name: a player.
button-people-report = Report { $name }
# The question before a report. $name: the player.
people-report = What’s wrong with { $name }? The operator reads it.
# A reason for a report.
report-name = The name
# A reason for a report.
report-stalling = Plays for time
# A reason for a report.
report-together = Two play into each other’s hands
# A reason for a report.
report-leaving = Spoils the game
# For somebody who sits alone, or with whom others could move too.
button-people-move = Move to other people
# For somebody who has asked to move.
button-people-stay = Stay here after all
# The end of a game.
people-next = The next game begins in 15 seconds with all who stay.
# The end of a game: begins at once if all press it.
button-people-ready = Again with these people
# The end of a game: the next one is a whole one if all press it.
button-people-whole = Play on to 1,000
# The end of a game.
button-people-out = Leave
