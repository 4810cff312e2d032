import { linkIntents, openTemplate } from "@octavo/editor";
import { aTemplate, type Notation } from "@octavo/editor/testing";
import type { TemplateSection } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { linkChoices, linkLabel, typedChoice, typedTarget } from "./link-choices.ts";

const day: TemplateSection = { kind: "days", unit: "day", anchors: [], context: {} };
const anchor: Notation = ["a", "anchor", [0, 0, 1, 1], { properties: { dest_id: "notes:index" } }];
const document = openTemplate(aTemplate({ pages: [[anchor], []], more: { sections: [day] } }));

const intents = linkIntents({ sections: [day], here: day, perEntry: false });
const labels = (choices: ReturnType<typeof linkChoices>) =>
  Object.fromEntries(choices.map(({ label, items }) => [label, items.map((item) => formatMessage(item.label))]));

describe("link choices", () => {
  test("are links in words, pages, anchors, none, and other destinations", () => {
    expect(labels(linkChoices(document, intents, ["notes:index", "day:2026-01-01"]))).toEqual({
      "From this page": [
        "Previous day",
        "Next day",
        ...["week", "month", "quarter", "year"].map((period) => `First day of the ${period}`),
        ...["week", "month", "quarter", "year"].map((period) => `Last day of the ${period}`),
      ],
      Sections: ["First day", "Last day"],
      Pages: ["Previous page", "Next page", "First page", "Last page", "Page 1", "Page 2"],
      Anchors: ["notes:index"],
      Nowhere: ["No link"],
      Destinations: ["day:2026-01-01"],
    });
  });

  test("have no empty groups", () => {
    expect(Object.keys(labels(linkChoices(openTemplate(aTemplate({})), [], [])))).toEqual(["Pages", "Nowhere"]);
  });

  test("show a label for a known rule and for rules with the same meaning", () => {
    const groups = linkChoices(document, intents, []);
    expect(linkLabel("day(@date_next)", groups)).toBe("Next day");
    expect(linkLabel("days(@date_next)", groups)).toBe("Next day");
    expect(linkLabel("day(@other)", groups)).toBe("day(@other)");
  });

  test("include typed text that is no search", () => {
    const design = { ...document, pages: [] };
    const typed = (text: string) => {
      const { label, written } = typedChoice(text, design) ?? {};
      return label && [formatMessage(label), written];
    };
    expect(typed("41")).toEqual(["Page 41", "page(41)"]);
    expect(typed("https://example.org")).toEqual(["Web address", "https://example.org"]);
    expect(typed("day(@date_prev)")).toEqual(["As it is written", "day(@date_prev)"]);
    expect(typed("yesterday")).toBeUndefined();
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
