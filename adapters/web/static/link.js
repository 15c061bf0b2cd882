// The connection. It reconnects by itself, is then sent everything anew, and repeats every input until it is answered. An
// input keeps its id, so that a repeated input counts once.
import { host } from "./hosts/host.js";
import { keep, kept } from "./kept.js";

const PROTOCOL = 4; // of frames and requests
const OTHER = "protocol"; // in this tab: the server's other protocol, for which the page was loaded again
const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 5000;
const ASK_AGAIN = 800;
const PATIENCE = 3; // tries before the page shows a problem
const QUIET = 1500; // milliseconds of a break before the page shows it
const UNANSWERED = 2500; // milliseconds without an answer to an input before the page shows it
const SILENCE = 1500; // milliseconds without a message after which a visible page checks the connection
const NO_SIGN = 2000; // milliseconds for the answer to that check; a silent break is shown after the sum of both
const OPENING = 5000; // milliseconds for a connection to open

export class Link {
  // `hello` identifies this page. `refused` gets the reason if the page is not accepted; then the link ends.
  constructor(address, { hello, heard, state, refused }) {
    this.address = address;
    this.hello = hello;
    this.refused = refused;
    this.heard = heard;
    this.state = state;
    this.version = 0; // of the table drawn last
    this.waiting = new Map(); // input id -> { input, key, tries, answer, done }
    this.wait = FIRST_WAIT;
    this.timer = undefined; // until the next try to connect
    this.worry = undefined; // until a break is shown
    this.socket = null;
    this.over = false;
    this.silence = undefined; // until the connection is checked, or the check fails
    this.silent = false; // whether the check failed
    this.open();
    addEventListener("online", () => this.renew());
    addEventListener("offline", () => this.state(false));
    document.addEventListener("visibilitychange", () => (host.hidden() ? this.hide() : this.retry()));
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPENING);
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      clearTimeout(this.worry);
      this.worry = undefined;
      this.silent = false;
      if (!this.waiting.size) this.state(true); // a doubt about an input ends with its answer
      socket.send(JSON.stringify({ ...this.hello, hidden: host.hidden() }));
      for (const { input } of this.waiting.values()) socket.send(JSON.stringify(input));
      this.watch(socket);
    });
    socket.addEventListener("message", (event) => {
      if (this.silent) this.state(true);
      this.silent = false;
      this.watch(socket);
      this.hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (this.socket !== socket || this.over) return;
      this.worry ??= setTimeout(() => this.state(false), QUIET);
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  retry() {
    if (this.socket.readyState === WebSocket.CLOSED && !this.over) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) this.check();
  }

  // A person whose page is hidden counts as away from the table after a while.
  hide() {
    clearTimeout(this.silence);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "there", id: "there", hidden: true }));
  }

  // Ends the connection for good.
  end() {
    this.over = true;
    this.socket.close();
  }

  // Resolves when every input is answered.
  async settled() {
    for (const { answer } of this.waiting.values()) await answer;
  }

  // Checks the connection after a silence.
  watch(socket) {
    clearTimeout(this.silence);
    if (this.socket !== socket || host.hidden()) return;
    this.silence = setTimeout(() => {
      if (this.socket === socket && socket.readyState === WebSocket.OPEN) this.check();
    }, SILENCE);
  }

  check() {
    clearTimeout(this.silence);
    this.there();
    this.silence = setTimeout(() => this.miss(), NO_SIGN);
  }

  // The check failed: shows that, and after the same time again opens another connection.
  miss() {
    this.silent = true;
    this.state(false);
    this.silence = setTimeout(() => this.renew(), NO_SIGN);
  }

  // A silently broken connection still counts as open, so another one replaces it.
  renew() {
    const old = this.socket;
    this.open();
    old.close();
  }

  hear(frame) {
    if (this.over) return;
    if (frame.type === "refused") {
      this.over = true;
      this.refused(frame.why);
      return;
    }
    if (frame.type === "room" && frame.protocol !== PROTOCOL && this.loadAgain(String(frame.protocol))) return;
    const entry = this.waiting.get(frame.id);
    if (frame.type === "again" && entry) {
      if (++entry.tries === PATIENCE) this.state(false);
      setTimeout(() => this.post(entry.input), ASK_AGAIN);
    }
    if (frame.type === "answer" && entry) {
      this.waiting.delete(frame.id);
      entry.done(frame);
      this.state(true);
    }
    if ("id" in frame) return;
    this.heard(frame);
    const isDrawn = frame.type === "view" && host.isWindow && !host.hidden();
    if (frame.type === "view") this.version = frame.version;
    if (isDrawn && this.socket.readyState === WebSocket.OPEN) this.there();
  }

  // The server speaks another protocol, so it has another page. Returns whether that one is loaded: only once.
  loadAgain(protocol) {
    const isNew = kept(OTHER) !== protocol && keep(OTHER, protocol);
    if (isNew) {
      this.over = true; // what follows is for the other page
      location.reload();
    }
    return isNew;
  }

  // Sends a sign, with the table's version that a window has drawn: a hand seen there is not sent to the chat too.
  there() {
    this.socket.send(JSON.stringify({ type: "there", id: "there", drawn: this.version }));
  }

  // Sends an input; returns a promise of the answer. The same button is not pressed again before its answer: a connection
  // that comes back after many presses would have to take them all.
  send(input) {
    const key = JSON.stringify(input);
    for (const entry of this.waiting.values()) if (input.data && entry.key === key) return entry.answer;
    const named = { ...input, id: Date.now() + Math.random().toString(36).replace(".", "-") };
    const entry = { input: named, key, tries: 0 };
    entry.answer = new Promise((done) => (entry.done = done));
    this.waiting.set(named.id, entry);
    this.post(named);
    setTimeout(() => this.doubt(named.id, this.socket), UNANSWERED);
    return entry.answer;
  }

  post(input) {
    if (this.socket.readyState === WebSocket.OPEN && this.waiting.has(input.id)) this.socket.send(JSON.stringify(input));
  }

  // An input has no answer: shows that, and after the same time again opens a new connection.
  doubt(id, socket) {
    if (this.over || !this.waiting.has(id)) return;
    this.state(false);
    setTimeout(() => this.waiting.has(id) && this.socket === socket && this.renew(), UNANSWERED);
  }
}
