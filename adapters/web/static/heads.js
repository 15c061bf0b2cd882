// The heads of the chats: the group's with the choice of speaker, a person's with their name.
import { element } from "./element.js";
import { initial, NAME_LIMIT, signs } from "./names.js";
import { word } from "./words.js";

export function groupAvatar() {
  return element("img", { className: "avatar", src: "/static/icon.svg", alt: "" });
}

export function avatar(person) {
  return element("span", { className: `avatar hue-${person.hue}`, aria: { hidden: "true" } }, initial(person.name));
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
  const parts = [];
  if (person.fixed) {
    chat.title.replaceChildren(element("bdi", {}, person.name));
  } else {
    chat.title.replaceChildren(element("bdi", { className: "spoken" }, person.name));
    parts.push(nameField(person, change));
  }
  const titles = element("div", { className: "titles" }, chat.title, ...parts, element("p", {}, word("private-about")));
  const heads = [avatar(person), titles, element("span", { className: "turn" }, word("your-turn"))];
  if (!person.fixed && languages.length > 1) {
    const choice = element("select", { className: "language", aria: { label: word("language-of") } });
    for (const code of languages) {
      choice.append(element("option", { value: code, selected: code === person.language }, ownName(code)));
    }
    choice.addEventListener("change", () => change({ language: choice.value }));
    heads.push(choice);
  }
  chat.head.replaceChildren(...heads);
}

// The field for a name. A name that is too long is not cut: the field says so, and nothing changes until it fits.
function nameField(person, change) {
  const about = `name-about-${person.id}`;
  const limit = element("span", { className: "limit", id: about, hidden: true });
  const field = element("input", {
    className: "name",
    value: person.name,
    autocomplete: "off",
    spellcheck: false,
    dir: "auto",
    aria: { label: word("name-of"), describedby: about },
  });
  const check = () => {
    const length = signs(field.value.trim()).length;
    const tooLong = length > NAME_LIMIT;
    limit.hidden = !tooLong && length < NAME_LIMIT - 4;
    limit.textContent = word("name-limit", { limit: NAME_LIMIT, length });
    limit.classList.toggle("too-long", tooLong);
    field.setAttribute("aria-invalid", String(tooLong));
    return !tooLong;
  };
  field.addEventListener("input", check);
  field.addEventListener("change", () => check() && change({ name: field.value }));
  field.addEventListener("keydown", (event) => event.key === "Enter" && field.blur());
  return element("div", { className: "naming" }, field, limit);
}

function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name[0].toUpperCase() + name.slice(1);
}
