### The lessons: small positions with one thing to do. /learn shows them, and the page.

learn-cards = Karty i lewy
learn-following = Do koloru i wyżej
learn-marriages = Meldunki i atuty
learn-bidding = Liczenie i licytacja
learn-contract = Musik, oddawanie, zapowiedź
learn-ask-cards-ten = Każdy daje po karcie: to lewa. Bierze ją najwyższa karta, a dziesiątka bije króla. Weź!
learn-wrong-cards-ten = Dama jest niższa od króla. Dziesiątka stoi zaraz pod asem.
learn-ask-cards-ace = Teraz wychodzisz: grasz przed innymi. Wybierz kartę, której nikt nie przebije.
learn-wrong-cards-ace = Ktoś może mieć w tym kolorze wyższą kartę. Nad asem nie ma nic.
learn-ask-cards-taker = Wyjście było w ♥, potem doszły inne karty. Która bierze lewę?
learn-wrong-cards-taker = Najwyższa w kolorze wyjścia: dziesiątka ♥. Nawet as innego koloru przegrywa.
learn-ask-cards-points = Lewa daje punkty: { $order }. Ile ich tu jest?
learn-wrong-cards-points = 11 za asa, 10 za dziesiątkę i 4 za króla: 25. Dostaje je ten, kto bierze lewę.
learn-ask-following-follow = Wyjście w ♥, a Ty masz ♥. Co wolno zagrać?
learn-ask-following-beat = Kto może dać wyższą kartę, musi. Przebij damę.
learn-ask-following-trump = Nie masz ♦, więc musisz dać atut. Atutem jest ♠: bije każdy inny kolor.
learn-ask-following-nothing = Nie masz ♦, a atutu nie ma: wolno dać każdą kartę. Oddaj najtańszą.
learn-wrong-following-nothing = Punkty Twojej karty też bierze ten, kto weźmie lewę. Najtańszy jest walet.
learn-ask-marriages-declare = Król i dama w kolorze to meldunek. Wyjdź jedną z nich i zamelduj: +{ $marriage }.
learn-wrong-marriages-declare = Wybierz króla albo damę ♥ z +{ $marriage }: tyle punktów od razu, a ♥ jest atutem.
learn-ask-marriages-worth = Masz dwa meldunki. Zamelduj ten, który daje więcej.
learn-wrong-marriages-worth = Wybierz kartę z największym +. Meldunek daje: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
learn-ask-marriages-cut = Nie masz ♠, atutem jest ♥. Wolno zagrać wszystko. Weź lewę.
learn-wrong-marriages-cut = Asa bije tu tylko atut: walet ♥.
learn-ask-marriages-keep = Nie masz ♠, a atutu nie ma. Bez której karty meldunek się obejdzie?
learn-wrong-marriages-keep = Bez króla albo damy meldunek ♦ przepada. Zostaw obie karty.
learn-ask-marriages-draw = Atutem jest ♥ i ktoś ma jeszcze jeden. Wyjdź tak, by nie wziął asa ♠.
learn-wrong-marriages-draw = Kto nie ma ♠, weźmie Twojego asa atutem. Wyjdź najpierw w atut, a go zabierzesz.
learn-ask-bidding-count = Asy biorą lewy, a tu jest też meldunek ♥. Ile te karty dają na pewno?
learn-wrong-bidding-count = Po 11 za asy i { $marriage } za meldunek: { $sure }.
learn-ask-bidding-bid = Licytując, obiecujesz punkty; nie ugrasz – tracisz tyle. Karty dają około { $sure }. Licytuj!
learn-wrong-bidding-bid = Masz tu około { $sure }: pas je oddaje, a wyższa zapowiedź raczej się nie uda.
learn-ask-bidding-pass = Ani asa, ani dziesiątki, ani meldunku. Co mówisz w licytacji?
learn-wrong-bidding-pass = Te karty prawie nie biorą lew, a nieugrana zapowiedź kosztuje tyle, ile jej punktów. Pas.
learn-ask-bidding-only-pass = W licytacji jest { $bid }, wyżej trzeba meldunku. Nie masz go. Co zostaje?
learn-ask-contract-gift = Licytacja wygrana, więc karty z musiku są Twoje. Oddaj najmniej potrzebną.
learn-wrong-contract-gift = Ta karta może wziąć lewę albo jest połową meldunku. Oddaj dziewiątkę lub waleta.
learn-ask-contract-contract = Z licytacji masz { $bid }, teraz możesz zapowiedzieć więcej. Karty dają około { $sure }. Ile?
learn-wrong-contract-contract = Zapowiedź trzeba ugrać w całości, a te karty dają około { $sure }.
learn-ask-contract-give-up = Tymi kartami { $contract } się nie ugra. Bomba nic nie kosztuje; inni dostają po { $payout }.
learn-wrong-contract-give-up = Grając, stracisz { $contract }. Rzucając bombę, nie stracisz nic.
learn-ask-contract-locked = Od { $from } cudza zapowiedź nic Ci nie daje. Masz { $at } i bierzesz 40. Ile masz teraz?
learn-wrong-contract-locked = Nadal { $at }. Od { $from } punkty daje tylko własna ugrana zapowiedź.
learn-ask-contract-barrel = { $at } to beczka. Jesteś na niej, bronisz i bierzesz 40. Ile masz teraz?
learn-wrong-contract-barrel = Nadal { $at }. Z beczki wygrywa się, biorąc { $need } w jednym z rozdań (jest ich { $hands }).
learn-ask-contract-winner = Zapowiedź ugrana: masz { $first }, ktoś inny { $second }. Gra się do { $target }. Kto wygrywa?
learn-wrong-contract-winner = Ty: gdy kilka osób dojdzie do { $target } naraz, pierwszeństwo ma grający.
learn-all = Nauka gry: krótkie lekcje
learn-how = Każda trwa dwie do czterech minut. Kolejność dowolna; zaczynasz tam, gdzie przerwa.
learn-begin = Krótka lekcja: { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }, dwie do czterech minut.
learn-step = { $title } · { $place } z { $count }
learn-table = Na stole: { $cards }
learn-right = ✅ Dobrze!
button-lesson = { $number }. { $name }
button-lesson-part = { $number }. { $name } · { $place }/{ $count }
button-lesson-done = ✅ { $number }. { $name }
button-lesson-again = Jeszcze raz
button-lesson-next = Dalej
button-lessons = Wszystkie lekcje
