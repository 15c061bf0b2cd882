// The results of hands and games: shown until they are put away.
import { nextFrame } from "../laid_out.js";
import { goesOn, isResult } from "../result.js";
import { word } from "../words.js";
import { offerToShare } from "./sharing.js";
import { noteDay } from "./streak.js";
import { plain } from "./teller.js";
import { buttonFor, isTable } from "./messages.js";

const CHARTED = 3; // the first hand after which a chart is useful
const CELEBRATED = new Set(["made", "down"]);

export class Results {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.finished = null; // the message of the hand that is over, until the next one
    this.wantsScore = false; // whether a result waits for its chart
    this.turns = 0; // how often something was requested to be shown
    this.queue = Promise.resolve(); // the moments before it, one after the other
    this.coming = 0; // how many results still wait for their moment
    this.asksScore = false; // whether the next chart belongs to a result
  }

  // Handles a changed board.
  notice(before, message) {
    if (message.surface !== "board") return;
    if (isTable(before) && isResult(message)) {
      this.app.felt.sweep(message.facts.totals);
      this.finished = message;
      this.show();
    } else if (isResult(message) && this.finished?.id === message.id && this.finished.chat === message.chat) this.finished = message;
    if (before || !(leadsOn(message) || isShare(message))) return;
    this.app.felt.sweep(); // the game may have ended in the middle of a hand
    const { busy, dropped } = this.app.opening;
    if (!busy && this.app.messages.tableOf(message) !== dropped) this.show(message);
  }

  // Shows a result that was open before the page was loaded.
  reopen(message) {
    if (isResult(message)) this.finished = message;
    this.open(isResult(message) ? undefined : message);
  }

  // Shows the moment, then the result of a hand, or with `over` of the game, or of a deal of the day.
  show(over) {
    const turn = ++this.turns;
    const moment = momentOf(over, this.finished);
    this.coming++;
    this.queue = this.queue.then(async () => {
      if (moment) await this.app.felt.moments.banner(...moment);
      await nextFrame(); // the moment's banner is removed
      this.coming--;
      if (turn === this.turns && this.app.felt.root.isConnected) this.open(over);
      await nextFrame();
      this.app.show();
    }).catch(reportError); // the next results come all the same
  }

  open(over) {
    const { sheets } = this.app;
    const shares = over && isShare(over);
    const messages = [over, this.finished].filter(Boolean);
    const title = word(shares ? "play-daily" : over ? "play-game-over" : "play-result");
    const again = leadsOn(over);
    const byItself = !over && goesOn(this.finished);
    const { board } = this.app;
    const first = over || byItself ? null : buttonFor(board, "short"); // after a lesson
    const close = { label: word(byItself ? "play-next-hand" : "close"), byItself };
    const next = again
      ? { label: bare(again), act: () => this.app.opening.playAgain(over), does: "again" }
      : first && { label: bare(first), act: () => this.app.press(board, first) };
    sheets.result(messages, title, next || close);
    if (shares) {
      noteDay(over.facts);
      offerToShare(sheets.foot, over.text);
    }
    this.wantsScore = !shares && this.finished?.facts.hand >= CHARTED;
    this.askForScore();
  }

  // The chart comes with the score sheet, which a button of the next board asks for.
  async askForScore() {
    const { board, sheets } = this.app;
    const button = buttonFor(board, "score");
    if (!this.wantsScore || this.asksScore || !button || sheets.kind !== "result") return; // one at a time
    this.wantsScore = false;
    this.asksScore = true;
    const answer = await this.app.press(board, button);
    if (!answer.replies) this.asksScore = false;
  }

  // Draws a score sheet if it was requested here; returns whether it was.
  takesScore(message) {
    if (!this.asksScore || buttonFor(message, "review")) return false;
    this.asksScore = false; // the result may have been put away by now, or there is no chart yet
    if (message.picture?.drawing === "chart" && this.app.sheets.kind === "result") this.app.sheets.draw(message.picture);
    return true;
  }
}

export function isShare(message) {
  return message?.facts?.kind === "share";
}

// The button that leads on from the end of a game: to the next short game, to a whole game, or to the same game again.
function leadsOn(over) {
  return isShare(over) ? undefined : buttonFor(over, "again");
}

// The label of a button without its sign.
function bare({ label }) {
  return label.replace(/^[^\p{L}\p{N}]+/u, "");
}

// The moment of an outcome, good or bad: [kind, words]; null after a game that was broken off.
function momentOf(over, finished) {
  if (isShare(over)) return null;
  const { outcome, said } = finished?.facts ?? {};
  if (over) return finished && !goesOn(finished) ? ["victory", plain(over.text.split("\n")[0])] : null;
  if (!CELEBRATED.has(outcome)) return null;
  return [outcome, plain(said)];
}
