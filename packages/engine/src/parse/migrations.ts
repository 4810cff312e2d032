/**
 * Migrations, oldest first. 0.1 and 0.7 are dialects of Octavo's predecessor. Widgets themselves read alternative
 * spellings of the specification.
 */
import { isMapping, type Mapping } from "@octavo/foundation";
import { scalarText } from "../primitives/scalar.ts";
import { joinSchedules } from "./join-schedules.ts";
import * as messages from "./messages.ts";
import type { Migration } from "./migration.ts";
import { mapProperties, mapWidgetLists, mapWidgets, renamed, replaced } from "./rewrite.ts";

export const migrations: readonly Migration[] = [
  {
    name: "named destinations are anchors on their pages",
    from: "0.1",
    to: "0.7",
    migrate: anchorsOfDestinations,
  },
  {
    name: "colours and widths of shapes are properties",
    from: "0.7",
    to: "1.0",
    migrate: mapWidgets((widget) => {
      const width = widget.type === "box" ? "stroke_width" : "line_thickness";
      const moves = { fill_color: "fill_color", stroke_color: "stroke_color", line_width: width };
      return shapes.includes(widget.type) ? moved(widget, moves) : widget;
    }),
  },
  {
    name: "a picture is an image_src",
    from: "0.7",
    to: "1.0",
    migrate: mapProperties((properties, { type }) =>
      type === "image"
        ? renamed(replaced(properties, "image_data", dataUri), {
            image_data: "image_src",
            convert_to_grayscale: "grayscale_on_import",
          })
        : properties,
    ),
  },
  {
    name: "the side of a checkbox is its checkbox_size",
    from: "0.7",
    to: "1.0",
    migrate: mapProperties((properties, { type }) =>
      type === "checkbox" ? renamed(properties, { box_size: "checkbox_size" }) : properties,
    ),
  },
  {
    name: "days are linked to their own pages, not to those with their number",
    from: "0.7",
    to: "1.0",
    migrate: mapProperties((properties, _, note) => {
      if (properties.link_strategy === "simple") note(["link_strategy"], messages.simpleLinks);
      return replaced(properties, "link_strategy", strategyOf);
    }),
  },
  {
    name: "hours and the events beside them are one schedule",
    from: "0.7",
    to: "1.0",
    migrate: mapWidgetLists(joinSchedules),
  },
];

const shapes: readonly unknown[] = ["box", "lines", "divider", "vertical_line"];

function strategyOf(written: unknown): unknown {
  if (written === "none") return "no_links";
  return written === "simple" ? "named_destinations" : written;
}

/** The value may be plain base64. */
function dataUri(written: unknown): unknown {
  const text = typeof written === "string" ? written.trim() : "";
  return text === "" || text.startsWith("data:") ? written : `data:;base64,${text}`;
}

/** Moves values from `styling` to `properties`, unless the property exists. */
function moved(widget: Mapping, names: Readonly<Record<string, string>>): Mapping {
  const { styling } = widget;
  const properties = widget.properties ?? {};
  if (!isMapping(styling) || !isMapping(properties)) return widget;
  const moving = Object.entries(names).filter(
    ([from, to]) => Object.hasOwn(styling, from) && !Object.hasOwn(properties, to),
  );
  if (moving.length === 0) return widget;
  const left = Object.entries(styling).filter(([name]) => !moving.some(([from]) => from === name));
  const gained = moving.map(([from, to]) => [to, styling[from]] as const);
  return {
    ...widget,
    styling: left.length > 0 ? Object.fromEntries(left) : undefined,
    properties: { ...properties, ...Object.fromEntries(gained) },
  };
}

/** Adds anchors for destinations that no widget has. */
function anchorsOfDestinations(document: Mapping): Mapping {
  const { navigation } = document;
  const widgets = document.widgets ?? [];
  const listed = isMapping(navigation) ? navigation.named_destinations : undefined;
  if (!Array.isArray(listed) || !Array.isArray(widgets)) return document;
  const placed = placedNames(document);
  const anchors = listed.flatMap((destination: unknown) => {
    const name = isMapping(destination) ? textOf(destination.id) : "";
    return isMapping(destination) && name !== "" && !placed.has(name.toLowerCase()) ? [anchor(name, destination)] : [];
  });
  return anchors.length === 0 ? document : { ...document, widgets: [...widgets, ...anchors] };
}

function placedNames(document: Mapping): ReadonlySet<string> {
  const names = new Set<string>();
  const remember = mapProperties((properties, { type }) => {
    if (type === "anchor") names.add(textOf(properties.dest_id).toLowerCase());
    return properties;
  });
  remember(document, () => {});
  return names;
}

function anchor(dest_id: string, { page, x = 0, y = 0 }: Mapping): Mapping {
  return { type: "anchor", page, position: { x, y, width: 1, height: 1 }, properties: { dest_id } };
}

function textOf(value: unknown): string {
  return (scalarText(value) ?? "").trim();
}
