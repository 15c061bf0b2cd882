### Seals of the deals, words in the shuffle, and what they prove: on the board, in /seed and in /verify.

board-sealed = Seal of hand { $hand }: <code>{ $commitment }</code>
board-opened = Hand { $hand } opened: <code>{ $secret }</code>
board-words = { $count ->
        [0] Nobody’s words are in hand { $hand }.
       *[other] Words in hand { $hand }: { $names }
    }
board-add-words = Add yours to the shuffle of hand { $hand }: <code>/seed { $seal } any words</code>
board-awaits-beacon = Hand { $hand }: words are closed, the public beacon is awaited.
board-no-beacon = Hand { $hand }: no beacon
board-verify = All seals of this table, opened: <code>/verify { $code }</code>

closing = Hand { $hand }, table { $code }: words are closed. Hash of the seal and all shares: <code>{ $hash }</code>
closing-round = Round { $round } of the public beacon (drand quicknet) is mixed in, due at { $time } UTC.
closing-joined = Hand { $hand }, table { $code }: words are closed. Who joined, in this order, with their shares:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 of these lines, without the names behind them: <code>{ $hash }</code>

## /seed

seed-title = Your words in the shuffle
seed-how = Type any words after the seal of hand { $hand }, here or in the group: <code>/seed { $seal } your words</code>. They go into its shuffle; I keep only their hash, from which short words can be guessed.
seed-keep = <code>/seed keep words</code> gives every hand a share of the same words, which protects you from everybody but me. <code>/seed off</code> ends that. What all this proves: /verify
seed-discord = On Discord a slash command leaves no message of yours as evidence. Mention me instead: <code>@bot seed { $seal } your words</code>, with my name for @bot.

## /verify

verify-title = What the seals prove
verify-how = Before each hand I draw a secret and show a hash of it, the seal. Words that you then type (/seed) go into the shuffle; I keep only their hash. When the hand is over I show the secret, and anybody can compute the pack again.
verify-proof-none = Without words and without a beacon: only that the pack stood before the hand began.
verify-proof-words = To you, if you typed words after the seal stood: that I alone could not choose the pack – provided that everybody else named with words confirms theirs and works with nobody, and that nobody’s words were refused. Kept words protect against everybody but me.
verify-proof-first = For hand 1 find yourself in the list that is shown before it: it must have the order and the people that the lobby showed before you typed.
verify-proof-beacon = With the beacon, if its message stood before the round came: that nobody could choose the pack, only give hands up.
verify-proof-not = Never proven: that the operator did not look at the cards.
verify-copy = I can edit my messages, and perhaps delete yours: send seal and words together, and keep a copy.
verify-copy-discord = On Discord write <code>@bot seed { $seal } words</code> (with my name for @bot): a slash command leaves no message.
verify-counts = Outside the proof: { $count } of { $all } hands ({ $lost } lost by the server, { $broken } broken off, { $judged } annulled by the judge, { $without } without a beacon).
verify-share = { $name }’s share: <code>{ $nonce }</code>
verify-round = Beacon of hand { $hand }: round { $round }, <code>{ $signature }</code>
verify-true = ✓ Hand { $hand }: seal and secret belong together.
verify-false = ✗ Hand { $hand }: seal and secret do not belong together!
verify-broken-off = Hand { $hand } was broken off.
verify-unplayed = Hand { $hand } was never played. Seal: <code>{ $commitment }</code>, opened: <code>{ $secret }</code>
verify-looked = The operator looked at the cards in hand { $hand }: “{ $reason }”
verify-more = Every seal of this table is in the file.
verify-file = The whole game to check for yourself: /export, then <code>python -m engine verify thousand-{ $code }.json</code>
