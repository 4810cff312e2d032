/** Gives drawn widgets the styles of a project, so that they follow its themes. */
import { applyStyle, type Styles, type Widget, widgetDefinition } from "@octavo/engine";

/** Returns a function that replaces values of a widget and its cell by the name of the style that gives the most of them. */
export function styler(styles: Styles): (widget: Widget) => Widget {
  const known = new Map<string, Widget>();
  /** A widget that has nothing but the style, with the values that it gives. */
  const given = (type: string, style: string): Widget => {
    const key = `${type}\n${style}`;
    const found = known.get(key) ?? applyStyle({ ...empty, type, styling: { style } }, styles);
    known.set(key, found);
    return found;
  };
  const styled = (widget: Widget): Widget => {
    const inner = withCell(widget, styled);
    const most = valueCount(inner);
    const shorter = [...styles.keys()]
      .map((name) => reduced(inner, name, given(inner.type, name)))
      .filter((candidate) => valueCount(candidate) <= most)
      .toSorted((a, b) => valueCount(a) - valueCount(b));
    return shorter.find((candidate) => looksAlike(inner, applyStyle(candidate, styles))) ?? inner;
  };
  return styled;
}

const empty: Omit<Widget, "type"> = { id: "", position: { x: 0, y: 0, width: 0, height: 0 } };

function withCell(widget: Widget, styled: (cell: Widget) => Widget): Widget {
  const cell = widget.properties?.["cell_template"];
  if (typeof cell !== "object" || cell === null || !("type" in cell)) return widget;
  return { ...widget, properties: { ...widget.properties, cell_template: styled(cell as Widget) } };
}

const valueCount = ({ styling = {}, properties = {} }: Widget) =>
  Object.keys(styling).length + Object.keys(properties).length;

/** The widget with the style and without the values that it gives. */
function reduced({ properties: own, ...widget }: Widget, style: string, given: Widget): Widget {
  const properties = without(own, given.properties);
  return {
    ...widget,
    styling: { style, ...without(widget.styling, given.styling) },
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
