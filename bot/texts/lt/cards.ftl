### Kortų raidės.
### A draft: no native speaker has read this file yet.

rank-A = T
rank-T = 10
rank-K = K
rank-Q = D
rank-J = V
rank-9 = 9
