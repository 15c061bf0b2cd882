### Co znaczą słowa gry, dla tych, którzy pytają.

button-words = Co znaczą słowa

word-void = <b>brak</b> przy kolorze: nie masz w nim żadnej karty.
word-bid = <b>Licytacja</b>: obiecujesz punkty. Kto licytuje najwyżej, bierze musik (jeśli jest) i gra o te punkty.
word-contract = <b>Gra za 120</b>: tyle punktów musi zdobyć grający, czyli osoba, która wygrywa licytację. Ugrane się dopisuje, nieugrane odejmuje.
word-talon = <b>Musik</b>: karty na stole, których nikt nie dostał. Bierze je ten, kto wygrywa licytację.
word-marriage = <b>Meldunek</b>: król i dama jednego koloru u jednej osoby. Zameldowany daje dodatkowe punkty, a jego kolor staje się atutem.
word-trick = <b>Lewa</b>: po jednej karcie od każdego gracza. Najlepsza bierze wszystkie.
word-trump = <b>Atut</b>: kolor, który bije wszystkie inne. Nie ma go, dopóki ktoś nie zamelduje.
