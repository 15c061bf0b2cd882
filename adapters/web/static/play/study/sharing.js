// Shares a study: in a link, as a file, or as a picture. A chat client's window cannot save files: there the record is
// a text to copy, and the picture is shown, to be saved by the client's own means.
import { copied } from "../../copying.js";
import { element } from "../../element.js";
import { host } from "../../hosts/host.js";
import { spoken } from "../../spoken.js";
import { word } from "../../words.js";
import { preference } from "../preferences.js";
import { save } from "./files.js";
import { linkOf } from "./link.js";
import { Sheet, ways } from "./sheet.js";

const SEND = { telegram: "https://t.me/share/url?url=" }; // by client: the address that asks where to send a link
const MESSAGE_LIMIT = 4000; // characters of a link that fits into one message

export class Sharing {
  // `study` is the window.
  constructor(study) {
    this.study = study;
  }

  // The ways to share: [label, act].
  get ways() {
    return [[word("board-link"), () => this.shareLink()], this.file, [word(host.isWindow ? "board-picture-here" : "board-picture"), () => this.sharePicture()]];
  }

  get file() {
    return host.isWindow ? [word("board-text"), () => this.showText()] : [word("board-save"), () => this.saveFile()];
  }

  get title() {
    return this.study.data.record.title;
  }

  get text() {
    return JSON.stringify(this.study.board.record, null, 1);
  }

  link() {
    const { study } = this;
    return linkOf(study.address, study.board.record, study.at);
  }

  // ------------------------------------------------------------------ a link

  shareLink() {
    return this.study.trying(async () => this.showLink(await this.link()));
  }

  showLink(link) {
    if (!link) {
      const sheet = new Sheet(word("board-link"), element("p", {}, word("board-link-long")), ways([this.file], () => sheet)).open();
      return;
    }
    const field = element("input", { readOnly: true, value: link });
    const asks = SEND[host.name];
    const inClient = asks && link.length <= MESSAGE_LIMIT && leading(asks + encodeURIComponent(link), word("board-send"));
    const send = inClient || (navigator.share && this.tool(word("board-share"), () => navigator.share({ title: word("board-title"), url: link }).catch(() => undefined)));
    this.show(word("board-link"), word("board-link-text"), field, [send, this.inBrowser(link)]);
  }

  // Offers to open the study in a browser, where it can be saved.
  inBrowser(link) {
    return link && host.isWindow && leading(link, word("board-browser"));
  }

  // ------------------------------------------------------------------ the record

  saveFile() {
    save(new Blob([this.text], { type: "application/json" }), "json", this.title);
  }

  showText() {
    return this.study.trying(async () => {
      const field = element("textarea", { readOnly: true, rows: 7, value: this.text });
      this.show(word("board-text"), word("board-text-about"), field, [this.inBrowser(await this.link())]);
    });
  }

  // Shows a text in a field, from which it can be copied.
  show(title, about, field, more) {
    field.setAttribute("aria-label", title);
    field.addEventListener("focus", () => field.select());
    const copy = this.tool(word("board-copy"), async () => {
      field.select(); // a frame that may not copy by itself may copy what is selected
      const done = (await copied(field.value)) || document.execCommand("copy");
      sheet.tell(word(done ? "copied" : "play-copy-by-hand"));
    });
    const sheet = new Sheet(title, element("p", {}, about), element("p", { className: "links study-link" }, field), tools([copy, ...more])).open();
  }

  // ------------------------------------------------------------------ a picture

  sharePicture() {
    const { study } = this;
    const asked = { record: study.board.upTo(study.at), at: study.at, eyes: study.eyes, four_colour: Boolean(preference("fourColour")) };
    return study.trying(async () => {
      const picture = await study.asking.picture(asked);
      if (host.isWindow) this.showPicture(picture, await this.link());
      else save(picture, "png", this.title);
    });
  }

  showPicture(picture, link) {
    const title = word("board-picture-here");
    const address = URL.createObjectURL(picture);
    const shown = element("img", { className: "study-picture", src: address, alt: `${this.study.name}: ${spoken(this.study.step.said)}` });
    const files = [new File([picture], "thousand.png", { type: picture.type })];
    const send = navigator.canShare?.({ files }) && this.tool(word("board-share"), () => navigator.share({ files }).catch(() => undefined));
    const sheet = new Sheet(title, element("p", {}, word("board-picture-keep")), shown, tools([send, this.inBrowser(link)])).open();
    sheet.root.addEventListener("close", () => URL.revokeObjectURL(address));
  }

  tool(label, act) {
    const made = element("button", { type: "button", className: "act plain" }, label);
    made.addEventListener("click", act);
    return made;
  }
}

const tools = (made) => element("div", { className: "study-tools" }, ...made.filter(Boolean));

// A link out of the page.
const leading = (address, label) => element("a", { className: "act plain", href: address, target: "_blank", rel: "noopener noreferrer" }, label);
