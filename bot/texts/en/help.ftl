### Help, the greeting, privacy: answers to /help, /start and /privacy.

# The first line of /help, in bold.
help-title = Thousand – the card game, in your chat
# The first paragraph of /help.
help-how = In a group, /newgame opens a table, people or bots take the seats, Start deals. Your cards come in private, where you can practise too.
# The three commands that are enough.
help-three =
    /newgame – open a table
    /hand – my cards again
    /score – how the game stands
# Above the four buttons button-help-….
help-groups = All commands, in four groups:
# A button of /help: shows the commands to open a table and play.
button-help-play = Play
# A button of /help: shows the commands that change a table and its rules.
button-help-table = Table
# A button of /help: shows the commands about games that were played.
button-help-records = Records
# A button of /help: shows the commands about oneself: language, data, learning.
button-help-you = You
# The greeting, the very first words that many people read: the answer to /start in private.
start = I host Thousand (Tysiąc) in group chats: add me and type /newgame there. Your cards come here, where you can practise too.

## /privacy
## A list: what is kept, and for how long. The same sentences are on the website, so be exact rather than friendly.

# The heading.
privacy-title = What I remember
# The first page, before the whole list. $year, $month: how long, from privacy-days.
privacy-short =
    • You: your id and name here, language and settings – { $year } after you last used them.
    • Your games: who played, cards and moves – { $month }; results and statistics – { $year }.
    • Your chats: their settings, and who wants to hear about tables – { $year } after the last use.
    • I read only commands, buttons, answers to me and messages that mention me, and pass nothing on.
    • /mydata shows what I know of you.
    • /deletemydata deletes it: in games with others you become “somebody”.
# How long something is kept, put into the sentences below. $days: a number.
privacy-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
# The same for short times. $minutes: a number.
privacy-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $life: how long, from privacy-days or privacy-minutes.
privacy-person = About you: your id and name on this platform, your name for strangers, your language, time zone and settings, the groups that tell you about tables, the people you want to be warned about, and the tables you sit at – { $life } after you last used them.
# “Join” is button-join. $life: how long, from privacy-days or privacy-minutes.
privacy-ticket = That you pressed Join in a group, so that opening our private chat leads to your seat – { $life }.
# $life: how long, from privacy-days or privacy-minutes.
privacy-presence = That you have the table open in front of you, so that others see who is away – { $life }.
# Windows: the table inside a chat client. $life: how long at most, from privacy-days or privacy-minutes.
privacy-session = That you are signed in to the table inside this app, with your name, language and the chat you opened it from – a day after you last used it, { $life } at most.
# The numbers of /stats and /top. $life: how long, from privacy-days or privacy-minutes.
privacy-sums = What your finished games add up to: games, wins, contracts, points, rules, the ladder of bots, and the rating with its last hundred values. Anyone in a chat where you finished a game can look these up by your name, unless you choose in /stats that everyone or no one sees them – { $life } after your last finished game; a chat’s table drops you when its next game ends after that.
# The list of /history. $life: how long, from privacy-days or privacy-minutes.
privacy-finished = Finished games: who played, the points of each hand and who won – { $life } after the game.
# $life: how long, from privacy-days or privacy-minutes.
privacy-chat = About a chat: its id, its language, its time zone, the rules and settings kept for it, who has sat at its tables, who wants to hear about them, a hash of each person its admins keep away and until when, which table is open there, and the last one that ended without counting – { $life } after the last use.
# $life: after how long, from privacy-days or privacy-minutes.
privacy-lobby = A table that nobody starts, and who has answered a puzzle in a group: { $life }, then the table closes.
# $life: after how long, from privacy-days or privacy-minutes.
privacy-waiting = A game that nobody continues: { $life }, then it ends.
# $life: how long, from privacy-days or privacy-minutes.
privacy-resting = About a game: who sat where, the cards, every move, reviews (/review) and the hash of words for the shuffle (/seed), so that it can go on after a restart and be checked afterwards; about a tournament: who takes part, the results, and what judges decided and why; about planned game nights: when they are, who organises them and how the series stands – until it ends, and { $life } after the last change.
# Positions and games on the analysis board. $life: how long, from privacy-days or privacy-minutes.
privacy-study = Studies that you keep, and who plays in them; which puzzles you have tried, and how that went, and mistakes from your reviewed games as puzzles (60 days) – { $life } after you last used them.
# $life: how long, from privacy-days or privacy-minutes.
privacy-inputs = Which of your presses a table has taken, and a hash of each command that was obeyed, so that nothing counts twice – { $life } after the table’s last move.
# $life: how long, from privacy-days or privacy-minutes.
privacy-daily = About a deal of the day: points and contracts without a name, that your table of it was deleted if you asked for that, and which groups had their daily message – { $life }.
# What keeps the bot from answering too often. $life: how long at most, from privacy-days or privacy-minutes.
privacy-budget = When I last wrote to a chat and what was last asked of me, and a hash of who was called or has played rated games together today, so that I do not write or count too often – usually a few minutes, { $life } at most.
# After /deletemydata. $life: how long at most, from privacy-days or privacy-minutes.
privacy-forgetting = That you have asked to be forgotten – until it is done, usually a minute, { $life } at most.
# “this page” is the playground in a browser. $life: how long, from privacy-days or privacy-minutes.
privacy-playground = The rooms of this page, the names and languages of the people there, the animal pictures they chose, what is said in them, and a guest’s settings, numbers and list of games – { $life } after the last visit.
# “Keep it” of the page. $life: how long, from privacy-days or privacy-minutes.
privacy-handover = That someone without an account hands their games over to one: who both are, and a hash of the code – { $life }.
# In /privacy. “Behind my name” means what somebody types after @bot in another chat.
privacy-queries = When you type my name in another chat (Telegram), I offer you only your own things, such as the last picture of a replay I sent you. I keep neither what you type nor which chat it is.
# The last paragraph. “somebody” is open-nameless, in the same quotes.
privacy-end = I read only commands, buttons, answers to me and messages that mention me, and keep no other messages. Nothing is passed on. /mydata shows what I know of you. /deletemydata deletes it: in games with others you become “somebody”. Older messages that I no longer change stay in their chats. If someone typed a name into a judge’s remark, a group’s title or a tournament’s name, I cannot find it: it stays there.
# Of “Play with people”. $life: like “30 days”.
privacy-conduct = About games among strangers: who was reported and why, and hashes of who left such games today or is kept away by the operator – { $life } after the report, or until then.
