import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  type Comparison,
  type Compilation,
  compareEditions,
  compareEvents,
  compile,
  countEventChanges,
  type DisplayDocument,
  type Edition,
  type EventChanges,
  emitPdf,
  findProfile,
  manifestOf,
  type PlanEvent,
  type RemovedMode,
  readPlanEvents,
  type UpdateOptions,
} from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { countHandwriting, type Handwriting } from "@octavo/ink";
import { deflate, inflate, latin1, nodeWorld } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { type Documents, printDiagnostics, reportedDiagnostic, sortDiagnostics, summarize } from "../diagnostics.ts";
import { pdfOptions, readFontFolder, readPdfOptions } from "../document-options.ts";
import { comparisonLines, listed, printRefusal, readEditionFile, removedMode } from "../editions.ts";
import { readDates } from "../given-dates.ts";
import { openOutput } from "../output.ts";
import { type ProjectFile, readProjectFile } from "../project-file.ts";
import { readDocument, standardStream } from "../read-document.ts";
import { fileSize, formatCount, printError, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo refresh PROJECT

Makes the next edition of a planner with the calendars of today, for cron and other schedules. PROJECT is a YAML file that names
the documents, the PDF and the calendars. They are read again, and the planner is built as an update of its PDF. The PDF is
replaced if that is safe: handwriting on a tablet stays on its page, and only events and holidays changed. Otherwise the PDF
stays as it is, and the pages in question are listed.

A project file (docs/editions.md):
  masters: masters.yaml
  plan: plan.yaml
  pdf: planner.pdf
  zone: Europe/Warsaw
  dates:
    - https://example.org/team.ics
    - days.csv

Options:
  -o, --out FILE       the PDF of the last edition, which the new one replaces, instead of the one that PROJECT names
      --accept         replace the PDF also if that is not safe; pages that the plan no longer makes stay as they were
      --removed MODE   with --accept, for these pages: keep, blank or drop
      --classic        for a device that cannot open the file: PDF 1.4
      --json           print one JSON object about the result, and nothing else

Exit codes: 0 a new edition was written, 4 nothing changed, 3 a decision is needed, 1 the documents or a calendar have errors,
2 the project file is invalid, or a file or an address can't be read. With 1 to 4, the PDF stays as it was.

Examples:
  octavo refresh project.yaml
  octavo refresh project.yaml --accept --removed blank
`;

export const refresh: Command = {
  help,
  options: {
    out: { type: "string", short: "o" },
    accept: { type: "boolean" },
    removed: { type: "string" },
    ...pdfOptions,
    json: { type: "boolean" },
  },
  run,
};

type Verdict = "first" | "safe" | "accepted" | "unchanged" | "undecided" | "failed";

const codes: Readonly<Record<Verdict, number>> = {
  first: exitCodes.fine,
  safe: exitCodes.fine,
  accepted: exitCodes.fine,
  unchanged: exitCodes.unchanged,
  undecided: exitCodes.unsafe,
  failed: exitCodes.documents,
};

/** The edition that is on the tablet, and its bytes. */
interface LastEdition extends Edition {
  readonly bytes: Uint8Array;
  /** The new edition would not contain it. */
  readonly handwriting: Handwriting | undefined;
}

interface Refreshed {
  readonly compilation: Compilation;
  readonly documents: Documents;
  readonly update: UpdateOptions | undefined;
  /** Undefined if the documents have errors, or if pages are gone without a decision. */
  readonly pdf: Uint8Array | undefined;
  readonly comparison: Comparison | undefined;
  readonly events: EventChanges | undefined;
}

async function run(given: Arguments): Promise<number> {
  const world = nodeWorld();
  const removed = decisionOf(given);
  const [path, ...more] = given.positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError("Name one project file, as in: octavo refresh project.yaml");
  const project = await readProjectFile(path, world);
  const pdfPath = pdfOf(given, project);
  const output = await openOutput(pdfPath, [path, project.masters, project.plan]);
  const last = existsSync(pdfPath) ? await readLast(pdfPath) : undefined;
  const refreshed = await makeEdition(project, last, removed, given);
  if (!refreshed) return exitCodes.documents;
  const verdict = verdictOf(refreshed, last, given.flag("accept"));
  const { pdf } = refreshed;
  if (pdf && codes[verdict] === exitCodes.fine) await output.write([pdf]);
  if (given.flag("json")) printLine(JSON.stringify(describe(refreshed, verdict, pdfPath, last?.handwriting), null, 2));
  else print(refreshed, verdict, pdfPath, last?.handwriting);
  return codes[verdict];
}

/** Decision about pages that the plan no longer makes. Undefined asks. */
function decisionOf(given: Arguments): RemovedMode | "accept" | undefined {
  const mode = removedMode(given);
  if (mode && !given.flag("accept"))
    throw new UsageError("--removed goes with --accept, as in: octavo refresh project.yaml --accept --removed blank");
  return given.flag("accept") ? (mode ?? "accept") : undefined;
}

function pdfOf(given: Arguments, { pdf }: ProjectFile): string {
  const path = given.text("out") ?? pdf;
  if (path === undefined)
    throw new UsageError("Name the PDF with --out FILE, or in the project file, as in: pdf: planner.pdf");
  if (path === standardStream)
    throw new UsageError("The PDF must be a file, because the next edition is made from it.");
  return path;
}

async function readLast(path: string): Promise<LastEdition> {
  const bytes = await readFile(path);
  return { ...(await readEditionFile(path)), bytes, handwriting: countHandwriting(bytes, { inflate, deflate }) };
}

/** Returns undefined if a calendar is refused. */
async function makeEdition(
  project: ProjectFile,
  last: LastEdition | undefined,
  removed: RemovedMode | "accept" | undefined,
  given: Arguments,
): Promise<Refreshed | undefined> {
  const world = nodeWorld();
  const [masters, plan] = [await readDocument(project.masters), await readDocument(project.plan)];
  const fonts = await readFontFolder(project.fonts, [masters.text, plan.text]);
  const { calendars, isAccepted } = await readDates({ paths: project.dates, zone: project.zone, mayFetch: true });
  const kept = last?.project ? "keep" : "blank";
  const update = last && {
    manifest: last.manifest,
    project: last.project,
    removed: removed === "accept" ? kept : removed,
  };
  const { profile, fit } = project;
  const compilation = compile(masters.text, plan.text, world, { profile, fit, fonts, calendars, update });
  if (!isAccepted()) return undefined;
  const { document, template } = compilation;
  if (fit && template && !findProfile(world.profiles, template.metadata.profile))
    throw new UsageError('"fit: true" needs a device: name one with "profile" (octavo profiles).');
  const embedded = compilation.project?.();
  return {
    compilation,
    documents: { masters, plan },
    update,
    pdf:
      document &&
      (await bytesOf(document, { ...readPdfOptions(given), project: embedded, rights: last?.manifest.rights })),
    comparison: last && document && compareEditions(last.manifest, manifestOf(document)),
    events:
      last?.project && embedded
        ? compareEvents(readPlanEvents(last.project.plan_yaml), readPlanEvents(embedded.plan_yaml))
        : undefined,
  };
}

async function bytesOf(document: DisplayDocument, options: Parameters<typeof emitPdf>[2]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const { fonts } = nodeWorld();
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts }, options)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function verdictOf(
  { compilation, pdf, comparison }: Refreshed,
  last: LastEdition | undefined,
  isAccepting: boolean,
): Verdict {
  if (compilation.update?.refusal) return "undecided";
  if (!pdf) return "failed";
  if (!last) return "first";
  // The same documents give the same bytes, so equal files are equal editions.
  if (Buffer.from(pdf).equals(last.bytes)) return "unchanged";
  if (comparison?.is_safe && !last.handwriting) return "safe";
  return isAccepting ? "accepted" : "undecided";
}

function print(
  { compilation, documents, update, pdf, comparison, events }: Refreshed,
  verdict: Verdict,
  path: string,
  handwriting: Handwriting | undefined,
) {
  const { diagnostics } = compilation;
  printDiagnostics(diagnostics, documents);
  if (verdict === "failed") return printError(`${summarize(diagnostics)}: no PDF was written.`);
  if (compilation.update?.refusal) printRefusal(compilation.update, update ?? {}, "--accept ");
  else if (comparison && verdict !== "unchanged")
    for (const line of comparisonLines(comparison, keepRemoved)) printError(line);
  if (events) for (const line of eventLines(events)) printError(line);
  if (handwriting) printError(lostHandwriting(path, handwriting));
  if (verdict === "undecided") return printError(`${undecided} ${path} stays as it was.`);
  if (verdict === "unchanged") return printLine(`${path}  unchanged`);
  const changes = events ? `, ${formatCount(countEventChanges(events), "event")} changed` : "";
  const first = verdict === "first" ? "first edition" : "new edition";
  return printLine(`${path}  ${first}, ${fileSize(pdf?.length ?? 0)}${changes}`);
}

const keepRemoved = "To keep handwriting on its page, use --removed keep or --removed blank.";
function lostHandwriting(path: string, { pages }: Handwriting): string {
  return `${path} has handwriting or notes on ${formatCount(pages, "page")}, which the new edition does not contain. To keep them, write it to another file with octavo build --update, and use octavo carry.`;
}

const undecided = "A decision is needed: change the documents, or add --accept to write this edition.";

function eventLines({ added, changed, removed }: EventChanges): readonly string[] {
  const lines = [
    ...added.map((event) => `  new      ${eventText(event)}`),
    ...changed.map(({ before, after }) => `  changed  ${eventText(before)}  →  ${eventText(after)}`),
    ...removed.map((event) => `  removed  ${eventText(event)}`),
  ];
  return listed(lines, (line) => line);
}

function eventText({ date, start, title, calendar }: PlanEvent): string {
  const time = start === undefined ? "" : ` ${start}`;
  return replaceControlCharacters(`${date}${time}  ${title}  [${calendar}]`);
}

function describe(
  { compilation, documents, pdf, comparison, events }: Refreshed,
  verdict: Verdict,
  path: string,
  handwriting: Handwriting | undefined,
) {
  const isWritten = codes[verdict] === exitCodes.fine;
  const refusal = compilation.update?.refusal;
  return {
    verdict,
    output: isWritten ? path : null,
    bytes: isWritten ? (pdf?.length ?? 0) : 0,
    diagnostics: sortDiagnostics(compilation.diagnostics, documents).map(reportedDiagnostic),
    refusal: refusal ? formatMessage(refusal.message) : null,
    removed: compilation.update?.removed ?? [],
    comparison: comparison ?? null,
    events: events ?? null,
    handwriting: handwriting ?? null,
  };
}
