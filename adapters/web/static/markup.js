// The bot's text is a small subset of HTML. It is parsed here, tag by tag, into nodes. Unknown tags stay text. The
// browser never parses a string as markup (the page's policy would not allow it either).
import { anchor } from "./anchors.js";
import { element } from "./element.js";
import { suitName } from "./spoken.js";
import { suitOfSymbol, WRITTEN } from "./suits.js";

const TAGS = new Set(["b", "i", "u", "s", "code", "pre", "blockquote"]);
const BLOCKS = new Set(["pre", "blockquote"]);
const FOLDED = { className: "folded", tabIndex: 0 }; // shows one line until the pointer or the focus is on it
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };
const ENTITY = new RegExp(`&(${Object.keys(ENTITIES).join("|")});`, "g");
// Other attributes are ignored, with their values.
const ATTRIBUTES = '(?: href="([^"<>]*)")?( expandable)?(?: [a-z-]+(?:="[^"<>]*")?)*';
const TOKEN = new RegExp(`<(/?)([a-z]+)${ATTRIBUTES}>|${ENTITY.source}`, "g");
const COMMAND = /(?<![\p{L}\p{N}/:.@_-])(\/[a-z]+)(?![\w/@])/u;
const WHOLE_COMMAND = /^\/([a-z]+)( [\w.=-]+)*$/;
let commands = new Set();

// Sets the commands that can be pressed in a text.
export function knowCommands(names) {
  commands = new Set(names);
}

const SUIT = new RegExp(`(${WRITTEN})`);

// Writes plain text as markup.
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

// Returns one node per line; a line break inside a block stays inside it.
export function lines(text) {
  const rows = [element("div", { className: "line" })];
  const open = []; // tags that are open: { tag, make }
  let tips = [rows[0]]; // the row, then one node for each open tag

  const inBlock = () => open.some(({ tag }) => BLOCKS.has(tag));
  const newLine = () => {
    rows.push(element("div", { className: "line" }));
    tips = [rows.at(-1)];
    for (const { make } of open) push(make());
  };
  const push = (node) => {
    tips.at(-1).append(node);
    tips.push(node);
  };
  const write = (plain) => {
    plain.split("\n").forEach((part, index) => {
      if (index > 0) {
        if (inBlock()) tips.at(-1).append("\n");
        else newLine();
      }
      if (part) tips.at(-1).append(...(open.at(-1)?.tag === "code" ? code(part) : withCommands(part)));
    });
  };

  let position = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, closing, tag, href, expandable, entity] = found;
    let consumed = true;
    let plain = text.slice(position, found.index);
    if (entity) {
      plain += ENTITIES[entity];
    } else if (closing) {
      write(plain);
      plain = "";
      if (open.at(-1)?.tag === tag) {
        open.pop();
        tips.pop();
      } else consumed = false;
    } else if (TAGS.has(tag) || (tag === "a" && href !== undefined)) {
      write(plain);
      plain = "";
      const make = tag === "a" ? () => link(decode(href)) : () => element(tag, expandable ? FOLDED : {});
      open.push({ tag, make });
      push(make());
    } else consumed = false;
    write(consumed ? plain : plain + whole);
    position = found.index + whole.length;
  }
  write(text.slice(position));
  rows.forEach((row) => row.classList.toggle("empty", row.textContent === ""));
  return rows;
}

// A command with its arguments, or other text to copy.
function code(text) {
  const found = text.match(WHOLE_COMMAND);
  return found && commands.has(found[1]) ? [pressed(text)] : withSuits(text);
}

// A plain sentence as nodes: its commands can be pressed, and its suits are drawn.
export function withCommands(text) {
  return text.split(COMMAND).flatMap((part) => (commands.has(part.slice(1)) && part[0] === "/" ? [pressed(part)] : withSuits(part)));
}

function pressed(command) {
  return element("button", { type: "button", className: "command", data: { command } }, command);
}

// A label as nodes, with its suits drawn.
export function withSuits(text) {
  return text
    .split(SUIT)
    .filter(Boolean)
    .map((part) => {
      const { name, letter } = suitOfSymbol(part[0]);
      if (!name) return document.createTextNode(part);
      return element("span", { className: `suit ${name}`, role: "img", aria: { label: suitName(letter) } }, part);
    });
}

function link(href) {
  if (href.startsWith("person:")) return element("span", { className: "mention", data: { person: href.slice(7) } });
  return anchor(href) ?? element("span");
}

function decode(text) {
  return text.replace(ENTITY, (_, name) => ENTITIES[name]);
}
