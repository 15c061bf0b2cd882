// The questions before a game is left or ended, or another one begun.
import { element } from "../element.js";
import { word } from "../words.js";

const LEVELS = ["gentle", "easy", "normal", "hard"];

export class Questions {
  constructor(sheets) {
    this.sheets = sheets;
  }

  // `ways` are [label, act]; the last button keeps everything as it is.
  open(title, text, ways) {
    const stay = element("button", { type: "button", className: "act plain", onclick: () => this.sheets.close() }, word("play-cancel"));
    this.sheets.open("question", title, [element("p", {}, text), this.sheets.choices(ways)], [stay]);
    this.sheets.body.querySelector("button").focus();
  }

  leave(leave) {
    this.open(word("play-leave"), word("play-leave-text"), [[word("play-leave-yes"), leave]]);
  }

  end(asks, end) {
    this.open(word("play-end"), asks, [[word("play-end"), end]]);
  }

  goAway(go) {
    this.open(word("play-go-away"), word("play-go-away-text"), [[word("play-go-away-yes"), go]]);
  }

  // Asks before beginning a game beside this one.
  beside(begin) {
    this.open(word("play-beside"), word("play-beside-text"), [[word("play-beside-yes"), begin]]);
  }

  tournament(open) {
    this.open(word("play-tournament"), word("play-tournament-text"), [[word("play-tournament-yes"), open]]);
  }

  // Asks about a new table here; with `elsewhere` the present game stays, and the new table is in another room. `end` is
  // null for who may not end it. With other people, only their votes decide whether an ended game counts.
  table({ running, alone, play, set, end, elsewhere }) {
    const fresh = [...LEVELS.map((level) => [word("play-new-against", { level: word(`play-level-${level}`) }), () => play(level)]), [word("play-new-set"), set]];
    const mid = [[word("play-new-elsewhere"), elsewhere], ...(end ? [[word(alone ? "play-new-end" : "play-end"), end]] : [])];
    this.open(word("play-new"), word(running ? "play-new-running" : "play-new-text"), running ? mid : fresh);
  }
}
