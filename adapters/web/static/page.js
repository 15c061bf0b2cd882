// The page: a room with a group chat and the private chats of the people who play here.
import { useFaces } from "./cards.js";
import { anchorOf, Chat, narrow } from "./chat.js";
import { Drawn, element } from "./element.js";
import { avatar, drawGroupHead, drawPersonHead, drawSpeakers, groupAvatar } from "./heads.js";
import * as identity from "./identity.js";
import { Link } from "./link.js";
import { showAnswer } from "./notices.js";
import { askForNewRoom, showEntry, showInvitation, showLink, welcome } from "./rooms.js";
import { loadWords, word } from "./words.js";

const FIRST_CHIPS = ["newgame", "rules", "help"];
const OF_A_TOURNAMENT = /^[^.]{5}\./; // a table has a longer code
const LOBBY_CHIPS = ["join", "addbot", "deal", "rules"];
const TOURNAMENT_CHIPS = ["standings", "judge", "seed", "tournament"];
const GAME_CHIPS = ["score", "rules", "pause", "endgame", "newgame"];
const PRIVATE_CHIPS = ["hand", "learn", "rules", "help"];
const SEATS = 3; // a game that the start button opens

class Page {
  // `language` is the page's own, one of `languages`.
  constructor({ commands, language, languages }) {
    this.commands = commands;
    this.language = language;
    this.languages = languages;
    this.chats = new Map();
    this.room = { people: [] }; // with the people whom this page plays
    this.everybody = []; // in the room
    this.drawnTabs = new Drawn();
    this.inSight = sessionStorage.getItem("inSight");
    this.spokesperson = sessionStorage.getItem("speaker");
    const address = new URL(identity.roomPath("talk"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.link = new Link(address, {
      key: identity.key(),
      heard: (told) => this.hear(told),
      state: (open) => this.showState(open),
      refused: (why) => this.leave(why),
    });
    addEventListener("hashchange", () => this.follow());
  }

  hear(told) {
    if (told.type === "room") this.enter(told);
    else this.chats.get(told.chat)?.take(told);
  }

  // ------------------------------------------------------------------ the room

  enter(room) {
    this.everybody = room.people.map((person, index) => ({ ...person, hue: index % 8 }));
    this.room = { ...room, people: this.everybody.filter((person) => person.mine) };
    const isHost = this.everybody[0].mine;
    document.getElementById("add-person").hidden = document.getElementById("invite").hidden = !isHost;
    if (!this.room.people.some((person) => person.id === this.spokesperson)) this.spokesperson = this.room.people[0].id;
    if (!this.chats.has(room.group)) this.addGroup(room.group);
    for (const person of this.room.people) {
      if (!this.chats.has(person.id)) this.add(person.id, true);
      const chat = this.chats.get(person.id);
      drawPersonHead(chat, person, this.languages, (fields) => this.change(person, fields));
      chat.composer.field.setAttribute("aria-label", word("message-in", { chat: person.name }));
      chat.empty.textContent = word("private-empty", { name: person.name });
    }
    const group = this.chats.get(room.group);
    drawSpeakers(group, this.room.people, this.spokesperson, (id) => this.choose(id));
    group.composer.field.setAttribute("aria-label", word("message-in", { chat: word("group") }));
    if (!this.chats.has(this.inSight)) this.inSight = room.group;
    document.getElementById("chats").style.setProperty("--people", String(this.room.people.length));
    this.see(this.inSight);
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
    const start = element("button", { type: "button", className: "button primary start" }, word("welcome-start"));
    start.addEventListener("click", () => this.start(start));
    chat.empty.classList.add("welcome");
    const own = element("p", { className: "or" }, word("welcome-own", { command: "/newgame" }));
    chat.empty.append(...welcome(start, this.firstSteps(), own));
  }

  // For who has never played: the page of one minute, and a hand with explanations, both in the first person's chat.
  firstSteps() {
    const steps = [["welcome-howto", "/rules minute"], ["welcome-learn", "/learn"]].map(([name, text]) => {
      const button = element("button", { type: "button", className: "button" }, word(name));
      button.addEventListener("click", () => this.inPrivate(text));
      return button;
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

  // The room is no more, or this page has no key for it.
  leave(why) {
    identity.forget();
    document.getElementById("tabs").replaceChildren();
    for (const tool of document.querySelectorAll(".tools > *")) tool.hidden = true;
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

  // Whoever does something in a room comes back to it.
  send(input) {
    if (!this.remembered) identity.remember(this.room.people.map((person) => person.name));
    this.remembered = true;
    return this.link.send(input);
  }

  async say(chat, text, speaker = this.speaker(chat)) {
    const answer = await this.send({ type: "say", person: speaker, chat: chat.id, text });
    const name = text.match(/^\/(\w+)/)?.[1].toLowerCase();
    const known = name === undefined || this.commands.some((command) => command.name === name);
    if (!known && !answer.toast && !answer.replies) answer.toast = word("unknown-command", { name });
    this.show(chat, answer, speaker);
    return answer;
  }

  async press(chat, message, { data }) {
    const person = this.speaker(chat);
    const answer = await this.send({ type: "press", person, chat: chat.id, message: message.id, data });
    this.show(chat, answer, person);
  }

  // In the group it has to be said whom an answer is for.
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

  // Opens a table, seats who is here, fills it with a built-in player, and deals: all in the commands anybody can type.
  async start(button) {
    button.disabled = true;
    const people = this.room.people.slice(0, SEATS).map((person) => person.id);
    const typed = [[people[0], "/newgame"], ...people.slice(1).map((person) => [person, "/join"])];
    for (let seat = this.everybody.length; seat < SEATS; seat += 1) typed.push([people[0], "/addbot"]);
    if (people.length === Math.min(this.everybody.length, SEATS)) typed.push([people[0], "/deal"]); // nobody to wait for
    for (const [person, text] of typed) await this.say(this.group, text, person);
    button.disabled = false;
    if (narrow.matches) this.see(people[0]);
  }

  // ------------------------------------------------------------------ what is seen

  changed(chat) {
    const board = this.group?.pins.board?.view.message;
    for (const other of chat === this.group ? this.chats.values() : [chat]) other.mirror(board);
    if (!chat.isPrivate) chat.composer.suggest(chips(board));
    this.drawTabs();
    const moving = this.room.people.filter((person) => this.chats.get(person.id)?.toMove).map((person) => person.name);
    document.title = moving.length ? `${moving.join(", ")} · ${word("page-title")}` : word("page-title");
  }

  see(id) {
    this.inSight = id;
    sessionStorage.setItem("inSight", id);
    for (const chat of this.chats.values()) {
      const away = chat.id !== id;
      chat.root.classList.toggle("in-sight", !away);
      chat.root.classList.toggle("away", away && narrow.matches);
    }
    this.chats.get(id)?.look();
    this.drawTabs();
  }

  drawTabs() {
    const tabs = document.getElementById("tabs");
    const entries = [...this.chats.values()].map((chat) => {
      const person = this.personOf(chat.id);
      return { chat, person, seen: [chat.id, person?.name, chat.unread, chat.toMove, chat.id === this.inSight] };
    });
    if (!this.drawnTabs.isNew(entries.map((entry) => entry.seen))) return;
    const focused = document.activeElement?.dataset?.tab;
    tabs.replaceChildren(...entries.map(({ chat, person }) => this.tab(chat, person)));
    if (focused) tabs.querySelector(`[data-tab="${CSS.escape(focused)}"]`)?.focus();
  }

  tab(chat, person) {
    const tab = element(
      "button",
      {
        type: "button",
        className: `tab ${chat.isPrivate ? "" : "group"} ${chat.toMove ? "to-move" : ""}`,
        data: { tab: chat.id },
        onclick: () => this.see(chat.id),
      },
      person ? avatar(person) : groupAvatar(),
      element("bdi", { className: "tab-name" }, person?.name ?? word("group")),
    );
    if (chat.id === this.inSight) tab.setAttribute("aria-current", "true");
    if (chat.toMove) tab.append(element("span", { className: "turn-dot", role: "img", aria: { label: word("your-turn") } }));
    if (chat.unread) {
      tab.append(element("span", { className: "badge", aria: { label: word("unread", { count: chat.unread }) } }, String(chat.unread)));
    }
    return tab;
  }

  // A link within the page: to a chat, or to a message in it.
  follow() {
    const [chat, message] = location.hash.slice(1).split("/");
    if (!this.chats.has(chat)) return;
    this.see(chat);
    const target = document.getElementById(message ? anchorOf(chat, message) : `chat-${chat}`);
    target?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    target?.classList.add("flash");
    setTimeout(() => target?.classList.remove("flash"), 1200);
    history.replaceState(null, "", location.pathname);
  }

  showState(open) {
    document.getElementById("connection").textContent = open ? "" : word("reconnecting");
    document.body.classList.toggle("offline", !open);
  }
}

function chips(board) {
  const buttons = board?.rows.flat().filter((button) => button.data) ?? [];
  if (!buttons.length) return FIRST_CHIPS;
  if (buttons.some((button) => OF_A_TOURNAMENT.test(button.data))) return TOURNAMENT_CHIPS;
  return board.picture ? GAME_CHIPS : LOBBY_CHIPS;
}

const setting = await (await fetch("/setting")).json();
await loadWords(setting.language, setting.words);
useFaces(setting.faces);
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
  narrow.addEventListener("change", () => page.see(page.inSight));
}
