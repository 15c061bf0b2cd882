### Žodžiai ant stalo: ką jie reiškia.
### A draft: no native speaker has read this file yet.

button-words = Žodžių reikšmės
word-void = <b>nėra</b> prie rūšies: šios rūšies kortų neturi.
word-bid = <b>Siūlymas</b>: tiek taškų žadi surinkti. Kas pasiūlo daugiausia, ima pirkinį, jei jis yra, ir žaidžia dėl tų taškų.
word-contract = <b>Statymas</b>: tiek taškų turi surinkti tas, kas laimėjo varžytuves. Surinkti – pridedami, nesurinkti – atimami.
word-talon = <b>Pirkinys</b>: kortos ant stalo, kurios niekam neišdalytos. Jas ima varžytuvių laimėtojas.
word-marriage = <b>Pora</b>: vieno žaidėjo tos pačios rūšies karalius ir dama. Už paskelbtą porą gaunama taškų, ir rūšis tampa koziriu.
word-trick = <b>Kirtis</b>: po vieną kortą iš kiekvieno žaidėjo. Geriausia paima visas.
word-trump = <b>Koziris</b>: rūšis, kuri kerta visas kitas. Jo nėra, kol kas nors nepaskelbia poros.
