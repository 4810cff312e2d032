/** Typography for a page that is not a starter's: sizes for its device, fonts and greys of its widgets. */
import type { FontLibrary, Widget } from "@octavo/engine";
import { drawnPage, enlargement } from "../device-page.ts";
import { type Canvas, canvasOf, type DevicePage, measuredTexts } from "../kit/canvas.ts";
import { classic } from "../themes/classic.ts";
import type { Families, Greys } from "../themes/theme.ts";
import type { PlannerLook } from "./planner-look.ts";

interface PageLook {
  readonly page: DevicePage;
  /** Size on the device, relative to the page. */
  readonly scale: number;
  readonly fonts: FontLibrary;
  /** Of the whole document, for fonts and greys. */
  readonly widgets: readonly Widget[];
  readonly look?: PlannerLook | undefined;
}

/** `page` has the size of the document, and the other values of its device. */
export function pageCanvas({ page, scale, fonts, widgets, look }: PageLook): Canvas {
  const { width, height, margins, ppi } = page;
  const [top, right, bottom, left] = margins;
  const onDevice = {
    ...page,
    width: width * scale,
    height: height * scale,
    margins: [top * scale, right * scale, bottom * scale, left * scale] as const,
  };
  const theme = look?.theme ?? classic;
  const canvas = canvasOf(drawnPage(onDevice, theme), fonts, measuredTexts, theme);
  // Its sizes are those of the enlarged page.
  const { leastType: _, ...enlarged } = theme;
  const larger = (points: number) => Math.round(((points * enlargement(theme)) / scale) * 100) / 100;
  const { constraints } = canvas;
  const { title, number, label, text, tab, calendar, small } = canvas.type;
  return {
    ...canvas,
    width,
    height,
    margins,
    ppi,
    theme: enlarged,
    constraints: {
      min_font_pt: larger(constraints.min_font_pt),
      min_stroke_pt: larger(constraints.min_stroke_pt),
      min_touch_target_pt: larger(constraints.min_touch_target_pt),
    },
    pitch: larger(canvas.pitch),
    head: larger(canvas.head),
    tabs: { ...canvas.tabs, height: larger(canvas.tabs.height) },
    type: {
      title: larger(title),
      number: larger(number),
      label: larger(label),
      text: larger(text),
      tab: larger(tab),
      calendar: larger(calendar),
      small: larger(small),
    },
    hairline: larger(canvas.hairline),
    black: larger(canvas.black),
    families: look?.families ?? familiesOf(widgets),
    greys: look?.greys ?? greysOf(widgets),
  };
}

/** Fonts of the starters, unless the document uses only others. */
function familiesOf(widgets: readonly Widget[]): Families {
  const typed = widgets.flatMap(({ styling }) => {
    const { font, size } = styling ?? {};
    return typeof font === "string" ? [{ font, size: Number(size) || 0 }] : [];
  });
  const names = typed.map(({ font }) => font);
  const known: readonly string[] = Object.values(classic.families);
  if (names.length === 0 || names.some((name) => known.includes(name))) return classic.families;
  const title = typed.toSorted((a, b) => b.size - a.size)[0]?.font ?? classic.families.title;
  const text = mostFrequent(names.filter((name) => !isBold(name))) ?? title;
  const label = mostFrequent(names.filter(isBold)) ?? text;
  return { title, strong: label, text, label, narrow: text, narrowLabel: label };
}

const isBold = (name: string) => /bold/i.test(name);

function greysOf(widgets: readonly Widget[]): Greys {
  const values = (names: readonly string[]) =>
    widgets.flatMap(({ properties = {} }) => names.map((name) => properties[name]).filter(isGreyOrColor));
  return {
    ...classic.greys,
    rule: mostFrequent(values(["border_color", "stroke_color"])) ?? classic.greys.rule,
    tint: mostFrequent(values(["highlight_color"])) ?? classic.greys.tint,
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
