// The results of hands and games: shown until they are put away.
import { goesOn, isResult } from "../result.js";
import { word } from "../words.js";
import { shareButton } from "./share.js";
import { resultSound } from "./sound.js";
import { buttonFor, isTable } from "./told.js";

const OWN = new Set(["made", "down", "conceded"]); // what becomes of a contract

export class Results {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.finished = null; // the message of the hand that is over, until the next one
    this.wantsScore = false; // whether a result waits for its chart
    this.asksScore = false; // whether the next chart belongs to a result
  }

  // Takes in a changed board.
  notice(before, message) {
    if (message.surface !== "board") return;
    if (isTable(before) && isResult(message)) {
      this.app.felt.sweep(this.totals(message));
      this.finished = message;
      this.show();
    } else if (this.finished?.id === message.id && this.finished.chat === message.chat) this.finished = message;
    if (before || !(buttonFor(message, "again") || isShare(message))) return;
    this.app.felt.sweep(); // it may have ended in mid-hand
    if (!this.app.opening.busy) this.show(message);
  }

  totals(message) {
    return message.facts.totals ?? [];
  }

  // The result of one's own contract is told as such.
  ofMe(message) {
    const { kind, declarer, said, outcome, contract } = message.facts ?? {};
    if (kind !== "result" || !OWN.has(outcome) || declarer !== this.app.me.id) return message;
    return { ...message, text: message.text.replace(said, word(`play-own-${outcome}`, { contract })) };
  }

  // The result of a hand, or with `over` of the game, or of a deal of the day.
  show(over) {
    const { sheets } = this.app;
    const shares = over && isShare(over);
    const messages = [over, this.finished].filter(Boolean);
    const title = word(shares ? "play-daily" : over ? "play-game-over" : "play-result");
    const again = over && !shares && { label: word("play-again"), act: () => this.app.opening.playAgain(over), does: "again" };
    const next = word(!over && goesOn(this.finished) ? "play-next-hand" : "close");
    sheets.result(messages, title, again || { label: next });
    if (shares) sheets.foot.prepend(shareButton(over.text));
    resultSound();
    this.wantsScore = !shares;
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

  // Draws a score sheet that was asked for here; returns whether it was.
  takesScore(message) {
    if (!this.asksScore || buttonFor(message, "review")) return false;
    this.asksScore = false; // its result may have been put away by now, or there is no chart yet
    if (message.picture?.drawing === "chart" && this.app.sheets.kind === "result") this.app.sheets.draw(message.picture);
    return true;
  }
}

export function isShare(message) {
  return message?.facts?.kind === "share";
}
