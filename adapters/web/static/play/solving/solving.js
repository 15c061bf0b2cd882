// A window for positions with something to do: lessons and puzzles. The server says what can be chosen, and what came of
// it; each button has the argument of the next request. Loaded when it is needed.
import { cardFace } from "../../cards.js";
import { argumentOf } from "../../choices.js";
import { dressed } from "../../dressed.js";
import { element } from "../../element.js";
import { cardName } from "../../spoken.js";
import { word } from "../../words.js";
import { icon } from "../icons.js";
import { Asking } from "../study/asking.js";
import { Position } from "../study/position.js";

const SHEETS = ["board", "panel", "small"].map((name) => `/static/play/study/${name}.css`);
const OWN_SHEET = "/static/play/solving/solving.css";
const BEAT = 700; // milliseconds between two steps of a line
const OF_CARDS = new Set(["play", "give", "discard"]); // choices that are a card of one's hand
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Opens the window. `part` is what the server is asked for: "lesson" or "puzzle"; `who` is the asker, `press(choice)` does
// what leaves the window, `openBoard(puzzle)` opens the study board over it, `closed()` is called at the end. It begins
// `at` the argument of a button; `first` presses the first act of the list at once.
export async function openSolving(part, { who, press, openBoard, closed, at = "", first = false }) {
  const asking = new Asking(who);
  await dressed([...SHEETS, OWN_SHEET]);
  const shown = new Solving(part, asking, { press, openBoard, closed });
  let data = await asking.own(part, { [part]: at });
  const act = first && data.acts?.find(({ kind }) => kind === "lesson");
  if (act) data = await shown.answerTo(act);
  document.body.append(shown.root);
  shown.root.showModal();
  shown.draw(data);
}

class Solving {
  constructor(part, asking, { press, openBoard, closed }) {
    this.part = part;
    this.asking = asking;
    this.press = press;
    this.openBoard = openBoard;
    this.data = null;
    this.turn = 0; // how often something was drawn
    this.position = new Position({ play: (card) => this.playCard(card) });
    this.title = element("h2", { id: "solving-title" });
    this.cards = element("div", { className: "solving-cards", role: "img" });
    this.said = element("div", { className: "solving-said", role: "status", tabIndex: -1 });
    this.choices = element("div", { className: "solving-choices", role: "group" });
    this.beside = element("div", { className: "solving-beside" });
    const close = element("button", { type: "button", className: "tool study-close", aria: { label: word("close") }, title: word("close") }, icon("close"));
    close.addEventListener("click", () => this.root.close());
    const panel = element("div", { className: "study-panel" }, element("div", { className: "study-parts" }, this.said, this.choices, this.beside));
    this.root = element(
      "dialog",
      { className: `study solving of-${part}`, aria: { labelledby: "solving-title" } },
      element("header", { className: "study-head" }, this.title, close),
      element("div", { className: "study-felt" }, this.position.root, this.cards),
      panel,
    );
    this.root.addEventListener("close", () => {
      this.turn += 1;
      this.root.remove();
      closed();
    });
  }

  // What the server answers to a button. Throws an Error with the reason.
  answerTo(button) {
    return this.asking.own(this.part, { [this.part]: argumentOf(button) });
  }

  async choose(choice) {
    if (choice.data && !choice.data.startsWith(`.0.${OWN_VERB[this.part]}.`)) {
      this.root.close();
      return this.press(choice);
    }
    try {
      this.draw(await this.answerTo(choice));
    } catch (why) {
      this.said.append(element("p", { className: "solving-why" }, why.message));
    }
    return undefined;
  }

  playCard(card) {
    const found = this.data?.choices?.filter((one) => one.card === card && OF_CARDS.has(one.kind)) ?? [];
    if (found.length === 1) this.choose(found[0]);
  }

