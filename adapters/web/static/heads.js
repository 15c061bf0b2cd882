// The heads of the chats: the group's with who speaks there, a person's with the name to change.
import { element } from "./element.js";
import { word } from "./words.js";

export function groupAvatar() {
  return element("img", { className: "avatar", src: "/static/icon.svg", alt: "" });
}

export function avatar(person) {
  return element("span", { className: `avatar hue-${person.hue}`, aria: { hidden: "true" } }, initial(person.name));
}

function initial(name) {
  return Array.from(name)[0]?.toUpperCase() ?? "?";
}

export function drawGroupHead(chat) {
  chat.title.textContent = word("group");
  chat.root.setAttribute("aria-label", word("group"));
  chat.head.replaceChildren(
    groupAvatar(),
    element("div", { className: "titles" }, chat.title, element("p", {}, word("group-about"))),
  );
}

export function drawSpeakers(chat, people, speaker, choose) {
  const group = element("fieldset", { className: "speakers" }, element("legend", {}, word("speaking-as")));
  for (const person of people) {
    const radio = element("input", { type: "radio", name: "speaker", value: person.id, checked: person.id === speaker });
    radio.addEventListener("change", () => choose(person.id));
    group.append(element("label", { className: `hue-${person.hue}` }, radio, avatar(person), element("bdi", {}, person.name)));
  }
  chat.speakers?.remove();
  chat.speakers = group;
  chat.composer.root.prepend(group);
}

// `change(fields)` renames the person or changes their language.
export function drawPersonHead(chat, person, languages, change) {
  if (!chat.drawnHead.isNew([person, languages])) return;
  chat.root.setAttribute("aria-label", person.name);
  if (person.fixed) {
    chat.title.replaceChildren(element("bdi", {}, person.name));
  } else {
    const field = element("input", {
      className: "name",
      value: person.name,
      maxLength: 60,
      autocomplete: "off",
      spellcheck: false,
      aria: { label: word("name-of") },
    });
    field.addEventListener("change", () => change({ name: field.value }));
    field.addEventListener("keydown", (event) => event.key === "Enter" && field.blur());
    chat.title.replaceChildren(field);
  }
  const parts = [
    avatar(person),
    element("div", { className: "titles" }, chat.title, element("p", {}, word("private-about"))),
    element("span", { className: "turn" }, word("your-turn")),
  ];
  if (!person.fixed && languages.length > 1) {
    const choice = element("select", { className: "language", aria: { label: word("language-of") } });
    for (const code of languages) {
      choice.append(element("option", { value: code, selected: code === person.language }, ownName(code)));
    }
    choice.addEventListener("change", () => change({ language: choice.value }));
    parts.push(choice);
  }
  chat.head.replaceChildren(...parts);
}

function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name[0].toUpperCase() + name.slice(1);
}
