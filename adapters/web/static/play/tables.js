// The table on the felt, which the server chooses.
import { escaped } from "../markup.js";

export class Tables {
  constructor(views) {
    this.views = views;
    this.mine = ""; // the id of the person
    this.at = ""; // the code of the table on the felt; empty for none, or for the list of the person's tables
  }

  // Takes what the server says of the room. Returns whether another table is shown now.
  show(room, mine) {
    const before = this.at;
    this.mine = mine;
    this.at = room.table;
    return this.at !== before;
  }

  // What the person sees of a table.
  view(code) {
    return this.views.of(this.mine, code);
  }

  // What is shown in place of cards: a screen of the bot, or how a game has ended, like a message.
  get paper() {
    const view = this.view(this.at);
    const paper = view?.paper ?? (view?.over || view?.day ? endOf(view) : undefined);
    return paper && { ...paper, table: this.at };
  }
}

function endOf({ over, day }) {
  const totals = (over?.totals ?? []).map(({ name, total }) => `${escaped(name)}: <b>${String(total).replace("-", "−")}</b>`);
  const lines = [`<b>${escaped(over?.words ?? day.told)}</b>`, ...totals, escaped(over?.following ?? "")];
  return { text: lines.filter(Boolean).join("\n"), rows: [over?.onward ?? [], over?.looks ?? []] };
}
