### Радкі, патрэбныя толькі ў Discord.
### A draft: no native speaker has read this file yet.

slash-nothing = Дадаць няма чаго: як ідуць справы, відаць на стале.
slash-failed = Нешта зламалася. Паспрабуй яшчэ раз.
slash-opentables = opentables
slash-choice-people = people
slash-choice-name = name
slash-argument-opentables = open
    .help = “yes” lists this group’s open tables for strangers, “no” doesn’t (admins)
