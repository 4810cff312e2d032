import { readFile } from "node:fs/promises";
import type { Administration, ObjectsState } from "@octavo/server";
import { type Arguments, UsageError } from "./command.ts";
import { describeSystemError } from "./system-errors.ts";
import { fileSize, formatCount, replaceControlCharacters } from "./terminal.ts";

/** An action of `octavo admin`. */
export interface AdminAction {
  readonly usage: string;
  readonly summary: string;
  /** Number of arguments behind its words. "+" is one or more, "*" is any number. */
  readonly takes: 0 | 1 | "+" | "*";
  readonly options?: readonly string[];
  /** Returns what --json prints. */
  readonly run: (site: Administration, call: AdminCall) => Promise<object>;
  readonly lines: (result: never, call: AdminCall) => readonly string[];
}

export interface AdminCall {
  /** The first argument. Empty if there is none. */
  readonly name: string;
  readonly args: readonly string[];
  readonly given: Arguments;
}

/** Keeps the type of a result between `run` and `lines`. */
function action<Result extends object>(
  described: Omit<AdminAction, "run" | "lines"> & {
    readonly run: (site: Administration, call: AdminCall) => Promise<Result>;
    readonly lines: (result: Result, call: AdminCall) => readonly string[];
  },
): AdminAction {
  return described;
}

/** A change of one account, by its name. */
function userChange(word: string, summary: string, change: object, state: string): [string, AdminAction] {
  const described = action({
    usage: `user ${word} NAME`,
    summary,
    takes: 1,
    run: (site, { name }) => site.changeUser(name, { ...change }),
    lines: ({ username }) => [`${shown(username)} ${state}.`],
  });
  return [`user ${word}`, described];
}

