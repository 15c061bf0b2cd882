// Setting up a position: the rules, and each card in its place. The server decides whether it is possible.
import { element } from "../../element.js";
import { word } from "../../words.js";
import { Dealing } from "./dealing.js";
import { Sheet } from "./sheet.js";

const SUITS = ["", "S", "C", "D", "H"];

export class SettingUp {
  // `study` is the window.
  constructor(study) {
    this.study = study;
    this.presets = null; // the presets to choose from
    this.chosen = { preset: "", options: {}, seats: 3, dealer: 0, totals: {}, points: {}, from: "auction", contract: 0, declarer: 0, trump: "", act: "", marriages: null, dealt: null };
  }

  async open() {
    const { study, chosen } = this;
    await study.trying(async () => {
      this.presets ??= (await study.asking.board("presets")).presets;
      const { rules, seats } = study.board.record;
      const totals = { ...study.data.totals[study.at.hand] };
      Object.assign(chosen, { preset: rules.preset, options: { ...rules.options }, seats, totals, dealer: study.step.felt.dealer ?? 0 });
      const isMiddle = study.step.phase === "play" && (study.step.felt.contract || study.at.step > 0);
      chosen.from = isMiddle ? "play" : "auction";
      this.begin();
      this.form = element("form", { className: "study-setup", noValidate: true });
      this.form.addEventListener("submit", (event) => event.preventDefault());
      this.sheet = new Sheet(word("board-set-up"), this.form).open();
      this.sheet.root.classList.add("wide");
      await this.draw();
    });
  }

  // Starts from the cards of the moment on the board, or of its deal.
  begin() {
    const { chosen, study } = this;
    const { step, data } = study;
    const inPlay = chosen.from === "play";
    const { hands, felt, aside, stock } = inPlay ? step : data.steps[0];
    const dealt = {};
    const deal = (cards, place) => (cards ?? []).forEach((card) => card && (dealt[card] = place));
    hands.forEach((cards, seat) => deal(cards, `hand-${seat}`));
    chosen.dealt = dealt;
    if (!inPlay) return deal(felt.talon, "talon");
    const trick = felt.trick.map(({ card }) => card);
    deal(trick.some((card) => felt.last.some((one) => one.card === card)) ? [] : trick, "trick");
    deal(aside, "discards");
    deal(stock, "stock");
    const of = (name) => felt.seats.map((seat) => seat[name] ?? 0);
    Object.assign(chosen, { declarer: felt.declarer ?? 0, contract: Number(felt.contract) || 0, trump: felt.trump ?? "", act: String(step.to_act ?? ""), points: of("points") });
    chosen.marriages = felt.trump ? felt.seats.map(({ marriages }) => marriages.join("")) : null;
  }

  // Draws the whole form again: after a change of the rules, the seats, or where in the hand the position is.
  async draw() {
    const { chosen, form } = this;
    const preset = this.presets.find((one) => one.preset === chosen.preset) ?? this.presets[0];
    chosen.preset = preset.preset;
    if (!preset.seats.includes(chosen.seats)) chosen.seats = preset.seats.includes(3) ? 3 : preset.seats[0];
    chosen.dealer = Math.min(chosen.dealer, chosen.seats - 1);
    chosen.declarer = Math.min(chosen.declarer, chosen.seats - 1);
    const seats = Array.from({ length: chosen.seats }, (_, seat) => [String(seat), this.name(seat)]);
    const begins = [["auction", word(preset.auction ? "board-from-auction" : "board-from-deal")], ["play", word("board-from-play")]];
    const inPlay = chosen.from === "play";
    this.dealing = new Dealing({ layout: preset.layouts[chosen.seats], names: seats.map(([, name]) => name), inPlay, before: chosen.dealt });
    const rest = inPlay
      ? [
          ...(preset.auction ? [this.select("declarer", word("board-declarer"), seats), this.contract(preset)] : []),
          this.select("trump", word("board-trump"), SUITS.map((suit) => [suit, suit ? word(`suit-${NAMES[suit]}`) : word("board-none")])),
          this.select("act", word("board-to-act"), [...(preset.auction ? [["", word("board-declarer")]] : []), ...seats]),
        ]
      : [];
    const sums = ["totals", ...(inPlay ? ["points"] : [])].map((kind) => {
      const fields = seats.map(([seat, name]) => this.sum(kind, Number(seat), name));
      return element("fieldset", { className: "study-totals" }, element("legend", {}, word(`board-${kind}`)), ...fields);
    });
    const clear = element("button", { type: "button", className: "act plain" }, word("board-clear"));
    clear.addEventListener("click", () => this.dealing.clear());
    const set = element("button", { type: "button", className: "act success" }, word("board-set"));
    set.addEventListener("click", () => this.submit(false));
    const random = element("button", { type: "button", className: "act plain" }, word("board-random"));
    random.addEventListener("click", () => this.submit(true));
    form.replaceChildren(
      element("div", { className: "study-fields" },
        this.select("preset", word("board-rules"), this.presets.map((one) => [one.preset, one.name]), true),
        this.select("seats", word("board-seats"), preset.seats.map((one) => [String(one), String(one)]), true),
        this.select("dealer", word("play-dealer"), seats),
        this.select("from", word("board-from"), begins, true),
        ...rest),
      this.dealing.root,
      ...sums,
      this.options(),
      element("div", { className: "study-tools" }, set, random, clear),
    );
  }

