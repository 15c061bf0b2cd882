// The messages of the page's chats, and which of them belong to the table.
export class Told {
  constructor() {
    this.chats = new Map(); // id -> messages by id
  }

  // Takes in the changes of a chat and returns what is new. The first messages after a reset are not new.
  take({ chat, reset, messages }) {
    const known = this.chats.get(chat);
    const kept = known && !reset ? known : new Map();
    const isFirst = kept !== known;
    const changed = [];
    for (const message of messages) {
      const before = kept.get(message.id);
      if (message.deleted) kept.delete(message.id);
      else kept.set(message.id, message);
      if (!isFirst && !message.deleted) changed.push({ before, message });
    }
    this.chats.set(chat, kept);
    return changed;
  }

  // The messages of a chat, oldest first.
  of(chat) {
    return [...(this.chats.get(chat)?.values() ?? [])].sort((one, other) => Number(one.id) - Number(other.id));
  }

  // The board to show: of the newest board in each chat (a lobby, a table with cards, the end of a game) the one
  // with cards comes first. Lists without buttons and drawing do not count.
  board(chats) {
    const boards = chats.map((chat) => this.newest(chat, "board")).filter(Boolean);
    boards.sort((one, other) => Number(isTable(one)) - Number(isTable(other)) || one.at - other.at);
    return boards.at(-1);
  }

  // The own hand at a board's table: both have buttons of the same table.
  hand(person, board) {
    const hands = this.of(person).filter((message) => message.surface === "hand" && shows(message));
    const found = hands.findLast((message) => tableOf(message) === tableOf(board));
    return found && { ...found, chat: person };
  }

  newest(chat, surface) {
    const found = this.of(chat).findLast((message) => message.surface === surface && shows(message));
    return found && { ...found, chat };
  }
}

function shows(message) {
  return message.rows.length > 0 || message.picture;
}

function tableOf(message) {
  return message?.rows.flat().find((button) => button.data)?.data.split(".")[0];
}

export function isTable(message) {
  return message?.picture?.drawing === "table";
}

// The first button of a message that does this, e.g. "score".
export function buttonFor(message, does) {
  return message?.rows?.flat().find((button) => button.does === does);
}
