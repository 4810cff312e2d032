/** Checks that the golden cases show all widgets and properties. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DisplayDocument } from "../../src/display/display-list.ts";
import { Report } from "@octavo/foundation";
import { compile, type Template, type Widget } from "../../src/index.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import { widgetDefinitions } from "../../src/widgets/index.ts";
import { world } from "../support/documents.ts";

/** Properties without effect on pages. `line_cap` of texts is in the specification, although texts have no lines. */
const leavesNoInk: Readonly<Record<string, readonly string[]>> = {
  text_block: ["line_cap"],
  image: ["optimize_on_import", "max_image_px", "image_quality", "grayscale_on_import"],
  anchor: ["outline"],
  calendar: ["cell_min_size"],
};

const folder = import.meta.dirname;
const templates = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const text = (file: string) => readFileSync(join(folder, name, file), "utf8");
    return compile(text("masters.yaml"), text("plan.yaml"), world).template ?? [];
  });

/** Returns the visible items and links of the pages that the goldens contain. */
function look(template: Template): string {
  const document: DisplayDocument = layoutDocument(template, world, new Report(), "masters");
  const pages = [1, 2, 3, 4].filter((page) => page <= document.pageCount).map(document.page);
  return JSON.stringify([document.destinations, pages.map(({ layers, links }) => [layers, links])]);
}

const looks = new Map(templates.map((template) => [template, look(template)]));

/** Returns true if at least one case looks different without this property on widgets of the type. */
function isShown(type: string, property: string): boolean {
  return templates.some((template) => {
    let count = 0;
    const without = <W extends Pick<Widget, "type" | "properties">>(widget: W): W => {
      const { cell_template: cell, [property]: reported, ...rest } = { ...widget.properties };
      const isMeant = widget.type === type && (property === "cell_template" ? cell : reported) !== undefined;
      if (isMeant) count++;
      const properties = isMeant
        ? { ...rest, ...(cell !== undefined && property !== "cell_template" && { cell_template: cell }) }
        : { ...widget.properties };
      if (typeof properties.cell_template === "object" && !isMeant)
        properties.cell_template = without(properties.cell_template as Widget);
      return { ...widget, properties };
    };
    const masters = template.masters.map((master) => ({ ...master, widgets: master.widgets.map(without) }));
    return count > 0 && look({ ...template, masters }) !== looks.get(template);
  });
}

describe.each(widgetDefinitions.map(({ type, properties }) => ({ type, names: Object.keys(properties) })))(
  "a golden case covers, for $type,",
  ({ type, names }) => {
    const visible = names.filter((name) => !leavesNoInk[type]?.includes(name));
    test.each(visible)("%s", (name) => {
      expect(isShown(type, name)).toBe(true);
    });
  },
);
