/** Typography for a page that is not a starter's: sizes of the class of its screen, fonts and greys of its widgets. */
import type { FontLibrary, Widget } from "@octavo/engine";
import {
  type Canvas,
  canvasOf,
  type Families,
  type Greys,
  type ScreenClass,
  screenClasses,
  starterFamilies,
  starterGreys,
} from "../kit/canvas.ts";

interface PageLook {
  readonly width: number;
  readonly height: number;
  readonly margins: ScreenClass["margins"];
  /** Size on the device, relative to the page. */
  readonly scale: number;
  /** Width of the thinnest rule that the device shows, in points on the device. */
  readonly leastRule: number;
  readonly fonts: FontLibrary;
  /** Of the whole document, for fonts and greys. */
  readonly widgets: readonly Widget[];
}

export function pageCanvas({ width, height, margins, scale, leastRule, fonts, widgets }: PageLook): Canvas {
  const screen = nearestClass(width * scale, height * scale);
  const { pitch, head, tabs, type, hairline } = screen;
  const larger = (points: number) => Math.round((points / scale) * 100) / 100;
  const sized = {
    ...screen,
    width,
    height,
    margins,
    pitch: larger(pitch),
    head: larger(head),
    tabs: { rows: tabs.rows, height: larger(tabs.height) },
    type: {
      title: larger(type.title),
      number: larger(type.number),
      label: larger(type.label),
      text: larger(type.text),
      tab: larger(type.tab),
      calendar: larger(type.calendar),
    },
    hairline: larger(Math.max(hairline, leastRule)),
  };
  return { ...canvasOf(sized, fonts), families: familiesOf(widgets), greys: greysOf(widgets) };
}

function nearestClass(width: number, height: number): ScreenClass {
  const distance = (screen: ScreenClass) =>
    Math.abs(Math.log(screen.width / width)) + Math.abs(Math.log(screen.height / height));
  return screenClasses.toSorted((a, b) => distance(a) - distance(b))[0] as ScreenClass;
}

/** Fonts of the starters, unless the document uses only others. */
function familiesOf(widgets: readonly Widget[]): Families {
  const typed = widgets.flatMap(({ styling }) => {
    const { font, size } = styling ?? {};
    return typeof font === "string" ? [{ font, size: Number(size) || 0 }] : [];
  });
  const names = typed.map(({ font }) => font);
  const known: readonly string[] = Object.values(starterFamilies);
  if (names.length === 0 || names.some((name) => known.includes(name))) return starterFamilies;
  const title = typed.toSorted((a, b) => b.size - a.size)[0]?.font ?? starterFamilies.title;
  const text = mostFrequent(names.filter((name) => !isBold(name))) ?? title;
  const label = mostFrequent(names.filter(isBold)) ?? text;
  return { title, strong: label, text, label, narrow: text, narrowLabel: label };
}

const isBold = (name: string) => /bold/i.test(name);

function greysOf(widgets: readonly Widget[]): Greys {
  const values = (names: readonly string[]) =>
    widgets.flatMap(({ properties = {} }) => names.map((name) => properties[name]).filter(isGreyOrColor));
  return {
    ...starterGreys,
    rule: mostFrequent(values(["border_color", "stroke_color"])) ?? starterGreys.rule,
    tint: mostFrequent(values(["highlight_color"])) ?? starterGreys.tint,
  };
}

/** Black is for frames. */
const isGreyOrColor = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) && value !== "#000000";

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The canvas with its first row at the top of `rect`, and its margins around it. */
export function inside(
  canvas: Canvas,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Canvas {
  const { tabs, head } = canvas;
  const top = y - tabs.rows * tabs.height - head;
  return { ...canvas, margins: [top, canvas.width - x - width, canvas.height - y - height, x] };
}
