// The score chart: a line per seat over the hands. `now` marks the hand that is being looked at.
import { element } from "./element.js";

const SPACE = "http://www.w3.org/2000/svg";
const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 118;
const NAME = 18; // the height of a name
const EDGE = 14;

export function drawChart(data, description) {
  const rows = [data.first ?? data.names.map(() => 0), ...(data.totals ?? [])];
  const values = rows.flat();
  const low = Math.min(0, ...values);
  const high = Math.max(data.target ?? 1000, ...values);
  const x = (hand) => LEFT + ((WIDTH - LEFT - RIGHT) * hand) / Math.max(1, rows.length - 1);
  const y = (total) => EDGE + ((HEIGHT - 2 * EDGE) * (high - total)) / Math.max(1, high - low);

  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart", role: "img", "aria-label": description });
  for (const [level, kind] of [[0, "zero"], [data.zone, "zone"], [data.target, "target"], [low || null, "low"]]) {
    if (level === null || level === undefined) continue;
    drawing.append(svg("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(level), y2: y(level), class: `level ${kind}` }));
    drawing.append(text(String(level).replace("-", "−"), { x: LEFT - 5, y: y(level) + 3.5, class: "level-text" }));
  }
  if (Number.isInteger(data.now)) drawing.append(svg("line", { x1: x(data.now), x2: x(data.now), y1: EDGE, y2: HEIGHT - EDGE, class: "now" }));
  const ends = data.names.map((name, seat) => ({ name, seat, at: y(rows.at(-1)[seat]) })).sort((a, b) => a.at - b.at);
  let above = -Infinity;
  for (const end of ends) {
    end.at = Math.max(end.at, above + NAME);
    above = end.at;
  }
  const shift = Math.max(0, above - (HEIGHT - 9));
  for (const { name, seat, at } of ends) {
    const points = rows.map((row, hand) => `${x(hand)},${y(row[seat])}`).join(" ");
    drawing.append(svg("polyline", { points, class: `curve hue-${seat}` }));
    drawing.append(svg("circle", { cx: x(rows.length - 1), cy: y(rows.at(-1)[seat]), r: 3.2, class: `dot hue-${seat}` }));
    drawing.append(nameBeside(name, seat, at - shift));
  }
  return drawing;
}

export function svg(tag, attributes) {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

// In HTML, as a name may be long, and in any writing direction.
function nameBeside(name, seat, at) {
  const place = svg("foreignObject", { x: WIDTH - RIGHT + 8, y: at - NAME / 2, width: RIGHT - 8, height: NAME });
  place.append(element("div", { className: `curve-name hue-${seat}`, dir: "auto" }, name));
  return place;
}

function text(content, attributes) {
  const made = svg("text", attributes);
  made.textContent = content;
  return made;
}
