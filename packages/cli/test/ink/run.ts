/** One run: a random project, a change, ink, the next edition, and a look at both. */
import { join } from "node:path";
import { folder } from "../octavo.ts";
import { withoutCalendars, writeDocuments } from "./documents.ts";
import { type Edit, type EditContext, edits } from "./edits.ts";
import {
  changedPages,
  coarse,
  countPages,
  haveSameSize,
  isAlmostEmpty,
  type Look,
  looksSame,
  looksSameClosely,
  render,
} from "./look.ts";
import { withoutNewLinks } from "./new-links.ts";
import { type Random, randomFrom } from "./random.ts";
import { folderOf, type Project, randomProject } from "./random-project.ts";
import { type Save, saves } from "./saves.ts";
import { type InkForm, isVisible, randomStrokes, type Stroke, surroundings, writeInk } from "./strokes.ts";
import { build, compare, type Update, update, type Verdict } from "./verdict.ts";

export interface Judgement {
  /** Project and change, for reports. */
  readonly title: string;
  readonly outcome: "safe" | "unsafe" | "refused";
  /** Sentences about displaced ink that the product called safe or did not list. */
  readonly violations: readonly string[];
  /** Pages that are listed or refused although they look the same. */
  readonly needlessPages: readonly number[];
  /** True if the whole update was called unsafe although every page looks the same. */
  readonly isNeedless: boolean;
  readonly pages: number;
  readonly strokes: number;
  /** Strokes whose surroundings changed without a word. */
  readonly silent: number;
}

interface Change {
  readonly edit: Edit;
  readonly save: Save | undefined;
}

const [nothing] = edits as readonly [Edit];

/** Edits by their weight, and saves of other programs after every third. */
const rotation: readonly Change[] = mixed(
  edits.flatMap((edit) => Array.from({ length: edit.weight ?? 1 }, (): Change => ({ edit, save: undefined }))),
  saves.map((save): Change => ({ edit: nothing, save })),
);

function mixed(changes: readonly Change[], others: readonly Change[]): readonly Change[] {
  const every = Math.ceil(changes.length / others.length);
  return changes.flatMap((change, i) => [change, ...(i % every === 0 ? others.slice(i / every, i / every + 1) : [])]);
}

/** Steps through the rotation without a common factor, so that a few runs already have changes of all kinds. */
const stride = 37;

/** Share of edits that meet a PDF which another program saved. */
const shareOfSaved = 0.15;

const harmlessSaves = saves.filter(({ keepsPages }) => keepsPages);

export async function runOnce(seed: number, index: number): Promise<Judgement> {
  const random = randomFrom(seed * 1000 + index);
  const cwd = folder({});
  const project = await randomProject(random, index, folderOf(cwd, "new"));
  const { change, options } = await applied(project, random, seed + index * stride, cwd);
  const isAnnotated = index % 2 === 0;
  return judged(
    await editionsOf({ cwd, project, random, change, options, ink: isAnnotated ? "annotation" : "flattened" }),
  );
}

/** Writes the documents of both editions. Tries the next change if one has nothing to change. */
async function applied(project: Project, random: Random, first: number, cwd: string) {
  for (let i = 0; i < rotation.length; i++) {
    const change = rotation[(first + i) % rotation.length] as Change;
    const documents = structuredClone(project.documents);
    const context: EditContext = { documents, project, random, cwd };
    change.edit.prepare?.(context);
    writeDocuments(documents, folderOf(cwd, "before"));
    if (change.edit.changesCalendars) writeDocuments(withoutCalendars(documents), folderOf(cwd, "before-plain"));
    const strokesFrom = structuredClone(documents);
    const result = await change.edit.change(context);
    if (result === false) continue;
    writeDocuments(documents, folderOf(cwd, "after"));
    if (change.edit.changesCalendars) writeDocuments(withoutCalendars(documents), folderOf(cwd, "after-plain"));
    return { change, options: { build: result === true ? [] : result, strokesFrom } };
  }
  throw new Error("No change fits the project.");
}

interface Run {
  readonly cwd: string;
  readonly project: Project;
  readonly random: Random;
  readonly change: Change;
  readonly options: { readonly build: readonly string[]; readonly strokesFrom: Project["documents"] };
  readonly ink: InkForm;
}

interface Editions extends Run {
  readonly strokes: readonly Stroke[];
  readonly tablet: readonly Look[];
  readonly replaced: readonly Look[];
  readonly built: Update;
  readonly verdict: Verdict;
}

async function editionsOf(run: Run): Promise<Editions> {
  const { cwd, change, options, random, ink, project } = run;
  const path = (name: string) => join(cwd, name);
  await build(cwd, "before", "first.pdf");
  const pages = countPages(path("first.pdf"));
  const chosen = change.save ?? (random.chance(shareOfSaved) ? random.pick(harmlessSaves) : undefined);
  const save = chosen && chosen.needs <= pages ? chosen : undefined;
  await save?.run({ from: path("first.pdf"), to: path("saved.pdf"), pages, random, cwd });
  const saved = save ? "saved.pdf" : "first.pdf";
  const strokes = randomStrokes(options.strokesFrom, save ? countPages(path(saved)) : pages, random);
  await writeInk(path(saved), path("tablet.pdf"), strokes, ink);
  // Half of the saved files go to the product as the other program wrote them, without ink.
  const given = save && random.chance(0.5) ? saved : "tablet.pdf";
  const built = await update(cwd, "after", given, "second.pdf", options.build);
  if (built.outcome === "refused") await build(cwd, "after", "second.pdf", withoutRemoved(options.build));
  const verdict = await compare(cwd, given, "second.pdf");
  await writeInk(path("second.pdf"), path("replaced.pdf"), strokes, ink);
  const [tablet, replaced] = [render(path("tablet.pdf")), render(path("replaced.pdf"))];
  return { ...run, change: { edit: change.edit, save }, project, strokes, tablet, replaced, built, verdict };
}

