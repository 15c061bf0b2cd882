// What the page has been told: the messages of its chats, and which of them are the table's.
export class Told {
  constructor() {
    this.chats = new Map(); // id -> messages by id
  }

  // Takes changes of a chat in, and tells what is new in them. The first fill after a reset is no news.
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

  // The board of these chats that is to be seen: of the newest in each (a lobby, a table with cards, the end of a game) one
  // that is played at comes first. Lists without buttons and drawing are none.
  board(chats) {
    const boards = chats.map((chat) => this.newest(chat, "board")).filter(Boolean);
    boards.sort((one, other) => Number(isTable(one)) - Number(isTable(other)) || one.at - other.at);
    return boards.at(-1);
  }

  // One's hand at the table of a board: both have buttons of the same table.
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
