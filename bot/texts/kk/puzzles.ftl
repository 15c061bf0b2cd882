### Есептер: мақсатқа тек бір таңдау жеткізетін жағдайлар. /puzzle
### A draft: no native speaker has read this file yet.

puzzle-title = 🧩 { $kind ->
    [open] Барлық карта ашық
   *[own] Тек өз карталарың
} · { $level ->
    [easy] оңай
    [normal] орташа
    [hard] қиын
   *[none] өте қиын
} · { $preset }
puzzle-make = Сен — { $name }, ойнаушы. { $points } ұпай жина.
puzzle-stop = Сен — { $name }. Ойнаушы ({ $declarer }) { $points } ұпай жинамасын.
puzzle-before = Осыған дейін:
puzzle-ask-play = Қай картаны саласың?
puzzle-ask-give = Қай картаны кімге бересің?
puzzle-ask-discard = Қай картаны шығарып тастайсың?
puzzle-chosen = Таңдалды: { $what }
puzzle-go-on = ✓ Дұрыс! Енді мақсатты сақтайтын таңдаудың бәрі дұрыс.
puzzle-wrong-open = ✗ { $what }: болмайды, ойнаушы { $goal } ұпайдан { $points } жинайды.
puzzle-wrong-own = ✗ { $what }: мүмкін таратулардың көбінде басқа карта дұрыс.
puzzle-beaten = Неге болмайды:
puzzle-solved-open = ✓ Шешілді! Ойнаушы { $goal } ұпайдан { $points } жинайды:
puzzle-solved-own = ✓ Дұрыс! Бұл карта мүмкін 100 таратудың { $share } санында мақсатқа жеткізеді, келесісі — { $following } санында.
puzzle-right-open = Шешуі: { $what }. Ойнаушы { $goal } ұпайдан { $points } жинайды:
puzzle-right-own = Шешуі: { $what }. Бұл карта мүмкін 100 таратудың { $share } санында мақсатқа жеткізеді, келесісі — { $following } санында.
button-puzzle-again = Тағы бір рет
button-puzzle-why = Себебін көрсету
button-puzzle-next = Келесі
button-puzzle-board = Әрі ойнау
puzzle-today = Бүгін: { $today } / { $goal }
puzzle-row = Қатарынан күн: { $count }
puzzle-strength = Күш: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Марьяждар
    [trumps] Көзірлерді шығару
    [duck] Алым беру
    [gift] Берілетін карта
    [make] Тапсырысты орындау
   *[stop] Ойнаушыны тоқтату
} · { $solved } / { $tried }
puzzle-mine = Өз қателеріңнен · { $count }
mydata-puzzles = Есептер: { $tried }, бірден шешілгені: { $solved }
puzzle-group-how = Картаңды бас: бірінші жауап саналады, дұрыс па — тек өзің көресің. Шешуін бір сағаттан кейін көрсетемін.
puzzle-answered = { $more ->
    [yes] Жауаптар: { $count } санынан көп
   *[no] Жауаптар: { $count }
}
puzzle-result = Дұрыс жауаптар: { $right } / { $count }
button-puzzle-show = Шешуін көрсету
done-puzzle-answer-right = ✓ Дұрыс!
done-puzzle-answer-wrong = ✗ Олай емес. Шешуі кейін болады.
done-puzzle-answer-right-before = Жауабың бар: ✓ дұрыс.
done-puzzle-answer-wrong-before = Жауабың бар: ✗ қате. Бірінші жауап саналады.
refusal-puzzle-here = Мұнда есеп бар. Келесісі осы біткенде болады.
refusal-puzzle-not-asker = Шешуін қазір тек есепті сұраған адам көрсете алады.
refusal-puzzle-over = Бұл есеп бітті.
refusal-puzzle-none = Бұл есеп енді жоқ. /puzzle басқасын береді.
