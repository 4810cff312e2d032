import type { Widget } from "../model/template.ts";
import { propertyWithRole, widgetDefinition } from "./index.ts";

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
