import { isMapping } from "@octavo/foundation";
import { isLength, type PropertyTable } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import { propertyWithRole, widgetDefinition } from "../widgets/index.ts";

/** Returns the smallest type size of the widgets and their cells, in points. Infinity without type. */
export function smallestType(widgets: readonly Widget[]): number {
  return Math.min(...widgets.map(smallestOf));
}

function smallestOf({ type, styling, properties = {} }: Widget): number {
  const definition = widgetDefinition(type);
  const cell = properties[propertyWithRole(type, "cell") ?? ""];
  return Math.min(
    smallestIn(definition?.properties, properties),
    smallestIn(definition?.styling, styling),
    isMapping(cell) ? smallestOf(cell as unknown as Widget) : Infinity,
  );
}

function smallestIn(table: PropertyTable = {}, written: Readonly<Record<string, unknown>> = {}): number {
  const sizes = Object.entries(table).flatMap(([name, property]) =>
    isLength(property) && property.scaling === "type" ? property.read(written[name]).value : [],
  );
  return Math.min(...sizes.filter((size) => size > 0));
}
