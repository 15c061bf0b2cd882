// Discord's client around the page. This module speaks Discord's message protocol without its script: an operation and
// its data, sent to the window that frames the page, or to the window that has opened that one.
import { whenLeaving } from "./leaving.js";

const PARENTS = ["https://discord.com", "https://ptb.discord.com", "https://canary.discord.com"];
const HANDSHAKE = 0; // operations
const FRAME = 1;
const SILENT = 20_000; // milliseconds until a silent client counts as missing
const PERSON = { response_type: "code", state: "", prompt: "none", scope: ["identify"] };
const UNLOCKED = { lock_state: 1, picture_in_picture_lock_state: 1, grid_lock_state: 1 };

export class Discord {
  constructor() {
    this.name = "discord";
    this.isWindow = true;
    this.launch = new URLSearchParams(location.search);
    this.opening = `${this.launch.get("frame_id")} ${this.launch.get("instance_id")}`;
    this.client = location.hostname.split(".")[0]; // the application's id
    this.invites = this.launch.has("guild_id"); // Discord has no invitation dialog in private messages
    this.around = parent.opener ?? parent;
    this.full = null; // Discord offers no full screen
    this.here = []; // who is in the Activity, each by all their names
    this.met = () => {};
    this.origin = ""; // the client's, once it has answered
    this.calls = 0; // how many
    this.waiting = new Map(); // nonce of a command -> the function that takes its answer
    this.heard = new Promise((done) => {
      this.begin = () => done(true);
      setTimeout(() => done(false), SILENT);
    });
    addEventListener("message", (event) => this.hear(event));
    whenLeaving((address) => this.follow(address));
    for (const origin of PARENTS) this.post(HANDSHAKE, { v: 1, encoding: "json", client_id: this.client, frame_id: this.launch.get("frame_id") }, origin);
  }

  post(operation, content, origin = this.origin) {
    this.around.postMessage([operation, content], origin);
  }

  // Sends the client a command. Returns its answer, or nothing if it cannot or will not answer.
  async call(cmd, args = {}, evt = undefined) {
    if (!(await this.heard)) return {};
    const nonce = String(this.calls++);
    const answer = new Promise((done) => this.waiting.set(nonce, done));
    this.post(FRAME, evt ? { cmd, args, evt, nonce } : { cmd, args, nonce });
    return answer;
  }

  hear({ source, origin, data }) {
    if (source !== this.around || !PARENTS.includes(origin) || (this.origin && origin !== this.origin)) return;
    if (!Array.isArray(data) || data[0] !== FRAME) return;
    const { cmd, evt, nonce, data: content } = data[1] ?? {};
    if (cmd === "DISPATCH") this.happened(evt, content ?? {}, origin);
    else {
      this.waiting.get(nonce)?.(evt === "ERROR" ? {} : (content ?? {}));
      this.waiting.delete(nonce);
    }
  }

  happened(evt, content, origin) {
    if (evt === "READY") {
      this.origin = origin;
      this.begin();
    } else if (evt === "ACTIVITY_LAYOUT_MODE_UPDATE") this.layout(content.layout_mode > 0);
    else if (evt === "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE") this.meet(content);
    else if (evt === "ACTIVITY_PIP_MODE_UPDATE") this.layout(Boolean(content.is_pip_mode)); // sent by older clients
  }

  meet({ participants }) {
    if (!Array.isArray(participants)) return;
    this.here = participants.map((one) => [one.nickname, one.global_name, one.username].filter(Boolean));
    this.met();
  }

  onMeeting(act) {
    this.met = act;
  }

  // In a corner, or beside other Activities, the page shows only the trick, whose turn it is and the own points.
  layout(small) {
    document.documentElement.dataset.layout = small ? "small" : "whole";
  }

  // The proof of who uses the client: a code that the server exchanges at Discord. Empty if the person declines.
  async proof() {
    const { code } = await this.call("AUTHORIZE", { client_id: this.client, ...PERSON });
    const custom = this.launch.get("custom_id") ?? "";
    return code ? new URLSearchParams({ code, instance_id: this.launch.get("instance_id") ?? "", custom_id: custom }).toString() : "";
  }

  ready() {
    for (const side of ["top", "right", "bottom", "left"]) {
      document.documentElement.style.setProperty(`--safe-${side}`, `var(--discord-safe-area-inset-${side}, env(safe-area-inset-${side}, 0px))`);
    }
    this.call("SUBSCRIBE", {}, "ACTIVITY_LAYOUT_MODE_UPDATE");
    this.call("SUBSCRIBE", {}, "ACTIVITY_PIP_MODE_UPDATE");
    this.call("SUBSCRIBE", {}, "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE");
    this.call("GET_INSTANCE_CONNECTED_PARTICIPANTS").then((content) => this.meet(content));
    this.call("SET_ORIENTATION_LOCK_STATE", UNLOCKED);
  }

  hidden() {
    return document.hidden;
  }

  // Opens Discord's own dialog to invite friends.
  invite() {
    this.call("OPEN_INVITE_DIALOG");
  }

  // Opens a link through the client, which asks the person first.
  follow(address) {
    const link = new URL(address, location.href);
    if (link.protocol !== "https:") return false;
    this.call("OPEN_EXTERNAL_LINK", { url: link.href });
    return true;
  }

  onBack() {}
  asksToClose() {}
  feel() {}
  toggleFull() {}
  async mayWrite() {
    return false;
  }
  close() {}
}
