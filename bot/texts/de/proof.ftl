### Siegel, Worte beim Mischen und was sie beweisen: am Spielbrett, in /seed und in /verify.

board-sealed = Siegel von Spiel { $hand }: <code>{ $commitment }</code>
board-opened = Geheimnis von Spiel { $hand }: <code>{ $secret }</code>
board-words = { $count ->
        [0] In Spiel { $hand } stecken keine Worte von euch.
       *[other] Worte in Spiel { $hand }: { $names }
    }
board-add-words = Misch mit bei Spiel { $hand }: <code>/seed { $seal } beliebige Worte</code>
board-awaits-beacon = Spiel { $hand }: Worte zählen nicht mehr, die öffentliche Zufallsquelle wird abgewartet.
board-no-beacon = Spiel { $hand }: ohne öffentliche Zufallsquelle
board-verify = Alle Siegel dieses Tisches, geöffnet: <code>/verify { $code }</code>

closing = Spiel { $hand }, Tisch { $code }: Worte zählen nicht mehr. Hash aus Siegel und allen Anteilen: <code>{ $hash }</code>
closing-round = Dazu kommt Runde { $round } der öffentlichen Zufallsquelle (drand quicknet), fällig um { $time } UTC.
closing-joined = Spiel { $hand }, Tisch { $code }: Worte zählen nicht mehr. Wer mitspielt, in der Reihenfolge des Beitritts, mit den Anteilen:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 dieser Zeilen ohne die Namen dahinter: <code>{ $hash }</code>

## /seed

seed-title = Deine Worte beim Mischen
seed-how = Schreib hinter das Siegel von Spiel { $hand } beliebige Worte, hier oder in der Gruppe: <code>/seed { $seal } deine Worte</code>. Sie fließen ins Mischen ein; ich behalte nur ihren Hash, aus dem sich kurze Worte erraten lassen.
seed-keep = <code>/seed keep Worte</code> gibt jedem Spiel einen Anteil aus denselben Worten; das schützt dich vor allen außer mir. <code>/seed off</code> beendet das. Was das alles beweist: /verify
seed-discord = Auf Discord hinterlässt ein Slash-Befehl keine Nachricht von dir als Beleg. Erwähne mich stattdessen: <code>@bot seed { $seal } deine Worte</code>, mit meinem Namen statt @bot.

## /verify

verify-title = Was die Siegel beweisen
verify-how = Vor jedem Spiel ziehe ich ein Geheimnis und zeige seinen Hash, das Siegel. Worte, die ihr danach schreibt (/seed), fließen ins Mischen ein; ich behalte nur ihren Hash. Nach dem Spiel zeige ich das Geheimnis, und alle können die gemischten Karten nachrechnen.
verify-proof-none = Ohne Worte und ohne Zufallsquelle: nur, dass die Karten vor dem Spiel feststanden.
verify-proof-words = Dir, wenn du nach dem Siegel Worte geschrieben hast: dass ich allein die Karten nicht wählen konnte – sofern alle anderen, die mit Worten genannt sind, ihre bestätigen und mit niemandem gemeinsame Sache machen, und sofern niemandes Worte abgelehnt wurden. Behaltene Worte schützen vor allen außer mir.
verify-proof-first = Such dich für Spiel 1 in der Liste, die davor gezeigt wird: Sie muss dieselben Leute in derselben Reihenfolge nennen wie der Tisch, bevor du geschrieben hast.
verify-proof-beacon = Mit der Zufallsquelle, wenn ihre Nachricht vor der Runde dastand: dass niemand die Karten wählen konnte, nur Spiele abbrechen.
verify-proof-not = Nie bewiesen: dass der Betreiber nicht in die Karten gesehen hat.
verify-copy = Ich kann meine Nachrichten ändern und eure vielleicht löschen: Schickt Siegel und Worte zusammen und behaltet eine Kopie.
verify-copy-discord = Auf Discord schreibt <code>@bot seed { $seal } Worte</code> (mit meinem Namen statt @bot): Ein Slash-Befehl hinterlässt keine Nachricht.
verify-counts = Außerhalb des Beweises: { $count } von { $all } Spielen ({ $lost } vom Server verloren, { $broken } abgebrochen, { $judged } vom Schiedsrichter annulliert, { $without } ohne Zufallsquelle).
verify-share = Anteil von { $name }: <code>{ $nonce }</code>
verify-round = Zufallsquelle von Spiel { $hand }: Runde { $round }, <code>{ $signature }</code>
verify-true = ✓ Spiel { $hand }: Siegel und Geheimnis passen zusammen.
verify-false = ✗ Spiel { $hand }: Siegel und Geheimnis passen nicht zusammen!
verify-broken-off = Spiel { $hand } wurde abgebrochen.
verify-unplayed = Spiel { $hand } wurde nie gespielt. Siegel: <code>{ $commitment }</code>, geöffnet: <code>{ $secret }</code>
verify-looked = Der Betreiber hat in Spiel { $hand } in die Karten gesehen: „{ $reason }“
verify-more = Alle Siegel dieses Tisches stehen in der Datei.
verify-file = Die ganze Partie zum Selbstprüfen: /export, dann <code>python -m engine verify thousand-{ $code }.json</code>
