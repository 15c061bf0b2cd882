// What the person does at the table: presses, commands and lines, and the study board.
import { argumentOf, isMove, kindOf } from "../choices.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { showAnswer } from "../notices.js";
import { openBoard, openPositions } from "./boards.js";
import { readyMenu, showOwn } from "./late_sheets.js";
import { preference } from "./preferences.js";
import { offerSound } from "./sound_offer.js";

// Buttons of a sheet that show their answer in it. The effect of others is visible on the felt, so they close it.
const IN_THE_SHEET = new Set(["rules", "score", "stats", "help", "replay", "review", "hint", "watch", "peek", "hand", "judge", "page", "open", "nudges", "auto"]);
const BEGINS_BESIDE = new Set(["practise", "short", "daily"]); // games in the private chat
const KNOWN_AGAIN = 500; // milliseconds
const KNOWN_TRIES = 8;
const LOOKS_BACK = /^\/(replay|review)(?:\s+(\w*))?$/i; // these are shown on the felt
const TO_THE_BOT = /^\/(daily|learn)$/i; // typed at the table, these go to the private chat

export class Doing {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.title = ""; // the title of the answer to the current action
    this.pressed = ""; // the title of the next reply
    this.lastInput = null; // the last input sent to the bot
    this.opener = null; // the input that the open reply answers
    this.hinted = null; // what the last hint named: { button, to }
    this.remembered = false; // whether the room is remembered in this browser
  }

  // Sends an input as this person; shows the replies in the answer to it.
  async send(input) {
    const { place, me, link } = this.app;
    if (!this.remembered) place.remember([me.name]);
    this.remembered = true;
    const answer = await link.send({ ...input, person: me.id });
    if (answer.people) {
      await this.app.among.show(answer.people);
      return answer;
    }
    for (const reply of answer.replies ?? []) this.app.hearing.reply(reply);
    if (answer.replies && answer.alert) answer.toast = ""; // a reply tells more
    if (answer.own) await showOwn(answer.own, this.app);
    const { instead } = answer; // in place of the pressed message, unless that was put away since
    if (instead && (instead.id !== input.message || this.app.sheets.isShown(instead))) this.app.hearing.reply(instead);
    return answer;
  }

  // `where` is the button's message, or "hand" or "board" for a choice at the table on the felt. `agreed`: the person was
  // asked already whether the game on the felt should wait.
  async press(where, button, { agreed = false } = {}) {
    const { app } = this;
    const here = { chat: where === "hand" ? app.me.id : app.chat, table: app.code };
    const message = typeof where === "string" ? here : { ...here, ...where };
    if (looksBack(button)) return this.study(kindOf(button), message?.table);
    if (kindOf(button) === "learn") return this.openPositions("lesson", { at: argumentOf(button) });
    if (!agreed && this.asksToBegin(message, button)) return {};
    if (isMove(button)) {
      offerSound(app.top.offer);
      readyMenu();
      host.feel(button.kind === "marriage" ? "marriage" : "card");
    }
    let answer = await this.pressNow(message, button);
    if (kindOf(button) === "join" && answer.url && (await host.mayWrite())) answer = await this.pressOnceKnown(message, button);
    showAnswer(app.sheets.isOpen ? app.sheets.toasts : app.toasts, answer);
    return answer;
  }

  // Presses again a button that was refused only because the bot could not write to this person. The bot learns
  // separately that it may.
  async pressOnceKnown(message, button) {
    for (let tries = 1; ; tries++) {
      const answer = await this.pressNow(message, button);
      if (!answer.url || tries === KNOWN_TRIES) return answer;
      await new Promise((done) => setTimeout(done, KNOWN_AGAIN));
    }
  }

  // A press in a sheet: its result is shown in the sheet, or else on the felt, and the sheet is closed.
  async pressInSheet(message, button) {
    const { sheets, toasts } = this.app;
    if (looksBack(button)) return this.study(kindOf(button), message?.table);
    if (this.asksToBegin(message, button)) return {};
    if (isMove(button)) sheets.close();
    const answer = await this.pressNow(message, button);
    const shown = answer.replies || answer.instead || answer.alert || IN_THE_SHEET.has(button.does);
    if (!shown && sheets.isShown(message)) sheets.close();
    showAnswer(sheets.isOpen ? sheets.toasts : toasts, answer);
    return answer;
  }

  // Asks before a button begins a game beside the one on the felt; returns whether it asks.
  asksToBegin(message, button) {
    const { app } = this;
    const asks = BEGINS_BESIDE.has(kindOf(button)) && app.isPlaying && (app.chat !== app.me.id || kindOf(button) === "daily");
    if (asks) app.questions.beside(() => this.press(message, button, { agreed: true }));
    return asks;
  }

  async pressNow(message, { data, label = "" }) {
    this.pressed = /\p{L}/u.test(label) ? label : "";
    this.lastInput = { type: "press", chat: message?.chat ?? this.app.room.group, message: message?.id ?? "0", data };
    const answer = await this.send(this.lastInput);
    if (answer.hint) {
      this.hinted = answer.hint;
      this.app.show();
    }
    return answer;
  }

  // Types a line into the group.
  async say(text) {
    const { group: chat } = await this.app.hearing.room();
    if (TO_THE_BOT.test(text) || LOOKS_BACK.test(text)) return this.inPrivate(text);
    this.pressed = "";
    this.lastInput = /^\//.test(text) ? { type: "do", chat, command: text } : null; // an ordinary line is not repeated
    const answer = await this.send({ type: "say", chat, text });
    showAnswer(this.app.toasts, answer);
    return answer;
  }

  // Calls `act`, whose answer gets this title.
  named(title, act) {
    this.title = title;
    act();
    this.title = "";
  }

  // Does a command, without a line in the chat.
  async command(command, { chat = "", quietly = false } = {}) {
    const [, looks, code] = command.match(LOOKS_BACK) ?? [];
    if (looks) return this.study(looks.toLowerCase(), code);
    this.pressed = this.title;
    const { group } = await this.app.hearing.room();
    this.lastInput = { type: "do", chat: chat || group, command };
    const answer = await this.send(this.lastInput);
    if (!quietly) showAnswer(this.app.toasts, answer);
    return answer;
  }

  // Sends again the input whose answer a sheet showed.
  async askAgain(input) {
    this.pressed = "";
    this.lastInput = input;
    showAnswer(this.app.toasts, await this.send(input));
  }

  // Does what the menu of the table on the felt names.
  here(name) {
    return this.press("board", { kind: name, label: this.title, ...this.app.view.menu[name] });
  }

  // Presses a card in the hand; a newcomer's first gift is asked about first.
  async pressInHand(button) {
    const { own } = this.app.view;
    if (own?.learns && own.gives_to !== undefined && !preference("gave")) {
      const { FirstGift } = await import("./first_gift.js");
      this.app.gift ??= new FirstGift(this.app);
      if (this.app.gift.asks(button)) return {};
    }
    return this.press("hand", button);
  }

  inPrivate(command) {
    return this.command(command, { chat: this.app.me.id });
  }

  // A command in a text of the bot can be pressed; it goes to the chat of that text.
  obey(root, chat) {
    root.addEventListener("click", async ({ target }) => {
      const named = target.closest("[data-command]");
      if (!named) return;
      const { room, sheets } = this.app;
      const answer = await this.command(named.dataset.command, { chat: chat() ?? room.group });
      if (!answer.replies && sheets.root.contains(root)) sheets.close();
    });
  }

  // Shows a finished game on the study board, as a replay or a review.
  study(what, code = "") {
    return this.openBoard({ code, review: what === "review" });
  }

  // Opens the study board; `what` is what it shows.
  async openBoard(what) {
    const { sheets, toasts } = this.app;
    const closed = () => sheets.isOpen || this.app.refocus();
    await openBoard({ ...what, who: this.who, closed }, sheets.isOpen ? sheets.toasts : toasts);
    return {};
  }

  // Opens the lessons or the puzzles over the felt: `at` the argument of a button, or with `first` the first lesson at once.
  async openPositions(part, { at = "", first = false } = {}) {
    const { sheets, toasts } = this.app;
    sheets.close();
    const press = (choice) => this.press({ chat: this.app.me.id }, choice);
    const onBoard = (puzzle) => this.openBoard({ puzzle });
    await openPositions(part, { who: this.who, press, openBoard: onBoard, closed: () => this.app.refocus(), at, first }, toasts);
    return {};
  }

  // The asker of the server's study routes: their addresses, and the secret by which the server knows who asks.
  get who() {
    const { window, hello } = this.app.place;
    if (window) return { address: "/app/study", board: "/board", key: hello.key };
    return { address: identity.roomPath("study"), board: identity.roomPath("board"), key: hello.key };
  }
}

function looksBack(button) {
  return ["replay", "review"].includes(kindOf(button));
}
