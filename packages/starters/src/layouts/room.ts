/** Room that layouts need. */
import { type DevicePage, fingertip, hasRoom, isLow, measure, pageSizes, sideGap } from "../kit/canvas.ts";
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

export function hasRoomOn(needs: LayoutValue["needs"], page: DevicePage, theme: StarterTheme = classic): boolean {
  const [top, , bottom] = page.margins;
  if (needs === "side tabs")
    return page.height - top - bottom >= 12 * fingertip + twoWords && hasRoom(withSideTabs(page), theme);
  const sizes = pageSizes(page, theme);
  if (needs === "list") return sizes.hasMonths && !isLow(sizes);
  return needs === undefined || (sizes.columns > 1 && measure(sizes) / 7.5 >= leastColumn);
}
