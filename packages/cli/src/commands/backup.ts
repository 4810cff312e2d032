import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { backUp } from "@octavo/server";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { describeSite, siteAddress, siteHelp, siteOptions, withSiteErrors } from "../site.ts";
import { describeSystemError } from "../system-errors.ts";
import { fileSize, printError, printLine } from "../terminal.ts";

const help = `
octavo backup FILE
octavo backup FOLDER [--keep N]

Writes all data of a site's users (accounts, projects, templates) to one file, which "octavo restore" reads. The site may be
running; the file holds it as it was at one moment. A FILE named "-" is standard output. In a FOLDER, the file is named after
the moment: octavo-2026-11-21T031500Z.backup.

${siteHelp}

Options:
      --data FOLDER   the site in this data folder
      --without-objects  leave out large pictures, fonts and PDFs that are in a folder or bucket with backups of its own
      --keep N        delete the oldest of the FOLDER's files with such names, once the new one is complete, so that N are left

The file holds email addresses and hashes of passwords: keep it where nobody else can read it. Who is signed in and the secret key
are not in it.

Examples:
  octavo backup octavo-$(date +%F).backup
  octavo backup planners.backup --data /srv/octavo
  octavo backup /var/backups/octavo --keep 14
  octavo backup - | ssh elsewhere 'cat > octavo.backup'
`;

export const backup: Command = {
  help,
  options: { ...siteOptions, keep: { type: "string" }, "without-objects": { type: "boolean" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  const target = targetOf(given);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
  const keep = given.number("keep", 1, 10_000, true);
  if (keep !== undefined && !isFolder)
    throw new UsageError(
      `--keep deletes old backups of a folder, and "${target}" is none. Create it, or leave --keep out.`,
    );
  const now = new Date();
  const path = isFolder ? join(target, nameAt(now)) : target;
  const output = await openOutput(path, [], { isPrivate: true });
  const { counts, bytes, unreadable } = await withSiteErrors(async () => {
    const { store, objects } = siteAddress(given);
    const backup = backUp({ store, objects: given.flag("without-objects") ? undefined : objects }, now);
    return { counts: backup.counts, bytes: await output.write(backup.chunks), unreadable: backup.unreadable };
  });
  const isStream = path === standardStream;
  (isStream ? printError : printLine)(`${isStream ? "stdout" : path}  ${describeSite(counts)}, ${fileSize(bytes)}`);
  for (const { message } of unreadable) printError(`Not in the backup: ${message}`);
  if (keep !== undefined) deleteOldest(target, keep);
  return unreadable.length > 0 ? exitCodes.unhealthy : exitCodes.fine;
}

function targetOf({ positionals }: Arguments): string {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError("Name the file or the folder to write, as in: octavo backup octavo.backup");
  return path;
}

/** "octavo-2026-11-21T031500Z.backup": names in the order of time. */
function nameAt(moment: Date): string {
  return `octavo-${moment.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;
}

const madeHere = /^octavo-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/;

function deleteOldest(folder: string, keep: number): void {
  const names = readdirSync(folder).filter((name) => madeHere.test(name));
  for (const name of names.sort().reverse().slice(keep)) {
    try {
      rmSync(join(folder, name));
    } catch (problem) {
      throw new UsageError(
        `The backup is complete, but "${name}" could not be deleted: ${describeSystemError(problem)}.`,
        {
          cause: problem,
        },
      );
    }
    printLine(`${join(folder, name)}  deleted`);
  }
}
