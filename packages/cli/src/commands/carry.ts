import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { largestPdf } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { type Carried, carryBundle, carryXournal, isArchive, isXournal, readBackground } from "@octavo/ink";
import { deflate, inflate } from "@octavo/press";
import { carryLines, isCarriedWhole } from "../carry-lines.ts";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { readPdf } from "../editions.ts";
import { openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { describeSystemError } from "../system-errors.ts";
import { fileSize, printError, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo carry WRITTEN NEW.pdf -o FILE

Carries what you wrote in a planner to its next edition. WRITTEN is the planner from your device:

  .rmdoc, .zip   a reMarkable document, with the PDF in it. Strokes, tags and pages that you inserted stay as they are
  .xopp          a document of Xournal++, which names the PDF that it shows

NEW.pdf is the PDF of the next edition, as Octavo built it. Each page is found by its identity, wherever it is. Pages that are no
longer in the planner are kept if you wrote on them. Nothing is changed in WRITTEN.

Options:
  -o, --output FILE   where to write the result
      --earlier PDF   the PDF that a document of Xournal++ shows, if it is not where the document says
      --json          print one JSON object: what was carried, and what has no place

Exit codes: 0 everything has its page, 3 handwriting has no page in the new edition, or other lines are printed where it is. The
result is written in both cases.

Examples:
  octavo carry planner.rmdoc new.pdf -o new.rmdoc
  octavo carry planner.rmdoc new.pdf -o new.rmdoc --json | jq .left
  octavo carry planner.xopp new.pdf -o new.xopp
`;

export const carry: Command = {
  help,
  options: { output: { type: "string", short: "o" }, earlier: { type: "string" }, json: { type: "boolean" } },
  run,
};

interface Job {
  readonly written: { readonly path: string; readonly bytes: Uint8Array };
  readonly later: { readonly path: string; readonly bytes: Uint8Array };
}

/** A kind of file with handwriting, known by its first bytes. */
interface Kind {
  readonly isOf: (bytes: Uint8Array) => boolean;
  readonly carry: (job: Job, given: Arguments) => Carried | Promise<Carried>;
}

const compression = { inflate, deflate };

const kinds: readonly Kind[] = [
  { isOf: isArchive, carry: ({ written, later }) => carryBundle(written.bytes, later.bytes, compression) },
  { isOf: isXournal, carry: carryXournalFile },
];

async function run(given: Arguments): Promise<number> {
  const [path, laterPath, ...more] = given.positionals;
  const outputPath = given.text("output");
  if (path === undefined || laterPath === undefined || more.length > 0)
    throw new UsageError(
      "Name the planner that you wrote in and the new PDF, as in: octavo carry planner.rmdoc new.pdf -o new.rmdoc",
    );
  if (outputPath === undefined) throw new UsageError("Name the file to write, as in: -o new.rmdoc");
  if (outputPath === standardStream && given.flag("json"))
    throw new UsageError("--json prints to the standard output, so the result needs a file: -o new.rmdoc");
  const output = await openOutput(outputPath, [path, laterPath]);
  const written = { path, bytes: await readWritten(path) };
  const kind = kinds.find(({ isOf }) => isOf(written.bytes));
  if (!kind) throw new UsageError(`"${path}" is of a kind that Octavo cannot read. See: octavo help carry`);
  const carried = await kind.carry({ written, later: { path: laterPath, bytes: await readPdf(laterPath) } }, given);
  if ("refusal" in carried) throw new UsageError(`${path}: ${formatMessage(carried.refusal)}.`);
  const { bytes, report } = carried;
  const size = await output.write([bytes]);
  if (given.flag("json")) printLine(JSON.stringify(report, null, 2));
  else for (const line of carryLines(report)) printError(line);
  if (outputPath !== standardStream && !given.flag("json")) printLine(`${outputPath}  ${fileSize(size)}`);
  return isCarriedWhole(report) ? exitCodes.fine : exitCodes.unsafe;
}

/** Bundles contain a PDF and files for each page. */
const largestWritten = 2 * largestPdf;

async function readWritten(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > largestWritten) throw new UsageError(`"${path}" is larger than ${fileSize(largestWritten)}.`);
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}

/** Xournal++ finds the PDF by its path, whatever the current folder is. */
async function carryXournalFile({ written, later }: Job, given: Arguments): Promise<Carried> {
  const earlierPath = given.text("earlier") ?? backgroundOf(written);
  const files = { document: written.bytes, earlier: await readPdf(earlierPath), later: later.bytes };
  return carryXournal({ ...files, laterPath: resolve(later.path) }, compression);
}

/** The PDF where the document says, or with the same name beside the document, if both were moved. */
function backgroundOf({ path, bytes }: Job["written"]): string {
  const read = readBackground(bytes);
  if ("refusal" in read) throw new UsageError(`${path}: ${formatMessage(read.refusal)}.`);
  const { file, isAttached } = read.background;
  const folder = dirname(path);
  const places = isAttached
    ? [`${path}.${file}`]
    : [resolve(folder, file), join(folder, basename(file.replaceAll("\\", "/")))];
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new UsageError(
    `${path}: The PDF that it shows is not there: ${replaceControlCharacters(places[0] ?? file)}. Name it, as in: --earlier old.pdf`,
  );
}
