import { restore, restoreAccount } from "@octavo/server";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { standardStream } from "../read-document.ts";
import { describeSite, siteAddress, siteHelp, siteOptions, withSiteErrors } from "../site.ts";
import { describeSystemError } from "../system-errors.ts";
import { formatCount, printLine } from "../terminal.ts";

const help = `
octavo restore FILE
octavo restore --user NAME FILE.zip

Makes a site what a backup holds, all of it or, when anything is wrong, nothing. The site may be new or running, and need not be of the
kind that the backup is from: so one moves from the data folder to PostgreSQL, or back. Afterwards everybody has to sign in again.

With --user, the file is what a user has downloaded on the page of the account. Its planners, templates, parts and collections are added to the
user with this name, who is created if there is none. Nothing that is there already is replaced, and projects are private. A new
user has no password: an administrator makes a link to set one.

${siteHelp}

Options:
      --user NAME     adds the data of one user
      --replace       even when the site has users, who then give way to those of the backup
      --data FOLDER   the site in this data folder

Examples:
  octavo restore octavo.backup
  octavo restore octavo.backup --data /srv/octavo --replace
  octavo restore --user ann octavo-account.zip
  DATABASE_URL=postgresql://octavo@db/octavo octavo restore octavo.backup
`;

export const restoreCommand: Command = {
  help,
  options: { ...siteOptions, replace: { type: "boolean" }, user: { type: "string" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  const path = fileOf(given);
  const user = given.text("user");
  if (user !== undefined) return addToUser(given, path, user);
  const { header, counts } = await readable(path, () =>
    withSiteErrors(async () => restore(path, siteAddress(given).store, { replace: given.flag("replace") })),
  );
  printLine(`${describeSite(counts)}, as of ${minute(header.created)}. All users have to sign in again.`);
  return exitCodes.fine;
}

async function addToUser(given: Arguments, path: string, name: string): Promise<number> {
  if (given.flag("replace")) throw new UsageError("--replace is for whole sites. With --user, nothing is replaced.");
  const added = await readable(path, () => withSiteErrors(async () => restoreAccount(path, siteAddress(given), name)));
  const { username, isNew, projects, templates, parts, collections } = added;
  const counts = [
    formatCount(projects, "project"),
    formatCount(templates, "template"),
    formatCount(parts, "part"),
    formatCount(collections, "collection"),
  ];
  printLine(`Added ${counts.join(", ")} to ${isNew ? "the new user " : ""}${username}.`);
  if (isNew)
    printLine(`${username} has no password yet. An administrator makes a reset link under Administration, Users.`);
  return exitCodes.fine;
}

function fileOf({ positionals }: Arguments): string {
  const [path, ...more] = positionals;
  if (path === standardStream) throw new UsageError("The backup must be a file, because it is read twice.");
  if (path === undefined || more.length > 0)
    throw new UsageError("Name the backup, as in: octavo restore octavo.backup");
  return path;
}

async function readable<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (problem) {
    if (problem instanceof UsageError) throw problem;
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

/** Formats a time as "2026-11-21 12:30 UTC". */
function minute(moment: string): string {
  return `${moment.slice(0, 16).replace("T", " ")} UTC`;
}
