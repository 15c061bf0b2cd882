### Questions before something is done, and what may be chosen without typing.

question-forget = To usuwa wszędzie Twój język, ustawienia, gry, opracowania i statystyki. W grach z innymi będziesz jako „ktoś”. Tego nie da się cofnąć.
button-forget-me = Tak, usuń wszystko
question-end = Zakończyć tę grę dla wszystkich? Nikomu się wtedy nie policzy.
question-leave = Zostaną same boty, więc gra się zakończy i nie będzie się liczyć. Zakończyć tę grę?
question-timer = Ile może trwać ruch? Potem za spóźnionego gra bot. Można też wpisać czas, np. /timer 90s
question-timer-vote = W trakcie gry decyduje głosowanie: zgodzić się musi ponad połowa graczy.
button-timer-off = Bez limitu
question-kick = Kto ma odejść od stołu?
question-stand-in = Za kogo ma grać bot do czasu powrotu?
