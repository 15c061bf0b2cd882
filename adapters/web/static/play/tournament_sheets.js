// Parts of a tournament that have sheets of their own: its standings, its settings, and the seals of its draws.
import { Drawn, element } from "../element.js";
import { showAnswer } from "../notices.js";
import { word } from "../words.js";

const NAMES = { table: "tour-size", timer: "play-timer", preset: "play-rules", kept: "play-rules-which" };
const SPACE = "http://www.w3.org/2000/svg";
const ROW = 26; // the height of a place in the chart

// A table whose rows are { name, own, gone, before, after }: cells before the name, and after it.
export function tableOf(caption, rows, heads = []) {
  const cells = (values) => values.map((value) => element("td", {}, value));
  const drawn = rows.map(({ name, own, gone, before = [], after }) => {
    const className = [own && "own", gone && "gone"].filter(Boolean).join(" ");
    return element("tr", { className }, ...cells(before), element("th", { scope: "row" }, element("bdi", {}, name)), ...cells(after));
  });
  const head = heads.map((label) => element("th", { scope: "col" }, label));
  const above = heads.length ? element("thead", {}, element("tr", {}, ...head)) : "";
  return element("table", {}, element("caption", { className: "spoken" }, caption), above, element("tbody", {}, ...drawn));
}

// The standings, with what tells equal players apart behind one press, and the places round by round.
export function standingsOf(view, { apart, opened }) {
  const heads = ["#", word("tour-player"), word("tour-points-short"), ...(view.apart ?? [])];
  const rows = view.standings.map((row) => ({ ...row, before: [String(row.place)], after: [row.points, ...row.apart] }));
  const table = element("div", { className: "standings" }, tableOf(word("play-standings"), rows, heads));
  const why = element("details", { open: apart }, element("summary", {}, word("tour-apart")), element("p", {}, view.apart_why));
  why.addEventListener("toggle", () => opened(why.open));
  return [element("h3", {}, word("play-standings")), table, why, ...(view.curve ? [bumps(view)] : [])];
}

// The places round by round: a line for each player.
function bumps({ curve, standings }) {
  const { rounds, players } = curve;
  const [width, names] = [Math.max(120, rounds.length * 44), 130];
  const x = (round) => 14 + ((width - 28) * round) / Math.max(1, rounds.length - 1);
  const y = (place) => ROW * (place - 0.5);
  const viewBox = `0 0 ${width + names} ${ROW * players.length}`;
  const told = players.map(({ name, places, points }) => `${places.at(-1)}. ${name} ${points}`).join(", ");
  const drawing = svg("svg", { viewBox, width: 1.1 * (width + names), class: "bumps", role: "img", "aria-label": told });
  const mine = standings.find((row) => row.own)?.name;
  players.forEach(({ name, places }, at) => {
    const own = name === mine ? " own" : "";
    const seen = places.map((place, round) => [round, place]).filter(([, place]) => place && place <= players.length);
    const points = seen.map(([round, place]) => `${x(round)},${y(place)}`).join(" ");
    const line = svg("polyline", { points, class: `bump hue-${at % 4}${own}` });
    drawing.append(line, ...seen.map(([round, place]) => svg("circle", { cx: x(round), cy: y(place), r: 4, class: `bump-dot hue-${at % 4}` })));
    const last = svg("text", { x: width, y: y(at + 1) + 5, class: `bump-name${own}` });
    last.textContent = `${places.at(-1)}. ${name}`;
    drawing.append(last);
  });
  return drawing;
}

function svg(tag, attributes) {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

// The seals and secrets of the draws, which a program can check.
export function lotOf({ lot }) {
  return lot.map((line) => element("p", { className: "lot" }, line));
}

// The sheet of settings. It follows the view while it is open.
export class Settings {
  constructor(app) {
    this.app = app;
    this.drawn = new Drawn();
    this.sent = 0; // choices without an answer yet
  }

  open(view) {
    this.drawn = new Drawn();
    this.drawn.isNew(view.settings);
    this.app.sheets.open("contest-settings", word("play-settings"), this.groups(view));
  }

  update(view) {
    const { sheets } = this.app;
    if (sheets.kind !== "contest-settings") return;
    if (!view.settings) sheets.close();
    else if (!this.sent && this.drawn.isNew(view.settings)) this.redraw(view);
  }

  redraw(view) {
    const { body } = this.app.sheets;
    const chosen = /** @type {HTMLInputElement | null} */ (document.activeElement)?.value;
    body.replaceChildren(...this.groups(view));
    if (chosen) body.querySelector(`[value="${CSS.escape(chosen)}"]`)?.focus({ preventScroll: true });
  }

  groups(view) {
    return view.settings.map(({ name, choices }) => {
      const boxes = choices.map((choice) => {
        const checked = choice.style === "primary";
        const box = element("input", { type: "radio", name: `tour-${name}`, value: choice.data, checked });
        box.addEventListener("change", () => this.choose(view, choice));
        return element("label", {}, box, element("span", {}, choice.label));
      });
      const legend = element("legend", {}, word(NAMES[name] ?? `tour-${name}`));
      return element("fieldset", { className: "one-of" }, legend, element("div", {}, ...boxes));
    });
  }

  // What was refused is taken back.
  async choose(view, choice) {
    const { app } = this;
    this.sent += 1;
    const answer = await app.doing.pressNow({ chat: app.chat }, choice);
    this.sent -= 1;
    showAnswer(app.sheets.toasts, answer);
    if (answer.refused || answer.alert) this.drawn = new Drawn();
    this.update(app.view?.settings ? app.view : view);
  }
}
