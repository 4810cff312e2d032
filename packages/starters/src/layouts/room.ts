/** Room that layouts need. */
import {
  type DevicePage,
  fingertip,
  hasRoom,
  isLow,
  isWide,
  measure,
  type PageSizes,
  pageSizes,
  rowCount,
  sideGap,
  squaresHeight,
} from "../kit/canvas.ts";
import { classic } from "../themes/classic.ts";
import type { StarterTheme } from "../themes/theme.ts";
import type { LayoutValue } from "./layout.ts";

/** The page with a strip for tabs at its right. */
export function withSideTabs(page: DevicePage): DevicePage {
  const [top, right, bottom, left] = page.margins;
  return { ...page, sideTabs: strip, margins: [top, right + strip + sideGap, bottom, left] };
}

/** Margins of the page, without the strip. */
export function pageMargins({ margins, sideTabs }: DevicePage): DevicePage["margins"] {
  const [top, right, bottom, left] = margins;
  return sideTabs === undefined ? margins : [top, right - sideTabs - sideGap, bottom, left];
}

/** Width of tabs at the side, in points. */
const strip = 22;

/** Height of two tabs with words, in points. */
const twoWords = 100;

/** Least width of a day in a column, in points. */
const leastColumn = 31;

/** `page` is the one that the theme is drawn on. */
export function hasRoomOn(needs: LayoutValue["needs"], page: DevicePage, theme: StarterTheme = classic): boolean {
  const [top, , bottom] = page.margins;
  const sizes = pageSizes(page, theme);
  switch (needs) {
    case undefined:
      return true;
    case "side tabs":
      return page.height - top - bottom >= 12 * fingertip + twoWords && hasRoom(withSideTabs(page), theme);
    case "list":
      return hasWholeList(sizes) || hasHalfLists(sizes);
    case "week row":
      return rowCount(sizes) >= leastWeekRow;
    case "week rows":
      return rowCount(sizes) >= leastWeekRows(sizes);
    case "columns":
      return sizes.columns > 1 && measure(sizes) / 7.5 >= leastColumn;
  }
}

/** Least rows of a week whose days are below each other, with the labels of their columns. */
export const leastWeekRows = ({ pitch }: PageSizes): number => 1 + Math.ceil((7 * fingertip) / pitch);

/** Rows of a page that has room for a row below its week. */
const leastWeekRow = 12;

/** Room for 31 days below each other, beside a small month and areas. */
export const hasWholeList = (sizes: PageSizes): boolean => sizes.hasMonths && !isLow(sizes);

/** Least height of a list of half a month whose days a finger can hit. Its rows end on pixels. */
export const leastHalf = ({ constraints, ppi }: PageSizes): number => 16 * (constraints.min_touch_target_pt + 72 / ppi);

/** Least rows of the areas below a list in two halves. A wide page has them beside it. */
export const leastAreas = (page: PageSizes): number => (isWide(page) ? 0 : 3);

/** Height below such a list with a number of rows of areas, and a gap above them. */
export const footHeight = ({ pitch }: PageSizes, rows: number): number => (rows === 0 ? 0 : (rows + 0.3) * pitch);

/** Room for days that a finger can hit, in two halves, and for areas. */
const hasHalfLists = (sizes: PageSizes): boolean =>
  sizes.columns > 1 && squaresHeight(sizes, footHeight(sizes, leastAreas(sizes))) >= leastHalf(sizes);
