/** Styles and themes of the starters. Their widgets refer to styles instead of repeating fonts and line widths. */
import {
  applyStyle,
  resolveStyles,
  type Widget as StoredWidget,
  type Style,
  type Styles,
  type Theme,
  widgetDefinition,
} from "../../packages/engine/src/index.ts";
import type { Canvas } from "../../packages/starters/src/kit/canvas.ts";
import { black, type Widget } from "../../packages/starters/src/kit/widgets.ts";

/** They contain no type sizes, because those depend on the size of the page, and widgets have their own. */
export function starterStyles({ families, greys, hairline }: Canvas): readonly Style[] {
  const lines = { stroke_color: greys.rule, stroke_width: hairline } as const;
  return [
    { name: "Title", font: families.title },
    { name: "Label", font: families.label },
    { name: "Text", font: families.text },
    { name: "Small", font: families.narrow },
    { name: "Tab", font: families.narrowLabel },
    { name: "Rule", stroke_color: "#000000", stroke_width: black },
    { name: "Lines", font: families.narrow, ...lines },
    { name: "Accent", font: families.strong, ...lines },
  ] as readonly Style[];
}

const handwriting = "Patrick Hand";
const [narrow, narrowBold] = ["IBM Plex Sans Condensed", "IBM Plex Sans Condensed Bold"];

/** No font is wider than that of the first theme, so that every text keeps its room. */
export const starterThemes = [
  { name: "Classic", styles: [] },
  {
    name: "Modern",
    styles: [
      { name: "Title", font: narrowBold },
      { name: "Label", font: narrowBold },
      { name: "Text", font: narrow },
      { name: "Rule", stroke_width: 1.5 },
      { name: "Lines", stroke_color: "#bbbbbb" },
      { name: "Accent", font: narrowBold, stroke_color: "#bbbbbb" },
    ],
  },
  {
    name: "Handwritten",
    styles: [
      ...["Title", "Label", "Text", "Small", "Tab"].map((name) => ({ name, font: handwriting })),
      { name: "Rule", stroke_color: "#777777", stroke_width: 1 },
      { name: "Lines", font: handwriting, stroke_color: "#bbbbbb" },
      { name: "Accent", font: handwriting, stroke_color: "#bbbbbb" },
    ],
  },
] as unknown as readonly Theme[];

/** Replaces values of a widget and its cell by the name of the style that gives the most of them. */
export function withStyle(widget: Widget, styles: readonly Style[]): Widget {
  return styled(widget as unknown as StoredWidget, styles) as unknown as Widget;
}

function styled(widget: StoredWidget, styles: readonly Style[]): StoredWidget {
  const inner = withStyledCell(widget, styles);
  const resolved = resolveStyles({ styles });
  const candidates = styles.flatMap((style) => reduced(inner, style, resolved) ?? []);
  const [best] = candidates.toSorted((a, b) => valueCount(a) - valueCount(b));
  return best && valueCount(best) <= valueCount(inner) ? best : inner;
}

function withStyledCell(widget: StoredWidget, styles: readonly Style[]): StoredWidget {
  const cell = widget.properties?.["cell_template"];
  if (typeof cell !== "object" || cell === null) return widget;
  return { ...widget, properties: { ...widget.properties, cell_template: styled(cell as StoredWidget, styles) } };
}

const valueCount = ({ styling = {}, properties = {} }: StoredWidget) =>
  Object.keys(styling).length + Object.keys(properties).length;

/** The widget with the style and without the values that it gives. Undefined if it would look different. */
function reduced(widget: StoredWidget, { name }: Style, styles: Styles): StoredWidget | undefined {
  const { properties: _, ...bare } = { ...widget, styling: { style: name } };
  const given: StoredWidget = applyStyle(bare, styles);
  const properties = without(widget.properties, given.properties);
  const next = {
    ...bare,
    styling: { style: name, ...without(widget.styling, given.styling) },
    ...(Object.keys(properties).length > 0 && { properties }),
  };
  return looksAlike(widget, applyStyle(next, styles)) ? next : undefined;
}

type Values = Readonly<Record<string, unknown>>;

function without(own: Values = {}, given: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(own).filter(([name, value]) => value !== undefined && given[name] !== value),
  );
}

/** Compares the values that count, with defaults. */
function looksAlike(a: StoredWidget, b: StoredWidget): boolean {
  const definition = widgetDefinition(a.type);
  const read = ({ styling = {}, properties = {} }: StoredWidget) => [
    Object.entries(definition?.properties ?? {}).map(([name, property]) => property.read(properties[name]).value),
    Object.entries(definition?.styling ?? {}).map(([name, property]) => property.read(styling[name]).value),
  ];
  return JSON.stringify(read(a)) === JSON.stringify(read(b));
}
