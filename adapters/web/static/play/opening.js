// Opening tables: at once with built-in players, for friends, instead of another game, or beside the game on the felt.
import * as identity from "../identity.js";
import { showAnswer } from "../notices.js";
import { makeRoom } from "../rooms.js";
import { isLobby } from "../views.js";
import { word } from "../words.js";
import { nameHere } from "./doors.js";
import { faceHere } from "./faces.js";

const MOMENT = 1500; // milliseconds in which a game that was ended shows that it is over
const STEP = 50;

export class Opening {
  // `app` is the Seating; `questions` asks before something is lost.
  constructor(app, questions) {
    this.app = app;
    this.questions = questions;
    this.busy = false; // whether a table is being opened
    this.dropped = ""; // the code of the game ended in favour of another one: its end is not shown
  }

  // Opens a table, adds built-in players and deals.
  playNow(level = "", preset = "") {
    const adding = Array(this.app.seats - 1).fill(`/addbot ${level}`.trim());
    return this.do([`/newgame ${preset}`.trim(), ...adding, "/deal"]);
  }

  // Plays now by a preset; asks first about what is on the felt.
  begin(preset = "") {
    const { view } = this.app;
    return view && !view.over ? this.table() : this.playNow("", preset);
  }

  // Does commands one after the other; meanwhile the felt shows that work is under way.
  async do(commands) {
    this.busy = true;
    this.app.show();
    for (const command of commands) {
      const answer = await this.app.doing.command(command, { quietly: true });
      if (answer.refused || answer.alert) showAnswer(this.app.toasts, answer);
    }
    this.busy = false;
    this.app.show();
  }

  // `again` is the choice that plays the game on the felt once more.
  // `where` is the message or chat of the button; without it, it's one of the table on the felt.
  async playAgain(again, where) {
    const { app } = this;
    const chat = where?.chat ?? app.chat;
    await app.doing.press(where ?? "board", again);
    if (app.room.people.length === 1 && !app.place.window) await app.doing.command("/deal", { quietly: true, chat });
  }

  // What invites others to the table; null for whom it is not.
  get invite() {
    const { place, room } = this.app;
    if (place.window) return place.invite;
    return (room.people[0].mine ?? true) ? () => this.inviteFriends() : null;
  }

  async inviteFriends() {
    const { app } = this;
    if (!isLobby(app.view) && !app.isPlaying && !app.view?.contest) await app.doing.command("/newgame", { quietly: true });
    const invitations = await this.invitations();
    app.sheets.open("invite", word("play-door-invite"), [invitations.root]);
    await invitations.ready();
  }

  // The link for friends. Its code is loaded when it is needed.
  async invitations() {
    const { Invitations } = await import("./invitations.js");
    this.app.invitations ??= new Invitations();
    return this.app.invitations;
  }

  // The choice of rules. Its code is loaded when it is needed.
  async options(data) {
    const { Options } = await import("./options.js");
    await new Options(this.app).show(data);
  }

  // Begins a game beside the one on the felt, which waits meanwhile.
  beside(begin) {
    if (this.app.isPlaying && this.app.chat !== this.app.me.id) this.questions.beside(begin);
    else begin();
  }

  // Shows the tournament's page instead of the game on the felt. The page leads back to the game.
  tournament() {
    const { app } = this;
    this.questions.tournament(() => app.doing.command("/tournament"));
  }

  // Asks what to do with the current game, if there is one, and which table to open.
  table() {
    const { app } = this;
    const cleared = (open) => async () => {
      if (isLobby(app.view)) await app.doing.pressNow({ chat: app.chat }, { label: "", ...app.view.menu.end });
      await open();
    };
    const alone = app.room.people.length === 1;
    const ends = Boolean(app.view?.menu?.end);
    this.questions.table({
      running: app.isPlaying || app.view?.kind === "tournament" || (isLobby(app.view) && !ends),
      alone: app.isAlone,
      play: (level) => cleared(() => this.playNow(level))(),
      set: cleared(() => this.do(["/newgame"])),
      end: ends ? () => this.end(() => (alone ? this.playNow() : this.do(["/newgame"]))) : null,
      elsewhere: () => this.elsewhere(),
    });
  }

  // Ends the game, and begins another one. If others have to agree, the answer says how many votes are missing.
  async end(begin) {
    const { app } = this;
    this.busy = true;
    this.dropped = app.code;
    await app.doing.here("end");
    if (await this.isEnded()) return begin();
    this.busy = false;
    this.dropped = "";
    return app.show();
  }

  // Whether the game on the felt ends within MOMENT.
  async isEnded() {
    for (let waited = 0; this.app.isPlaying && waited < MOMENT; waited += STEP) await new Promise((done) => setTimeout(done, STEP));
    return !this.app.isPlaying;
  }

  // Opens another room. The present room stays as it is.
  async elsewhere() {
    const code = await makeRoom({ people: 1, name: nameHere(), face: faceHere(), language: document.documentElement.lang });
    location.href = identity.roomPath("", code);
  }
}
