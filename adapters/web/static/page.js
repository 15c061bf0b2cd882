// The page: a room with a group chat and the private chats of the people who play here.
import { useFaces } from "./cards.js";
import { anchorOf, Chat, keepAway } from "./chat.js";
import { chips, FIRST_CHIPS, isBusy, PRIVATE_CHIPS } from "./chips.js";
import { isMove } from "./choices.js";
import { element } from "./element.js";
import { drawGroupHead, drawPersonHead, drawSpeakers } from "./heads.js";
import { tell } from "./heard.js";
import * as identity from "./identity.js";
import { settingAddress, speak } from "./language.js";
import { Link } from "./link.js";
import { knowCommands } from "./markup.js";
import { isolated } from "./names.js";
import { leadingToast, showAnswer } from "./notices.js";
import { askForNewRoom, showEntry, showInvitation, showLink, welcome } from "./entrance.js";
import { narrow, Sight } from "./sight.js";
import { turnOf } from "./spoken.js";
import { Tabs } from "./tabs.js";
import { choicesOf, isToMove, Views } from "./views.js";
import { loadWords, word } from "./words.js";

const SEATS = 3; // seats of a game that the start button opens
const SETTLES = 50; // milliseconds in which the messages that belong to a view arrive
const LATE = 1000; // milliseconds after which an unanswered input is shown as waiting

