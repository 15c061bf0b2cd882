// One message of the bot: text, picture and buttons. It is updated in place and keeps the focus.
import { anchor } from "./anchors.js";
import { showChart } from "./charts.js";
import { kindOf } from "./choices.js";
import { Drawn, element, patchChildren } from "./element.js";
import { lines, withSuits } from "./markup.js";
import { spoken } from "./spoken.js";
import { drawHand, drawTable } from "./table.js";
import { word } from "./words.js";

export class ScreenView {
  // `press(message, button)` returns a promise of the answer to a pressed button. `asSent`: all buttons are shown. Otherwise
  // cards are none: they lie on the felt.
  constructor(press, { asSent = false } = {}) {
    this.press = press;
    this.asSent = asSent;
    this.message = null; // its newest state
    this.drawnPicture = new Drawn();
    this.drawnButtons = new Drawn();
    this.pictured = undefined; // the data of the shown picture
    this.picture = element("div", { className: "picture" });
    this.text = element("div", { className: "text" });
    this.rows = element("div", { className: "rows" });
    this.extra = element("div", { className: "extra" });
    this.root = element("div", { className: "screen" }, ...[this.picture, this.text, this.extra, this.rows]);
    this.root.addEventListener("keydown", (event) => this.move(event));
  }

  update(message) {
    const inside = this.root.contains(document.activeElement);
    const focused = this.buttons().indexOf(document.activeElement);
    this.message = message;
    this.updatePicture(message.picture);
    this.updateButtons(message.rows ?? []);
    patchChildren(this.text, lines(message.text));
    patchChildren(this.extra, message.document ? [saving(message.document)] : []);
    if (inside && !this.root.contains(document.activeElement)) this.refocus(focused);
  }

  refocus(was) {
    const present = this.buttons();
    const near = present[Math.min(Math.max(was, 0), present.length - 1)] ?? this.root.parentElement;
    if (near?.matches(".muted")) this.choose();
    if (!this.root.contains(document.activeElement)) near?.focus({ preventScroll: true });
  }

  // Focuses the first choice.
  choose() {
    this.rows.querySelector("button:not(.muted)")?.focus({ preventScroll: true });
  }

  updatePicture(picture) {
    if (!this.drawnPicture.isNew(picture ?? null)) return;
    let drawn = null;
    if (picture?.drawing === "table") drawn = drawTable(picture.data, this.pictured);
    if (picture?.drawing === "hand" && this.asSent) drawn = drawHand(picture.data);
    if (picture?.drawing === "chart") showChart((drawn = element("div")), picture);
    this.pictured = picture?.data;
    this.picture.replaceChildren(...(drawn ? [drawn] : []));
  }

  updateButtons(rows) {
    if (!this.drawnButtons.isNew(rows)) return;
    const kept = rows.map((row) => row.filter((button) => this.asSent || kindOf(button) !== "card")).filter((row) => row.length);
    this.rows.replaceChildren(...kept.map((row) => element("div", { className: "row" }, ...row.map((button) => this.button(button)))));
  }

  button(button) {
    const className = `button ${button.style ?? "plain"}`;
    if (!button.url) return this.pressable(button, className);
    return anchor(button.url, { className }, button.label) ?? element("span", { className: "button muted" }, button.label);
  }

  pressable(button, className) {
    const { label } = button;
    const said = spoken(label);
    const made = element("button", { type: "button", className, data: { label } }, said === label ? label : "");
    if (said !== label) {
      const seen = element("span", { aria: { hidden: "true" } }, ...withSuits(label));
      made.append(seen, element("span", { className: "spoken" }, said));
    }
    made.addEventListener("click", async () => {
      made.setAttribute("aria-busy", "true");
      await this.press(this.message, button);
      made.removeAttribute("aria-busy");
    });
    return made;
  }

  buttons() {
    return Array.from(this.root.querySelectorAll("button, a.button"));
  }

  // Arrow keys move between buttons: along a row, or to the nearest one above or below.
  move(event) {
    const present = this.buttons();
    const at = present.indexOf(document.activeElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = {
      ArrowRight: () => present[at + 1],
      ArrowLeft: () => present[at - 1],
      Home: () => present[0],
      End: () => present.at(-1),
      ArrowDown: () => nearest(present, present[at], 1),
      ArrowUp: () => nearest(present, present[at], -1),
    }[event.key]?.();
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
}

function nearest(present, from, direction) {
  const here = from.getBoundingClientRect();
  let best;
  let shortest = Infinity;
  for (const button of present) {
    const there = button.getBoundingClientRect();
    const down = (there.top + there.height / 2 - here.top - here.height / 2) * direction;
    if (down < here.height / 3) continue;
    const distance = down * 3 + Math.abs(there.left + there.width / 2 - here.left - here.width / 2);
    if (distance < shortest) [best, shortest] = [button, distance];
  }
  return best;
}

function saving(file) {
  return element("a", { className: "file", href: `/files/${file.id}`, download: file.name }, word("save-file", { name: file.name }));
}
