import type { Command } from "./command.ts";

interface Entry {
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export const commands: Readonly<Record<string, Entry>> = {
  build: {
    summary: "make the PDF of a planner from its masters and its plan",
    load: async () => (await import("./commands/build.ts")).build,
  },
  render: {
    summary: "make the PDF of a template, or a picture of one of its pages",
    load: async () => (await import("./commands/render.ts")).renderCommand,
  },
  check: {
    summary: "say what is wrong with documents, and where",
    load: async () => (await import("./commands/check.ts")).check,
  },
  profiles: {
    summary: "list the devices that a document can name",
    load: async () => (await import("./commands/profiles.ts")).profiles,
  },
  backup: {
    summary: "write a whole site, its users and their planners, into one file",
    load: async () => (await import("./commands/backup.ts")).backup,
  },
  restore: {
    summary: "make a site what a backup holds",
    load: async () => (await import("./commands/restore.ts")).restoreCommand,
  },
};
