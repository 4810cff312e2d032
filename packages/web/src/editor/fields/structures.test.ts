import { type Property, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { readStructure, writeStructure } from "./structures.ts";

function property(type: string, name: string): Property<unknown> {
  const found = widgetDefinition(type)?.properties[name];
  if (!found) throw new Error(`no ${type}.${name}`);
  return found;
}

const labels = property("link_list", "labels");
const texts = property("table", "data");
const widths = property("table", "column_widths");
const values = property("grid", "data_source");
const cell = property("grid", "cell_template");
const dayLink = property("calendar_year", "day_cell");

describe("a list as text", () => {
  test("has one item in each line", () => {
    expect(writeStructure(["One", "Two"])).toBe("One\nTwo");
    expect(readStructure("One\nTwo", labels)).toEqual({ value: ["One", "Two"] });
    expect(readStructure("One", labels)).toEqual({ value: ["One"] });
  });

  test("separates the cells of a row by bars", () => {
    expect(
      writeStructure([
        ["a", "b"],
        ["c", ""],
      ]),
    ).toBe("a | b\nc | ");
    expect(readStructure("a | b\nc | ", texts)).toEqual({
      value: [
        ["a", "b"],
        ["c", ""],
      ],
    });
    expect(readStructure("a", texts)).toEqual({ value: [["a"]] });
  });

  test("may be a plain text if the property accepts one", () => {
    expect(readStructure("range(1, 11)", values)).toEqual({ value: "range(1, 11)" });
    expect(readStructure("Mon\nTue", values)).toEqual({ value: ["Mon", "Tue"] });
    expect(readStructure("1, 2, 1", widths)).toEqual({ value: "1, 2, 1" });
  });
});

describe("a mapping as text", () => {
  test("is JSON", () => {
    const value = { type: "internal_link", content: "{cell_value}" };
    expect(readStructure(writeStructure(value), cell)).toEqual({ value });
  });

  test("is only the rule if it contains nothing else", () => {
    const value = { link: { bind: "day(@cell_date)" } };
    expect(writeStructure(value)).toBe("day(@cell_date)");
    expect(readStructure("day(@cell_date)", dayLink)).toEqual({ value });
  });

  test("keeps all of its values", () => {
    const value = { link: { bind: "day(@cell_date)", to_dest: "x" } };
    expect(readStructure(writeStructure(value), dayLink)).toEqual({ value });
  });
});

describe("an unreadable text", () => {
  test("reports the message of the property", () => {
    expect(readStructure("{ type: ", cell)).toEqual({
      problem: { text: "must be {expected}", values: { expected: { text: "a widget: type, content, properties" } } },
    });
    expect(readStructure("wide", widths)).toEqual({
      problem: { text: "must be {expected}", values: { expected: { text: "a list of positive numbers" } } },
    });
  });

  test("is undefined if it is empty", () => {
    expect(readStructure(" \n", cell)).toEqual({ value: undefined });
    expect(writeStructure(undefined)).toBe("");
  });
});

test("prints and reads every default of every type", () => {
  for (const { type, properties } of widgetDefinitions)
    for (const [name, described] of Object.entries(properties)) {
      if (described.kind !== "structure") continue;
      const written = writeStructure(described.default);
      const read = readStructure(written, described);
      expect(read, `${type}.${name}`).not.toHaveProperty("problem");
      if (written !== "" && "value" in read)
        expect(described.read(read.value).value, `${type}.${name}`).toEqual(described.default);
    }
});
