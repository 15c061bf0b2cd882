### Pagalba ir pasisveikinimas.
### A draft: no native speaker has read this file yet.

start = Vedu „Tūkstantį“ grupių pokalbiuose: pridėk mane prie grupės ir parašyk ten /newgame. Tavo kortos ateina čia; čia gali ir pasitreniruoti.
help-title = Tūkstantis – kortų žaidimas tavo pokalbyje
help-how = Grupėje /newgame atidaro stalą: sėda žmonės arba botai, o „Pradėti“ išdalija kortas. Tavo kortos ateina į asmeninį pokalbį; ten gali ir pasitreniruoti.
help-three =
    /newgame – atidaryti stalą
    /hand – dar kartą mano kortos
    /score – rezultatas
help-groups = Visos komandos, keturiose grupėse:
button-help-play = Žaidimas
button-help-table = Stalas
button-help-records = Įrašai
button-help-you = Tu
