/** `octavo build --matrix`: makes all variants of a planner with one command. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import {
  addCalendars,
  type CalendarsBetween,
  type GivenLists,
  type Project,
  parseProject,
  type World,
} from "@octavo/engine";
import { nodeWorld, starterWorld } from "@octavo/press";
import {
  checkVariants,
  findMadeFrom,
  type Matrix,
  madeChoices,
  type NamedProject,
  namedProject,
  nameVariants,
  readMatrix,
  starters,
  type Variant,
  type VariantSource,
  variantsOf,
  variantsOfRows,
  withValues,
} from "@octavo/starters";
import { type Arguments, exitCodes, UsageError } from "../command.ts";
import { type Documents, printDiagnostics, summarize } from "../diagnostics.ts";
import { readFonts } from "../document-options.ts";
import { readGivenDates } from "../given-dates.ts";
import { readGivenLists } from "../given-lists.ts";
import { readRights } from "../licence.ts";
import { openOutput, removeWhenKilled } from "../output.ts";
import { readDocument, standardStream } from "../read-document.ts";
import { plannedRows } from "../row-planners.ts";
import { printError } from "../terminal.ts";
import type { MadeVariant, NamedVariant, VariantSettings } from "./make-variant.ts";
import { matrixError, nameError } from "./matrix-errors.ts";
import { type Release, readRelease } from "./read-release.ts";
import { MatrixReport } from "./report.ts";
import { makeVariants, type RunningVariants } from "./variant-processes.ts";
import { ZipOutput } from "./zip-output.ts";

const mostProcesses = 256;

/** Options that say for one PDF what the axes say for all variants, or that are about one PDF. */
const excluded: Readonly<Record<string, string>> = {
  profile: "Name devices with --matrix devices=… instead.",
  fit: "Designs are rescaled to the devices of --matrix anyway.",
  update: "Update the variants one by one.",
  removed: "Update the variants one by one.",
  template: "Build one planner for its template.",
};

export async function buildMatrix(given: Arguments): Promise<number> {
  for (const [name, remedy] of Object.entries(excluded))
    if (given.flag(name)) throw new UsageError(`--${name} does not go with --matrix. ${remedy}`);
  const jobs = given.number("jobs", 1, mostProcesses, true) ?? availableParallelism();
  const release = await readRelease(given);
  if (release.zip === standardStream && given.flag("json"))
    throw new UsageError("The ZIP file and the JSON can't both be written to standard output.");
  const world = nodeWorld();
  const matrix = matrixOf(release, world);
  const { lists, files } = await readGivenLists(given);
  const documents: Documents = { ...(await readDocuments(release)), lists: files };
  const { calendars, isAccepted } = await readGivenDates(given);
  const project = readProject(documents, { calendars, lists }, world);
  if (!project || !isAccepted()) return exitCodes.documents;
  const source: VariantSource = { ...(await sourceOf(project)), keepsSizes: release.keepsSizes };
  const [problem] = checkVariants(source, matrix, world);
  if (problem) throw matrixError(problem);
  const variants = namedVariants(release, allVariants(release, matrix, project), namedProject(source));
  const settings: VariantSettings = {
    source,
    locales: [project.plan.locale, ...matrix.locales],
    options: {
      fonts: await readFonts(given, documents.masters?.text ?? "", documents.plan?.text ?? ""),
      lint: given.flag("check"),
    },
    isClassic: given.flag("classic"),
    containsProject: !given.flag("no-project"),
    rights: (await readRights(release.licence))(project.metadata.author),
    inputs: release.documents,
  };
  const report = new MatrixReport(given.flag("json"), { source, zip: release.zip });
  const processes = Math.min(jobs, variants.length);
  if (release.zip === undefined) await writeFiles(settings, variants, processes, report);
  else await writeZip(release.zip, settings, variants, processes, report);
  return report.end() ? exitCodes.fine : exitCodes.documents;
}

function matrixOf({ matrix: written, keepsSizes }: Release, { profiles }: World): Matrix {
  const { matrix, problems } = readMatrix(written, profiles);
  if (problems[0]) throw matrixError(problems[0]);
  if (keepsSizes && matrix.devices.length === 0)
    throw new UsageError("--keep-sizes goes with devices, as in: --matrix devices=remarkable-2,kindle-scribe");
  return matrix;
}

/** With the rows of a list, each variant is made for each of them. */
function allVariants({ each }: Release, matrix: Matrix, { plan }: Project): readonly Variant[] {
  const variants = variantsOf(matrix);
  if (each === undefined) return variants;
  const made = variantsOfRows(variants, plannedRows(plan.data, each));
  if (made.problems[0]) throw matrixError(made.problems[0]);
  return made.variants;
}

