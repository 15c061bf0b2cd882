// Beside the felt: the value of each choice of the moment, the variations, the mistakes, the curves and the hands.
import { cardFace } from "../../cards.js";
import { drawChart } from "../../chart.js";
import { element } from "../../element.js";
import { cardName } from "../../spoken.js";
import { word } from "../../words.js";
import { Bars } from "./bars.js";
import { Curves } from "./curves.js";
import { isSame, Lines } from "./lines.js";
import { said } from "./said.js";

const LEVELS = ["easy", "normal", "hard"];
const ANSWERING = ["", ...LEVELS, "best"]; // who may answer a choice; "best": best play, with all cards seen
const PARTS = ["moment", "lines", "game", "hands"];

export class Panel {
  // `study` is the window.
  constructor(study) {
    this.study = study;
    this.bars = new Bars();
    this.bars.changed = () => this.weigh();
    this.others = { level: "" }; // who answers a choice (ANSWERING)
    this.lines = new Lines(study);
    this.curves = new Curves(study);
    this.moment = element("section", { className: "study-part" });
    this.mistakes = element("section", { className: "study-part" });
    this.hands = element("section", { className: "study-part" });
    const parts = {
      moment: [this.moment, this.lines.comment],
      lines: [this.lines.list],
      game: [this.mistakes, this.curves.hand, this.curves.game],
      hands: [this.hands],
    };
    this.tabs = PARTS.map((part) => this.tab(part));
    const shown = PARTS.map((part) => element("div", { className: "study-shown", data: { part } }, ...parts[part]));
    this.body = element("div", { className: "study-parts", tabIndex: 0, role: "group", aria: { label: study.name } }, ...shown);
    this.root = element("div", { className: "study-panel" }, element("div", { className: "study-tabs", role: "group", aria: { label: word("board-parts") } }, ...this.tabs), this.body);
    this.show("moment");
  }

  // In a small window one part is shown at a time.
  tab(part) {
    const made = element("button", { type: "button", data: { part } }, word(`board-part-${part}`));
    made.addEventListener("click", () => this.show(part));
    return made;
  }

  show(part) {
    this.root.dataset.part = part;
    for (const tab of this.tabs) tab.setAttribute("aria-pressed", String(tab.dataset.part === part));
    this.body.scrollTop = 0;
  }

  // Shows the panel's top, or in a small window a part.
  lookUp(part) {
    if (part) this.show(part);
    else if (!this.tabs[0].offsetParent) this.body.scrollTop = 0;
  }

  draw() {
    this.drawMoment();
    this.lines.draw();
    this.drawMistakes();
    this.curves.draw();
    this.drawHands();
  }

  // ------------------------------------------------------------------ the moment

  drawMoment() {
    const { step, data, board, mistakes } = this.study;
    const { words } = data;
    const four = step.felt.four_colour;
    const parts = [];
    const about = mistakes.ahead ?? mistakes.made;
    if (about) parts.push(reasonOf(about, mistakes.ahead?.card ?? step.card, four));
    if (step.next.length) {
      const list = element("ul", { className: "study-choices" }, ...step.next.map((one) => this.choice(one, four)));
      parts.push(element("h3", {}, words.choices), this.bars.over(list, words), list);
      if (board.isOpen) parts.push(this.answering());
    }
    if (board.isOpen && step.to_act !== null && this.study.isSomebodys) parts.push(this.playingOn());
    if (step.aside.length) parts.push(element("h3", {}, words.aside), small(step.aside, four));
    if (step.stock.length) parts.push(element("h3", {}, word("board-stock")), small(step.stock, four));
    const focused = this.moment.contains(document.activeElement);
    this.moment.replaceChildren(...parts);
    this.moment.hidden = !parts.length;
    if (focused) this.focus();
  }

  // A choice: its action, its marks and a place for its value. A press does the action, to see what if.
  choice({ act, card, action, done }, four) {
    const { study } = this;
    const { words, steps } = study.data;
    const after = steps[study.at.step + 1];
    const isMade = done ?? (action !== undefined && isAlike(after?.action, action));
    const isBetter = study.mistakes.ahead?.better.act === act;
    const branch = action && study.step.branches.find((one) => isAlike(one.action, action));
    const marks = [isMade && words.made, isBetter && words.better, branch && (branch.name || "⑂")].filter(Boolean);
    const parts = [
      card ? element("span", { className: "mini" }, cardFace(card, "", four)) : "",
      element("span", { className: card ? "choice-act with-card" : "choice-act" }, said(act)),
      ...marks.map((mark) => element("b", { className: "choice-mark" }, mark)),
      element("span", { className: "choice-worth" }),
    ];
    const pressed = action && element("button", { type: "button", className: "choice-press" }, ...parts);
    pressed?.addEventListener("click", () => study.extend(action));
    return element("li", { className: `choice ${isMade ? "made" : ""} ${isBetter ? "better" : ""}` }, ...(pressed ? [pressed] : parts));
  }

  // Chooses who answers a tried action.
  answering() {
    const label = (level) => word(LEVELS.includes(level) ? `play-level-${level}` : `board-others-${level || "none"}`);
    const choice = element("select", {}, ...ANSWERING.map((value) => element("option", { value }, label(value))));
    choice.value = this.others.level;
    choice.addEventListener("change", () => (this.others.level = choice.value));
    return element("label", { className: "study-field" }, element("span", {}, word("board-others")), choice);
  }

