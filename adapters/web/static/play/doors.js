// The doors to a table: the page before there is a table, for a guest with an invitation, and while seats are empty.
import { cardFace } from "../cards.js";
import { dayAndTime, written } from "../dates.js";
import { element } from "../element.js";
import * as identity from "../identity.js";
import { sitDown } from "../rooms.js";
import { word } from "../words.js";
import { faceHere, faceOf, facePicker } from "./faces.js";
import { streakToday } from "./streak.js";

const SHOWN = ["KS", "QH", "AD", "TC", "KH"];
const NAME_KEPT = "thousand-name";

function hero(...below) {
  const fan = element("div", { className: "hero-cards", aria: { hidden: "true" } });
  SHOWN.forEach((code, at) => {
    const card = element("span", {}, cardFace(code));
    card.style.setProperty("--turn", String(at - (SHOWN.length - 1) / 2));
    fan.append(card);
  });
  return element("div", { className: "hero" }, fan, element("h1", { className: "hero-title" }, word("play-title")), ...below);
}

function door(name, act, className = "", label = word(`play-door-${name}`)) {
  return element("button", { type: "button", className: `door ${className}`, data: { door: name }, onclick: act }, label);
}

function linked(name, address) {
  const away = /^https?:/.test(address);
  const rest = away ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return element("a", { className: "door", href: address, data: { door: name }, ...rest }, word(`play-door-${name}`));
}

// The three usual rules: [name, preset, seats].
const RULES = [
  ["classic", "russian", 3],
  ["polish", "polish", 3],
  ["two", "polish_two_talons", 2],
];

// The only door of a page that has the study board but no tables.
export function alone(study) {
  return hero(door("study", () => study(), "primary"));
}

function tile(name, title, lines, act) {
  const label = [element("strong", {}, title), ...[lines].flat().map((line) => element("span", {}, line))];
  return element("button", { type: "button", className: "tile", data: { door: name }, onclick: act }, ...label);
}

function ruleCards(open) {
  const tiles = RULES.map(([name, preset, seats]) => tile(name, word(`play-rules-${name}`), word(`play-rules-${name}-text`), open(preset, seats)));
  return element("section", { className: "rule-cards" }, element("h2", {}, word("play-rules-which")), element("div", { className: "tiles" }, ...tiles));
}

// `count` is how many have played today, as far as the bot knows.
function dailyCard(act, count) {
  const day = written({ day: "numeric", month: "long", timeZone: "UTC" });
  const { played, streak } = streakToday();
  const about = [word(played ? "play-daily-done" : "play-daily-text")];
  if (streak > 1) about.push(`🔥 ${word("play-daily-streak", { count: streak })}`);
  if (count) about.push(word("play-daily-played", { count }));
  return tile("daily", `${word("play-daily")} · ${day}`, about.join(" · "), act);
}

// Play with people: who is there now, or how long it takes. `people` is that of the settings.
function peopleCard({ act, crowds }, open) {
  const there = crowds.filter(({ anybody }) => anybody).slice(0, 2);
  const lines = there.length ? there.map(({ told }) => told) : [word("people-text")];
  const made = tile("people", act.label, lines, open);
  made.classList.toggle("some", there.length > 0);
  return made;
}

// The link back to the table where this person acted last; null for a new person.
function wayBack() {
  const [last] = identity.known();
  if (!last) return null;
  const path = identity.roomPath(last.names.length > 1 ? "chat" : "", last.code);
  const link = element("a", { className: "door primary", href: path, data: { door: "continue" } }, word("play-door-continue"));
  link.addEventListener("click", () => identity.take(last.key, last.code));
  return link;
}

// `doors` opens each: { now, fresh, daily, rules, mine, howto, puzzles, invite, chat } are functions; `bots` has the addresses at which bots can be added.
export const nameHere = () => localStorage.getItem(NAME_KEPT) || word("play-me");

