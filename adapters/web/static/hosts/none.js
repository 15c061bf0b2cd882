// No chat client around the page: a browser, in which the playground runs.
export const none = {
  name: "none",
  isWindow: false,
  opening: "", // what tells this opening of the window from others
  invites: false, // whether the client has a dialog of its own for that
  proof: async () => "", // what signs the person in; empty if nothing does
  hidden: () => document.hidden,
  ready() {},
  invite() {},
  onBack() {},
  asksToClose() {},
  feel() {},
  full: null,
  toggleFull() {},
  mayWrite: async () => false,
  close() {},
};
