// The results of hands and games: shown until they are put away.
import { kindOf } from "../choices.js";
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import { nextFrame } from "../laid_out.js";
import { word } from "../words.js";
import { goOnByItself } from "./going_on.js";
import { openScore } from "./late_sheets.js";
import { noteDay } from "./streak.js";

const CELEBRATED = new Set(["made", "down"]);

export class Results {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.seen = new Map(); // by table: what had ended when it was last seen
    this.turns = 0; // how often something was requested to be shown
    this.queue = Promise.resolve(); // the moments before it, one after the other
    this.coming = 0; // how many results still wait for their moment
    this.shown = ""; // the code of the table whose result is shown
  }

  // Handles a new view of a table: shows what has ended, unless that was so when the table was first seen.
  watch(code, view) {
    const now = { thrown: view.thrown?.hand, hand: view.result?.hand, game: isOver(view) };
    const before = this.seen.get(code);
    this.seen.set(code, now);
    if (!before || code !== this.app.code) return;
    if (now.thrown && now.thrown !== before.thrown) this.app.hearing.showThrown(view);
    const ends = now.game && !before.game;
    if (ends || (now.hand && now.hand !== before.hand)) this.finish(code, view, ends);
    else if (this.isShown(code)) this.fill(code);
  }

  isShown(code) {
    return this.shown === code && this.app.sheets.kind === "result";
  }

  // A hand is over, or (`ends`) the game. Shows the moment, then the result.
  finish(code, view, ends) {
    const { opening, felt } = this.app;
    if (ends && (opening.busy || code === opening.dropped)) return;
    host.feel("result");
    felt.sweep(view.result?.rows.map(({ total }) => total));
    const turn = ++this.turns;
    this.coming++;
    this.queue = this.queue.then(async () => {
      for (const moment of momentsOf(view, ends)) await felt.moments.banner(...moment);
      await nextFrame(); // the moment's banner is removed
      this.coming--;
      if (turn === this.turns && felt.root.isConnected) await this.open(code);
      await nextFrame();
      this.app.show();
    }).catch(reportError); // the next results come all the same
  }

  async open(code) {
    const { app } = this;
    const view = app.tables.view(code);
    if (!view) return;
    const title = view.day ? word("play-daily") : isOver(view) ? word("play-game-over") : view.result.title;
    this.ends = await import("./ends.js");
    const byItself = !isOver(view) && view.result.goes_on;
    const foot = isOver(view) ? await this.afterGame(view) : this.afterHand(byItself);
    app.sheets.open("result", title, [], foot);
    this.shown = code;
    foot[0].focus();
    if (view.day) noteDay(view.day);
    // A window and much text in one frame would take too long on a slow phone.
    await nextFrame();
    if (!this.isShown(code)) return;
    this.fill(code, { moves: true });
    app.sheets.tell(this.ends.spokenEnd(view));
    if (byItself) goOnByItself(foot[0], app.sheets.root);
  }

  // Draws the result; `moves`: with its movements.
  fill(code, { moves = false } = {}) {
    const view = this.app.tables.view(code);
    const nodes = this.ends.endOf(view, { moves, press: (choice) => this.press("board", choice) });
    this.app.sheets.body.replaceChildren(...nodes);
    this.app.sheets.body.hidden = false;
  }

  afterHand(byItself) {
    return [this.main({ label: word(byItself ? "play-next-hand" : "close") })];
  }

  // First the way on, then what looks back, then the rest.
  async afterGame(view) {
    const { shareButton } = await import("./share.js");
    const [on, ...others] = view.contest ? [] : (view.over?.onward ?? []); // a tournament comes when this is put away
    const looks = (view.over?.looks ?? []).filter((one) => kindOf(one) !== "score");
    const pressed = (one) => this.button(bare(one), () => this.press("board", one));
    const score = this.button(word("play-score"), () => openScore(this.app));
    if (view.strangers) return [this.main(on, "board"), ...[...others, ...looks].map(pressed), shareButton(this.ends.toShare(view))]; // the time is short
    return [on ? this.main(on, "board") : this.main(), ...looks.map(pressed), shareButton(this.ends.toShare(view)), ...(view.day ? this.afterDay() : []), ...others.map(pressed), score];
  }

  // The others' results, and another game.
  afterDay() {
    const { doing, opening, place } = this.app;
    const now = this.button(word("play-door-now"), () => opening.playNow());
    return [...(place.window ? [] : [now]), this.button(word("play-daily"), () => doing.inPrivate("/daily"))];
  }

  // The button that puts the result away, and does more if there is a choice `where` to press.
  main(choice = { label: word("close") }, where = "") {
    const act = () => {
      this.app.sheets.close();
      if (where) this.press(where, choice);
    };
    return element("button", { type: "button", className: "act success", autofocus: true, onclick: act }, bare(choice));
  }

  button(label, act) {
    return element("button", { type: "button", className: "button", onclick: act }, label);
  }

  press(where, choice) {
    if (kindOf(choice) === "again") return this.app.opening.playAgain(choice);
    return this.app.doing.press(this.app.view?.strangers ? "hand" : where, choice); // in private among strangers
  }
}

// Whether a game, or a deal of the day, is over.
export function isOver(view) {
  return Boolean(view.over || view.day);
}

// The label of a button without its sign.
export function bare({ label }) {
  return label.replace(/^[^\p{L}\p{N}]+/u, "");
}

// The moments of an outcome, good or bad, each as [kind, words]; none for a game that was broken off.
function* momentsOf({ result, over }, ends) {
  const isLast = result && !result.goes_on;
  if (result && (!ends || isLast) && CELEBRATED.has(result.outcome)) yield [result.outcome, result.words];
  if (ends && isLast && over?.totals.some(({ won }) => won)) yield ["victory", over.words];
}
