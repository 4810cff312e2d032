import { backUp } from "@octavo/server";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { describeSite, siteHelp, siteOptions, storeAddress, withSiteErrors } from "../site.ts";
import { fileSize, printError, printLine } from "../terminal.ts";

const help = `
octavo backup FILE

Writes all data of a site's users (accounts, projects, templates) to one file, which "octavo restore" reads. The site may be
running; the file holds it as it was at one moment. A FILE named "-" is standard output.

${siteHelp}

Options:
      --data FOLDER   the site in this data folder

The file holds e-mail addresses and hashes of passwords: keep it where nobody else can read it. Who is signed in and the secret key
are not in it.

Examples:
  octavo backup octavo-$(date +%F).backup
  octavo backup planners.backup --data /srv/octavo
  octavo backup - | ssh elsewhere 'cat > octavo.backup'
`;

export const backup: Command = { help, options: siteOptions, run };

async function run(given: Arguments): Promise<number> {
  const path = fileOf(given);
  const output = await openOutput(path, [], { isPrivate: true });
  const { counts, bytes } = await withSiteErrors(async () => {
    const { chunks, counts } = backUp(storeAddress(given), new Date());
    return { counts, bytes: await output.write(chunks) };
  });
  const isStream = path === standardStream;
  (isStream ? printError : printLine)(`${isStream ? "stdout" : path}  ${describeSite(counts)}, ${fileSize(bytes)}`);
  return exitCodes.fine;
}

function fileOf({ positionals }: Arguments): string {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError("Name the file to write, as in: octavo backup octavo.backup");
  return path;
}
