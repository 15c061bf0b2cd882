### Eilutės, kurių reikia tik „Discord“.
### A draft: no native speaker has read this file yet.

slash-nothing = Pridurti nėra ko: kaip sekasi, matyti ant stalo.
slash-failed = Kažkas sugedo. Bandyk dar kartą.
slash-opentables = opentables
slash-choice-people = people
slash-choice-name = name
slash-argument-opentables = open
    .help = “yes” lists this group’s open tables for strangers, “no” doesn’t (admins)
