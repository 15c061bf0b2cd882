// Telegram's client around the page. This module speaks Telegram's message protocol without its script: through the
// parent window in the web client, through an object of the web view in other clients. They ignore unknown messages.
import { keep, kept } from "../kept.js";
import { whenLeaving } from "./leaving.js";

const PARENT = "https://web.telegram.org";
const LAUNCH = "telegram-launch"; // in this tab: the client's data from the page's address, gone after a reload
const SILENT = 30_000; // milliseconds until an unanswered question to the client counts as refused
const DARK = 128; // brightness of a ground below which it counts as dark
const FELT = "#0f4030";
const FEELS = {
  card: { type: "selection_change" },
  marriage: { type: "impact", impact_style: "medium" },
  turn: { type: "impact", impact_style: "light" },
  result: { type: "notification", notification_type: "success" },
};

export class Telegram {
  constructor() {
    this.name = "telegram";
    this.isWindow = true;
    this.minimised = false;
    this.back = null;
    this.rules = null; // the rules of the style sheets for a dark device
    this.launch = launched();
    this.opening = this.launch.get("tgWebAppData") ?? "";
    this.invites = false;
    this.here = [];
    this.version = (this.launch.get("tgWebAppVersion") ?? "6.0").split(".").map(Number);
    this.proxy = /** @type {any} */ (globalThis).TelegramWebviewProxy;
    this.full = this.knows([8, 0]) ? false : null; // whether it fills the screen; null for a client that cannot
    this.asked = false; // whether the person was asked if the bot may write to them
    this.listen();
  }

  listen() {
    const receive = (type, data) => this.hear(type, data);
    Object.assign(globalThis, {
      TelegramGameProxy: { receiveEvent: receive },
      TelegramGameProxy_receiveEvent: receive,
      Telegram: { WebView: { receiveEvent: receive } },
    });
    addEventListener("message", (event) => {
      if (event.source !== parent || event.origin !== PARENT || typeof event.data !== "string") return;
      try {
        const { eventType, eventData } = JSON.parse(event.data);
        this.hear(eventType, eventData);
      } catch {
        // not from Telegram's protocol
      }
    });
    whenLeaving((address) => this.follow(address));
  }

  // Sends the client a message, if its version knows it: `since` is the first one that does.
  post(type, data = {}, since = [6, 0]) {
    if (!this.knows(since)) return;
    if (this.proxy) this.proxy.postEvent(type, JSON.stringify(data));
    else if (parent !== window) parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), PARENT);
  }

  knows(since) {
    const [major, minor = 0] = this.version;
    return major > since[0] || (major === since[0] && minor >= since[1]);
  }

  ready() {
    if (!this.proxy) this.post("iframe_ready", { reload_supported: true });
    this.theme(read(this.launch.get("tgWebAppThemeParams")));
    this.post("web_app_ready");
    this.post("web_app_expand");
    this.post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }, [7, 7]);
    this.post("web_app_set_header_color", { color: FELT }, [6, 9]);
    this.post("web_app_set_background_color", { color: FELT }, [6, 1]);
    this.post("web_app_request_safe_area", {}, [8, 0]);
    this.post("web_app_request_content_safe_area", {}, [8, 0]);
  }

  hear(type, data) {
    const content = data ?? {};
    if (type === "theme_changed") this.theme(content.theme_params ?? {});
    else if (type === "safe_area_changed") this.keepClear("device", content);
    else if (type === "content_safe_area_changed") this.keepClear("client", content);
    else if (type === "back_button_pressed") this.back?.();
    else if (type === "write_access_requested") this.answered?.(content.status === "allowed");
    else if (type === "fullscreen_changed") this.full = content.is_fullscreen === true;
    else if (type === "fullscreen_failed") this.full = content.error === "ALREADY_FULLSCREEN" ? true : null;
    else if (type === "visibility_changed") {
      this.minimised = content.is_visible === false;
      document.dispatchEvent(new Event("visibilitychange"));
    } else if (type === "reload_iframe") {
      this.post("iframe_will_reload");
      location.reload();
    }
  }

  async proof() {
    return this.opening;
  }

  invite() {}

  onMeeting() {}

  hidden() {
    return document.hidden || this.minimised;
  }

  // Follows the client's light or dark theme, whatever the device's is.
  theme({ bg_color: ground }) {
    if (!/^#[0-9a-f]{6}$/i.test(ground ?? "")) return;
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
    const dark = 0.3 * red + 0.6 * green + 0.1 * blue < DARK;
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
    this.rules ??= [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSMediaRule && /prefers-color-scheme: dark/.test(rule.media.mediaText));
    for (const rule of this.rules) rule.media.mediaText = dark ? "all" : "not all";
  }

  // Keeps clear of the parts of the page that the device and the client cover, in pixels.
  keepClear(who, content) {
    this.covered = { ...this.covered, [who]: content };
    for (const side of ["top", "right", "bottom", "left"]) {
      const sum = Object.values(this.covered).reduce((all, one) => all + (Number(one[side]) || 0), 0);
      document.documentElement.style.setProperty(`--safe-${side}`, `max(${sum}px, env(safe-area-inset-${side}, 0px))`);
    }
  }

  onBack(act) {
    this.back = act;
    this.post("web_app_setup_back_button", { is_visible: Boolean(act) }, [6, 1]);
  }

  asksToClose(asks) {
    if (asks === this.asks) return;
    this.asks = asks;
    this.post("web_app_setup_closing_behavior", { need_confirmation: asks }, [6, 2]);
  }

  feel(what) {
    this.post("web_app_trigger_haptic_feedback", FEELS[what], [6, 1]);
  }

  toggleFull() {
    this.post(this.full ? "web_app_exit_fullscreen" : "web_app_request_fullscreen", {}, [8, 0]);
  }

  // Asks once whether the bot may write to this person; returns whether it may now.
  async mayWrite() {
    if (this.asked || !this.knows([6, 9])) return false;
    this.asked = true;
    const answered = new Promise((done) => {
      this.answered = done;
      setTimeout(done, SILENT, false);
    });
    this.post("web_app_request_write_access", {}, [6, 9]);
    return answered;
  }

  // Opens a link through the client; returns whether the client accepts it.
  follow(address) {
    const link = new URL(address, location.href);
    if (!/^https?:$/.test(link.protocol)) return false;
    if (link.hostname === "t.me") this.post("web_app_open_tg_link", { path_full: link.pathname + link.search }, [6, 1]);
    else this.post("web_app_open_link", { url: link.href }, [6, 1]);
    return true;
  }

  close() {
    this.post("web_app_close");
  }
}

// The part of the address behind the # is not sent to the server. It is kept for reloads and removed from the address.
function launched() {
  const given = location.hash.slice(1);
  if (!given.includes("tgWebAppData=")) return new URLSearchParams(kept(LAUNCH) ?? "");
  if (keep(LAUNCH, given)) history.replaceState(null, "", location.pathname);
  return new URLSearchParams(given);
}

function read(json) {
  try {
    return JSON.parse(json ?? "{}") ?? {};
  } catch {
    return {};
  }
}
