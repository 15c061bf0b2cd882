// A study on the board: its record, and the lines of it that the server has drawn. Each answer brings a new record.
export class Board {
  // `table` is the code of the finished game that it shows, `mine` the own seat there; else "" and null.
  constructor(asking, record, { table = "", mine = null } = {}) {
    this.asking = asking;
    this.record = record;
    this.table = table;
    this.mine = mine;
    this.isRead = false; // whether the server has read it
    this.known = new Map(); // lines of this record by hand, line and eyes
    this.kept = null; // { study, name } once it is kept
  }

  // Whether the study can be changed, and not only looked at.
  get isOpen() {
    return true;
  }

  // Returns a line of a hand as a seat saw it, or with all cards open if `eyes` is null.
  async show({ hand, line }, eyes) {
    const name = nameOf(hand, line, eyes);
    if (!this.known.has(name)) {
      const found = await this.asking.board("open", { record: this.record, at: { hand, line, step: 0 }, eyes });
      this.known.set(name, found);
      if (!this.isRead) this.record = found.record; // in the form that the server writes
      this.isRead = true;
    }
    return this.known.get(name);
  }

  // The part of the record that a question about a place needs.
  upTo({ hand }) {
    return { ...this.record, hands: this.record.hands.slice(0, hand + 1) };
  }

  // Does an action at a place, and lets built-in players of a level answer; `mine` are the seats that they do not play.
  extend(at, action, eyes, others = {}) {
    return this.changed("extend", { at, action, eyes, ...others });
  }

  // Changes a line: `how` is promote, delete, name, comment or title.
  edit(how, at, eyes, text = "") {
    return this.changed("edit", { how, at, eyes, text });
  }

  // Shows an older state of the study.
  backTo(record) {
    this.record = record;
    this.known = new Map();
  }

  async changed(what, body) {
    const found = await this.asking.board(what, { record: this.record, ...body });
    this.record = found.record;
    this.known = new Map([[nameOf(found.at.hand, found.at.line, body.eyes), found]]);
    return found;
  }
}

const nameOf = (hand, line, eyes) => JSON.stringify([hand, line, eyes]);

// A finished game whose cards others still play. It is shown as the person saw it, and cannot be changed.
export class Replay {
  constructor(asking, first) {
    this.asking = asking;
    this.table = first.table;
    this.mine = first.seat;
    this.known = new Map([[1, first]]);
  }

  get isOpen() {
    return false;
  }

  async show({ hand }) {
    const number = hand + 1;
    if (!this.known.has(number)) this.known.set(number, await this.asking.own("hand", { table: this.table, hand: number, seat: null }));
    const found = this.known.get(number);
    const steps = found.steps.map((step, at) => {
      const after = found.steps[at + 1];
      return { ...step, next: after?.choices ?? [], to_act: after?.seat ?? null };
    });
    return { ...found, steps, tree: [] };
  }
}