  draw(data) {
    const turn = ++this.turn;
    const before = this.data?.steps?.length ?? 0;
    const goesOn = before > 0 && data.steps?.length > before && (data.puzzle ? this.data.puzzle === data.puzzle : this.data.ask === data.ask);
    this.data = data;
    this.root.dataset.outcome = data.outcome ?? "";
    this.root.dataset.turn = String(turn);
    this.root.classList.toggle("of-words", !data.steps?.length && !data.cards?.length);
    this.title.textContent = data.count ? `${data.title} · ${data.place}/${data.count}` : data.title;
    const line = [...(data.steps ?? []).slice(goesOn ? before : -1), ...(data.proof ?? []).slice(1)];
    this.drawLine(line, turn, goesOn);
    this.drawCards(data);
    const question = data.ask ?? data.goal;
    const about = (data.about ?? []).map((one) => element("p", { className: "soft" }, one));
    const told = [...(data.told ?? []), ...(data.why ? [data.why] : [])];
    this.said.replaceChildren(...about, ...(question ? [element("p", { className: "solving-ask" }, question)] : []), ...told.map((one) => element("p", {}, one)));
    this.choices.setAttribute("aria-label", question ?? data.title);
    const board = data.board && element("button", { type: "button", className: "button act of-board", onclick: () => this.openBoard(data.board) }, data.board.label);
    const again = data.outcome === "wrong" && data.acts?.find(({ kind }) => kind === "again");
    const most = again || data.acts?.find(({ style }) => style === "primary"); // the one main act
    const acts = [...(data.acts ?? []).map((one) => this.button(one, one === most ? "act primary" : "act")), ...(board ? [board] : [])];
    this.choices.replaceChildren(...(data.choices ?? []).map((one) => this.button(one)), ...acts);
    const lines = (data.progress ?? []).map((one) => element("p", { className: "soft" }, one));
    this.beside.replaceChildren(...linesOf(data), ...(data.tries ?? []).map(tried), ...lines, ...(data.themes ?? []).map((one) => this.button(one, "quiet")));
    const main = this.choices.querySelector("button");
    (data.outcome === "asked" ? this.said : main)?.focus?.();
  }

  button(choice, className = "") {
    const made = element("button", { type: "button", className: `button ${className} of-${choice.kind}` }, choice.label);
    made.addEventListener("click", () => this.choose(choice));
    return made;
  }

  // Draws the steps of a line one after the other; at once, where movements are not wanted.
  async drawLine(steps, turn, goesOn) {
    this.position.root.hidden = !steps.length;
    for (const [at, step] of (calm.matches ? steps.slice(-1) : steps).entries()) {
      if (at > 0) await new Promise((done) => setTimeout(done, BEAT));
      if (turn !== this.turn) return;
      this.drawStep(step, at > 0 || (goesOn && !calm.matches), at === steps.length - 1);
    }
  }

  drawStep(step, moved, isLast) {
    const { data } = this;
    const front = data.seat ?? 0;
    const next = isLast ? (data.choices ?? []).filter(({ kind }) => OF_CARDS.has(kind)) : [];
    const seen = { ...step, next, to_act: next.length ? front : null };
    this.position.draw(seen, { front, mine: front, moved, mistakes: {}, words: {} });
    const right = (data.tries ?? []).filter(({ kind }) => kind === "keeps").map(({ card }) => card);
    for (const card of [...(data.mark ?? []), ...right]) this.position.held.querySelector(`[data-card="${card}"]`)?.classList.add("better");
  }

  // The cards of a step without a position.
  drawCards({ cards = [] }) {
    this.cards.hidden = !cards.length;
    this.cards.setAttribute("aria-label", cards.map(cardName).join(", "));
    this.cards.replaceChildren(...cards.map((code) => cardFace(code)));
  }
}

const OWN_VERB = { lesson: "learn", puzzle: "puzzle" };

// The story of the position, or a line that shows something, trick by trick.
function linesOf({ heading = "", lines = [] }) {
  const shown = lines.map((one) => element("p", {}, one));
  if (!shown.length) return [];
  return [heading ? element("details", { className: "solving-lines", open: true }, element("summary", {}, heading), ...shown) : element("div", { className: "solving-lines" }, ...shown)];
}

function tried({ label, kind }) {
  return element("span", { className: `solving-tried ${kind}` }, `${kind === "keeps" ? "✓" : "✗"} ${label}`);
}
