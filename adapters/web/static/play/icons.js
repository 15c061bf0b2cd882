// Icons of buttons, drawn in lines of one width.
const SPACE = "http://www.w3.org/2000/svg";
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  chat: "M4 5h16v11H9l-5 4z",
  rules: "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14",
  score: "M4 20V4M4 20h16M8 16l4-5 3 2 5-7",
  standings: "M4 20h16M6 20v-7h4v7M10 20V5h4v15M14 20v-10h4v10",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  share: "M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7",
  first: "M18 6l-7 6 7 6M7 6v12",
  back: "M15 6l-6 6 6 6",
  next: "M9 6l6 6-6 6",
  last: "M6 6l7 6-7 6M17 6v12",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  smile: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9 9.500v.5M15 9.500v.5M8 14q4 4 8 0",
  bulb: "M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z",
  question: "M8 9a4 4 0 1 1 6 3q-2 1-2 3M12 18v1",
  person: "M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21q1-7 8-7t8 7",
  peek: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zm7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
};

export function icon(name) {
  const drawing = document.createElementNS(SPACE, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SPACE, "path");
  path.setAttribute("d", PATHS[name]);
  drawing.append(path);
  return drawing;
}
