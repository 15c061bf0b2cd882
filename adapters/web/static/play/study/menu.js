// The actions on a study as a whole: naming, sharing, saving, keeping, playing on from it, and beginning another.
import { dayAndTime } from "../../dates.js";
import { element } from "../../element.js";
import { word } from "../../words.js";
import { chooseFile, readStudy } from "./files.js";
import { SettingUp } from "./setting_up.js";
import { Sharing } from "./sharing.js";
import { Sheet, ways } from "./sheet.js";

const TITLE_LIMIT = 60; // characters
const LEVELS = ["easy", "normal", "hard"];

export class Menu {
  // `study` is the window.
  constructor(study) {
    this.study = study;
    this.settingUp = new SettingUp(study);
    this.sharing = new Sharing(study);
  }

  open() {
    const { study } = this;
    const own = [
      [word("board-kept"), () => this.showKept()],
      [word("board-keep"), () => this.keep()],
    ];
    const entries = [
      [word("board-set-up"), () => this.settingUp.open()],
      [word("board-open-file"), () => this.openFile()],
      ...(study.isSomebodys ? own : []),
      ...this.sharing.ways,
    ];
    const title = element("input", { type: "text", maxLength: TITLE_LIMIT, value: study.data.record.title ?? "", autocomplete: "off" });
    title.addEventListener("change", () => study.edit("title", title.value.trim()));
    const sheet = new Sheet(word("board-title"), element("label", { className: "study-field" }, element("span", {}, word("board-name")), title), ways(entries, () => sheet)).open();
  }

  openFile() {
    const { study } = this;
    return study.trying(async () => {
      const file = await chooseFile();
      if (file) await study.put(await readStudy(file));
    });
  }

  // ------------------------------------------------------------------ keeping

  async keep() {
    const { study } = this;
    await study.trying(async () => {
      const asking = await study.person();
      const { board } = study;
      const name = study.data.record.title || study.name;
      board.kept = await asking.own("keep", { table: board.table, record: board.record, name, study: board.kept?.study ?? "" });
      study.say(word("board-kept-now"));
    });
  }

  showKept() {
    const list = element("div", {});
    const sheet = new Sheet(word("board-kept"), list).open();
    const draw = ({ studies, most }) => {
      const items = studies.map((one) => this.kept(one, sheet, draw));
      const none = element("p", {}, word("board-kept-none"));
      list.replaceChildren(element("p", { className: "soft" }, word("board-kept-text", { most })), studies.length ? element("ul", { className: "study-kept" }, ...items) : none);
    };
    return sheet.trying(async () => draw(await (await this.study.person()).own("kept")));
  }

  kept({ study: code, name, used }, sheet, draw) {
    const { study } = this;
    const open = element("button", { type: "button", className: "act plain" }, element("strong", {}, name), " · ", dayAndTime(used * 1000));
    open.addEventListener("click", () =>
      sheet.trying(async () => {
        const found = await study.asking.own("load", { study: code });
        await study.put(found.record, { kept: found });
        sheet.close();
      }),
    );
    const remove = element("button", { type: "button", className: "act plain", aria: { label: `${word("board-delete")}: ${name}` } }, word("board-delete"));
    remove.addEventListener("click", () => sheet.trying(async () => draw(await study.asking.own("drop", { study: code }))));
    return element("li", {}, open, remove);
  }

  // ------------------------------------------------------------------ playing on

  // Begins a practice game from here: asks for the seat, and how well the others play.
  playOn() {
    const { study } = this;
    const { names } = study.data;
    const seat = element("select", {}, ...names.map((name, at) => element("option", { value: String(at) }, name)));
    seat.value = String(study.eyes ?? study.board.mine ?? study.step.to_act);
    const entries = LEVELS.map((level) => {
      const made = element("button", { type: "button" }, word(`play-level-${level}`));
      made.addEventListener("click", () => sheet.trying(() => this.begin(Number(seat.value), level)));
      return element("li", {}, made);
    });
    const sheet = new Sheet(
      word("board-play"),
      element("label", { className: "study-field" }, element("span", {}, word("board-play-seat")), seat),
      element("p", {}, word("board-play-text")),
      element("ul", { className: "choices" }, ...entries),
    ).open();
  }

  async begin(seat, level) {
    const { study } = this;
    const asking = await study.person();
    await asking.own("play", { record: study.board.record, at: study.at, seat, level });
    // The new game is under all of these windows: the board, and the result from which the board was opened.
    for (const open of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (open).close();
  }
}
