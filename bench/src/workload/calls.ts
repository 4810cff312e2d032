/** Calls whose cost is measured one by one: `describe` edits no document, `preview` and `pdf` are of a project that has changed. */
export const callNames = [
  "list",
  "open",
  "gallery",
  "describe",
  "save",
  "preview",
  "pdf",
  "pdfAgain",
  "signIn",
] as const;
export type CallName = (typeof callNames)[number];
