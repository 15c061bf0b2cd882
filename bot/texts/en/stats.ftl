### Statistics of players: /stats and /top.

## One person: /stats
## A line each; what there is nothing to say about is left out.

# The first line. $name: the person.
stats-title = <b>{ $name }</b>
# From the tenth game with others on. $share: a percentage.
stats-finished = played to the end: { $share }% of the games with others
# After one’s own numbers, above those of the others at one’s table.
stats-others = The others at the table:
# Short, also a part of top-player. $games: finished games. $wins: how many of them were won.
stats-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
       *[other] { $wins } won
    }
# A line, also a part of top-player. $made, $down: how many contracts were made and missed.
stats-contracts = contracts: { $made } made, { $down } down
# Follows stats-contracts after a comma. $count: contracts that were given up.
stats-conceded = { $count } given up
# $game: points won in a game on average. $hand: points of one hand on average, with their sign.
stats-average = average points: { $game } a game, { $hand } a hand
# $rating: a number like 1500.
stats-rating = rating: { $rating }
# Instead of stats-rating until the number is worth something. $rating: a number. $count: games that counted so far.
# $needed: how many it takes.
stats-rating-provisional = rating: { $rating }, provisional ({ $count } of { $needed } games)
# Instead of stats-rating for who has only played against bots.
stats-rating-none = rating: none yet, it takes a game with at least two people

## The players of a chat: /top
## A list with a line for each player, best first.

# The heading.
top-title = <b>The players of this chat</b>
# Instead of the list.
top-none = Nobody has finished a game in this chat yet. /newgame opens a table.
# A line of the list. $place: 1, 2 and so on. $name: the player. $rating: from top-rating…. $games: from stats-games.
# $contracts: from stats-contracts.
top-player = { $place }. <b>{ $name }</b> – { $rating } · { $games } · { $contracts }
# A part of top-player. $rating: a number like 1500.
top-rating = rating { $rating }
# The same before it is worth something. $rating: a number.
top-rating-provisional = rating { $rating } (provisional)
# The same for who has none.
top-rating-none = no rating yet
# Below a list that is cut. $count: players that aren’t shown.
top-more = { $count ->
        [one] … and { $count } more player
       *[other] … and { $count } more players
    }
# Under the list. $needed: games after which a rating is no longer provisional.
top-how = Games and contracts are from this chat only. The rating covers all chats: it comes from games with at least two people, and is provisional until there are { $needed } of them.
# First line of /top month. $month: the month, like “November 2026”.
month-title = <b>The best of { $month }</b>
# Instead of a list.
month-none = Nobody has finished a game with others this month yet.
# A line for each player. $place: 1, 2, 3 …. $name: the player. $wins: games won. $games: games finished. $contracts:
# contracts made, ready to read. $best: points of the best hand.
month-player = { $place }. <b>{ $name }</b> – { $wins } won of { $games } · { $contracts } · best hand: { $best }
# A part of such a line, after the contracts, for who has left games. $count: how many.
month-left = left early: { $count }
# Such a line, at the end and without a place, for who has left every game. $name: the player.
month-unplaced = <b>{ $name }</b> – no game played to the end yet
# Under the list. $zone: the chat’s time zone.
month-how = Most wins first; of equals, who left fewer games early, then who played more to the end. Only games with at least two people count. A new month begins at midnight in this time zone: { $zone }. /top months shows the earlier ones.
# A line below in a group that has chosen none.
month-zone = An admin can choose this group’s time zone: /zone
# First line of /top months.
months-title = <b>The best of each month</b>
# A line for each month that is over. $month: the month. $names: its first three.
months-one = { $month }: { $names }
# Instead of a list.
months-none = No earlier month has results yet. /top month shows the current one.
# To a group, on the first of a month. $month: the month that is over. $names: its first three.
month-line = The best of { $month }, by wins: { $names }. A new month begins: /top month
