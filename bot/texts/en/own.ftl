### A person’s own page and games: /stats and /history in private, and both in the page.

## Numbers of one’s own page
## Each label stands above or before its number; keep it short.

own-rating = Rating
own-games = Games
own-wins = Won
own-contracts = Contracts made
own-declarer = As declarer
own-defender = As defender
own-marriages = Marriages
own-contract = Highest contract
own-finished = Played to the end
own-days = Days in a row
# A number under own-contracts. $part: contracts made. $whole: all of them.
own-of = { $part } of { $whole }
# Small, under an average of points. $count: of how many hands it is.
own-each = { $count ->
        [one] a hand, in { $count } hand
       *[other] a hand, in { $count } hands
    }
# $share: a percentage.
own-percent = { $share }%
# A line in a chat. $label: one of the labels. $value: its number.
own-line = { $label }: { $value }
# Small, under the rating. $estimate: points. $doubt: how far off it may be, in points.
own-estimate = estimate { $estimate } ± { $doubt }
# Small, under the rating. $count: games that counted so far. $needed: how many it takes.
own-provisional = provisional ({ $count } of { $needed })
# Small, under the rating of who has only played against bots.
own-unrated = from a game with at least two people
# Above the curve of the rating. $count: games.
own-curve = Rating over the last { $count } games
# Below it.
own-curve-how = The band reaches up to the estimate. It narrows as the estimate becomes more certain.
# Above a list of presets with games played and won.
own-rules = By rules
# $count: games that these numbers count. $games: all games of the person.
own-since = Counted from this version of the bot on ({ $count } of { $games } games): averages by role, marriages, highest contract, rules, ladder

## The ladder of bots

# A heading.
own-ladder = Ladder of bots
# $level: how well the bots play, from level-…. $wins: games won. $needed: how many it takes.
own-ladder-step = { $level } { $wins }/{ $needed }
# $count: wins for each step.
own-ladder-how = { $count ->
        [one] Win { $count } game
       *[other] Win { $count } games
    } at each step, with bots of that level in all other seats. The usual rules, unchanged but for a target of at least 300; no hints.
# A mark on one’s page.
own-mark-first = First win
# The same.
own-mark-whole = First whole game won
# $level: the last step taken.
own-mark-step = Ladder: { $level }
# At the end of a game, once. $name: the player, or own-name.
earned-first = First win: { $name }
# The same for the first whole game after short ones. $name: the player.
earned-whole = First whole game won: { $name }
# The same for a step of the ladder. $name: the player. $level: the step taken. $next: the next one.
earned-step = { $name } – ladder of bots: “{ $level }” done, next “{ $next }”
# The same at the top. $name: the player. $level: the last step.
earned-top = { $name } – ladder of bots: “{ $level }” done, and so the whole ladder
# In place of earned-step, as a hint (button-hint) or “Take back” (button-take-move-back) was used.
over-no-step = No step on the ladder of bots: there was a hint or a “Take back”

## Who may see one’s page

# A question above three buttons.
own-seen = Who sees these numbers and the rating?
# The first of three buttons under own-seen.
own-seen-chats = People of my chats
# The second.
own-seen-everybody = Everyone
# The third.
own-seen-nobody = No one, and in no ranking

## One’s own games

# A heading.
games-running = In progress
# A line in a chat. $code: the table’s code. $names: the others. $turn: whose turn it is. $ago: since when, like “3 hours ago”.
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
# The turn in games-line if it is the reader’s.
games-your-turn = Your turn
# Where the game hasn’t begun.
games-lobby = Not started yet
# Behind a finished game.
games-won = Won
# The same.
games-lost = Not won
# The same where somebody else had the seat at the end.
games-left = Left
# A button: opens a new table for the people of an earlier game.
button-invite-again = Invite again

## Guests of the page, who have no account, and “Keep it”: their games for an account

# A note on a guest’s own page.
own-guest = You play without an account, and only this browser knows you. All this is deleted a month after your last visit.
# A button on a guest’s own page, and the heading of what it opens: hand the games over to an account.
button-keep = Keep it
# A button in place of a link that works no more.
button-keep-again = New link
# What is handed over. $count: games.
keep-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# The same with the ladder of bots. $what: keep-games. $level: the last step taken.
keep-games-ladder = { $what }, ladder: { $level }
# On the page, above the link to the bot.
keep-offered = Open the link within ten minutes, in the account that is to have them. It works once, and nobody gets anything before you agree here.
# On the page, once the account has agreed. $name: the account. $platform: Telegram or Discord.
keep-asked = Give them to { $name } on { $platform }?
# The answer yes to keep-asked.
button-keep-give = Give
# The answer no.
button-keep-no = No
# On the page, when it is done. $name: the account. $platform: Telegram or Discord.
keep-moved = Done. { $name } on { $platform } has them now.
# On the page, after “No” or ten minutes.
keep-stopped = The link works no more. Nothing was handed over.
# The bot to the account, above keep-games.
keep-offer = A guest of the page gives you:
# Below it. “Page”: the browser page with tables.
keep-offer-how = They are yours once the page has agreed too. Your rating, days in a row and rankings stay as they are.
# A button under it.
button-keep-take = Take them
# After the press on it.
keep-back = Now go back to the page and agree there. After that /stats shows them.
