// The line to type in: commands are completed while they are typed.
import { element } from "./element.js";
import { word } from "./words.js";

let serial = 0;

export class Composer {
  // `send(text)` says the line; `commands` are [{ name, help }].
  constructor({ send, commands, placeholder, label }) {
    this.send = send;
    this.commands = commands;
    this.past = []; // typed lines, oldest first
    this.recalled = 0; // which of them was recalled last
    this.chosen = 0; // which completion is marked
    const id = `completions-${(serial += 1)}`;
    this.list = element("ul", { className: "completions", id, role: "listbox", hidden: true, aria: { label: word("completions") } });
    this.field = element("input", {
      type: "text",
      className: "field",
      placeholder,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: false,
      maxLength: 1000,
      enterKeyHint: "send",
      role: "combobox",
      aria: { label, autocomplete: "list", expanded: "false", controls: id },
    });
    const sending = element("button", { type: "submit", className: "send", title: word("send"), aria: { label: word("send") } }, "➤");
    this.root = element(
      "form",
      { className: "composer", onsubmit: (event) => this.submit(event) },
      element("div", { className: "entry" }, this.list, this.field, sending),
    );
    this.field.addEventListener("input", () => this.complete());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => this.close());
  }

  submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    this.past.push(text);
    this.recalled = this.past.length;
    this.field.value = "";
    this.close();
    this.send(text);
  }

  complete() {
    const typed = this.field.value.match(/^\/(\w*)$/)?.[1].toLowerCase();
    const found = typed === undefined ? [] : this.commands.filter(({ name }) => name.startsWith(typed));
    if (!found.length) return this.close();
    this.chosen = 0;
    this.list.replaceChildren(
      ...found.map(({ name, help }, index) =>
        element(
          "li",
          { id: `${this.list.id}-${index}`, role: "option", data: { name }, onpointerdown: (event) => this.pick(event, name) },
          element("b", {}, `/${name}`),
          element("span", {}, help),
        ),
      ),
    );
    this.list.hidden = false;
    this.field.setAttribute("aria-expanded", "true");
    this.mark();
  }

  mark() {
    Array.from(this.list.children).forEach((option, index) => {
      option.setAttribute("aria-selected", String(index === this.chosen));
      if (index === this.chosen) option.scrollIntoView({ block: "nearest" });
    });
    this.field.setAttribute("aria-activedescendant", `${this.list.id}-${this.chosen}`);
  }

  pick(event, name) {
    event.preventDefault();
    this.field.value = `/${name} `;
    this.field.focus();
    this.close();
  }

  key(event) {
    if (this.list.hidden) {
      if (event.key === "ArrowUp" && this.past.length && (!this.field.value || this.field.value === this.past[this.recalled])) {
        event.preventDefault();
        this.recalled = Math.max(0, this.recalled - 1);
        this.field.value = this.past[this.recalled];
      }
      return;
    }
    const options = this.list.children;
    const name = options[this.chosen].dataset.name;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.chosen = (this.chosen + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length;
      this.mark();
    } else if (event.key === "Tab" || (event.key === "Enter" && this.field.value.slice(1) !== name)) {
      this.pick(event, name);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.close();
    }
  }

  close() {
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }
}
