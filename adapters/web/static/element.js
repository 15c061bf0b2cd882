// Builds an element: properties starting with "on" are listeners, "data" and "aria" are groups of attributes.
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(made.dataset, value);
    else if (name === "aria") for (const [key, text] of Object.entries(value)) made.setAttribute(`aria-${key}`, text);
    else if (name in made && name !== "list" && name !== "role") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== ""));
  return made;
}

// Remembers the data that was drawn last, so that the same data is not drawn again.
export class Drawn {
  constructor() {
    this.data = "";
  }

  // Takes new data; returns whether it differs from the last.
  isNew(data) {
    const last = this.data;
    this.data = JSON.stringify(data);
    return this.data !== last;
  }
}

// Replaces only the children that differ, so that the others are not announced again and keep their place.
export function patchChildren(parent, wanted) {
  wanted.forEach((node, index) => {
    const present = parent.childNodes[index];
    if (present === undefined) parent.append(node);
    else if (!present.isEqualNode(node)) present.replaceWith(node);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}
