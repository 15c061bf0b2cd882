// One message of the bot: text, picture, cards and buttons. It is updated in place and keeps the focus.
import { anchor } from "./anchors.js";
import { showChart } from "./charts.js";
import { Drawn, element, patchChildren } from "./element.js";
import { Fan } from "./fan.js";
import { lines } from "./markup.js";
import { WRITTEN } from "./suits.js";
import { drawTable } from "./table.js";
import { word } from "./words.js";

const TIP = "💡";
const SUIT_LINE = new RegExp(`^${WRITTEN} `);

export class ScreenView {
  // `press(message, button)` returns a promise of the answer to a pressed button. In a hand the cards come first and keep their place.
  // Without `fan` the cards of a hand are shown as words.
  constructor(press, { kind = "", fan = true } = {}) {
    this.press = press;
    this.hasFan = fan;
    this.message = null; // its newest state
    this.drawnPicture = new Drawn();
    this.drawnButtons = new Drawn();
    this.pictured = undefined; // the data of the shown picture
    this.picture = element("div", { className: "picture" });
    this.text = element("div", { className: "text" });
    this.tips = element("div", { className: "tips" });
    this.fan = new Fan({ press: (button) => this.press(this.message, button) });
    this.rows = element("div", { className: "rows" });
    this.asides = element("div", { className: "asides" });
    this.extra = element("div", { className: "extra" });
    const said = [this.text, this.extra];
    const choices = [this.fan.root, this.rows, this.tips, this.asides];
    this.root = element("div", { className: "screen" }, this.picture, ...(kind === "hand" ? [...choices, ...said] : [...said, ...choices]));
    this.root.addEventListener("keydown", (event) => this.move(event));
  }

  // `offered(button)` returns whether a person of this page may press the button now.
  update(message, offered = () => true) {
    const began = message.to_move && !this.message?.to_move;
    const inside = this.root.contains(document.activeElement);
    const focused = this.buttons().indexOf(document.activeElement);
    this.message = message;
    this.updatePicture(message.picture);
    this.updateButtons(message, offered);
    // Tips for the choice are right below it, wherever the rest of the text is.
    const written = this.lines(message.text);
    const isTip = (line) => line.textContent.startsWith(TIP);
    patchChildren(this.text, written.filter((line) => !isTip(line)));
    patchChildren(this.tips, written.filter(isTip));
    patchChildren(this.extra, message.document ? [saving(message.document)] : []);
    const idle = message.to_move && !this.fan.choosing && this.fan.root.contains(document.activeElement);
    if (inside && (began || idle || !this.root.contains(document.activeElement))) this.refocus(focused);
  }

  refocus(was) {
    if (this.message.to_move ? this.choose() : this.fan.focus()) return;
    const present = this.buttons();
    (present[Math.min(Math.max(was, 0), present.length - 1)] ?? this.root.parentElement)?.focus({ preventScroll: true });
  }

  // Focuses the first choice; returns whether there is one.
  choose() {
    if (this.fan.choosing) return this.fan.focus();
    const first = this.rows.querySelector("button:not(.muted)");
    first?.focus({ preventScroll: true });
    return first !== null;
  }

  // The question of the screen, in its own words.
  get question() {
    return this.text.querySelector(".line > b")?.closest(".line").textContent ?? "";
  }

  // If the cards are shown, the lines that list them suit by suit are for screen readers only.
  lines(text) {
    const written = lines(text);
    if (this.hasFan && this.fan.places.length) {
      for (const line of written) line.classList.toggle("spoken", SUIT_LINE.test(line.textContent));
    }
    return written;
  }

  // Under the drawn table the first line repeats the table's heading. The other lines can be folded away, except for
  // screen readers.
  fold(folded) {
    const drawn = this.picture.childElementCount > 0;
    this.root.classList.toggle("folded", folded && drawn);
    const heading = drawn && this.pictured?.heading;
    this.root.classList.toggle("headed", Boolean(heading) && this.text.firstChild?.textContent.endsWith(heading));
  }

  updatePicture(picture) {
    if (!this.drawnPicture.isNew(picture ?? null)) return;
    let drawn = null;
    if (picture?.drawing === "table") drawn = drawTable(picture.data, this.pictured);
    if (picture?.drawing === "chart") showChart((drawn = element("div")), picture);
    this.pictured = picture?.data;
    this.picture.replaceChildren(...(drawn ? [drawn] : []));
  }

  updateButtons(message, offered) {
    const rows = (message.rows ?? []).map((row) => row.filter(offered));
    if (!this.drawnButtons.isNew([rows, message.picture?.drawing === "hand" && message.picture])) return;
    const hand = message.picture?.drawing === "hand" ? message.picture.data : {};
    this.fan.update(hand.cards, rows.flat().filter((button) => "card" in button), { four: hand.four_colour ?? false });
    // While cards are shown, buttons beside the game are small, and of two buttons that do the same one is left out.
    const aside = (button) => button.aside && Boolean(message.picture);
    const others = rows.map((row) => row.filter((button) => !("card" in button || aside(button))));
    this.rows.replaceChildren(
      ...others
        .filter((row) => row.length)
        .map((row) => element("div", { className: "row" }, ...row.map((button) => this.button(button)))),
    );
    const beside = new Map(rows.flat().filter(aside).map((button) => [button.data ?? button.url, button]));
    this.asides.replaceChildren(...Array.from(beside.values(), (button) => this.button(button)));
  }

  button(button) {
    const className = `button ${button.style}`;
    if (!button.url) return this.pressable(button, className);
    return anchor(button.url, { className }, button.label) ?? element("span", { className: "button muted" }, button.label);
  }

  pressable(button, className) {
    const made = element("button", { type: "button", className, data: { label: button.label } }, button.label);
    if (button.pass) made.dataset.pass = "";
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
