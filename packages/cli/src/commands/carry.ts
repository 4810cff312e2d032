import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { formatMessage } from "@octavo/foundation";
import {
  type Carried,
  type CarryRefusal,
  type CarryReport,
  carryBundle,
  carryPdf,
  carryXournal,
  kindOfWritten,
  largestWritten,
  readBackground,
  type WrittenKind,
} from "@octavo/ink";
import { deflate, inflate, loadPdfium, nodeWorld } from "@octavo/press";
import { carriedLines, carryLines, isCarriedWhole } from "../carry-lines.ts";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { readPdf } from "../editions.ts";
import { openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { describeSystemError } from "../system-errors.ts";
import { fileSize, printError, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo carry WRITTEN NEW.pdf -o FILE

Carries what you wrote in a planner to its next edition. WRITTEN is the planner from your device:

  .pdf           a PDF that a tablet or a program exported. Each stroke is copied to the same lines and days
  .rmdoc, .zip   a reMarkable document, with the PDF in it. Strokes, tags and pages that you inserted stay as they are
  .xopp          a document of Xournal++, which names the PDF that it shows

NEW.pdf is the PDF of the next edition, as Octavo built it. Each page is found by its identity, wherever it is. What has no place
there is kept on pages "from the earlier edition", and listed. Nothing is changed in WRITTEN and NEW.pdf.

Options:
  -o, --output FILE   where to write the result; "-" is standard output
      --earlier PDF   the PDF without handwriting: for a program that leaves out what the PDF contains about its pages, and for a
                      document of Xournal++ whose PDF is not where the document says
      --report        print what happened to the handwriting of each page
      --json          print one JSON object about it, and nothing else

Exit codes: 0 all handwriting is beside the same lines and words, 3 some has no place, or other lines and words are where it is. The
result is written in both cases.

Examples:
  octavo carry annotated.pdf new.pdf -o new-with-ink.pdf --report
  octavo carry from-goodnotes.pdf new.pdf --earlier planner.pdf -o new-with-ink.pdf
  octavo carry planner.rmdoc new.pdf -o new.rmdoc
  octavo carry planner.xopp new.pdf -o new.xopp
`;

export const carry: Command = {
  help,
  options: {
    output: { type: "string", short: "o" },
    earlier: { type: "string" },
    report: { type: "boolean" },
    json: { type: "boolean" },
  },
  run,
};

interface ReadFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface Job {
  readonly written: ReadFile;
  readonly later: ReadFile;
  /** Path of the PDF without handwriting, if it was given. */
  readonly earlierPath: string | undefined;
}

const compression = { inflate, deflate };

const carries: Readonly<Record<WrittenKind, (job: Job) => Carried | Promise<Carried>>> = {
  pdf: carryPdfFile,
  bundle: ({ written, later }) => carryBundle(written.bytes, later.bytes, compression),
  xournal: carryXournalFile,
};

async function run(given: Arguments): Promise<number> {
  const [path, laterPath] = inputsOf(given);
  const outputPath = outputOf(given);
  const earlierPath = given.text("earlier");
  const output = await openOutput(outputPath, [path, laterPath, ...(earlierPath === undefined ? [] : [earlierPath])]);
  const written = { path, bytes: await readWritten(path) };
  const kind = kindOfWritten(written.bytes);
  if (!kind) throw new UsageError(`"${path}" is of a kind that Octavo cannot read. See: octavo help carry`);
  const later = { path: laterPath, bytes: await readPdf(laterPath) };
  const carried = await carries[kind]({ written, later, earlierPath });
  if ("refusal" in carried) throw refusalOf(carried, { annotated: path, next: laterPath, earlier: earlierPath });
  const size = await output.write([carried.bytes]);
  print(carried.report, { path: outputPath, size }, given);
  return isCarriedWhole(carried.report) ? exitCodes.fine : exitCodes.unsafe;
}

function inputsOf({ positionals }: Arguments): readonly [string, string] {
  const [written, later, ...more] = positionals;
  if (written === undefined || later === undefined || more.length > 0)
    throw new UsageError(
      "Name the planner that you wrote in and the new PDF, as in: octavo carry planner.rmdoc new.pdf -o new.rmdoc",
    );
  return [written, later];
}

function outputOf(given: Arguments): string {
  const path = given.text("output");
  if (path === undefined) throw new UsageError("Name the file to write, as in: -o new-with-ink.pdf");
  if (path === standardStream && given.flag("json"))
    throw new UsageError("--json prints to the standard output, so the result needs a file: -o new-with-ink.pdf");
  return path;
}

/** Names the file that is to be replaced, or the option that is missing. */
function refusalOf(
  { refusal, file = "annotated" }: CarryRefusal,
  paths: Readonly<Record<"annotated" | "next" | "earlier", string | undefined>>,
): UsageError {
  const path = paths[file];
  const remedy = path === undefined ? ": --earlier planner.pdf" : "";
  return new UsageError(`${path === undefined ? "" : `${path}: `}${formatMessage(refusal)}${remedy}.`);
}

function print(report: CarryReport, file: { readonly path: string; readonly size: number }, given: Arguments): void {
  if (given.flag("json")) return printLine(JSON.stringify({ output: file.path, ...described(report) }, null, 2));
  for (const line of carryLines(report)) printError(line);
  if (given.flag("report")) for (const line of carriedLines(report)) printError(line);
  if (file.path !== standardStream) printLine(`${file.path}  ${fileSize(file.size)}`);
}

function described({ warnings, ...report }: CarryReport) {
  return { ...report, warnings: warnings.map((warning) => formatMessage(warning)) };
}

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

async function carryPdfFile({ written, later, earlierPath }: Job): Promise<Carried> {
  const earlier = earlierPath === undefined ? undefined : await readPdf(earlierPath);
  const files = { annotated: written.bytes, next: later.bytes, earlier };
  return carryPdf(files, { world: nodeWorld(), compression, loadPdfium });
}

/** Xournal++ finds the PDF by its path, whatever the current folder is. */
async function carryXournalFile({ written, later, earlierPath }: Job): Promise<Carried> {
  const earlier = await readPdf(earlierPath ?? backgroundOf(written));
  const files = { document: written.bytes, earlier, later: later.bytes };
  return carryXournal({ ...files, laterPath: resolve(later.path) }, compression);
}

/** The PDF where the document says, or with the same name beside the document, if both were moved. */
function backgroundOf({ path, bytes }: ReadFile): string {
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
