/** One run: a random project, handwriting by a program, a change, and the next edition with the handwriting. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFArray, PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { withoutCalendars, writeDocuments } from "../ink/documents.ts";
import { type Edit, type EditContext, edits } from "../ink/edits.ts";
import { type Look, render } from "../ink/look.ts";
import { type Random, randomFrom } from "../ink/random.ts";
import { folderOf, type Project, randomProject } from "../ink/random-project.ts";
import { randomStrokes, type Stroke } from "../ink/strokes.ts";
import { build, update } from "../ink/verdict.ts";
import { folder, octavo } from "../octavo.ts";
import { brightColors, type Color, type Found, findInk, haveSamePrint, palette } from "./colored-ink.ts";
import type { ColoredStroke, Writer } from "./writers.ts";

export interface CarryJudgement {
  readonly title: string;
  /** Sentences about strokes that are lost or displaced without a word. */
  readonly violations: readonly string[];
  readonly strokes: number;
  /** Strokes beside the same printed marks. */
  readonly same: number;
  /** Of them, strokes at another place of their page. */
  readonly moved: number;
  /** Strokes that the report lists as beside other marks. */
  readonly listed: number;
  /** Strokes on pages at the end. */
  readonly atEnd: number;
}

const dpi = 72;

/** Steps through the edits without a common factor. */
const stride = 7;

export async function runCarry(seed: number, index: number, writer: Writer): Promise<CarryJudgement> {
  const random = randomFrom(seed * 7919 + index);
  const cwd = folder({});
  const project = await randomProject(random, index, folderOf(cwd, "new"));
  const { edit, options, documents } = await applied(project, random, seed + index * stride, cwd);
  await build(cwd, "before", "first.pdf");
  const sizes = await sizesOf(join(cwd, "first.pdf"));
  const strokes = coloredStrokes(
    randomStrokes(documents, sizes.length, random),
    writer.needsEarlier ? brightColors : palette,
  );
  await writer.write({ from: join(cwd, "first.pdf"), to: join(cwd, "annotated.pdf"), strokes, sizes, cwd });
  const isUpdate = random.chance(0.5) && (await updated(cwd, options));
  if (!isUpdate) await build(cwd, "after", "second.pdf", withoutRemoved(options));
  const earlier = writer.needsEarlier ? ["--earlier", "first.pdf"] : [];
  const ended = await octavo(["carry", "annotated.pdf", "second.pdf", ...earlier, "-o", "carried.pdf", "--json"], {
    cwd,
  });
  const title = [
    [project.starter, ...Object.values(project.choices)].join(" "),
    edit.name,
    options.join(" "),
    writer.name,
    isUpdate ? "update" : "new",
  ].join(" · ");
  if (ended.code !== 0 && ended.code !== 3) return refused(title, ended.stderr, edit);
  return judged({ cwd, title, edit, isUpdate, writer, strokes, report: JSON.parse(ended.stdout) as Report });
}

/** A refusal is right for a plan that has none of the pages. */
function refused(title: string, stderr: string, { renamesPages }: Edit): CarryJudgement {
  const isRight = renamesPages === true && stderr.includes("no page in common");
  return {
    title,
    violations: isRight ? [] : [`refused: ${stderr}`],
    strokes: 0,
    same: 0,
    moved: 0,
    listed: 0,
    atEnd: 0,
  };
}

/** Writes the documents of both editions. Tries the next change if one has nothing to change. */
async function applied(project: Project, random: Random, first: number, cwd: string) {
  for (let i = 0; i < edits.length; i++) {
    const edit = edits[(first + i) % edits.length] as Edit;
    const documents = structuredClone(project.documents);
    const context: EditContext = { documents, project, random, cwd };
    edit.prepare?.(context);
    writeDocuments(documents, folderOf(cwd, "before"));
    if (edit.changesCalendars) writeDocuments(withoutCalendars(documents), folderOf(cwd, "before-plain"));
    const written = structuredClone(documents);
    const result = await edit.change(context);
    if (result === false) continue;
    writeDocuments(documents, folderOf(cwd, "after"));
    if (edit.changesCalendars) writeDocuments(withoutCalendars(documents), folderOf(cwd, "after-plain"));
    return { edit, options: result === true ? [] : result, documents: written };
  }
  throw new Error("No change fits the project.");
}

async function updated(cwd: string, options: readonly string[]): Promise<boolean> {
  const files = ["after/masters.yaml", "after/plan.yaml", "-o", "second.pdf", "--update", "first.pdf"];
  const removed = options.includes("--removed") ? [] : ["--removed", "keep"];
  const { stdout } = await octavo(["build", ...files, ...removed, ...options], { cwd });
  return stdout.includes("second.pdf");
}

