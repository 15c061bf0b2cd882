// Sitting at a table: messages become the felt, the hand, choices and sheets; presses and typed lines are sent.
import { element } from "../element.js";
import * as identity from "../identity.js";
import { listenToKeys, showKeys } from "../keys.js";
import { Link } from "../link.js";
import { showAnswer, toast } from "../notices.js";
import { goesOn, isResult } from "../result.js";
import { ScreenView } from "../screen.js";
import { word } from "../words.js";
import { Acts } from "./acts.js";
import { Invitations } from "./doors.js";
import { Felt } from "./felt.js";
import { Hand } from "./hand.js";
import { NOTHING } from "./happened.js";
import { Log } from "./log.js";
import { chairs, halves, isLobby } from "./lobby.js";
import { drawTop, menuOf } from "./menu.js";
import { preference, prefer } from "./preferences.js";
import { Sheets } from "./sheets.js";
import { resultSound, turnSound } from "./sound.js";
import { buttonFor, isTable, Told } from "./told.js";
import { Teller } from "./teller.js";

const wide = matchMedia("(min-width: 1200px)");

export class Seating {
  // `leave(why)` shows the doors again; `seats` is how many a new table has.
  constructor(main, setting, { leave, seats }) {
    this.commands = setting.commands;
    this.seats = seats;
    this.leave = leave;
    this.main = main;
    this.room = null;
    this.told = new Told();
    this.waiting = []; // called when the room is known
    this.past = null; // the table as screen readers know it; null for one that was there before
    this.finished = null; // the message of the hand that is over, until its result is put away
    this.asksScore = false; // whether the next chart belongs to a result
    this.toasts = document.getElementById("toasts");
    this.teller = new Teller(document.getElementById("told"));
    this.hand = new Hand({ press: (message, button) => this.press(message, button) });
    this.felt = new Felt({ rectOf: (code) => this.hand.rectOf(code) });
    this.acts = new Acts({ press: (message, button) => this.press(message, button), open: (title, node) => this.sheets.open("text", title, [node]) });
    this.sheets = new Sheets({ press: (message, button) => this.press(message, button), closed: () => this.refocus() });
    this.panelView = new ScreenView((message, button) => this.press(message, button));
    this.felt.panel.append(this.panelView.root);
    this.log = new Log(this);
    this.invitations = new Invitations({ names: () => this.room.people.map((person) => person.name) });
    this.top = drawTop(this);
    this.draw();
    this.obey(this.sheets.root, () => this.sheets.message?.chat);
    this.obey(this.felt.panel, () => this.board?.chat);
    this.obey(this.acts.root, () => this.board?.chat);
    this.obey(this.log.root, () => this.room.group);
    const address = new URL(identity.roomPath("talk"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.link = new Link(address, {
      key: identity.key(),
      heard: (told) => this.hear(told),
      state: (isOpen) => this.showState(isOpen),
      refused: (why) => leave(why),
    });
    listenToKeys(main, this.keys(), () => this.keysShown());
    if (preference("log") && wide.matches) this.openLog();
  }

  draw() {
    this.main.className = "table";
    this.main.tabIndex = -1;
    this.main.setAttribute("aria-label", word("play-page"));
    const dock = element("div", { className: "dock" }, this.felt.own, this.acts.root, this.hand.root);
    this.main.replaceChildren(this.felt.root, dock);
    document.getElementById("top").replaceChildren(this.top.root);
  }

  // ------------------------------------------------------------------ what is told

  hear(told) {
    if (told.type === "room") {
      this.room = told;
      for (const act of this.waiting.splice(0)) act(this);
      this.show();
    } else if (told.type === "changes") {
      const changed = this.told.take(told);
      if (!this.room) return;
      for (const { before, message } of changed) this.notice(told.chat, before, { ...message, chat: told.chat });
      this.show();
    }
  }

  whenSeated(act) {
    this.waiting.push(act);
  }

  // New messages that are not on the felt: replies, and the results of hands.
  notice(_chat, before, message) {
    if (message.kind === "reply") return this.reply(message, before);
    if (message.kind === "said" && !before) this.overhear(message);
    if (message.surface !== "board") return undefined;
    if (isTable(before) && isResult(message)) {
      this.felt.sweep();
      this.finished = message;
      this.showResult();
    } else if (this.finished && message.id === this.finished.id) {
      this.finished = message;
      this.sheets.show(message);
    }
    if (buttonFor(message, "again") && !before) this.showResult(message);
    return undefined;
  }

  // Another person's line is shown and told at the table too. Commands are for the bot.
  overhear({ author, text }) {
    if (author === this.me.id || text.startsWith("/")) return;
    const name = this.personOf(author)?.name ?? "";
    if (document.getElementById("side").hidden) toast(this.toasts, text, name);
    else this.teller.say([`${name}: ${text}`]);
  }

  reply(message, before) {
    if (this.asksScore && !before && !buttonFor(message, "review")) {
      this.asksScore = false; // its result may have been put away by now, or there is no chart yet
      const chart = message.picture?.drawing === "chart" && this.sheets.kind === "result";
      return chart ? this.sheets.draw(message.picture) : undefined;
    }
    if (before && !this.sheets.isShown(message)) return undefined;
    return this.sheets.show(message, this.pressed);
  }

  // The result of a hand, or with `over` of the game.
  showResult(over) {
    const messages = [over, this.finished].filter(Boolean);
    const title = word(over ? "play-game-over" : "play-result");
    const next = over ? { label: word("play-again"), act: () => this.playAgain(over), does: "again" } : { label: word(goesOn(this.finished) ? "play-next-hand" : "close") };
    this.sheets.result(messages, title, next);
    resultSound();
    this.wantsScore = true;
    this.askForScore();
  }

  // The chart comes with the score sheet, which a button of the next board asks for.
  async askForScore() {
    const board = this.board;
    const button = buttonFor(board, "score");
    if (!this.wantsScore || this.asksScore || !button || this.sheets.kind !== "result") return; // one at a time
    this.wantsScore = false;
    this.asksScore = true;
    const answer = await this.press(board, button);
    if (!answer.replies) this.asksScore = false;
  }

  // ------------------------------------------------------------------ what is seen

  get me() {
    return this.room.people.find((person) => person.mine ?? true);
  }

  // After a lesson there is no board: the message that replaces its hand leads on.
  get board() {
    const hand = this.told.newest(this.me.id, "hand");
    return this.told.board([this.room.group, this.me.id]) ?? (hand?.picture ? undefined : hand);
  }

  personOf(id) {
    return this.room.people.find((person) => person.id === id);
  }

  show() {
    const { board, me } = this;
    const hand = board && this.told.hand(me.id, board);
    const playing = isTable(board);
    this.main.classList.toggle("playing", playing);
    if (playing) {
      const data = { trick: [], last: [], talon: [], ...board.picture.data }; // boards of older releases have less
      const mine = Math.max(0, data.seats.findIndex((seat) => seat.person === me.id));
      if (!this.felt.data) this.felt.seat([]);
      this.teller.watch(this.past, data, hand, mine);
      this.past = data;
      this.felt.update(data, mine);
    }
    this.showPanel(board, playing);
    const live = playing ? hand : null;
    if (live?.to_move && !this.moved) turnSound();
    this.moved = Boolean(live?.to_move);
    this.hand.update(live);
    this.acts.update(live, this.decisions(board, playing));
    this.main.classList.toggle("my-turn", this.moved);
    this.updateLog();
    this.top.update(board);
    document.title = (this.moved ? "● " : "") + word("play-page");
    this.askForScore();
    this.keepFocus();
  }

  // The message whose buttons are shown under the felt beside the hand's.
  decisions(board, playing) {
    if (isLobby(board)) return halves(board, this.me.id)[0];
    return playing || buttonFor(board, "again") ? board : null;
  }

  // A lobby, the options and other screens without a table are shown as paper on the felt.
  showPanel(board, playing) {
    const shows = board && !playing && !buttonFor(board, "again");
    this.felt.panel.hidden = !shows;
    if (shows) {
      if (this.felt.data) this.felt.clear();
      this.past = NOTHING;
      this.panelView.update(isLobby(board) ? halves(board, this.me.id)[1] : board);
    }
    if (shows || !this.felt.data) this.felt.seat(shows ? this.chairs(board) : []);
    this.felt.root.classList.toggle("lobby", Boolean(shows));
  }

  chairs(board) {
    const add = (button) => this.press(board, button);
    return chairs(board, { seats: this.seats, mine: this.me.id, invite: () => this.inviteFriends(), add });
  }

  showState(isOpen) {
    document.getElementById("lost").textContent = isOpen ? "" : word("reconnecting");
    document.body.classList.toggle("offline", !isOpen);
  }

  // ------------------------------------------------------------------ what one does

  send(input) {
    if (!this.remembered) identity.remember([this.me.name]);
    this.remembered = true;
    return this.link.send({ ...input, person: this.me.id });
  }

  async press(message, { data, label }) {
    this.pressed = /\p{L}/u.test(label) ? label : ""; // the title of a reply
    const answer = await this.send({ type: "press", chat: message.chat ?? this.room.group, message: message.id, data });
    showAnswer(this.toasts, answer);
    return answer;
  }

  // Types a line: into the group, or with `chat` into one's private chat.
  async say(text, { chat = this.room.group, quietly = false } = {}) {
    this.pressed = "";
    const answer = await this.send({ type: "say", chat, text });
    if (!quietly) showAnswer(this.toasts, answer);
    return answer;
  }

  ask(text) {
    return this.say(text, { chat: this.me.id });
  }

  // A command in a text of the bot can be pressed; it is typed in the chat of that text.
  obey(root, chat) {
    root.addEventListener("click", ({ target }) => {
      const named = target.closest("[data-command]");
      if (named) this.say(named.dataset.command, { chat: chat() ?? this.room.group });
    });
  }

  // Opens a table, adds built-in players and deals, by commands that anybody can type.
  async playNow() {
    const typed = ["/newgame", ...Array(this.seats - 1).fill("/addbot"), "/deal"];
    for (const text of typed) await this.say(text, { quietly: true });
  }

  async playAgain(over) {
    await this.press(over, buttonFor(over, "again"));
    if (this.room.people.length === 1) await this.say("/deal", { quietly: true });
  }

  async inviteFriends() {
    if (!this.board || buttonFor(this.board, "again")) await this.say("/newgame");
    this.sheets.open("text", word("play-door-invite"), [this.invitations.root]);
    await this.invitations.atLeast(this.seats - 1);
  }

  joinOpenTable() {
    return this.say("/join");
  }

  // ------------------------------------------------------------------ around the table

  openMenu() {
    this.sheets.open("menu", word("play-menu"), menuOf(this));
  }

  showHand() {
    const hand = this.board && this.told.hand(this.me.id, this.board);
    if (hand) this.sheets.show(hand, word("hand-of"));
  }

  openLog() {
    const side = document.getElementById("side");
    side.replaceChildren(this.log.root);
    side.hidden = false;
    document.body.classList.add("with-side");
    this.updateLog();
  }

  updateLog() {
    if (this.room) this.log.update(this.told.of(this.room.group), this.board?.id);
  }

  toggleLog() {
    if (document.getElementById("side").hidden) {
      this.openLog();
      this.log.composer.field.focus();
      prefer("log", true);
    } else this.closeLog();
  }

  closeLog() {
    document.getElementById("side").hidden = true;
    document.body.classList.remove("with-side");
    prefer("log", false);
    if (this.moved) this.refocus(); // keys work only at the table
    else this.top.chat.focus();
  }

  // Keys work while the focus is at the table. It returns there when the focused element is gone.
  keepFocus() {
    if (document.activeElement && document.activeElement !== document.body) return;
    if (this.moved) this.refocus();
    else this.main.focus({ preventScroll: true });
  }

  refocus() {
    const cards = this.hand.fan.choosing && this.hand.fan.focus();
    if (!cards) (this.acts.buttons()[0] ?? this.main).focus({ preventScroll: true });
  }

  keys() {
    return {
      card: (at) => this.hand.fan.play(at),
      p: () => this.click("pass"),
      b: () => this.toChoices(),
      c: () => this.hand.fan.focus(),
      m: () => {
        this.openMenu();
        return true;
      },
    };
  }

  // Focuses the bids or other choices, before a pass or a hint; returns whether there are any.
  toChoices() {
    const buttons = this.acts.buttons();
    const first = buttons.find((button) => !button.matches(".does-pass, .does-hint")) ?? buttons[0];
    first?.focus();
    return Boolean(first);
  }

  click(does) {
    const button = this.acts.buttons().find((one) => one.classList.contains(`does-${does}`));
    button?.click();
    return Boolean(button);
  }

  keysShown() {
    return [
      ["1 … 9 0", word("keys-cards")],
      ["P", word("keys-pass")],
      ["B", word("play-keys-acts")],
      ["C", word("play-keys-cards")],
      ["← →", word("keys-arrows")],
      ["Enter", word("keys-enter")],
      ["M", word("play-menu")],
      ["?", word("keys-help")],
    ];
  }

  showKeys() {
    showKeys(this.keysShown());
  }
}
