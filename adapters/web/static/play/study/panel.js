// Beside the felt: the moment's choices, the mistakes and the hands.
import { cardFace } from "../../cards.js";
import { drawChart } from "../../chart.js";
import { element } from "../../element.js";
import { cardName, spoken } from "../../spoken.js";
import { Bars } from "./bars.js";

export class Panel {
  // `go({ hand, step })` leads to a moment; `find()` asks for the review.
  constructor({ go, find }) {
    this.go = go;
    this.find = find;
    this.found = null; // the review, as it was drawn last
    this.bars = new Bars();
    this.moment = element("section", { className: "study-part" });
    this.mistakes = element("section", { className: "study-part" });
    this.curve = element("section", { className: "study-part", hidden: true });
    this.hands = element("section", { className: "study-part" });
    this.root = element("div", { className: "study-panel", tabIndex: 0, role: "group" }, this.moment, this.mistakes, this.curve, this.hands);
  }

  // ------------------------------------------------------------------ the moment

  drawMoment(step, mistake, { words, four }) {
    const parts = [];
    if (mistake) parts.push(reasonOf(mistake, step, four));
    const choices = step.choices ?? [];
    if (choices.length) {
      const list = this.choices(choices, mistake, words, four);
      parts.push(element("h3", {}, words.choices), this.bars.over(list, words), list);
    }
    if (step.aside.length) parts.push(element("h3", {}, words.aside), small(step.aside, four));
    this.moment.replaceChildren(...parts);
    this.moment.hidden = !parts.length;
  }

  choices(choices, mistake, words, four) {
    const better = mistake && choices.findIndex(({ act }) => act === mistake.better.act);
    const shown = choices.map(({ act, card, done }, at) => {
      const marks = [done ? words.made : "", at === better ? words.better : ""].filter(Boolean);
      return element(
        "li",
        { className: `choice ${done ? "made" : ""} ${at === better ? "better" : ""}` },
        card ? element("span", { className: "mini" }, cardFace(card, "", four)) : "",
        element("span", { className: card ? "choice-act with-card" : "choice-act" }, said(act)),
        ...marks.map((mark) => element("b", { className: "choice-mark" }, mark)),
        element("span", { className: "choice-worth" }),
      );
    });
    return element("ul", { className: "study-choices" }, ...shown);
  }

  // ------------------------------------------------------------------ the mistakes

  // `found` is the review, how far it is, or null before it was asked for; `why` says why there is none.
  drawMistakes(found, { words, at, why = "" }) {
    this.found = found;
    const parts = [element("h3", {}, words.mistakes)];
    if (why) parts.push(element("p", { role: "status" }, why));
    else if (!found) parts.push(element("button", { type: "button", className: "act", onclick: () => this.find() }, words.find));
    else if (!found.mistakes) parts.push(element("p", { role: "status" }, found.said));
    else parts.push(...this.review(found, words, at));
    const focused = this.mistakes.contains(document.activeElement);
    this.mistakes.replaceChildren(...parts);
    if (focused) (this.mistakes.querySelector("[aria-current=true], button") ?? this.root).focus();
  }

  review(found, words, at) {
    const list = found.mistakes.map((one) => {
      const here = one.hand === at.hand && one.step === at.step;
      return this.way({ hand: one.hand, step: one.step }, `${found.hands[one.hand - 1]}: ${one.said}`, here);
    });
    const how = element("details", {}, element("summary", {}, words.how), element("p", {}, found.how), element("p", {}, found.cards));
    return [
      element("p", {}, found.none || found.said),
      ...(list.length ? [element("ol", { className: "study-list" }, ...list)] : []),
      drawChart(found.game, found.said),
      how,
    ];
  }

  // The curve of the hand, with the moment on it.
  drawCurve({ hand, step }) {
    const curve = this.found?.curves?.[hand];
    this.curve.hidden = !curve;
    if (!curve) return;
    const passed = curve.steps.filter((one) => one <= step).length;
    const marks = passed ? [{ hand: passed, seat: 0, text: "●" }] : [];
    this.curve.replaceChildren(element("h3", {}, curve.said), drawChart({ ...curve, marks }, curve.said));
  }

  // ------------------------------------------------------------------ the hands

  drawHands(hands, { words, at, seat }) {
    const list = hands.map((hand, index) => {
      const delta = seat === null ? "" : signed(hand.deltas[seat]);
      const here = index + 1 === at.hand;
      const way = this.way({ hand: index + 1, step: 0 }, `${hand.name}: ${hand.said}`, here);
      way.firstChild.append(element("b", {}, delta));
      return way;
    });
    this.hands.replaceChildren(element("h3", {}, words.hands), element("ol", { className: "study-list" }, ...list));
  }

  // A button that leads to a moment.
  way(place, label, here) {
    const made = element("button", { type: "button", aria: here ? { current: "true" } : {} }, said(label));
    made.addEventListener("click", () => this.go(place));
    return element("li", {}, made);
  }

  mark({ hand, step }) {
    this.hands.querySelectorAll("button").forEach((button, index) => current(button, index + 1 === hand));
    this.mistakes.querySelectorAll("ol button").forEach((button, index) => {
      const { hand: there, step: then } = this.found.mistakes[index];
      current(button, there === hand && then === step);
    });
  }
}

function current(button, here) {
  if (here) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
}

// Why the other choice is better: the two cards, and the reason.
function reasonOf(mistake, step, four) {
  const pair = [step.card, mistake.better.card].filter(Boolean);
  return element(
    "div",
    { className: "study-reason" },
    pair.length === 2 && pair[0] !== pair[1] ? small(pair, four, "pair") : "",
    element("p", {}, said(mistake.why)),
    element("p", {}, element("b", {}, said(mistake.better_said))),
    element("p", { className: "soft" }, mistake.lost_said),
  );
}

function small(cards, four, className = "") {
  const faces = cards.map((code) => element("span", { className: "mini" }, cardFace(code, "", four)));
  return element("div", { className: `study-minis ${className}`, role: "img", aria: { label: cards.map(cardName).join(", ") } }, ...faces);
}

// A text of the bot, with cards by name for screen readers.
export function said(text) {
  const heard = spoken(text);
  if (heard === text) return text;
  const parts = document.createDocumentFragment();
  parts.append(element("span", { aria: { hidden: "true" } }, text), element("span", { className: "spoken" }, heard));
  return parts;
}

function signed(value) {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
