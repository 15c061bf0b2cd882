### Eilutės, kurių reikia tik „Discord“.
### A draft: no native speaker has read this file yet.

slash-nothing = Pridurti nėra ko: kaip sekasi, matyti ant stalo.
slash-failed = Kažkas sugedo. Bandyk dar kartą.
