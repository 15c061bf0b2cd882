### Pagalba ir pasisveikinimas.
### A draft: no native speaker has read this file yet.

start = Sveiki! Vedu „Tūkstantį“ grupių pokalbiuose: pridėk mane prie grupės ir parašyk ten /newgame. Čia, asmeniniame pokalbyje, gausi savo kortas, o /newgame čia pradeda treniruotę su botais. Visa kita rasi per /help.
help-title = Tūkstantis – kortų žaidimas tavo pokalbyje
help-how = Grupėje /newgame atidaro stalą: prie jo sėda žmonės arba botai, o mygtukas „Pradėti“ išdalija kortas. Savo kortas gauni asmeniniame pokalbyje, visa kita matyti ant stalo grupėje. Asmeniniame pokalbyje /newgame yra treniruotė.
help-three =
    /newgame – atverti stalą
    /hand – dar kartą mano kortos
    /score – rezultatas
help-groups = Visos komandos, keturiose grupėse:
button-help-play = Žaidimas
button-help-table = Stalas
button-help-records = Įrašai
button-help-you = Tu
