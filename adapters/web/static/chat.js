// One chat as a column: its head, the pinned board or hand, the messages, and the line to type in.
import { Composer } from "./composer.js";
import { Drawn, element, patchChildren } from "./element.js";
import { listenToKeys } from "./keys.js";
import { ScreenView } from "./screen.js";
import { drawTrick } from "./table.js";
import { word } from "./words.js";

export const narrow = matchMedia("(max-width: 899px)"); // one chat fills the screen, as in small.css

const NEAR = 80; // pixels from the end within which new messages are followed

export class Chat {
  // `app` has send(input), speaker(chat), personOf(id), say(chat, text), press(chat, message, button), changed(chat).
  constructor(app, id, { isPrivate }) {
    this.app = app;
    this.id = id;
    this.isPrivate = isPrivate;
    this.messages = new Map();
    this.shown = new Map(); // message id -> { root, view }
    this.pins = {}; // "board", "hand" -> { message id, view, root }
    this.filled = false; // whether the messages were told since the last reset
    this.unread = 0;
    this.toMove = false;
    this.drawnHead = new Drawn();
    this.speakers = null; // in the group: the choice of who speaks
    this.title = element("h2");
    this.head = element("header", { className: "chat-head" });
    this.pinned = element("div", { className: "pinned", hidden: true });
    this.toasts = element("div", { className: "toasts", role: "status", aria: { live: "polite" } });
    this.log = element("div", { className: "log", role: "log", tabIndex: 0, aria: { label: word("messages"), live: "off" } });
    this.composer = new Composer({
      send: (text) => app.say(this, text),
      commands: app.commands,
      placeholder: word(isPrivate ? "placeholder-private" : "placeholder-group"),
      label: word("message-in", { chat: "" }),
    });
    this.root = element(
      "section",
      { className: `chat ${isPrivate ? "private" : "group"}`, id: `chat-${id}` },
      this.head,
      this.pinned,
      this.log,
      this.toasts,
      this.composer.root,
    );
    const kept = sessionStorage.getItem("folded");
    this.folded = isPrivate || (kept ? kept === "yes" : innerHeight < 1000 || narrow.matches);
    this.folding = element("button", { type: "button", className: "folding", onclick: () => this.fold() });
    this.mirrored = element("div", { className: "mirror" });
    this.empty = element("div", { className: "empty-chat" });
    this.log.append(this.empty);
    const moves = { card: (at) => this.pins.hand?.view.fan.play(at) ?? false, p: () => this.passes() };
    listenToKeys(this.pinned, moves, () => [
      ["1 … 9 0", word("keys-cards")],
      ["← →", word("keys-arrows")],
      ["Enter", word("keys-enter")],
      ["P", word("keys-pass")],
      ["?", word("keys-help")],
    ]);
  }

  passes() {
    const button = this.pinned.querySelector(".hand [data-pass]") ?? this.pinned.querySelector("[data-pass]");
    button?.click();
    return button !== null;
  }

  take({ reset, messages }) {
    if (reset) this.clear();
    const hidden = this.root.classList.contains("away");
    for (const message of messages) {
      if (message.deleted) this.messages.delete(message.id);
      else {
        if (hidden && this.filled && !this.messages.has(message.id) && !message.author) this.unread += 1;
        this.messages.set(message.id, message);
      }
    }
    this.filled = true;
    this.draw();
    this.app.changed(this);
  }

  clear() {
    this.messages.clear();
    this.filled = false;
  }

  draw() {
    const stays = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight > NEAR;
    const ordered = [...this.messages.values()].sort((one, other) => Number(one.id) - Number(other.id));
    const pinned = new Set();
    for (const kind of ["board", "hand"]) {
      const surfaces = ordered.filter((message) => message.surface === kind);
      const newest = surfaces.findLast((message) => message.rows.length || message.picture) ?? surfaces.at(-1);
      this.pin(kind, newest);
      if (newest) pinned.add(newest.id);
    }
    this.pinned.hidden = !pinned.size;
    this.toMove = ordered.some((message) => pinned.has(message.id) && message.to_move);
    this.root.classList.toggle("to-move", this.toMove);
    const inLog = ordered.filter((message) => !pinned.has(message.id));
    for (const [id, { root }] of this.shown) {
      if (!this.messages.has(id) || pinned.has(id)) {
        root.remove();
        this.shown.delete(id);
      }
    }
    let before = this.empty;
    for (const message of inLog) {
      const entry = this.entry(message);
      if (before.nextSibling !== entry.root) before.after(entry.root);
      before = entry.root;
    }
    this.empty.hidden = ordered.length > 0;
    if (!stays) this.log.scrollTop = this.log.scrollHeight;
  }

