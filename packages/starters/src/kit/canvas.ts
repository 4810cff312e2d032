/** A page that starters are drawn on: its size on the device, and the typography that suits it. */
import type { DeviceProfile, FontLibrary, Size } from "@octavo/engine";
import type { Layouts } from "../layouts/layout.ts";
import { classic } from "../themes/classic.ts";
import type { Families, Greys, StarterTheme, ThemeScale } from "../themes/theme.ts";

/** Page of a device, with margins inside its safe ones. */
export interface DevicePage extends Size {
  /** Top, right, bottom, left. */
  readonly margins: DeviceProfile["pdf_settings"]["safe_margins"];
  readonly constraints: Omit<DeviceProfile["constraints"], "grayscale_levels">;
  readonly ppi: number;
  /** Width of tabs at the side, which the margin includes. */
  readonly sideTabs?: number;
}

/** Sizes in points. */
export interface PageSizes extends DevicePage {
  /** Height of a writing row, in whole pixels of the device. */
  readonly pitch: number;
  /** Height of the title row, below the tabs. */
  readonly head: number;
  /** Rows of tabs, and their height. */
  readonly tabs: { readonly rows: 1 | 2; readonly height: number };
  readonly type: {
    readonly title: number;
    readonly number: number;
    readonly label: number;
    readonly text: number;
    readonly tab: number;
    readonly calendar: number;
    /** Smallest type of the page: events in cells. */
    readonly small: number;
  };
  /** Width of grey rules. */
  readonly hairline: number;
  /** Width of black rules. */
  readonly black: number;
  /** Columns of a page of writing areas. */
  readonly columns: 1 | 2 | 3;
  /** True if there is room for a month of days that a finger can hit, beside other parts. */
  readonly hasMonths: boolean;
}

/** A page to draw on. */
export interface Canvas extends PageSizes {
  readonly fonts: FontLibrary;
  readonly theme: StarterTheme;
  /** Those of the theme, unless the page is not a starter's. */
  readonly families: Families;
  readonly greys: Greys;
  readonly samples: PlannerTexts["samples"];
  readonly short: PlannerTexts["short"];
}

/** English texts of the kit in the language of the planner. */
export interface PlannerTexts {
  /** Texts that a text with tokens can show. */
  readonly samples: (content: string) => readonly string[];
  /** Short form, if the language has one. */
  readonly short: (content: string) => string | undefined;
}

/** Texts of pages that are not translated. The kit knows the widest English and Polish texts. */
export const measuredTexts: PlannerTexts = { samples: () => [], short: () => undefined };

/** Choices that masters depend on. */
export interface DrawingOptions {
  /** Kinds of the included optional sections. */
  readonly sections: readonly string[];
  /** Labels of schedules. */
  readonly hours: "12" | "24";
  /** The device has a toolbar, whose place is known. */
  readonly hasToolbar: boolean;
  /** Of the plan, up to twelve. */
  readonly months?: number;
  readonly layouts?: Layouts;
}

export function canvasOf(
  page: DevicePage,
  fonts: FontLibrary,
  texts: PlannerTexts = measuredTexts,
  theme: StarterTheme = classic,
): Canvas {
  const { families, greys } = theme;
  return { ...pageSizes(page, theme), fonts, theme, families, greys, ...texts };
}

/** Points of a line through which a value runs. Before the first and after the last it is constant. */
type Curve = readonly (readonly [at: number, value: number])[];

/**
 * Sizes that suit a page of this side, the square root of its area: 6 inches and phones, 7 inches and narrow pages, 10
 * inches, 13 inches. Two equal values keep pages of nearly one size alike.
 */
const sides = [300, 340, 353, 510, 535, 665];
const bySide = {
  title: [15, 17, 17, 22, 22, 24],
  number: [19, 21, 21, 28, 28, 33],
  label: [7.8, 8.2, 8.2, 9, 9, 10.2],
  text: [7.4, 7.8, 7.8, 8.8, 8.8, 10],
  calendar: [9.1, 9.2, 9.2, 10.5, 10.5, 12],
  small: [7.28, 7.36, 7.36, 8.05, 8.05, 9.2],
  pitch: [19.2, 19.2, 19.2, 21.83, 21.83, 24.6],
  head: [27, 28, 28, 34, 34, 38],
  tabs: [20, 20.4, 20.4, 22, 22, 24],
} as const satisfies Record<string, readonly number[]>;

/** A week of links needs two rows. */
const leastPitch = bySide.pitch[0];

/** Largest type that has room in a title row of this width or height. */
const titleByWidth: Curve = [
  [160, 13],
  [221, 15],
  [267, 17],
  [384, 22],
  [560, 24],
];
const numberByWidth: Curve = [
  [160, 18],
  [222, 20],
  [267, 21],
  [384, 28],
  [560, 33],
];
const lowestTitleRow = 21.9;
const numberByHead: Curve = [
  [lowestTitleRow, 17],
  [27, 20],
  [28, 21],
  [34, 28],
  [38, 33],
];

