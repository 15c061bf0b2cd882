// The results of hands and games: shown until they are put away.
import { buttonFor } from "../choices.js";
import { host } from "../hosts/host.js";
import { nextFrame } from "../laid_out.js";
import { escaped } from "../markup.js";
import { isRecord } from "../views.js";
import { word } from "../words.js";
import { offerToShare } from "./sharing.js";
import { noteDay } from "./streak.js";

const CHARTED = 3; // the first hand after which a chart is useful
const CELEBRATED = new Set(["made", "down"]);

export class Results {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.finished = null; // the hand that is over, until the next one: { message, result, hand }
    this.seen = new Map(); // by table: the numbers of the hand that was thrown in and of the last result, as last seen
    this.wantsScore = false; // whether a result waits for its chart
    this.turns = 0; // how often something was requested to be shown
    this.queue = Promise.resolve(); // the moments before it, one after the other
    this.coming = 0; // how many results still wait for their moment
    this.asksScore = false; // whether the next chart belongs to a result
  }

  // Handles a changed message of the table on the felt, of which `view` is the newest view.
  notice(before, message, view) {
    if (isRecord(message, view)) {
      if (this.isFinished(message)) this.finished.message = message;
      else if (before?.current) this.finish(message, view);
    }
    if (before || !(leadsOn(message) || isShare(message, view))) return;
    this.app.felt.sweep(); // the game may have ended in the middle of a hand
    const { busy, dropped } = this.app.opening;
    if (!busy && message.table !== dropped) this.show({ message, view });
  }

  // Whether a message is the record of the hand that is shown as over.
  isFinished({ chat, id }) {
    return this.finished?.message.id === id && this.finished.message.chat === chat;
  }

  // A hand is over. If the next one was dealt since, only its record tells of it.
  finish(message, view) {
    const { result } = view;
    host.feel("result");
    this.app.felt.sweep(result?.rows.map(({ total }) => total));
    this.finished = { message, result, hand: result?.hand ?? view.hand_number - 1 };
    this.show();
  }

  // Handles a new view: shows the cards of a hand that was thrown in, and the result at a table without a board in a chat,
  // unless that was so when the table was first seen.
  watch(code, view) {
    const now = { thrown: view.thrown?.hand, result: view.result?.hand };
    const before = this.seen.get(code);
    this.seen.set(code, now);
    if (!before || code !== this.app.code) return;
    if (now.thrown && now.thrown !== before.thrown) this.app.hearing.showThrown(view);
    if (now.result && now.result !== before.result && this.app.tables.main(code)?.shows !== "board") this.finish(written(view.result), view);
  }

  // Shows a result that was open before the page was loaded.
  reopen(message) {
    const view = this.app.tables.view(message.table);
    if (isRecord(message, view)) this.finished = { message, result: view.result, hand: view.result?.hand ?? view.hand_number - 1 };
    this.open(isRecord(message, view) ? undefined : { message, view });
  }

  // Shows the moment, then the result of a hand, or with `over` ({ message, view }) of the game, or of a deal of the day.
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
    const shares = over && isShare(over.message, over.view);
    const messages = [over?.message, this.finished?.message].filter(Boolean);
    const title = word(shares ? "play-daily" : over ? "play-game-over" : "play-result");
    const again = over && leadsOn(over.message);
    const byItself = !over && goesOn(this.finished);
    const first = over || byItself ? null : this.app.found("short"); // after a lesson
    const close = { label: word(byItself ? "play-next-hand" : "close"), byItself };
    const next = again
      ? { label: bare(again), act: () => this.app.opening.playAgain(over.message), does: "again" }
      : first && { label: bare(first.button), act: () => this.app.doing.press(first.where, first.button) };
    sheets.result(messages, title, next || close);
    if (shares) {
      noteDay(over.view.day);
      offerToShare(sheets.foot, over.message.text);
    }
    this.wantsScore = !shares && this.finished?.hand >= CHARTED;
    this.askForScore();
  }

  // The chart comes with the score sheet, which a button of the next board asks for.
  async askForScore() {
    const { sheets } = this.app;
    const score = this.app.found("score");
    if (!this.wantsScore || this.asksScore || !score || sheets.kind !== "result") return; // one at a time
    this.wantsScore = false;
    this.asksScore = true;
    const answer = await this.app.doing.press(score.where, score.button);
    if (!answer.replies) this.asksScore = false;
  }

  // Draws a score sheet if it was requested here; returns whether it was.
  takesScore(message) {
    if (!this.asksScore || buttonFor(message.rows, "review")) return false;
    this.asksScore = false; // the result may have been put away by now, or there is no chart yet
    if (message.picture?.drawing === "chart" && this.app.sheets.kind === "result") this.app.sheets.draw(message.picture);
    return true;
  }
}

// The result of a hand as a message.
function written({ words, rows }) {
  const points = (value) => String(value).replace("-", "−");
  const lines = rows.map(({ name, delta, total }) => `${escaped(name)}: ${delta > 0 ? "+" : ""}${points(delta)} → <b>${points(total)}</b>`);
  return { id: "", chat: "", text: [`<b>${escaped(words)}</b>`, ...lines].join("\n"), rows: [] };
}

// Whether a message is the finished deal of the day, to share.
export function isShare(message, view) {
  return message?.shows === "over" && Boolean(view?.day);
}

// Whether another hand follows.
function goesOn(finished) {
  return !finished?.result || Boolean(finished.result.goes_on);
}

// The button that leads on from the end of a game: to the next short game, to a whole game, or to the same game again.
function leadsOn(message) {
  return message.shows === "over" ? buttonFor(message.rows, "again") : undefined;
}

// The label of a button without its sign.
function bare({ label }) {
  return label.replace(/^[^\p{L}\p{N}]+/u, "");
}

// The moment of an outcome, good or bad: [kind, words]; null after a game that was broken off.
function momentOf(over, finished) {
  if (over) return over.view.over && finished && !goesOn(finished) ? ["victory", over.view.over.words] : null;
  const { outcome, words } = finished.result ?? {};
  return CELEBRATED.has(outcome) ? [outcome, words] : null;
}
