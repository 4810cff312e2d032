import {
  type Comparison,
  type Compilation,
  compareEditions,
  compilationStats,
  compile,
  manifestOf,
  type PdfOptions,
  type PlannedRow,
  type Problem,
  printTemplate,
  type Template,
  type UpdateReport,
  type World,
} from "@octavo/engine";
import { diagnosticKey, formatMessage } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { type Documents, printDiagnostics, reportedDiagnostic, sortDiagnostics, summarize } from "../diagnostics.ts";
import {
  fitOptions,
  fontOptions,
  pdfOptions,
  profileOption,
  projectOptions,
  readFit,
  readFonts,
  readPdfOptions,
  readProjectOptions,
  requireDeviceToFit,
} from "../document-options.ts";
import {
  comparisonLines,
  type GivenUpdate,
  handwritingLine,
  printRefusal,
  readUpdate,
  updateOptions,
} from "../editions.ts";
import { dateHelp, dateOptions, readGivenDates } from "../given-dates.ts";
import { listHelp, listOptions, readGivenLists } from "../given-lists.ts";
import { licenceHelp, licenceOptions, type RightsBy, readRights } from "../licence.ts";
import { matrixOptions, requireMatrix } from "../matrix/matrix-options.ts";
import { type Output, openOutput } from "../output.ts";
import { readDocument, standardStream } from "../read-document.ts";
import type { RowPlanner } from "../row-planners.ts";
import { fileSize, formatCount, printError, printLine } from "../terminal.ts";
import { summarizeResult, type WriteResult, writePdf } from "../write-pdf.ts";

const help = `
octavo build MASTERS PLAN -o PDF
octavo build MASTERS PLAN --each LIST -o ZIP
octavo build MASTERS PLAN --matrix AXES -o PATTERN

Makes the PDF of a planner. MASTERS holds the page designs, PLAN says which pages are made from them and for which dates.
What is doubtful or wrong in them is printed; with an error there is no PDF, and a PDF from before stays as it was.

Options:
  -o, --output FILE     file for the PDF; "-" is standard output
      --profile ID      the device, instead of the one that the plan names (octavo profiles)
      --fit             rescale the page designs to the device's own page, so that they are shown at their size
      --keep-sizes      like --fit without scaling: type and lines keep their size in millimetres, a larger page has more lines
      --fonts DIR       also use the fonts in this folder (TTF, OTF and WOFF2), under the names in the files
${dateHelp}
${listHelp}
      --each LIST       make a planner for each row of a list, with its name and its dates, and write them into one ZIP file
      --classic         for a device that cannot open the file: PDF 1.4, not compressed as well, several times as large
      --update FILE     the PDF on the tablet: pages that are in it keep their places, so that handwriting stays on them.
                        With "changes_page: true" in the plan, a page lists the events that changed since then
      --removed MODE    with --update, for pages that the plan no longer makes: keep, blank or drop
${licenceHelp}
      --no-project      write a PDF that does not contain the two documents: an update can then not keep pages as they were
      --template FILE   also write the compiled template, which "octavo render" and the editor open
      --json            print one JSON object about the result, and nothing else

Variants:
      --matrix AXES     a PDF for each combination of these values, or of those in a file (docs/variants.md):
                        devices=ID,ID or devices=all   locales=TAG,TAG   hands=right,left   weekstart=DAY,DAY
  -o, --output PATTERN  names of the PDFs, with {name}, {device}, {locale}, {hand} and {weekstart}; with --each also {row}
      --zip FILE        write one ZIP file with all PDFs; "-" is standard output
      --check           also check each variant by the rules for its device, as "octavo check" does
      --jobs N          number of processes; by default the number of processors

Examples:
  octavo build masters.yaml plan.yaml -o planner.pdf
  octavo build masters.yaml plan.yaml -o planner.pdf --profile remarkable-2
  octavo build masters.yaml plan.yaml -o planner.pdf --profile kindle-scribe --fit
  octavo build masters.yaml plan.yaml -o planner.pdf --profile boox-tab-x-c --keep-sizes
  octavo build masters.yaml plan.yaml -o planner.pdf --dates family.ics,days.csv --zone Europe/Warsaw
  octavo build masters.yaml plan.yaml -o class.pdf --data pupils=pupils.csv --pictures photos
  octavo build masters.yaml plan.yaml -o planners.zip --data pupils=pupils.csv --each pupils
  octavo build masters.yaml plan.yaml -o - | lpr
  octavo build masters.yaml plan.yaml -o new.pdf --update tablet.pdf
  octavo build masters.yaml plan.yaml --matrix devices=remarkable-2,kindle-scribe locales=en,de hands=right,left -o "{name}-{device}-{locale}-{hand}.pdf"
  octavo build --matrix release.yaml --zip release.zip
  sed s/2026/2027/ plan.yaml | octavo build masters.yaml - -o 2027.pdf
`;

