/** Pages that the starters are drawn for, one for each class of screens, and their typography. */
import type { FontLibrary } from "@octavo/engine";

/** Names of fonts by their use. */
export interface Families {
  readonly title: string;
  readonly strong: string;
  readonly text: string;
  readonly label: string;
  readonly narrow: string;
  readonly narrowLabel: string;
}

/** Writing lines, the ground of marked tabs, and weekends. */
export interface Greys {
  readonly rule: string;
  readonly tint: string;
  readonly weekend: string;
}

/** A page to draw on. */
export interface Canvas extends ScreenClass {
  readonly fonts: FontLibrary;
  readonly families: Families;
  readonly greys: Greys;
}

export const starterFamilies: Families = {
  title: "Source Serif 4",
  strong: "Source Serif 4 Bold",
  text: "IBM Plex Sans",
  label: "IBM Plex Sans Bold",
  narrow: "IBM Plex Sans Condensed",
  narrowLabel: "IBM Plex Sans Condensed Bold",
};

/** All are exact on 16 greys. */
export const starterGreys: Greys = { rule: "#999999", tint: "#dddddd", weekend: "#eeeeee" };

export function canvasOf(screen: ScreenClass, fonts: FontLibrary): Canvas {
  return { ...screen, fonts, families: starterFamilies, greys: starterGreys };
}

/** Page and typography of a class of screens. */
export interface ScreenClass {
  /** Suffix of the file name: `masters.tall.yaml`. Empty for the first. */
  readonly name: string;
  /** Device whose screen has the size of the page. */
  readonly profile: string;
  /** For the head of the files. */
  readonly purpose: string;
  readonly width: number;
  readonly height: number;
  /** Top, right, bottom, left: the margins and toolbars of all devices of the class. */
  readonly margins: readonly [number, number, number, number];
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
  };
  /** Width of grey rules, in points: two pixels. */
  readonly hairline: number;
  /** Columns of a page of writing areas. */
  readonly columns: 1 | 2 | 3;
  /** True if there is room for a month of days that a finger can hit, beside other parts. */
  readonly hasMonths: boolean;
}

const ten = { title: 22, number: 28, label: 9, text: 8.8, tab: 8.8, calendar: 10.5 };
const seven = { title: 17, number: 21, label: 8.2, text: 7.8, tab: 7.8, calendar: 9.2 };
const six = { title: 15, number: 19, label: 7.8, text: 7.4, tab: 7.4, calendar: 9.1 };

/** 80 pixels at 300 ppi. */
const narrowPitch = 19.2;