export function entry({ doors, bots = /** @type {Record<string, string>} */ ({}), why = "", back = [], played = 0, people = null }) {
  const notice = element("p", { className: "refused", role: "alert" }, why ? word(why) : "");
  const trying = (act) => async (event) => {
    const button = event.currentTarget;
    button.disabled = true;
    button.setAttribute("aria-busy", "true");
    notice.textContent = "";
    try {
      await act();
    } catch (error) {
      notice.textContent = error.message;
    }
    button.disabled = false;
    button.removeAttribute("aria-busy");
  };
  const again = wayBack();
  const more = element(
    "div",
    { className: "doors" },
    again ? door("mine", trying(doors.mine), "", word("play-my-page")) : "",
    door("howto", trying(doors.howto)),
    door("puzzles", trying(doors.puzzles)),
    door("study", trying(() => doors.study())),
    door("invite", trying(doors.invite)),
    door("chat", trying(doors.chat)),
    bots.telegram ? linked("telegram", bots.telegram) : "",
    bots.discord ? linked("discord", bots.discord) : "",
  );
  const name = element("input", {
    name: "name",
    maxLength: 60,
    value: localStorage.getItem(NAME_KEPT) ?? "",
    placeholder: word("play-me"),
    autocomplete: "nickname",
    spellcheck: false,
    onchange: () => localStorage.setItem(NAME_KEPT, name.value.trim()),
  });
  const called = element("label", { className: "called" }, element("span", {}, word("play-your-name")), name);
  const lines = element("p", { className: "hero-text" }, word("play-what"), " ", word("play-text"));
  const now = door("now", trying(doors.now), again ? "" : "primary");
  const main = element("div", { className: "ways-in" }, ...[again, now, door("new", trying(doors.fresh))].filter(Boolean));
  const rules = ruleCards((preset, seats) => trying(() => doors.rules(preset, seats)));
  const others = people ? peopleCard(people, trying(doors.people)) : "";
  return hero(lines, main, others, element("div", { className: "who-here" }, called, facePicker()), notice, dailyCard(trying(doors.daily), played), rules, more, ...back);
}

// On an empty felt: the games that can begin here.
export function waysToBegin({ now, howto, invite, people }) {
  const others = people && element("button", { type: "button", className: "door", data: { door: "people" }, onclick: people.act }, people.label);
  return [door("now", now, "primary"), ...(others ? [others] : []), element("div", { className: "doors" }, door("howto", howto), door("invite", invite))];
}

// For a guest whose invitation cannot be used any more.
export function notInvited(why) {
  return hero(element("p", { className: "refused", role: "alert" }, why), element("a", { className: "door", href: "/" }, word("play-door-now")));
}

// What a guest is invited to: by whom, to which rules, and who sits there. Nothing of it is known without the server.
function invitedTo({ host, rules, counts = [], seats = [] }) {
  if (!host) return [element("p", { className: "hero-text" }, word("play-invited"))];
  const here = seats.map((seat) => ({ ...seat, is_person: !seat.level }));
  const people = here.map(({ name, level }, at) =>
    element("li", { className: `hue-${at}` }, faceOf(here, at), element("bdi", {}, name), level ? element("small", {}, level) : ""),
  );
  const lines = [rules, counts.length ? word("play-players", { counts: counts.join(" / ") }) : ""].filter(Boolean);
  return [
    element("p", { className: "hero-text invites" }, element("b", {}, word("play-invites", { name: host })), element("span", {}, lines.join(" · "))),
    people.length ? element("ul", { className: "sits-here", aria: { label: word("play-sits-here") } }, ...people) : "",
  ].filter(Boolean);
}

// For a guest with an invitation: what it is to, a name, and the seat.
export function invited({ language, seated, told }) {
  const notice = element("p", { className: "refused", role: "alert" });
  const field = element("input", {
    name: "name",
    required: true,
    maxLength: 60,
    value: localStorage.getItem(NAME_KEPT) ?? "",
    autocomplete: "nickname",
    spellcheck: false,
  });
  const sit = element("button", { className: "door primary" }, word("play-sit-down"));
  const form = element("form", { className: "sit-down" }, element("label", {}, word("play-your-name"), field), facePicker(), sit);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    sit.disabled = true;
    try {
      await sitDown(field.value, language, faceHere());
      localStorage.setItem(NAME_KEPT, field.value);
      seated();
    } catch (error) {
      notice.textContent = error.message;
      sit.disabled = false;
    }
  });
  return hero(...invitedTo(told), form, notice);
}

// Links to earlier tables; if one browser plays several people, to the group chat.
export function tablesBefore() {
  const others = identity.known();
  if (!others.length) return [];
  const links = others.slice(0, 3).map(({ code, key, names, at }) => {
    const link = element("a", { href: identity.roomPath(names.length > 1 ? "chat" : "", code) }, element("bdi", {}, names.join(", ") || word("play-page")), ` · ${dayAndTime(at)}`);
    link.addEventListener("click", () => identity.take(key, code));
    return element("li", {}, link);
  });
  return [element("nav", { className: "before", aria: { label: word("play-go-on") } }, element("h2", {}, word("play-go-on")), element("ul", {}, ...links))];
}
