// The link for friends: one for all free seats, as text and as a QR code. It is made on demand, and stored only in this
// tab's memory.
import { copied } from "../copying.js";
import { element } from "../element.js";
import { invite, qrCode, stopInviting } from "../rooms.js";
import { word } from "../words.js";
import { icon } from "./icons.js";

const SPACE = "http://www.w3.org/2000/svg";

export class Invitations {
  constructor() {
    this.link = "";
    this.list = element("ul", { className: "links" });
    this.code = element("div", { className: "qr" });
    this.notice = element("p", { className: "refused", role: "status" });
    const another = element("button", { type: "button", className: "act", onclick: () => this.make() }, word("play-another-link"));
    const stop = element("button", { type: "button", className: "act" }, word("play-invite-close"));
    stop.addEventListener("click", () => this.stop());
    const ways = element("div", { className: "ways-of-links" }, another, stop);
    this.root = element("div", { className: "inviting" }, element("p", {}, word("play-invite-text")), this.list, this.code, ways, this.notice);
  }

  async ready() {
    if (!this.link) await this.make();
  }

  async make() {
    await this.trying(async () => this.show(await invite()));
  }

  async show(link) {
    this.link = link;
    this.list.replaceChildren(this.line(link));
    const code = await qrCode(link);
    this.code.replaceChildren(...(code ? [drawn(code)] : []));
  }

  async stop() {
    await this.trying(async () => {
      await stopInviting();
      this.link = "";
      this.list.replaceChildren();
      this.code.replaceChildren();
      this.notice.textContent = word("play-invite-closed");
    });
  }

  async trying(act) {
    this.notice.textContent = "";
    try {
      await act();
    } catch (error) {
      this.notice.textContent = error.message;
    }
  }

  line(link) {
    const field = element("input", { readOnly: true, value: link, aria: { label: word("play-link") } });
    field.addEventListener("focus", () => field.select());
    const copy = element("button", { type: "button", className: "act", title: word("copy"), aria: { label: word("copy") } }, icon("copy"));
    copy.addEventListener("click", async () => {
      field.select();
      const done = await copied(link);
      field.select(); // to be copied by hand, if the browser has refused
      this.notice.textContent = word(done ? "copied" : "play-copy-by-hand");
    });
    const parts = [field, copy];
    if (navigator.share) {
      const share = element("button", { type: "button", className: "act", title: word("play-share"), aria: { label: word("play-share") } }, icon("share"));
      share.addEventListener("click", () => navigator.share({ title: word("play-page"), url: link }).catch(() => undefined));
      parts.push(share);
    }
    return element("li", {}, ...parts);
  }
}

// A QR code on white, with the margin that readers of such codes need.
function drawn({ size, path }) {
  const around = 4;
  const squares = document.createElementNS(SPACE, "path");
  squares.setAttribute("d", path);
  const drawing = document.createElementNS(SPACE, "svg");
  drawing.setAttribute("viewBox", `${-around} ${-around} ${size + 2 * around} ${size + 2 * around}`);
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", word("play-qr"));
  drawing.setAttribute("shape-rendering", "crispEdges");
  drawing.append(squares);
  return drawing;
}
