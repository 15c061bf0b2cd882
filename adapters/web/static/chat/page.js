// The page that shows a room as a chat client would: the group, and the private chat of each person of this page.
import { useFaces } from "../cards.js";
import { isMove } from "../choices.js";
import { copied } from "../copying.js";
import { element } from "../element.js";
import * as identity from "../identity.js";
import { settingAddress, speak } from "../language.js";
import { Link } from "../link.js";
import { knowCommands } from "../markup.js";
import { alertWindow, leadingToast, showAnswer } from "../notices.js";
import { invite } from "../rooms.js";
import { loadWords, word } from "../words.js";
import { Chat } from "./chat.js";
import { fillTab, groupHead, isolated, personHead } from "./people.js";

const SEATS = 3; // seats of a game that the start button opens

const chatsRoot = document.getElementById("chats");
const tabs = document.getElementById("tabs");

class Page {
  // `setting` is the server's: the commands, this page's language, and all languages.
  constructor(setting) {
    this.setting = setting;
    this.chats = new Map(); // by id, the group first
    this.group = undefined; // the chat of the group
    this.everybody = []; // all people in the room
    this.people = []; // those whom this page plays
    this.moving = []; // the ids of those of them who have to move
    this.sight = new IntersectionObserver((seen) => this.look(seen), { root: chatsRoot, threshold: 0.6 });
    const address = new URL(identity.roomPath("chat/talk"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.link = new Link(address, {
      hello: { key: identity.key() },
      heard: (frame) => (frame.type === "room" ? this.enter(frame) : this.chats.get(frame.chat)?.take(frame)),
      state: (open) => (document.getElementById("connection").textContent = open ? "" : word("reconnecting")),
      refused: leave,
    });
    addEventListener("hashchange", () => this.goToLink());
  }

  enter(room) {
    this.everybody = room.people.map((person, number) => ({ ...person, number }));
    this.people = this.everybody.filter((person) => person.mine);
    const [first] = this.people;
    if (first.fixed) speak(first.language, this.setting.language, { settled: () => this.link.settled() });
    document.getElementById("add-person").hidden = document.getElementById("invite").hidden = !this.everybody[0].mine;
    this.group ??= this.add(room.group, welcome((button) => this.start(button)));
    this.group.name(word("group"), groupHead(this.people, this.group.speaker));
    for (const person of this.people) {
      const nothing = element("p", {}, word("private-empty", { name: isolated(person.name) }));
      const chat = this.chats.get(person.id) ?? this.add(person.id, [nothing], true);
      chat.name(person.name, personHead(person, this.setting.languages, (fields) => this.change(person, fields)));
    }
    this.drawTabs();
  }

  // `nothing` is shown while there are no messages.
  add(id, nothing, isPrivate = false) {
    const chat = new Chat(this, id, { isPrivate });
    chat.empty.append(...nothing);
    this.chats.set(id, chat);
    chatsRoot.append(chat.root);
    tabs.append(chat.tab);
    this.sight.observe(chat.root);
    return chat;
  }

  personOf(id) {
    return this.everybody.find((person) => person.id === id);
  }

  // A room is remembered as soon as a person acts in it.
  send(input) {
    if (!this.remembered) identity.remember(this.people.map((person) => person.name));
    this.remembered = true;
    return this.link.send(input);
  }

  async say(chat, text, person = chat.speaker) {
    const answer = await this.send({ type: "say", person, chat: chat.id, text });
    const name = text.match(/^\/(\w+)/)?.[1].toLowerCase();
    const known = name === undefined || this.setting.commands.some((command) => command.name === name);
    if (!known && !answer.toast && !answer.replies) answer.toast = word("unknown-command", { name });
    this.show(chat, answer, person);
  }

  // A move on the group's board is made by the person of this page who has to move.
  async press(chat, message, button) {
    const isOthers = !chat.isPrivate && isMove(button) && !this.moving.includes(chat.speaker);
    const person = (isOthers && this.moving[0]) || chat.speaker;
    const answer = await this.send({ type: "press", person, chat: chat.id, message: message.id, data: button.data });
    this.show(chat, answer, person);
  }

  // In the group the line names the person that an answer is for.
  show(chat, answer, person) {
    showAnswer(chat.toasts, answer, chat.isPrivate ? "" : this.personOf(person)?.name);
  }

  async change(person, fields) {
    showAnswer(this.chats.get(person.id).toasts, await this.send({ type: "rename", person: person.id, ...fields }));
  }

  async addPerson() {
    const name = word("person", { number: this.everybody.length + 1 });
    showAnswer(this.group.toasts, await this.send({ type: "add", name, language: this.setting.language }));
  }

  // Opens a table, seats this page's people, adds built-in players, and deals, by commands that anybody can type.
  async start(button) {
    button.disabled = true;
    const people = this.people.slice(0, SEATS).map((person) => person.id);
    const typed = [[people[0], "/newgame"], ...people.slice(1).map((person) => [person, "/join"])];
    for (let seat = this.everybody.length; seat < SEATS; seat += 1) typed.push([people[0], "/addbot"]);
    if (people.length === Math.min(this.everybody.length, SEATS)) typed.push([people[0], "/deal"]); // nobody else can come
    for (const [person, text] of typed) await this.say(this.group, text, person);
    button.disabled = false;
  }

  // Called after each change of a chat, with its new messages.
  changed(chat, fresh) {
    const before = this.moving;
    this.moving = this.people.map((person) => person.id).filter((id) => this.chats.get(id)?.toMove);
    const names = this.moving.map((id) => isolated(this.personOf(id).name));
    document.title = [...(names.length ? [names.join(", ")] : []), word("page-title")].join(" · ");
    this.drawTabs();
    const isNews = before.join() !== this.moving.join() || (chat.toMove && fresh.some((message) => message.current));
    if (this.moving.length && isNews) this.follow(before);
    const reply = fresh.findLast((message) => message.kind === "reply");
    if (reply && chat.inSight === false) this.lead(chat, reply);
  }

  // Shows the hand of the person to move, unless a text is being typed. The focus goes on from hand to hand, and to the
  // first hand from the button that began the game.
  follow(before) {
    const focused = /** @type {HTMLInputElement | null} */ (document.activeElement);
    if (focused?.matches(".field") && focused.value) return;
    const movers = this.moving.map((id) => this.chats.get(id));
    const began = !before.length && focused === document.body;
    (movers.find((chat) => chat.inSight) ?? movers[0]).ask(began || Boolean(focused?.closest("[data-shows=hand]")));
  }

  // A reply in a chat that is not in sight: a line in the one that is leads to it.
  lead(chat, message) {
    const place = [...this.chats.values()].find((one) => one.inSight) ?? this.group;
    const person = this.personOf(chat.id);
    const where = person ? word("answer-in", { name: isolated(person.name) }) : word("answer-in-group");
    leadingToast(place.toasts, where, word("go-there"), () => chat.leadTo(message.id));
  }

  look(seen) {
    for (const { target, isIntersecting } of seen) this.chats.get(target.id.replace("chat-", "")).look(isIntersecting);
    this.drawTabs();
  }

  drawTabs() {
    const chats = [...this.chats.values()];
    tabs.hidden = chats.every((chat) => chat.inSight);
    for (const chat of chats) fillTab(chat, this.personOf(chat.id));
  }

  // A link within the page: to a chat, or to a message in it.
  goToLink() {
    const [chat, message] = location.hash.slice(1).split("/");
    if (!this.chats.has(chat)) return;
    this.chats.get(chat).leadTo(message);
    history.replaceState(null, "", location.pathname);
  }
}

function welcome(start) {
  const button = element("button", { type: "button", className: "button success", onclick: () => start(button) }, word("welcome-start"));
  return [element("h3", {}, word("welcome-title")), element("p", {}, word("welcome-text")), button];
}

// The room is gone, or this page has no key for it.
function leave(why) {
  identity.forget();
  for (const one of [tabs, document.querySelector(".tools")]) one.replaceChildren();
  const home = element("a", { className: "button success", href: "/" }, word("open-room"));
  chatsRoot.replaceChildren(element("div", { className: "nothing" }, element("p", { role: "status" }, word(why)), home));
}

// The link for friends, who play in their own browsers and see only their own cards.
async function showLink() {
  try {
    const link = await invite();
    alertWindow([word("invite-text"), link, (await copied(link)) ? word("copied") : ""].join("\n\n"));
  } catch (error) {
    alertWindow(error.message);
  }
}

const setting = await (await fetch(settingAddress())).json();
await loadWords(setting.language, setting.words);
useFaces(setting.faces);
knowCommands(setting.commands.map(({ name }) => name));
document.title = word("page-title");
tabs.setAttribute("aria-label", word("chats"));
const page = new Page(setting);
const tools = { "add-person": () => page.addPerson(), invite: showLink, "play-table": () => location.assign(identity.roomPath()) };
for (const [name, act] of Object.entries(tools)) {
  const tool = document.getElementById(name);
  tool.textContent = word(name);
  tool.addEventListener("click", act);
}
