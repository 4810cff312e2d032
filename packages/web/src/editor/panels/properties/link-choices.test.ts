import type { TemplateSection } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { openTemplate } from "../../document/open-document.ts";
import { aTemplate, type Notation } from "../../driver/a-template.ts";
import { destinationChoices, ruleChoices } from "./link-choices.ts";

const day: TemplateSection = { kind: "day", unit: "day", anchors: [], context: {} };
const anchor: Notation = ["a", "anchor", [0, 0, 1, 1], { properties: { dest_id: "notes:index" } }];
const document = openTemplate(aTemplate({ pages: [[anchor], []], more: { sections: [day] } }));

const written = (choices: ReturnType<typeof ruleChoices>) =>
  Object.fromEntries(choices.map(({ label, items }) => [label, items.map((item) => item.label)]));

describe("where a widget can lead", () => {
  test("is to anchors, to what the project knows, and to pages", () => {
    expect(written(destinationChoices(document, ["notes:index", "year:index"]))).toEqual({
      Anchors: ["notes:index"],
      Destinations: ["year:index"],
      Pages: ["Page 1", "Page 2"],
    });
  });

  test("has no empty groups", () => {
    expect(Object.keys(written(destinationChoices(openTemplate(aTemplate({})), [])))).toEqual(["Pages"]);
  });

  test("is by a rule of each section, of the document or around it", () => {
    const note: TemplateSection = { ...day, kind: "note", unit: "count" };
    expect(written(ruleChoices(document, [], [note, day]))).toEqual({
      Rules: ["day(@date)", "note(1)"],
      Anchors: ["notes:index"],
    });
  });
});
