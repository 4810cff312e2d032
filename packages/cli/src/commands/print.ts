import { extname } from "node:path";
import {
  type Compilation,
  type CompileOptions,
  compile,
  emitSheets,
  type Flip,
  type HolePattern,
  holePatterns,
  type PrintLayout,
  type PrintSettings,
  type PrintSummary,
  parseLength,
  parseSheet,
  printDocument,
  printLayouts,
  sheetNames,
  type World,
} from "@octavo/engine";
import { formatMessage, type WorkRights } from "@octavo/foundation";
import { deflate, latin1, nodeWorld } from "@octavo/press";
import { printWords } from "@octavo/starters";
import { type Arguments, type Command, exitCodes, type Options, UsageError } from "../command.ts";
import { type Documents, printDiagnostics, summarize } from "../diagnostics.ts";
import {
  fontOptions,
  pdfOptions,
  profileOption,
  readFonts,
  readPdfOptions,
  requireDeviceToFit,
} from "../document-options.ts";
import { readEditionFile } from "../editions.ts";
import { dateHelp, dateOptions, readGivenDates } from "../given-dates.ts";
import { licenceHelp, licenceOptions, readRights } from "../licence.ts";
import { openOutput } from "../output.ts";
import { readDocument, standardStream } from "../read-document.ts";
import { fileSize, formatCount, printError, printLine } from "../terminal.ts";

const help = `
octavo print PDF -o SHEETS
octavo print MASTERS PLAN -o SHEETS

Makes a PDF for a printer: pages on sheets of paper, with numbers on the pages, and at links the number of the page that they
lead to. PDF is one that Octavo made with its project.

Options:
  -o, --output FILE     file for the sheets; "-" is standard output
      --sheet SIZE      paper: ${sheetNames.slice(0, 6).join(", ")},
                        ${sheetNames.slice(6).join(", ")}, or as in 210x297mm;
                        by default a4, or with --layout one the size of the page
      --layout LAYOUT   one: a page on a side (default); two: two pages on a side; cut: two pages, in order once you cut the
                        sheets in the middle and put the second pile under the first; booklet: folded and stapled
      --booklet         the same as --layout booklet
      --signature N     sheets inside each other in a booklet; by default all of up to 20, else 8 at most
      --creep LENGTH    thickness of the paper, as in 0.1mm: moves inner pages towards the fold
      --duplex EDGE     edge on which the printer flips the sheet: long or short; none prints on one side.
                        By default the edge that needs no back upside down
      --marks           crop marks and folds
      --margin LENGTH   free strip along the edges of the sheet
      --binding LENGTH  free strip along the bound edge of each page
      --holes PATTERN   marks for punched holes in that strip: two, four or three (North America)
      --scale PERCENT   size of the pages; by default as large as the sheet allows
      --facing WHICH    insert blank pages, so that pages face each other: pairs (items of two pages), or names of sections
                        whose items begin on left pages, separated by commas
      --no-references   no page numbers and no references
      --profile ID      with MASTERS and PLAN: the device or paper, instead of the one that the plan names (octavo profiles)
      --fit             rescale the page designs to it
      --fonts DIR       also use the fonts in this folder (TTF, OTF and WOFF2), under the names in the files
${dateHelp}
${licenceHelp}; by default that of PDF
      --classic         PDF 1.4, several times as large
      --json            print one JSON object about the result, and nothing else

Examples:
  octavo print planner.pdf -o sheets.pdf --sheet a4 --booklet --creep 0.1mm --marks
  octavo print planner.pdf -o sheets.pdf --sheet letter --layout cut --binding 12mm --holes three
  octavo print masters.yaml plan.yaml -o sheets.pdf --profile paper-a5 --fit --sheet a4 --booklet --facing months
`;

const printOptions: Options = {
  sheet: { type: "string" },
  layout: { type: "string" },
  booklet: { type: "boolean" },
  signature: { type: "string" },
  creep: { type: "string" },
  duplex: { type: "string" },
  marks: { type: "boolean" },
  margin: { type: "string" },
  binding: { type: "string" },
  holes: { type: "string" },
  scale: { type: "string" },
  facing: { type: "string" },
  "no-references": { type: "boolean" },
};

