/** Groups pages of a comparison for display: 365 days with the same change are one entry. */
import {
  type ChangedPage,
  type ChangedPart,
  type Comparison,
  isEarlierPage,
  type MovedPage,
  type PlacedPage,
  type UpdateReport,
} from "@octavo/engine";
import { formatNumber, listed, t, tn } from "../../language/t.ts";

/** A page of the earlier PDF, a page of the new one, or both. */
export interface ReportedPage {
  readonly identity: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export interface PageGroup {
  readonly section: string;
  /** Change of the pages in words. Empty if the heading says it. */
  readonly change: string;
  readonly pages: readonly ReportedPage[];
}

type GroupedPage = ReportedPage & Pick<PageGroup, "change">;

function grouped(pages: readonly GroupedPage[]): readonly PageGroup[] {
  const groups = Map.groupBy(pages, ({ identity, change }) => JSON.stringify([sectionOf(identity), change]));
  return [...groups.values()].map((members) => ({
    section: nameOf(sectionOf(members[0]?.identity ?? "")),
    change: members[0]?.change ?? "",
    pages: members,
  }));
}

function nameOf(section: string): string {
  return section === "+changes" ? t("Page of changes") : section;
}

function sectionOf(identity: string): string {
  return identity.split("/", 1)[0] ?? "";
}

/** Returns the part of an identity after the section, such as a date. */
function itemOf(identity: string): string {
  return identity.slice(sectionOf(identity).length + 1);
}

/** Returns "2027-01-01 – 2027-01-31". Empty for a section with one page. */
export function rangeOf({ pages }: PageGroup): string {
  const [first = "", last = ""] = [pages[0], pages.at(-1)].map((page) => itemOf(page?.identity ?? ""));
  return first === last ? first : `${first} – ${last}`;
}

/** Pages of the earlier PDF that the plan no longer makes. */
export function removedGroups(removed: readonly PlacedPage[], isDrawn: boolean): readonly PageGroup[] {
  return grouped(
    removed.map(({ identity, page }) => ({ identity, before: page, after: isDrawn ? page : undefined, change: "" })),
  );
}

/** Pages whose handwriting would be on another page. */
export function displacedGroups({ moved, removed }: Comparison, pagesAfter: number): readonly PageGroup[] {
  const displaced = [...moved, ...removed].toSorted((a, b) => a.page - b.page);
  return grouped(
    displaced.map(({ identity, page, ...landing }) => ({
      identity,
      before: page,
      after: page <= pagesAfter ? page : undefined,
      change: describeLanding(landing),
    })),
  );
}

function describeLanding({ lands_on, lands_on_empty }: Pick<MovedPage, "lands_on" | "lands_on_empty">): string {
  if (lands_on === undefined) return t("Handwriting would have no page");
  if (lands_on_empty) return t("Handwriting would be on an empty page");
  return t("Handwriting would be on a page of {section}", { section: sectionOf(lands_on) });
}

/** Pages at their places on which something else is printed. */
export function changedGroups({ changed }: Comparison): readonly PageGroup[] {
  return grouped(
    changed
      .filter((page) => page.change !== "blank" || !isEarlierPage(page))
      .map((page) => ({
        identity: page.identity,
        before: page.page,
        after: page.page,
        change: describeChange(page),
      })),
  );
}

export function newGroups({ filled, appended }: UpdateReport): readonly PageGroup[] {
  const added = (pages: readonly PlacedPage[], change: string) =>
    pages.map(({ identity, page }) => ({ identity, before: undefined, after: page, change }));
  return grouped([...added(filled, t("in reserved or free places")), ...added(appended, t("at the end"))]);
}

const millimetersPerPoint = 25.4 / 72;

function describeChange(page: ChangedPage): string {
  switch (page.change) {
    case "size":
      return t("Another page size");
    case "blank":
      return t("Blank, with a note");
    case "print":
      return describePrint(page);
    case "unknown":
      return t("The PDF does not record what is printed here");
    case "boxes":
      return describeBoxes(page);
  }
}

function describePrint({ part, in_areas }: ChangedPage): string {
  const parts: Readonly<Record<ChangedPart, string>> = {
    top: t("at the top"),
    middle: t("in the middle"),
    bottom: t("at the bottom"),
    several: t("in several places"),
  };
  return [
    t("Other texts or lines"),
    ...(part ? [parts[part]] : []),
    ...(in_areas ? [] : [t("outside of the areas to write on")]),
  ].join(" ");
}

function describeBoxes({ before, after }: ChangedPage): string {
  if (before.length !== after.length)
    return t("Areas to write on: {before} before, {after} now", { before: before.length, after: after.length });
  const pairs = before.flatMap((box, i) => {
    const next = after[i];
    return next ? [[box, next] as const] : [];
  });
  const spaced = pairs.find(([box, next]) => box.rows !== next.rows);
  if (spaced) return describeLines(spaced[0].rows, spaced[1].rows);
  if (pairs.some(([box, next]) => box.first !== next.first)) return t("The lines start at another date or time");
  return t("Areas to write on have another place or size");
}

function describeLines(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return t("An empty area has lines now");
  if (after === undefined) return t("Lines are gone");
  const millimeters = (points: number) => formatNumber(Math.round(points * millimetersPerPoint * 10) / 10);
  return t("Distance of the lines: {before} mm before, {after} mm now", {
    before: millimeters(before),
    after: millimeters(after),
  });
}

/** Returns "371 pages at their places, 4 appended, 0 moved: safe to replace". */
export function verdictOf(comparison: Comparison, { filled }: UpdateReport): string {
  const { is_safe, keeps_pages, kept, changed, appended, moved, removed } = comparison;
  const redrawn = changed.filter(({ change }) => change !== "size").length;
  const counts = listed([
    tn(kept, "{count} page at its place", "{count} pages at their places"),
    ...(redrawn > 0 ? [t("{pages} changed", { pages: redrawn })] : []),
    ...(filled.length > 0 ? [t("{pages} in reserved or free places", { pages: filled.length })] : []),
    t("{pages} appended", { pages: appended }),
    t("{pages} moved", { pages: moved.length }),
    ...(removed.length > 0 ? [t("{pages} missing", { pages: removed.length })] : []),
  ]);
  if (is_safe) return t("{counts}: safe to replace", { counts });
  if (!keeps_pages) return t("{counts}: not safe to replace", { counts });
  return changed.length > 0
    ? t("{counts}: check the changed pages before you replace the PDF", { counts })
    : t("{counts}: check the order of the pages before you replace the PDF", { counts });
}
