/** Paper as devices: pages to print, without a screen, a toolbar and links. */
import type { Size } from "../primitives/geometry.ts";
import { type PaperName, paperSizes } from "../primitives/paper-sizes.ts";
import type { DeviceProfile } from "./device-profile.ts";
import { pageSize } from "./page-size.ts";

/** Dots of a usual printer. Their size in points is exact to 0.03 mm. */
const dotsPerInch = 300;

/** 10 mm: printers leave up to 5 mm of an edge empty, and a cutter needs the rest. */
const margin = 28.35;
/** 6.35 mm, with which starters have room on a passport. */
const smallMargin = 18;
/** Width of pages with small margins, in millimetres. */
const narrow = 130;

const pens = {
  min_font_pt: 6,
  min_stroke_pt: 0.25,
  // Starters draw for a tablet too: a print is also read on one.
  min_touch_target_pt: 19.8,
  grayscale_levels: 256,
} as const;

const papers: readonly (readonly [PaperName, string])[] = [
  ["a4", "Paper A4"],
  ["a5", "Paper A5"],
  ["b6", "Paper B6"],
  ["letter", "Paper Letter"],
  ["half-letter", "Paper Half Letter"],
  ["passport", "Paper Passport"],
];

const prefix = "paper-";
const landscapeEnding = "-landscape";

/** Profiles of the usual papers, upright and sideways. */
export const paperProfiles = (): readonly DeviceProfile[] =>
  papers.flatMap(([id, name]) => {
    const upright = paperProfile(prefix + id, name, paperSizes[id]);
    return [upright, sideways(upright)];
  });

/** Sides of a paper of one's own, in millimetres. */
const ownSides = { from: 60, to: 600 };

/** Paper of one's own: "paper-120x190" has 120 × 190 mm. Undefined for other ids and unusable sizes. */
export function ownPaper(written: string): DeviceProfile | undefined {
  const [, first, second, ending = ""] =
    /^paper-(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)(?:mm)?(-landscape)?$/i.exec(written.trim()) ?? [];
  const sides = [Number(first), Number(second)].toSorted((a, b) => a - b);
  const [width = 0, height = 0] = sides;
  if (!(width >= ownSides.from && height <= ownSides.to)) return undefined;
  const upright = paperProfile(`${prefix}${width}x${height}`, `Paper ${width} × ${height} mm`, { width, height });
  return ending !== "" || Number(first) > Number(second) ? sideways(upright) : upright;
}

function paperProfile(id: string, name: string, { width, height }: Size): DeviceProfile {
  const dots = (millimetres: number) => Math.round((millimetres / 25.4) * dotsPerInch);
  const screen_size = [dots(width), dots(height)] as const;
  const edge = width < narrow ? smallMargin : margin;
  return {
    id,
    name,
    display: {
      screen_size,
      ppi: dotsPerInch,
      inches: Math.round((Math.hypot(width, height) / 25.4) * 10) / 10,
      color: true,
      technology: "print",
      color_size: screen_size,
    },
    pdf_settings: {
      page_size: "Device",
      orientation: "portrait",
      safe_margins: [edge, edge, edge, edge],
      page: pageSize("Device", "portrait", { screen_size, ppi: dotsPerInch }),
    },
    constraints: pens,
    toolbar: null,
  };
}

function sideways(upright: DeviceProfile): DeviceProfile {
  const { display, pdf_settings } = upright;
  const [width, height] = display.screen_size;
  return {
    ...upright,
    id: upright.id + landscapeEnding,
    name: `${upright.name} (landscape)`,
    display: { ...display, screen_size: [height, width], color_size: [height, width] },
    pdf_settings: { ...pdf_settings, orientation: "landscape", page: pageSize("Device", "landscape", display) },
  };
}
