### Tournaments: the page, the standings, the judges' desk, and what is said about them.

## The page while people join
## A message in the tournament’s chat, from the top down.

# The heading, in bold. $name: the tournament’s. $code: its code.
tournament-title = 🏆 { $name } · { $code }
# The name of a tournament that nobody gave one.
tournament-nameless = Tournament
# $preset: the rules’ name. $size: players at a table.
tournament-rules = { $preset }, tables of { $size }
# Below, above two buttons, where the chat’s tables begin with other rules. $usual, $kept: names of presets.
tournament-which-rules = ❓ By which rules? { $usual } is usual at tournaments; this chat has kept { $kept }. The organiser chooses.
# Beside a button with the name of the usual rules. $preset: the name of the preset that the chat has kept.
button-kept-rules = { $preset } (kept here)
# Also a button of the settings. $count: how many.
tournament-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# Instead of a number.
tournament-rounds-auto = Rounds: as many as the players need, at least 3
# Where games don’t go on until somebody wins. $count: how many hands.
tournament-end-hands = { $count ->
        [one] Each game ends after { $count } hand
       *[other] Each game ends after { $count } hands
    }
# Where each round takes a fixed time. $count: minutes.
tournament-end-minutes = Each round takes { $count } min: the hand in play is finished, then the totals count
# $points: for the first, second and third place, like “3, 1, 0”. $time: from time-seconds or time-minutes.
tournament-points = Points by place: { $points } · time for a move: { $time }
# Where the number of people doesn’t fill all tables.
tournament-fillers = Bots fill the empty seats
# Instead of tournament-fillers.
tournament-bye = If the numbers don’t fit, someone sits out and gets second-place points
# $platform: telegram or discord, which call it a topic or a thread.
tournament-threads = { $platform ->
        [telegram] Each table has a topic of its own in this chat
       *[other] Each table has a thread of its own in this chat
    }
# $name: who opened the tournament.
tournament-organiser = Organiser and head judge: { $name }
# $names: the other judges, a list.
tournament-judges = Judges: { $names }
# $count: how many. $names: a list, perhaps cut.
tournament-joined = { $count ->
        [0] Nobody has joined yet
        [one] { $count } player: { $names }
       *[other] { $count } players: { $names }
    }
# Above button-let-in and button-turn-away. $name: who wants to play.
tournament-knock = 🚪 { $name } asks to be let in
# $code: the tournament’s.
tournament-door-members = From another chat: <code>/tournament { $code }</code>, then the organiser lets you in.
# $code: the tournament’s.
tournament-door-link = From another chat: <code>/tournament { $code }</code>
# $code: the tournament’s.
tournament-door-anyone = Open to everyone: <code>/tournament { $code }</code>
# The last line of this message once the first round is drawn.
tournament-began = The tournament has begun: its page is below.
# Instead of the whole message. $name: the tournament’s.
tournament-cancelled = The tournament “{ $name }” has been called off.

## The lot
## Who plays with whom is drawn by lot. The draw has a seal like a deal’s: see proof.ftl.

# $round: the round’s number. $lot: the seal of the draw, hexadecimal. $deals: the seal of the first hands’ cards.
lot-sealed = Seals of round { $round }: draw <code>{ $lot }</code>, first hands <code>{ $deals }</code>
# $names: the people who have added words, a list.
lot-words = Words in the next draw: { $names }
# Where the server made new seals after people had typed words. $round: its number. $names: a list.
lot-words-again = Round { $round } is sealed anew, so earlier words don’t count. Type yours again with /seed: { $names }
# $seal: as it has to be typed; “any words” is for the reader to replace.
lot-add-words = Add words of your own to the next draw: <code>/seed { $seal } any words</code>
# $round: the round’s number. $secret: what its seal was made of.
lot-opened = Seal of the draw of round { $round } opened: <code>{ $secret }</code>
# $round: the round’s number. $secret: what the seal of the first hands was made of.
deals-opened = Seal of round { $round }’s first hands opened: <code>{ $secret }</code>
# In /verify at a tournament’s table. $hand: the hand’s number. $code: the tournament’s.
verify-lot = Hand { $hand } comes from the draw of tournament { $code }. The tournament’s record opens its seal (/export { $code }).

## A round
## The page while tables play, and marks on the tables’ own boards.

