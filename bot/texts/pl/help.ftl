### Pomoc, powitanie, prywatność.

help-title = Tysiąc – gra w karty na czacie
help-how = W grupie /newgame otwiera stół: siadają ludzie albo boty, a „Zaczynamy” rozdaje karty. Twoje karty przychodzą prywatnie, resztę widać na stole w grupie. W prywatnej rozmowie /newgame to gra treningowa.
start = Cześć! Rozdaję Tysiąca na czatach grupowych: dodaj mnie do grupy i napisz tam /newgame. Tutaj przychodzą Twoje karty, a /newgame zaczyna grę treningową z botami. Wszystko opisuje /help.

privacy-title = Co pamiętam
privacy =
    • O Tobie: identyfikator i imię na tej platformie, język i przełączniki, stoły, przy których siedzisz, skończone gry i ich podsumowanie: gry, wygrane, kontrakty, punkty i ranking, które pokazuje /stats. Te liczby może obejrzeć po Twoim imieniu każda osoba z czatu, na którym skończyła się Twoja gra.
    • O czacie: identyfikator, język, zapamiętane zasady, skończone gry i ich podsumowanie dla każdej osoby.
    • O grze: kto gdzie siedzi, karty, każdy ruch i skrót słów do tasowania (/seed) – żeby gra przetrwała ponowne uruchomienie i dała się potem sprawdzić.
    Czytam tylko polecenia, przyciski, odpowiedzi do mnie i wiadomości, które o mnie wspominają, innych wiadomości nie zachowuję. Niczego nie przekazuję dalej. /mydata pokazuje, co o Tobie wiem, /deletemydata to usuwa.
