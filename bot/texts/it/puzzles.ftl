### Problemi: posizioni in cui una sola scelta porta allo scopo. /puzzle

puzzle-title = 🧩 { $kind ->
    [open] Tutte le carte scoperte
   *[own] Solo le tue carte
} · { $level ->
    [easy] facile
    [normal] medio
    [hard] difficile
   *[none] molto difficile
} · { $preset }
puzzle-make = Sei { $name }, il dichiarante. Fai { $points } punti.
puzzle-stop = Sei { $name }. Non lasciare che il dichiarante ({ $declarer }) faccia { $points } punti.
puzzle-before = Finora:
puzzle-ask-play = Quale carta giochi?
puzzle-ask-give = Quale carta dai, e a chi?
puzzle-ask-discard = Quale carta scarti?
puzzle-chosen = Hai scelto: { $what }
puzzle-go-on = ✓ Giusto! Continua così: è giusta ogni scelta che porta ancora allo scopo.
puzzle-wrong-open = ✗ { $what } non basta: il dichiarante fa { $points } su { $goal }.
puzzle-wrong-own = ✗ { $what }: in più distribuzioni possibili è giusta un’altra carta.
puzzle-beaten = Ecco perché no:
puzzle-solved-open = ✓ Risolto! Il dichiarante fa { $points } su { $goal }:
puzzle-solved-own = ✓ Giusto! Questa carta porta allo scopo in { $share } distribuzioni possibili su 100, la seconda in { $following }.
puzzle-right-open = Soluzione: { $what }. Il dichiarante fa { $points } su { $goal }:
puzzle-right-own = Soluzione: { $what }. Questa carta porta allo scopo in { $share } distribuzioni possibili su 100, la seconda in { $following }.
button-puzzle-again = Da capo
button-puzzle-why = Mostra perché
button-puzzle-next = Un altro
button-puzzle-board = Continua a giocare
puzzle-today = Oggi: { $today } / { $goal }
puzzle-row = Giorni di fila: { $count }
puzzle-strength = Forza: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Matrimoni
    [trumps] Togliere le briscole
    [duck] Cedere una presa
    [gift] Carte da dare
    [make] Mantenere il contratto
   *[stop] Fermare il dichiarante
} · { $solved } su { $tried }
puzzle-mine = Dai tuoi errori · { $count }
mydata-puzzles = Problemi provati: { $tried }, risolti al primo colpo: { $solved }
puzzle-group-how = Premi la tua carta: vale la prima risposta, e solo tu vedi se è giusta. Mostro la soluzione tra un’ora.
puzzle-answered = { $more ->
    [yes] Risposte: più di { $count }
   *[no] Risposte: { $count }
}
puzzle-result = Risposte giuste: { $right } su { $count }
button-puzzle-show = Mostra la soluzione
done-puzzle-answer-right = ✓ Giusto!
done-puzzle-answer-wrong = ✗ Non è questa. La soluzione arriva più tardi.
done-puzzle-answer-right-before = Hai già risposto: ✓ giusto.
done-puzzle-answer-wrong-before = Hai già risposto: ✗ sbagliato. Vale la prima risposta.
refusal-puzzle-here = Qui c’è già un problema. Il prossimo arriva quando questo è risolto.
refusal-puzzle-not-asker = Per ora la soluzione può mostrarla solo chi ha chiesto il problema.
refusal-puzzle-over = Questo problema è chiuso.
refusal-puzzle-none = Questo problema non c’è più. /puzzle ne porta un altro.