/** Between the page and the tabs at its side, in points. */
export const sideGap = 6;

/** Side of a link or a day that a finger hits, in points. */
export const fingertip = 20;

/** Enlarged pages have enlarged links. */
export const finger = ({ theme }: Canvas): number => (theme.leastType === undefined ? fingertip : 15);

/** Lowest room for a month of six weeks. */
const sixWeeks = 6 * fingertip;

/** Width of upright pages from which they have their tabs in one row. */
const oneRow = 340;

/** Sizes of a page without its fonts. */
export function pageSizes(page: DevicePage, { scale, ...theme }: StarterTheme = classic): PageSizes {
  const { width, height, margins, constraints, ppi } = page;
  const size = sizeOn(page, scale);
  const wide = width > height;
  const across = width - margins[1] - margins[3];
  const titles = toHalf(Math.min(size("title"), scale.narrowTitle * valueAt(titleByWidth, across)));
  const rows = wide || across >= oneRow ? 1 : 2;
  const rowsOf = (tab: number) => {
    const title = Math.min(tab, titles);
    const head = Math.max(lowestHead(tab, title, theme), Math.min(toHalf(size("head")), Math.ceil(height / 10)));
    return {
      tab,
      title,
      head,
      room: height - margins[0] - margins[2] - (page.sideTabs ? aboveTitle : rows * tab) - head,
    };
  };
  const usual = rowsOf(toTenth(size("tabs")));
  // A page that is too low for six weeks otherwise has the lowest tabs.
  const usualPitch = inPixels(Math.max(size("pitch"), theme.leastType === undefined ? leastPitch : 0), ppi);
  const isLow = usualPitch * rowsIn(usual.room, usualPitch) < sixWeeks;
  const { tab, title, head, room } = isLow ? rowsOf(constraints.min_touch_target_pt) : usual;
  const pitch = isLow ? fingertip : usualPitch;
  const columns = columnsOf(wide, across);
  const sizes: PageSizes = {
    ...page,
    pitch,
    head,
    tabs: { rows, height: tab },
    type: { ...typeOf(page, scale), title, number: numberOf(page, across, head, scale) },
    hairline: Math.max(theme.hairline, constraints.min_stroke_pt),
    black: Math.max(theme.black, constraints.min_stroke_pt),
    columns,
    hasMonths: hasRoomForMonths(page, columns, { width: across, height: room }),
  };
  return theme.leastType === undefined ? sizes : withTitleGap(sizes, theme, room);
}

/** Enlarged pages have room that no row needs above their title, whose letters are close to the tabs otherwise. */
function withTitleGap(page: PageSizes, theme: Pick<StarterTheme, "leastType">, room: number): PageSizes {
  const needed = [
    page.pitch * rowsIn(room, page.pitch),
    leastRoom(page, theme).height,
    page.hasMonths ? leastMonths(page) : 0,
  ];
  const spare = Math.floor((room - Math.max(...needed)) * 10) / 10;
  return { ...page, head: page.head + Math.max(0, Math.min(mostTitleGap, spare)) };
}

/** In points of the page before it is enlarged. */
const mostTitleGap = 2;

/** Twelve months in rows of three or four, and a month of links in a column. */
function hasRoomForMonths(page: DevicePage, columns: number, { width, height }: Size): boolean {
  const column = (width - 16 * (columns - 1)) / columns;
  return columns > 1 && column >= 8 * fingertip + 4 && height >= leastMonths(page);
}

/** Lowest room for twelve months. A wide page has more months in a row, without names of weekdays. */
export const leastMonths = ({ constraints, ...page }: DevicePage) =>
  constraints.min_font_pt * (isWide(page) ? 42.5 : 53);

/**
 * Distance of the title's baseline from the top of the title row, with arrows as high as a tab around it. Enlarged tabs are low, so
 * that the title needs more room.
 */
export const titleRise = (tab: number, title: number, { leastType, middle }: TitleSetting) =>
  tab / 2 + title * middle + (leastType === undefined ? 0 : 2);

type TitleSetting = Pick<StarterTheme, "leastType" | "middle">;

/** Least distance of the title's baseline from the bottom of the title row. */
export const leastBelowTitle = 7;

const lowestHead = (tab: number, title: number, theme: TitleSetting) =>
  toTenth(titleRise(tab, title, theme) + leastBelowTitle);

function sizeOn({ width, height }: DevicePage, scale: ThemeScale) {
  return (name: keyof typeof bySide) =>
    scale[scaleOf[name]] * valueAt(curveOf(bySide[name]), Math.sqrt(width * height));
}

