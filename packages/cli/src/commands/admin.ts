import { resolve } from "node:path";
import { administer } from "@octavo/server";
import { type AdminAction, type AdminCall, adminActions } from "../admin-actions.ts";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { siteHelp, withSiteErrors } from "../site.ts";
import { printLine } from "../terminal.ts";

/** Words of earlier versions. */
const earlierWords: Readonly<Record<string, readonly string[]>> = {
  grant: ["user", "grant"],
  revoke: ["user", "revoke"],
};

const widest = Math.max(...Object.values(adminActions).map(({ usage }) => usage.length));

const help = `
octavo admin ACTION …

Does what administrators do on their pages. The site may be running: a change counts at once, on all its nodes, and is written to its
audit log. NAME is a username or a confirmed email address. A name with spaces needs quotes.

${Object.values(adminActions)
  .map(({ usage, summary }) => `  ${usage.padEnd(widest)}  ${summary}`)
  .join("\n")}

The first account of a site becomes its administrator by itself. Made from another machine or behind a proxy, it needs the set-up
code, which the server also prints at its start.

${siteHelp} Links have the address in OCTAVO_PUBLIC_URL.

Options:
      --data FOLDER   the site in this data folder
      --json          print the result as JSON

Examples:
  octavo admin user create "Ada Lovelace" --email ada@example.org --admin
  octavo admin user reset-password ada@example.org
  octavo admin user invite --links 5 --note "Class 3b" --json
  octavo admin settings sign_up=invitation daily_renders=50
`;

const texts = ["data", "search", "state", "email", "public-projects", "links", "note", "days", "reason", "action"];

export const admin: Command = {
  help,
  options: {
    ...Object.fromEntries([...texts, "person", "limit", "offset"].map((name) => [name, { type: "string" as const }])),
    admin: { type: "boolean" },
    "ask-again": { type: "boolean" },
    json: { type: "boolean" },
  },
  run,
};

async function run(given: Arguments): Promise<number> {
  const { action, call } = find(given);
  checkOptions(action, given);
  const result = await withSiteErrors(() => administer(variablesOf(given), (site) => action.run(site, call)));
  if (given.flag("json")) printLine(JSON.stringify(result, null, 2));
  else for (const line of action.lines(result as never, call)) printLine(line);
  return exitCodes.fine;
}

/** The action of the longest words, and what is behind them. */
function find(given: Arguments): { readonly action: AdminAction; readonly call: AdminCall } {
  const [first = "", ...rest] = given.positionals;
  const words = [...(earlierWords[first] ?? [first]), ...rest];
  for (const length of [2, 1]) {
    const found = adminActions[words.slice(0, length).join(" ")];
    if (!found || words.length < length) continue;
    const args = words.slice(length);
    if (!fits(found, args.length)) throw new UsageError(`Write: octavo admin ${found.usage}`);
    return { action: found, call: { name: args[0] ?? "", args, given } };
  }
  const name = words.slice(0, 2).join(" ");
  throw new UsageError(name === "" ? "Name an action. See: octavo help admin" : `There is no action "${name}".`, {
    ...(name !== "" && { unknown: { name, known: Object.keys(adminActions), see: "octavo help admin" } }),
  });
}

function fits({ takes }: AdminAction, count: number): boolean {
  if (takes === "*") return true;
  return takes === "+" ? count > 0 : count === takes;
}

function checkOptions({ usage, options = [] }: AdminAction, given: Arguments): void {
  const wrong = Object.keys(admin.options).find(
    (name) => given.flag(name) && !["data", "json"].includes(name) && !options.includes(name),
  );
  if (wrong !== undefined) throw new UsageError(`octavo admin ${usage} has no option --${wrong}.`);
}

function variablesOf(given: Arguments): NodeJS.ProcessEnv {
  const data = given.text("data");
  return {
    ...process.env,
    ...(data !== undefined && { OCTAVO_DATA_DIR: resolve(data), DATABASE_URL: undefined }),
  };
}
