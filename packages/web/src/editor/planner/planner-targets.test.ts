import { aTemplate, box, editorDriver } from "@octavo/editor/testing";
import { describe, expect, test } from "vitest";
import { type PlannerNavigation, plannerTargets } from "./planner-targets.ts";

const names = {
  destinations: () => ["month:2026-02", "day:2026-02-01", "gone"],
  pageOf: (name: string) => ({ "month:2026-02": 1, "day:2026-02-01": 2 })[name],
  labelOf: (page: number) => ["", "2026-02", "2026-02-01", "2026-02-02", ""][page] ?? "",
};

/** Records each navigation as text. */
function fromDay(pages: Readonly<Record<string, readonly number[]>>) {
  const gone: string[] = [];
  const around: PlannerNavigation = {
    pagesOf: ({ name }) => pages[name] ?? [],
    design: { list: "masters", name: "Day" },
    others: [
      { list: "masters", name: "Month" },
      { list: "pages", name: "Cover" },
    ],
    onSample: (sample) => gone.push(`Day as its page ${sample}`),
    onOpen: ({ name }, sample) => gone.push(sample === undefined ? name : `${name} as its page ${sample}`),
  };
  const targets = plannerTargets(around, names);
  const { editor } = editorDriver(aTemplate({ pages: [[box("b", 0, 0, 9, 9)]] }));
  const go = (label: string) => {
    targets.find((target) => target.label === label)?.go(editor);
    return gone.at(-1);
  };
  return { targets: targets.map(({ label, detail }) => `${label} | ${detail}`), go };
}

const planner = { Month: [1], Day: [2, 3], Cover: [4] };

describe("search targets of a design in a planner", () => {
  test("are the other designs, the pages and the destinations", () => {
    expect(fromDay(planner).targets).toEqual([
      "Month | Master",
      "Cover | Named page",
      "Page 1 | 2026-02 · Month",
      "Page 2 | 2026-02-01",
      "Page 3 | 2026-02-02",
      "Page 4 | Cover",
      "month:2026-02 | Destination on page 1",
      "day:2026-02-01 | Destination on page 2",
    ]);
  });

  test("are only the other designs while the planner cannot be compiled", () => {
    expect(fromDay({}).targets).toEqual(["Month | Master", "Cover | Named page"]);
  });

  test("open a page on this canvas or in the editor of its design", () => {
    const { go } = fromDay(planner);
    expect(go("Page 3")).toBe("Day as its page 2");
    expect(go("day:2026-02-01")).toBe("Day as its page 1");
    expect(go("month:2026-02")).toBe("Month as its page 1");
    expect(go("Page 4")).toBe("Cover as its page 1");
    expect(go("Month")).toBe("Month");
  });
});