function withoutRemoved(options: readonly string[]): readonly string[] {
  const at = options.indexOf("--removed");
  return at < 0 ? options : options.toSpliced(at, 2);
}

async function sizesOf(path: string) {
  const pdf = await PDFDocument.load(readFileSync(path), { updateMetadata: false });
  return pdf.getPages().map((page) => page.getSize());
}

/** Strokes that lie on no other one, each in a color of its own. Pictures mix their edges with print. */
function coloredStrokes(strokes: readonly Stroke[], colors: readonly Color[]): readonly ColoredStroke[] {
  const kept: Stroke[] = [];
  for (const stroke of strokes)
    if (!kept.some((other) => other.page === stroke.page && isNear(stroke, other))) kept.push(stroke);
  return kept.flatMap((stroke, i) => {
    const color = colors[i];
    return color ? { ...stroke, color } : [];
  });
}

function isNear({ points }: Stroke, other: Stroke): boolean {
  const [x, y] = points[0] ?? [0, 0];
  const [otherX, otherY] = other.points[0] ?? [0, 0];
  return Math.abs(x - otherX) < 40 && Math.abs(y - otherY) < 20;
}

interface Report {
  readonly marks: number;
  readonly carried: readonly {
    readonly from: number;
    readonly to: number;
    readonly marks: number;
    readonly moved: number;
    readonly beside_others: number;
  }[];
  readonly left: readonly {
    readonly from: number;
    readonly to: number;
    readonly marks: number;
    readonly reason: string;
  }[];
}

interface Run {
  readonly cwd: string;
  readonly title: string;
  readonly edit: Edit;
  /** True if the new PDF was built with `--update`. */
  readonly isUpdate: boolean;
  readonly writer: Writer;
  readonly strokes: readonly ColoredStroke[];
  readonly report: Report;
}

/** Place of a stroke before and after, and pages without handwriting. */
interface Carried {
  readonly before: Found;
  readonly after: Found;
}

async function judged(run: Run): Promise<CarryJudgement> {
  const { cwd, title, strokes, report, writer } = run;
  const path = (name: string) => join(cwd, name);
  const [annotated, carried] = [render(path("annotated.pdf"), dpi), render(path("carried.pdf"), dpi)];
  const clean = await cleanPages(run);
  const [inkBefore, inkAfter] = [findInk(annotated), findInk(carried)];
  const violations = [...(await structureProblems(cwd))];
  const [labels, newLabels] = [await labelsOf(path("first.pdf")), await labelsOf(path("second.pdf"))];
  let [same, moved, listed, atEnd, visible] = [0, 0, 0, 0, 0];
  for (const stroke of strokes) {
    const color = palette.indexOf(stroke.color);
    const before = inkBefore.get(color)?.find(({ page }) => page === stroke.page);
    // A widget in its color, or a place outside of the page.
    if (!before || inkBefore.get(color)?.length !== 1) continue;
    visible++;
    // Mixed edges of another stroke can have its color.
    const places = (inkAfter.get(color) ?? []).filter(({ count }) => count * 3 >= before.count);
    const onPages = places.filter(({ page }) => page <= clean.after.length);
    const [after] = onPages.length > 0 ? onPages : places;
    const named = `stroke ${color} near ${stroke.near} on page ${stroke.page}`;
    if (!after) violations.push(`${named} is lost`);
    else if (onPages.length > 1 || (places.length > 1 && !writer.flattens))
      violations.push(`${named} is on ${places.length} pages`);
    else if (after.page > clean.after.length) {
      atEnd++;
      violations.push(...endProblems(named, { before, after }, { annotated, carried, report }));
    } else {
      const hasSame = isBesideSame({ before, after }, clean, run);
      if (hasSame) same++;
      else listed++;
      if (Math.abs(before.left - after.left) > 1 || Math.abs(before.top - after.top) > 1) moved++;
      if (!hasSame && !lists(report, before, after))
        violations.push(`${named} is beside other marks on page ${after.page}, without a word`);
      if (
        labels[before.page - 1] !== newLabels[after.page - 1] &&
        !run.edit.renamesPages &&
        !lists(report, before, after)
      )
        violations.push(`${named} is on "${newLabels[after.page - 1]}" in place of "${labels[before.page - 1]}"`);
    }
  }
  const counted = [...report.carried, ...report.left].reduce((sum, { marks }) => sum + marks, 0);
  if (counted !== report.marks) violations.push(`${counted} marks are listed of ${report.marks}`);
  return { title, violations, strokes: visible, same, moved, listed, atEnd };
}

function lists({ carried }: Report, before: Found, after: Found): boolean {
  return carried.some(({ from, to, beside_others }) => from === before.page && to === after.page && beside_others > 0);
}

