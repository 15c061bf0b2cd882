// The choice of rules: whole presets, or options in groups, with those that differ from the preset first.
import { element, patchChildren } from "../element.js";
import { toast } from "../notices.js";
import { word } from "../words.js";
import { oneOf, toggle } from "./settings.js";

export class Options {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
  }

  // Shows what the button with this data asks for: the presets, or a group of options.
  async show(data) {
    const { sheets } = this.app;
    const { options } = await this.press(data);
    if (!options) return;
    const isOpened = this.shown !== data;
    this.shown = data;
    const nodes = options.presets ? this.presets(options) : this.groups(options);
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset.of;
    if (sheets.kind === "options") patchChildren(sheets.body, nodes);
    else sheets.open("options", word("play-options"), nodes);
    sheets.foot.replaceChildren(this.button("act plain", options.keep), this.button("act plain", options.other, (other) => this.show(other)));
    sheets.foot.hidden = false;
    if (isOpened) sheets.body.querySelector("details[open]")?.scrollIntoView();
    if (focused) sheets.body.querySelector(`[data-of="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  press(data) {
    return this.app.doing.press("board", { label: "", data });
  }

  async set({ data, also }) {
    if (!data) return;
    const { refused, alert } = await this.press(data);
    if (also && !refused && !alert) toast(this.app.sheets.toasts, word("play-options-also", { what: also }));
    await this.show(this.shown);
  }

  button(className, { label, data }, act = (pressed) => this.press(pressed)) {
    return element("button", { type: "button", className, data: { of: data }, onclick: () => act(data) }, label);
  }

  // The rules that the table plays by are no button, unless a press would set their options back.
  presets({ presets, changed }) {
    const cards = presets.map(({ name, help, chosen, data }) => {
      const words = [element("b", {}, name), element("small", {}, help)];
      if (chosen && !changed) return element("li", { className: "chosen", aria: { current: "true" } }, ...words);
      const card = element("button", { type: "button" }, ...words);
      card.addEventListener("click", async () => {
        await this.press(data);
        this.app.sheets.close();
      });
      return element("li", {}, card);
    });
    return [element("ul", { className: "choices presets" }, ...cards)];
  }

  groups({ changed = [], groups }) {
    const differs = changed.map((option) => this.option(option, "changed", true));
    const parts = groups.map(({ name, data, options = [] }) => {
      const head = element("summary", { data: { of: data } }, element("h3", {}, name));
      head.addEventListener("click", (event) => {
        event.preventDefault(); // it opens with its options, once they are there
        this.show(data);
      });
      return element("details", { open: options.length > 0 }, head, ...options.map((option) => this.option(option, data)));
    });
    const first = element("section", {}, element("h3", {}, word("play-options-changed")), ...differs);
    return differs.length ? [first, ...parts] : parts;
  }

  // One option with what sets it; `place` tells two drawings of the same option apart.
  option({ name, kind, values, help, back }, place, goesBack = false) {
    const id = `${place} ${name}`;
    const parts = [this[kind](name, values, id), help ? element("small", {}, help) : ""];
    if (goesBack && back) parts.push(this.button("button", { label: word("play-options-back"), data: back }, () => this.set({ data: back, also: "" })));
    return element("div", { className: `option ${kind}`, data: { now: JSON.stringify(values) } }, ...parts);
  }

  switch(name, [on, off], id) {
    return element("div", { className: "switches" }, toggle({ name: id, label: name, on: Boolean(on.chosen), set: (wanted) => this.set(wanted ? on : off) }));
  }

  several(name, values, id) {
    const switches = values.map((value) => toggle({ name: `${id} ${value.words}`, label: value.words, on: Boolean(value.chosen), set: () => this.set(value) }));
    return element("fieldset", { className: "one-of" }, element("legend", {}, name), element("div", { className: "switches" }, ...switches));
  }

  choice(name, values, id) {
    const choices = values.map((value) => ({ label: value.words, on: Boolean(value.chosen), choose: () => this.set(value) }));
    return oneOf({ name: id, label: name, choices });
  }

  number(name, values, id) {
    const at = values.findIndex(({ chosen }) => chosen);
    const step = (sign, label, next) => {
      const made = this.button("act plain", { label: sign, data: `${id} ${sign}` }, () => next && this.set(next));
      made.setAttribute("aria-label", `${name}: ${label}`);
      made.setAttribute("aria-disabled", String(!next));
      return made;
    };
    const steps = [step("−", word("play-lower"), values[at - 1]), element("output", {}, values[at].words), step("+", word("play-higher"), values[at + 1])];
    return element("div", { className: "steps", role: "group", aria: { label: name } }, element("span", {}, name), ...steps);
  }
}
