// A finished game on the felt, in a window over the page: a list of hands, a scrubber, the choices of each moment, and
// the review's mistakes. Loaded when it is needed.
import { element } from "../../element.js";
import { spoken } from "../../spoken.js";
import { word } from "../../words.js";
import { icon } from "../icons.js";
import { Asking } from "./asking.js";
import { Panel } from "./panel.js";
import { Position } from "./position.js";

const SHEET = "/static/play/study/study.css";
const RESTS = 250; // milliseconds at a moment until its choices are weighed
const GUESSES = [12, 36]; // of the hidden cards: first a few, then more
const AGAIN = 1500; // milliseconds until it is asked again how far a review is
const OWN_KEYS = "input, select, summary, [role=listbox]"; // elements that have arrow keys of their own

// Opens the game with a code, or the newest. With `review` the mistakes are looked for at once, and everything is shown
// as one saw it. Throws an Error with the reason why there is none.
export async function openStudy({ code = "", review = false, address, who, closed }) {
  const asking = new Asking({ address, who });
  const [first] = await Promise.all([asking.hand(code, 1, null), sheet()]);
  const study = new Study(asking, first, { review, closed });
  document.body.append(study.root);
  study.root.showModal();
  await study.begin(review);
  return study;
}

// The style sheet of the window.
function sheet() {
  if (document.querySelector(`link[href="${SHEET}"]`)) return undefined;
  return new Promise((ready) => {
    const link = element("link", { rel: "stylesheet", href: SHEET, onload: ready, onerror: ready });
    document.head.append(link);
  });
}

class Study {
  constructor(asking, data, { review, closed }) {
    this.asking = asking;
    this.data = data; // of the hand that is drawn
    this.table = data.table;
    this.eyes = data.open && !review ? null : data.seat; // whose view it is; null for all cards
    this.at = { hand: 1, step: 0 };
    this.drawn = { hand: 0, step: -1 };
    this.found = null; // the review
    this.asks = null; // the question that is under way
    this.turn = 0; // how often another hand was asked for
    const { words } = data;
    this.weighs = undefined; // the timer until a moment is weighed
    this.position = new Position();
    this.panel = new Panel({ go: (place) => this.comeTo(place), find: () => this.findMistakes() });
    this.panel.bars.changed = () => this.weigh();
    this.caption = element("p", { className: "study-said", aria: { hidden: "true" } });
    this.heard = element("p", { className: "spoken", role: "status" });
    this.range = element("input", { type: "range", min: "0", step: "1", value: "0", aria: { label: words.step } });
    this.range.addEventListener("input", () => this.go({ hand: this.at.hand, step: Number(this.range.value) }));
    this.ticks = element("div", { className: "study-ticks", aria: { hidden: "true" } });
    this.count = element("span", { className: "study-count", aria: { hidden: "true" } });
    this.view = this.viewChoice(data);
    const close = this.tool("close", word("close"), () => this.root.close());
    this.title = element("h2", { id: "study-title" }, words.title);
    const view = element("label", { className: "study-view" }, element("span", {}, words.view), this.view);
    this.buttons = [
      this.tool("first", words["hand-before"], () => this.goToHand(this.at.hand - 1)),
      this.tool("back", words.back, () => this.move(-1)),
      this.tool("next", words.next, () => this.move(1)),
      this.tool("last", words["hand-after"], () => this.goToHand(this.at.hand + 1)),
    ];
    const [before, back, next, after] = this.buttons;
    const track = element("div", { className: "study-track" }, this.range, this.ticks);
    this.panel.root.setAttribute("aria-label", words.title);
    this.root = element(
      "dialog",
      { className: "study", aria: { labelledby: "study-title" } },
      element("header", { className: "study-head" }, this.title, view, close),
      element("div", { className: "study-felt" }, this.position.root),
      element("div", { className: "study-foot" }, this.caption, this.heard, element("div", { className: "study-scrub" }, before, back, track, this.count, next, after)),
      this.panel.root,
    );
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("close", () => {
      this.root.remove();
      clearTimeout(this.weighs);
      this.turn += 1;
      closed();
    });
  }

  tool(name, label, act) {
    const made = element("button", { type: "button", className: `tool study-${name}`, aria: { label }, title: label }, icon(name));
    made.addEventListener("click", act);
    return made;
  }

  viewChoice({ names, open, seat, words }) {
    const options = names.map((name, at) => element("option", { value: String(at) }, name));
    const chosen = open ? [element("option", { value: "" }, words.open), ...options] : [options[seat]];
    const view = element("select", {}, ...chosen);
    view.value = this.eyes === null ? "" : String(this.eyes);
    view.addEventListener("change", () => {
      this.eyes = view.value === "" ? null : Number(view.value);
      this.go(this.at);
    });
    return view;
  }

  async begin(review) {
    await this.go(this.at);
    this.range.focus();
    this.panel.drawMistakes(null, { words: this.data.words, at: this.at });
    if (review) this.findMistakes();
  }

  // ------------------------------------------------------------------ ways to a moment

