### Kalba.
### A draft: no native speaker has read this file yet.

language-name = Lietuvių
language-which = Kokia kalba su tavimi kalbėti?
language-drafts = ✎ Dar ne viskas išversta: dalis tekstų kita kalba.

question-which = Tokį vardą turi keli žmonės. Kurį?
which-person = { $name } · { $count ->
        [one] { $count } žaidimas
        [few] { $count } žaidimai
       *[other] { $count } žaidimų
    }