async function readDocuments({ documents }: Release): Promise<Documents> {
  const [masters, plan, ...more] = documents;
  if (masters === undefined || plan === undefined || more.length > 0)
    throw new UsageError(
      "Name two documents, masters and plan, as in: octavo build masters.yaml plan.yaml --matrix devices=remarkable-2,kindle-scribe",
    );
  if (masters === standardStream && plan === standardStream)
    throw new UsageError("Only one of the two documents can come from standard input.");
  return { masters: await readDocument(masters), plan: await readDocument(plan) };
}

/** Parses the documents once, with the events of all calendars. Undefined if they cannot be used. */
function readProject(
  documents: Documents,
  { calendars, lists }: { readonly calendars?: CalendarsBetween | undefined; readonly lists?: GivenLists | undefined },
  { profiles }: World,
): Project | undefined {
  const { masters, plan } = documents;
  const written = { masters_yaml: masters?.text ?? "", plan_yaml: plan?.text ?? "" };
  const { project, diagnostics } = parseProject(written, profiles, lists);
  if (project && diagnostics.every(({ severity }) => severity !== "error"))
    return calendars ? addCalendars(project, calendars) : project;
  printDiagnostics(diagnostics, documents);
  printError(`${summarize(diagnostics)}: no PDF was written.`);
  return undefined;
}

async function sourceOf(project: Project): Promise<VariantSource> {
  const world = await starterWorld("pl", project.plan.locale);
  const drawn = starters.filter(({ id }) => id !== "blank");
  const madeFrom = findMadeFrom(project, drawn, world);
  const starter = drawn.find(({ id }) => id === madeFrom?.starter);
  const made = madeFrom && starter && { madeFrom, choices: madeChoices(madeFrom, starter, world.profiles) };
  return { project, made };
}

function namedVariants(
  { output, zip }: Release,
  variants: readonly Variant[],
  project: NamedProject,
): readonly NamedVariant[] {
  if (output === standardStream) throw new UsageError("Several PDFs can't be written to standard output. Add --zip -");
  if (zip !== undefined && (isAbsolute(output) || output.split(/[/\\]/).includes("..")))
    throw new UsageError(`With --zip, "${output}" is a name in the ZIP file, and can't lead out of it.`);
  const named = nameVariants(output, variants, project);
  if ("problem" in named) throw nameError(named.problem, output);
  return variants.map((variant, i) => ({
    variant,
    name: named.names[i] ?? "",
    values: withValues(project, variant),
  }));
}

async function writeFiles(
  settings: VariantSettings,
  variants: readonly NamedVariant[],
  processes: number,
  report: MatrixReport,
): Promise<void> {
  const paths = variants.map(({ name }) => name);
  await createFolders(paths);
  // Reports a file that cannot be written before the work starts.
  for (const path of paths) await openOutput(path, settings.inputs);
  const orders = variants.map(({ variant, name }) => ({ variant, path: name }));
  const running = makeVariants(settings, orders, processes);
  await following(running, variants, async (made, named) => report.add(named, made));
}

/** Folders whose names have tokens are created. Others must exist, like the folder of a single PDF. */
async function createFolders(paths: readonly string[]): Promise<void> {
  const folders = new Set(paths.map((path) => dirname(path)));
  if (folders.size > 1) for (const folder of folders) await mkdir(folder, { recursive: true });
}

/** Each PDF waits in a folder of its own until it is added, so that the order does not depend on the processes. */
async function writeZip(
  path: string,
  settings: VariantSettings,
  variants: readonly NamedVariant[],
  processes: number,
  report: MatrixReport,
): Promise<void> {
  const output = await openOutput(path, settings.inputs);
  const folder = await mkdtemp(join(tmpdir(), "octavo-variants-"));
  const forgetSignals = removeWhenKilled(folder);
  const zip = new ZipOutput(output);
  try {
    const orders = variants.map(({ variant }, i) => ({ variant, path: join(folder, `${i}.pdf`) }));
    const running = makeVariants(settings, orders, processes);
    let isWhole = true;
    await following(running, variants, async (made, named, i) => {
      report.add(named, made);
      isWhole &&= made.written !== undefined;
      if (isWhole) await zip.add(orders[i]?.path ?? "", named.name);
      await rm(orders[i]?.path ?? "", { force: true });
    });
    if (isWhole) report.addZip(await zip.end());
  } finally {
    await zip.discard();
    forgetSignals();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls `next` in the order of the variants. Stops the processes if it fails. */
async function following(
  { results, stop }: RunningVariants,
  variants: readonly NamedVariant[],
  next: (made: MadeVariant, variant: NamedVariant, i: number) => Promise<void>,
): Promise<void> {
  try {
    for (const [i, variant] of variants.entries()) {
      const made = await results[i];
      if (made) await next(made, variant, i);
    }
  } catch (problem) {
    stop();
    throw problem;
  }
}
