// Sitting at a table: what the server shows of it becomes the felt, the hand, choices and sheets.
import { buttonFor } from "../choices.js";
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import { listenToKeys } from "../keys.js";
import { laidOut } from "../laid_out.js";
import { Link } from "../link.js";
import { showAnswer, toast } from "../notices.js";
import { choicesOf, feltOf, isLive, isToMove, isTournament, valuesOf, Views } from "../views.js";
import { word } from "../words.js";
import { Acts } from "./acts.js";
import { Among } from "./among.js";
import { guardBack } from "./back.js";
import { drawTop } from "./bar.js";
import { Clock } from "./clock.js";
import { seated } from "./company.js";
import { Doing } from "./doing.js";
import { Felt } from "./felt.js";
import { Hand } from "./hand.js";
import { Hearing } from "./hearing.js";
import { Keyboard } from "./keyboard.js";
import { Lobby } from "./lobby.js";
import { showConnection } from "./lost.js";
import { Opening } from "./opening.js";
import { Paper } from "./paper.js";
import { dress, preference, prefer, whenPreferred } from "./preferences.js";
import { Premove } from "./premove.js";
import { Questions } from "./questions.js";
import { Sheets } from "./sheets.js";
import { Reactions } from "./reactions.js";
import { Results } from "./results.js";
import { turnSound } from "./sound.js";
import { Tables } from "./tables.js";
import { Teller } from "./teller.js";
import { unread } from "./unread.js";

const wide = matchMedia("(min-width: 1200px)");

