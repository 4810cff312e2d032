import { restore } from "@octavo/server";
import { type Command, exitCodes, UsageProblem } from "../command.ts";
import type { Arguments } from "../parse-arguments.ts";
import { standardStream } from "../read-document.ts";
import { describeSite, explaining, siteHelp, siteOf, siteOptions } from "../site.ts";
import { reasonOf } from "../system-errors.ts";
import { printLine } from "../terminal.ts";

const help = `
octavo restore FILE

Makes a site what a backup holds, all of it or, when anything is wrong, nothing. The site may be new or running, and need not be of the
kind that the backup is from: so one moves from the data folder to PostgreSQL, or back. Afterwards everybody has to sign in again.

${siteHelp}

Options:
      --replace       even when the site has users, who then give way to those of the backup
      --data FOLDER   the site in this data folder

Examples:
  octavo restore octavo.backup
  octavo restore octavo.backup --data /srv/octavo --replace
  DATABASE_URL=postgresql://octavo@db/octavo octavo restore octavo.backup
`;

export const restoreCommand: Command = { help, options: { ...siteOptions, replace: { type: "boolean" } }, run };

async function run(given: Arguments): Promise<number> {
  const path = fileOf(given);
  const { header, counts } = await readable(path, () =>
    explaining(async () => restore(path, siteOf(given), { replace: given.flag("replace") })),
  );
  printLine(`${describeSite(counts)}, as of ${minute(header.created)}. Everybody has to sign in again.`);
  return exitCodes.fine;
}

function fileOf({ positionals }: Arguments): string {
  const [path, ...more] = positionals;
  if (path === standardStream)
    throw new UsageProblem("A backup is read twice, first to see that it is whole: it must be a file.");
  if (path === undefined || more.length > 0)
    throw new UsageProblem("Name the backup, as in: octavo restore octavo.backup");
  return path;
}

async function readable<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (problem) {
    if (problem instanceof UsageProblem) throw problem;
    throw new UsageProblem(`"${path}" cannot be read: ${reasonOf(problem)}.`, { cause: problem });
  }
}

/** "2026-11-21 12:30 UTC". */
function minute(moment: string): string {
  return `${moment.slice(0, 16).replace("T", " ")} UTC`;
}