/** Strokes without a place are beside their old marks, on a page that the report names. */
function endProblems(
  named: string,
  { before, after }: Carried,
  {
    annotated,
    carried,
    report,
  }: { readonly annotated: readonly Look[]; readonly carried: readonly Look[]; readonly report: Report },
): readonly string[] {
  if (!report.left.some(({ from, to }) => from === before.page && to === after.page))
    return [`${named} is at the end, on page ${after.page}, without a word`];
  const [one, other] = [annotated[before.page - 1] as Look, carried[after.page - 1] as Look];
  return haveSamePrint(one, before, other, after) ? [] : [`${named} is at the end beside other marks`];
}

function isBesideSame({ before, after }: Carried, clean: CleanPages, { writer }: Run): boolean {
  const [one, other] = [clean.before[before.page - 1], clean.after[after.page - 1]];
  if (clean.plain && isSameWithoutCalendars({ before, after }, clean.plain)) return true;
  if (!one || !other) return false;
  if (!writer.needsEarlier) return haveSamePrint(one, before, other, after);
  // A picture of handwriting has other edges, and poppler places it by whole pixels.
  const shifts = [0, -1, 1, -2, 2];
  return shifts.some((x) => shifts.some((y) => haveSamePrint(one, before, other, inSizeOf(before, after, x, y))));
}

/** Events and holidays may change beside handwriting. Pages that are only there with them are lists of events. */
function isSameWithoutCalendars({ before, after }: Carried, plain: NonNullable<CleanPages["plain"]>): boolean {
  const [one, other] = [plain.before[before.page - 1], plain.after[after.page - 1]];
  if (!one || !other) return one === other;
  return haveSamePrint(one, before, other, after);
}

/** The size of one place around the middle of another. */
function inSizeOf(size: Found, place: Found, x: number, y: number): Found {
  const left = Math.round((place.left + place.right - size.right + size.left) / 2) + x;
  const top = Math.round((place.top + place.bottom - size.bottom + size.top) / 2) + y;
  return { ...place, left, top, right: left + size.right - size.left, bottom: top + size.bottom - size.top };
}

interface CleanPages {
  readonly before: readonly Look[];
  readonly after: readonly Look[];
  /** Without events and holidays, which may change beside handwriting. */
  readonly plain?: { readonly before: readonly Look[]; readonly after: readonly Look[] };
}

async function cleanPages({ cwd, edit, isUpdate }: Run): Promise<CleanPages> {
  const path = (name: string) => join(cwd, name);
  const pages = { before: render(path("first.pdf"), dpi), after: render(path("second.pdf"), dpi) };
  if (!edit.changesCalendars) return pages;
  await build(cwd, "before-plain", "first-plain.pdf");
  if (isUpdate) await update(cwd, "after-plain", "first-plain.pdf", "second-plain.pdf", []);
  else await build(cwd, "after-plain", "second-plain.pdf");
  const plain = { before: render(path("first-plain.pdf"), dpi), after: render(path("second-plain.pdf"), dpi) };
  return { ...pages, plain };
}

/** The new PDF is unchanged up to its end, qpdf finds no damage, and links are above handwriting. */
async function structureProblems(cwd: string): Promise<readonly string[]> {
  const [second, carried] = ["second.pdf", "carried.pdf"].map((name) => readFileSync(join(cwd, name))) as [
    Buffer,
    Buffer,
  ];
  const problems = carried.subarray(0, second.length).equals(second)
    ? []
    : ["The new PDF is not at the start of the file."];
  try {
    execFileSync("qpdf", ["--check", join(cwd, "carried.pdf")], { stdio: ["ignore", "pipe", "pipe"] });
  } catch (problem) {
    problems.push(`qpdf: ${String((problem as { stderr?: unknown }).stderr)}`);
  }
  const pdf = await PDFDocument.load(carried, { updateMetadata: false });
  for (const [i, page] of pdf.getPages().entries()) {
    const list = page.node.lookupMaybe(PDFName.of("Annots"), PDFArray);
    const kinds = list
      ? Array.from({ length: list.size() }, (_, at) => String(list.lookup(at, PDFDict).get(PDFName.of("Subtype"))))
      : [];
    const first = kinds.indexOf("/Link");
    if (first >= 0 && kinds.slice(first).some((kind) => kind !== "/Link"))
      problems.push(`Page ${i + 1} has handwriting above its links.`);
  }
  return problems;
}

/** Page labels as pdf.js reads them. */
async function labelsOf(path: string): Promise<readonly string[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const document = await loading.promise;
  const labels = (await document.getPageLabels()) ?? [];
  await loading.destroy();
  // A page without a name of its own has its number, which changes with its place.
  return labels.map((label, i) => (label === String(i + 1) ? "" : label));
}
