### Seals of the deals, words in the shuffle, and what they prove. A seal is a long number shown before a hand; the
### secret shown afterwards proves that the cards were fixed. People may add words of their own to the shuffle.

## On the board and in the lobby
## Folded, near the bottom. Numbers are hexadecimal.

# $hand: the hand’s number. $commitment: the seal.
board-sealed = Seal of hand { $hand }: <code>{ $commitment }</code>
# $hand: the hand’s number. $secret: what its seal was made of.
board-opened = Seal of hand { $hand } opened: <code>{ $secret }</code>
# $hand: the hand’s number. $names: the people who have added words, a list.
board-words = Words in hand { $hand }: { $names }
# Where the server made a new seal after people had typed words. $hand: the hand’s number. $names: a list.
board-words-again = Hand { $hand } is sealed anew, so earlier words don’t count. Type yours again with /seed: { $names }
# After the game. $code: the table’s code.
board-verify = All seals of this table, opened: <code>/verify { $code }</code>

## /seed
## How one adds words to the shuffle.

# The heading.
seed-title = Your words in the shuffle
# $hand: the number of the next hand. $seal: its seal; “your words” is for the reader to replace.
seed-how = Type any words after the seal of hand { $hand }, here or in the group: <code>/seed { $seal } your words</code>. They go into its shuffle. I keep only their hash, but short words can be guessed from it.
# Only on Discord. $seal: the seal of the next hand.
seed-discord = On Discord a slash command leaves no message of yours as evidence. Mention me instead: <code>@bot seed { $seal } your words</code>, with my name for @bot.

## /verify
## What the seals prove, what they don’t, and this table’s seals.

# The heading.
verify-title = What the seals prove
# The first paragraph.
verify-how = Before each hand I draw a secret and show its hash, the seal. Words you then type (/seed) go into the shuffle; I keep only their hash. After the hand I show the secret, and anyone can recompute the shuffle.
# What is proven in the plainest case.
verify-proof-none = Without words: only that the cards were fixed before the hand began.
# What words add to that.
verify-proof-words = For you, if you typed words after the seal was shown: that I couldn’t choose the cards alone. This holds if everyone else named with words confirms theirs and helps nobody, and if nobody’s words were refused.
# At tables that no tournament has drawn; “hand 1” is a game’s first hand.
verify-proof-first = In hand 1, I could choose who of those without words sits where.
# The operator runs the bot on a server.
verify-proof-not = Never proven: that the operator didn’t look at the cards.
# Advice for who adds words.
verify-copy = I can edit my messages, and perhaps delete yours: send seal and words together, and keep a copy.
# The same on Discord. $seal: the seal of the next hand.
verify-copy-discord = On Discord write <code>@bot seed { $seal } words</code> (with my name for @bot): a slash command leaves no message.
# $count, $all: hands not covered, and all. $replaced, $broken, $judged: how many of which kind.
verify-counts = Not covered by the proof: { $count } of { $all } hands ({ $replaced } sealed anew, { $broken } broken off, { $judged } annulled by the judge).
# Under an opened seal. $name: whose words. $share: their hash.
verify-share = { $name }’s share: <code>{ $share }</code>
# $hand: the hand’s number.
verify-true = ✓ Hand { $hand }: seal and secret match.
# $hand: the hand’s number. This should never be seen.
verify-false = ✗ Hand { $hand }: seal and secret don’t match!
# $hand: the hand’s number.
verify-broken-off = Hand { $hand } was broken off.
# In the file. $hand: the hand’s number. $commitment: its seal. $secret: what the seal was made of.
verify-unplayed = Hand { $hand } wasn’t played. Seal: <code>{ $commitment }</code>, opened: <code>{ $secret }</code>
# When the operator had to repair something. $hand: the hand’s number. $reason: in the operator’s words.
verify-looked = The operator looked at the cards in hand { $hand }: “{ $reason }”
# In place of all that is proven, where the deals are those of an earlier release.
verify-older = An earlier version of me dealt this game’s first hand. This version can’t check it.
# Near the end.
verify-more = Every seal of this table is in the file.
# The last line. $code: the table’s code.
verify-file = The whole game to check for yourself: /export, then <code>python -m engine verify thousand-{ $code }.json</code>
