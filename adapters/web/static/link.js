// The connection: it comes back by itself, catches up from the revisions it knows, and sends every input until it is
// answered. An input keeps its id, so that one sent twice counts once.
const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 5000;
const ASK_AGAIN = 800;
const PATIENCE = 3; // tries before anybody is told
const QUIET = 1500; // how long a break may last before anybody is told
const UNANSWERED = 2500; // how long an input may wait for its answer before anybody is told
const SILENCE = 1500; // after so long without a word the other side is asked whether it is there, while the page is seen
const NO_SIGN = 2000; // how long it may take to say so: a break without a word is told after the sum of both
const OPENING = 5000; // how long a connection may take to open

export class Link {
  // `key` is what the people of this page are played by. `refused` is told why a key opens nothing; then it is over.
  constructor(address, { key, heard, state, refused }) {
    this.address = address;
    this.key = key;
    this.refused = refused;
    this.heard = heard;
    this.state = state;
    this.known = {}; // revision by chat
    this.waiting = new Map(); // input id -> { input, done, tries }
    this.wait = FIRST_WAIT;
    this.timer = undefined; // until the next try to connect
    this.worry = undefined; // until somebody is told of a break
    this.socket = null;
    this.over = false;
    this.silence = undefined; // until the other side is asked whether it is there, or has not said so
    this.silent = false; // whether it has not
    this.open();
    addEventListener("online", () => this.renew());
    addEventListener("offline", () => this.state(false));
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
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
      this.state(true);
      socket.send(JSON.stringify({ key: this.key, since: this.known }));
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
    else this.watch(this.socket);
  }

  // Asks after a silence whether the other side is there.
  watch(socket) {
    clearTimeout(this.silence);
    if (this.socket !== socket || document.hidden) return;
    this.silence = setTimeout(() => {
      if (this.socket !== socket || socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: "there", id: "there" }));
      this.silence = setTimeout(() => this.miss(), NO_SIGN);
    }, SILENCE);
  }

  // No sign of the other side: somebody is told, and after as long again another connection takes this one's place.
  miss() {
    this.silent = true;
    this.state(false);
    this.silence = setTimeout(() => this.renew(), NO_SIGN);
  }

  // A connection that was broken without a word is still called open: another takes its place.
  renew() {
    const old = this.socket;
    this.open();
    old.close();
  }

  hear(told) {
    if (told.type === "refused") {
      this.over = true;
      this.refused(told.why);
      return;
    }
    if (told.type === "again") {
      const entry = this.waiting.get(told.id);
      if (!entry) return;
      entry.tries += 1;
      if (entry.tries === PATIENCE) this.state(false);
      setTimeout(() => this.post(entry.input), ASK_AGAIN);
      return;
    }
    if (told.type === "answer" && !this.waiting.has(told.id)) return;
    if (told.type === "answer") {
      this.waiting.get(told.id).done(told);
      this.waiting.delete(told.id);
      this.state(true);
      return;
    }
    if (told.type === "changes") this.known[told.chat] = told.revision;
    this.heard(told);
  }

  // Sends an input and promises the answer.
  send(input) {
    const numbers = crypto.getRandomValues(new Uint32Array(4));
    const named = { ...input, id: Array.from(numbers, (number) => number.toString(36)).join("") };
    return new Promise((done) => {
      this.waiting.set(named.id, { input: named, done, tries: 0 });
      this.post(named);
      setTimeout(() => this.doubt(named.id, this.socket), UNANSWERED);
    });
  }

  post(input) {
    if (this.socket.readyState === WebSocket.OPEN && this.waiting.has(input.id)) this.socket.send(JSON.stringify(input));
  }

  // An input without an answer: somebody is told, and after as long again the connection is renewed.
  doubt(id, socket) {
    if (!this.waiting.has(id)) return;
    this.state(false);
    setTimeout(() => this.waiting.has(id) && this.socket === socket && this.renew(), UNANSWERED);
  }
}
