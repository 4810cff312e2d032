import type { Command } from "./command.ts";

interface Entry {
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export const commands: Readonly<Record<string, Entry>> = {
  start: {
    summary: "start the studio on this machine",
    load: async () => (await import("./commands/start.ts")).start,
  },
  new: {
    summary: "create the PDF of a starter planner for your device and dates",
    load: async () => (await import("./commands/new.ts")).newCommand,
  },
  build: {
    summary: "create the PDF of a planner from its masters and plan",
    load: async () => (await import("./commands/build.ts")).build,
  },
  render: {
    summary: "create the PDF of a template, or an image of one of its pages",
    load: async () => (await import("./commands/render.ts")).renderCommand,
  },
  print: {
    summary: "create a PDF for a printer: sheets, booklets and page numbers in place of links",
    load: async () => (await import("./commands/print.ts")).print,
  },
  check: {
    summary: "check documents for errors and warnings",
    load: async () => (await import("./commands/check.ts")).check,
  },
  refresh: {
    summary: "make the next edition of a planner with the calendars of today, if it is safe",
    load: async () => (await import("./commands/refresh.ts")).refresh,
  },
  compare: {
    summary: "tell whether a PDF can replace the one on a tablet without losing handwriting",
    load: async () => (await import("./commands/compare.ts")).compare,
  },
  carry: {
    summary: "carry what you wrote in a planner to its next edition",
    load: async () => (await import("./commands/carry.ts")).carry,
  },
  inspect: {
    summary: "list the pages of a PDF, and recover the project in it",
    load: async () => (await import("./commands/inspect.ts")).inspect,
  },
  crop: {
    summary: "cut what was written in an area out of an exported PDF",
    load: async () => (await import("./commands/crop.ts")).crop,
  },
  dates: {
    summary: "list the entries of calendar files, special days and public holidays",
    load: async () => (await import("./commands/dates.ts")).dates,
  },
  profiles: {
    summary: "list the supported devices",
    load: async () => (await import("./commands/profiles.ts")).profiles,
  },
  "link-test": {
    summary: "create a PDF with links of each kind, to find out which of them a device follows",
    load: async () => (await import("./commands/link-test.ts")).linkTest,
  },
  send: {
    summary: "send a PDF to a reMarkable tablet by cable",
    load: async () => (await import("./commands/send.ts")).send,
  },
  doctor: {
    summary: "check settings, rights, disk, database, mail, clock and fonts of a site",
    load: async () => (await import("./commands/doctor.ts")).doctor,
  },
  admin: {
    summary: "do on a site what administrators do: users, settings, invitations, reports",
    load: async () => (await import("./commands/admin.ts")).admin,
  },
  upgrade: {
    summary: "update the database of a site to this version, with a backup before",
    load: async () => (await import("./commands/upgrade.ts")).upgrade,
  },
  backup: {
    summary: "back up a site with its users and their planners",
    load: async () => (await import("./commands/backup.ts")).backup,
  },
  restore: {
    summary: "restore a site from a backup",
    load: async () => (await import("./commands/restore.ts")).restoreCommand,
  },
};
