### Uždaviniai: padėtys, kuriose tikslą pasiekia tik vienas pasirinkimas. /puzzle
### A draft: no native speaker has read this file yet.

puzzle-title = 🧩 { $kind ->
    [open] Visos kortos atverstos
   *[own] Tik tavo kortos
} · { $level ->
    [easy] lengvas
    [normal] vidutinis
    [hard] sunkus
   *[none] labai sunkus
} · { $preset }
puzzle-make = Tu – { $name }, tavo žaidžiamas statymas – { $points }. Surink tiek.
puzzle-stop = Tu – { $name }. Statymą žaidžia { $declarer }: neleisk surinkti { $points }.
puzzle-before = Iki šiol:
puzzle-ask-play = Kurią kortą dedi?
puzzle-ask-give = Kurią kortą atiduodi ir kam?
puzzle-ask-discard = Kurią kortą išmeti?
puzzle-chosen = Pasirinkta: { $what }
puzzle-go-on = ✓ Teisingai! Taip ir toliau: tinka kiekvienas pasirinkimas, po kurio tikslas dar pasiekiamas.
puzzle-wrong-open = ✗ { $what } netinka: kas žaidžia, surenka { $points } iš { $goal }.
puzzle-wrong-own = ✗ { $what }: kita korta tinka daugiau galimų dalijimų.
puzzle-beaten = Kodėl ne:
puzzle-solved-open = ✓ Išspręsta! Kas žaidžia, surenka { $points } iš { $goal }:
puzzle-solved-own = ✓ Teisingai! Ši korta pasiekia tikslą { $share } iš 100 galimų dalijimų, kita – { $following }.
puzzle-right-open = Sprendimas: { $what }. Kas žaidžia, surenka { $points } iš { $goal }:
puzzle-right-own = Sprendimas: { $what }. Ši korta pasiekia tikslą { $share } iš 100 galimų dalijimų, kita – { $following }.
button-puzzle-again = Dar kartą
button-puzzle-why = Parodyti kodėl
button-puzzle-next = Kitas
button-puzzle-board = Žaisti toliau
puzzle-today = Šiandien: { $today } / { $goal }
puzzle-row = Dienų iš eilės: { $count }
puzzle-strength = Jėga: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Poros
    [trumps] Ištraukti kozirius
    [duck] Atiduoti kirtį
    [gift] Ką atiduoti
    [make] Surinkti statymą
   *[stop] Neleisti surinkti
} · { $solved } iš { $tried }
puzzle-mine = Iš tavo klaidų · { $count }
mydata-puzzles = Uždavinių: { $tried }, iš jų išspręsta iš pirmo karto: { $solved }
puzzle-group-how = Spausk savo kortą: galioja pirmas atsakymas, o ar jis teisingas, matai tik tu. Sprendimą parodysiu po valandos.
puzzle-answered = { $more ->
    [yes] Atsakymų: daugiau nei { $count }
   *[no] Atsakymų: { $count }
}
puzzle-result = Teisingų atsakymų: { $right } iš { $count }
button-puzzle-show = Parodyti sprendimą
done-puzzle-answer-right = ✓ Teisingai!
done-puzzle-answer-wrong = ✗ Ne tai. Sprendimas bus vėliau.
done-puzzle-answer-right-before = Tavo atsakymas jau yra: ✓ teisingas.
done-puzzle-answer-wrong-before = Tavo atsakymas jau yra: ✗ neteisingas. Galioja pirmas.
refusal-puzzle-here = Čia jau yra uždavinys. Kitas bus, kai šis baigsis.
refusal-puzzle-not-asker = Sprendimą dabar gali parodyti tik tas, kas prašo uždavinio.
refusal-puzzle-over = Šis uždavinys jau baigtas.
refusal-puzzle-none = Šio uždavinio nebėra. /puzzle duoda kitą.
