import { describe, expect, test } from "vitest";
import { aTemplate } from "../../test/a-template.ts";
import { availableTokens, insertText } from "./available-tokens.ts";
import { openTemplate } from "./open-document.ts";

const document = openTemplate(
  aTemplate({
    masters: { day: [] },
    more: {
      page_count: 2,
      page_assignments: [{ page: 1, master_id: "day", context: { section: "day", date: "2026-01-01", motto: "Rest" } }],
      sections: [
        { kind: "day", unit: "day", anchors: [], context: { theme: "calm" }, counters: { lap: { start: 1, step: 1 } } },
      ],
    },
  }),
);

describe("available tokens", () => {
  test("lists the document's own variables before the common ones", () => {
    const { common } = availableTokens(document, { kind: "page", id: "page-1" });
    expect(common.slice(0, 3)).toEqual(["{theme}", "{lap}", "{motto}"]);
    expect(common).toContain("{date_long}");
    expect(common).toContain("{total_pages}");
  });

  test("lists the variables of the pages that use the master", () => {
    expect(availableTokens(document, { kind: "master", id: "day" }).common).toContain("{motto}");
    expect(availableTokens(document, { kind: "page", id: "page-2" }).common).not.toContain("{motto}");
  });

  test("lists every variable once", () => {
    const { common, others } = availableTokens(document, { kind: "page", id: "page-1" });
    const tokens = others.flatMap((group) => group.tokens);
    expect(others.find(({ category }) => category === "Previous and next")?.tokens).toContain("{month_next}");
    expect(new Set([...common, ...tokens]).size).toBe(common.length + tokens.length);
  });
});

describe("inserting a token", () => {
  test("inserts at the caret and moves the caret behind the token", () => {
    expect(insertText("Page  of", "{page}", 5)).toEqual({ text: "Page {page} of", caret: 11 });
  });

  test("replaces the selected text", () => {
    expect(insertText("Page 1", "{page}", 5, 6)).toEqual({ text: "Page {page}", caret: 11 });
  });
});
