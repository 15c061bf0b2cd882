// Sheets over the felt: the bot's other screens with their buttons, a hand's result, the end of a game.
import { showChart } from "../charts.js";
import { element, patchChildren } from "../element.js";
import { nextFrame } from "../laid_out.js";
import { ScreenView } from "../screen.js";
import { spoken } from "../spoken.js";
import { word } from "../words.js";
import { fieldOf } from "./field.js";
import { goOnByItself } from "./going_on.js";
import { icon } from "./icons.js";
import { plain } from "./teller.js";

const OPENS = 200; // milliseconds until a window's live region is announced

export class Sheets {
  // `press(message, button)` returns a promise of the answer; `say(command)` types a command; `viewOf(message)` returns what is seen of its table;
  // `closed()` is called when no sheet is open any more.
  constructor({ press, say, viewOf, closed }) {
    this.press = press;
    this.say = say;
    this.viewOf = viewOf;
    this.message = null; // the shown message
    this.view = null;
    this.title = element("h2", { id: "sheet-title", tabIndex: -1 });
    this.body = element("div", { className: "sheet-body", tabIndex: 0, role: "group" });
    this.foot = element("div", { className: "sheet-foot" });
    this.chart = element("div", { className: "sheet-chart" });
    this.asks = element("div");
    this.heard = element("p", { className: "spoken", role: "status" });
    this.toasts = element("div", { className: "toasts", role: "status" }); // the page's own are behind the window
    const close = element("button", { type: "button", className: "tool", aria: { label: word("close") } }, icon("close"));
    close.addEventListener("click", () => this.close());
    this.root = element(
      "dialog",
      { className: "sheet", aria: { labelledby: "sheet-title" } },
      element("header", {}, this.title, close),
      this.body,
      this.foot,
      this.heard,
      this.toasts,
    );
    this.body.setAttribute("aria-labelledby", "sheet-title");
    this.root.addEventListener("click", (event) => event.target === this.root && this.kind !== "result" && this.close());
    this.root.addEventListener("close", () => {
      if (this.root.open) return; // this event comes later: another window may have opened
      this.kind = "";
      this.message = this.view = null;
      closed();
    });
  }

  get isOpen() {
    return this.root.open;
  }

  isShown(message) {
    return this.message?.chat === message.chat && this.message?.id === message.id;
  }

  // Shows a message of the bot; if it is shown already, updates it in place.
  show(message, title = "") {
    if (this.isShown(message)) {
      this.message = message;
      this.view?.update(without(message, this.way), { view: this.viewOf(message) });
      this.ask(message);
      return;
    }
    const view = this.draws(message);
    this.ask(message);
    this.open("message", title || word("play-told"), [view.root, this.asks]);
    this.view = view;
    this.message = message;
  }

  ask({ field }) {
    patchChildren(this.asks, field ? [fieldOf(field, this.say)] : []);
  }

  draws(message) {
    const view = new ScreenView((shown, button) => this.press(shown, button));
    view.update(message, { view: this.viewOf(message) });
    return view;
  }

  // The result of a hand or a game stays until it is put away. `next` is the main button, { label, act, does }; a button of
  // the messages that does the same is not shown; with `byItself` it is pressed after a while.
  result(messages, title, next) {
    const go = element("button", { type: "button", className: "act success", autofocus: true }, next.label);
    go.addEventListener("click", () => {
      this.close();
      next.act?.();
    });
    this.chart.replaceChildren();
    this.open("result", title, [], [go]);
    this.message = messages[0];
    this.way = next.does;
    if (document.activeElement !== go) go.focus();
    this.fill(messages).then((isFilled) => isFilled && next.byItself && goOnByItself(go, this.root));
    this.tell(messages.map((message) => plain(message.text)).join(" "));
  }

  // A window and much text in one frame would take too long on a slow phone, so the text of a result follows in the
  // next frame. Returns whether the result is still wanted.
  async fill(messages) {
    await nextFrame();
    if (this.kind !== "result" || !this.isShown(messages[0])) return false;
    const views = [this.message, ...messages.slice(1)].map((one) => this.draws(without(one, this.way)));
    this.body.style.setProperty("--seals", JSON.stringify(word("play-seals")));
    this.body.replaceChildren(...views.map((view) => view.root), this.chart);
    this.body.hidden = false;
    this.view = views[0];
    await nextFrame();
    return true;
  }

  // Draws the chart of the totals in a shown result.
  draw(picture) {
    showChart(this.chart, picture);
  }

  open(kind, title, nodes, foot = []) {
    this.kind = kind;
    this.message = this.view = this.way = null;
    this.root.dataset.kind = kind;
    this.title.textContent = title;
    this.body.replaceChildren(...nodes);
    this.foot.replaceChildren(...foot);
    this.foot.hidden = !foot.length;
    this.body.hidden = !nodes.length;
    this.heard.textContent = "";
    this.toasts.replaceChildren();
    if (!this.root.isConnected) document.body.append(this.root);
    if (!this.root.open) this.root.showModal();
    this.body.scrollTop = 0;
  }

  // A list of [label, act]; the sheet is closed before each.
  choices(entries) {
    const made = entries.map(([label, act]) => {
      const choice = element("button", { type: "button" }, label);
      choice.addEventListener("click", () => {
        this.close();
        act();
      });
      return element("li", {}, choice);
    });
    return element("ul", { className: "choices" }, ...made);
  }

  // Tells screen readers what has opened, after the focused element.
  tell(text) {
    this.heard.textContent = "";
    setTimeout(() => (this.heard.textContent = spoken(text)), OPENS);
  }

  close() {
    if (this.root.open) this.root.close();
  }
}

function without(message, does) {
  const rows = does ? message.rows.map((row) => row.filter((button) => button.does !== does)) : message.rows;
  return { ...message, rows: rows.filter((row) => row.length) };
}
