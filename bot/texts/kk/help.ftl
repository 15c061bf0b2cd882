### Көмек пен сәлемдесу.
### A draft: no native speaker has read this file yet.

start = Мен топтық чаттарда «Мың» ойынын жүргіземін: мені топқа қосып, сонда /newgame деп жаз. Карталарың осында келеді; осында жаттығуға да болады.
help-title = Мың — чаттағы карта ойыны
help-how = Топта /newgame үстел ашады: оған адамдар не боттар отырады, ал «Бастау» карта таратады. Карталарың жеке чатқа келеді; онда жаттығуға да болады.
help-three =
    /newgame — үстел ашу
    /hand — карталарымды қайта көрсету
    /score — есеп
help-groups = Барлық командалар, төрт бөлімде:
button-help-play = Ойын
button-help-table = Үстел
button-help-records = Жазбалар
button-help-you = Сен
