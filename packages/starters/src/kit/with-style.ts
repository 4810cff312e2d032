/** Gives drawn widgets the styles of a project, so that they follow its themes. */
import { applyStyle, type Styles, type Widget, widgetDefinition } from "@octavo/engine";

/** Replaces values of a widget and its cell by the name of the style that gives the most of them. */
export function withStyle(widget: Widget, styles: Styles): Widget {
  const inner = withStyledCell(widget, styles);
  const most = valueCount(inner);
  const shorter = [...styles.keys()]
    .map((name) => reduced(inner, name, styles))
    .filter((candidate) => valueCount(candidate) <= most)
    .toSorted((a, b) => valueCount(a) - valueCount(b));
  return shorter.find((candidate) => looksAlike(inner, applyStyle(candidate, styles))) ?? inner;
}

function withStyledCell(widget: Widget, styles: Styles): Widget {
  const cell = widget.properties?.["cell_template"];
  if (typeof cell !== "object" || cell === null || !("type" in cell)) return widget;
  return { ...widget, properties: { ...widget.properties, cell_template: withStyle(cell as Widget, styles) } };
}

const valueCount = ({ styling = {}, properties = {} }: Widget) =>
  Object.keys(styling).length + Object.keys(properties).length;

/** The widget with the style and without the values that it gives. */
function reduced(widget: Widget, name: string, styles: Styles): Widget {
  const { properties: _, ...bare } = { ...widget, styling: { style: name } };
  const given: Widget = applyStyle(bare, styles);
  const properties = without(widget.properties, given.properties);
  return {
    ...bare,
    styling: { style: name, ...without(widget.styling, given.styling) },
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

type Values = Readonly<Record<string, unknown>>;

function without(own: Values = {}, given: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(own).filter(([name, value]) => value !== undefined && given[name] !== value),
  );
}

/** Compares the values that count, with defaults. */
function looksAlike(a: Widget, b: Widget): boolean {
  const definition = widgetDefinition(a.type);
  const read = ({ styling = {}, properties = {} }: Widget) => [
    Object.entries(definition?.properties ?? {}).map(([name, property]) => property.read(properties[name]).value),
    Object.entries(definition?.styling ?? {}).map(([name, property]) => property.read(styling[name]).value),
  ];
  return JSON.stringify(read(a)) === JSON.stringify(read(b));
}
