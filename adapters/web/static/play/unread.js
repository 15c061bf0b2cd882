// How many lines others have written since the chat was last open. A reload of this tab keeps count.
import { keep, kept } from "../kept.js";

// `messages` are those of the chat `of`, oldest first; `mine` is the own id, `isOpen` whether the chat is open.
export function unread(messages, { of, mine, isOpen }) {
  const name = `read-${of}`; // the last message that was there while the chat was open
  const read = kept(name);
  if (isOpen || read === null) keep(name, messages.at(-1)?.id ?? "0");
  else return messages.filter(({ kind, id, author, text }) => kind === "said" && Number(id) > Number(read) && author !== mine && !isCommand(text)).length;
  return 0;
}

export const isCommand = (text) => text.startsWith("/");