  // Goes to a moment; a step beyond the hand becomes its last one.
  async go({ hand, step }) {
    const turn = ++this.turn;
    const wanted = Math.min(Math.max(hand, 1), this.data.hands.length);
    if (this.data.hand !== wanted || this.data.eyes !== this.eyes) {
      try {
        const data = await this.asking.hand(this.table, wanted, this.eyes);
        if (turn !== this.turn) return;
        this.data = data;
      } catch (why) {
        this.caption.textContent = this.heard.textContent = why.message;
        return;
      }
    }
    this.at = { hand: wanted, step: Math.min(Math.max(step, 0), this.data.steps.length - 1) };
    this.draw();
  }

  // The same from the panel, which shows its top: what is said about the moment.
  async comeTo(place) {
    await this.go(place);
    this.panel.root.scrollTop = 0;
  }

  goToHand(hand) {
    if (hand >= 1 && hand <= this.data.hands.length) this.go({ hand, step: 0 });
  }

  // A step on or back, also into the hand beside this one.
  move(by) {
    const { hand, step } = this.at;
    const { hands, steps } = this.data;
    if (step + by >= steps.length && hand < hands.length) this.go({ hand: hand + 1, step: 0 });
    else if (step + by < 0 && hand > 1) this.go({ hand: hand - 1, step: hands[hand - 2].steps });
    else this.go({ hand, step: step + by });
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest(OWN_KEYS)) return;
    const act = {
      ArrowLeft: () => this.move(-1),
      ArrowRight: () => this.move(1),
      Home: () => this.go({ hand: this.at.hand, step: 0 }),
      End: () => this.go({ hand: this.at.hand, step: Infinity }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  // ------------------------------------------------------------------ what is seen

  get step() {
    return this.data.steps[this.at.step];
  }

  get mistake() {
    return this.found?.mistakes?.find(({ hand, step }) => hand === this.at.hand && step === this.at.step);
  }

  draw() {
    const { step, mistake, data, at } = this;
    const { words } = data;
    const front = this.eyes ?? data.seat;
    const moved = this.drawn.hand === at.hand && this.drawn.eyes === this.eyes && at.step === this.drawn.step + 1;
    this.drawn = { ...at, eyes: this.eyes };
    this.position.draw(step, { front, moved, mistake, words });
    this.tell(step, mistake);
    this.panel.drawMoment(step, mistake, { words, four: step.felt.four_colour });
    if (this.listed !== data) this.panel.drawHands(data.hands, { words, at, seat: data.seat });
    this.listed = data;
    this.panel.mark(at);
    this.panel.drawCurve(at);
    this.drawScrubber();
    clearTimeout(this.weighs);
    this.weighs = setTimeout(() => this.weigh(), RESTS);
  }

  // Asks what the choices of the moment bring, one question after the other.
  async weigh() {
    const { step, data, at } = this;
    const { bars } = this.panel;
    const { view } = bars;
    const isHere = () => this.root.open && this.at === at && bars.view === view;
    if (!data.open || !step.choices?.length) return;
    for (const guesses of view === "seen" ? GUESSES : [0]) {
      while (this.asks && isHere()) await this.asks; // one question at a time
      if (!isHere()) return;
      this.asks = this.asking.worth(this.table, at, guesses).then(
        (worth) => isHere() && bars.draw(worth, view),
        (why) => isHere() && bars.fail(why.message),
      );
      await this.asks;
      this.asks = null;
    }
  }

  tell(step, mistake) {
    const lines = [step.said, ...step.then];
    this.caption.replaceChildren(element("span", {}, lines.join(" · ")));
    const heard = spoken([...lines, ...(mistake ? [mistake.better_said, mistake.why] : [])].join(". "));
    const { hand, step: number } = this.at;
    const place = `${this.data.hands[hand - 1].name}, ${number} / ${this.data.steps.length - 1}`;
    this.range.setAttribute("aria-valuetext", `${heard}. ${place}`);
    if (document.activeElement !== this.range) this.heard.textContent = heard; // the scrubber says it itself
  }

  drawScrubber() {
    const last = this.data.steps.length - 1;
    this.range.max = String(last);
    this.range.value = String(this.at.step);
    this.count.textContent = `${this.data.hands[this.at.hand - 1].name} · ${this.at.step} / ${last}`;
    const here = (this.found?.mistakes ?? []).filter(({ hand }) => hand === this.at.hand);
    this.ticks.replaceChildren(...here.map(({ step }) => element("i", { data: { step: String(step) } })));
    here.forEach(({ step }, index) => this.ticks.children[index].style.setProperty("--at", String(step / Math.max(last, 1))));
    const { hand, step } = this.at;
    const isOff = [hand === 1, hand === 1 && step === 0, hand === this.data.hands.length && step === last, hand === this.data.hands.length];
    this.buttons.forEach((button, index) => button.setAttribute("aria-disabled", String(isOff[index])));
  }

  // ------------------------------------------------------------------ the review

  // Asks for the review until it is there.
  async findMistakes() {
    const { words } = this.data;
    while (this.root.open) {
      try {
        this.found = await this.asking.review(this.table);
      } catch (why) {
        this.panel.drawMistakes(null, { words, at: this.at, why: why.message });
        return;
      }
      this.found.hands = this.data.hands.map(({ name }) => name);
      this.panel.drawMistakes(this.found, { words, at: this.at });
      if (this.found.mistakes) break;
      await new Promise((ready) => setTimeout(ready, AGAIN));
    }
    if (this.root.open) this.draw();
  }
}