export const screenClasses: readonly ScreenClass[] = [
  {
    name: "",
    profile: "boox-note-air-4c",
    purpose: "devices of ten inches and more",
    width: 446.4,
    height: 595.2,
    margins: [32, 24, 24, 38],
    pitch: 21.84,
    head: 34,
    tabs: { rows: 1, height: 22 },
    type: ten,
    columns: 2,
    hairline: 0.5,
    hasMonths: true,
  },
  {
    name: "compact",
    profile: "boox-go-color-7",
    purpose: "devices of seven to eight inches",
    width: 303.36,
    height: 403.2,
    margins: [22, 18, 18, 18],
    pitch: narrowPitch,
    head: 28,
    tabs: { rows: 2, height: 20.4 },
    type: seven,
    columns: 2,
    hairline: 0.5,
    hasMonths: false,
  },
  {
    name: "tall",
    profile: "remarkable-paper-pro-move",
    purpose: "narrow devices",
    width: 260.18,
    height: 462.55,
    margins: [38, 18, 18, 18],
    pitch: 19.36,
    head: 28,
    tabs: { rows: 2, height: 20.4 },
    type: { ...seven, title: 15, number: 20 },
    columns: 2,
    hairline: 0.55,
    hasMonths: false,
  },
  {
    name: "small",
    profile: "kindle-basic",
    purpose: "devices of six inches",
    width: 257.28,
    height: 347.52,
    margins: [18, 18, 18, 18],
    pitch: narrowPitch,
    head: 27,
    tabs: { rows: 2, height: 20 },
    type: six,
    columns: 2,
    hairline: 0.5,
    hasMonths: false,
  },
  {
    name: "phone",
    profile: "boox-palma-2",
    purpose: "devices of the size of a phone",
    width: 197.76,
    height: 395.52,
    margins: [18, 18, 18, 18],
    pitch: narrowPitch,
    head: 27,
    tabs: { rows: 2, height: 20 },
    type: { ...six, title: 13, number: 18 },
    columns: 1,
    hairline: 0.5,
    hasMonths: false,
  },
  {
    name: "wide",
    profile: "boox-note-air-4c-landscape",
    purpose: "devices of ten inches and more, held sideways",
    width: 595.2,
    height: 446.4,
    margins: [24, 24, 24, 24],
    pitch: 21.84,
    head: 34,
    tabs: { rows: 1, height: 22 },
    type: ten,
    columns: 3,
    hairline: 0.5,
    hasMonths: true,
  },
  {
    name: "compact-wide",
    profile: "boox-go-color-7-landscape",
    purpose: "devices of seven to eight inches, held sideways",
    width: 403.2,
    height: 303.36,
    margins: [18, 18, 18, 18],
    pitch: narrowPitch,
    head: 28,
    tabs: { rows: 1, height: 20.4 },
    type: seven,
    columns: 3,
    hairline: 0.5,
    hasMonths: false,
  },
  {
    name: "tall-wide",
    profile: "remarkable-paper-pro-move-landscape",
    purpose: "narrow devices, held sideways",
    width: 462.55,
    height: 260.18,
    margins: [18, 18, 18, 18],
    pitch: 19.36,
    head: 27,
    tabs: { rows: 1, height: 20.4 },
    type: { ...seven, number: 20 },
    columns: 3,
    hairline: 0.55,
    hasMonths: false,
  },
  {
    name: "small-wide",
    profile: "kindle-basic-landscape",
    purpose: "devices of six inches, held sideways",
    width: 347.52,
    height: 257.28,
    margins: [18, 18, 18, 18],
    pitch: narrowPitch,
    head: 26,
    tabs: { rows: 1, height: 20 },
    type: six,
    columns: 3,
    hairline: 0.5,
    hasMonths: false,
  },
  {
    name: "phone-wide",
    profile: "boox-palma-2-landscape",
    purpose: "devices of the size of a phone, held sideways",
    width: 395.52,
    height: 197.76,
    margins: [18, 18, 18, 18],
    pitch: 20,
    head: 21.9,
    tabs: { rows: 1, height: 19.8 },
    type: { ...six, number: 17 },
    columns: 3,
    hairline: 0.5,
    hasMonths: false,
  },
];

export const left = ({ margins }: Canvas) => margins[3];
export const right = ({ width, margins }: Canvas) => width - margins[1];
export const measure = (canvas: Canvas) => right(canvas) - left(canvas);

/** Bottom of the tabs, where the black rule is. */
export const navBottom = ({ margins, tabs }: Canvas) => margins[0] + tabs.rows * tabs.height;

/** Top of the first row. */
export const top = (canvas: Canvas) => navBottom(canvas) + canvas.head;

/** Rows between the head and the bottom margin. */
export const rowCount = (canvas: Canvas) =>
  Math.floor((canvas.height - canvas.margins[2] - top(canvas)) / canvas.pitch + 0.001);

export const isWide = ({ width, height }: Canvas) => width > height;

/** Smallest type and smallest side of a link, in points. A device is offered the canvas if both stay usable. */
export function smallest({ hasMonths, tabs, type }: ScreenClass): { readonly type: number; readonly target: number } {
  // Numbers of weeks have 0.8 of the size of a calendar, and days of a year at least 8.05 pt.
  if (hasMonths) return { type: 8.05, target: 20 };
  return {
    type: Math.floor(Math.min(type.text, type.tab, type.calendar * 0.8) * 100) / 100,
    target: Math.min(20, tabs.height),
  };
}