const scaleOf = {
  title: "title",
  number: "title",
  label: "label",
  text: "type",
  calendar: "type",
  small: "type",
  pitch: "pitch",
  head: "head",
  tabs: "head",
} as const satisfies Record<keyof typeof bySide, keyof ThemeScale>;

function columnsOf(wide: boolean, across: number): PageSizes["columns"] {
  if (wide) return 3;
  return across < 215 ? 1 : 2;
}

function typeOf(page: DevicePage, scale: ThemeScale): Omit<PageSizes["type"], "title" | "number"> {
  const size = sizeOn(page, scale);
  const { min_font_pt } = page.constraints;
  const readable = (points: number) => Math.max(min_font_pt, points);
  return {
    label: readable(toTenth(size("label"))),
    text: readable(toTenth(size("text"))),
    tab: readable(toTenth(size("text"))),
    // Numbers of weeks have 0.8 of the size.
    calendar: Math.max(min_font_pt / 0.8, toTenth(size("calendar"))),
    small: readable(toHundredth(size("small"))),
  };
}

function numberOf(page: DevicePage, across: number, head: number, scale: ThemeScale): number {
  // The lowest title row is lower than that of the smallest pages.
  const byHead = valueAt(numberByHead, head) * Math.min(1, head / lowestTitleRow);
  const most = Math.min(scale.narrowTitle * valueAt(numberByWidth, across), byHead);
  return toHalf(Math.min(sizeOn(page, scale)("number"), most));
}

function curveOf(values: readonly number[]): Curve {
  return sides.map((side, i) => [side, values[i] ?? 0]);
}

function valueAt(curve: Curve, at: number): number {
  const next = curve.findIndex(([start]) => start >= at);
  const [after, before] = [curve[next], curve[next - 1]];
  if (!after) return curve.at(-1)?.[1] ?? 0;
  if (!before) return after[1];
  return before[1] + ((at - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

const toHalf = (points: number) => Math.round(points * 2) / 2;
const toTenth = (points: number) => Math.round(points * 10) / 10;
const toHundredth = (points: number) => Math.round(points * 100) / 100;

/** The next whole number of pixels, in points. */
function inPixels(points: number, ppi: number): number {
  return toHundredth((Math.ceil((points * ppi) / 72 - 0.01) * 72) / ppi);
}

/** True if pages of the starters have room on the device, and its type and links are large enough. */
export function hasRoom(page: DevicePage, theme: StarterTheme = classic): boolean {
  const { constraints, height, margins } = page;
  const sizes = pageSizes(page, theme);
  const needed = leastRoom(sizes, theme);
  return (
    constraints.min_touch_target_pt <= fingertip &&
    constraints.min_font_pt <= sizes.type.small * 1.1 &&
    measure(sizes) >= needed.width &&
    height - margins[2] - top(sizes) >= needed.height
  );
}

/**
 * Room below the title row on the smallest pages: for 31 days, which run down an upright page and across a wide one, and
 * on a page of one column for six pairs of months with a line each.
 */
function leastRoom(page: PageSizes, { leastType }: Pick<StarterTheme, "leastType">): Size {
  const type = Math.max(7, page.constraints.min_font_pt);
  if (isWide(page)) return { width: 43.6 * type, height: sixWeeks };
  const above = leastType === undefined ? 23 : page.tabs.height + 2;
  return { width: 23 * type, height: page.columns === 1 ? 280 : 31 * type + above };
}

export const left = ({ margins }: PageSizes) => margins[3];
export const right = ({ width, margins }: PageSizes) => width - margins[1];
export const measure = (canvas: PageSizes) => right(canvas) - left(canvas);

/** Bottom of the tabs at the top, where the black rule is. */
export const navBottom = ({ margins, tabs, sideTabs }: PageSizes) =>
  margins[0] + (sideTabs ? aboveTitle : tabs.rows * tabs.height);

/** Room above the title without tabs above it: the box of a large number is higher than the title row. */
const aboveTitle = 6;

/** Height below the title row and `above`. */
export function squaresHeight(page: PageSizes, above: number): number {
  return page.height - page.margins[2] - top(page) - above;
}

/** True if 31 rows of days are too low to read below a row of links. Days then run across. */
export const isLow = (page: PageSizes) => squaresHeight(page, page.tabs.height + 31 * page.constraints.min_font_pt) < 0;

/** Top of the first row. */
export const top = (canvas: PageSizes) => navBottom(canvas) + canvas.head;

/** Rows between the head and the bottom margin. */
export const rowCount = (canvas: PageSizes) => rowsIn(canvas.height - canvas.margins[2] - top(canvas), canvas.pitch);

const rowsIn = (room: number, pitch: number) => Math.floor(room / pitch + 0.001);

export const isWide = ({ width, height }: Size) => width > height;