export const adminActions: Readonly<Record<string, AdminAction>> = {
  "user list": action({
    usage: "user list",
    summary: "accounts, latest first (--search, --state active, disabled or admin)",
    takes: 0,
    options: ["search", "state", "limit", "offset"],
    run: (site, { given }) => site.users(chosen(given, ["search", "state", "limit", "offset"])),
    lines: ({ users, total }) => [
      ...users.map(
        ({ username, email, role, disabled_at, email_confirmed }) =>
          `${shown(username)}  ${shown(email)}${marks({
            administrator: role === "admin",
            disabled: disabled_at !== null,
            "address not confirmed": !email_confirmed,
          })}`,
      ),
      counted(users.length, total, "user"),
    ],
  }),
  "user create": action({
    usage: "user create NAME --email ADDRESS",
    summary: "an account, with a link for its password; --admin makes an administrator",
    takes: 1,
    options: ["email", "admin"],
    run: (site, { name, given }) =>
      site.createUser({ username: name, email: given.text("email") ?? "" }, given.flag("admin") ? "admin" : "user"),
    lines: ({ link, expires_at, provider }, { name }) =>
      link === null
        ? [
            `${shown(name)} has an account now, and needs no password: the first sign-in with ${shown(provider ?? "")} links it by its address.`,
          ]
        : [`${shown(name)} has an account now, and sets a password with this link until ${expires_at}:`, link],
  }),
  "user reset-password": action({
    usage: "user reset-password NAME",
    summary: "a link for a new password, which the site's mail server sends if there is one",
    takes: 1,
    run: (site, { name }) => site.resetPassword(name),
    lines: ({ sent, link, expires_at }, { name }) =>
      sent
        ? [`The server sends a link for a new password to ${shown(name)}.`]
        : [`${shown(name)} sets a new password with this link until ${expires_at}:`, link ?? ""],
  }),
  "user confirm-address": action({
    usage: "user confirm-address NAME",
    summary: "an address that you know to be its owner's, without an email",
    takes: 1,
    run: (site, { name }) => site.confirmAddress(name),
    lines: ({ username, email }) => [`The address ${shown(email)} of ${shown(username)} is confirmed.`],
  }),
  ...Object.fromEntries([
    userChange("disable", "ends all sessions, and lets nobody sign in", { disabled: true }, "is disabled"),
    userChange("enable", "lets its owner sign in again", { disabled: false }, "is enabled"),
    userChange("grant", "the role of an administrator", { role: "admin" }, "is an administrator"),
    userChange("revoke", "takes that role away", { role: "user" }, "is no administrator"),
    userChange(
      "remove-authenticator",
      "for an owner who has lost it",
      { authenticator: false },
      "has no authenticator app",
    ),
    userChange(
      "unlink",
      "from the OpenID provider, such as after its account there was made again",
      { identities: false },
      "is linked with no account at the provider",
    ),
    userChange("remove-passkeys", "for an owner who has lost them", { passkeys: false }, "has no passkeys"),
  ]),
  "user limits": action({
    usage: "user limits NAME LIMIT=NUMBER…",
    summary: "projects, bytes, daily_renders; LIMIT=default is that of the site",
    takes: "+",
    run: (site, { name, args }) => site.changeUser(name, { limits: assignments(args.slice(1)) }),
    lines: ({ username, limits }) => [`${shown(username)}: ${assigned(limits)}`],
  }),
  "user delete": action({
    usage: "user delete NAME --public-projects keep|delete",
    summary: "an account with everything that belongs to it",
    takes: 1,
    options: ["public-projects"],
    run: async (site, { name, given }) => {
      await site.deleteUser(name, publicProjects(given));
      return { deleted: name };
    },
    lines: ({ deleted }) => [`${shown(deleted)} is deleted.`],
  }),
  "user invite": action({
    usage: "user invite [ADDRESS…]",
    summary: "invitations, by email or as links to copy (--links, --note, --days)",
    takes: "*",
    options: ["links", "note", "days"],
    run: (site, { args, given }) =>
      site.invite({
        emails: args,
        note: given.text("note") ?? "",
        links: given.number("links", 0, 1000, true) ?? (args.length > 0 ? 0 : 1),
        days: given.number("days", 1, 1000, true),
      }),
    lines: ({ invitations, sent }) => [
      ...invitations.flatMap(({ link, email }) =>
        link === null ? [] : [`${email === "" ? "" : `${shown(email)}  `}${link}`],
      ),
      ...(sent > 0 ? [`The server sends ${formatCount(sent, "invitation")}.`] : []),
    ],
  }),
  "invitation list": action({
    usage: "invitation list",
    summary: "invitations, latest first",
    takes: 0,
    options: ["limit", "offset"],
    run: (site, { given }) => site.invitations(chosen(given, ["limit", "offset"])),
    lines: ({ invitations, total }) => [
      ...invitations.map(({ id, email, note, used_by, used_at, expires_at }) =>
        [
          id,
          shown(email || note || "link"),
          used_at ? `used by ${shown(used_by ?? "a former user")}` : `until ${expires_at}`,
        ].join("  "),
      ),
      counted(invitations.length, total, "invitation"),
    ],
  }),
  "invitation revoke": action({
    usage: "invitation revoke ID",
    summary: "an invitation that is not used",
    takes: 1,
    run: async (site, { name }) => {
      await site.revokeInvitation(name);
      return { revoked: name };
    },
    lines: () => ["The invitation is revoked."],
  }),
  settings: action({
    usage: "settings [NAME=VALUE…]",
    summary: "shows or changes what administrators can set; VALUE none removes a limit",
    takes: "*",
    run: async (site, { args }) => {
      if (args.length > 0) await site.changeSettings(assignments(args));
      return site.settings();
    },
    lines: (settings) => Object.entries(settings).map(([name, value]) => `${name}=${valueText(value)}`),
  }),
  terms: action({
    usage: "terms FILE",
    summary: "sets the terms of use from a Markdown file; --ask-again asks all users",
    takes: 1,
    options: ["ask-again"],
    run: async (site, { name, given }) =>
      site.changeTerms({ text: await readText(name), ask_again: given.flag("ask-again") }),
    lines: ({ version }) => [`The terms of use are version ${version} now.`],
  }),
  "report list": action({
    usage: "report list",
    summary: "reports of public projects (--state open or resolved)",
    takes: 0,
    options: ["state", "limit", "offset"],
    run: (site, { given }) => site.reports(chosen(given, ["state", "limit", "offset"])),
    lines: ({ reports, total }) => [
      ...reports.map(({ id, project_name, reason, details, resolution }) =>
        [
          id,
          shown(project_name),
          reason,
          ...(details ? [shown(details)] : []),
          ...(resolution ? [resolution] : []),
        ].join("  "),
      ),
      counted(reports.length, total, "report"),
    ],
  }),
  "report dismiss": action({
    usage: "report dismiss ID",
    summary: "closes a report without a consequence",
    takes: 1,
    run: async (site, { name }) => {
      await site.dismissReport(name);
      return { dismissed: name };
    },
    lines: () => ["The report is closed."],
  }),
  "report take-down": action({
    usage: "report take-down ID --reason TEXT",
    summary: "makes the project private; its owner gets an email with the reason",
    takes: 1,
    options: ["reason"],
    run: async (site, { name, given }) => {
      await site.takeDown(name, { reason: given.text("reason") ?? "" });
      return { taken_down: name };
    },
    lines: () => ["The project is private now."],
  }),
  "report undo": action({
    usage: "report undo ID",
    summary: "undoes a take-down",
    takes: 1,
    run: async (site, { name }) => {
      await site.undoTakeDown(name);
      return { undone: name };
    },
    lines: () => ["The owner can publish the project again."],
  }),
  audit: action({
    usage: "audit",
    summary: "the audit log, latest first (--action, --person)",
    takes: 0,
    options: ["action", "person", "limit", "offset"],
    run: (site, { given }) => site.audit(chosen(given, ["action", "person", "limit", "offset"])),
    lines: ({ entries, total }) => [
      ...entries.map(({ at, actor, action, subject }) =>
        [at, shown(actor ?? "command line"), action, shown(subject)].join("  "),
      ),
      counted(entries.length, total, "entry", "entries"),
    ],
  }),
  status: action({
    usage: "status",
    summary: "nodes, database, mail and open reports",
    takes: 0,
    run: (site) => site.status(),
    lines: ({ version, nodes, store, mail, users, sessions, open_reports }) => [
      `Octavo ${version}, ${store.kind}, ${fileSize(store.bytes)}`,
      ...nodes.map(
        ({ name, stale, running, waiting }) =>
          `node ${shown(name)}: ${running} running, ${waiting} waiting${marks({ "has not reported for a minute": stale })}`,
      ),
      `mail: ${mail.configured ? `${mail.waiting} waiting, ${mail.failing} failing` : "no mail server"}`,
      `${formatCount(users, "user")}, ${formatCount(sessions, "session")}, ${formatCount(open_reports, "open report")}`,
    ],
  }),
  objects: action({
    usage: "objects",
    summary: "places of large pictures, fonts and PDFs, and what waits to be moved or deleted",
    takes: 0,
    run: (site) => site.objects(),
    lines: objectLines,
  }),
  "objects verify": action({
    usage: "objects verify",
    summary: "reads all of them, and names those that are missing or damaged",
    takes: 0,
    run: (site) => site.verifyObjects(),
    lines: ({ objects, faults }) => [
      ...faults.map(
        ({ message, projects }) =>
          `${message}${projects.length > 0 ? ` It belongs to ${shown(projects.join(", "))}.` : ""}`,
      ),
      `${formatCount(objects, "object")}, ${faults.length} missing or damaged`,
    ],
  }),
  "objects move": action({
    usage: "objects move",
    summary: "moves all of them to the first place of OCTAVO_OBJECTS, as a running server does by itself",
    takes: 0,
    run: (site) => site.moveObjects(),
    lines: (state) => [`${formatCount(state.moved, "object")} moved`, ...objectLines(state)],
  }),
  "setup-code": action({
    usage: "setup-code",
    summary: "the code for the first account of a new site",
    takes: 0,
    run: async (site) => ({ code: (await site.setupCode()) ?? null }),
    lines: ({ code }) => [code ?? "The site has accounts. The set-up code is for the first one only."],
  }),
};

