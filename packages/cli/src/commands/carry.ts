import { formatMessage } from "@octavo/foundation";
import { type Carried, type CarryRefusal, type CarryReport, carryPdf } from "@octavo/ink";
import { deflate, inflate, nodeWorld, pdfium } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { readPdf } from "../editions.ts";
import { openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { formatCount, printError, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo carry ANNOTATED NEW -o PDF

Copies handwriting from the PDF of an earlier edition to the PDF of a new one, each stroke to the same lines and days. NEW stays as
it is. Handwriting that has no place there is on pages at the end, "from the earlier edition", which the new PDF lists. ANNOTATED is
the PDF as a tablet or a program exported it, with its annotations.

Options:
  -o, --output FILE    file for the new PDF with handwriting; "-" is standard output
      --earlier FILE   the PDF without handwriting, for a program that leaves out what the PDF contains about its pages
      --report         print what happened to the handwriting of each page
      --json           print one JSON object about it, and nothing else

Exit codes: 0 all handwriting is beside the same lines and words, 3 some is listed in the report.

Examples:
  octavo carry annotated.pdf new.pdf -o new-with-ink.pdf
  octavo carry annotated.pdf new.pdf -o new-with-ink.pdf --report
  octavo carry from-goodnotes.pdf new.pdf --earlier planner.pdf -o new-with-ink.pdf
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

interface Inputs {
  readonly annotated: Uint8Array;
  readonly next: Uint8Array;
  readonly earlier: Uint8Array | undefined;
}

/** Kind of file with handwriting, by its first bytes. */
interface Kind {
  readonly isOf: (bytes: Uint8Array) => boolean;
  readonly carry: (inputs: Inputs) => Promise<Carried>;
}

const kinds: readonly Kind[] = [
  {
    isOf: (bytes) => Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-"),
    carry: (inputs) => carryPdf(inputs, { world: nodeWorld(), compression: { inflate, deflate }, loadPdfium: pdfium }),
  },
];

async function run(given: Arguments): Promise<number> {
  const [annotated, next] = inputsOf(given);
  const earlier = given.text("earlier");
  const path = outputOf(given);
  const output = await openOutput(path, [annotated, next, ...(earlier === undefined ? [] : [earlier])]);
  const inputs: Inputs = {
    annotated: await readPdf(annotated),
    next: await readPdf(next),
    earlier: earlier === undefined ? undefined : await readPdf(earlier),
  };
  const kind = kinds.find(({ isOf }) => isOf(inputs.annotated));
  if (!kind) throw new UsageError(`${annotated}: The file has no handwriting that Octavo can read. It is not a PDF.`);
  const carried = await kind.carry(inputs);
  if ("refusal" in carried) throw refusalOf(carried, { annotated, next, earlier });
  await output.write([carried.bytes]);
  print(carried.report, path, given);
  return isComplete(carried.report) ? exitCodes.fine : exitCodes.unsafe;
}

/** Names the file that is to be replaced, or the option that is missing. */
function refusalOf(
  { refusal, file }: CarryRefusal,
  paths: Readonly<Record<keyof Inputs, string | undefined>>,
): UsageError {
  const path = file && paths[file];
  const remedy = file === "earlier" && path === undefined ? ": --earlier planner.pdf" : "";
  return new UsageError(`${path === undefined ? "" : `${path}: `}${formatMessage(refusal)}${remedy}.`);
}

function inputsOf({ positionals }: Arguments): readonly [string, string] {
  const [annotated, next, ...more] = positionals;
  if (annotated === undefined || next === undefined || more.length > 0)
    throw new UsageError("Name two PDFs, as in: octavo carry annotated.pdf new.pdf -o new-with-ink.pdf");
  return [annotated, next];
}

function outputOf(given: Arguments): string {
  const path = given.text("output");
  if (path === undefined) throw new UsageError("Name the file for the PDF, as in: -o new-with-ink.pdf");
  if (path === standardStream && given.flag("json"))
    throw new UsageError("The PDF and the JSON can't both be written to standard output.");
  return path;
}

function isComplete({ left, carried }: CarryReport): boolean {
  return left.length === 0 && carried.every(({ beside_others }) => beside_others === 0);
}

function print(report: CarryReport, path: string, given: Arguments): void {
  if (given.flag("json")) return printLine(JSON.stringify({ output: path, ...described(report) }, null, 2));
  const print = path === standardStream ? printError : printLine;
  print(summaryOf(report, path));
  for (const warning of report.warnings) printError(`${formatMessage(warning)}.`);
  if (given.flag("report")) for (const line of linesOf(report)) print(line);
}

function described({ warnings, ...report }: CarryReport) {
  return { ...report, warnings: warnings.map((warning) => formatMessage(warning)) };
}

function summaryOf({ marks, carried, left }: CarryReport, path: string): string {
  const beside = carried.reduce((sum, { beside_others }) => sum + beside_others, 0);
  const rest = left.reduce((sum, page) => sum + page.marks, 0);
  return [
    `${path === standardStream ? "stdout" : path}  ${formatCount(marks, "mark")}`,
    `${marks - rest} in place`,
    ...(beside > 0 ? [`${beside} of them beside other lines or words`] : []),
    ...(rest > 0 ? [`${rest} on pages at the end`] : []),
  ].join(", ");
}

const reasons = {
  no_page: "the new PDF has no such page",
  no_area: "the new page has no such lines",
  smaller_area: "the new page has too little room",
} as const;

function linesOf({ carried, left }: CarryReport): readonly string[] {
  const name = (identity: string | undefined) => replaceControlCharacters(identity ?? "page of your own");
  return [
    ...carried.map(({ identity, from, to, marks, moved, beside_others }) =>
      [
        `  page ${from} → ${to}  ${name(identity)}: ${marks}`,
        ...(moved > 0 ? [`${moved} moved with their lines`] : []),
        ...(beside_others > 0 ? [`${beside_others} beside other lines or words`] : []),
      ].join(", "),
    ),
    ...left.map(
      ({ identity, from, to, marks, reason }) =>
        `  page ${from} → ${to}  ${name(identity)}: ${marks}, ${reasons[reason]}`,
    ),
  ];
}
