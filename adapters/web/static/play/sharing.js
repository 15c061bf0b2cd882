// Where a result can be shared; the code of the button is loaded when there is one to share.
export async function offerToShare(place, text) {
  const { shareButton } = await import("./share.js");
  place.prepend(shareButton(text));
}
