// No chat client around the page: the playground in a browser.
export const none = {
  name: "none",
  isWindow: false,
  opening: "", // distinguishes this opening of the window from others
  invites: false, // whether the client has its own dialog for invitations
  proof: async () => "", // the data that signs the person in; empty if there is none
  hidden: () => document.hidden,
  here: [], // the people in the client's own room for the table, each as a list of their names
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
