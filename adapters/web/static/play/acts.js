// The question and the choices: the line above the hand and the buttons under it.
import { anchor } from "../anchors.js";
import { buttonFor, isBeside, isMove } from "../choices.js";
import { Drawn, element, patchChildren } from "../element.js";
import { withCommands } from "../markup.js";
import { choicesOf, isLive, isToMove, valuesOf } from "../views.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { stepper } from "./stepper.js";

const STEPS = 3; // the extra width of a stepper, in buttons

export class Acts {
  // `press(where, button)` returns a promise of the answer: `where` is "hand" or "board", or the button's message.
  // `open(title, nodes)` shows more in a window.
  constructor({ press, open }) {
    this.press = press;
    this.open = open;
    this.drawn = new Drawn();
    this.asks = [];
    this.asked = element("p", { className: "asked" });
    this.tips = element("div", { className: "tips" });
    this.more = element("button", { type: "button", className: "act tip-button", aria: { label: word("play-tips") } }, icon("bulb"));
    this.more.addEventListener("click", () => open(word("play-tips"), element("div", {}, ...[...this.tips.querySelectorAll(".line")].map((one) => one.cloneNode(true)), ...this.asks)));
    this.words = element("button", { type: "button", className: "act words-button" }, icon("question"));
    this.words.addEventListener("click", () => this.asks[0].click());
    this.row = element("div", { className: "acts", role: "group", aria: { label: word("play-acts-of") } });
    this.line = element("div", { className: "ask-line" }, this.asked, this.more, this.words);
    this.root = element("div", { className: "asking" }, this.tips, this.line, this.row);
  }

  // `view` is of the table on the felt, without `own` as long as nothing is asked; `hinted` is the data of the button to
  // mark as the hint.
  update(view, hinted = "") {
    const moves = isToMove(view) && Boolean(view.own);
    const question = moves ? view.question.own : questionOf(view);
    const why = moves ? [...((view.own.only_one && view.own.bounds) || []), ...(view.own.too_low ?? [])] : []; // no other bid, the barrel
    patchChildren(this.asked, [...withCommands(question), ...why.map((line) => element("small", {}, line))]);
    this.asked.classList.toggle("mine", moves);
    const tips = [...(view?.own?.tips ?? []), ...(view?.own?.advice ?? [])].map(tipOf);
    const lesson = buttonFor(view?.own?.acts, "learn"); // it tells more than the tip
    patchChildren(this.tips, lesson ? [...tips, this.button("hand", lesson)] : tips);
    this.updateWords(view?.own?.acts, lesson);
    this.updateRow(view, tips.length > 0, hinted);
  }

  // The button that explains the words of the game is beside the question, or with the tips if there is no room.
  updateWords(acts, lesson) {
    const found = buttonFor(acts, "words");
    this.asks = [found, lesson].filter(Boolean).map((one) => this.button("hand", one));
    this.words.hidden = !found;
    this.words.title = this.words.ariaLabel = found?.label ?? "";
  }

  // Asks something else until the next update; `ways` are [label, act], the first one stands out.
  ask(text, ways) {
    this.drawn = new Drawn();
    this.asked.replaceChildren(text);
    this.asked.classList.add("mine");
    const buttons = ways.map(([label, act], at) => element("button", { type: "button", className: `act ${at ? "plain" : "primary"}`, onclick: act }, label));
    this.row.replaceChildren(...buttons);
    buttons[0].focus({ preventScroll: true });
  }

  updateRow(view, hasTips, hinted) {
    const values = valuesOf(view);
    const steps = values.length > 0;
    const isShown = (button) => !isBeside(button) && button.kind !== "number";
    const some = (where, all, wanted) => (all ?? []).map((row) => row.filter(wanted).map((button) => [where, button]));
    const rows = [
      ...some("hand", choicesOf(view), (button) => !button.card),
      ...some("hand", view?.own?.acts, isShown),
      ...some("board", actsOf(view), (button) => button.kind === "vote" || (isShown(button) && !isMove(button))),
    ].filter((row) => row.length);
    if (!this.drawn.isNew([rows, values, hasTips, hinted])) return;
    const focused = this.buttons().indexOf(document.activeElement);
    const buttons = rows.flat().map(([where, button]) => this.button(where, button, hinted));
    if (steps) {
      const name = (value) => this.press("hand", value);
      buttons.splice(rows[0]?.[0]?.[1].kind === "pass" ? 1 : 0, 0, stepper(values, name, hinted));
    }
    this.more.hidden = !hasTips;
    this.row.replaceChildren(...buttons);
    this.root.classList.toggle("many", buttons.length + (steps ? STEPS : 0) > 5);
    if (focused >= 0) this.buttons()[Math.min(focused, this.buttons().length - 1)]?.focus({ preventScroll: true });
  }

  button(where, button, hinted = "") {
    const className = `act ${button.style ?? "plain"} does-${button.kind ?? button.does ?? "link"} ${hinted && button.data === hinted ? "hinted" : ""}`;
    if (button.url) return anchor(button.url, { className }, button.label) ?? element("span", { className }, button.label);
    const made = element("button", { type: "button", className, data: { label: button.label } }, button.label);
    if (button.style === "muted") made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", async ({ detail }) => {
      if (detail > 1) return; // the second click of a double click may hit the next choice
      made.setAttribute("aria-busy", "true");
      await this.press(where, button);
      made.removeAttribute("aria-busy");
    });
    return made;
  }

  buttons() {
    return [...this.row.querySelectorAll("button:not([hidden])")];
  }
}

// The question to another person, or how the game has ended. A question to this person by name is not shown before they
// are asked themselves.
function questionOf(view) {
  if (view?.over) return view.over.words;
  const asks = isLive(view) && !view.seats[view.question.seat]?.own;
  return asks ? view.question.words : "";
}

// What the board of a game that goes on offers, or what follows a game.
function actsOf(view) {
  const after = view?.over && [view.over.onward ?? [], (!view.strangers && view.over.looks) || []];
  return after ?? ((isLive(view) && view.acts) || []);
}

function tipOf(sentences) {
  return element("div", { className: "line" }, element("i", {}, ...withCommands(sentences.join(" "))));
}
