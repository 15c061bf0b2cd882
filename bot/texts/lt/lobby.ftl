### Stalas prieš pirmą dalijimą.
### A draft: no native speaker has read this file yet.

lobby-title = Tūkstantis · stalas { $code }
lobby-rules = Taisyklės: <b>{ $preset }</b>, iki { $target }
lobby-target = Žaidžiame iki { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · stalo šeimininkas
lobby-bot = • { $name } – botas, lygis: { $level }
lobby-missing = { $count ->
        [one] Reikia dar { $count } žaidėjo.
        [few] Reikia dar { $count } žaidėjų.
       *[other] Reikia dar { $count } žaidėjų.
    }
lobby-ready = Galima pradėti.
lobby-again =
    { $count ->
        [one] Dar kartą: turi patvirtinti dar { $count } žmogus.
        [few] Dar kartą: turi patvirtinti dar { $count } žmonės.
       *[other] Dar kartą: turi patvirtinti dar { $count } žmonių.
    }
lobby-door-members = Iš kito pokalbio: <code>/join { $code }</code>
lobby-knock = 🚪 { $name } prašosi prie stalo
lobby-not-let-in = 🚪 Tavęs neįleido ({ $code }).
lobby-closed = Šis stalas uždarytas dar prieš žaidimą. Naują atidaro /newgame.
board-unreachable-lobby = { $name }: dar reikia atidaryti asmeninį pokalbį su manimi.
lobby-starting = ⏳ Žaidimas prasidės per minutę. Kas iki tol neatidarys asmeninio pokalbio, žaidžia čia, mygtukais su numeriais.
level-gentle = švelnus
level-easy = lengvas
level-normal = vidutinis
level-hard = sunkus
level-expert = ekspertas
button-join = Sėsti
button-leave = Pasitraukti
button-let-in = Įleisti: { $name }
button-turn-away = Ne
button-join-table = Sėsti: { $code }
button-add-bot = Pridėti botą
button-remove-bot = Pašalinti botą
button-options = Taisyklių parinktys
button-start = Pradėti
