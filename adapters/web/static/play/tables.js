// The tables that this page's person sees, and which of them is on the felt: the room's, or a practice game, a lesson or a
// deal of the day beside it.
import { isLive, isLobby } from "../views.js";

const NO_TABLE = ""; // in place of the code of a table: a window's list of tables, or why a table is not shown
const ASIDE = new Set(["hand", "answer", "nudge", "shown_hand"]); // kinds of messages beside a table's own

export class Tables {
  constructor(messages, views) {
    this.messages = messages;
    this.views = views;
    this.mine = ""; // the id of the person
    this.chats = []; // the ids of the group and of the private chat
    this.at = undefined; // the code of the table on the felt
    this.opening = false; // whether the next new table was asked for here
    this.seats = new Map(); // code -> whether the person had a seat, at the last look
    this.filled = new Set(); // the chats that had their messages at the last look
    this.byCode = new Map(); // the messages of each table, group first, oldest first, without replies
  }

  // What the person sees of a table that has a message in these chats.
  view(code) {
    return this.has(code) ? this.views.of(this.mine, code) : undefined;
  }

  has(code) {
    return Boolean(code) && this.messagesOf(code).length > 0;
  }

  messagesOf(code) {
    return this.byCode.get(code) ?? [];
  }

  // The message that stands for a table: its newest board, else the hand.
  main(code) {
    const all = this.messagesOf(code);
    return all.findLast(({ shows }) => shows === "board") ?? all.at(-1);
  }

  // The message by which the person acts at a table: of their hand, or what everybody may press.
  message(code, shows) {
    const current = this.messagesOf(code).filter((message) => message.current);
    return current.findLast((message) => message.shows === shows) ?? current.at(-1);
  }

  // The message that a table shows without cards: a lobby, a tournament's page, the end of a game, what a lesson has taught.
  paper(code) {
    const view = this.view(code);
    const written = this.messagesOf(code).filter(({ rows, picture }) => rows.length > 0 || picture);
    if (view?.kind !== "game") return written.findLast(({ shows }) => !ASIDE.has(shows));
    const over = this.messagesOf(code).findLast(({ shows }) => shows === "over");
    return over ?? (view.teaches && view.stage === "closed" ? written.findLast(({ shows, current }) => shows === "hand" && current) : undefined);
  }

  // The codes of the tables that can be on the felt: those with cards last, the newest at the end.
  all() {
    const found = [...this.byCode.keys()].filter((code) => this.isShown(code));
    return found.sort((one, other) => Number(this.isLive(one)) - Number(this.isLive(other)) || this.main(one).at - this.main(other).at);
  }

  // Whether a table has something to show. The next hand or the end of the game on the felt will come.
  isShown(code) {
    const view = this.view(code);
    if (view?.kind === "game" && view.contest && view.stage !== "playing" && code !== this.at) return false; // the tournament follows
    if (!view) return code === NO_TABLE && Boolean(this.paper(code));
    return Boolean(this.paper(code)) || (view.kind === "game" && (view.stage === "playing" || (code === this.at && !view.contest)));
  }

  isLive(code) {
    return isLive(this.view(code));
  }

  // Looks at the newest messages and views, and returns the code of the table on the felt. A new table of this person's
  // own, or one requested here, comes onto the felt at once; another table of the room, or a table where the person has
  // just got a seat, only while no game is on the felt.
  look() {
    this.index();
    for (const code of this.all()) {
      const [had, has] = [this.seats.get(code), this.sitsAt(code)];
      const { chat } = this.main(code);
      const isNew = had === undefined ? this.filled.has(chat) : !had && has;
      this.seats.set(code, has);
      if (!isNew) continue;
      if (chat === this.mine || this.opening || !this.isLive(this.at)) this.at = code;
      this.opening = false;
    }
    this.filled = new Set(this.chats.filter((chat) => this.messages.chats.has(chat)));
    return this.onFelt();
  }

  index() {
    this.byCode = new Map();
    for (const message of this.chats.flatMap((chat) => this.messages.of(chat))) {
      if (message.kind !== "screen") continue;
      const code = message.shows ? message.table : NO_TABLE;
      this.byCode.set(code, this.messagesOf(code));
      this.messagesOf(code).push(message);
    }
  }

  // At first it is a table where the person has a seat, if there is one.
  onFelt() {
    const all = this.all();
    if (all.includes(this.at)) return this.at;
    const code = (this.at ? undefined : all.findLast((one) => this.sitsAt(one))) ?? all.at(-1);
    // A tournament's page announces the start of a round, and the round's page follows a moment later.
    const comes = this.has(this.at) && !this.isLive(code);
    if (!comes) this.at = code;
    return code;
  }

  // The code of another game that goes on, or of a lobby where the person has a seat.
  other() {
    return this.all().findLast((code) => code !== this.at && (this.isLive(code) || this.sitsAt(code)));
  }

  // Whether the person has a seat in a lobby, or in a game that goes on.
  sitsAt(code) {
    const view = this.view(code);
    const seats = isLobby(view) ? view.lobby.seats : view?.stage === "playing" ? view.seats : [];
    return Boolean(seats?.some(({ own }) => own));
  }
}
