### Kaip žaisti, per minutę. Tada tai, kas aiškinama pirmuose dalijimuose.
### A draft: no native speaker has read this file yet.

howto-title = Tūkstantis per minutę
howto-cards =
    <b>Kortos.</b> { $deck ->
        [20] Malkoje 20 kortų,
       *[other] Kortų malkoje { $deck },
    } nuo vyriausios: { $order }. Dešimtakė kerta karalių!
howto-auction =
    <b>Varžytuvės.</b> Nuo { $opening } žaidėjai žada taškus. Kas pažada daugiausia, { $exchange ->
        [pass] ima pirkinį, atiduoda varžovams po kortą ir pradeda eiti.
        [pass_one] ima pirkinį, atiduoda varžovui kortą ir pradeda eiti.
        [discard] ima pirkinį, tiek pat kortų išmeta ir pradeda eiti.
       *[none] pradeda eiti.
    }
howto-tricks =
    <b>Kirčiai.</b> { $beat ->
        [yes] Dėk tos pačios rūšies kortą ir kirsk, jei turi kuo.
       *[no] Dėk tos pačios rūšies kortą.
    } Kas paima kirtį, gauna taškus ir pradeda kitą.
howto-marriages = <b>Pora.</b> Eik karaliumi arba dama, kol antrą tos rūšies kortą turi rankoje: iškart ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, ir rūšis tampa koziriu.
howto-score = <b>Taškai.</b> Pažadas ištesėtas – statymas pridedamas, ne – atimamas. Kiti rašosi, ką paėmė. Laimi, kas pirmas surenka { $target }.
howto-first = <i>Pasuoti nieko nekainuoja. Varžykis, kai rankoje yra tūzų arba pora.</i>
button-howto = Kaip žaisti
button-practise = ▶ Pasitreniruoti
button-learn = Pamokos
button-add-to-group = Pridėti prie grupės
button-language = Kalba
button-tips-off = Be paaiškinimų
button-tips-on = Su paaiškinimais
coach-auction =
    { $count ->
        [0]
            { $points ->
                [one] Rankoje { $points } taškas, poros nėra.
                [few] Rankoje { $points } taškai, poros nėra.
               *[other] Rankoje { $points } taškų, poros nėra.
            }
        [one]
            { $points ->
                [one] Rankoje { $points } taškas ir pora { $marriages } (+{ $value }).
                [few] Rankoje { $points } taškai ir pora { $marriages } (+{ $value }).
               *[other] Rankoje { $points } taškų ir pora { $marriages } (+{ $value }).
            }
        [few]
            { $points ->
                [one] Rankoje { $points } taškas ir poros { $marriages } (+{ $value }).
                [few] Rankoje { $points } taškai ir poros { $marriages } (+{ $value }).
               *[other] Rankoje { $points } taškų ir poros { $marriages } (+{ $value }).
            }
       *[other]
            { $points ->
                [one] Rankoje { $points } taškas ir poros { $marriages } (+{ $value }).
                [few] Rankoje { $points } taškai ir poros { $marriages } (+{ $value }).
               *[other] Rankoje { $points } taškų ir poros { $marriages } (+{ $value }).
            }
    } Kas pažada daugiausia, tiek ir turi surinkti.
coach-worth = Su tokia ranka žaidžiantysis tris kartus iš keturių surenka bent { $points } taškų.
coach-price = Su tokia ranka saugūs { $points } taškų, o reikia { $contract }. Nesurinkus atims { $lost }, pasidavus – { $cost }, ir kiekvienas kitas gaus { $others }.
coach-pass = Pasuoti nieko nekainuoja.
coach-opening = Jei niekas nepažadės daugiau, žaisi už savo statymą.
coach-talon = Varžytuves laimėjai tu, todėl pirkinys tavo: jo kortos jau tavo rankoje.
coach-concession = Surinksi, kiek pažadėta – tiek ir prisidės, nesurinksi – tiek atims. Pasidavus dalijimas iškart baigiasi.
coach-give =
    Žaidi už { $contract }. Rankoje dabar { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }; atiduota korta gali atnešti taškų varžovui.
coach-contract = Dabar žinai savo kortas ir gali pažadėti daugiau nei { $contract }. Surinksi – daugiau prisidės, nesurinksi – daugiau atims.
coach-lesson = Daugiau pamokoje „{ $lesson }“.
button-lesson-of-tip = 📖 { $lesson }
button-ladder = ▶ Botų kopėčios: { $level }
coach-lead = Tavo ėjimas: kiti deda tos pačios rūšies kortą, jei turi. Kas paima kirtį, gauna jo taškus ir eina toliau. Dešimtakė kerta karalių.
coach-trump = Koziris dabar { $suit }: jis kerta visas kitas rūšis.
coach-marriage = Turi karalių ir damą: { $marriages }. Paskelbk porą – eik viena iš jų: iškart +{ $value }, o rūšis tampa koziriu, kuris kerta visas kitas.
coach-follow =
    { $why ->
        [follow] Eita { $suit }. Turi { $suit }, todėl reikia dėti { $suit }.
        [beat] Eita { $suit }. Turi { $suit }, todėl reikia dėti { $suit }, ir vyresnę už gulinčią.
        [trump] Eita { $suit }. Neturi { $suit }, todėl reikia dėti kozirį.
       *[free] Eita { $suit }. Gali dėti bet kurią kortą.
    }
coach-possible = Dabar galima: { $cards }.
coach-result =
    Tavo praėjęs dalijimas: { $why ->
        [made] pažadėta { $contract }, surinkta { $points }. Pavyko!
        [down] pažadėta { $contract }, surinkta { $points }. Nepavyko.
        [gave-up] pasiduota, buvo { $contract }.
        [others-gave-up] { $name } pasiduoda su { $contract }, kiti už tai gauna taškų.
        [sat-out] tu ilsėjaisi.
        [own-rounded] už kirčius ir poras { $points }, apvalinama.
       *[own] už kirčius ir poras { $points }.
    }
coach-change =
    { $reason ->
        [barrel] Dėl statinės prie tavo taškų: { $delta }.
        [golden] Auksinis dalijimas skaičiuojamas dvigubai. Prie tavo taškų: { $delta }.
        [blind] Žaidimas aklai skaičiuojamas dvigubai. Prie tavo taškų: { $delta }.
        [fine] Su teisėjo bauda prie tavo taškų: { $delta }.
        [locked] Taškai užrakinti. Prie tavo taškų: { $delta }.
       *[none] Prie tavo taškų: { $delta }.
    }

button-short = ▶ Žaidimas iki 300
button-short-next = ▶ Dar iki 300
button-whole-game = ▶ Žaidimas iki 1000
short-head = Trumpas žaidimas iki { $target } · botai: { $level }
short-won = Laimėjai! Kitame trumpame žaidime botai žais geriau; lygis: { $level }.
short-lost = Šįkart nepavyko. Bandyk dar kartą; botų lygis tas pats: { $level }.
short-ready = Laikas visam žaidimui. Laimėti trumpi žaidimai: { $count }.