export const print: Command = {
  help,
  options: {
    output: { type: "string", short: "o" },
    ...printOptions,
    profile: { type: "string" },
    fit: { type: "boolean" },
    ...fontOptions,
    ...dateOptions,
    ...licenceOptions,
    ...pdfOptions,
    json: { type: "boolean" },
  },
  run,
};

async function run(given: Arguments): Promise<number> {
  const inputs = inputsOf(given);
  const path = outputOf(given);
  const settings = readSettings(given);
  const output = await openOutput(path, inputs);
  const world = nodeWorld();
  const read =
    inputs.length === 1 ? await readPlanner(given, inputs[0], world) : await readDocuments(given, inputs, world);
  if (!read) return exitCodes.documents;
  const { document, diagnostics } = read;
  const rightsBy = await readRights(given.text("licence"), read.rights);
  if (!document) {
    printError(`${summarize(diagnostics)}: no PDF was written.`);
    return exitCodes.documents;
  }
  const printed = printDocument(document, settings, await printWords(document.information.language), world.fonts);
  if ("problem" in printed) throw new UsageError(`${formatMessage(printed.problem)}.`);
  const { fonts } = world;
  const options = { ...readPdfOptions(given), rights: rightsBy(document.information.author) };
  const bytes = await output.write(emitSheets(printed.sheets, { deflate, latin1, fonts }, options));
  const show = path === standardStream ? printError : printLine;
  if (given.flag("json")) printLine(JSON.stringify({ ...printed.summary, output: path, bytes }, null, 2));
  else for (const line of summaryLines(path, bytes, printed.summary)) show(line);
  return exitCodes.fine;
}

type Inputs = readonly [pdf: string] | readonly [masters: string, plan: string];

function inputsOf({ positionals }: Arguments): Inputs {
  const [first, second, ...more] = positionals;
  if (first === undefined || more.length > 0)
    throw new UsageError("Name a PDF, or masters and plan, as in: octavo print planner.pdf -o sheets.pdf");
  if (second === undefined) {
    if (extname(first).toLowerCase() !== ".pdf")
      throw new UsageError(
        `"${first}" is no PDF. Name the plan as well, as in: octavo print masters.yaml plan.yaml -o sheets.pdf`,
      );
    return [first];
  }
  if (first === standardStream && second === standardStream)
    throw new UsageError("Only one of the two documents can come from standard input.");
  return [first, second];
}

function outputOf(given: Arguments): string {
  const path = given.text("output");
  if (path === undefined) throw new UsageError("Name the file for the sheets, as in: -o sheets.pdf");
  if (path === standardStream && given.flag("json"))
    throw new UsageError("The PDF and the JSON can't both be written to standard output.");
  return path;
}

interface Read extends Pick<Compilation, "document" | "diagnostics"> {
  /** Of the PDF. */
  readonly rights?: WorkRights | undefined;
}

const ofDocuments = ["profile", "fonts", "dates", "zone"] as const;

/** Compiles the project in a PDF, with its pages at their places. */
async function readPlanner(given: Arguments, path: string, world: World): Promise<Read> {
  const unused = given.flag("fit") ? "fit" : ofDocuments.find((name) => given.text(name) !== undefined);
  if (unused !== undefined) throw new UsageError(`--${unused} goes with MASTERS and PLAN, not with a PDF.`);
  const { manifest, project } = await readEditionFile(path);
  if (!project)
    throw new UsageError(
      `${path} does not contain its project, so its pages cannot be drawn again. Name masters and plan instead.`,
    );
  const { masters_yaml, plan_yaml, profile, fit = false } = project;
  const update = { manifest, project, removed: "blank" } as const;
  const options: CompileOptions = { profile, fit, proofread: false, update };
  return { ...compile(masters_yaml, plan_yaml, world, options), rights: manifest.rights };
}

async function readDocuments(
  given: Arguments,
  [first, second]: readonly [string, string],
  world: World,
): Promise<Read | undefined> {
  const profile = profileOption(world, given.text("profile"));
  const [masters, plan] = [await readDocument(first), await readDocument(second)];
  const fonts = await readFonts(given, masters.text, plan.text);
  const { calendars, isAccepted } = await readGivenDates(given);
  const compilation = compile(masters.text, plan.text, world, { ...profile, fit: given.flag("fit"), fonts, calendars });
  if (!isAccepted()) return undefined;
  requireDeviceToFit(given, compilation.template, world);
  const documents: Documents = { masters, plan };
  if (!given.flag("json")) printDiagnostics(compilation.diagnostics, documents);
  return compilation;
}

