// The question and the choices: the line above the hand and the buttons under it.
import { Drawn, element, patchChildren } from "../element.js";
import { lines } from "../markup.js";
import { anchor } from "../anchors.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { stepper } from "./stepper.js";
import { buttonFor } from "./messages.js";

const TIP = "💡";
const ASKED = /^<b>(.*)<\/b>$/m;
const STEPS = 3; // the extra width of a stepper, in buttons
// Buttons that both the board and the hand have. They are taken from the hand.
const IN_THE_HAND = new Set(["bid", "pass", "look", "hand", "number"]);

export class Acts {
  // `press(message, button)` returns a promise of the answer; `open(title, nodes)` shows more in a window.
  constructor({ press, open }) {
    this.press = press;
    this.open = open;
    this.drawn = new Drawn();
    this.asks = [];
    this.asked = element("p", { className: "asked" });
    this.tips = element("div", { className: "tips" });
    this.more = element("button", { type: "button", className: "act tip-button", aria: { label: word("play-tips") } }, icon("bulb"));
    this.more.addEventListener("click", () => open(word("play-tips"), element("div", {}, this.tips.cloneNode(true), ...this.asks)));
    this.words = element("button", { type: "button", className: "act words-button" }, icon("question"));
    this.words.addEventListener("click", () => this.asks[0].click());
    this.row = element("div", { className: "acts", role: "group", aria: { label: word("play-acts-of") } });
    this.line = element("div", { className: "ask-line" }, this.asked, this.more, this.words);
    this.root = element("div", { className: "asking" }, this.tips, this.line, this.row);
  }

  // `mine` is the own id. The board's question to this person by name is not shown before the own hand asks.
  // `hinted` is the data of the button to mark as the hint.
  update(hand, board, mine, hinted = "") {
    const { heading = "", seats = [], to_act: acting = null } = board?.picture?.data ?? {};
    const moves = Boolean(hand?.to_move);
    const others = seats[acting]?.person === mine ? "" : heading;
    const written = moves ? (hand.text.match(ASKED)?.[1] ?? heading) : others;
    const question = written ? [...lines(written)[0].childNodes] : [];
    const why = ((moves && hand.facts?.why) || []).map((line) => element("small", {}, line)); // there is no other bid
    patchChildren(this.asked, [...question, ...why]);
    this.asked.classList.toggle("mine", moves);
    const tips = hand ? tipsOf(hand.text) : [];
    patchChildren(this.tips, tips);
    this.updateWords(hand);
    this.updateRow(hand, board, tips.length > 0, hinted);
  }

  // The button that explains the words of the game is beside the question, or with the tips if there is no room.
  updateWords(hand) {
    const found = buttonFor(hand, "words");
    this.asks = found ? [this.button(hand, found)] : [];
    this.words.hidden = !found;
    this.words.title = this.words.ariaLabel = found?.label ?? "";
  }

  updateRow(hand, board, hasTips, hinted) {
    const values = hand?.facts?.values ?? [];
    const steps = values.length > 1; // then buttons for a single value, or for more values, are not shown
    const named = new Set(values.map(({ data }) => data));
    const isNamed = (button) => steps && (named.has(button.data) || button.does === "page");
    const mine = (hand?.rows ?? []).map((row) => row.filter((button) => !("card" in button) && !button.aside && !isNamed(button)));
    const public_ = (board?.rows ?? []).map((row) => row.filter((button) => !button.aside && !IN_THE_HAND.has(button.does)));
    const rows = [
      ...mine.map((row) => row.map((button) => [hand, button])),
      ...public_.map((row) => row.map((button) => [board, button])),
      ...(board?.rows ?? []).map((row) => row.filter((button) => button.does === "vote").map((button) => [board, button])),
    ].filter((row) => row.length);
    if (!this.drawn.isNew([rows, values, hasTips, hinted])) return;
    const focused = this.buttons().indexOf(document.activeElement);
    const buttons = rows.flat().map(([message, button]) => this.button(message, button, hinted));
    if (steps) {
      const name = ({ label, data }) => this.press(hand, { label, data, move: true });
      buttons.splice(rows[0]?.[0]?.[1].pass ? 1 : 0, 0, stepper(values, name, hinted));
    }
    this.more.hidden = !hasTips;
    this.row.replaceChildren(...buttons);
    this.root.classList.toggle("many", buttons.length + (steps ? STEPS : 0) > 5);
    if (focused >= 0) this.buttons()[Math.min(focused, this.buttons().length - 1)]?.focus({ preventScroll: true });
  }

  button(message, button, hinted = "") {
    const className = `act ${button.style} does-${button.does ?? "link"} ${hinted && button.data === hinted ? "hinted" : ""}`;
    if (button.url) return anchor(button.url, { className }, button.label) ?? element("span", { className }, button.label);
    const made = element("button", { type: "button", className, data: { label: button.label } }, button.label);
    if (button.style === "muted") made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", async ({ detail }) => {
      if (detail > 1) return; // the second click of a double click may hit the next choice
      made.setAttribute("aria-busy", "true");
      await this.press(message, button);
      made.removeAttribute("aria-busy");
    });
    return made;
  }

  buttons() {
    return [...this.row.querySelectorAll("button:not([hidden])")];
  }
}

// Returns the tips of a screen, without their mark.
function tipsOf(text) {
  const marked = text.split("\n").filter((line) => line.startsWith(TIP));
  return marked.flatMap((line) => lines(line.slice(TIP.length).trim()));
}
