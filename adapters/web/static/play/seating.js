// Sitting at a table: messages become the felt, the hand, choices and sheets; presses and typed lines are sent.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { listenToKeys } from "../keys.js";
import { laidOut } from "../laid_out.js";
import { speak } from "../language.js";
import { Link } from "../link.js";
import { showAnswer, toast } from "../notices.js";
import { word } from "../words.js";
import { Acts } from "./acts.js";
import { guardBack } from "./back.js";
import { drawTop } from "./bar.js";
import { openBoard } from "./boards.js";
import { Clock } from "./clock.js";
import { arrived, seated } from "./company.js";
import { Felt } from "./felt.js";
import { Games } from "./games.js";
import { Hand } from "./hand.js";
import { Keyboard } from "./keyboard.js";
import { showConnection } from "./lost.js";
import { menuOf } from "./menu.js";
import { Opening } from "./opening.js";
import { Paper } from "./paper.js";
import { dress, preference, prefer, whenPreferred } from "./preferences.js";
import { Premove } from "./premove.js";
import { Questions } from "./questions.js";
import { keepOpen, reopen } from "./reopening.js";
import { Sheets } from "./sheets.js";
import { Reactions, showReaction } from "./reactions.js";
import { Results } from "./results.js";
import { isResult } from "../result.js";
import { turnSound } from "./sound.js";
import { offerSound } from "./sound_offer.js";
import { buttonFor, isTable, Messages } from "./messages.js";
import { Teller } from "./teller.js";
import { isCommand, unread } from "./unread.js";

const wide = matchMedia("(min-width: 1200px)");
// Buttons of a sheet that show their answer in it. The effect of others is visible on the felt, so they close it.
const IN_THE_SHEET = new Set(["rules", "score", "stats", "help", "replay", "review", "hint", "watch", "peek", "hand", "judge", "page", "open", "nudges", "auto"]);
const BEGINS_BESIDE = new Set(["practise", "short", "learn", "daily"]); // games in the private chat
const KNOWN_AGAIN = 500; // milliseconds
const KNOWN_TRIES = 8;
const LOOKS_BACK = /^\/(replay|review)(?:\s+(\w*))?$/i; // these are shown on the felt
const TO_THE_BOT = /^\/(daily|learn)$/i; // typed at the table, these go to the private chat

