// Which chats are shown: one on a small screen; the group and one more on a middle one; else the group and up to four.
export const narrow = matchMedia("(max-width: 899px)"); // one chat fills the screen, as in small.css
const MIDDLE = 1200; // pixels from which there is room for more than one private chat
const GROUP = 424; // pixels of the group's column and its gap, at least
const PRIVATE = 342;
const MOST = 4;

export class Sight {
  constructor() {
    this.current = sessionStorage.getItem("inSight"); // the chat that was chosen last
    this.recent = []; // private chats, the last chosen first
  }

  look(id) {
    this.current = id;
    sessionStorage.setItem("inSight", id);
    this.recent = [id, ...this.recent.filter((other) => other !== id)];
  }

  // How many private chats are shown beside the group.
  get beside() {
    if (innerWidth < MIDDLE) return 1;
    return Math.min(MOST, Math.floor((innerWidth - GROUP) / PRIVATE));
  }

  // The ids of the shown chats; `people` are the ids of the private chats in order.
  shown(group, people) {
    if (narrow.matches) return [this.current];
    const wanted = [...this.recent, ...people].filter((id, at, all) => people.includes(id) && all.indexOf(id) === at);
    const seen = wanted.slice(0, this.beside);
    return [group, ...people.filter((id) => seen.includes(id))];
  }
}