# The first line of each tournament table’s board. $title: the tournament’s name. $round: the round’s number. $table:
# the table’s.
entry-head = 🏆 { $title } · round { $round } · table { $table }
# At the end of a tournament’s game, above button-standings. $round: the round’s number.
over-tournament = That was round { $round } at this table. The standings show points and places.
# The name of a table’s topic or thread. $round: the round’s number. $table: the table’s. $names: its players, cut to
# fit.
thread-title = Round { $round } · table { $table }: { $names }
# The heading. $name: the tournament’s. $round, $rounds: which round of how many.
round-title = 🏆 { $name } · round { $round } of { $rounds }
# $done, $tables: how many tables of how many.
round-done = Tables done: { $done } of { $tables }
# A line for each table. $table: its number. $players: names with totals. $hand: which hand is played.
page-table = <b>{ $table }.</b> { $players } · hand { $hand }
# The same for a table that has ended. $table: its number. $players: names with totals.
page-table-done = <b>{ $table }.</b> ✓ { $players }
# The same before the deal. $table: its number. $players: names.
page-table-waits = <b>{ $table }.</b> { $players } · about to begin
# The same for a paused table. $table: its number. $players: names with totals.
page-table-paused = <b>{ $table }.</b> { $players } · paused
# Where a list is too long for one message. $page, $pages: which page of how many.
page-of = Page { $page } of { $pages }
# Under the tables. $count: how many aren’t shown.
round-more-tables = { $count ->
        [one] … and { $count } more table
       *[other] … and { $count } more tables
    }
# In the list of decisions. $table: the table’s number. $ruling: the sentence ruling-by.
round-ruling = ⚖️ Table { $table }: { $ruling }
# A decision that waits for somebody else. $judge: who proposes. $number: the proposal’s. $what: one of desk-act-….
# $reason: from judge-reason-….
round-proposal = ⚖️ Proposal { $number } of { $judge }, who is playing: { $what } – { $reason }. Another judge, or an admin of this chat who isn’t playing, confirms it with /judge.
# Above the first few of the standings, in italics.
round-standings = Standings
# One of these. $place: 1, 2 and so on. $name: the player. $points: tournament points.
round-standing = { $place }. { $name } { $points }
# $tables: numbers of tables, a list.
round-no-judge = ⚖️ Every judge is playing at these tables: { $tables }. An admin of this chat judges there, with /judge.
# The page of the tournament in a browser. $round, $rounds: which round of how many.
face-round = Round { $round } of { $rounds }
# To the organiser, above button-start, once enough people have joined.
face-start-own = Start when everyone is here.
# To the others, while people join. $name: the organiser.
face-start-other = { $name } starts the first round.
# While tables play. $round: the next one’s number. $count: how many tables are not done. $tables: their numbers, a list.
face-next-after = Round { $round } begins when { $count ->
        [one] table { $tables } is
       *[other] tables { $tables } are
    } done.
# The same in the last round. $count: how many tables are not done. $tables: their numbers, a list.
face-last-after = The final standings come when { $count ->
        [one] table { $tables } is
       *[other] tables { $tables } are
    } done.
# Between two rounds, before the seconds that are left. $round: the next one’s number.
face-next-soon = Round { $round } begins soon
# At the end. $count: how many share the first place. $names: who, a list.
face-won = { $count ->
        [one] { $names } wins the tournament
       *[other] { $names } share the first place
    }
# A decision that waits for somebody else. $judge: who proposes. $what: one of desk-act-…. $reason: from judge-reason-….
face-proposal = Proposed by { $judge }, who is playing: { $what } – { $reason }. Another judge has to confirm it.
# $tables: numbers of tables, a list.
face-no-judge = Every judge is playing at these tables: { $tables }. An admin of this chat judges there.
# $platform: telegram or discord. “Topics” is Telegram’s own word in a group’s settings.
threads-no-forum = { $platform ->
        [telegram] 🧵 No topics for the tables: this group doesn’t use them. You can switch Topics on in its settings; the next round tries again.
       *[other] 🧵 No threads for the tables: only text channels have them.
    }
# $platform: telegram or discord. The names in quotes are the platforms’ own words for these rights.
threads-no-rights = { $platform ->
        [telegram] 🧵 No topics for the tables: I need the admin right “Manage Topics”. The next round tries again.
       *[other] 🧵 No threads for the tables: I need the permission “Create Public Threads”. The next round tries again.
    }
# $platform: telegram or discord.
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram didn’t let me open topics for the tables. The games go on without them; the next round tries again.
       *[other] 🧵 Discord didn’t let me open threads for the tables. The games go on without them; the next round tries again.
    }

