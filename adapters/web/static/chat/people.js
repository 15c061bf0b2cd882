// The people of the chats: their heads, with a name and a language that can be changed until they act, and the tabs.
import { element, patchChildren } from "../element.js";
import { word } from "../words.js";

const NAME_LIMIT = 24; // characters as a reader counts them
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const signs = (text) => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

// A name has its own writing direction, independent of the line around it.
export const isolated = (name) => `\u2068${name}\u2069`;

// The colour of a person.
export const personStyle = (person) => `--person: ${person?.number ?? 0}`;

// The picture of a person; without one, of the group.
function avatar(person) {
  if (!person) return element("img", { className: "avatar", src: "/static/icon.svg", alt: "" });
  const [first = "?"] = signs(person.name);
  return element("span", { className: "avatar", style: personStyle(person), aria: { hidden: "true" } }, first.toUpperCase());
}

function titled(name, about, ...fields) {
  return element("div", { className: "titles" }, element("h2", { className: fields.length ? "spoken" : "" }, element("bdi", {}, name)), ...fields, about);
}

// With the choice of who of this page's people acts in the group.
export function groupHead(people, chosen) {
  const about = element("p", {}, word(people.length > 1 ? "speaking-as" : "group-about"));
  const choice = element("select", { aria: { label: word("speaking-as") }, hidden: people.length < 2 });
  for (const { id, name } of people) choice.append(element("option", { value: id, selected: id === chosen }, name));
  return [avatar(), titled(word("group"), about), choice];
}

// `change(fields)` renames the person or changes their language.
export function personHead(person, languages, change) {
  const turn = element("span", { className: "turn" }, word("your-turn"));
  if (person.fixed) return [avatar(person), titled(person.name, element("p", {}, word("private-about"))), turn];
  const choice = element("select", { aria: { label: word("language-of") } });
  for (const code of languages) choice.append(element("option", { value: code, selected: code === person.language }, ownName(code)));
  choice.addEventListener("change", () => change({ language: choice.value }));
  return [avatar(person), titled(person.name, "", nameField(person, change)), turn, choice];
}

// A name that is too long is not cut: the field says so, and nothing changes until it fits.
function nameField(person, change) {
  const field = element("input", { className: "name", autocomplete: "off", spellcheck: false, dir: "auto", aria: { label: word("name-of") } });
  field.setAttribute("value", person.name);
  field.addEventListener("input", () => {
    const { length } = signs(field.value.trim());
    field.setCustomValidity(length > NAME_LIMIT ? word("name-limit", { limit: NAME_LIMIT, length }) : "");
  });
  field.addEventListener("change", () => field.reportValidity() && change({ name: field.value }));
  return field;
}

function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name[0].toUpperCase() + name.slice(1);
}

// The tab of a chat: whether its person has to move, and the number of unread messages.
export function fillTab({ tab, inSight, toMove, unread }, person) {
  const sign = (className, label, text) => element("span", { className, role: "img", aria: { label } }, text);
  tab.setAttribute("aria-current", String(Boolean(inSight)));
  const signs = [toMove && sign("turn-dot", word("your-turn"), ""), unread && sign("badge", word("unread", { count: unread }), String(unread))];
  patchChildren(tab, [avatar(person), element("bdi", {}, person?.name ?? word("group")), ...signs.filter(Boolean)]);
}
