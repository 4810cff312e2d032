/** PDFs of earlier editions: reading them, and reports about what happens to handwriting. */
import { readFile, stat } from "node:fs/promises";
import {
  type ChangedPage,
  type ChangedPart,
  type Comparison,
  describeAltered,
  describeEarlier,
  type Edition,
  isEarlierPage,
  largestPdf,
  type MovedPage,
  type PlacedPage,
  type RemovedMode,
  readEdition,
  removedModes,
  type UpdateOptions,
  type UpdateReport,
} from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import type { Handwriting } from "@octavo/ink";
import { deflate, inflate } from "@octavo/press";
import { type Arguments, type Options, UsageError } from "./command.ts";
import { standardStream } from "./read-document.ts";
import { describeSystemError } from "./system-errors.ts";
import { formatCount, printError, replaceControlCharacters } from "./terminal.ts";

export const updateOptions: Options = { update: { type: "string" }, removed: { type: "string" } };

/** Reads a PDF. Throws a `UsageError` if it is not one of Octavo. */
export async function readEditionFile(path: string): Promise<Edition> {
  const result = readEdition(await readPdf(path), { inflate, deflate });
  if ("refusal" in result) throw new UsageError(`${path}: ${formatMessage(result.refusal)}.`);
  return result.edition;
}

/** Reads a file with limited size. */
export async function readPdf(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > largestPdf) throw new UsageError(`${path}: The file is larger than 200 MB.`);
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}

/** The PDF that is updated. */
export interface GivenUpdate extends UpdateOptions {
  readonly path: string;
  /** Undefined if the PDF has no annotations of its owner. */
  readonly handwriting: Handwriting | undefined;
}

/** Reads `--update` and `--removed`. */
export async function readUpdate(given: Arguments): Promise<GivenUpdate | undefined> {
  const path = given.text("update");
  const removed = removedMode(given);
  if (path === undefined) {
    if (removed) throw new UsageError("--removed goes with --update, as in: --update old.pdf --removed blank");
    return undefined;
  }
  const { manifest, project } = await readEditionFile(path);
  const { countHandwriting } = await import("@octavo/ink");
  const handwriting = countHandwriting(await readPdf(path), { inflate, deflate });
  return { manifest, project, removed, path, handwriting };
}

/** Tablets keep handwriting beside the PDF. An exported PDF contains it, and the new one does not. */
export function handwritingLine({ path, handwriting }: GivenUpdate, output: string): string | undefined {
  if (!handwriting) return undefined;
  const later = output === standardStream ? "NEW.pdf" : output;
  const pages = formatCount(handwriting.pages, "page");
  return `${path} has handwriting or notes on ${pages}, and the new PDF does not contain them. To carry them: octavo carry ${path} ${later} -o FILE`;
}

export function removedMode(given: Arguments): RemovedMode | undefined {
  const written = given.text("removed");
  const found = removedModes.find((mode) => mode === written);
  if (written !== undefined && !found)
    throw new UsageError(`--removed must be one of ${removedModes.join(", ")}, and is "${written}".`);
  return found;
}

/** Prints why there is no PDF, and the pages in question. `before` is what the command needs beside `--removed`. */
export function printRefusal(
  { refusal, removed }: UpdateReport,
  { project }: Pick<UpdateOptions, "project">,
  before = "",
): void {
  if (!refusal) return;
  printError(`${formatMessage(refusal.message)}${removed.length > 0 && refusal.isChoice ? ":" : "."}`);
  if (refusal.isChoice) for (const line of listed(removed, placedLine)) printError(line);
  if (refusal.hint) printError(`${formatMessage(refusal.hint)}.`);
  if (refusal.isChoice) printError(`${(project ? threeChoices : twoChoices)(before)} No PDF was written.`);
}

const otherChoices = "blank (empty pages with a note) or drop (nothing is written on them)";
const threeChoices = (before: string) =>
  `Choose what stands at their places: ${before}--removed keep (the pages as they were), ${otherChoices}.`;
const twoChoices = (before: string) =>
  `Choose what stands at their places: ${before}--removed ${otherChoices}. The PDF does not contain its project, so they cannot be kept as they were.`;

function placedLine({ page, identity }: PlacedPage): string {
  return `  page ${page}  ${replaceControlCharacters(identity)}`;
}

const mostLines = 40;