## One’s own result
## In private, when a player’s game is over, under entry-head.

# $place: 1, 2 and so on. $seats: players at the table. $points: tournament points.
own-result = Your place at this table: { $place } of { $seats } · points: { $points }
# Instead of own-result, where a bot made all moves.
own-result-none = No points for this game: you made no move in it.
# The next line. $over: “yes” after the last table of the round. $round: its number. $place: 1, 2 and so on. $count: how
# many people play. $points: tournament points so far.
own-standing = { $over ->
        [yes] Standings after round { $round }
       *[no] Standings so far
    }: place { $place } of { $count } · points: { $points }
# The last line, while other tables still play. $round: the next one’s number.
own-next = Round { $round } is drawn when the last table is done.
# The same in the last round.
own-last = The final standings come when the last table is done.
# The last line after the last round.
own-over = The tournament is over.

## Calling a judge

# Under a player’s cards: says who judges the table.
button-judge = ⚖️ Judge
# The answer to button-judge, and to /judge from a player. $table: the table’s number. $names: the judges, a list.
judge-call = ⚖️ Judges of table { $table }: { $names }. Write to them, or in the tournament’s chat. They can annul the hand in play or take points from a player.
# The same where all judges sit at that table. $table: the table’s number.
judge-call-nobody = ⚖️ Every judge plays at table { $table }. Ask in the tournament’s chat: an admin there who isn’t playing may judge.
# A line of a round’s page. $names: the judges, a list.
round-judges = ⚖️ Judges: { $names } · /judge says who judges your table.

## What judges have decided
## In the tournament’s page, on the board and in the score sheet.

# The beginning of ruling-by. $hand: the hand’s number.
ruling-annulled = Hand { $hand } is annulled
# The beginning of ruling-by. $name: who. $points: how many. $hand: the hand’s number.
ruling-fined = { $name } loses { $points } in hand { $hand }
# The same between two hands. $name: who. $points: how many.
ruling-fined-held = { $name } will lose { $points } when the next hand is dealt
# $ruling: one of the three above. $judge: who decided. $reason: from judge-reason-….
ruling-by = { $ruling } – { $judge }: { $reason }
# $number: the penalty’s. $name: who. $judge: who decided. $reason: from judge-reason-….
penalty-disqualify = ⚖️ { $number }: { $name } is disqualified – { $judge }: { $reason }
# The same, taken back: keep the tags <s>…</s>. $number: the penalty’s. $name: who. $judge: who decided. $reason: from
# judge-reason-….
penalty-disqualify-back = <s>{ $number }: { $name } is disqualified – { $judge }: { $reason }</s> taken back

## Standings and results
## /standings, the message after each round, and pictures.

# The heading. $name: the tournament’s. $round: after which round; 0 before the first.
standings-title = { $round ->
        [0] { $name } · before round 1
       *[other] { $name } · standings after round { $round }
    }
