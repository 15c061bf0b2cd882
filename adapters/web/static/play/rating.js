// The curve of a rating: a line, and above it a band that reaches up to the estimate.
import { svg } from "../chart.js";

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 38;
const EDGE = 12;

export function curveOfRating(points, description) {
  const low = Math.min(...points.map(({ rating }) => rating));
  const high = Math.max(...points.map(({ estimate }) => estimate));
  const x = (at) => LEFT + ((WIDTH - LEFT) * at) / (points.length - 1);
  const y = (value) => EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / Math.max(1, high - low);
  const of = (name) => points.map((point, at) => `${x(at)},${y(point[name])}`);

  const last = points.at(-1);
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart rating-curve", role: "img", "aria-label": `${description}: ${points[0].rating} → ${last.rating}` });
  for (const level of [low, high]) {
    drawing.append(svg("line", { x1: LEFT, x2: WIDTH, y1: y(level), y2: y(level), class: "level" }));
    const text = svg("text", { x: LEFT - 5, y: y(level) + 3.5, class: "level-text" });
    text.textContent = String(level);
    drawing.append(text);
  }
  drawing.append(svg("polygon", { points: [...of("estimate"), ...of("rating").reverse()].join(" "), class: "band" }));
  drawing.append(svg("polyline", { points: of("rating").join(" "), class: "curve hue-0" }));
  drawing.append(svg("circle", { cx: x(points.length - 1), cy: y(last.rating), r: 3.2, class: "dot hue-0" }));
  return drawing;
}
