// The messages of the page's chats.
export class Messages {
  constructor() {
    this.chats = new Map(); // id -> messages by id
  }

  // Applies the changes of a chat and returns what is new. The first messages after a reset do not count as new.
  take({ chat, reset, messages }) {
    const known = this.chats.get(chat);
    const kept = known && !reset ? known : new Map();
    const changed = [];
    for (const sent of messages) {
      const message = { ...sent, chat };
      const before = kept.get(message.id);
      if (message.deleted) kept.delete(message.id);
      else kept.set(message.id, message);
      if (kept === known && !message.deleted) changed.push({ before, message });
    }
    this.chats.set(chat, kept);
    return changed;
  }

  // The messages of a chat, oldest first.
  of(chat) {
    return [...(this.chats.get(chat)?.values() ?? [])].sort((one, other) => Number(one.id) - Number(other.id));
  }

  // A message, as long as it is there.
  find({ chat, id }) {
    return this.chats.get(chat)?.get(id);
  }
}