# Instead of standings-title. $name: the tournament’s. $round: its number.
standings-in-round = { $name } · standings while round { $round } is played
# Instead of standings-title. $name: the tournament’s. $round: how many rounds there were.
standings-final = 🏆 { $name } · final standings after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
# Instead of the table.
standings-empty = Nobody is playing yet.
# Under the table: what its columns are, in the order column-points, column-taken, column-buchholz, column-totals,
# column-firsts. × stands behind a name.
standings-columns = Points, game points taken off by judges, points of all opponents met, sum of game totals, first places. × no longer plays.
# The last line. $round: the next one’s number. $seconds: how long until then.
standings-next = Round { $round } is drawn in { $seconds } s.
# The last line. $round: the next one’s number.
standings-waits = Round { $round } is drawn when the organiser starts it.
# A line of the standings as a file. $place: 1, 2 and so on. $name: the player. $points: tournament points. $buchholz:
# the points of all opponents. $totals: the sum of game totals. $firsts: how often first.
standings-line = { $place }. { $name }: points { $points }, opponents { $buchholz }, totals { $totals }, first places { $firsts }
# Head of a narrow column, three or four letters: points.
column-points = Pts
# Head of a narrow column: game points taken off by judges.
column-taken = Jdg
# Head of a narrow column: points of all opponents met.
column-buchholz = Opp
# Head of a narrow column: sum of game totals.
column-totals = Sum
# Head of a narrow column: first places.
column-firsts = 1st
# The heading of a round’s results. $name: the tournament’s. $round: the round’s number.
results-title = { $name } · results of round { $round }
# The heading of the table of all results. $name: the tournament’s. $round: the last round in it.
results-title-all = { $name } · results after round { $round }
# Under the table of all results: how to read it.
results-cells = For each round: the points, and below them the total of the game. Gold: first place. –: no points, because the player wasn’t there. …: still playing.
# A line for each table. $table: its number. $players: names with totals and points.
results-table = <b>{ $table }.</b> { $players }
# The same for a table that still plays. $table: its number. $players: a list.
results-open = <b>{ $table }.</b> { $players } · still playing
# $name: who had no table in this round.
results-bye = { $name } sits out
# Under a table’s line. $hand: the hand’s number. $judge: who decided. $reason: from judge-reason-….
results-annul = ⚖️ Hand { $hand } annulled – { $judge }: { $reason }
# Under a table’s line. $name: who. $points: how many. $hand: the hand’s number. $judge: who decided. $reason: from
# judge-reason-….
results-penalty = ⚖️ { $name } lost { $points } in hand { $hand } – { $judge }: { $reason }
# Beside a file of /export. $code: the tournament’s.
export-tournament-record = The record of tournament { $code }. Check it: python -m engine tournament FILE
# Follows export-tournament-record, where the file would be too large. $games, $tables: how many games of how many.
export-tournament-games = It holds the first { $games } games of { $tables }; each of the others comes with /export and the code of its table.
# Beside a file of /export. $code: the tournament’s.
export-tournament-csv = The results of tournament { $code } for a spreadsheet
# Beside a file of /export. $code: the tournament’s.
export-tournament-text = The standings of tournament { $code }, to be pinned

## Buttons
## Under the page, the settings and the desk: at most 19 letters or so where two stand in a row.

# Under the page: opens the settings.
button-settings = Settings
# Shows a player their cards.
button-my-table = My table
# Shows the standings.
button-standings = Standings
# Shows the tables that the page has no room for.
button-more-tables = More tables
# For the organiser: draws the next round.
button-next-round = Next round
# Shows this round’s results.
button-results = Results
# Shows all rounds in one table.
button-table-of-results = Table of results
# Under start-nobody-judges: starts without another judge.
button-start-as-it-is = Start now
# Shows a round’s results. $round: its number.
button-round = Round { $round }
# Shows the present state of a copy that doesn’t change by itself.
button-refresh = Refresh
# Under withdraw-sure.
button-withdraw = Yes, withdraw
# Under desk-sure.
button-yes = Yes
# Under desk-sure.
button-no = No
# The hand counts for nobody and is dealt again.
button-annul = Annul the hand
# Takes points off a player in this hand.
button-fine = Fine
# Both of these.
button-annul-fine = Annul and fine
# Pauses one table.
button-desk-pause = Pause
# Ends that pause.
button-desk-resume = Go on
# Changes how long a move may take.
button-clock = Time for a move
# A bot plays for a player until they are back; who is asked next.
button-stand-in = Bot for …
# Ends one table’s game, and its totals count.
button-end-game = End the game
# The player is out of the tournament.
button-disqualify = Disqualify
# To the list of penalties.
button-desk-penalties = Penalties
# $number: the penalty’s.
button-take-back = Take { $number } back
# To the decisions that wait for somebody else.
button-desk-proposals = Proposals
# $number: the proposal’s.
button-confirm = Confirm { $number }
# $name: who shall be a judge.
button-appoint = Appoint { $name }
# Shows what else can be typed at the desk.
button-desk-typed = What can be typed
# To the list of who may become a judge.
button-desk-appoint = Appoint a judge
# On the page of a tournament, for who isn’t playing there: the organiser sees it as an offer to be a judge.
button-offer-to-judge = I’d like to judge
# Ends the tournament for good.
button-cancel-tournament = Call the tournament off

## Settings
## Under the button Settings: a button for each value that can be chosen, the present one in colour. At most 19
## letters or so.

