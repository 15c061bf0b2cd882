// What can be done with a study as a whole: named, shared, saved, kept, played on from, and begun anew.
import { copied } from "../../copying.js";
import { dayAndTime } from "../../dates.js";
import { element } from "../../element.js";
import { host } from "../../hosts/host.js";
import { word } from "../../words.js";
import { preference } from "../preferences.js";
import { chooseFile, readStudy, save } from "./files.js";
import { linkOf } from "./link.js";
import { SettingUp } from "./setting_up.js";
import { Sheet, ways } from "./sheet.js";

const TITLE_LIMIT = 60; // characters
const LEVELS = ["easy", "normal", "hard"];

export class Menu {
  // `study` is the window.
  constructor(study) {
    this.study = study;
    this.settingUp = new SettingUp(study);
  }

  open() {
    const { study } = this;
    const isWeb = !host.isWindow; // a client's window saves no files, and has no address to share
    const entries = [
      [word("board-set-up"), () => this.settingUp.open()],
      [word("board-open-file"), () => this.openFile()],
      [word("board-kept"), () => this.showKept()],
      [word("board-keep"), () => this.keep()],
      isWeb && [word("board-link"), () => this.shareLink()],
      isWeb && [word("board-save"), () => save(new Blob([JSON.stringify(study.board.record, null, 1)], { type: "application/json" }), "json", study.data.record.title)],
      isWeb && [word("board-picture"), () => this.savePicture()],
    ].filter(Boolean);
    const title = element("input", { type: "text", maxLength: TITLE_LIMIT, value: study.data.record.title ?? "", autocomplete: "off" });
    title.addEventListener("change", () => study.edit("title", title.value.trim()));
    const sheet = new Sheet(word("board-title"), element("label", { className: "study-field" }, element("span", {}, word("board-name")), title), ways(entries, () => sheet)).open();
  }

  // ------------------------------------------------------------------ sharing

  shareLink() {
    return this.study.trying(async () => this.showLink(await linkOf(this.study.board.record, this.study.at)));
  }

  showLink(link) {
    if (!link) {
      new Sheet(word("board-link"), element("p", {}, word("board-link-long"))).open();
      return;
    }
    const field = element("input", { readOnly: true, value: link, aria: { label: word("board-link") } });
    field.addEventListener("focus", () => field.select());
    const copy = element("button", { type: "button", className: "act plain" }, word("copy"));
    copy.addEventListener("click", async () => {
      const done = await copied(link);
      field.select();
      sheet.tell(word(done ? "copied" : "play-copy-by-hand"));
    });
    const send = navigator.share && element("button", { type: "button", className: "act plain" }, word("play-share"));
    if (send) send.addEventListener("click", () => navigator.share({ title: word("board-title"), url: link }).catch(() => undefined));
    const sheet = new Sheet(word("board-link"), element("p", {}, word("board-link-text")), element("p", { className: "links study-link" }, field), element("div", { className: "study-tools" }, copy, send || "")).open();
  }

  savePicture() {
    const { study } = this;
    return study.trying(async () => save(await study.asking.picture({ record: study.board.upTo(study.at), at: study.at, eyes: study.eyes, four_colour: Boolean(preference("fourColour")) }), "png", study.data.record.title));
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

  // A practice game from here: which seat, and how well the others play.
  playOn() {
    const { study } = this;
    const { names } = study.data;
    const seat = element("select", {}, ...names.map((name, at) => element("option", { value: String(at) }, name)));
    seat.value = String(study.eyes ?? study.board.mine ?? study.step.to_act);
    const entries = LEVELS.map((level) => {
      const made = element("button", { type: "button" }, word(`play-level-${level}`));
      made.addEventListener("click", () => sheet.trying(() => this.begin(Number(seat.value), level, sheet)));
      return element("li", {}, made);
    });
    const sheet = new Sheet(
      word("board-play"),
      element("label", { className: "study-field" }, element("span", {}, word("board-play-seat")), seat),
      element("p", {}, word("board-play-text")),
      element("ul", { className: "choices" }, ...entries),
    ).open();
  }

  async begin(seat, level, sheet) {
    const { study } = this;
    const asking = await study.person();
    await asking.own("play", { record: study.board.record, at: study.at, seat, level });
    sheet.close();
    study.root.close();
  }
}
