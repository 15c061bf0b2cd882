// The table on the felt, which the server chooses.
import { escaped } from "../markup.js";

export class Tables {
  constructor(views) {
    this.views = views;
    this.at = ""; // the code of the table on the felt; empty for none, or for the list of the person's tables
  }

  // Takes what the server says of the room. Returns whether another table is shown now.
  show(room) {
    const before = this.at;
    this.at = room.table;
    return this.at !== before;
  }

  // What the person sees of a table.
  view(code) {
    return this.views.of(code);
  }

  // What is shown in place of cards, like a message: a screen of the bot, a finished deal of the day.
  get paper() {
    const view = this.view(this.at);
    const paper = view?.paper ?? (view?.day && said([view.day.told], []));
    return paper && { ...paper, table: this.at };
  }
}

function said(lines, rows) {
  return { text: lines.map(escaped).join("\n"), rows };
}