# The heading. $name: the tournament’s.
settings-title = { $name } · settings
# To the organiser, once, after “Start”, or under tournament-reminder; judge-volunteers follows.
start-nobody-judges = You’re playing too, and there’s no other judge. Appoint someone, or start: then an admin who isn’t playing judges your table.
# Under the heading; what is typed is an example.
settings-typed = Type everything else in the tournament’s chat: <code>/tournament barrel.at=850 points=3,1,0</code>
# As many rounds as the number of players needs.
settings-rounds-auto = Rounds: auto
# $count: players at a table.
settings-table = Tables of { $count }
# Each game goes on until somebody wins.
settings-end-game = Whole games
# Each game ends after this many hands. $count: how many.
settings-end-hands = { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
# Each round takes this long. $count: minutes.
settings-end-minutes = { $count } min
# Where players are left over, one has no table in a round.
settings-bye-on = Someone sits out
# Where players are left over, bots join them.
settings-bye-off = Bots fill seats
# $time: how long a move may take, from time-seconds or time-minutes.
settings-move = Move: { $time }
# $time: how long between two rounds, from time-seconds or time-minutes.
settings-pause = Pause: { $time }
# The organiser starts each round by a button.
settings-pause-off = I start each round
# Who may join: people of this chat.
settings-join-members = Members
# Who may join: those who have the code.
settings-join-link = Anyone with the code
# Who may join.
settings-join-anyone = Anyone
# $platform: telegram or discord.
settings-threads-off = { $platform ->
        [telegram] No topics
       *[other] No threads
    }
# $platform: telegram or discord.
settings-threads-on = { $platform ->
        [telegram] A topic for each table
       *[other] A thread for each table
    }
# A span after a colon or before a full stop. $count: how many.
time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# A span after a colon or before a full stop. $count: how many.
time-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# Under one’s own cards, once a bot plays on.
hand-withdrawn = You’ve withdrawn from the tournament: a bot plays on for you here.
# Above button-withdraw. $name: the tournament’s.
withdraw-sure = Withdraw from “{ $name }” for good? A bot plays on at your table, and you keep your points so far.

## The judges' desk
## In private, for judges: a list of tables, then what can be decided there.

# The heading. $name: the tournament’s. $round: the round’s number; 0 before the first.
desk-title = { $round ->
        [0] ⚖️ { $name } · before round 1
       *[other] ⚖️ { $name } · round { $round }
    }
# Under the heading. What is typed stays as it is, but for names: take some usual among your readers. The dots stand
# for the remark.
desk-typed = With your own remark, type: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
# To who isn’t a judge but an admin of the chat, and doesn’t play.
desk-admin = You’re an admin of the tournament’s chat and not playing: you can appoint judges, and you judge the tables where every judge plays.
# Above the list of penalties.
desk-penalties = Penalties in the tournament:
# Above the list of decisions that wait for somebody else.
desk-proposals = Proposed, and not confirmed yet:
# Above a button for each player. $table: the table’s number.
desk-which-player = Table { $table }: who?
# Above a button for each person who may become a judge; judge-volunteers follows, or judge-volunteers-page.
desk-appointing = Who else should judge? Nobody judges their own table.
# After both, to who reads it in a chat. /judge offer stays as it is.
judge-volunteers = Volunteers type /judge offer in the tournament’s chat.
# The same, to who reads it on a page: its button is button-offer-to-judge.
judge-volunteers-page = Volunteers press “I’d like to judge” on the tournament’s page.
# Above some numbers. $table: the table’s number.
desk-which-fine = Table { $table }: how many game points?
# Above some times. $table: the table’s number.
desk-which-clock = Table { $table }: how long may a move take?
# Above a button for each reason.
desk-which-reason = Why?
# After it, where no line to type in stands below.
desk-remark-typed = (You can add a remark afterwards: <code>/judge reason …</code>)
# A reason: on a button, and behind a decision for all to read. Cards were dealt or played wrongly; nobody is to
# blame.
judge-reason-mistake = A mistake in dealing or play
# A reason: on a button, and behind a decision with the player’s name for all to read.
judge-reason-unintended = Rule broken by mistake
# A reason: on a button, and behind a decision with the player’s name for all to read.
judge-reason-cheating = Cheating
# A reason: somebody told a player what to do.
judge-reason-help = Help from outside
# A reason: somebody played slowly on purpose.
judge-reason-delay = Delaying the game
# A reason that the list doesn’t have.
judge-reason-other = Another reason
# Instead of “another reason”, where the judge has written one. $remark: what the judge wrote.
judge-reason-own = “{ $remark }”
# $reason: one of the above. $remark: what the judge has typed.
judge-reason-remark = { $reason } (“{ $remark }”)
# Above desk-sure. $reason: one of the above, perhaps with a remark.
desk-reason = Reason: { $reason }
# Above desk-sure, where that is so.
desk-final = You can’t undo this.
# Above button-yes and button-no.
desk-sure = Go ahead?
# After “No”.
desk-dropped = Cancelled: nothing has changed.
# After “Yes”, where the judge plays too. $what: one of desk-act-….
desk-proposed = Proposed: { $what }. You’re playing, so another judge, or an admin of the tournament’s chat who isn’t playing, has to confirm it.
# What is to be decided; also in lists. $table: the table’s number. $hand: the hand’s.
desk-act-annul = Hand { $hand } at table { $table } is annulled
# $table: the table’s number. $name: the player. $points: how many.
desk-act-fine = { $name } is fined { $points } points at table { $table }
# $table: the table’s number. $hand: the hand’s. $name: the player. $points: how many.
desk-act-both = Hand { $hand } at table { $table } is annulled, and { $name } is fined { $points } points
# $name: the player.
desk-act-out = { $name } is disqualified
# $number: the penalty’s.
desk-act-back = Penalty { $number } is taken back
# $name: who becomes a judge.
desk-act-appoint = { $name } becomes a judge
# $name: who was a judge.
desk-act-dismiss = { $name } is no longer a judge
# $table: the table’s number.
desk-act-end = The game at table { $table } ends with the totals as they are
# For the organiser or an admin, above desk-sure.
desk-act-cancel = Call the whole tournament off
# Above desk-sure. $number: the proposal’s. $what: one of the above.
desk-act-confirm = Proposal { $number } is confirmed: { $what }

## What was done
## A toast, or a line in the chat.

# $name: the tournament’s.
done-tournament-joined = You’re in: { $name }. You’ll get your table in private.
# Before the first round. $name: the tournament’s.
done-tournament-left = You’re no longer in “{ $name }”.
# After a setting of the chat was changed.
done-tournaments-admins = From now on only admins can open tournaments here.
# After a setting of the chat was changed.
done-tournaments-anyone = From now on anyone can open a tournament here.
# After /judge offer.
done-judge-offered = The organiser can see that you’d like to judge.
# After /judge offer with a code, to a stranger: nobody learns here whether there is such a tournament.
done-judge-offered-unseen = If this tournament exists, its organiser can see that you’d like to judge.
# After button-next-round. $round: its number.
done-round-drawn = Round { $round } is drawn.
# After “Start”, where start-nobody-judges was sent in private.
done-asked-first = One question first: I’ve just sent it to you.
# After /seed. $round: the next one’s number.
done-lot-words-in = Your words are in the draw of round { $round }.
# $name: for whom the bot plays.
done-seat-taken = A bot plays for { $name } until they’re back.
# In the folded list at the foot of a table’s board. $who: the judge. $name: for whom the bot plays.
history-decided-stood-in = { $who } has a bot play for { $name }

## Why not
## A toast of at most 200 characters: the answer to a button or a command of a tournament; each comment says to which.

# To /pause, /timer and the like at a table.
refusal-judges-only = At a tournament’s table only the organiser and judges can do that, and never at a table they play at.
# To what makes no sense there: /leave, “Once more” and others.
refusal-not-in-tournament = You can’t do that at a tournament’s table.
# To a judge’s button at a table outside a tournament.
refusal-no-tournament-table = This isn’t a tournament’s table.
# To /timer off.
refusal-timer-always = A tournament’s table always has a time limit. Try 30s, 1m or 2m.
# To /judge.
refusal-judges-only-offer = Only judges have a desk. Use /judge offer to tell the organiser that you’d like to judge.
# The same in private, where button-offer-to-judge may stand below.
refusal-no-desk = Only judges have a desk.
# To a button of the organiser’s.
refusal-organiser-only = Only the organiser can do that.
# To a button of a desk that is no longer right.
refusal-desk-answered = That’s been answered already, or it has changed. The judge’s desk shows what’s still open.
# To a decision about that table.
refusal-table-done = This table’s game is over.
# To button-confirm.
refusal-proposal-lapsed = That proposal is no longer open, or has been confirmed.
# To button-annul, between two hands.
refusal-no-hand-to-annul = No hand is in play at that table just now.
# To button-annul. $hand: the hand’s number.
refusal-hand-over = Hand { $hand } is already over, so it can’t be annulled.
# $code: what was typed.
refusal-no-such-tournament = There’s no tournament with the code { $code }.
# To /standings, /judge and the like.
refusal-no-tournament-here = There’s no tournament here. /tournament opens one in a group.
# To button-my-table.
refusal-no-table-of-yours = You have no table in this round.
# To /seed with an old seal.
refusal-other-lot = That isn’t the seal of the next draw, so your words don’t count. The page shows the current one.
# To /tournament. $code: the code of the one that is running.
refusal-tournament-here = A tournament is already running here: { $code }. /standings shows it.
# To the setting of threads. The playground is the page in a browser.
refusal-threads-nowhere = The playground has no threads. A tournament on Telegram or Discord can have one for each table.
# To /seed in the last round.
refusal-tournament-no-lot = There are no more draws, so words can’t be added.
# To who knocked and was turned away.
refusal-tournament-not-let-in = The organiser hasn’t let you in.
# To typed settings. $field: the setting, as typed. $value: what was typed for it.
refusal-tournament-bad-settings = { $value } doesn’t work for { $field } here.
# To a name that is empty or too long.
refusal-tournament-bad-name = A name has 1 to 60 characters.
# To a change of settings or rules.
refusal-tournament-not-registering = The tournament has begun: too late to change that.
# To what is possible only while rounds are played.
refusal-tournament-not-playing = No round is being played.
# To anything after the last round.
refusal-tournament-over = This tournament is over.
# To “Join”.
refusal-tournament-already-in = You’re already in.
# To “Leave”, /export and the like.
refusal-tournament-not-in = You aren’t in this tournament.
# To “Join” after “Leave” during the tournament.
refusal-tournament-withdrawn = You’ve withdrawn from this tournament, so you can’t come back to it.
# To “Join” and others.
refusal-tournament-disqualified = You can’t do that after a disqualification.
# To “Join”.
refusal-tournament-entry-closed = The last round has been drawn: too late to join.
# To “Join”. $maximum: how many people.
refusal-tournament-full = The tournament is full: at most { $maximum } people.
# To “Start”. $minimum: how many it takes. $people: how many have joined.
refusal-tournament-too-few = It takes { $minimum } people; { $people } have joined.
# To button-next-round. $tables: numbers of tables, a list.
refusal-tournament-round-unfinished = Tables of this round are still playing: { $tables }.
# To button-next-round.
refusal-tournament-no-round-left = The last round has been played.
# To a judge’s decision.
refusal-tournament-no-such-table = There’s no such table in this round.
# To a judge’s decision.
refusal-tournament-no-such-player = There’s no such player.
# To what only the organiser may do, by who isn’t.
refusal-tournament-not-the-organiser = Only the organiser can do that.
# To a judge’s decision by who isn’t one.
refusal-tournament-not-a-judge = Only judges can do that.
# To a judge’s decision about the table where they play.
refusal-tournament-own-table = You can’t judge your own game.
# To button-confirm.
refusal-tournament-own-proposal = You can’t confirm your own proposal.
# To a judge who plays in this round.
refusal-tournament-needs-confirmation = You’re playing, so someone else has to confirm this.
# To a judge’s decision.
refusal-tournament-table-done = This table’s game is over.
# To a judge’s decision.
refusal-tournament-not-at-table = That player isn’t at this table.
# To a judge’s decision. $minimum, $maximum: points.
refusal-tournament-bad-points = Points go from { $minimum } to { $maximum }.
# To a typed decision without a reason.
refusal-tournament-bad-reason = Choose a reason from the list.
# To a judge’s decision. $maximum: how many characters.
refusal-tournament-bad-remark = A remark has at most { $maximum } characters.
# To button-take-back.
refusal-tournament-no-such-penalty = There’s no such penalty.
# To button-take-back.
refusal-tournament-taken-back = That has already been taken back.
# To button-take-back.
refusal-tournament-too-late = The next round has been drawn: too late to take that back.
# To button-appoint.
refusal-tournament-already-judge = That person is already a judge.
# To a typed dismissal.
refusal-tournament-no-such-judge = There’s no such judge.
# To button-appoint.
refusal-tournament-already-organiser = That person is already the organiser.
# To button-cancel-tournament, by an admin.
refusal-tournament-organiser-there = The organiser is still around. An admin can call the tournament off after a day of silence.
# For what has no sentence of its own.
refusal-tournament-other = You can’t do that in the tournament now.

## Evenings
## Tournaments that a chat has planned, once or every week: each opens its page by itself.

# On the page while people join. $when: a day and a time. $zone: a city.
tournament-begins = ⏰ Begins by itself: { $when } ({ $zone })
# In private, to everyone who has joined, an hour before. $name: the tournament’s. $when: a day and a time. $zone: a
# city.
tournament-reminder = ⏰ “{ $name }” begins soon: { $when } ({ $zone }). If you can’t come, press the button.
# Instead of tournament-cancelled. $name: the tournament’s.
tournament-fallen-few = The tournament “{ $name }” is off: too few people joined.
# Instead of tournament-cancelled. $name: the tournament’s.
tournament-fallen-late = The tournament “{ $name }” is off: I was away when it was meant to begin.
# The heading. $name: the tournaments’ name.
evenings-title = 🗓 { $name } · game nights
# $when: a day of the week and a time, like “Fri 20:00”. $zone: a city.
evenings-weekly = Every week: { $when } ({ $zone })
# $when: a day and a time. $zone: a city.
evenings-next = Next game night: { $when } ({ $zone }). Its page opens a day before.
# $when: a day and a time. $zone: a city. $code: the tournament’s.
evenings-open = Next game night: { $when } ({ $zone }). Its page: <code>/tournament { $code }</code>
# $count: how many people it takes, three or four.
evenings-how = An hour before, I remind everyone who has joined. It begins by itself if at least { $count } people are in.
# $count: how many of a player’s evenings count.
evenings-best = { $count ->
        [one] Series: each player’s best night counts.
       *[other] Series: each player’s best { $count } nights count.
    }
# $command: how it’s typed.
evenings-stop-how = Admins cancel the game nights with the button or with <code>{ $command }</code>
# Above buttons with cities, while the chat has no time zone of its own.
evenings-zone = Is that your time? Admins can choose the chat’s time zone:
# Instead of when the next one is.
evenings-over = No more game nights are planned here.
# Above button-stop-evenings. $open: “yes” if people can already join the next evening.
evenings-sure = { $open ->
        [yes] Cancel all game nights? The next one, whose page is open, is called off too.
       *[no] Cancel all game nights?
    }
# A new message in the chat. $name: the tournaments’ name. $when: a day and a time. $zone: a city. $joined: how
# many people joined. $needed: how many it takes.
evenings-few = “{ $name }” on { $when } ({ $zone }) is off: { $joined } joined, { $needed } are needed.
# The same. $name: the tournaments’ name. $when: a day and a time. $zone: a city.
evenings-busy = “{ $name }” on { $when } ({ $zone }) was off: another tournament was still being played here.
# The same. $name: the tournaments’ name. $when: a day and a time. $zone: a city.
evenings-missed = “{ $name }” on { $when } ({ $zone }) was off: I was away.
# The same, above button-organise. $name: the tournaments’ name. $when: a day and a time. $zone: a city.
evenings-nobody = “{ $name }” on { $when } ({ $zone }): the organiser isn’t here any more. If an admin takes over, I’ll open the page.
# Under evenings-few or evenings-busy. $command: how it’s typed.
evenings-ended = That was the second time in a row, so I stop here. An admin can plan new game nights: <code>{ $command }</code>
# The heading of the standings of a series. $name: the tournaments’ name.
series-title = 🏆 { $name } · series
# $count: how many evenings were played.
series-standings = Standings after { $count ->
        [one] { $count } night
       *[other] { $count } nights
    }
# A line for each player. $place: 1, 2 and so on. $name: the player. $points: tournament points. $count: how many
# evenings the player was there.
series-line = { $place }. { $name }: <b>{ $points }</b> · evenings: { $count }
# A line of /mydata. $name: the tournaments’ name. $points: tournament points. $count: how many evenings.
mydata-series = The series “{ $name }”: points { $points }, evenings: { $count }
# On the page while people join: shows when the evenings are.
button-evenings = Game nights
# For admins.
button-stop-evenings = Cancel game nights
# For an admin who takes over.
button-organise = I’ll organise
# To every=off and button-stop-evenings.
done-evenings-stopped = No more game nights are planned here.
# To button-organise.
done-evenings-yours = From now on you organise the game nights.
# To every=off where there are none.
refusal-no-evenings = No game nights are planned here.
# To at= where there are some.
refusal-evenings-planned = Game nights are planned here already. /tournament shows them, and admins stop them with every=off.
# To every= without at=.
refusal-evenings-need-time = When do they begin? For example: at=Fri_20:00 every=week
# To series= without every=.
refusal-series-needs-every = A series needs a game night every week: every=week
# To button-organise, too late.
refusal-evenings-organised = Someone already organises the game nights.
