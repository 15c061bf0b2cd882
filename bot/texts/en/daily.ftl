### The deal of the day: a hand that is the same for everyone, once a day.

## The page: /daily in private
## From the top down.

# The heading; also the first line of such a table. $date: the deal’s day; DATETIME writes it in your language.
daily-head = Deal of the day · { DATETIME($date, dateStyle: "long") }
# Under the heading, until one has played.
daily-same = Everyone gets the same cards, against the same bots. You have one try, and it doesn’t change your rating.
# How one stands today: not begun.
daily-new = You haven’t played yet.
# How one stands today: begun.
daily-waits = Your cards are waiting for you.
# How one stands today: played.
daily-done = You have played today.
# How one stands today: begun, and ended without a result.
daily-closed = Today’s attempt ended without a result.
# $count: days on which one has played without a gap; with 🔥 before it in daily-share.
daily-streak = Days in a row: { $count }
# On the playground’s page, above the results.
daily-room = Only results from this room count here:
# How others did. $count: how many played. $median, $best: points with their sign.
daily-numbers = Results: { $count } · median { $median } · best { $best }
# The same where the best player’s name may be told. $count: how many played. $median, $best: points with their sign.
# $name: who reached the best result.
daily-numbers-named = Results: { $count } · median { $median } · best { $best } ({ $name })
# Instead of daily-numbers.
daily-nobody = No result yet
# Before one has played. $preset: the name of the rules that one usually plays. $changes: the options that are different today, with their values.
daily-differs = Unlike your usual rules ({ $preset }): { $changes }
# After one has played: the place among all results. $place: 1 is the best. $count: all results.
daily-place = Place { $place } of { $count }
# The same from ten results on. $place: 1 is the best. $count: all results. $share: how many of 100 results are worse.
daily-place-better = Place { $place } of { $count } · better than { $share } of 100
# The same for a guest of the page. $place: 1 is the best. $count: the results that count.
daily-place-guest = Guests’ results don’t count. Yours would be place { $place } among { $count } results.
# A day that is over. $points: with their sign.
daily-own = Your result: { $points }
# A day that is over; bars follow, with a number and the sign ø before the average.
daily-chosen = Contracts: how often, and the average result
# In such a list instead of a contract: a bot was the declarer.
daily-defended = a bot played
# A day that is over. “Hard” is level-hard. $points: with their sign.
daily-bots = A hard bot made { $points } with these cards.
# One person’s result in a list. $name: the person. $points: with their sign.
daily-result = { $name } { $points }
# $chat: a group’s title. $results: its results, made of daily-result.
daily-chat = { $chat }: { $results }
# Instead of a group’s title where it has none, as in a room of the page.
daily-untitled = The group
# $time: how far away, with its preposition (“in 5 hours”). $preset: the rules’ name of the next deal.
daily-next = Next deal { $time }: { $preset }
# Heading of the page’s second part. $preset: the rules’ name of yesterday’s deal.
daily-yesterday = <b>Yesterday</b> · { $preset }

## The seal
## How anybody can check that the cards were fixed before.

# $date: the day. $seal: hexadecimal, a long number in letters and digits.
daily-seal = Seal of { $date }: <code>{ $seal }</code>
# $date: the day. $secret: hexadecimal, which the seal was made of.
daily-opened = Seal of { $date } opened: <code>{ $secret }</code>
# Under the seals.
daily-seals = The seal is shown a day ahead, and nothing is added to it. I open it when the day is over: /verify
# At a table of the deal of the day, in place of the seal’s secret. $date: the day. $code: the table’s code.
daily-opened-later = Everyone plays the cards of { $date }, so I open the seal when the day is over. <code>/verify { $code }</code>
# The first paragraph of /verify about such a table.
daily-how = The cards of a day come from a secret. /daily shows its seal a day ahead. The cards are the same for everyone, and nobody adds words. When the day is over I show the secret, and anyone can recompute the shuffle.

## In groups
## What a group sees of it.

# The first line of a result to pass on. $date: the day, already written. $preset: the rules’ name.
daily-share = Deal of the day { $date } · { $preset }
# The last line of the result. $link: an address.
share-day = Play it too: { $link }
# What the list of things to put into another chat calls it.
inline-day = My deal of the day
# The words under a picture that somebody puts into another chat. $hand: the number of the hand.
inline-hand = Hand { $hand } of a finished game
# The answer to /daily in a group.
daily-in-private = Everyone gets the same cards. Play in our private chat: /daily shows the way. Type /daily here too, and your result joins this group’s table.
# $names: who of this group has played today, a list.
daily-finished = Played today: { $names }
# Heading of yesterday’s results.
daily-before = <b>Yesterday</b>
# The message once a day, where /daily on asked for it. $preset: the rules’ name.
daily-line = Deal of the day: { $preset }. The same cards for everyone – type /daily in our private chat.
# Follows daily-line. $name: a person of this group. $points: with their sign.
daily-line-best = Yesterday’s best here: { $name }, { $points }.
# Under daily-line, once all have played who have played on four of the last seven days. $names: who has played today, a
# list.
daily-line-all = Everyone who plays often has played: { $names }

## Afterwards
## When the day is over.

# Heading of the best game of a day, card by card. $date: the day. $name: who played it. $points: with their sign.
daily-best = { $date }: the best result, card by card · { $name } { $points }
# Beside the file of /export while the day isn’t over. $code: the table’s code.
daily-export = What you’ve seen of table { $code }, step by step. The whole record comes when the day is over: others still play these cards.
# Begins today’s deal.
button-daily-play = Play
# The same for who has begun.
button-daily-go-on = Go on
# Shows daily-best.
button-daily-best-line = Best, card by card
# Back to today’s deal.
button-daily-today = Today
# Shows yesterday’s results.
button-daily-yesterday = Yesterday
# In the folded list at the foot of the board: a hand that nobody finished in time.
history-day-over = The day is over: the hand is closed
# Instead of replay-give while the card must not be told. $name: the declarer. $to: who got it.
replay-give-hidden = { $name } gives a card to { $to }
# Instead of replay-discard while the card must not be told. $name: the declarer.
replay-discard-hidden = { $name } discards a card
# A line of /mydata. $date: the last day; DATETIME writes it in your language. $count: days without a gap. $kept: how many
# results of the last days are stored.
mydata-daily = Deal of the day: last played on { DATETIME($date, dateStyle: "long") }, days in a row: { $count }, results kept: { $kept }
# A line of /mydata. $chats: titles of groups, a list.
mydata-daily-chats = Your groups for the deal of the day: { $chats }
