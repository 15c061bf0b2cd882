// No chat client around the page: a browser, in which the playground runs.
export const none = {
  name: "none",
  isWindow: false,
  opening: "", // what tells this opening of the window from others
  invites: false, // whether the client has a dialog of its own for that
  proof: async () => "", // what signs the person in; empty if nothing does
  hidden: () => document.hidden,
  here: [], // who is in the client's own room for the table, each by all their names
  ready() {},
  invite() {},
  onBack() {},
  onMeeting() {},
  asksToClose() {},
  feel() {},
  full: null,
  toggleFull() {},
  mayWrite: async () => false,
  close() {},
};
