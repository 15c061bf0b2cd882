### Co platformy pokazują o bocie, zanim ktoś do niego napisze.

profile-telegram = Tysiąc w Twojej grupie: licytacja, musik, meldunki i atuty.

    Dodaj mnie do grupy i napisz tam /newgame. Gra się przyciskami, Twoje karty przychodzą tutaj, prywatnie, a wolne miejsca zajmują boty. /learn objaśnia rozdanie krok po kroku, /newgame tutaj to gra treningowa.

    Zasady z wielu regionów, turnieje i rozdania, które można potem sprawdzić. /privacy mówi, co pamiętam.
profile-telegram-short = Tysiąc, gra w karty na Twoim czacie: zasady z wielu regionów, boty, turnieje.
profile-discord = Gra w karty tysiąc na Twoich kanałach. /newgame otwiera stół: znajomi dosiadają się przyciskiem, „Moje karty” pokazuje karty tylko Tobie, a wolne miejsca zajmują boty. Zasady z wielu regionów, turnieje i rozdania, które można potem sprawdzić. /learn objaśnia rozdanie krok po kroku, prywatnie.
