### Letters of the ranks, before the suit’s symbol wherever a card is written: A♠, 10♥. One letter or number each.

# The ace.
rank-A = A
# The ten.
rank-T = 10
# The king.
rank-K = K
# The queen.
rank-Q = Q
# The jack.
rank-J = J
# The nine.
rank-9 = 9