function readSettings(given: Arguments): PrintSettings {
  const layout = layoutOf(given);
  const written = given.text("sheet") ?? (layout === "one" ? undefined : "a4");
  const sheet = written === undefined ? undefined : parseSheet(written);
  if (written !== undefined && !sheet)
    throw new UsageError(`--sheet must be a size such as ${sheetNames.join(", ")} or 210x297mm, and is "${written}".`);
  for (const name of ["signature", "creep"])
    if (layout !== "booklet" && given.text(name) !== undefined)
      throw new UsageError(`--${name} goes with a booklet, as in: --booklet --${name} ${given.text(name)}`);
  return {
    layout,
    sheet,
    flip: oneOf<Flip>(given, "duplex", ["long", "short", "none"]),
    signature: numberOf(given, "signature", "a number of sheets, such as 8"),
    creep: lengthOf(given, "creep"),
    margin: lengthOf(given, "margin"),
    binding: lengthOf(given, "binding"),
    holes: oneOf<HolePattern>(given, "holes", holePatterns),
    marks: given.flag("marks"),
    scale: percentOf(given),
    facing: facingOf(given.text("facing")),
    references: !given.flag("no-references"),
  };
}

function layoutOf(given: Arguments): PrintLayout {
  const layout = oneOf<PrintLayout>(given, "layout", printLayouts);
  if (!given.flag("booklet")) return layout ?? "one";
  if (layout !== undefined && layout !== "booklet")
    throw new UsageError(`--booklet and --layout ${layout} contradict each other: leave out one of them.`);
  return "booklet";
}

function oneOf<Value extends string>(given: Arguments, name: string, values: readonly Value[]): Value | undefined {
  const written = given.text(name);
  const found = values.find((value) => value === written);
  if (written !== undefined && found === undefined)
    throw new UsageError(`--${name} must be one of ${values.join(", ")}, and is "${written}".`);
  return found;
}

function lengthOf(given: Arguments, name: string): number | undefined {
  const written = given.text(name);
  const length = written === undefined ? undefined : parseLength(written);
  if (written !== undefined && length === undefined)
    throw new UsageError(`--${name} must be a length such as 3mm or 0.1in, and is "${written}".`);
  return length;
}

function numberOf(given: Arguments, name: string, wanted: string): number | undefined {
  const written = given.text(name);
  if (written === undefined) return undefined;
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(written)) throw new UsageError(`--${name} must be ${wanted}, and is "${written}".`);
  return Number(written);
}

function percentOf(given: Arguments): number | undefined {
  const percent = numberOf(given, "scale", "a percentage, such as 90");
  return percent === undefined ? undefined : percent / 100;
}

function facingOf(written: string | undefined): PrintSettings["facing"] {
  if (written === undefined || written === "pairs") return written;
  const names = written.split(",").map((name) => name.trim());
  if (names.includes("")) throw new UsageError('--facing must be "pairs" or names of sections, separated by commas.');
  return names;
}

const flips: Readonly<Record<Flip, string>> = {
  long: "Print on both sides, flipped on the long edge, at 100 %.",
  short: "Print on both sides, flipped on the short edge, at 100 %.",
  none: "Print on one side, at 100 %.",
};

function summaryLines(path: string, bytes: number, summary: PrintSummary): readonly string[] {
  const { sides, sheets, signatures, pages, blank, scale, flip } = summary;
  const name = path === standardStream ? "stdout" : path;
  const facts = [
    formatCount(sheets, "sheet"),
    formatCount(sides, "side"),
    ...(signatures.length > 1 ? [`${signatures.length} signatures of ${signatures.at(0)} sheets at most`] : []),
    `${formatCount(pages, "page")} at ${Math.round(scale * 1000) / 10} %`,
    ...(blank > 0 ? [`${blank} blank`] : []),
    fileSize(bytes),
  ];
  return [`${name}  ${facts.join(", ")}`, flips[flip]];
}