  pin(kind, message) {
    let pin = this.pins[kind];
    if (!message) {
      pin?.root.remove();
      delete this.pins[kind];
      return;
    }
    if (!pin) {
      const view = new ScreenView((shown, button) => this.app.press(this, shown, button), { kind });
      const root = element("article", { className: `surface ${kind}`, tabIndex: -1, aria: { label: word(`${kind}-of`) } }, view.root);
      if (kind === "board") view.text.after(this.folding);
      pin = this.pins[kind] = { view, root };
      if (kind === "board") this.pinned.prepend(root);
      else this.pinned.append(root);
    }
    pin.root.id = anchorOf(this.id, message.id);
    pin.view.update(message);
    if (kind === "board") {
      pin.view.fold(this.folded);
      this.folding.hidden = message.picture?.drawing !== "table";
      this.folding.textContent = word(this.folded ? "more" : "less");
      this.folding.setAttribute("aria-expanded", String(!this.folded));
    }
    this.nameMentions(pin.root);
  }

  fold() {
    this.folded = !this.folded;
    if (!this.isPrivate) sessionStorage.setItem("folded", this.folded ? "yes" : "no");
    this.draw();
  }

  entry(message) {
    let entry = this.shown.get(message.id);
    if (!entry) {
      entry = message.kind === "said" ? this.said(message) : this.told(message);
      this.shown.set(message.id, entry);
    }
    if (entry.view) {
      entry.view.update(message);
      this.nameMentions(entry.root);
    }
    return entry;
  }

  said(message) {
    const person = this.app.personOf(message.author);
    const own = this.isPrivate || this.app.speaker(this) === message.author;
    const name = this.isPrivate ? "" : element("span", { className: "author" }, element("bdi", {}, person?.name ?? ""));
    const text = element("div", { className: "text" }, message.text);
    const root = element(
      "article",
      { className: `message said hue-${person?.hue ?? 0} ${own ? "own" : ""}`, id: anchorOf(this.id, message.id) },
      element("div", { className: "bubble" }, name, text, stamp(message.at)),
    );
    return { root };
  }

  told(message) {
    const view = new ScreenView((shown, button) => this.app.press(this, shown, button));
    const root = element(
      "article",
      { className: `message told ${message.pings ? "nudge" : ""}`, id: anchorOf(this.id, message.id), tabIndex: -1 },
      element("div", { className: "bubble" }, view.root, stamp(message.at)),
    );
    return { root, view };
  }

  // A mention of somebody at this page stands out.
  nameMentions(root) {
    for (const mention of root.querySelectorAll(".mention")) {
      const person = this.app.personOf(mention.dataset.person.replace(/^web:/, ""));
      if (person) mention.classList.add("here", `hue-${person.hue}`);
    }
  }

  // Where one chat fills the screen, the trick on the group's table is seen above the hand.
  mirror(message) {
    if (!this.isPrivate) return;
    const wanted = message?.picture?.drawing === "table" && this.pins.hand && !this.pins.board;
    const drawn = wanted ? drawTrick(message.picture.data) : null;
    patchChildren(this.mirrored, drawn ? [drawn] : []);
    if (this.pinned.firstChild !== this.mirrored) this.pinned.prepend(this.mirrored);
  }

  look() {
    this.unread = 0;
    this.log.scrollTop = this.log.scrollHeight;
  }
}

// The id of the element that shows a message.
export function anchorOf(chat, message) {
  return `message-${chat}-${message}`;
}

function stamp(at) {
  const time = new Date(at * 1000);
  const text = time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return element("time", { dateTime: time.toISOString() }, text);
}