export class Seating {
  // `leave(why)` shows the doors again; `seats` is how many a new table has; `place` is the page's connection and
  // identification: { address, hello, remember(names), window }.
  constructor(main, setting, { leave, seats, place }) {
    this.place = place;
    this.commands = setting.commands;
    this.language = setting.language;
    this.seats = seats;
    this.leave = leave;
    this.main = main;
    this.room = null;
    this.messages = new Messages();
    this.games = new Games(this.messages);
    this.led = ""; // the question that the table was last scrolled to
    this.title = ""; // the title of the answer to the current action
    this.waiting = []; // functions to call when the room is known
    this.kept = {}; // by setting: the last button sent to tell the bot what was chosen
    this.past = null; // the table as told to screen readers; null for a table that was there before
    this.results = new Results(this);
    this.answeredBy = null; // the function that takes the next reply, instead of a sheet
    this.lastInput = null; // the last input sent to the bot
    this.hinted = null; // what the last hint named: { button, to }
    this.opener = null; // the input that the open reply answers
    this.isThere = false; // whether everything from before was received
    this.toasts = document.getElementById("toasts");
    this.teller = new Teller(document.getElementById("teller"));
    this.clock = new Clock({ tell: (text) => this.teller.say([text]) });
    this.premove = new Premove({
      press: (message, button) => this.press(message, button),
      say: (text) => {
        toast(this.toasts, text);
        this.teller.say([text]);
      },
      alone: () => this.isAlone,
    });
    this.hand = new Hand({ press: (message, button) => this.press(message, button), premove: this.premove });
    this.felt = new Felt({ rectOf: (code) => this.hand.rectOf(code) });
    this.acts = new Acts({ press: (message, button) => this.press(message, button), open: (title, node) => this.sheets.open("text", title, [node]) });
    this.reactions = new Reactions({ give: (reaction) => this.react(reaction) });
    this.acts.line.append(this.reactions.root);
    this.sheets = new Sheets({ press: (message, button) => this.pressInSheet(message, button), closed: () => this.sheets.isOpen || this.refocus() });
    this.questions = new Questions(this.sheets);
    this.opening = new Opening(this, this.questions);
    this.keyboard = new Keyboard(this);
    this.paper = new Paper(this);
    this.thrown = null; // the last hand that was thrown in
    this.log = null; // the log of the table, once it was opened
    this.invitations = null; // the link for friends, once it was opened
    this.top = drawTop(this);
    this.draw();
    this.obey(this.sheets.root, () => this.sheets.message?.chat);
    this.obey(this.felt.panel, () => this.board?.chat);
    this.obey(this.acts.root, () => this.board?.chat);
    const address = new URL(place.address, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.link = new Link(address, {
      hello: place.hello,
      heard: (frame) => this.hear(frame),
      state: showConnection,
      refused: (why) => this.goAway(why),
    });
    host.onMeeting(() => this.room && this.top.update(this.board));
    listenToKeys(main, this.keyboard.moves(), () => this.keyboard.list());
    this.unguard = place.window ? this.guardWindow() : guardBack({ close: () => this.closeTopmost(), leaving: (go) => (this.isPlaying ? this.questions.goAway(go) : go()) });
    if (preference("log") && wide.matches && !place.window) this.openLog();
    this.unheard = whenPreferred((name) => (name === "fourColour" ? this.redraw() : this.room && this.show()));
    dress();
  }

  draw() {
    this.main.className = "table";
    this.main.tabIndex = -1;
    this.main.setAttribute("aria-label", word("play-page"));
    this.dock = element("div", { className: "dock" }, this.felt.own, this.acts.root, this.hand.root);
    this.main.replaceChildren(this.felt.root, this.dock);
    document.getElementById("top").replaceChildren(this.top.root);
  }

  // ------------------------------------------------------------------ what is told

  hear(frame) {
    if (frame.type === "room") {
      if (this.room) this.tell(arrived(this.room, frame, this.board));
      this.room = frame;
      this.place.shows?.(frame);
      speak(this.me.language, this.language, { settled: () => this.link.settled(), keep: () => keepOpen(this) });
      for (const act of this.waiting.splice(0)) act(this);
      this.show();
    } else if (frame.type === "changes") {
      this.clock.set(frame.now);
      const changed = this.messages.take(frame);
      if (!this.room) return;
      const heard = changed.map(({ before, message }) => ({ before, message: { ...message, chat: frame.chat } }));
      for (const { before, message } of heard) this.games.meet(before, message, { chats: this.chats, mine: this.me.id });
      for (const { before, message } of heard) this.notice(before, message);
      this.show();
      if (!this.isThere && this.chats.every((chat) => this.messages.chats.has(chat))) {
        this.isThere = true;
        reopen(this);
      }
    } else if (frame.type === "reaction") this.overheardReaction(frame);
  }

  tell(lines) {
    for (const line of lines) toast(this.toasts, line);
  }

  whenSeated(act) {
    if (this.room) act(this);
    else this.waiting.push(act);
  }

  // New messages that are not on the felt: replies, and the results of hands.
  notice(before, message) {
    if (message.kind === "reply") return this.reply(message, before);
    if (message.kind === "said" && !before) this.overhear(message);
    if (this.messages.tableOf(message) === this.games.at) {
      if (before && !isResult(before) && isResult(message)) host.feel("result");
      this.results.notice(before, message);
      if (isThrownIn(before, message)) this.showThrown(message.facts);
    }
    if (this.sheets.isShown(message)) this.sheets.show(message);
    return undefined;
  }

  // Shows the cards of a hand that was thrown in.
  async showThrown(facts) {
    const { Thrown } = await import("./thrown.js");
    const tell = (lines) => this.teller.say(lines);
    this.thrown ??= new Thrown({ place: this.felt.root, mine: this.me.id, tell, closed: () => this.keepFocus() });
    this.thrown.show(facts);
  }

  // Another person's line is also shown and told at the table, unless it is a command to the bot.
  overhear({ author, text }) {
    if (author === this.me.id || isCommand(text)) return;
    const name = this.personOf(author)?.name ?? "";
    if (document.getElementById("side").hidden) toast(this.toasts, text, name);
    else this.teller.say([`${name}: ${text}`]);
  }

  // Shows a player's reaction at their plate, unless this person has switched reactions off.
  overheardReaction({ table, seat, reaction }) {
    const { board, past } = this;
    if (!preference("reactions") || !past || !board || this.messages.tableOf(board) !== table) return;
    const said = showReaction(this.felt.plates[seat], reaction);
    if (said && past.seats[seat].person !== this.me.id) this.teller.say([`${past.seats[seat].name}: ${said}`]);
  }

  async react(reaction) {
    showAnswer(this.toasts, await this.link.send({ type: "react", reaction, person: this.me.id }));
  }

  // Replies that others asked for are only in the chat.
  reply(message, before) {
    if (message.asker && message.asker !== this.me.id) return undefined;
    if (!before && this.results.takesScore(message)) return undefined;
    if (this.answeredBy && !before) return this.answeredBy(message);
    if (before && !this.sheets.isShown(message)) return undefined;
    if (!before) this.opener = this.lastInput;
    return this.sheets.show(message, this.pressed);
  }

  // ------------------------------------------------------------------ what is seen

  get me() {
    return this.room.people.find((person) => person.mine ?? true);
  }

  get chats() {
    return [this.room.group, this.me.id];
  }

  get board() {
    return this.games.board(this.chats, this.me.id, this.results.finished);
  }

  // Another game of this person that goes on.
  get other() {
    return this.games.other(this.chats, this.me.id);
  }

  get isPlaying() {
    return Boolean(this.room) && this.games.isLive(this.board);
  }

  // The code of the game on the felt, if it is over.
  get codeOfEnded() {
    const { board } = this;
    return buttonFor(board, "again") ? (this.messages.tableOf(board) ?? "") : "";
  }

  // Whether no other person plays at the table on the felt.
  get isAlone() {
    const seats = this.board?.picture?.data.seats ?? [];
    return seats.filter((seat) => seat.person).length < 2;
  }

  // Whether this person sits at the table on the felt, and does not only watch.
  get isSeated() {
    return Boolean(this.board?.picture?.data.seats.some((seat) => seat.person === this.me.id));
  }

  get handHere() {
    return this.board && this.messages.hand(this.me.id, this.board);
  }

  personOf(id) {
    return this.room.people.find((person) => person.id === id);
  }

  show() {
    const { board, me } = this;
    const hand = board && this.messages.hand(me.id, board);
    const playing = isTable(board);
    this.main.classList.toggle("playing", playing);
    if (playing) {
      const data = { trick: [], last: [], talon: [], ...board.picture.data }; // boards of older releases have less
      const mine = data.seats.findIndex((seat) => seat.person === me.id);
      if (!this.felt.data) this.felt.seat([]);
      if (!this.results.coming) {
        this.teller.watch(this.past, data, hand, mine);
        if (this.past) this.tell(seated(this.past, data, me.id));
        this.past = data;
      }
      this.felt.update(data, mine);
      this.clock.update(data.clock, this.felt.plates[data.to_act]?.root, data.to_act === mine);
    } else this.clock.update(null);
    this.paper.show(board, playing);
    // The next hand asks for nothing before the result is shown: a key would put the result away unread.
    const live = playing && !this.results.coming ? hand : null;
    const moved = Boolean(live?.to_move);
    if (moved && !this.moved) {
      turnSound();
      host.feel("turn");
    }
    host.asksToClose(moved);
    this.moved = moved;
    const hinted = hintedAt(live, this.hinted);
    this.hand.update(live, hinted?.card);
    this.felt.hint(hinted ? (this.hinted.to ?? null) : null);
    this.keepSettings(live);
    this.acts.update(live, this.paper.decisions(board, playing), me.id, hinted?.data);
    this.reactions.offer(playing && !this.isAlone && this.isSeated && preference("reactions"));
    this.main.classList.toggle("my-turn", this.moved);
    this.updateLog();
    this.top.update(board);
    document.title = (this.moved ? "● " : "") + word("play-page");
    this.results.askForScore();
    this.keepFocus();
    this.lead(moved ? this.acts.asked.textContent : "");
  }

  // If the table is too low for everything, it scrolls to the question, and back to the trick.
  lead(asked) {
    if (asked === this.led) return;
    this.led = asked;
    laidOut(() => (asked ? this.dock.offsetTop : 0)).then((top) => this.main.scrollTo(0, top));
  }

  redraw() {
    this.felt.clear();
    this.hand.clear();
    this.past = null;
    if (this.room) this.show();
  }

  // ------------------------------------------------------------------ what one does

  send(input) {
    if (!this.remembered) this.place.remember([this.me.name]);
    this.remembered = true;
    return this.link.send({ ...input, person: this.me.id });
  }

  // `agreed`: the person was asked already whether the game on the felt should wait.
  async press(message, button, { agreed = false } = {}) {
    if (looksBack(button)) return this.study(button.does, button.data.split(".")[0]);
    if (!agreed && this.asksToBegin(message, button)) return {};
    if (button.move) {
      offerSound(this.top.offer);
      host.feel(button.does === "marriage" ? "marriage" : "card");
    }
    let answer = await this.pressNow(message, button);
    if (button.does === "join" && answer.url && (await host.mayWrite())) answer = await this.pressOnceKnown(message, button);
    showAnswer(this.toasts, answer);
    return answer;
  }

  // Presses again a button that was refused only because the bot could not write to this person. The bot learns
  // separately that it may.
  async pressOnceKnown(message, button) {
    for (let tries = 1; ; tries++) {
      const answer = await this.pressNow(message, button);
      if (!answer.url || tries === KNOWN_TRIES) return answer;
      await new Promise((done) => setTimeout(done, KNOWN_AGAIN));
    }
  }

  // A press in a sheet: its result is shown in the sheet, or else on the felt, and the sheet is closed.
  async pressInSheet(message, button) {
    if (looksBack(button)) return this.study(button.does, button.data.split(".")[0]);
    if (this.asksToBegin(message, button)) return {};
    if (button.move) this.sheets.close();
    const answer = await this.pressNow(message, button);
    const shown = answer.replies || answer.instead || answer.alert || IN_THE_SHEET.has(button.does);
    if (!shown && this.sheets.isShown(message)) this.sheets.close();
    showAnswer(this.sheets.isOpen ? this.sheets.toasts : this.toasts, answer);
    return answer;
  }

  // Asks before a button begins a game beside the one on the felt; returns whether it asks.
  asksToBegin(message, button) {
    const asks = BEGINS_BESIDE.has(button.does) && this.isPlaying && (this.board.chat !== this.me.id || button.does === "daily");
    if (asks) this.questions.beside(() => this.press(message, button, { agreed: true }));
    return asks;
  }

  async pressNow(message, { data, label }) {
    this.pressed = /\p{L}/u.test(label) ? label : ""; // the title of a reply
    this.lastInput = { type: "press", chat: message.chat ?? this.room.group, message: message.id, data };
    const answer = await this.send(this.lastInput);
    if (answer.hint) {
      this.hinted = answer.hint;
      this.show();
    }
    return answer;
  }

  // Types a line into the group, or with `chat` into the private chat.
  async say(text, { chat = this.room.group } = {}) {
    if (TO_THE_BOT.test(text) || LOOKS_BACK.test(text)) return this.doInPrivate(text);
    this.pressed = "";
    this.lastInput = /^\//.test(text) ? { type: "do", chat, command: text } : null; // an ordinary line is not repeated
    const answer = await this.send({ type: "say", chat, text });
    showAnswer(this.toasts, answer);
    return answer;
  }

  // Calls `act`, whose answer gets this title.
  named(title, act) {
    this.title = title;
    act();
    this.title = "";
  }

  // Does a command, without a line in the chat.
  async do(command, { chat = this.room.group, quietly = false } = {}) {
    const [, looks, code] = command.match(LOOKS_BACK) ?? [];
    if (looks) return this.study(looks.toLowerCase(), code);
    this.pressed = this.title;
    this.lastInput = { type: "do", chat, command };
    const answer = await this.send(this.lastInput);
    if (!quietly) showAnswer(this.toasts, answer);
    return answer;
  }

  // Sends again the input whose answer a sheet showed.
  async askAgain(input) {
    this.pressed = "";
    this.lastInput = input;
    showAnswer(this.toasts, await this.send(input));
  }

  // Does a command at the table on the felt.
  doHere(command) {
    return this.do(command, { chat: this.board?.chat });
  }

  doInPrivate(command) {
    return this.do(command, { chat: this.me.id });
  }

  // A command in a text of the bot can be pressed; it goes to the chat of that text.
  obey(root, chat) {
    root.addEventListener("click", async ({ target }) => {
      const named = target.closest("[data-command]");
      if (!named) return;
      const answer = await this.do(named.dataset.command, { chat: chat() ?? this.room.group });
      if (!answer.replies && this.sheets.root.contains(root)) this.sheets.close();
    });
  }

  // Shows a finished game on the study board, as a replay or a review.
  study(what, code = "") {
    return this.openBoard({ code, review: what === "review" });
  }

  // Opens the study board; `what` is what it shows.
  async openBoard(what) {
    const toasts = this.sheets.isOpen ? this.sheets.toasts : this.toasts;
    await openBoard({ ...what, who: this.who, closed: () => this.sheets.isOpen || this.refocus() }, toasts);
    return {};
  }

  // The asker of the server's study routes: the address, the proof, and the fields for taking turns.
  get who() {
    const { session } = this.place.hello;
    if (this.place.window) return { address: "/app/study", proof: { session }, turn: { session } };
    const key = identity.key();
    return { address: identity.roomPath("study"), proof: { key, person: this.me.id }, turn: { room: identity.roomCode(), key } };
  }

  joinOpenTable() {
    return this.do("/join");
  }

  // ------------------------------------------------------------------ around the table

  openMenu() {
    this.sheets.open("menu", word("play-menu"), menuOf(this));
  }

  async openSettings() {
    const { settings } = await import("./settings.js");
    const on = this.handHere?.facts?.tips?.on ?? preference("tips") ?? true;
    const set = (wanted) => {
      prefer("tips", wanted);
      this.keepSettings(this.handHere);
    };
    this.sheets.open("settings", word("play-settings"), settings({ tips: { on, set }, face: (face) => this.send({ type: "rename", face }) }));
  }

  // Tells the bot what was chosen in this browser: tips, and the speed where the bots' is this person's own.
  keepSettings(hand) {
    const { tips, speed } = hand?.facts ?? {};
    const keep = (name, now, data) => {
      const wanted = preference(name);
      if (!data || wanted === null || now === wanted || this.kept[name] === data) return;
      this.kept[name] = data;
      this.send({ type: "press", chat: hand.chat, message: hand.id, data });
    };
    keep("tips", tips?.on, tips?.data);
    keep("speed", speed?.now, speed?.data[preference("speed")]);
  }

  showHand() {
    if (this.handHere) this.sheets.show(this.handHere, word("hand-of"));
  }

  goToOther() {
    if (!this.other) return;
    this.games.goTo(this.other);
    this.felt.clear();
    this.past = null;
    this.show();
  }

  // The bot asks instead if the game ends without this person, and refuses if there is nothing to leave.
  askToLeave() {
    const seats = this.board?.picture?.data.seats ?? [];
    const here = seats.filter(({ person, left }) => person && !left);
    const goesOn = this.isPlaying && here.some(({ person }) => person === this.me.id) && (here.length > 1 || this.board.contest);
    if (goesOn) this.questions.leave(() => this.doHere("/leave"));
    else this.doHere("/leave");
  }

  // Back closes the window on top, then the chat; returns whether there was anything to close.
  closeTopmost() {
    const open = /** @type {HTMLDialogElement | undefined} */ ([...document.querySelectorAll("dialog[open]")].at(-1));
    if (open) open.close();
    else if (!document.getElementById("side").hidden) this.closeLog();
    else return false;
    return true;
  }

  // In a window the client's own button leads back: it closes what is on top, then asks, or shows the person's tables.
  guardWindow() {
    host.onBack(() => {
      if (this.closeTopmost()) return;
      if (this.moved) this.questions.goAway(() => host.close());
      else if (this.room?.table) this.openTables();
      else host.close();
    });
    return () => host.onBack(null);
  }

  // The list of the person's tables, in a window.
  openTables(table = "") {
    return this.link.send({ type: "open", table });
  }

  goAway(why) {
    this.unguard();
    this.unheard();
    this.leave(why);
  }

  async openLog() {
    const { Log } = await import("./log.js");
    if (!this.log) {
      this.log = new Log(this);
      this.obey(this.log.root, () => this.room.group);
    }
    const side = document.getElementById("side");
    side.replaceChildren(this.log.root);
    side.hidden = false;
    document.body.classList.add("with-side");
    this.updateLog();
  }

  updateLog() {
    const { group: of } = this.room ?? {};
    if (!this.messages.chats.has(of)) return;
    const isOpen = !document.getElementById("side").hidden;
    const messages = this.messages.of(of);
    if (isOpen) this.log?.update(messages, this.board?.id);
    this.top.unread(unread(messages, { of, mine: this.me.id, isOpen }));
  }

  async toggleLog() {
    if (document.getElementById("side").hidden) {
      await this.openLog();
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

  showKeys() {
    this.keyboard.show();
  }
}

function looksBack({ does }) {
  return does === "replay" || does === "review";
}

// The button of a hand that a hint named; undefined after that decision, as the data of its buttons is different.
function hintedAt(hand, hinted) {
  if (!hand || !hinted?.button) return undefined;
  return [...hand.rows.flat(), ...(hand.facts?.values ?? [])].find(({ data }) => data === hinted.button);
}

// Whether a board reports a thrown-in hand for the first time.
function isThrownIn(before, { surface, facts }) {
  const known = before?.facts?.kind === "thrown" ? before.facts.hand : null;
  return surface === "board" && Boolean(before) && facts?.kind === "thrown" && facts.hand !== known;
}
