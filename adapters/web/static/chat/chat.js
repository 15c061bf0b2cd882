// One chat as a column: its head, the line of the message that counts now, the messages, and the line to type in.
import { isMove } from "../choices.js";
import { written } from "../dates.js";
import { element } from "../element.js";
import { ScreenView } from "../screen.js";
import { word } from "../words.js";
import { Line } from "./line.js";
import { isolated, personStyle } from "./people.js";

export class Chat {
  // `app` is the Page.
  constructor(app, id, { isPrivate }) {
    this.app = app;
    this.id = id;
    this.isPrivate = isPrivate;
    this.messages = new Map(); // by id
    this.shown = new Map(); // message id -> { root, view, message }
    this.filled = false; // whether its messages have come
    this.inSight = null; // not known yet
    this.unread = 0;
    this.present = undefined; // the message with the board, or the hand, that counts now
    this.toMove = false;
    this.tab = element("button", { type: "button", className: "tab", onclick: () => this.see() });
    this.head = element("header", { className: "chat-head" });
    this.pin = element("button", { type: "button", className: "pin", hidden: true, onclick: () => this.leadTo(this.present.id) });
    this.empty = element("div", { className: "nothing" });
    this.list = element("div", { className: "messages" }, this.empty);
    this.log = element("div", { className: "log", role: "log", tabIndex: 0, aria: { label: word("messages"), live: "off" } }, this.list);
    this.toasts = element("div", { className: "toasts", role: "status" });
    this.line = new Line(app.setting.commands, word(isPrivate ? "placeholder-private" : "placeholder-group"), (text) => {
      this.log.scrollTop = 0; // the newest message
      return app.say(this, text);
    });
    this.root = element(
      "section",
      { className: `chat ${isPrivate ? "private" : "group"}`, id: `chat-${id}` },
      ...[this.head, this.pin, this.log, this.toasts, this.line.root],
    );
    // Commands in the bot's texts can be pressed.
    this.root.addEventListener("click", ({ target }) => {
      const named = target.closest("[data-command]");
      if (named) app.say(this, named.dataset.command);
    });
  }

  // `head` are the nodes of the head; they replace the present ones only if they differ.
  name(name, head) {
    this.root.setAttribute("aria-label", name);
    this.line.field.setAttribute("aria-label", word("message-in", { chat: isolated(name) }));
    if (!element("header", { className: "chat-head" }, ...head).isEqualNode(this.head)) this.head.replaceChildren(...head);
  }

  // Whoever types here: in the group the chosen one of this page's people.
  get speaker() {
    return this.isPrivate ? this.id : this.head.querySelector("select")?.value;
  }

  // Takes new messages; with `whole` the chat has no others.
  take({ whole, messages }) {
    const listed = new Set(messages.map(({ id }) => id));
    for (const id of this.messages.keys()) if (whole && !listed.has(id)) this.messages.delete(id);
    const fresh = [];
    for (const message of messages) {
      if (this.filled && !message.deleted && !message.author && !this.messages.has(message.id)) fresh.push(message);
      if (message.deleted) this.messages.delete(message.id);
      else this.messages.set(message.id, message);
    }
    if (!this.inSight) this.unread += fresh.length;
    this.draw();
    if (!this.filled) requestAnimationFrame(() => requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite")));
    this.filled = true;
    this.app.changed(this, fresh);
  }

  draw() {
    const ordered = [...this.messages.values()].sort((one, other) => Number(one.id) - Number(other.id));
    for (const [id, { root }] of this.shown) {
      if (this.messages.has(id)) continue;
      root.remove();
      this.shown.delete(id);
    }
    let before = this.empty;
    for (const message of ordered) {
      const { root } = this.entry(message);
      if (before.nextSibling !== root) before.after(root);
      before = root;
    }
    this.empty.hidden = ordered.length > 0;
    const current = ordered.filter((message) => message.current && message.rows.length);
    this.present = current.findLast(({ shows }) => shows === "hand") ?? current.at(-1);
    this.pin.hidden = !this.present;
    if (this.present) this.pin.textContent = headingOf(this.shown.get(this.present.id).view.text);
    const moves = this.present?.shows === "hand" ? this.present.rows.flat().filter(isMove) : [];
    this.toMove = moves.some(({ style }) => style !== "muted");
    this.root.classList.toggle("to-move", this.toMove);
  }

  entry(message) {
    let entry = this.shown.get(message.id);
    if (entry?.message === message) return entry;
    if (!entry) {
      entry = message.kind === "said" ? this.said(message) : this.fromBot(message);
      this.shown.set(message.id, entry);
    }
    entry.message = message;
    entry.view?.update(message);
    entry.root.dataset.shows = message.shows ?? "";
    return entry;
  }

  said(message) {
    const person = this.app.personOf(message.author);
    const name = element("div", { className: "author", dir: "auto", style: personStyle(person) }, person?.name ?? "");
    const text = element("span", { className: "text" }, message.text);
    return { root: this.bubble(message, `said ${person?.mine ? "own" : ""}`, this.isPrivate ? "" : name, text) };
  }

  fromBot(message) {
    const view = new ScreenView((shown, button) => this.app.press(this, shown, button), { asSent: true });
    const name = this.isPrivate && message.kind === "reply" && isolated(this.app.personOf(this.id).name);
    const mark = name ? element("p", { className: "only" }, word("only-for", { name })) : "";
    return { root: this.bubble(message, "from-bot", mark, view.root), view };
  }

  bubble(message, kind, ...parts) {
    const named = { className: `message ${kind}`, id: `message-${this.id}-${message.id}`, tabIndex: -1 };
    return element("article", named, ...parts, stamp(message.at));
  }

  see() {
    this.root.scrollIntoView({ block: "nearest", inline: "start" });
  }

  look(inSight) {
    this.inSight = inSight;
    if (inSight) this.unread = 0;
  }

  // Shows the chat, and a message in it.
  leadTo(id) {
    this.see();
    const target = this.shown.get(id)?.root ?? this.log;
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    target.focus({ preventScroll: true });
  }

  // Shows the choices of the hand, and focuses the first of them if `isFocused`.
  ask(isFocused) {
    const { root, view } = this.shown.get(this.present.id);
    root.scrollIntoView({ block: "end", inline: "nearest" });
    if (isFocused) view.choose();
  }
}

// The bold line of a screen that says what goes on, else its first one.
function headingOf(text) {
  const lines = [...text.children];
  const isHeading = (line) => line.childNodes.length === 1 && line.firstChild.nodeName === "B";
  return (lines.find(isHeading) ?? lines[0])?.textContent ?? "";
}

function stamp(at) {
  const time = new Date(at * 1000);
  return element("time", { dateTime: time.toISOString() }, written({ hour: "2-digit", minute: "2-digit" }, time));
}
