### Litery figur.

rank-A = A
rank-T = 10
rank-K = K
rank-Q = D
rank-J = W
rank-9 = 9