export const build: Command = {
  help,
  options: {
    output: { type: "string", short: "o" },
    profile: { type: "string" },
    ...fitOptions,
    ...fontOptions,
    ...dateOptions,
    ...listOptions,
    each: { type: "string" },
    ...updateOptions,
    ...projectOptions,
    ...licenceOptions,
    ...pdfOptions,
    ...matrixOptions,
    template: { type: "string" },
    json: { type: "boolean" },
  },
  run,
};

async function run(given: Arguments): Promise<number> {
  if (given.flag("matrix")) return (await import("../matrix/build-matrix.ts")).buildMatrix(given);
  requireMatrix(given);
  const inputs = inputsOf(given);
  const path = outputOf(given);
  const pdf = await openOutput(path, inputs);
  const yaml = await templateOutput(given, inputs);
  const update = await readUpdate(given);
  const rightsBy = await readRights(given.text("licence"), update?.manifest.rights);
  const world = nodeWorld();
  const profile = profileOption(world, given.text("profile"));
  const [masters, plan] = [await readDocument(inputs[0]), await readDocument(inputs[1])];
  const fonts = await readFonts(given, masters.text, plan.text);
  const { lists, files } = await readGivenLists(given);
  const documents: Documents = { masters, plan, lists: files };

  const { calendars, isAccepted } = await readGivenDates(given);
  const options = { update, ...profile, fit: readFit(given), fonts, lists, calendars };
  const each = given.text("each");
  const compilation = compile(masters.text, plan.text, world, { ...options, proofread: each === undefined });
  if (!isAccepted()) return exitCodes.documents;
  if (each !== undefined) {
    const compileRow = (row: PlannedRow) => compile(masters.text, plan.text, world, { ...options, row });
    return await buildRows(each, compilation, { given, documents, path, pdf, world, rightsBy, compileRow });
  }
  const { document, template, diagnostics } = compilation;
  requireDeviceToFit(given, template, world);
  if (!given.flag("json")) printDiagnostics(diagnostics, documents);
  const pdfSettings = pdfSettingsOf(compilation, given, rightsBy);
  const written = document && (await writePdf(document, world, pdf, pdfSettings));
  if (template && written) await yaml?.(template);

  const comparison = update && document && compareEditions(update.manifest, manifestOf(document));
  if (given.flag("json")) printLine(describe(compilation, path, written, documents, { comparison, given: update }));
  else if (compilation.update?.refusal) printRefusal(compilation.update, update ?? {});
  else if (written) (path === standardStream ? printError : printLine)(summarizeResult(path, written, compilation));
  else printError(`${summarize(diagnostics)}: no PDF was written.`);
  if (comparison && !given.flag("json")) for (const line of comparisonLines(comparison, keepRemoved)) printError(line);
  const handwriting = update && written && handwritingLine(update, path);
  if (handwriting !== undefined && !given.flag("json")) printError(handwriting);
  if (compilation.update?.refusal || (written && comparison && !comparison.is_safe)) return exitCodes.unsafe;
  return written ? exitCodes.fine : exitCodes.documents;
}

function pdfSettingsOf(compilation: Compilation, given: Arguments, rightsBy: RightsBy): PdfOptions {
  const { document } = compilation;
  const rights = document && rightsBy(document.information.author);
  return { ...readPdfOptions(given), ...readProjectOptions(given, compilation), rights };
}

interface RowsBuild {
  readonly given: Arguments;
  readonly documents: Documents;
  readonly path: string;
  readonly pdf: Output;
  readonly world: World;
  readonly rightsBy: RightsBy;
  readonly compileRow: (row: PlannedRow) => Compilation;
}

/** Problems of all planners are printed once. */
async function buildRows(each: string, whole: Compilation, build: RowsBuild): Promise<number> {
  const { given, path, pdf, world } = build;
  if (!whole.template) return noPlanners(whole, build);
  requireDeviceToFit(given, whole.template, world);
  const { plannedRows, writeRowPlanners } = await import("../row-planners.ts");
  const rows = plannedRows(whole.template.data ?? [], each);
  const found = new Map<string, Problem>();
  const compileRow = (row: PlannedRow) => {
    const compilation = build.compileRow(row);
    for (const problem of compilation.diagnostics) found.set(diagnosticKey(problem), problem);
    return compilation;
  };
  const settings = (compilation: Compilation) => pdfSettingsOf(compilation, given, build.rightsBy);
  const result = await writeRowPlanners({ rows, compileRow, settings }, world, pdf);
  if ("problem" in result) return noPlanners(result.problem.compilation, build, result.problem.row);
  const { planners, bytes } = result;
  const diagnostics = [...found.values()];
  if (given.flag("json")) printLine(describeRows(planners, bytes, build, diagnostics));
  else {
    printDiagnostics(diagnostics, build.documents);
    (path === standardStream ? printError : printLine)(summarizeRows(planners, bytes, path, diagnostics));
  }
  return exitCodes.fine;
}

