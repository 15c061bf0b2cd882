// The line to type in, with the bot's commands one press away.
import { element } from "../element.js";
import { word } from "../words.js";

export class Line {
  // `commands` are [{ name, help }]; `say(text)` says the line.
  constructor(commands, placeholder, say) {
    this.say = say;
    const typed = { autocomplete: "off", autocapitalize: "off", spellcheck: false, maxLength: 1000, enterKeyHint: "send" };
    this.field = element("input", { type: "text", className: "field", placeholder, ...typed });
    const named = (label) => ({ title: label, aria: { label } });
    const onclick = () => this.open(this.list.hidden);
    this.opener = element("button", { ...named(word("completions")), type: "button", className: "opener", onclick }, "/");
    this.list = element("ul", { className: "commands", }, ...commands.map(({ name, help }) => this.command(name, help)));
    const send = element("button", { ...named(word("send")), className: "send" }, "➤");
    const onsubmit = (event) => this.submit(event);
    this.root = element("form", { className: "line", onsubmit }, this.opener, this.field, this.list, send);
    this.field.addEventListener("input", () => this.open(/^\/\w*$/.test(this.field.value), this.field.value.slice(1)));
    this.root.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    this.root.addEventListener("focusout", ({ relatedTarget }) => this.root.contains(relatedTarget) || this.open(false));
    this.open(false);
  }

  command(name, help) {
    const onclick = () => {
      this.close();
      this.say(`/${name}`);
    };
    return element("li", {}, element("button", { type: "button", data: { name }, onclick }, element("b", {}, `/${name}`), " ", help));
  }

  // Opens or closes the list of commands; open, it has those that begin with what is typed.
  open(isOpen, typed = "") {
    const items = [...this.list.children];
    for (const item of items) item.hidden = !item.firstChild.dataset.name.startsWith(typed.toLowerCase());
    this.list.hidden = !isOpen || items.every((item) => item.hidden);
    this.opener.setAttribute("aria-expanded", String(!this.list.hidden));
  }

  // Empties the line.
  close() {
    this.open(false);
    this.field.value = "";
    this.field.focus();
  }

  submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    this.close();
    if (text) this.say(text);
  }
}
