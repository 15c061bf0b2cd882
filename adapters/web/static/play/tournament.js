// A tournament: who has joined, the tables of the round, the standings, and what this person may do about them.
import { dressed } from "../dressed.js";
import { element, patchChildren } from "../element.js";
import { loadMoreWords, word } from "../words.js";
import { faceOf } from "./faces.js";
import { lotOf, Settings, standingsOf, tableOf } from "./tournament_sheets.js";

const MAIN = new Set(["join", "start", "next"]);
const STATES = { waits: "tour-begins", paused: "tour-paused", done: "tour-done" };

// Returns the face at a place on the felt, with its words and its style sheet.
export async function faceAt(app, root) {
  await Promise.all([dressed(["/static/play/tournament.css"]), loadMoreWords("/static/play/tournament/words")]);
  return new Tournament(app, root);
}

class Tournament {
  // `app` is the Seating; `root` is the place on the felt.
  constructor(app, root) {
    this.app = app;
    this.root = root;
    this.view = undefined;
    this.apart = false; // whether the columns that tell equal players apart are shown
    this.settings = new Settings(app);
    const names = ["head", "acts", "main", "side", "foot"];
    this.parts = Object.fromEntries(names.map((name) => [name, element("div", { className: `tour-${name}` })]));
    root.append(...Object.values(this.parts));
    setInterval(() => this.tick(), 1000);
  }

