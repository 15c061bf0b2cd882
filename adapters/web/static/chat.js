// One chat as a column: its head, the pinned board or hand, the messages, and the line to type in.
import { Composer } from "./composer.js";
import { written } from "./dates.js";
import { Drawn, element, patchChildren } from "./element.js";
import { speaksFromNowOn, tell } from "./heard.js";
import { listenToKeys } from "./keys.js";
import { Result } from "./result.js";
import { ScreenView } from "./screen.js";
import { narrow } from "./sight.js";
import { spoken } from "./spoken.js";
import { drawStrip } from "./strip.js";
import { feltOf, isLive, isRecord, isToMove } from "./views.js";
import { word } from "./words.js";

const NEAR = 80; // pixels from the end within which the column scrolls to new messages

export class Chat {
  // `app` is the Page.
  constructor(app, id, { isPrivate }) {
    this.app = app;
    this.id = id;
    this.isPrivate = isPrivate;
    this.messages = new Map();
    this.shown = new Map(); // message id -> { root, view }
    this.pins = {}; // "board", "hand" -> { message id, view, root }
    this.filled = false; // whether the messages have come since the last reset
    this.unread = 0;
    this.toMove = false;
    this.result = null; // the shown result of a hand
    this.saidResult = ""; // the message of the result announced last
    this.drawnHead = new Drawn();
    this.speakers = null; // in the group: the choice of speaker
    this.title = element("h2");
    this.head = element("header", { className: "chat-head" });
    this.pinned = element("div", { className: "pinned", hidden: true });
    this.sheet = new Result((shown, button) => app.press(this, shown, button), (message) => app.putAway(message));
    this.toLog = element("button", { type: "button", className: "to-log", onclick: () => this.read(!this.reading) });
    this.toasts = element("div", { className: "toasts", role: "status", aria: { live: "polite" } });
    this.log = element("div", { className: "log", role: "log", tabIndex: 0, aria: { label: word("messages"), live: "off" } });
    this.waiting = element("ul", { className: "waiting", aria: { label: word("waiting") } });
    this.begin = element("div", { className: "begin", hidden: true });
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
      this.sheet.root,
      this.pinned,
      this.toLog,
      this.log,
      this.waiting,
      this.begin,
      this.toasts,
      this.composer.root,
    );
    const kept = sessionStorage.getItem("folded");
    this.folded = isPrivate || (kept ? kept === "yes" : innerHeight < 1000 || narrow.matches);
    this.folding = element("button", { type: "button", className: "folding", onclick: () => this.fold() });
    this.mirrored = element("div", { className: "mirror" });
    this.empty = element("div", { className: "empty-chat" });
    this.log.append(this.empty);
    // Commands in the bot's texts can be pressed.
    this.root.addEventListener("click", ({ target }) => {
      const named = target.closest("[data-command]");
      if (named) app.say(this, named.dataset.command);
    });
    const moves = { card: (at) => this.pins.hand?.view.fan.play(at) ?? false, p: () => this.passes() };
    listenToKeys(this.pinned, moves, () => [
      ["1 … 9 0", word("keys-cards")],
      ["← →", word("keys-arrows")],
      ["Enter", word("keys-enter")],
      ["P", word("keys-pass")],
      ["?", word("keys-help")],
    ]);
    this.read(false);
  }

  passes() {
    const button = this.pinned.querySelector(".hand [data-pass]") ?? this.pinned.querySelector("[data-pass]");
    button?.click();
    return button !== null;
  }

  // On small screens, either the table or the messages are shown.
  read(reading) {
    this.reading = reading;
    this.root.classList.toggle("reading", reading);
    this.toLog.setAttribute("aria-expanded", String(reading));
    this.toLog.textContent = word(reading ? "to-table" : "to-messages");
    if (reading) this.log.scrollTop = this.log.scrollHeight;
  }

  take({ reset, messages }) {
    if (reset) this.clear();
    const hidden = this.root.classList.contains("away");
    const fresh = [];
    for (const message of messages) {
      if (message.deleted) this.messages.delete(message.id);
      else {
        const isNew = this.filled && !this.messages.has(message.id);
        if (isNew && !message.author) fresh.push(message);
        if (isNew && hidden && !message.author) this.unread += 1;
        this.messages.set(message.id, message);
      }
    }
    const board = this.pins.board?.view;
    const before = new Set(board && linesOf(board));
    if (!this.filled) speaksFromNowOn(this.log);
    this.draw(!this.filled);
    if (this.filled && this.pins.board) this.speak(linesOf(this.pins.board.view).filter((line) => !before.has(line)), this.pinned);
    for (const message of fresh) {
      const entry = this.shown.get(message.id);
      if (entry?.view) this.speak(linesOf(entry.view), this.log);
      if (message.kind === "reply") this.app.answered(this, message);
    }
    this.filled = true;
    this.app.changed(this);
  }

  // Visible changes are announced by their own region; other changes are announced here.
  speak(said, region) {
    if (!region.checkVisibility()) tell(said.join(". "));
  }

  clear() {
    this.messages.clear();
    this.filled = false;
  }

  draw(first = false) {
    const stays = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight > NEAR;
    const ordered = [...this.messages.values()].sort((one, other) => Number(one.id) - Number(other.id));
    const results = ordered.filter((message) => this.isResult(message));
    const pinned = new Set();
    for (const kind of ["board", "hand"]) {
      const surfaces = ordered.filter((message) => pinOf(message) === kind);
      const newest = surfaces.findLast((message) => message.rows.length || message.picture) ?? surfaces.at(-1);
      // A finished hand is shown as a result, not as a board. If it was the only board, there is none.
      const pin = newest && this.isResult(newest) ? undefined : newest;
      this.pin(kind, pin);
      if (pin) pinned.add(pin.id);
    }
    this.pinned.hidden = !pinned.size;
    this.root.classList.toggle("at-table", pinned.size > 0);
    this.toMove = isToMove(this.seen);
    this.root.classList.toggle("to-move", this.toMove);
    const latest = results.at(-1) ?? null;
    const board = this.pins.board?.view.message;
    if (first && latest && board && Number(board.id) > Number(latest.id)) keepAway(this.id, latest.id); // read before
    this.result = latest && Number(latest.id) > lastAway(this.id) ? latest : null;
    const { result } = this.app.viewOf(this, latest) ?? {};
    this.goesOn = Boolean(latest && (!latest.current || result?.goes_on)) && !board?.rows.flat().some((button) => button.does === "again");
    const inLog = ordered.filter((message) => !pinned.has(message.id) && message !== this.result);
    for (const [id, { root }] of this.shown) {
      if (!this.messages.has(id) || pinned.has(id) || id === this.result?.id) {
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

  // What the chat's person sees of the table of their hand.
  get seen() {
    return this.isPrivate ? this.app.viewOf(this, this.pins.hand?.view.message) : undefined;
  }

  isResult(message) {
    return isRecord(message, this.app.viewOf(this, message));
  }

  // Shows the result of a hand of this chat or of its group.
  showResult(message, goesOn) {
    const within = this.pinned.contains(document.activeElement) || this.sheet.root.contains(document.activeElement);
    this.sheet.show(message, goesOn);
    if (message && message === this.result && message.id !== this.saidResult) {
      this.saidResult = message.id;
      tell(linesOf(this.sheet.view).join(". "));
    }
    this.root.classList.toggle("has-result", Boolean(message));
    if (within && !document.activeElement?.checkVisibility()) message ? this.sheet.next.focus() : this.choose();
  }

  choose() {
    return this.pins.hand?.view.choose() || this.pins.hand?.view.fan.focus() || this.pins.board?.view.choose();
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
      if (kind === "board") {
        view.text.after(this.folding);
        speaksFromNowOn(view.text);
      }
      pin = this.pins[kind] = { view, root };
      this.pinned.append(root);
    }
    pin.root.id = anchorOf(this.id, message.id);
    const view = this.app.viewOf(this, message);
    pin.view.update(message, { view, offered: (button) => this.app.offered(this, button) });
    if (kind === "board") {
      pin.view.fold(this.folded);
      this.folding.hidden = !isLive(view);
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

  // Inputs that have not reached the bot yet.
  wait(text) {
    const line = element("li", {}, word("waits", { what: text }));
    this.waiting.append(line);
    return () => line.remove();
  }

  entry(message) {
    let entry = this.shown.get(message.id);
    if (!entry) {
      entry = message.kind === "said" ? this.said(message) : this.fromBot(message);
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

  fromBot(message) {
    const view = new ScreenView((shown, button) => this.app.press(this, shown, button));
    const root = element(
      "article",
      { className: `message from-bot ${message.shows === "nudge" ? "nudge" : ""}`, id: anchorOf(this.id, message.id), tabIndex: -1 },
      element("div", { className: "bubble" }, view.root, stamp(message.at)),
    );
    return { root, view };
  }

  // Mentions of this page's people stand out.
  nameMentions(root) {
    for (const mention of root.querySelectorAll(".mention")) {
      const person = this.app.personOf(mention.dataset.person.replace(/^web:/, ""));
      if (person) mention.classList.add("here", `hue-${person.hue}`);
    }
  }

  // If one chat fills the screen, the table is a strip above the hand. `view` is that of the group's table.
  mirror(view) {
    if (!this.isPrivate) return;
    const shown = this.pins.board ? this.app.viewOf(this, this.pins.board.view.message) : view;
    const drawn = isLive(shown) && this.pins.hand ? drawStrip(feltOf(shown)) : [];
    patchChildren(this.mirrored, drawn);
    if (this.pinned.firstChild !== this.mirrored) this.pinned.prepend(this.mirrored);
    // On small screens the hand comes before the whole table.
    const first = narrow.matches ? "hand" : "board";
    const { board, hand } = this.pins;
    if (board && hand && this.mirrored.nextSibling !== this.pins[first].root) this.mirrored.after(this.pins[first].root);
  }

  look() {
    this.unread = 0;
    this.log.scrollTop = this.log.scrollHeight;
  }
}

// The place of a table's message above the others; empty for none.
function pinOf({ kind, shows }) {
  if (kind !== "screen" || !shows || shows === "nudge") return "";
  return shows === "hand" ? "hand" : "board";
}

// The id of the element that shows a message.
export function anchorOf(chat, message) {
  return `message-${chat}-${message}`;
}

// The lines of a screen in words, without the details.
function linesOf(view) {
  const read = [...view.text.children, ...view.tips.children].filter((line) => !line.querySelector(".folded, code"));
  return read.map((line) => spoken(line.textContent)).filter(Boolean);
}

// The id of the newest result that was put away in a chat, so that a reload does not show it again.
function lastAway(chat) {
  return Number(sessionStorage.getItem(`put-away-${chat}`) ?? 0);
}

export function keepAway(chat, message) {
  sessionStorage.setItem(`put-away-${chat}`, message);
}

function stamp(at) {
  const time = new Date(at * 1000);
  const text = written({ hour: "2-digit", minute: "2-digit" }, time);
  return element("time", { dateTime: time.toISOString() }, text);
}
