### Pomoc, powitanie, prywatność.

help-title = Tysiąc – gra w karty na czacie
help-how = W grupie /newgame otwiera stół: siadają ludzie albo boty, a „Zaczynamy” rozdaje karty. Twoje karty przychodzą prywatnie, resztę widać na stole w grupie. W prywatnej rozmowie /newgame to gra treningowa.
start = Cześć! Rozdaję Tysiąca na czatach grupowych: dodaj mnie do grupy i napisz tam /newgame. Tutaj przychodzą Twoje karty, a /newgame zaczyna grę treningową z botami. Wszystko opisuje /help.

privacy-title = Co pamiętam
privacy =
    • O Tobie: identyfikator i imię na tej platformie, język i przełączniki, stoły, przy których siedzisz, i skończone gry.
    • O czacie: identyfikator, język i zapamiętane zasady.
    • O grze: kto gdzie siedzi, karty i każdy ruch – żeby gra przetrwała ponowne uruchomienie i dała się potem sprawdzić.
    Czytam tylko polecenia, przyciski i odpowiedzi do mnie, innych wiadomości nie zachowuję. Niczego nie przekazuję dalej. /mydata pokazuje, co o Tobie wiem, /deletemydata to usuwa.