  // `view` is of the tournament on the felt; undefined while none is there.
  update(view) {
    this.view = view;
    if (!view) return;
    this.root.className = `tournament ${view.stage}`;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest("[data-act]"))?.dataset.act;
    patchChildren(this.parts.head, this.head(view));
    patchChildren(this.parts.acts, [...this.knocks(view), ...this.mainActs(view)]);
    patchChildren(this.parts.main, view.tables ? this.round(view) : this.gathering(view));
    patchChildren(this.parts.side, view.standings ? this.standings(view) : facts(view));
    patchChildren(this.parts.foot, this.foot(view));
    this.settings.update(view);
    this.tick();
    const gone = focused && (!document.activeElement || document.activeElement === document.body);
    if (gone) this.root.querySelector(`[data-act="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  // Shows how much time is left where something begins or ends by itself.
  tick() {
    for (const place of this.root.querySelectorAll("[data-ends]")) {
      const left = Math.max(0, Math.ceil(Number(place.dataset.ends) - (Date.now() + this.app.clock.ahead) / 1000));
      place.textContent = left < 86_400 ? clock(left) : "";
    }
  }

  head(view) {
    const status = element("p", { className: "tour-status", role: "status" }, (view.status ?? []).join(" "));
    const winners = view.stage === "finished" ? podium(view.standings ?? []) : "";
    return [
      element("h2", {}, element("bdi", {}, view.title)),
      view.heading ? element("p", { className: "tour-heading" }, view.heading) : "",
      element("div", { className: "tour-waits" }, status, view.until ? countdown(view.until) : ""),
      winners,
    ].filter(Boolean);
  }

  // Who asks to be let in, for the person who answers.
  knocks(view) {
    return (view.knocks ?? []).map(([asks, ...answers]) => {
      const buttons = answers.map((button) => this.act(button));
      return element("div", { className: "tour-knock" }, element("p", {}, asks), ...buttons);
    });
  }

  mainActs(view) {
    const code = view.tables?.find((table) => table.own && table.code)?.code;
    const way = code ? [pressed("button success", code, word("tour-to-table"), () => this.app.goTo(code))] : [];
    const acts = view.acts.filter(({ kind }) => MAIN.has(kind));
    const isMain = (at) => !at && !way.length; // to sit down comes before the start
    return [...way, ...acts.map((act, at) => this.act(act, isMain(at) ? "button success" : "button"))];
  }

  // Presses a button of the view.
  act(button, className = "button", label = button.label) {
    const made = pressed(className, button.data, label, async () => {
      made.setAttribute("aria-busy", "true");
      await this.app.doing.press("board", { ...button, label });
      made.removeAttribute("aria-busy");
    });
    return made;
  }

  // -------------------------------------------------------------------------------------------- while people join

  gathering(view) {
    const people = (view.players ?? []).map((player) => ({ ...player, is_person: true }));
    const joined = people.map(({ name, own }, number) => {
      const className = `hue-${number % 4}${own ? " own" : ""}`;
      return element("li", { className }, faceOf(people, number), element("bdi", {}, name));
    });
    const mark = () => element("span", { className: "avatar", aria: { hidden: "true" } }, "?");
    const free = Array.from({ length: view.missing }, () => element("li", { className: "free" }, mark(), word("tour-free")));
    return [element("ul", { className: "tour-joined" }, ...joined, ...free)];
  }

  // -------------------------------------------------------------------------------------------------- while they play

  round(view) {
    return [
      element("ol", { className: "tour-tables" }, ...view.tables.map((table) => this.card(table))),
      ...(view.more_tables ? [this.act(view.more_tables)] : []),
      ...(view.notes ?? []).map(note),
    ];
  }

  card({ number, state, hand, seats, points, tied, own, to_move: mover, ends, code, watch }) {
    const label = word("tour-table", { number });
    const told = state === "playing" ? word("tour-hand", { hand }) : word(STATES[state]);
    const gain = (at) => points[at].replace(/^(?=[1-9½⅓⅔¼¾])/, "+");
    const rows = seats.map((seat, at) => ({ ...seat, after: [written(seat.total), ...(points ? [gain(at)] : [])] }));
    const mine = seats.some((seat) => seat.own && seat.name === mover);
    const turn = mine ? word("turn-yours") : word("turn-of", { name: mover });
    return element(
      "li",
      { className: `tour-card ${state}${own ? " own" : ""}` },
      element("h3", {}, label, element("span", { className: "tour-state" }, told)),
      tableOf(label, rows),
      tied ? note(word("tour-tied")) : "",
      mover ? element("p", { className: "tour-note" }, turn, " ", ends ? countdown(ends) : "") : "",
      watch ? this.act(watch, "button", word("tour-watch")) : "",
      code && !own ? pressed("button", code, word("tour-watch"), () => this.app.goTo(code)) : "",
    );
  }

  standings(view) {
    return standingsOf(view, { apart: this.apart, opened: (apart) => (this.apart = apart) });
  }

  showStandings(view) {
    const shown = view.standings ? this.standings(view) : (view.status ?? []).map(note);
    this.app.sheets.open("standings", word("play-standings"), shown);
  }

  // ------------------------------------------------------------------------------------------------------ what else

  foot(view) {
    const { app } = this;
    const link = (key, act) => pressed("button", key, word(key), act);
    const beside = view.acts.filter(({ kind }) => !MAIN.has(kind));
    const named = ({ kind, label }) => (kind === "leave" && view.stage === "playing" ? word("tour-leave") : label);
    const live = view.stage === "registration" || view.stage === "playing";
    return [
      view.settings && link("play-settings", () => this.settings.open(this.view)),
      live && app.opening.invite && link("play-door-invite", app.opening.invite),
      ...beside.map((act) => this.act(act, "button", named(act))),
      view.desk && link("play-judge", () => this.openDesk()),
      view.more_standings && this.act(view.more_standings, "button", word("tour-results")),
      view.lot && link("tour-draw", () => app.sheets.open("lot", word("tour-draw"), lotOf(this.view))),
    ].filter(Boolean);
  }

  // The desk is private, so its button is pressed in the private chat.
  openDesk() {
    const { app, view } = this;
    const desk = { ...view.desk, kind: "judge", label: word("play-judge") };
    return app.doing.press({ chat: app.me.id, id: "0", table: app.code }, desk);
  }
}

// By which settings it is played, and who decides.
function facts(view) {
  const chips = (view.facts ?? []).map((fact) => element("li", {}, fact));
  return [element("ul", { className: "tour-chips" }, ...chips), ...(view.officials ?? []).map(note)];
}

function note(text) {
  return element("p", { className: "tour-note" }, text);
}

function pressed(className, act, label, onclick) {
  return element("button", { type: "button", className, data: { act }, onclick }, label);
}

function countdown(ends) {
  return element("time", { className: "tour-left", role: "timer", data: { ends } });
}

function clock(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function written(total) {
  return total === undefined ? "" : String(total).replace("-", "−");
}

// The first three places, the best in the middle and on top.
function podium(rows) {
  const best = rows.filter(({ place, points }) => place <= 3 && points !== "0").slice(0, 4);
  const steps = best.map(({ place, name, points }) => {
    const parts = [element("span", { className: "tour-place" }, String(place)), element("bdi", {}, name), element("b", {}, points)];
    return element("li", { className: `place-${place}` }, ...parts);
  });
  return element("ol", { className: "tour-podium" }, ...steps);
}
