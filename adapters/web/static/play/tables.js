// The table on the felt, which the server chooses, and its messages.
const NO_TABLE = ""; // in place of the code of a table: a window's list of tables, or why a table is not shown
const ASIDE = new Set(["hand", "answer", "nudge", "shown_hand"]); // kinds of messages beside a table's own

export class Tables {
  constructor(messages, views) {
    this.messages = messages;
    this.views = views;
    this.mine = ""; // the id of the person
    this.chats = []; // the ids of the group and of the private chat
    this.at = NO_TABLE; // the code of the table on the felt
    this.byCode = new Map(); // the messages of each table, group first, oldest first
  }

  // Takes what the server says of the room: which table is shown. `mine` is the id of the person.
  show(room, mine) {
    this.mine = mine;
    this.chats = [room.group, mine];
    this.at = room.shows === "table" ? room.table : NO_TABLE;
    this.index();
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

  index() {
    this.byCode = new Map();
    for (const message of this.chats.flatMap((chat) => this.messages.of(chat))) {
      const code = message.shows ? message.table : NO_TABLE;
      this.byCode.set(code, this.messagesOf(code));
      this.messagesOf(code).push(message);
    }
  }
}
