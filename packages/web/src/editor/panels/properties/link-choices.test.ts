import { openTemplate } from "@octavo/editor";
import { aTemplate, type Notation } from "@octavo/editor/testing";
import type { TemplateSection } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { linkChoices, linkLabel, typedTarget } from "./link-choices.ts";

const day: TemplateSection = { kind: "day", unit: "day", anchors: [], context: {} };
const anchor: Notation = ["a", "anchor", [0, 0, 1, 1], { properties: { dest_id: "notes:index" } }];
const document = openTemplate(aTemplate({ pages: [[anchor], []], more: { sections: [day] } }));

const labels = (choices: ReturnType<typeof linkChoices>) =>
  Object.fromEntries(choices.map(({ label, items }) => [label, items.map((item) => item.label)]));

describe("link choices", () => {
  test("are nowhere, sections, pages, anchors and other destinations", () => {
    expect(labels(linkChoices(document, [day], ["notes:index", "day:2026-01-01"]))).toEqual({
      Nowhere: ["No link"],
      Sections: ["day: the day of this page’s date"],
      Pages: ["Page 1", "Page 2"],
      Anchors: ["notes:index"],
      Destinations: ["day:2026-01-01"],
    });
  });

  test("have no empty groups", () => {
    expect(Object.keys(labels(linkChoices(openTemplate(aTemplate({})), [], [])))).toEqual(["Nowhere", "Pages"]);
  });

  test("show a label for a known rule", () => {
    const groups = linkChoices(document, [day], []);
    expect(linkLabel("day(@date)", groups)).toBe("day: the day of this page’s date");
    expect(linkLabel("day(@date_next)", groups)).toBe("day(@date_next)");
  });
});

test("interprets typed text as a rule, a page, a name or nothing", () => {
  expect(typedTarget(" day(@date_next) ", document)).toEqual({ kind: "rule", bind: "day(@date_next)" });
  expect(typedTarget("page 2", document)).toEqual({ kind: "page", page: document.pages[1]?.id });
  expect(typedTarget("page 9", document)).toEqual({ kind: "destination", name: "page 9" });
  expect(typedTarget("https://example.org/(a)", document)).toEqual({
    kind: "destination",
    name: "https://example.org/(a)",
  });
  expect(typedTarget("notes:index", document)).toEqual({ kind: "destination", name: "notes:index" });
  expect(typedTarget("  ", document)).toEqual({ kind: "nowhere" });
});