  playingOn() {
    const made = element("button", { type: "button", className: "act" }, word("board-play"));
    made.addEventListener("click", () => this.study.menu.playOn());
    return element("div", { className: "study-tools" }, made);
  }

  // Focuses the first choice, as the pressed one is gone.
  focus() {
    const [first = this.body] = this.moment.querySelectorAll(".choice-press");
    first.focus();
  }

  // Asks for the values of the moment's choices; later answers are more exact.
  async weigh() {
    const { study, bars } = this;
    const { step, board, at, asking } = study;
    if (!board.isOpen || !step.next.length || !study.root.open) return;
    const { signal } = study.asksAnew();
    const { view } = bars;
    try {
      await asking.stream("weigh", { record: board.upTo(at), at, view }, (worth) => bars.draw(view, worth), signal);
    } catch (why) {
      bars.fail(why.message);
    }
  }

  // ------------------------------------------------------------------ the mistakes

  // Mistakes: the own ones of a finished game, from its review (`why` is the reason if there is none), or everybody's.
  drawMistakes(why = "") {
    const { board, everybodys } = this.study;
    const isMine = board.table !== "" && board.mine !== null;
    this.mistakes.hidden = !isMine && !board.isOpen;
    const parts = [element("h3", {}, this.study.data.words.mistakes)];
    if (everybodys) parts.push(...this.ofEverybody(everybodys));
    else if (isMine) parts.push(...this.mine(why));
    if (board.isOpen && !everybodys) parts.push(askFor(word("board-find"), () => this.study.findEverybodys()));
    const focused = this.mistakes.contains(document.activeElement);
    this.mistakes.replaceChildren(...parts);
    if (focused) /** @type {HTMLElement} */ (this.mistakes.querySelector("[aria-current=true], button") ?? this.body).focus();
  }

  // The review of the own game, its progress, or a button to request it.
  mine(why) {
    const { found, data } = this.study;
    if (why) return [element("p", { role: "status" }, why)];
    if (!found) return [askFor(data.words.find, () => this.study.findMistakes())];
    if (!found.mistakes) return [element("p", { role: "status" }, found.said)];
    return [
      element("p", {}, found.none || found.said),
      ...this.list(found.mistakes),
      drawChart(found.game, found.said),
      this.how([found.how, found.cards]),
    ];
  }

  ofEverybody({ rows, done, all, how, why }) {
    const { names } = this.study.data;
    const isWhole = done === all;
    const far = word(isWhole ? (rows.length ? "board-found" : "board-found-none") : "board-finding", { done, all });
    return [
      element("p", { role: "status" }, why || far),
      ...this.list(rows.map((one) => ({ ...one, said: `${names[one.seat]}: ${one.said}` }))),
      ...(isWhole ? [this.how([how])] : []),
    ];
  }

  // Mistakes, each of which leads to its moment.
  list(mistakes) {
    const { at, data } = this.study;
    const ways = mistakes.map((one) => {
      const place = { hand: one.hand - 1, line: [], step: one.step - 1 };
      return this.way(place, `${data.hands[one.hand - 1].name}: ${one.said}`, isHere(place, at), "moment");
    });
    return ways.length ? [element("ol", { className: "study-list" }, ...ways)] : [];
  }

  how(texts) {
    return element("details", {}, element("summary", {}, this.study.data.words.how), ...texts.map((text) => element("p", {}, text)));
  }

  // ------------------------------------------------------------------ the hands

  drawHands() {
    const { data, at, board } = this.study;
    const list = data.hands.map((hand, index) => {
      const way = this.way({ hand: index, line: [], step: 0 }, `${hand.name}: ${hand.said}`, index === at.hand);
      if (board.mine !== null) way.firstChild.append(element("b", {}, signed(hand.deltas[board.mine])));
      return way;
    });
    const focused = this.hands.contains(document.activeElement);
    this.hands.replaceChildren(element("h3", {}, data.words.hands), element("ol", { className: "study-list" }, ...list));
    if (focused) /** @type {HTMLElement} */ (this.hands.querySelector("[aria-current=true]")).focus();
  }

  // A button that leads to a moment; `part` is the part that a small window then shows.
  way(place, label, here, part = "") {
    const made = element("button", { type: "button", aria: here ? { current: "true" } : {} }, said(label));
    made.addEventListener("click", () => this.study.comeTo(place, part));
    return element("li", {}, made);
  }
}

const askFor = (label, find) => element("button", { type: "button", className: "act", onclick: find }, label);

const isHere = (place, at) => place.hand === at.hand && place.step === at.step && isSame(place.line, at.line);

// Whether two actions are the same: the server writes their fields in one order.
const isAlike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// Why the other choice is better: the two cards, and the reason.
function reasonOf(mistake, card, four) {
  const pair = [card, mistake.better.card].filter(Boolean);
  return element(
    "div",
    { className: "study-reason" },
    pair.length === 2 && pair[0] !== pair[1] ? small(pair, four, "pair") : "",
    element("p", {}, said(mistake.why)),
    element("p", {}, element("b", {}, said(mistake.better_said))),
    mistake.lost_said && element("p", { className: "soft" }, mistake.lost_said),
  );
}

function small(cards, four, className = "") {
  const faces = cards.map((code) => element("span", { className: "mini" }, cardFace(code, "", four)));
  return element("div", { className: `study-minis ${className}`, role: "img", aria: { label: cards.map(cardName).join(", ") } }, ...faces);
}

function signed(value) {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
