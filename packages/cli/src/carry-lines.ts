/** Report about handwriting that was carried to another edition, as lines. */

import { formatMessage } from "@octavo/foundation";
import type { CarriedPage, CarryReport, ChangedPrint, InsertedMarks, LeftMarks, LeftReason } from "@octavo/ink";
import { headingOf, listed, partText } from "./editions.ts";
import { formatCount, formatNumber, replaceControlCharacters } from "./terminal.ts";

/** True if all handwriting has its place, beside the same lines and words. */
export function isCarriedWhole({ left, carried }: CarryReport): boolean {
  return left.length === 0 && carried.every(({ beside_others }) => beside_others === 0);
}

export function carryLines(report: CarryReport): readonly string[] {
  const { carried, left, inserted = [], changed = [], warnings } = report;
  const renumbered = carried.filter((page) => page.marks > 0 && page.from !== page.to).length;
  const inAreas = changed.filter(({ in_areas }) => in_areas);
  const others = changed.length - inAreas.length;
  return [
    summaryOf(report),
    ...warnings.map((warning) => `${formatMessage(warning)}.`),
    ...(renumbered > 0
      ? [`${formatCount(renumbered, "page")} with handwriting ${renumbered === 1 ? "has" : "have"} another number now.`]
      : []),
    ...(others > 0
      ? [`${formatCount(others, "page")} with handwriting: other texts or lines outside of the areas to write on.`]
      : []),
    ...section(inserted, "that you inserted is between the same pages", "that you inserted are between the same pages"),
    ...reasons.flatMap((reason) => leftLines(reason, left)),
    ...[...Map.groupBy(inAreas, headingOf)].flatMap(([heading, pages]) => [
      `${formatCount(pages.length, "page")} with handwriting: ${heading}:`,
      ...listed(pages, changedLine),
    ]),
    ...(report.changed ? [] : besideLines(carried)),
  ];
}

/** Lines about the handwriting that has its place, a line for each page. */
export function carriedLines({ carried }: CarryReport): readonly string[] {
  return carried.filter(({ marks }) => marks > 0).map(carriedLine);
}

function carriedLine({ moved, beside_others, ...page }: CarriedPage): string {
  return [
    movedLine(page),
    ...(moved > 0 ? [`${formatNumber(moved)} moved with their lines`] : []),
    ...(beside_others > 0 ? [`${formatNumber(beside_others)} beside other lines or words`] : []),
  ].join(", ");
}

/** Pages whose changed lines the file format does not tell one by one. */
function besideLines(carried: readonly CarriedPage[]): readonly string[] {
  const pages = carried.filter(({ beside_others }) => beside_others > 0);
  if (pages.length === 0) return [];
  return [
    `${formatCount(pages.length, "page")} with handwriting beside other lines or words:`,
    ...listed(pages, carriedLine),
  ];
}

/** "12 marks: 9 carried, 1 on a page that you inserted, 2 without a place". */
function summaryOf({ marks, carried, left, inserted = [] }: CarryReport): string {
  const sum = (pages: readonly { readonly marks: number }[]) => pages.reduce((total, page) => total + page.marks, 0);
  const written = carried.filter((page) => page.marks > 0);
  return [
    `${formatCount(marks, "mark")}: ${formatNumber(sum(carried))} carried on ${formatCount(written.length, "page")}`,
    ...(inserted.length > 0
      ? [`${formatNumber(sum(inserted))} on ${formatCount(inserted.length, "page")} that you inserted`]
      : []),
    ...(left.length > 0
      ? [`${formatNumber(sum(left))} kept on ${formatCount(left.length, "page")} from the earlier edition`]
      : []),
  ].join(", ");
}

const reasons: readonly LeftReason[] = ["no_page", "no_area", "smaller_area"];

const reasonTexts: Readonly<Record<LeftReason, string>> = {
  no_page: "no longer in the planner, and kept from the earlier edition",
  no_area: "without the area that was written in, kept from the earlier edition",
  smaller_area: "with a smaller area than what was written in it, kept from the earlier edition",
};

function leftLines(reason: LeftReason, left: readonly LeftMarks[]): readonly string[] {
  const pages = left.filter((page) => page.reason === reason);
  if (pages.length === 0) return [];
  return [`${formatCount(pages.length, "page")} ${reasonTexts[reason]}:`, ...listed(pages, movedLine)];
}

function section(pages: readonly InsertedMarks[], one: string, several: string): readonly string[] {
  if (pages.length === 0) return [];
  return [`${formatCount(pages.length, "page")} ${pages.length === 1 ? one : several}:`, ...listed(pages, movedLine)];
}

function movedLine({
  identity,
  from,
  to,
  marks,
}: Partial<CarriedPage> & Pick<CarriedPage, "from" | "to" | "marks">): string {
  const page = from === to ? `page ${from}` : `page ${from} is now page ${to}`;
  return `  ${page}${identity === undefined ? "" : `  ${replaceControlCharacters(identity)}`}  ${formatCount(marks, "mark")}`;
}

function changedLine(page: ChangedPrint): string {
  return `${movedLine(page)}${page.part ? `  ${partText(page.part)}` : ""}`;
}
