// A place for a score chart. The code that draws it is loaded when the first one is shown.
export async function showChart(place, picture) {
  const { drawChart } = await import("./chart.js");
  place.replaceChildren(drawChart(picture.data, picture.description));
}