function objectLines({ first, places, unused, deletions }: ObjectsState): readonly string[] {
  return [
    `new objects: ${first}`,
    ...places.map(
      ({ place, objects, bytes, is_known }) =>
        `${place}: ${formatCount(objects, "object")}, ${fileSize(bytes)}${marks({ "not in OCTAVO_OBJECTS": !is_known })}`,
    ),
    `${unused} unused, ${formatCount(deletions, "deletion")} planned`,
  ];
}

function chosen(given: Arguments, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.text(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function publicProjects(given: Arguments): "keep" | "delete" {
  const choice = given.text("public-projects");
  if (choice === "keep" || choice === "delete") return choice;
  throw new UsageError(
    "Say what happens to public projects: --public-projects keep leaves them in the gallery without a name, and delete removes them.",
  );
}

/** Values of `NAME=VALUE`: a number, true, false, or null for "none" and "default". */
function assignments(args: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    args.map((arg) => {
      const at = arg.indexOf("=");
      if (at < 1) throw new UsageError(`Write NAME=VALUE in place of "${arg}".`);
      return [arg.slice(0, at), valueOf(arg.slice(at + 1))];
    }),
  );
}

function valueOf(text: string): unknown {
  if (text === "none" || text === "default") return null;
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function valueText(value: unknown): string {
  if (value === null) return "none";
  return typeof value === "object" ? assigned(value) : `${value as string | number | boolean}`;
}

function assigned(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value === null ? "default" : value}`)
    .join(" ");
}

function shown(text: string): string {
  return replaceControlCharacters(text);
}

function marks(given: Readonly<Record<string, boolean>>): string {
  const named = Object.keys(given).filter((name) => given[name]);
  return named.length === 0 ? "" : `  (${named.join(", ")})`;
}

function counted(shownCount: number, total: number, one: string, several = `${one}s`): string {
  const noun = total === 1 ? one : several;
  return shownCount === total ? `${total} ${noun}` : `${shownCount} of ${total} ${noun}. See --limit and --offset.`;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}
