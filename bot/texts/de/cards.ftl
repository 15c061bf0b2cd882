### Die Buchstaben der Karten.

rank-A = A
rank-T = 10
rank-K = K
rank-Q = D
rank-J = B
rank-9 = 9
