// One message of the bot: text, picture, cards and buttons. It is updated in place and keeps the focus.
import { anchor } from "./anchors.js";
import { showChart } from "./charts.js";
import { isBeside, kindOf } from "./choices.js";
import { Drawn, element, patchChildren } from "./element.js";
import { Fan } from "./fan.js";
import { lines } from "./markup.js";
import { drawTable } from "./table.js";
import { choicesOf, feltOf, isLive, isToMove } from "./views.js";
import { word } from "./words.js";

const TIP = "💡"; // before a tip in a text

export class ScreenView {
  // `press(message, button)` returns a promise of the answer to a pressed button. `kind` is "board" or "hand" for what is
  // drawn from the view of its table. In a hand the cards come first and keep their place.
  constructor(press, { kind = "" } = {}) {
    this.press = press;
    this.kind = kind;
    this.message = null; // its newest state
    this.moves = false; // whether it asks for a move
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

  // `view` is that of the message's table, for a board or a hand. `offered(button)` returns whether a person of this page
  // may press the button now.
  update(message, { view = undefined, offered = (_button) => true } = {}) {
    const own = this.kind === "hand" ? view?.own : undefined;
    const board = this.kind === "board" && isLive(view) ? view : undefined;
    const moves = Boolean(own) && isToMove(view);
    const began = moves && !this.moves;
    this.moves = moves;
    const inside = this.root.contains(document.activeElement);
    const focused = this.buttons().indexOf(document.activeElement);
    this.message = message;
    this.updatePicture(board ? { drawing: "table", data: feltOf(board) } : message.picture);
    const rows = own ? [...choicesOf(view), ...(own.acts ?? [])] : (board?.acts ?? message.rows ?? []);
    const hand = { cards: own?.hand ?? [], four: Boolean(own && view.four_colours) };
    this.updateButtons(rows.map((row) => row.filter(offered)), hand, Boolean(board || hand.cards.length || message.picture));
    this.updateText(lines(message.text), [...(view?.own?.tips ?? []), ...(view?.own?.advice ?? [])]);
    patchChildren(this.extra, message.document ? [saving(message.document)] : []);
    const idle = moves && !this.fan.choosing && this.fan.root.contains(document.activeElement);
    if (inside && (began || idle || !this.root.contains(document.activeElement))) this.refocus(focused);
  }

  refocus(was) {
    if (this.moves ? this.choose() : this.fan.focus()) return;
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

  // Tips for the choice are right below it, wherever the rest of the text is. If the cards are shown, the lines that list
  // them suit by suit are for screen readers only.
  updateText(written, tips) {
    const told = new Set(tips.map((sentences) => `${TIP} ${sentences.join(" ")}`));
    const isTip = (line) => told.has(line.textContent);
    for (const line of written) line.classList.toggle("spoken", this.fan.places.length > 0 && beginsWithSuit(line));
    patchChildren(this.text, written.filter((line) => !isTip(line)));
    patchChildren(this.tips, written.filter(isTip));
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

  // While cards or a picture are shown (`isDrawn`), buttons beside the game are small, and of two that do the same one is
  // left out.
  updateButtons(rows, { cards, four }, isDrawn) {
    if (!this.drawnButtons.isNew([rows, cards, four, isDrawn])) return;
    const isCard = (button) => kindOf(button) === "card";
    this.fan.update(cards, this.kind === "hand" ? rows.flat().filter(isCard) : [], { four });
    const aside = (button) => isDrawn && isBeside(button);
    const others = rows.map((row) => row.filter((button) => !isCard(button) && !aside(button)));
    this.rows.replaceChildren(
      ...others
        .filter((row) => row.length)
        .map((row) => element("div", { className: "row" }, ...row.map((button) => this.button(button)))),
    );
    const beside = new Map(rows.flat().filter(aside).map((button) => [button.data ?? button.url, button]));
    this.asides.replaceChildren(...Array.from(beside.values(), (button) => this.button(button)));
  }

  button(button) {
    const className = `button ${button.style ?? "plain"}`;
    if (!button.url) return this.pressable(button, className);
    return anchor(button.url, { className }, button.label) ?? element("span", { className: "button muted" }, button.label);
  }

  pressable(button, className) {
    const made = element("button", { type: "button", className, data: { label: button.label } }, button.label);
    if (kindOf(button) === "pass") made.dataset.pass = "";
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

function beginsWithSuit(line) {
  const [first] = line.childNodes;
  return first instanceof Element && first.classList.contains("suit");
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
