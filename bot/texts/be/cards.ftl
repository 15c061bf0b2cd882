### Літары карт.
### A draft: no native speaker has read this file yet.

rank-A = Т
rank-T = 10
rank-K = К
rank-Q = Д
rank-J = В
rank-9 = 9
