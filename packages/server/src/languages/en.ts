/** Texts that the server writes itself, except emails, which are English where they are written. */
export const english = {
  getPage: {
    title: "Get a planner",
    label: "Code",
    button: "Download",
    hint: "Open your project in Octavo on another device, choose Put it on a device, and make a code.",
    wrong: "This code is not valid. Check it, or make a new one: a code ends after ten minutes.",
    tooMany: "Too many wrong codes. Wait ten minutes and try again.",
    failed: "The PDF could not be made. Open the project on another device and look at its problems.",
    later: "The PDF cannot be made now: this account has reached its limit, or the server is busy. Try again later.",
    terms:
      "The terms of use have changed. Sign in to Octavo on another device and accept them, then use the code again.",
    secondFactor:
      "The site requires a second factor. Sign in to Octavo on another device and set it up, then use the code again.",
  },
  /** README of an account's archive. */
  archiveReadme: `This file has everything that you made with Octavo.

account.json   your account, your collections, and what the folders below contain
projects/      one folder for each project:
  masters.yaml, plan.yaml   its designs, plan, rules and dates, as "octavo build" reads them
  planner.pdf               the planner, unless it has errors or takes too long to make
  cover.png                 its first page
  fonts/, pictures/         files that the designs contain
  versions/                 its named versions, and the latest automatic ones
templates/     your templates
parts.json     the parts that you saved in the palette

Deleted projects, passwords, tokens and sessions are not included.

To read it into a site of Octavo, its operator runs:
  octavo restore --user NAME octavo-account.zip
Projects are then private, and nothing that is there already is replaced.
`,
};