  name(seat) {
    return this.study.data.names[seat] ?? word("person", { number: seat + 1 });
  }

  // A list to choose from; with `anew` the form is drawn again after a choice.
  select(key, label, options, anew = false) {
    const made = element("select", { name: key }, ...options.map(([value, text]) => element("option", { value }, text)));
    made.value = String(this.chosen[key]);
    made.addEventListener("change", async () => {
      this.chosen[key] = typeof this.chosen[key] === "number" ? Number(made.value) : made.value;
      if (key === "preset") this.chosen.options = {};
      if (key === "trump") this.chosen.marriages = null;
      if (!anew) return;
      if (key === "from") this.begin();
      else this.chosen.dealt = this.dealing.dealt;
      await this.draw();
      /** @type {HTMLElement} */ (this.form.querySelector(`[name="${key}"]`)).focus();
    });
    return field(label, made);
  }

  contract({ opening, step, ceiling }) {
    this.chosen.contract ||= opening;
    const made = element("input", { type: "number", value: String(this.chosen.contract), step, min: opening, max: ceiling });
    made.addEventListener("change", () => (this.chosen.contract = Number(made.value)));
    return field(word("board-contract"), made);
  }

  // A field for the totals or points of a seat.
  sum(kind, seat, label) {
    const sums = this.chosen[kind];
    const made = element("input", { type: "number", value: String(sums[seat] ?? 0) });
    made.addEventListener("change", () => (sums[seat] = Number(made.value)));
    return field(label, made);
  }

  // The options of the rules, loaded when they are opened.
  options() {
    const list = element("div", { className: "study-fields" });
    const parts = element("details", {}, element("summary", {}, word("play-options")), list);
    parts.addEventListener("toggle", () => parts.open && !list.childElementCount && this.sheet.trying(() => this.drawOptions(list)));
    return parts;
  }

  async drawOptions(list) {
    const { preset, options } = this.chosen;
    const found = await this.study.asking.board("options", { preset, options });
    list.replaceChildren(
      ...found.options.map(({ name, label, value, choices }) => {
        const made = element("select", {}, ...choices.map((one, at) => element("option", { value: String(at) }, one.label)));
        made.value = String(choices.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value)));
        made.addEventListener("change", () => (options[name] = choices[Number(made.value)].value));
        return field(label, made);
      }),
    );
  }

  // Asks the server for the position; if it is impossible, the wrong place is marked and the reason told.
  submit(random) {
    const { study, chosen, dealing, sheet } = this;
    chosen.dealt = dealing.dealt;
    dealing.blame(null);
    return sheet.trying(async () => {
      try {
        const made = await study.asking.board("setup", { position: this.position(random) });
        await study.put(made.record, { at: made.at });
        sheet.close();
      } catch (why) {
        dealing.blame(why.where);
        throw why;
      }
    });
  }

  position(random) {
    const { preset, options, seats, dealer, from, declarer, contract, trump, act, marriages } = this.chosen;
    const bids = this.presets.find((one) => one.preset === preset).auction;
    const [totals, points] = ["totals", "points"].map((kind) => Array.from({ length: seats }, (_, seat) => this.chosen[kind][seat] ?? 0));
    const wanted = { rules: { preset, options }, seats, dealer, totals, random, ...this.dealing.position(random) };
    if (from === "auction") return wanted;
    const so = { ...(points.some(Boolean) && { points }), ...(marriages && { marriages }), ...(act !== "" && { to_act: Number(act) }) };
    return { ...wanted, play: true, ...(bids && { declarer, contract }), trump: trump || null, ...so };
  }
}

const NAMES = { S: "spades", C: "clubs", D: "diamonds", H: "hearts" };

function field(label, made) {
  return element("label", { className: "study-field" }, element("span", {}, label), made);
}
