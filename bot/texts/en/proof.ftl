### Seals of the deals, words in the shuffle, and what they prove: on the board, in /seed and in /verify.
### $hand: its number. $commitment, $seal, $secret, $hash, $share: hexadecimal. $count, $names: who has added words.
### $code: the table's code. $round: of the public random source. $time: hour and minute. $name: whose share it is.

board-sealed = Seal of hand { $hand }: <code>{ $commitment }</code>
board-opened = Hand { $hand } opened: <code>{ $secret }</code>
board-words = { $count ->
        [0] Nobody has added words to hand { $hand }.
       *[other] Words in hand { $hand }: { $names }
    }
board-add-words = Add your own to the shuffle of hand { $hand }: <code>/seed { $seal } any words</code>
board-awaits-beacon = Hand { $hand }: no more words. Waiting for the public random source.
board-no-beacon = Hand { $hand }: without the public random source
board-verify = All seals of this table, opened: <code>/verify { $code }</code>

closing = Hand { $hand }, table { $code }: no more words. Hash of the seal and all shares: <code>{ $hash }</code>
closing-round = Round { $round } of the public random source (drand quicknet) is mixed in, due at { $time } UTC.
closing-joined = Hand { $hand }, table { $code }: no more words. Who joined, in this order, with their shares:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 of these lines, without the names behind them: <code>{ $hash }</code>

## /seed
## $hand: its number. $seal: hexadecimal.

seed-title = Your words in the shuffle
seed-how = Type any words after the seal of hand { $hand }, here or in the group: <code>/seed { $seal } your words</code>. They go into its shuffle. I keep only their hash, but short words can be guessed from it.
seed-keep = <code>/seed keep words</code> gives every hand a share of the same words, which protects you against everyone except me. <code>/seed off</code> ends that. What all this proves: /verify
seed-discord = On Discord a slash command leaves no message of yours as evidence. Mention me instead: <code>@bot seed { $seal } your words</code>, with my name for @bot.

## /verify
## $hand: its number. $seal, $commitment, $secret, $nonce, $signature: hexadecimal. $name: whose share it is. $round:
## of the public random source. $count, $all: hands not covered, and all; $lost, $broken, $judged, $without: how many
## of which kind. $reason: what the operator gave. $code: the table's code.

verify-title = What the seals prove
verify-how = Before each hand I draw a secret and show its hash, the seal. Words you then type (/seed) go into the shuffle; I keep only their hash. After the hand I show the secret, and anyone can recompute the shuffle.
verify-proof-none = Without words and without the public random source: only that the cards were fixed before the hand began.
verify-proof-words = For you, if you typed words after the seal was shown: that I couldn’t choose the cards alone. This holds if everyone else named with words confirms theirs and helps nobody, and if nobody’s words were refused. Kept words protect against everyone except me.
verify-proof-first = For hand 1, I list the people before I deal. Check the list: it must have the same people in the same order as the lobby when you typed your words.
verify-proof-beacon = With the public random source, if I named its round before it came: nobody could choose the cards. All I could do was break hands off, and those are counted below.
verify-proof-not = Never proven: that the operator didn’t look at the cards.
verify-copy = I can edit my messages, and perhaps delete yours: send seal and words together, and keep a copy.
verify-copy-discord = On Discord write <code>@bot seed { $seal } words</code> (with my name for @bot): a slash command leaves no message.
verify-counts = Not covered by the proof: { $count } of { $all } hands ({ $lost } lost by the server, { $broken } broken off, { $judged } annulled by the judge, { $without } without the public random source).
verify-share = { $name }’s share: <code>{ $nonce }</code>
verify-round = Public random source for hand { $hand }: round { $round }, <code>{ $signature }</code>
verify-true = ✓ Hand { $hand }: seal and secret match.
verify-false = ✗ Hand { $hand }: seal and secret don’t match!
verify-broken-off = Hand { $hand } was broken off.
verify-unplayed = Hand { $hand } wasn’t played. Seal: <code>{ $commitment }</code>, opened: <code>{ $secret }</code>
verify-looked = The operator looked at the cards in hand { $hand }: “{ $reason }”
verify-more = Every seal of this table is in the file.
verify-file = The whole game to check for yourself: /export, then <code>python -m engine verify thousand-{ $code }.json</code>
