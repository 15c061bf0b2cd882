// The window of the study board: a list of hands, a scrubber, the value of each choice of a moment, other lines to try,
// and the review's mistakes.
import { Drawn, element } from "../../element.js";
import { spoken } from "../../spoken.js";
import { word } from "../../words.js";
import { icon } from "../icons.js";
import { Board } from "./board.js";
import { isSame } from "./lines.js";
import { Menu } from "./menu.js";
import { Panel } from "./panel.js";
import { Position } from "./position.js";

const RESTS = 250; // milliseconds to stay at a moment before its choices are weighed
const AGAIN = 1500; // milliseconds until the progress of a review is requested again
const OWN_KEYS = "input, select, textarea, summary, [role=listbox]"; // elements that have arrow keys of their own
export const BEGINNING = { hand: 0, line: [], step: 0 };

export class Study {
  constructor(asking, board, data, { review, closed, enter, address, puzzle }) {
    this.asking = asking;
    this.board = board;
    this.data = data; // of the line drawn
    this.enter = enter;
    this.address = address;
    this.looksFor = Boolean(review);
    this.eyes = board.isOpen && !review ? null : board.mine; // the seat whose view is shown; null for all cards
    this.at = BEGINNING;
    this.drawn = { data: null, step: -1 };
    this.found = puzzle; // the review of the own game, or a puzzle: its `mistakes` are shown
    this.everybodys = null; // everybody's mistakes: { board, rows, done, all, how, why }
    this.turn = 0; // how often another line was requested
    this.work = Promise.resolve(); // the changes, one after the other
    this.removed = null; // the last deleted variation: { record, at } from before, and the record without it
    this.weighs = undefined; // the timer until the moment is weighed
    this.streams = new AbortController(); // ends the questions about this moment
    const { words } = data;
    this.position = new Position({ play: (card) => this.playCard(card) });
    this.panel = new Panel(this);
    if (puzzle) {
      this.panel.others.level = "best";
      this.panel.bars.view = puzzle.view;
    }
    this.menu = new Menu(this);
    this.caption = element("p", { className: "study-said", aria: { hidden: "true" } });
    this.heard = element("p", { className: "spoken", role: "status" });
    this.range = element("input", { type: "range", min: "0", step: "1", value: "0", aria: { label: words.step } });
    this.range.addEventListener("input", () => this.go({ ...this.at, step: Number(this.range.value) }));
    this.ticks = element("div", { className: "study-ticks", aria: { hidden: "true" } });
    this.count = element("span", { className: "study-count", aria: { hidden: "true" } });
    this.drawnView = new Drawn();
    this.view = element("select", {});
    this.view.addEventListener("change", () => {
      this.eyes = this.view.value === "" ? null : Number(this.view.value);
      this.go(this.at);
    });
    this.title = element("h2", { id: "study-title" });
    const view = element("label", { className: "study-view" }, element("span", {}, words.view), this.view);
    const menu = board.isOpen ? [this.tool("menu", word("play-menu"), () => this.menu.open())] : [];
    this.buttons = [
      this.tool("first", words["hand-before"], () => this.goToHand(this.at.hand - 1)),
      this.tool("back", words.back, () => this.move(-1)),
      this.tool("next", words.next, () => this.move(1)),
      this.tool("last", words["hand-after"], () => this.goToHand(this.at.hand + 1)),
    ];
    const [before, back, next, after] = this.buttons;
    const track = element("div", { className: "study-track" }, this.range, this.ticks);
    this.root = element(
      "dialog",
      { className: "study", aria: { labelledby: "study-title" } },
      element("header", { className: "study-head" }, this.title, view, ...menu, this.tool("close", word("close"), () => this.root.close())),
      element("div", { className: "study-felt" }, this.position.root),
      element("div", { className: "study-foot" }, this.caption, this.heard, element("div", { className: "study-scrub" }, before, back, track, this.count, next, after)),
      this.panel.root,
    );
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("close", () => {
      if (location.hash.startsWith("#study=")) history.replaceState(null, "", location.pathname);
      this.root.remove();
      clearTimeout(this.weighs);
      this.streams.abort();
      this.turn += 1;
      closed();
    });
  }

  tool(name, label, act) {
    const made = element("button", { type: "button", className: `tool study-${name}`, aria: { label }, title: label }, icon(name));
    made.addEventListener("click", act);
    return made;
  }

  async begin(at) {
    this.take(this.data, at);
    this.range.focus();
    if (this.looksFor) this.findMistakes();
  }

