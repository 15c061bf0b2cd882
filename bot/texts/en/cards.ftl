### Letters of the ranks.
### One letter or number before the suit's symbol, everywhere where a card is written.

rank-A = A
rank-T = 10
rank-K = K
rank-Q = Q
rank-J = J
rank-9 = 9
