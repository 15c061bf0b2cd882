### Only for Discord: what slash commands and their arguments are called, and lines that only a slash command needs.

## Names of commands
## Typed after the slash; the bot understands the English ones too. Lower case, no spaces, at most 32 letters. What
## each command does stands in pages.ftl (command-…).

slash-newgame = newgame
slash-play = play
slash-join = join
slash-tournament = tournament
slash-standings = standings
slash-judge = judge
slash-leave = leave
slash-addbot = addbot
slash-kick = kick
slash-deal = deal
slash-options = options
slash-timer = timer
slash-hand = hand
slash-score = score
slash-rules = rules
slash-verify = verify
slash-seed = seed
slash-history = history
slash-replay = replay
slash-review = review
slash-export = export
slash-language = language
slash-zone = zone
slash-callme = callme
slash-opentables = opentables
slash-notwith = notwith
slash-help = help
slash-learn = learn
slash-daily = daily
slash-puzzle = puzzle
slash-privacy = privacy
slash-mydata = mydata
slash-deletemydata = deletemydata
slash-keep = keep
    .help = take over games from the page, by its code
slash-start = start
    .help = say hello
slash-pause = pause
slash-resume = resume
slash-endgame = endgame
slash-stats = stats
slash-top = top

## What may be typed after a command: its name, and one line of help of at most 100 characters
## Discord shows the name before the field and .help under it while somebody types. Names: lower case, no spaces, at
## most 32 letters. slash-choice-… are values to pick.

slash-argument-rules = rules
    .help = A preset, then options as name=value, e.g. russian barrel.at=850
slash-argument-code = code
    .help = The table’s code, e.g. K7QX2M
slash-argument-keep = code
    .help = The code that the page shows
slash-argument-tournament = tournament
    .help = Name, rules and settings, e.g. Friday skoroszow rounds=4 end=45m; or a code
slash-argument-ruling = ruling
    .help = E.g. annul 3 …, fine 3 Anna 50 …, points Anna 1 …; without it the desk
slash-argument-level = level
    .help = How well the bot plays
slash-argument-name = name
    .help = The name on the board, or a time to keep someone away: 7d
slash-argument-time = time
    .help = off, 30s, 2m, 1d …
slash-argument-topic = topic
    .help = A topic; leave it out to see all of them
slash-argument-language = language
    .help = The language I speak with you
slash-argument-zone = zone
    .help = A region and a city, e.g. Europe/Warsaw; leave it out to see the current one
slash-argument-calls = calls
    .help = “no” stops the messages; 23-7 sets quiet hours
slash-argument-player = player
    .help = Someone’s name; leave it out for your own
slash-argument-person = person
    .help = Someone on this server, picked from the list
slash-argument-words = words
    .help = Any words; “keep …” for all hands to come, “off” to stop that
slash-argument-messages = messages
    .help = Whether your cards also come as a private message
slash-choice-on = yes
slash-choice-off = no
slash-choice-text = text
slash-choice-month = this month
slash-choice-months = earlier months
slash-choice-people = people
slash-choice-name = name
slash-argument-form = form
    .help = “text” gives plain sentences instead of a table
slash-argument-line = line
    .help = “yes” sends the group a short message once a day, “no” stops it (admins)
slash-argument-top = what
    .help = This month, earlier months; “yes” sends a message on the first of each month (admins)

## One line each
## Answers that only the person sees.

# To a command that changes nothing that needs words: Discord wants an answer.
slash-nothing = Nothing to add here: the board shows how things stand.
# When the command could not be handled.
slash-failed = Something went wrong here. Please try again.
# Where the bot may not post. $permissions: names as under “Permissions” below, a list.
slash-missing = I can’t write in this channel. I need: { $permissions }.
# To who opened a table, once. $permission: a name as under “Permissions” below.
slash-no-pictures = Boards come without pictures here. To send them I need: { $permission }.
# Somebody wants to open the table inside Discord, where they may not. $permission: from the list below.
slash-no-window-channel = You may not open Activities in this channel, so the table can’t open here. You’re missing “{ $permission }”. The buttons work as always.
# The same, where the bot’s owner has not set it up, or Discord does not answer.
slash-no-window-off = I can’t open the table inside Discord right now. The buttons work as always.
# Where the command is known, but the bot isn’t a member of the server.
slash-elsewhere = I’m not on this server. Write to me in private to practise, or ask an admin to add me here.
# After /hand messages:yes.
slash-messages-on = Your cards also come as a private message from now on.
# After /hand messages:no. “My cards” is button-hand.
slash-messages-off = No more private messages. “My cards” on the board shows them to you alone.

## Permissions, as Discord calls them
## In slash-missing, slash-no-pictures and slash-no-window-channel. They must be the words of Discord’s own settings in your language.

slash-permission-view_channel = View Channel
slash-permission-send_messages = Send Messages
slash-permission-send_messages_in_threads = Send Messages in Threads
slash-permission-attach_files = Attach Files
slash-permission-use_embedded_activities = Use Activities
