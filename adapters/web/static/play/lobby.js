// The lobby: the seats around the felt, and in the middle the rules, what is going on, and the start.
import { Drawn, element, patchChildren } from "../element.js";
import { word } from "../words.js";
import { faceOf } from "./faces.js";
import { icon } from "./icons.js";
import { PLACES } from "./plates.js";
import { prefer, preference } from "./preferences.js";

export class Lobby {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.drawn = new Drawn();
    this.rules = element("div", { className: "by-rules" });
    this.news = element("div", { className: "news", role: "status" });
    this.main = element("div", { className: "next-steps" });
    this.root = element("div", { className: "gathering", hidden: true }, this.rules, this.news, this.main);
    app.felt.centre.append(this.root);
  }

  // `lobby` is that of the table on the felt; null for none.
  update(lobby) {
    this.root.hidden = !lobby;
    if (!this.drawn.isNew([lobby, this.app.opening.invite !== null, preference("level")]) || !lobby) return;
    const held = [this.app.main, this.root].some((part) => part !== document.activeElement && part.contains(document.activeElement));
    this.lobby = lobby;
    this.app.felt.seat(lobby.open ? this.chairs() : []);
    patchChildren(this.rules, lobby.open ? this.rulesInShort() : []);
    patchChildren(this.news, this.lines());
    patchChildren(this.main, this.nextSteps());
    if (held && document.activeElement === document.body) this.app.main.querySelector(".plate.free button, .next-steps button")?.focus();
  }

  act(kind) {
    const found = this.lobby.acts?.find((act) => act.kind === kind);
    return found && { kind, ...found.button };
  }

  press(button) {
    return this.app.doing.press("board", button);
  }

  // A button of the view. What it does is part of its attributes, so that one with other data takes its place.
  button(className, button) {
    const made = element("button", { type: "button", className, data: { press: button.data } }, button.whole ?? button.label);
    if (button.style === "muted") made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", () => this.press(button));
    return made;
  }

  // ------------------------------------------------------------------ around the felt

  chairs() {
    const { seats = [], counts } = this.lobby;
    const taken = seats.map((seat) => ({ ...seat, is_person: !seat.level }));
    const count = counts.find((one) => one >= Math.max(taken.length, this.app.seats)) ?? Math.max(taken.length, counts.at(-1));
    const own = Math.max(0, taken.findIndex((seat) => seat.own));
    return Array.from({ length: count }, (_, at) => {
      const place = PLACES[count][(at - own + count) % count];
      return taken[at] ? this.sitting(taken, at, place) : this.free(place);
    });
  }

  sitting(taken, at, place) {
    const { name, level, own, opener, awaited, away, levels, remove } = taken[at];
    const marks = [opener && word("play-in-charge"), awaited && word("play-awaited"), away && !own && word("play-away")];
    const shown = element(
      "div",
      { className: "shown" },
      faceOf(taken, at),
      element(
        "span",
        { className: "who" },
        element("bdi", { className: "chair-name", title: name }, own ? word("play-own") : name),
        levels ? this.levelOf(name, level, levels) : level ? element("span", { className: "level" }, level) : "",
        ...marks.filter(Boolean).map((mark) => element("span", { className: "mark" }, mark)),
      ),
      remove ? this.removing(name, remove) : "",
    );
    const parts = [own ? word("play-you", { name }) : name, level, ...marks].filter(Boolean);
    return element("div", { className: `plate ${place} hue-${at}`, role: "group", aria: { label: parts.join(", ") } }, shown);
  }

  levelOf(name, level, levels) {
    const now = Object.keys(levels).find((one) => this.lobby.levels[one] === level);
    const change = (wanted) => this.press({ label: "", data: levels[wanted] });
    return this.select(`${name}: ${word("play-level")}`, now, { change, acts: levels });
  }

  removing(name, data) {
    const label = `${this.act("remove_built_in")?.label}: ${name}`;
    const made = element("button", { type: "button", className: "tool", title: label, aria: { label }, data: { press: data } }, icon("close"));
    made.addEventListener("click", () => this.press({ label: "", data }));
    return made;
  }

  // A choice of levels. `acts` is what its values do, so that one with other data takes its place.
  select(label, now, { change, acts }) {
    const options = Object.entries(this.lobby.levels).map(([name, words]) => {
      const made = element("option", { value: name }, words);
      made.toggleAttribute("selected", name === now);
      return made;
    });
    const made = element("select", { className: "level", aria: { label }, data: { press: JSON.stringify(acts) } }, ...options);
    made.addEventListener("change", () => change(made.value));
    return made;
  }

  // An empty seat. The level chosen last is that of the next built-in player.
  free(place) {
    const { invite } = this.app.opening;
    const { add } = this.lobby;
    const parts = [invite && element("button", { type: "button", className: "act", onclick: invite }, word("play-invite"))];
    if (add) {
      const usual = add[preference("level")] ? preference("level") : "normal";
      const change = (level) => prefer("level", level);
      parts.push(
        this.button("act", { ...this.act("add_built_in"), data: add[usual] }),
        this.select(word("play-level"), usual, { change, acts: {} }),
      );
    }
    const shown = element("div", { className: "shown" }, ...parts.filter(Boolean));
    if (!shown.childElementCount) shown.append(word("play-free-seat"));
    return element("div", { className: `plate free ${place}`, role: "group", aria: { label: word("play-free-seat") } }, shown);
  }

  // ------------------------------------------------------------------ in the middle

  rulesInShort() {
    const { in_short: rules, seats = [] } = this.lobby;
    const opener = seats.find((seat) => seat.opener);
    const choosing = this.act("options");
    const chip = element("button", { type: "button", className: "door chip" }, element("b", {}, rules.words), rules.changed ? element("small", {}, rules.changed) : "", choosing ? element("small", {}, word("play-options")) : "");
    chip.addEventListener("click", () => this.openRules());
    const others = !choosing && opener;
    return [chip, others ? element("p", {}, word("play-chooses", { name: opener.name })) : ""].filter(Boolean);
  }

  // The choice of rules, for who may; the others read them.
  openRules() {
    const choosing = this.act("options");
    return choosing ? this.app.opening.options(choosing.data) : this.press(this.act("rules"));
  }

  lines() {
    const { open, state, notice, announcement, reliable, knocks = [], seats = [] } = this.lobby;
    if (!open) return [line(word("play-lobby-closed"))];
    const here = seats.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(", ");
    const asking = knocks.map(({ words, acts = [] }) => element("div", { className: "doors" }, line(words), ...acts.map((act) => this.button("act", act))));
    const starts = this.act("start") || this.act("join") ? "" : word("play-starts");
    return [
      element("p", { className: "spoken" }, here),
      ...[notice && `⚠️ ${notice}`, announcement, ...state, reliable, starts].filter(Boolean).map(line),
      ...asking,
    ];
  }

  nextSteps() {
    const join = this.act("join");
    const start = this.act("start") ?? this.act("again");
    const steps = [join && { ...join, label: word("play-sit-down") }, start].filter(Boolean);
    return steps.map((step) => this.button(`door ${step.style === "muted" ? "" : "primary"} ${step.style} does-${step.kind}`, step));
  }
}

function line(words) {
  return element("p", {}, words);
}