function withoutRemoved(options: readonly string[]): readonly string[] {
  const at = options.indexOf("--removed");
  return at < 0 ? options : options.toSpliced(at, 2);
}

/** Pages that are looked at again if all of a run look the same; one otherwise. */
const mostCloseLooks = 3;

async function judged(editions: Editions): Promise<Judgement> {
  const { project, change, tablet, replaced, built, verdict, strokes, ink } = editions;
  const looksDifferent = changedPages(tablet, replaced);
  const different = await harmful(looksDifferent, editions);
  const isSafe = built.outcome === "safe" || verdict.isSafe;
  const isMoved = change.save?.keepsPages === false;
  const isSilent = (page: number) => isSafe || (!isMoved && !verdict.lists(page));
  const silent = different.filter((page) => isSilent(page) && !isSameClosely(page, editions));
  const displaced = strokes.filter((stroke) => isDisplaced(stroke, silent, editions));
  const listed = tablet.flatMap((_, i) => (!isSafe && !isMoved && verdict.lists(i + 1) ? [i + 1] : []));
  const changed = change.edit.changesCalendars ? different : looksDifferent;
  const suspects = listed
    .filter((page) => !looksDifferent.includes(page))
    .slice(0, changed.length === 0 ? mostCloseLooks : 1);
  const needlessPages = suspects.filter((page) => isSameClosely(page, editions));
  return {
    title: titleOf(project, change, ink, editions.options.build),
    outcome: isSafe ? "safe" : built.outcome,
    violations: [
      ...(silent.length > 0
        ? [
            `${isSafe ? "safe" : "not listed"}, but ${pagesText(silent)} look different, around ${strokesText(displaced)}`,
          ]
        : []),
      ...(built.outcome === "safe" && !verdict.isSafe ? [`build says safe and compare does not: ${verdict.text}`] : []),
      ...strokes
        .filter((stroke) => isLost(stroke, editions))
        .map(({ page }) => `a stroke on page ${page} is not visible`),
    ],
    needlessPages,
    isNeedless:
      !isSafe &&
      !isMoved &&
      !change.edit.renamesPages &&
      changed.length === 0 &&
      needlessPages.length === suspects.length,
    pages: tablet.length,
    strokes: strokes.length,
    silent: displaced.length,
  };
}

function isSameClosely(page: number, { cwd }: Editions): boolean {
  return looksSameClosely(join(cwd, "tablet.pdf"), join(cwd, "replaced.pdf"), page);
}

/** Leaves out pages whose difference is proven harmless. */
async function harmful(pages: readonly number[], editions: Editions): Promise<readonly number[]> {
  const { change, tablet, replaced } = editions;
  if (pages.length === 0) return pages;
  if (change.edit.changesCalendars) {
    const same = await sameWithoutCalendars(editions);
    return pages.filter((page) => !same(page));
  }
  const { fillsPages, addsPages } = change.edit;
  const found = fillsPages ? pages.filter((page) => !isAlmostEmpty(tablet[page - 1])) : pages;
  return addsPages ? withoutNewLinks(found, tablet, replaced, join(editions.cwd, "second.pdf")) : found;
}

/**
 * Builds both editions without events and holidays, and tells which pages look the same then. Pages that neither has are lists of
 * events.
 */
async function sameWithoutCalendars({ cwd }: Editions): Promise<(page: number) => boolean> {
  await build(cwd, "before-plain", "first-plain.pdf");
  await update(cwd, "after-plain", "first-plain.pdf", "second-plain.pdf", []);
  const [before, after] = [render(join(cwd, "first-plain.pdf")), render(join(cwd, "second-plain.pdf"))];
  const isOfEvents = (page: number) => page > before.length && page > after.length;
  return (page) => isOfEvents(page) || looksSame(before[page - 1], after[page - 1]);
}

function isDisplaced(stroke: Stroke, different: readonly number[], { tablet, replaced }: Editions): boolean {
  if (!different.includes(stroke.page)) return false;
  return !looksSame(tablet[stroke.page - 1], replaced[stroke.page - 1], surroundings(stroke, coarse));
}

/** Ink that poppler does not show would prove nothing. On a smaller page of another device, ink can be outside. */
function isLost(stroke: Stroke, { tablet, replaced }: Editions): boolean {
  const [before, after] = [tablet[stroke.page - 1], replaced[stroke.page - 1]];
  if (!before || !isVisible(stroke, before, coarse)) return true;
  return after !== undefined && haveSameSize(before, after) && !isVisible(stroke, after, coarse);
}

function titleOf(
  { starter, choices }: Project,
  { edit, save }: Change,
  ink: InkForm,
  options: readonly string[],
): string {
  const chosen = Object.entries(choices).flatMap(([name, value]) => (value === "" ? [name] : [name, value]));
  return [
    [starter, ...chosen].join(" "),
    edit.name,
    ...(save ? [save.name] : []),
    ...(options.length > 0 ? [options.join(" ")] : []),
    ink,
  ].join(" · ");
}

function pagesText(pages: readonly number[]): string {
  const shown = pages.slice(0, 8).join(", ");
  return pages.length > 8 ? `${pages.length} pages (${shown} …)` : `pages ${shown}`;
}

function strokesText(strokes: readonly Stroke[]): string {
  const places = [...new Set(strokes.map(({ near, page }) => `${near} on page ${page}`))];
  return `${strokes.length} strokes${places.length > 0 ? `: ${places.slice(0, 5).join(", ")}` : ""}`;
}