class Page {
  // `language` is the page's own, one of `languages`.
  constructor({ commands, language, languages }) {
    this.commands = commands;
    this.language = language;
    this.languages = languages;
    this.chats = new Map();
    this.views = new Views();
    this.redrawing = undefined; // the timer until new views are drawn
    this.room = { people: [] }; // its people are those whom this page plays
    this.everybody = []; // all people in the room
    this.tabs = new Tabs(document.getElementById("tabs"), { personOf: (id) => this.personOf(id), see: (id) => this.see(id) });
    this.sight = new Sight();
    this.moving = []; // the people of this page who have to move
    this.startsByKey = false; // whether the first turn of a game gets the focus
    this.spokesperson = sessionStorage.getItem("speaker");
    const address = new URL(identity.roomPath("talk"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.link = new Link(address, {
      hello: { key: identity.key() },
      heard: (frame) => this.hear(frame),
      state: (open) => this.showState(open),
      refused: (why) => this.leave(why),
    });
    addEventListener("hashchange", () => this.goToLink());
    addEventListener("resize", () => this.room.group && this.see(this.sight.current));
  }

  hear(frame) {
    if (frame.type === "room") this.enter(frame);
    else if (frame.type !== "view") this.chats.get(frame.chat)?.take(frame);
    else if (!this.views.take(frame)) this.link.renew();
    else this.redrawing ??= setTimeout(() => this.redraw(), SETTLES);
  }

  redraw() {
    this.redrawing = undefined;
    for (const chat of this.chats.values()) chat.draw();
    if (this.group) this.changed(this.group);
  }

  // What is seen of the table of a message in a chat: by its person, or in the group by the first person of this page.
  viewOf(chat, message) {
    return message && this.views.of(chat.isPrivate ? chat.id : this.room.people[0].id, message.table);
  }

  // ------------------------------------------------------------------ the room

  enter(room) {
    this.everybody = room.people.map((person, index) => ({ ...person, hue: index % 8 }));
    this.room = { ...room, people: this.everybody.filter((person) => person.mine) };
    const [first] = this.room.people;
    if (first.fixed) speak(first.language, this.language, { settled: () => this.link.settled() });
    const isHost = this.everybody[0].mine;
    document.getElementById("add-person").hidden = document.getElementById("invite").hidden = !isHost;
    if (!this.room.people.some((person) => person.id === this.spokesperson)) this.spokesperson = this.room.people[0].id;
    if (!this.chats.has(room.group)) this.addGroup(room.group);
    for (const person of this.room.people) {
      if (!this.chats.has(person.id)) this.add(person.id, true);
      const chat = this.chats.get(person.id);
      drawPersonHead(chat, person, this.languages, (fields) => this.change(person, fields));
      chat.composer.field.setAttribute("aria-label", word("message-in", { chat: isolated(person.name) }));
      chat.empty.textContent = word("private-empty", { name: isolated(person.name) });
    }
    const group = this.chats.get(room.group);
    drawSpeakers(group, this.room.people, this.spokesperson, (id) => this.choose(id));
    group.composer.field.setAttribute("aria-label", word("message-in", { chat: word("group") }));
    this.see(this.chats.has(this.sight.current) ? this.sight.current : room.group);
  }

  add(id, isPrivate) {
    const chat = new Chat(this, id, { isPrivate });
    this.chats.set(id, chat);
    document.getElementById("chats").append(chat.root);
    chat.composer.suggest(isPrivate ? PRIVATE_CHIPS : FIRST_CHIPS);
    return chat;
  }

  addGroup(id) {
    const chat = this.add(id, false);
    drawGroupHead(chat);
    chat.begin.append(this.startButton());
    chat.empty.classList.add("welcome");
    const own = element("p", { className: "or" }, word("welcome-own", { command: "/newgame" }));
    chat.empty.append(...welcome(this.startButton(), this.firstSteps(), own));
  }

  startButton() {
    const start = element("button", { type: "button", className: "button primary start" }, word("welcome-start"));
    start.addEventListener("click", () => this.start(start));
    return start;
  }

  // For newcomers: how to play in one minute, and a hand with explanations, both in the first person's chat.
  firstSteps() {
    const steps = [["welcome-howto", "/rules minute"], ["welcome-learn", "/learn"]].map(([name, text]) => {
      return element("button", { type: "button", className: "button", onclick: () => this.inPrivate(text) }, word(name));
    });
    return element("p", { className: "first-steps" }, ...steps);
  }

  async inPrivate(text) {
    const [person] = this.room.people;
    await this.say(this.chats.get(person.id), text, person.id);
    if (narrow.matches) this.see(person.id);
  }

  get group() {
    return this.chats.get(this.room.group);
  }

  personOf(id) {
    return this.everybody.find((person) => person.id === id);
  }

  // The room is gone, or this page has no key for it.
  leave(why) {
    identity.forget();
    document.getElementById("tabs").replaceChildren();
    /** @type {NodeListOf<HTMLElement>} */
    const tools = document.querySelectorAll(".tools > *");
    for (const tool of tools) tool.hidden = true;
    showEntry(why);
  }

  // ------------------------------------------------------------------ what people do

  speaker(chat) {
    return chat.isPrivate ? chat.id : this.spokesperson;
  }

  choose(person) {
    this.spokesperson = person;
    sessionStorage.setItem("speaker", person);
  }

  // A room is remembered as soon as a person acts in it.
  send(input) {
    if (!this.remembered) identity.remember(this.room.people.map((person) => person.name));
    this.remembered = true;
    return this.link.send(input);
  }

  // Sends an input from a chat, and shows it there while it waits.
  async sendFrom(chat, input, shown) {
    let arrived = () => {};
    const late = setTimeout(() => (arrived = chat.wait(shown)), LATE);
    const answer = await this.send(input);
    clearTimeout(late);
    arrived();
    return answer;
  }

  // `quiet`: the answer is not shown if the board shows it.
  async say(chat, text, speaker = this.speaker(chat), { quiet = false } = {}) {
    const answer = await this.sendFrom(chat, { type: "say", person: speaker, chat: chat.id, text }, text);
    const name = text.match(/^\/(\w+)/)?.[1].toLowerCase();
    const known = name === undefined || this.commands.some((command) => command.name === name);
    if (!known && !answer.toast && !answer.replies) answer.toast = word("unknown-command", { name });
    if (!quiet || answer.alert || answer.refused) this.show(chat, answer, speaker);
    return answer;
  }

  async press(chat, message, button) {
    const { data, label } = button;
    const person = (!chat.isPrivate && isMove(button) && this.mover(chat)) || this.speaker(chat);
    const answer = await this.sendFrom(chat, { type: "press", person, chat: chat.id, message: message.id, data }, label);
    this.show(chat, answer, person);
  }

  // The person of this page who has to move at the table of a chat.
  mover(chat) {
    if (chat.isPrivate) return chat.toMove ? chat.id : undefined;
    return (this.personOf(this.spokesperson) && this.moving.includes(this.spokesperson) && this.spokesperson) || this.moving[0];
  }

  // A board in the group offers a move only while a person of this page may make it.
  offered(chat, button) {
    if (chat.isPrivate || !isMove(button)) return true;
    const view = this.chats.get(this.mover(chat))?.seen;
    if (!isToMove(view)) return false;
    const bids = choicesOf(view).flat().filter(({ kind }) => kind === "bid");
    return button.kind !== "bid" || !bids.length || bids.some(({ data }) => data === button.data);
  }

  // After a result is put away, the next hand is shown.
  putAway(message) {
    for (const chat of this.chats.values()) {
      if (chat.result === message) keepAway(chat.id, message.id);
      chat.draw();
      this.changed(chat);
    }
  }

  // If the chat of an answer is hidden, a line with a link leads to the answer.
  answered(chat, message) {
    if (chat.root.checkVisibility()) return;
    const place = this.chats.get(this.sight.current) ?? this.group;
    const person = this.personOf(chat.id);
    const where = person ? word("answer-in", { name: isolated(person.name) }) : word("answer-in-group");
    leadingToast(place.toasts, where, word("go-there"), () => this.goTo(chat.id, message.id));
  }

  // In the group the line names the person that an answer is for.
  show(chat, answer, person) {
    showAnswer(chat.toasts, answer, chat.isPrivate ? "" : this.personOf(person)?.name);
  }

  async change(person, fields) {
    const answer = await this.send({ type: "rename", person: person.id, ...fields });
    showAnswer(this.chats.get(person.id).toasts, answer);
  }

  async addPerson() {
    const name = word("person", { number: this.everybody.length + 1 });
    showAnswer(this.group.toasts, await this.send({ type: "add", name, language: this.language }));
  }

  // Opens a table, seats this page's people, adds built-in players, and deals, by commands that anybody can type.
  async start(button) {
    button.disabled = true;
    const people = this.room.people.slice(0, SEATS).map((person) => person.id);
    const typed = [[people[0], "/newgame"], ...people.slice(1).map((person) => [person, "/join"])];
    for (let seat = this.everybody.length; seat < SEATS; seat += 1) typed.push([people[0], "/addbot"]);
    if (people.length === Math.min(this.everybody.length, SEATS)) typed.push([people[0], "/deal"]); // nobody else can come
    for (const [person, text] of typed) await this.say(this.group, text, person, { quiet: true });
    button.disabled = false;
    if (narrow.matches && !this.moving.length) this.see(people[0]);
    // A person who started by the keyboard goes on with it.
    if (!document.activeElement?.checkVisibility() || document.activeElement === document.body) {
      const first = this.chats.get(this.moving[0]);
      if (first) first.choose();
      else this.startsByKey = true;
    }
  }

  // ------------------------------------------------------------------ what is seen

  changed(chat) {
    const board = this.group?.pins.board?.view.message;
    const view = this.group && this.viewOf(this.group, board);
    for (const other of chat === this.group ? this.chats.values() : [chat]) other.mirror(view);
    if (!chat.isPrivate) {
      chat.composer.suggest(chips(board, view));
      chat.begin.hidden = isBusy(board, view) || !chat.empty.hidden;
    }
    this.showResults();
    this.tabs.draw(this.chats);
    this.follow();
    const moving = this.moving.map((id) => isolated(this.personOf(id).name));
    document.title = moving.length ? `${moving.join(", ")} · ${word("page-title")}` : word("page-title");
  }

  // On a small screen each player's chat shows the result of the group's table.
  showResults() {
    const { result, goesOn } = this.group ?? {};
    for (const chat of this.chats.values()) {
      const shown = chat.result ?? (narrow.matches && chat.pins.hand ? result : null) ?? null;
      chat.showResult(shown, chat.result ? chat.goesOn : goesOn);
    }
  }

  // Shows the chat of the person to move, unless a text is being typed.
  follow() {
    const before = this.moving;
    this.moving = this.room.people.map((person) => person.id).filter((id) => this.chats.get(id)?.toMove);
    const began = this.moving.filter((id) => !before.includes(id));
    if (before.join() !== this.moving.join() && this.group?.pins.board) this.group.draw(); // the board's buttons depend on it
    for (const id of began) {
      const name = isolated(this.personOf(id).name);
      const question = this.chats.get(id).seen?.question.own;
      tell(this.room.people.length > 1 ? `${turnOf(name)}. ${question}` : question || turnOf(name, { own: true }));
    }
    const focus = /** @type {HTMLInputElement | null} */ (document.activeElement);
    const typing = focus?.matches(".field") && focus.value;
    const played = focus?.closest(".chat.private");
    if (before.join() === this.moving.join() || !this.moving.length) return;
    if (!typing && !this.moving.some((id) => this.chats.get(id).root.checkVisibility())) this.see(this.moving[0]);
    const mover = this.chats.get(this.moving[0]);
    // The focus moves from the hand just played to the next person's hand, and to the first hand of a game.
    const from = played && focus.closest(".pinned, .result") && !this.moving.includes(this.idOf(played));
    if (from || (this.startsByKey && focus === document.body)) mover.choose();
    this.startsByKey = false;
  }

  // The screen has become small, or wide again.
  turnAround() {
    this.see(narrow.matches ? (this.moving[0] ?? this.sight.current) : this.sight.current);
    for (const chat of this.chats.values()) this.changed(chat);
  }

  idOf(root) {
    return root.id.replace(/^chat-/, "");
  }

  see(id) {
    this.sight.look(id);
    const people = this.room.people.map((person) => person.id);
    const shown = this.sight.shown(this.room.group, people);
    for (const chat of this.chats.values()) {
      const inSight = shown.includes(chat.id);
      if (inSight && !chat.root.classList.contains("in-sight")) chat.look();
      chat.root.classList.toggle("in-sight", inSight);
      chat.root.classList.toggle("away", !inSight);
    }
    document.body.classList.toggle("with-tabs", shown.length <= people.length);
    document.getElementById("chats").style.setProperty("--people", String(Math.max(1, shown.length - 1)));
    this.chats.get(id)?.look();
    this.tabs.draw(this.chats);
  }

  // A link within the page: to a chat, or to a message in it.
  goToLink() {
    const [chat, message] = location.hash.slice(1).split("/");
    if (!this.chats.has(chat)) return;
    this.goTo(chat, message);
    history.replaceState(null, "", location.pathname);
  }

  goTo(id, message) {
    const chat = this.chats.get(id);
    this.see(id);
    const pinned = Object.values(chat.pins).some((pin) => pin.view.message.id === message);
    chat.read(Boolean(message) && !pinned);
    const target = document.getElementById(message ? anchorOf(id, message) : `chat-${id}`);
    target?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    target?.focus({ preventScroll: true });
    target?.classList.add("flash");
    setTimeout(() => target?.classList.remove("flash"), 1200);
  }

  showState(open) {
    document.getElementById("connection").textContent = open ? "" : word("reconnecting");
    document.body.classList.toggle("offline", !open);
  }
}

const setting = await (await fetch(settingAddress())).json();
await loadWords(setting.language, setting.words);
useFaces(setting.faces);
knowCommands(setting.commands.map(({ name }) => name));
document.title = word("page-title");
if (identity.roomCode() === null) showEntry();
else if (identity.invitation()) showInvitation(setting.language);
else {
  const page = new Page(setting);
  const tools = { "add-person": () => page.addPerson(), invite: showLink, "new-room": askForNewRoom };
  for (const [name, work] of Object.entries(tools)) {
    const tool = document.getElementById(name);
    tool.textContent = word(name);
    tool.addEventListener("click", work);
  }
  document.getElementById("new-room").hidden = false;
  narrow.addEventListener("change", () => page.turnAround());
}
