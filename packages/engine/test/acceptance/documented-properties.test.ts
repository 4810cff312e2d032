/** Compares the properties of all widgets with docs/template-format.md, in which people look them up. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { widgetDefinitions } from "../../src/widgets/index.ts";

const document = readFileSync(join(import.meta.dirname, "../../../../docs/template-format.md"), "utf8");

/** Returns the description and the default of each property in a widget's table. */
function documentedProperties(type: string): ReadonlyMap<string, readonly [meaning: string, silent: string]> {
  const [, section = ""] = document.split(`\n### ${type}\n`);
  const [table = ""] = section.split(/\n#|\n<!--/);
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)];
  return new Map(rows.map(([, name = "", meaning = "", silent = ""]) => [name, [meaning, silent]]));
}

describe.each(widgetDefinitions)("the documented properties of a $type", ({ type, size, properties, label }) => {
  const documented = documentedProperties(type);

  test("are all of its properties, and its size is right", () => {
    expect([...documented.keys()]).toEqual(Object.keys(properties));
    expect(document).toContain(`\n### ${type}\n\n${label}; initial size ${size.width} × ${size.height} pt`);
  });

  test.each(Object.entries(properties))("%s accepts the range and has the default", (name, property) => {
    const [meaning = "", silent = ""] = documented.get(name) ?? [];
    const [written = "none"] = silent.match(/(?<=^`).*?(?=`)/) ?? [];
    expect(property.default ?? "").toEqual(written === "none" ? "" : JSON.parse(written));
    const range = meaning.match(/a number from (-?[\d.]+) to (-?[\d.]+)/);
    if (!range) return;
    const [lowest, highest] = range.slice(1).map(Number) as [number, number];
    expect(property.read(lowest)).toEqual({ value: lowest });
    expect(property.read(highest)).toEqual({ value: highest });
    expect(property.read(highest + 1)).toMatchObject({ value: highest, problem: expect.anything() });
    expect(property.read(lowest - 1)).toMatchObject({ value: lowest, problem: expect.anything() });
  });
});
