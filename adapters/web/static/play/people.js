// Play with people: who waits for what, the name for strangers, the open tables, and what may be said and done at a
// table. Each is a page of the bot (`Panel`), shown in a sheet.
import { buttonFor, kindOf } from "../choices.js";
import { dressed } from "../dressed.js";
import { element, patchChildren } from "../element.js";
import { showAnswer } from "../notices.js";
import { word } from "../words.js";
import { faceOf, facePicker } from "./faces.js";
import { icon } from "./icons.js";
import { preference } from "./preferences.js";
import { points } from "./ends.js";
import { signsOf } from "./reactions.js";
import { bare } from "./results.js";
import { toggle } from "./settings.js";

const AGAIN = 4000; // milliseconds until it is asked again who is there
const CHANGES = new Set(["entrance", "tables"]); // pages that change by themselves
const ASK_A_NAME = new Set(["wait", "sit", "name"]);
const TO_A_SEAT = new Set(["wait", "sit", "as"]);
const PATIENCE = 20; // seconds that the bar of a wait stands for

// Returns the pages, with their style sheet.
export async function peopleAt(app) {
  await dressed(["/static/play/people.css"]);
  return new People(app);
}

class People {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.panel = null; // the shown page
    this.chosen = null; // the press that goes on once there is a name
    this.goes = false; // whether a press for a seat waits for its answer
    this.since = null; // when the wait began, in the page's clock
    this.about = null; // the seat of the plate that was pressed
    this.timer = undefined;
    this.pages = Object.fromEntries(["entrance", "names", "tables", "table", "report"].map((name) => [name, (panel) => this[name](panel)]));
  }

  show(panel) {
    const { sheets, among } = this.app;
    if ((panel.left || this.goes) && among.plays) return; // the seat came before the answer to the press for it
    const stays = sheets.kind === "people" && this.panel?.name === panel.name;
    this.panel = panel;
    this.since = panel.left ? (this.since ?? performance.now() - (PATIENCE - panel.left) * 1000) : null;
    const nodes = this.pages[panel.name](panel);
    if (stays) this.change(nodes);
    else {
      sheets.open("people", bare({ label: panel.title }), nodes, this.foot(panel));
      sheets.title.focus();
      sheets.tell(panel.lines[0] ?? "");
      sheets.body.querySelector(`[data-seat="${this.about}"]`)?.scrollIntoView();
    }
    this.about = null;
    this.fill();
    clearTimeout(this.timer);
    if (CHANGES.has(panel.name)) this.timer = setTimeout(() => this.look(), AGAIN);
  }

  // Draws a shown page again; the focus stays with the same act.
  change(nodes) {
    const { body } = this.app.sheets;
    const pressed = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.press;
    patchChildren(body, nodes);
    if (!pressed || document.activeElement !== document.body) return;
    (body.querySelector(`[data-press="${CSS.escape(pressed)}"]`) ?? this.app.sheets.title).focus({ preventScroll: true });
  }

  // Asks again who is there, while that is shown.
  async look() {
    const { sheets, link, me } = this.app;
    const { name, rows, back } = this.panel;
    if (sheets.kind !== "people" || !CHANGES.has(name)) return;
    const again = name === "tables" ? { data: this.opened } : (back ?? this.app.among.act);
    const answer = document.hidden ? {} : await link.send({ type: "press", chat: me.id, message: "0", data: again.data, person: me.id });
    if (sheets.kind !== "people" || this.panel.rows !== rows) return; // something else was done meanwhile
    if (answer.people) this.show(answer.people);
    else this.timer = setTimeout(() => this.look(), AGAIN);
  }

  async press(choice) {
    const { app } = this;
    const kind = kindOf(choice);
    if (ASK_A_NAME.has(kind)) this.chosen = kind === "name" ? null : choice;
    if (kind === "tables") this.opened = choice.data;
    if (kind === "say") app.sheets.close();
    this.goes = TO_A_SEAT.has(kind);
    const answer = await app.doing.pressNow({ chat: app.me.id }, choice);
    this.goes = false;
    if (app.sheets.kind === "people" && kind === "report" && !answer.people) app.sheets.close();
    showAnswer(app.sheets.isOpen ? app.sheets.toasts : app.toasts, answer);
  }

  button(choice, className = "button", ...label) {
    const made = element("button", { type: "button", className, data: { press: choice.data } }, ...(label.length ? label : [bare(choice)]));
    made.addEventListener("click", async () => {
      made.setAttribute("aria-busy", "true");
      await this.press(choice);
      made.removeAttribute("aria-busy");
    });
    return made;
  }

  foot({ back }) {
    return back ? [this.button(back, "act plain", `← ${bare(back)}`)] : [];
  }

  // Shows a table that goes on.
  go(code) {
    this.app.sheets.close();
    if (code !== this.app.code) this.app.goTo(code);
  }

  // ------------------------------------------------------------------ who is there

  entrance({ lines, rows, crowds, called, ticked, running }) {
    const game = buttonFor(rows, "game");
    const back = game && element("button", { type: "button", className: "act success to-game", onclick: () => this.go(running) }, bare(game));
    const tick = buttonFor(rows, "tick");
    const name = buttonFor(rows, "name");
    const set = () => this.press(tick);
    const how = element("p", { className: "people-how", role: "status" }, lines[0]);
    const waits = crowds.some(({ own }) => own);
    return [
      back,
      waits && how,
      element("ul", { className: "crowds" }, ...crowds.map((crowd) => element("li", {}, this.crowd(crowd, buttonFor(rows, "quit"))))),
      element("div", { className: "people-ways" }, called ? element("bdi", {}, called) : "", this.button(name), this.button(buttonFor(rows, "tables"))),
      !waits && how,
      tick && element("div", { className: "switches" }, toggle({ name: "tick", label: tick.label.replace(/^[^\p{L}]+/u, ""), on: Boolean(ticked), set })),
    ].filter(Boolean);
  }

  // Those who are there for some rules. A press waits with them, another one ends that.
  crowd({ title, waiting, playing, usual, own, anybody, wait }, quit) {
    const told = [element("strong", {}, title), element("span", { className: "people-there" }, element("span", {}, waiting), anybody ? element("span", {}, playing) : "")];
    const some = anybody ? "some" : "";
    if (!own) return this.button(wait, `crowd ${some} ${usual ? "usual" : ""}`, ...told);
    const bar = element("span", { className: "people-bar", aria: { hidden: "true" } }, element("i"));
    return element("div", { className: `crowd own ${some}` }, ...told, bar, quit ? this.button(quit, "button quit") : "");
  }

  // The bar of a wait fills up until the game begins at the latest.
  fill() {
    const bar = this.app.sheets.body.querySelector(".people-bar i");
    if (!bar || bar.getAnimations().length) return;
    const fills = bar.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: PATIENCE * 1000, fill: "forwards" });
    fills.currentTime = performance.now() - (this.since ?? 0);
  }

  // ------------------------------------------------------------------ the name for strangers

  names({ rows }) {
    const { app } = this;
    const [proposed] = rows.flat().filter((choice) => kindOf(choice) === "as");
    const faces = rows.flat().filter((choice) => kindOf(choice) === "face");
    const line = element("input", { name: "stranger", maxLength: 24, required: true, autocomplete: "nickname", spellcheck: false, value: proposed?.label ?? "" });
    const form = element("form", { className: "own-words" }, element("label", {}, word("play-your-name"), line), element("button", { className: "act success" }, word("ok")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const answer = await app.doing.command(`/play name ${line.value.trim()}`, { chat: app.me.id, quietly: true });
      showAnswer(app.sheets.toasts, answer);
      if (answer.people && this.chosen) this.press(this.chosen);
    });
    const picker = () => facePicker((face) => app.doing.send({ type: "rename", face }));
    const drawn = element("div", { className: "people-faces", role: "group", aria: { label: word("play-your-face") } }, ...faces.map((face) => this.button(face, "button", face.label)));
    return [element("p", {}, word("people-name")), form, faces.length ? drawn : picker()];
  }

  // ------------------------------------------------------------------ the open tables

  tables({ lines, tables = [] }) {
    if (!tables.length) return [element("p", {}, lines[0])];
    return [element("ul", { className: "open-tables" }, ...tables.map((table) => this.open(table)))];
  }

  open({ code, title, told, seats, ratings = [], acts }) {
    const chairs = seats.map(({ is_person: isPerson, total }, at) => {
      const sign = isPerson ? element("span", { className: "avatar" }, icon("person")) : faceOf(seats, at);
      return element("span", { className: `chair hue-${at} ${isPerson ? "" : "built-in"}` }, sign, element("b", {}, points(total)));
    });
    const rated = ratings.length ? element("span", { className: "rated" }, `★ ${ratings.join(" · ")}`) : "";
    const shown = element("div", { className: "table-shown", aria: { hidden: "true" } }, element("strong", {}, title), element("div", { className: "chairs" }, ...chairs, rated));
    const ways = acts.map((act) => (kindOf(act) === "watch" ? this.watch(act, code) : this.button(act, "act success")));
    return element("li", { className: "open-table" }, element("p", { className: "spoken" }, told), shown, element("div", { className: "people-ways" }, ...ways));
  }

  watch(act, code) {
    return element("button", { type: "button", className: "button", data: { press: act.data }, onclick: () => (code ? this.go(code) : this.press(act)) }, act.label);
  }

  // ------------------------------------------------------------------ at the table

  table({ lines, rows, others = [] }) {
    const { app } = this;
    const phrases = rows.flat().filter((choice) => kindOf(choice) === "say");
    const move = buttonFor(rows, "move");
    const react = (name) => {
      app.sheets.close();
      app.hearing.react(name);
    };
    const signs = others.length && preference("reactions") ? element("div", { className: "people-signs", role: "group", aria: { label: word("play-react") } }, ...signsOf(react)) : "";
    return [
      signs,
      others.length ? element("div", { className: "phrases" }, ...phrases.map((phrase) => this.button(phrase, "phrase"))) : "",
      element("p", { className: "people-how" }, lines[0]),
      ...others.map((other) => this.other(other)),
      move ? this.button(move, "act success") : "",
    ].filter(Boolean);
  }

  other({ seat, name, acts }) {
    const seats = this.app.view?.seats;
    const head = element("h3", {}, seats ? faceOf(seats, seat) : "", element("bdi", {}, seats?.[seat].called || name));
    return element("section", { className: `other hue-${seat}`, data: { seat: String(seat) } }, head, element("div", { className: "people-ways" }, ...acts.map((act) => this.button(act))));
  }

  report({ lines, rows }) {
    return [element("p", {}, lines[0]), element("div", { className: "phrases reasons" }, ...rows.flat().map((reason) => this.button(reason, "phrase")))];
  }
}
