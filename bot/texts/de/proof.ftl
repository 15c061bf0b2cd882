### Siegel, Worte beim Mischen und was sie beweisen: am Tisch, in /seed und in /verify.

board-sealed = Siegel von Spiel { $hand }: <code>{ $commitment }</code>
board-opened = Geheimnis von Spiel { $hand }: <code>{ $secret }</code>
board-words = Worte in Spiel { $hand }: { $names }
board-words-again = Spiel { $hand } ist neu versiegelt, frühere Worte zählen nicht. Bitte noch einmal mit /seed schreiben: { $names }
board-verify = Alle Siegel dieses Tisches, geöffnet: <code>/verify { $code }</code>

## /seed

seed-title = Deine Worte beim Mischen
seed-how = Schreib hinter das Siegel von Spiel { $hand } beliebige Worte, hier oder in der Gruppe: <code>/seed { $seal } deine Worte</code>. Sie fließen ins Mischen ein. Ich behalte nur ihren Hash, aber kurze Worte lassen sich daraus erraten.
seed-discord = Auf Discord hinterlässt ein Slash-Befehl keine Nachricht von dir als Beleg. Erwähne mich stattdessen: <code>@bot seed { $seal } deine Worte</code>, mit meinem Namen statt @bot.

## /verify

verify-title = Was die Siegel beweisen
verify-how = Vor jedem Spiel ziehe ich ein Geheimnis und zeige seinen Hash, das Siegel. Worte, die ihr danach schreibt (/seed), fließen ins Mischen ein; ich behalte nur ihren Hash. Nach dem Spiel zeige ich das Geheimnis, und alle können das Mischen nachrechnen.
verify-proof-none = Ohne Worte: nur, dass die Karten vor dem Spiel feststanden.
verify-proof-words = Hast du nach dem Siegel Worte geschrieben, beweisen sie dir außerdem, dass ich die Karten nicht allein wählen konnte. Das gilt, wenn alle anderen, die mit Worten genannt sind, ihre bestätigen und niemandem helfen und wenn niemandes Worte abgelehnt wurden.
verify-proof-first = In Spiel 1 konnte ich wählen, wer von den Leuten ohne Worte wo sitzt.
verify-proof-not = Nie bewiesen: dass der Betreiber nicht in die Karten gesehen hat.
verify-copy = Ich kann meine Nachrichten ändern und eure vielleicht löschen: Schickt Siegel und Worte zusammen und behaltet eine Kopie.
verify-copy-discord = Auf Discord schreibt <code>@bot seed { $seal } Worte</code> (mit meinem Namen statt @bot): Ein Slash-Befehl hinterlässt keine Nachricht.
verify-counts = Nicht vom Beweis erfasst: { $count } von { $all } Spielen ({ $replaced } neu versiegelt, { $broken } abgebrochen, { $judged } vom Schiedsgericht annulliert).
verify-share = Anteil von { $name }: <code>{ $share }</code>
verify-true = ✓ Spiel { $hand }: Siegel und Geheimnis passen zusammen.
verify-false = ✗ Spiel { $hand }: Siegel und Geheimnis passen nicht zusammen!
verify-broken-off = Spiel { $hand } wurde abgebrochen.
verify-unplayed = Spiel { $hand } wurde nicht gespielt. Siegel: <code>{ $commitment }</code>, geöffnet: <code>{ $secret }</code>
verify-looked = Der Betreiber hat in Spiel { $hand } in die Karten gesehen: „{ $reason }“
verify-older = Das erste Spiel dieser Partie hat eine frühere Version von mir gegeben. Diese Version kann die Partie nicht prüfen.
verify-more = Alle Siegel dieses Tisches stehen in der Datei.
verify-file = Die ganze Partie zum Selbstprüfen: /export, dann <code>python -m engine verify thousand-{ $code }.json</code>
