import { aTemplate, box, editorDriver } from "@octavo/editor/testing";
import { describe, expect, test } from "vitest";
import { exactMatchesFirst, matchesSearch, searchTargetsIn } from "./search-targets.ts";

const names = {
  destinations: () => ["notes:index", "gone"],
  pageOf: (name: string) => (name === "gone" ? undefined : 2),
  labelOf: (page: number) => (page === 2 ? "2026-01-02" : ""),
};

function opened() {
  return editorDriver(
    aTemplate({
      pages: [[["t", "text_block", [10, 10, 100, 20], { content: "Plan" }], box("b", 50, 50, 20, 20)], [], []],
      masters: { Header: [] },
    }),
  );
}

const targets = (driver: ReturnType<typeof opened>) => searchTargetsIn(driver.state(), names);

describe("search targets of a document", () => {
  test("are widgets, pages, masters and destinations", () => {
    expect(targets(opened()).map(({ label, detail }) => `${label} | ${detail}`)).toEqual([
      "Text “Plan” | Widget t",
      "Box | Widget b",
      "Page 1 | ",
      "Page 2 | 2026-01-02",
      "Page 3 | ",
      "Header | Master",
      "notes:index | Destination on page 2",
    ]);
  });

  test("select widgets and show pages and masters", () => {
    const driver = opened();
    const go = (label: string) =>
      targets(driver)
        .find((target) => target.label === label)
        ?.go(driver.editor);
    go("Box");
    expect(driver.selectedIds).toEqual(["b"]);
    go("notes:index");
    expect(driver.state().place).toEqual({ kind: "page", id: driver.document.pages[1]?.id });
    go("Header");
    expect(driver.state().place.kind).toBe("master");
  });
});

test("match words of label and detail, exact labels first", () => {
  const found = targets(opened()).filter((target) => matchesSearch(target, "page 2"));
  expect(found.map(({ label }) => label)).toEqual(["Page 2", "notes:index"]);
  const pages = [{ label: "Page 10" }, { label: "Page 1" }];
  expect(exactMatchesFirst(pages, "page 1 ").map(({ label }) => label)).toEqual(["Page 1", "Page 10"]);
});
