### Siegel, Worte beim Mischen und was sie beweisen: am Tisch, in /seed und in /verify.

board-sealed = Siegel von Spiel { $hand }: <code>{ $commitment }</code>
board-opened = Geheimnis von Spiel { $hand }: <code>{ $secret }</code>
board-words = Worte in Spiel { $hand }: { $names }
board-words-again = Spiel { $hand } ist neu versiegelt, frühere Worte zählen nicht. Bitte noch einmal mit /seed schreiben: { $names }
board-awaits-beacon = Spiel { $hand }: Es kommen keine Worte mehr dazu. Ich warte auf die öffentliche Zufallsquelle.
board-no-beacon = Spiel { $hand }: ohne öffentliche Zufallsquelle
board-verify = Alle Siegel dieses Tisches, geöffnet: <code>/verify { $code }</code>

closing = Spiel { $hand }, Tisch { $code }: Es kommen keine Worte mehr dazu. Hash aus Siegel und allen Anteilen: <code>{ $hash }</code>
closing-round = Dazu kommt Runde { $round } der öffentlichen Zufallsquelle (drand quicknet), fällig um { $time } UTC.
closing-joined = Spiel { $hand }, Tisch { $code }: Es kommen keine Worte mehr dazu. Wer mitspielt, in der Reihenfolge des Beitritts, mit den Anteilen:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 dieser Zeilen ohne die Namen dahinter: <code>{ $hash }</code>

## /seed

seed-title = Deine Worte beim Mischen
seed-how = Schreib hinter das Siegel von Spiel { $hand } beliebige Worte, hier oder in der Gruppe: <code>/seed { $seal } deine Worte</code>. Sie fließen ins Mischen ein. Ich behalte nur ihren Hash, aber kurze Worte lassen sich daraus erraten.
seed-keep = <code>/seed keep Worte</code> gibt jedem Spiel einen Anteil aus denselben Worten; das schützt dich vor allen außer mir. <code>/seed off</code> beendet das. Was das alles beweist: /verify
seed-discord = Auf Discord hinterlässt ein Slash-Befehl keine Nachricht von dir als Beleg. Erwähne mich stattdessen: <code>@bot seed { $seal } deine Worte</code>, mit meinem Namen statt @bot.

## /verify

verify-title = Was die Siegel beweisen
verify-how = Vor jedem Spiel ziehe ich ein Geheimnis und zeige seinen Hash, das Siegel. Worte, die ihr danach schreibt (/seed), fließen ins Mischen ein; ich behalte nur ihren Hash. Nach dem Spiel zeige ich das Geheimnis, und alle können das Mischen nachrechnen.
verify-proof-none = Ohne Worte und ohne öffentliche Zufallsquelle: nur, dass die Karten vor dem Spiel feststanden.
verify-proof-words = Hast du nach dem Siegel Worte geschrieben, beweisen sie dir außerdem, dass ich die Karten nicht allein wählen konnte. Das gilt, wenn alle anderen, die mit Worten genannt sind, ihre bestätigen und niemandem helfen und wenn niemandes Worte abgelehnt wurden. Gemerkte Worte schützen vor allen außer mir.
verify-proof-first = Vor Spiel 1 zeige ich eine Liste der Leute. Vergleiche sie: Es müssen dieselben Leute in derselben Reihenfolge sein wie am Tisch, als du deine Worte geschrieben hast.
verify-proof-beacon = Mit der öffentlichen Zufallsquelle, wenn ich ihre Runde genannt habe, bevor sie kam: Niemand konnte die Karten wählen. Ich konnte höchstens Spiele abbrechen, und die sind unten gezählt.
verify-proof-not = Nie bewiesen: dass der Betreiber nicht in die Karten gesehen hat.
verify-copy = Ich kann meine Nachrichten ändern und eure vielleicht löschen: Schickt Siegel und Worte zusammen und behaltet eine Kopie.
verify-copy-discord = Auf Discord schreibt <code>@bot seed { $seal } Worte</code> (mit meinem Namen statt @bot): Ein Slash-Befehl hinterlässt keine Nachricht.
verify-counts = Nicht vom Beweis erfasst: { $count } von { $all } Spielen ({ $replaced } neu versiegelt, { $broken } abgebrochen, { $judged } vom Schiedsgericht annulliert, { $without } ohne öffentliche Zufallsquelle).
verify-share = Anteil von { $name }: <code>{ $nonce }</code>
verify-round = Öffentliche Zufallsquelle für Spiel { $hand }: Runde { $round }, <code>{ $signature }</code>
verify-true = ✓ Spiel { $hand }: Siegel und Geheimnis passen zusammen.
verify-false = ✗ Spiel { $hand }: Siegel und Geheimnis passen nicht zusammen!
verify-broken-off = Spiel { $hand } wurde abgebrochen.
verify-unplayed = Spiel { $hand } wurde nicht gespielt. Siegel: <code>{ $commitment }</code>, geöffnet: <code>{ $secret }</code>
verify-looked = Der Betreiber hat in Spiel { $hand } in die Karten gesehen: „{ $reason }“
verify-more = Alle Siegel dieses Tisches stehen in der Datei.
verify-file = Die ganze Partie zum Selbstprüfen: /export, dann <code>python -m engine verify thousand-{ $code }.json</code>
