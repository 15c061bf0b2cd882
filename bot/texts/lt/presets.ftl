### Taisyklių variantai: pavadinimas ir viena eilutė apie kiekvieną.
### A draft: no native speaker has read this file yet.

preset-polish = Lenkiškas tūkstantis
    .short = Lenkiškas
    .help = Kaip dažniausiai žaidžiama Lenkijoje: trise arba keturiese, trijų kortų pirkinys, žingsnis 10, užraktas nuo 900.
preset-polish_two_talons = Lenkiškas dviem
    .short = Dviese
    .help = Dviese, po dešimt kortų, du pirkiniai po dvi kortas; dvi kortos išmetamos.
preset-draw_thousand = Tūkstantis su traukimu
    .short = Traukiant
    .help = Dviese be varžytuvių: po šešias kortas, po kiekvieno kirčio traukiama po vieną.
preset-italian = Itališkas tūkstantis
    .short = Itališkas
    .help = Trise: žingsnis 5, statinė ties 880, kur su 120 laimi bet kas, trys nuliai kainuoja 120.
preset-russian = Klasikinis tūkstantis
    .short = Klasikinis
    .help = Trise arba keturiese: statinė ties 880, nuliai, du kartus pasiduoti galima be baudos.
preset-lviv = Lvovo tūkstantis
    .short = Lvovo
    .help = Kaip klasikinis, bet statinė Lvovo: ties 900, be dalijimų skaičiaus, o poros joje duoda tik kozirį.
preset-thousand_and_one = Tūkstantis ir viena
    .short = 1001
    .help = Kaip klasikinis, bet reikia daugiau nei 1000, o statinėje – 125.
usual-preset = russian
likely-presets = polish thousand_and_one
