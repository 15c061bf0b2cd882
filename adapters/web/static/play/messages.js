// The messages of the page's chats, and which of them belong to which table.
import { goesOn, isResult } from "../result.js";

export class Messages {
  constructor() {
    this.chats = new Map(); // id -> messages by id
    this.closed = new Set(); // the codes of tables that are closed
    this.tables = new Map(); // chat/message -> code of its table: the last form of a message may have no buttons
  }

  // Applies the changes of a chat and returns what is new. The first messages after a reset do not count as new.
  take({ chat, reset, messages }) {
    const known = this.chats.get(chat);
    const kept = known && !reset ? known : new Map();
    const isFirst = kept !== known;
    const changed = [];
    for (const message of messages.flatMap((one) => parts(one, kept))) {
      const before = kept.get(keyOf(message));
      if (message.deleted) kept.delete(keyOf(message));
      else kept.set(keyOf(message), message);
      const named = !message.deleted && tableNamed(message);
      if (named) this.tables.set(`${chat}/${message.id}`, named);
      if (message.facts?.kind === "closed" && !message.part) this.closed.add(named);
      if (!isFirst && !message.deleted) changed.push({ before, message });
    }
    this.chats.set(chat, kept);
    return changed;
  }

  // The messages of a chat, oldest first.
  of(chat) {
    return [...(this.chats.get(chat)?.values() ?? [])].sort((one, other) => Number(one.id) - Number(other.id));
  }

  // A message, as long as it is there.
  find({ chat, id, part }) {
    const found = this.chats.get(chat)?.get(keyOf({ id, part }));
    return found && { ...found, chat };
  }

  // The newest board of each table (a lobby, a table with cards, the end of a game). Boards with cards come last, the
  // newest at the end. Lists without buttons and drawing do not count.
  boards(chats) {
    const newest = new Map();
    for (const chat of chats) {
      for (const message of this.of(chat)) {
        if (message.surface !== "board" || !shows(message) || isPast(message)) continue;
        const found = { ...message, chat };
        newest.set(this.tableOf(found) ?? `${chat}/`, found);
      }
    }
    return [...newest.values()].sort((one, other) => Number(isTable(one)) - Number(isTable(other)) || one.at - other.at);
  }

  // Whether a table or tournament still has a message in some chats, whatever it shows.
  has(code, chats) {
    return chats.some((chat) => this.of(chat).some((message) => message.surface === "board" && this.tableOf({ ...message, chat }) === code));
  }

  // The own hand at a board's table.
  hand(person, board) {
    const wanted = this.tableOf(board);
    const found = this.of(person).findLast((message) => {
      return message.surface === "hand" && shows(message) && this.tableOf({ ...message, chat: person }) === wanted;
    });
    return found && { ...found, chat: person };
  }

  // The code of a message's table; undefined if it has none.
  tableOf(message) {
    return this.tables.get(`${message.chat}/${message.id}`) ?? tableNamed(message);
  }
}

// At a table of a tournament the board comes with the hand: it becomes a separate message under the same id.
function parts(message, kept) {
  const board = { ...message.board, id: message.id, part: "board" };
  if (message.board) return [message, board];
  return kept.has(keyOf(board)) ? [message, { ...board, deleted: true }] : [message];
}

function keyOf({ id, part }) {
  return part ? `${id}/${part}` : id;
}

// Whether a message is the last result of a tournament's table: its round's page comes next.
export function isPast(message) {
  return message.part === "board" && (message.facts?.kind === "closed" || (isResult(message) && !goesOn(message)));
}

function shows(message) {
  const kind = message.facts?.kind; // a closed table's board is replaced by the end of its game
  return kind !== "closed" && (message.rows.length > 0 || message.picture || kind === "share");
}

function tableNamed(message) {
  if (message.facts?.table) return message.facts.table;
  const codes = (message.rows ?? []).flat().map((button) => button.data?.split(".")[0]);
  return codes.find(Boolean);
}

export function isTable(message) {
  return message?.picture?.drawing === "table";
}

// Returns the first button of a message that does this, e.g. "score".
export function buttonFor(message, does) {
  return message?.rows?.flat().find((button) => button.does === does);
}