/** Lines of the first items, and how many follow. */
export function listed<Item>(items: readonly Item[], line: (item: Item) => string): readonly string[] {
  const rest = items.length - mostLines;
  return [
    ...items.slice(0, mostLines).map(line),
    ...(rest > 0 ? [`  … and ${formatCount(rest, "other page")} (--json lists all)`] : []),
  ];
}

/**
 * Lines about a comparison: the verdict, then pages whose handwriting is displaced with `remedy`, then pages on which something
 * else is printed.
 */
export function comparisonLines(comparison: Comparison, remedy: string): readonly string[] {
  const { keeps_pages, moved, removed, changed, altered } = comparison;
  const isBlankUntilCarry = (page: ChangedPage) => page.change === "blank" && isEarlierPage(page);
  const earlier = changed.filter(isBlankUntilCarry);
  const redrawn = changed.filter((page) => page.change !== "size" && !isBlankUntilCarry(page));
  const byChange = Map.groupBy(redrawn, headingOf);
  return [
    `${countsOf(comparison, redrawn.length)}: ${verdictOf(comparison)}`,
    ...[altered.earlier, altered.later].flatMap((pages, i) =>
      pages ? describeAltered(pages).map((words) => `${i === 0 ? "Old" : "New"} PDF: ${formatMessage(words)}.`) : [],
    ),
    ...describeEarlier(earlier).map((words) => `${formatMessage(words)}: octavo carry OLD.pdf NEW.pdf -o FILE.`),
    ...listed(
      [...moved, ...removed].toSorted((a, b) => a.page - b.page),
      displacedLine,
    ),
    ...listed(
      changed.filter(({ change }) => change === "size"),
      (page) => `${placedLine(page)}  has another size`,
    ),
    ...(keeps_pages ? [] : [remedy]),
    ...[...byChange].flatMap(([heading, pages]) => [
      `${formatCount(pages.length, "page")}: ${heading}:`,
      ...listed(pages, changedLine),
    ]),
    ...(redrawn.length > 0
      ? ["If you have written on these pages, undo the change of their masters or of the plan."]
      : []),
  ];
}

export function headingOf({ change, in_areas }: Pick<ChangedPage, "change" | "in_areas">): string {
  switch (change) {
    case "blank":
      return "blank now, with a note. Handwriting stays on its page, without what was printed around it";
    case "boxes":
      return "other lines or areas to write on. Handwriting stays on its page, and can be beside its lines";
    case "unknown":
      return "made by an earlier version of Octavo, which did not record what is printed. Look at them in both PDFs";
    case "size":
      return "another size. Handwriting is beside its lines, or outside of the page";
    case "print":
      return `other texts or lines${in_areas ? "" : " outside of the areas to write on"}. Handwriting stays on its page, and can be beside them`;
  }
}

const parts: Readonly<Record<ChangedPart, string>> = {
  top: "at the top",
  middle: "in the middle",
  bottom: "at the bottom",
  several: "in several places",
};

export function partText(part: ChangedPart): string {
  return parts[part];
}

function changedLine(page: ChangedPage): string {
  return `${placedLine(page)}${page.part ? `  ${partText(page.part)}` : ""}`;
}

function verdictOf({ is_safe, keeps_pages, changed }: Comparison): string {
  if (is_safe) return "safe to replace";
  if (!keeps_pages) return "not safe to replace";
  return `check the ${changed.length > 0 ? "changed" : "order of the"} pages before you replace the PDF`;
}

/** "371 pages at their places, 2 changed, 4 appended, 0 moved". */
function countsOf({ kept, added, appended, moved, removed }: Comparison, redrawn: number): string {
  const inserted = added.length - appended;
  return [
    `${formatCount(kept, "page")} at ${kept === 1 ? "its place" : "their places"}`,
    ...(redrawn > 0 ? [`${redrawn} changed`] : []),
    `${appended} appended`,
    ...(inserted > 0 ? [`${inserted} new among them`] : []),
    `${moved.length} moved`,
    ...(removed.length > 0 ? [`${removed.length} missing`] : []),
  ].join(", ");
}

function displacedLine({ page, identity, to, lands_on, lands_on_empty }: MovedPage): string {
  const where = to === undefined ? "is missing" : `is now page ${to}`;
  const landing = lands_on_empty ? "an empty page" : lands_on;
  const ink = landing === undefined ? "its handwriting has no page" : `its handwriting lands on ${landing}`;
  return `  page ${page}  ${replaceControlCharacters(`${identity}  ${where}; ${ink}`)}`;
}
