// Sheets over the felt: the bot's other screens with their buttons, a hand's result, the end of a game.
import { element, patchChildren } from "../element.js";
import { ScreenView } from "../screen.js";
import { spoken } from "../spoken.js";
import { word } from "../words.js";
import { icon } from "./icons.js";

const OPENS = 200; // milliseconds until a window's live region is announced

export class Sheets {
  // `press(message, button)` returns a promise of the answer; `say(command)` types a command;
  // `closed()` is called when no sheet is open any more.
  constructor({ press, say, closed }) {
    this.press = press;
    this.say = say;
    this.over = false; // whether nothing opens any more
    this.message = null; // the shown message
    this.view = null;
    this.title = element("h2", { id: "sheet-title", tabIndex: -1 });
    this.body = element("div", { className: "sheet-body", tabIndex: 0, role: "group" });
    this.foot = element("div", { className: "sheet-foot" });
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
      this.view?.update(message);
      this.ask(message);
      return;
    }
    const view = this.draws(message);
    this.ask(message);
    this.open("message", title || word("play-told"), [view.root, this.asks]);
    this.view = view;
    this.message = message;
  }

  async ask({ field }) {
    const { fieldOf } = field ? await import("./field.js") : {};
    patchChildren(this.asks, fieldOf ? [fieldOf(field, this.say)] : []);
  }

  draws(message) {
    const view = new ScreenView((shown, button) => this.press(shown, button));
    view.update(message);
    return view;
  }

  open(kind, title, nodes, foot = []) {
    if (this.over) return;
    this.kind = kind;
    this.message = this.view = null;
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

  // Closes for good: no table is shown any more.
  end() {
    this.over = true;
    this.close();
  }
}
