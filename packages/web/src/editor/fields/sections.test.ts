import { sharedFields } from "@octavo/editor";
import { aWidget } from "@octavo/editor/testing";
import { widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { fieldSections, optionLabel } from "./sections.ts";

function sectionsOf(type: string, properties: Readonly<Record<string, unknown>> = {}) {
  const { properties: fields } = sharedFields([aWidget(["w", type, [], { properties }])]);
  const { own, links } = fieldSections(fields, widgetDefinition(type)?.properties ?? {});
  return { own: own.map(({ name }) => name), links: links.map(({ name }) => name) };
}

describe("fields of a type", () => {
  test("separate link properties", () => {
    expect(sectionsOf("internal_link").links).toEqual(["to_dest", "bind"]);
    expect(sectionsOf("internal_link").own).toEqual(["orientation", "highlight"]);
  });

  test("group link properties with those they depend on", () => {
    expect(sectionsOf("tap_zone").links).toEqual(["tap_action", "target_page"]);
    const pages = sectionsOf("calendar", { link_strategy: "sequential_pages" });
    expect(pages.links).toEqual(["link_strategy", "first_page_number", "pages_per_date"]);
    expect(pages.own).toContain("calendar_type");
  });

  test("form one section without links", () => {
    expect(sectionsOf("lines").links).toEqual([]);
    expect(sectionsOf("lines").own).toContain("line_spacing");
  });

  test("contain every property once for each type", () => {
    for (const { type } of widgetDefinitions) {
      const { own, links } = sectionsOf(type);
      const { properties } = sharedFields([aWidget(["w", type, []])]);
      expect([...own, ...links].toSorted(), type).toEqual(properties.map(({ name }) => name).toSorted());
    }
  });
});

describe("option labels", () => {
  test("are words, not identifiers", () => {
    expect(optionLabel("named_destinations")).toBe("Named destinations");
    expect(optionLabel("solid")).toBe("Solid");
    expect(optionLabel("vertical_cw")).toBe("Vertical, reading down");
  });

  test("are unique within each property", () => {
    for (const { type, properties } of widgetDefinitions)
      for (const [name, property] of Object.entries(properties)) {
        const options: unknown = Reflect.get(property, "options");
        if (!Array.isArray(options)) continue;
        const labels = options.map((option) => optionLabel(String(option)));
        expect(new Set(labels).size, `${type}.${name}`).toBe(options.length);
        expect(labels.join(), `${type}.${name}`).not.toContain("_");
      }
  });
});
