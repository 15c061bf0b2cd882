// The curves. For a hand: the result expected after each card, for the declarer, or for each player if there is none.
// For the game: the totals, and luck separated from decisions.
import { drawChart } from "../../chart.js";
import { element } from "../../element.js";
import { word } from "../../words.js";

export class Curves {
  // `study` is the window.
  constructor(study) {
    this.study = study;
    this.hand = element("section", { className: "study-part" });
    this.game = element("section", { className: "study-part" });
    this.wanted = false; // whether curves of hands are wanted: after the first request they come by themselves
    this.asked = null; // the data of the line whose curve was requested
    this.rows = []; // { step, value or points, exact }
    this.end = null; // { declarer, contract }
    this.stops = new AbortController();
    this.luck = null; // { seat, rows }
  }

  draw() {
    const { board, data, found } = this.study;
    this.hand.hidden = !board.isOpen && !found?.curves;
    this.game.hidden = !board.isOpen || data.hands.length < 2;
    if (!this.hand.hidden) this.drawHand();
    if (!this.game.hidden) this.drawGame();
  }

  // ------------------------------------------------------------------ the hand

  drawHand() {
    const { data, at, found, board } = this.study;
    const seen = !at.line.length && found?.curves?.[at.hand + 1];
    const parts = [element("h3", {}, word("board-curve"))];
    if (seen) parts.push(element("p", { className: "soft", tabIndex: -1 }, seen.said), chart(seen, seen.steps, at.step, seen.said));
    if (board.isOpen && !this.wanted) {
      const ask = element("button", { type: "button", className: "act" }, word("board-curve-draw"));
      ask.addEventListener("click", () => {
        this.wanted = true;
        this.drawHand();
      });
      parts.push(ask);
    } else if (board.isOpen) {
      if (this.asked !== data) this.ask(data);
      parts.push(...this.opened());
    }
    replace(this.hand, parts);
  }

  // The declarer's expected result with open cards; without a declarer, each player's if built-in players play on.
  opened() {
    const { data, at } = this.study;
    if (!this.rows.length) return [element("p", { role: "status", tabIndex: -1 }, this.end ? word("board-curve-none") : this.why || word("board-counting"))];
    const { words, names } = data;
    const exact = this.rows.every((row) => row.exact);
    const isOfAll = "points" in this.rows[0];
    const text = words[isOfAll ? "estimated" : exact ? "opened-points" : "estimated-points"];
    const [first, ...totals] = this.rows.map(({ value, points }) => points ?? [value]);
    const curve = { names: isOfAll ? names : [this.end ? names[this.end.declarer] : ""], totals, first, target: this.end?.contract ?? 0 };
    return [element("p", { className: "soft", tabIndex: -1 }, text), chart(curve, this.rows.map(({ step }) => step), at.step, text)];
  }

  async ask(data) {
    const { board, at, asking, root } = this.study;
    this.stops.abort();
    this.stops = new AbortController();
    const { signal } = this.stops;
    Object.assign(this, { asked: data, rows: [], end: null, why: "" });
    root.addEventListener("close", () => this.stops.abort(), { once: true });
    const heard = (row) => {
      if (row.step === undefined) this.end = row;
      else if ((row.value ?? row.points ?? null) !== null) this.rows.push(row);
    };
    try {
      await asking.stream("curve", { record: board.upTo(at), at }, heard, signal);
    } catch (why) {
      this.why = why.message;
    }
    if (!signal.aborted) this.drawHand();
  }

  // ------------------------------------------------------------------ the game

  drawGame() {
    const { data } = this.study;
    const chartOf = drawChart({ names: data.names, totals: data.totals.slice(1), first: data.totals[0], target: 0 }, word("board-totals"));
    replace(this.game, [element("h3", {}, word("board-totals")), chartOf, ...this.lucky()]);
  }

  // Luck separated from decisions, for the seat in front.
  lucky() {
    const { study } = this;
    const seat = study.eyes ?? study.board.mine ?? 0;
    const label = `${word("board-luck")}: ${study.data.names[seat]}`;
    if (this.luck?.board !== study.board || this.luck.seat !== seat) {
      const ask = element("button", { type: "button", className: "act" }, label);
      ask.addEventListener("click", () => this.askLuck(seat));
      return [ask];
    }
    const { rows, done, why } = this.luck;
    if (why || !done) return [element("p", { role: "status", tabIndex: -1 }, why || word("board-counting"))];
    let [cards, decided] = [0, 0];
    const totals = rows.map((row) => [(cards += row.cards), (decided += row.decided)]);
    const text = word("board-luck-text", { cards: signed(cards), decided: signed(decided) });
    const names = [word("board-luck-cards"), word("board-luck-decided")];
    return [element("h3", {}, label), element("p", { role: "status", tabIndex: -1 }, text), drawChart({ names, totals, target: 0 }, text)];
  }

  async askLuck(seat) {
    const { board, asking, root } = this.study;
    const stops = new AbortController();
    const luck = { board, seat, rows: [], done: false, why: "" };
    this.luck = luck;
    root.addEventListener("close", () => stops.abort(), { once: true });
    this.drawGame();
    await asking.stream("luck", { record: board.record, seat }, (row) => luck.rows.push(row), stops.signal).catch((why) => (luck.why = why.message));
    luck.done = true;
    if (this.luck === luck && root.open) this.drawGame();
  }
}

// Draws a part again. If the pressed button is gone, the focus goes to what replaced it.
function replace(part, children) {
  const focused = part.contains(document.activeElement);
  part.replaceChildren(...children);
  if (focused) part.querySelector("p, button")?.focus();
}

// A curve with the moment on it; `steps` are those of its points.
function chart(curve, steps, step, text) {
  const passed = steps.filter((one) => one <= step).length;
  return drawChart({ ...curve, now: passed ? passed - (curve.first ? 1 : 0) : null }, text);
}

function signed(value) {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : String(rounded).replace("-", "−");
}
