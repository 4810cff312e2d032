/** Registry of widgets. A new widget needs a file in this folder and a line here. */

import type { PropertyRole } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import type { WidgetDefinition } from "../model/widget-definition.ts";
import { scalarText } from "../primitives/scalar.ts";
import { anchor } from "./anchor.ts";
import { block } from "./block.ts";
import { box } from "./box.ts";
import { calendar } from "./calendar/index.ts";
import { calendarMonth } from "./calendar-month.ts";
import { calendarYear } from "./calendar-year.ts";
import { checkbox } from "./checkbox.ts";
import { dayList } from "./day-list.ts";
import { daySchedule } from "./day-schedule.ts";
import { divider } from "./divider.ts";
import { dotGrid } from "./dot-grid.ts";
import { eventList } from "./event-list.ts";
import { grid } from "./grid.ts";
import { image } from "./image.ts";
import { internalLink } from "./internal-link.ts";
import { lines } from "./lines.ts";
import { linkList } from "./link-list.ts";
import { rowList } from "./row-list.ts";
import { table } from "./table.ts";
import { tapZone } from "./tap-zone.ts";
import { textBlock } from "./text-block.ts";
import { verticalLine } from "./vertical-line.ts";

/** In the order of the palette. */
export const widgetDefinitions: readonly WidgetDefinition[] = [
  textBlock,
  lines,
  dotGrid,
  box,
  divider,
  verticalLine,
  checkbox,
  image,
  calendar,
  calendarMonth,
  calendarYear,
  dayList,
  daySchedule,
  eventList,
  grid,
  table,
  internalLink,
  linkList,
  rowList,
  tapZone,
  anchor,
];

/** The palette offers the blocks of a library instead of an empty one. */
const byType: ReadonlyMap<string, WidgetDefinition> = new Map(
  [...widgetDefinitions, block].map((definition) => [definition.type, definition]),
);

export const widgetTypes: readonly string[] = [...byType.keys()];

/** Undefined for an unknown type. */
export function widgetDefinition(type: string): WidgetDefinition | undefined {
  return byType.get(type);
}

/** English label of a type. An unknown type is its own label. */
export function widgetLabel(type: string): string {
  return byType.get(type)?.label ?? type;
}

/** Name of the type's property with a role. Undefined if it has none, or if the type is unknown. */
export function propertyWithRole(type: string, role: PropertyRole): string | undefined {
  return Object.entries(byType.get(type)?.properties ?? {}).find(([, property]) => property.role === role)?.[0];
}

/** Name of the block for which a widget stands. Undefined for other widgets. */
export function placedBlock({ type, properties }: Pick<Widget, "type" | "properties">): string | undefined {
  const name = propertyWithRole(type, "blockName");
  return name === undefined ? undefined : (scalarText(properties?.[name]) ?? "").trim();
}

/** Names of a type's properties. Undefined for an unknown type. */
export function propertyNames(type: string): readonly string[] | undefined {
  const definition = byType.get(type);
  return definition && Object.keys(definition.properties);
}

/** Section and number of the rows that a page lists. Undefined if it has no such list. */
export function rowsListedBy(
  widgets: readonly Widget[],
): { readonly section: string; readonly count: number } | undefined {
  for (const { type, properties = {} } of widgets) {
    const [section, count] = [propertyWithRole(type, "rowsSection"), propertyWithRole(type, "rowsOnPage")];
    const read = (name: string) => widgetDefinition(type)?.properties[name]?.read(properties[name]).value;
    if (section !== undefined && count !== undefined)
      return { section: String(read(section)).trim(), count: Number(read(count)) };
  }
  return undefined;
}

/** Lines for events of each page of the list on a page, without its last line. 0 if the page has no such list. */
export function pageLinesOf(widgets: readonly Widget[]): number {
  for (const { type, properties = {} } of widgets) {
    const name = propertyWithRole(type, "pageLines");
    const lines =
      name === undefined ? 0 : Number(widgetDefinition(type)?.properties[name]?.read(properties[name]).value);
    if (lines > 1) return lines - 1;
  }
  return 0;
}