  // Shows another record: a kept one, a file, or a position that was set up.
  async put(record, { at = BEGINNING, kept = null } = {}) {
    const board = new Board(this.asking, record);
    board.kept = kept;
    const data = await board.show(at, null);
    this.turn += 1;
    Object.assign(this, { board, eyes: null, found: null, everybodys: null });
    this.take(data, at);
  }

  // ------------------------------------------------------------------ ways to a moment

  // Goes to a moment; a step beyond the line becomes its last one.
  async go({ hand, line, step }) {
    const turn = ++this.turn;
    try {
      const data = await this.board.show({ hand: Math.min(Math.max(hand, 0), this.data.hands.length - 1), line }, this.eyes);
      if (turn === this.turn) this.take(data, { hand: data.hand - 1, line, step });
    } catch (why) {
      this.say(why.message);
    }
  }

  // Goes to a moment from the panel, which then shows the texts about the moment.
  async comeTo(place, part = "") {
    await this.go(place);
    this.panel.lookUp(part);
  }

  goToHand(hand) {
    if (hand >= 0 && hand < this.data.hands.length) this.go({ hand, line: [], step: 0 });
  }

  // Goes a step on or back, also into the next or previous hand.
  move(by) {
    const { hand, line, step } = this.at;
    const { hands, steps } = this.data;
    if (step + by >= steps.length && hand < hands.length - 1) this.go({ hand: hand + 1, line: [], step: 0 });
    else if (step + by < 0 && hand > 0) this.go({ hand: hand - 1, line: [], step: Number.POSITIVE_INFINITY });
    else this.go({ hand, line, step: step + by });
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest(OWN_KEYS)) return;
    const act = {
      ArrowLeft: () => this.move(-1),
      ArrowRight: () => this.move(1),
      Home: () => this.go({ ...this.at, step: 0 }),
      End: () => this.go({ ...this.at, step: Number.POSITIVE_INFINITY }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  // ------------------------------------------------------------------ what if

  // Does an action here. If the line or a variation goes on with it, the board goes there; else a variation begins.
  extend(action) {
    const { at } = this;
    const { level } = this.panel.others;
    const answered = level ? { level, mine: [this.step.to_act] } : {};
    return this.doing(async () => {
      const data = await this.board.extend(at, action, this.eyes, answered);
      this.take(data, data.at);
      this.panel.focus();
    });
  }

  // Plays a card on the felt, if it can be played here; a king or queen declares its marriage.
  playCard(card) {
    const ways = this.step.next.filter((one) => one.card === card && one.action?.do === "play");
    const way = ways.find(({ action }) => action.marriage) ?? ways[0];
    if (way) this.extend(way.action);
  }

  // Changes the shown line: `how` is name, comment or title, which leave the board at its place; or promote.
  edit(how, text = "") {
    const { at } = this;
    return this.doing(async () => {
      const data = await this.board.edit(how, at, this.eyes, text);
      const stays = how !== "promote";
      if (!stays) this.everybodys = null; // they belong to the other line
      if (stays && (this.at.hand !== at.hand || !isSame(this.at.line, at.line))) await this.go(this.at);
      else this.take(data, stays ? this.at : data.at);
    });
  }

  // Deletes the shown variation, which can be restored.
  removeLine() {
    return this.doing(async () => {
      const { board, at } = this;
      const { record } = board;
      const data = await board.edit("delete", at, this.eyes);
      this.removed = { record, at, left: data.record };
      this.take(data, data.at);
      this.say(word("board-deleted"));
    });
  }

  undo() {
    const { record, at } = this.removed;
    return this.doing(async () => {
      this.board.backTo(record);
      this.take(await this.board.show(at, this.eyes), at);
    });
  }

  // Makes changes one after the other; if one fails, tells the reason.
  doing(act) {
    this.work = this.work.then(() => this.trying(act));
    return this.work;
  }

  async trying(act) {
    try {
      await act();
    } catch (why) {
      this.say(why.message);
    }
  }

  // ------------------------------------------------------------------ what is seen

  get step() {
    return this.data.steps[this.at.step];
  }

  // The name of the study until the person chooses one.
  get name() {
    return this.board.table ? word("board-game", { code: this.board.table }) : word("board-title");
  }

  // The mistakes that have been found.
  get known() {
    return this.everybodys?.rows ?? this.found?.mistakes ?? [];
  }

  // The mistake in the decision here, and the one made by the step before.
  get mistakes() {
    const { hand, line, step } = this.at;
    const of = (wanted) => this.known.find((one) => !line.length && one.hand === hand + 1 && one.step === wanted);
    const ahead = of(step + 1);
    return { ahead: ahead && { ...ahead, card: this.data.steps[step + 1].card }, made: of(step) };
  }

  take(data, { hand, line, step }) {
    this.turn += 1;
    this.data = data;
    this.at = { hand, line, step: Math.min(Math.max(step, 0), data.steps.length - 1) };
    this.draw();
  }

  draw() {
    const { step, mistakes, data, at } = this;
    this.asksAnew();
    const moved = this.drawn.data === data && at.step === this.drawn.step + 1;
    this.drawn = { data, step: at.step };
    this.title.textContent = data.record?.title || this.name;
    this.drawView();
    this.position.draw(step, { front: this.eyes ?? this.board.mine ?? 0, mine: this.board.mine, moved, mistakes, words: data.words });
    this.tell(step);
    this.panel.draw();
    this.drawScrubber();
    clearTimeout(this.weighs);
    this.weighs = setTimeout(() => this.panel.weigh(), RESTS);
  }

  // Ends the questions about a moment; returns the controller that ends the next ones.
  asksAnew() {
    this.streams.abort();
    this.streams = new AbortController();
    return this.streams;
  }

  drawView() {
    const { names, open, words } = this.data;
    if (!this.drawnView.isNew([names, open, this.eyes])) return;
    const options = names.map((name, at) => element("option", { value: String(at) }, name));
    this.view.replaceChildren(...(open ? [element("option", { value: "" }, words.open), ...options] : [options[this.board.mine]]));
    this.view.value = this.eyes === null ? "" : String(this.eyes);
  }

  tell(step) {
    const { ahead, made } = this.mistakes;
    const lines = [step.said, ...step.then];
    this.caption.replaceChildren(element("span", {}, lines.join(" · ")));
    const about = ahead ?? made;
    const heard = spoken([...lines, ...(about ? [about.better_said, about.why] : []), step.comment ?? ""].filter(Boolean).join(". "));
    const place = `${this.data.hands[this.at.hand].name}, ${this.at.step} / ${this.data.steps.length - 1}`;
    this.range.setAttribute("aria-valuetext", `${heard}. ${place}`);
    if (document.activeElement !== this.range) this.heard.textContent = heard; // the scrubber tells it itself
  }

  // Tells why something cannot be done.
  say(text) {
    this.caption.replaceChildren(element("span", {}, text));
    this.heard.textContent = text;
  }

  drawScrubber() {
    const { at, data } = this;
    const last = data.steps.length - 1;
    this.range.max = String(last);
    this.range.value = String(at.step);
    this.count.textContent = `${data.hands[at.hand].name} · ${at.step} / ${last}`;
    const here = at.line.length ? [] : this.known.filter(({ hand }) => hand === at.hand + 1);
    this.ticks.replaceChildren(...here.map(({ step }) => element("i", { data: { step: String(step - 1) } })));
    here.forEach(({ step }, index) => this.ticks.children[index].style.setProperty("--at", String((step - 1) / Math.max(last, 1))));
    const [isFirst, isLast] = [at.hand === 0, at.hand === data.hands.length - 1];
    const isOff = [isFirst, isFirst && at.step === 0, isLast && at.step === last, isLast];
    this.buttons.forEach((button, index) => button.setAttribute("aria-disabled", String(isOff[index])));
  }

  // ------------------------------------------------------------------ the review

  // Requests the review until it is complete.
  async findMistakes() {
    const { board } = this;
    while (this.root.open && this.board === board) {
      try {
        this.found = await this.asking.own("review", { table: board.table });
      } catch (why) {
        this.panel.drawMistakes(why.message);
        return;
      }
      this.panel.drawMistakes();
      if (this.found.mistakes) break;
      await new Promise((ready) => setTimeout(ready, AGAIN));
    }
    if (this.root.open) this.draw();
  }

  // Requests the mistakes of all seats, which come one by one.
  async findEverybodys() {
    const { board } = this;
    const stops = new AbortController();
    const found = { board, rows: [], done: 0, all: board.record.hands.length, how: "", why: "" };
    this.everybodys = found;
    this.root.addEventListener("close", () => stops.abort(), { once: true });
    this.panel.drawMistakes();
    const heard = (row) => {
      if (row.better) found.rows.push(row);
      else Object.assign(found, row);
      if (this.everybodys !== found) stops.abort();
      else if (row.better) this.draw();
      else this.panel.drawMistakes();
    };
    await this.asking.stream("mistakes", { record: board.record }, heard, stops.signal).catch((why) => (found.why = why.message));
    if (this.root.open && this.everybodys === found) this.panel.drawMistakes();
  }

  // Whether the person can keep studies and play on.
  get isSomebodys() {
    return Boolean(this.asking.who ?? this.enter);
  }

  // Returns `asking` for requests that need a person. For a visitor without a seat, one is made first.
  async person() {
    this.asking.who ??= await this.enter();
    return this.asking;
  }
}
