### Lettere delle figure: quelle stampate sulle carte francesi in Italia.

rank-A = A
rank-T = 10
rank-K = K
rank-Q = Q
rank-J = J
rank-9 = 9
