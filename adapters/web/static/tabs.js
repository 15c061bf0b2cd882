// The tabs of the chats: who has to move, and the number of unread messages.
import { Drawn, element } from "./element.js";
import { avatar, groupAvatar } from "./heads.js";
import { word } from "./words.js";

export class Tabs {
  // `personOf(id)` returns the person of a private chat, `see(id)` shows a chat.
  constructor(root, { personOf, see }) {
    this.root = root;
    this.personOf = personOf;
    this.see = see;
    this.drawn = new Drawn();
    root.setAttribute("aria-label", word("chats"));
  }

  draw(chats) {
    const entries = [...chats.values()].map((chat) => {
      const person = this.personOf(chat.id);
      return { chat, person, seen: [chat.id, person?.name, chat.unread, chat.toMove, isSeen(chat)] };
    });
    if (!this.drawn.isNew(entries.map((entry) => entry.seen))) return;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.tab;
    this.root.replaceChildren(...entries.map(({ chat, person }) => this.tab(chat, person)));
    /** @type {HTMLElement | null} */
    const again = focused ? this.root.querySelector(`[data-tab="${CSS.escape(focused)}"]`) : null;
    again?.focus();
  }

  tab(chat, person) {
    const tab = element(
      "button",
      {
        type: "button",
        className: `tab ${chat.isPrivate ? "" : "group"} ${chat.toMove ? "to-move" : ""}`,
        data: { tab: chat.id },
        onclick: () => this.see(chat.id),
      },
      person ? avatar(person) : groupAvatar(),
      element("bdi", { className: "tab-name" }, person?.name ?? word("group")),
    );
    if (isSeen(chat)) tab.setAttribute("aria-current", "true");
    if (chat.toMove) tab.append(element("span", { className: "turn-dot", role: "img", aria: { label: word("your-turn") } }));
    if (chat.unread) {
      tab.append(element("span", { className: "badge", aria: { label: word("unread", { count: chat.unread }) } }, String(chat.unread)));
    }
    return tab;
  }
}

function isSeen(chat) {
  return chat.root.classList.contains("in-sight");
}