function noPlanners({ diagnostics }: Compilation, { given, documents }: RowsBuild, row?: PlannedRow): number {
  if (given.flag("json")) {
    const sorted = sortDiagnostics(diagnostics, documents).map(reportedDiagnostic);
    printLine(JSON.stringify({ output: null, row: row?.key ?? null, planners: [], diagnostics: sorted }, null, 2));
    return exitCodes.documents;
  }
  printDiagnostics(diagnostics, documents);
  if (row) printError(`The planner of row "${row.key}" of the list "${row.table}" has errors.`);
  printError(`${summarize(diagnostics)}: no ZIP file was written.`);
  return exitCodes.documents;
}

function describeRows(
  planners: readonly RowPlanner[],
  bytes: number,
  { path: output, documents }: RowsBuild,
  problems: readonly Problem[],
): string {
  const described = planners.map(({ row, pages }) => ({ row: row.key, title: row.title, file: row.file, pages }));
  const diagnostics = sortDiagnostics(problems, documents).map(reportedDiagnostic);
  return JSON.stringify({ output, bytes, planners: described, diagnostics }, null, 2);
}

function summarizeRows(
  planners: readonly RowPlanner[],
  bytes: number,
  path: string,
  diagnostics: readonly Problem[],
): string {
  const pages = planners.reduce((sum, { pages }) => sum + pages, 0);
  const name = path === standardStream ? "stdout" : path;
  const parts = [formatCount(planners.length, "planner"), formatCount(pages, "page"), fileSize(bytes)];
  return `${name}  ${[...parts, summarize(diagnostics)].filter((part) => part !== "").join(", ")}`;
}

const keepRemoved = "To keep handwriting on its page, use --removed keep or --removed blank.";

function inputsOf({ positionals }: Arguments): readonly [string, string] {
  const [masters, plan, ...more] = positionals;
  if (masters === undefined || plan === undefined || more.length > 0)
    throw new UsageError(
      "Name two documents, masters and plan, as in: octavo build masters.yaml plan.yaml -o planner.pdf",
    );
  if (masters === standardStream && plan === standardStream)
    throw new UsageError("Only one of the two documents can come from standard input.");
  return [masters, plan];
}

function outputOf(given: Arguments): string {
  const path = given.text("output");
  for (const other of ["update", "template"])
    if (given.text("each") !== undefined && given.text(other) !== undefined)
      throw new UsageError(`--each makes several planners, so --${other} does not go with it.`);
  if (path !== undefined && given.text("each") !== undefined && /\.pdf$/i.test(path))
    throw new UsageError("--each makes several planners. Name a ZIP file for them, as in: -o planners.zip");
  if (path === undefined) throw new UsageError("Name the file for the PDF, as in: -o planner.pdf");
  if (path === standardStream && given.flag("json"))
    throw new UsageError("The PDF and the JSON can't both be written to standard output.");
  return path;
}

async function templateOutput(
  given: Arguments,
  inputs: readonly string[],
): Promise<((template: Template) => Promise<void>) | undefined> {
  const path = given.text("template");
  if (path === undefined) return undefined;
  if (path === given.text("output")) throw new UsageError("The PDF and the template need two different files.");
  if (path === standardStream && given.flag("json"))
    throw new UsageError("The template and the JSON can't both be written to standard output.");
  const output = await openOutput(path, inputs);
  return async (template) => {
    await output.write([Buffer.from(printTemplate(template))]);
  };
}

function describe(
  { template, document, diagnostics, update }: Compilation,
  output: string,
  written: WriteResult | undefined,
  documents: Documents,
  { comparison, given }: { readonly comparison: Comparison | undefined; readonly given: GivenUpdate | undefined },
): string {
  const { pages, links, bytes } = written ?? { pages: 0, links: 0, bytes: 0 };
  const stats = written && template && document ? compilationStats(template, document) : null;
  const result = {
    pages,
    links,
    bytes,
    output: written ? output : null,
    diagnostics: sortDiagnostics(diagnostics, documents).map(reportedDiagnostic),
    stats,
    ...(update && { update: { ...describedUpdate(update, comparison), handwriting: given?.handwriting ?? null } }),
  };
  return JSON.stringify(result, null, 2);
}

function describedUpdate({ refusal, removed, filled, appended }: UpdateReport, comparison: Comparison | undefined) {
  return {
    refusal: refusal ? formatMessage(refusal.message) : null,
    removed,
    filled,
    appended,
    comparison: comparison ?? null,
  };
}