export class Seating {
  // `leave(why)` shows the doors again; `seats` is how many a new table has; `place` is the page's connection and
  // identification: { address, hello, remember(names), window }.
  constructor(main, setting, { leave, seats, place }) {
    this.place = place;
    this.commands = setting.commands;
    this.keeps = setting.keeps; // the bots that take a guest's games, by platform
    this.language = setting.language;
    this.seats = seats;
    this.leave = leave;
    this.main = main;
    this.room = null;
    this.views = new Views();
    this.tables = new Tables(this.views);
    this.said = null; // the lines that people said at the table, once they were received
    this.led = ""; // the question that the table was last scrolled to
    this.kept = {}; // by setting: the last button sent to tell the bot what was chosen
    this.past = null; // the table as told to screen readers; null for a table that was there before
    this.hearing = new Hearing(this);
    this.doing = new Doing(this);
    this.results = new Results(this);
    this.toasts = document.getElementById("toasts");
    this.teller = new Teller(document.getElementById("teller"));
    this.clock = new Clock({ tell: (text) => this.teller.say([text]) });
    this.premove = new Premove({
      press: (button) => this.doing.press("hand", button),
      say: (text) => {
        toast(this.toasts, text);
        this.teller.say([text]);
      },
      alone: () => this.isAlone,
    });
    this.gift = null; // what asks about a newcomer's first gift, once it is needed
    this.hand = new Hand({ press: (button) => this.doing.pressInHand(button), premove: this.premove });
    this.felt = new Felt({ rectOf: (code) => this.hand.rectOf(code) });
    this.acts = new Acts({ press: (where, button) => this.doing.press(where, button), open: (title, node) => this.sheets.open("text", title, [node]) });
    this.reactions = new Reactions({ give: (reaction) => this.hearing.react(reaction) });
    this.acts.line.append(this.reactions.root);
    this.among = new Among(this, setting.people?.act);
    this.sheets = new Sheets({ press: (message, button) => this.doing.pressInSheet(message, button), say: (command) => this.sayInSheet(command), closed: () => this.sheets.isOpen || this.afterSheet() });
    this.questions = new Questions(this.sheets);
    this.opening = new Opening(this, this.questions);
    this.keyboard = new Keyboard(this);
    this.lobby = new Lobby(this);
    this.paper = new Paper(this);
    this.log = null; // the log of the table, once it was opened
    this.invitations = null; // the link for friends, once it was opened
    this.top = drawTop(this);
    this.draw();
    this.doing.obey(this.sheets.root, () => this.sheets.message?.chat);
    for (const root of [this.felt.panel, this.acts.root]) this.doing.obey(root, () => this.chat);
    const address = new URL(place.address, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.link = new Link(address, {
      hello: place.hello,
      heard: (frame) => this.hearing.hear(frame),
      state: showConnection,
      refused: (why) => this.goAway(why),
    });
    host.onMeeting(() => this.room && this.top.update(this.view));
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

  tell(lines) {
    for (const line of lines) toast(this.toasts, line);
  }

  // ------------------------------------------------------------------ what is seen

  get me() {
    return this.room.people.find((person) => person.mine ?? true);
  }

  // The code of the table on the felt.
  get code() {
    return this.tables.at;
  }

  // What this person sees of the table on the felt.
  get view() {
    return this.tables.view(this.code);
  }

  // The chat in which the table on the felt is.
  get chat() {
    return this.room.chat;
  }

  get isPlaying() {
    return isLive(this.view);
  }

  // Whether no other person plays at the table on the felt.
  get isAlone() {
    return !this.isPlaying || this.view.seats.filter((seat) => seat.is_person).length < 2;
  }

  // Whether this person sits at the table on the felt, and does not only watch.
  get isSeated() {
    return this.isPlaying && this.view.seats.some((seat) => seat.own);
  }

  // A button of the table on the felt that does this, with its message or the name of it; undefined for none.
  found(does) {
    const act = (this.isPlaying || isTournament(this.view)) && buttonFor(this.view.acts, does);
    if (act) return { where: "board", button: act };
    const paper = this.isPlaying ? undefined : this.tables.paper;
    const button = buttonFor(paper?.rows, does);
    return button && { where: paper, button };
  }

  personOf(id) {
    return this.room.people.find((person) => person.id === id);
  }

  show() {
    const { view, isPlaying: playing } = this;
    this.among.sit();
    const paper = playing ? undefined : this.tables.paper;
    this.main.classList.toggle("playing", playing);
    if (playing) {
      const data = feltOf(view);
      const mine = data.seats.findIndex((seat) => seat.own);
      if (!this.felt.data) this.felt.seat([]);
      if (!this.results.coming) {
        this.teller.watch(this.past, data, view);
        if (this.past) this.tell(seated(this.past, data));
        this.past = data;
      }
      this.felt.update(data, mine);
      this.clock.update(data.clock, this.felt.plates[data.to_act]?.root, data.to_act === mine);
    } else {
      if (view?.over && !this.felt.data) this.felt.update(feltOf(view), view.seats.findIndex((seat) => seat.own));
      this.clock.update(null);
    }
    this.paper.show(paper, view, playing);
    // The next hand asks for nothing before the result is shown: a key would put the result away unread.
    const live = playing && !this.results.coming ? view : undefined;
    const moved = isToMove(live);
    if (moved && !this.moved) {
      turnSound();
      host.feel("turn");
    }
    host.asksToClose(moved);
    this.moved = moved;
    const hinted = hintedAt(live, this.doing.hinted);
    this.hand.update(live, hinted?.card);
    const asks = this.gift?.isOpen(live);
    if (!asks) this.felt.hint(hinted ? (this.doing.hinted.to ?? null) : null);
    this.keepSettings(live?.own);
    if (!asks) this.acts.update(live ?? (view && { ...view, own: undefined }), hinted?.data);
    this.among.offer(playing);
    this.main.classList.toggle("my-turn", this.moved);
    this.updateLog();
    this.top.update(view);
    document.title = (this.moved ? "● " : "") + word("play-page");
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

  // ------------------------------------------------------------------ around the table

  // Tells the bot what was chosen in this browser: tips, and the speed where the bots' is this person's own.
  keepSettings(own) {
    const keep = (name, now, data) => {
      const wanted = preference(name);
      if (!data || wanted === null || now === wanted || this.kept[name] === data) return;
      this.kept[name] = data;
      this.doing.pressNow({ chat: this.me.id }, { data, label: "" });
    };
    keep("tips", Boolean(own?.has_tips), own?.tips_data);
    keep("speed", own?.speed, own?.speed_data?.[preference("speed")]);
  }

  // After the end of a tournament's game comes the tournament.
  afterSheet() {
    const { view } = this;
    if (view?.kind === "game" && view.contest && view.over) this.goTo(view.contest);
    else this.refocus();
  }

  // Types a command in a sheet, which the answer replaces.
  sayInSheet(command) {
    this.doing.named(this.sheets.title.textContent, async () => showAnswer(this.sheets.toasts, await this.doing.command(command, { chat: this.me.id, quietly: true })));
  }

  // Opens one's own page or games: the answer brings them.
  openOwn(command) {
    return this.doing.inPrivate(command);
  }

  // Another table is on the felt now.
  arrive() {
    if (this.isPlaying) this.felt.clear();
    this.past = null;
    if (this.view) this.results.watch(this.code, this.view);
  }

  // Shows another table of this person on the felt.
  goTo(code) {
    return this.openTables(code);
  }

  // The bot asks instead if the game ends without this person, and refuses if there is nothing to leave.
  askToLeave() {
    const here = this.isPlaying ? this.view.seats.filter((seat) => seat.is_person && !seat.left) : [];
    const goesOn = here.some(({ own }) => own) && (here.length > 1 || this.view.contest);
    if (goesOn) this.questions.leave(() => this.doing.here("leave"));
    else this.doing.here("leave");
  }

  askToEnd() {
    const { asks } = this.view.menu.end;
    if (asks) this.questions.end(asks, () => this.doing.here("end"));
    else this.doing.here("end");
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

  // Shows another table; without a code the list of the person's tables, in a window.
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
      this.doing.obey(this.log.root, () => this.room.group);
    }
    const side = document.getElementById("side");
    side.replaceChildren(this.log.root);
    side.hidden = false;
    document.body.classList.add("with-side");
    this.updateLog();
    this.log.toEnd();
  }

  updateLog() {
    this.log?.hand.update(this.view);
    if (!this.said) return;
    const isOpen = !document.getElementById("side").hidden;
    if (isOpen) this.log?.update(this.said);
    this.top.unread(unread(this.said, { of: this.room.group, mine: this.me.id, isOpen }));
  }

  async toggleLog() {
    if (document.getElementById("side").hidden) {
      await this.openLog();
      this.log.focused.focus();
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
    if (this.lobby.root.contains(document.activeElement)) return;
    const cards = this.hand.fan.choosing && this.hand.fan.focus();
    if (!cards) (this.acts.buttons()[0] ?? this.main).focus({ preventScroll: true });
  }
}

// The button of a hand that a hint named; undefined after that decision, as the data of its buttons is different.
function hintedAt(view, hinted) {
  if (!view?.own || !hinted?.button) return undefined;
  return [...choicesOf(view).flat(), ...valuesOf(view)].find(({ data }) => data === hinted.button);
}
