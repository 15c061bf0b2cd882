### Savas puslapis ir savi žaidimai: /stats ir /history asmeniniame pokalbyje bei puslapyje.

## Savo puslapio skaičiai

own-rating = Reitingas
own-games = Žaidimai
own-wins = Laimėta
own-contracts = Surinkta
own-declarer = Kai žaidi
own-defender = Ginantis
own-marriages = Poros
own-contract = Didžiausia suma
own-finished = Žaista iki galo
own-days = Dienų iš eilės
own-of = { $part } iš { $whole }
own-each = { $count ->
        [one] už dalijimą, iš viso { $count } dalijimas
        [few] už dalijimą, iš viso { $count } dalijimai
       *[other] už dalijimą, iš viso { $count } dalijimų
    }
own-percent = { $share } %
own-line = { $label }: { $value }
own-estimate = įvertis { $estimate } ± { $doubt }
own-provisional = laikinas ({ $count } iš { $needed })
own-unrated = po žaidimo bent su dviem žmonėmis
own-curve = Reitingas per paskutinius žaidimus ({ $count })
own-curve-how = Juosta siekia įvertį. Kuo įvertis tikslesnis, tuo ji siauresnė.
own-rules = Pagal taisykles
own-since = Skaičiuojama nuo šios boto versijos (žaidimai: { $count } iš { $games }): vidurkiai, poros, didžiausia suma, taisyklės, kopėčios

## Botų kopėčios

own-ladder = Botų kopėčios
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = { $count ->
        [one] Kiekvienoje pakopoje laimėk { $count } žaidimą
        [few] Kiekvienoje pakopoje laimėk { $count } žaidimus
       *[other] Kiekvienoje pakopoje laimėk { $count } žaidimų
    }, kai visose kitose vietose to lygio botai. Įprastos taisyklės, gali skirtis tik tikslas, bent 300; be užuominų.
own-mark-first = Pirma pergalė
own-mark-whole = Pirmas laimėtas visas žaidimas
own-mark-step = Kopėčios: { $level }
earned-first = Pirma pergalė: { $name }
earned-whole = Pirmas laimėtas visas žaidimas: { $name }
earned-step = { $name } – botų kopėčios: „{ $level }“ įveiktas, toliau „{ $next }“
earned-top = { $name } – botų kopėčios: „{ $level }“ įveiktas, o su juo ir visos kopėčios
over-no-step = Į botų kopėčias neįskaitoma: buvo patarimas arba atsiimtas ėjimas

## Kas mato savo puslapį

own-seen = Kas mato šiuos skaičius ir reitingą?
own-seen-chats = Žmonės iš mano pokalbių
own-seen-everybody = Visi
own-seen-nobody = Niekas, ir pokalbio lentelėje

## Savi žaidimai

games-running = Vyksta
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Tavo eilė
games-lobby = Dar neprasidėjo
games-won = Laimėta
games-lost = Nelaimėta
games-left = Vieta atiduota
button-invite-again = Kviesti vėl

## Puslapio svečiai ir „Išsaugoti“

own-guest = Žaidi be paskyros, ir tave pažįsta tik ši naršyklė. Mėnesį po paskutinio apsilankymo čia neužsukus, viskas ištrinama.
button-keep = Išsaugoti
button-keep-again = Nauja nuoroda
keep-games = { $count ->
        [one] { $count } žaidimas
        [few] { $count } žaidimai
       *[other] { $count } žaidimų
    }
keep-games-ladder = { $what }, kopėčios: { $level }
keep-offered = Per dešimt minučių atidaryk nuorodą iš paskyros, kuriai visa tai atiteks. Ji veikia vieną kartą, ir niekas nieko negaus, kol čia nesutiksi.
keep-asked = Atiduoti tai paskyrai { $name } ({ $platform })?
button-keep-give = Atiduoti
button-keep-no = Ne
keep-moved = Atlikta. Dabar tai turi paskyra { $name } ({ $platform }).
keep-stopped = Nuoroda nebeveikia. Niekas neperduota.
keep-offer = Puslapio svečias tau perduoda:
keep-offer-how = Tai bus tavo, kai bus sutikta ir puslapyje. Reitingas, dienos iš eilės ir lentelės nepasikeis.
button-keep-take = Priimti
keep-back = Dabar grįžk į puslapį ir sutik ten. Tada viską parodys /stats.
