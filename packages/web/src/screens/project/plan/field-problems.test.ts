import { expect, it } from "vitest";
import type { PlanCheck } from "../../../engine-worker/protocol.ts";
import { describePath, indexProblems } from "./field-problems.ts";

const found = (severity: "error" | "warning", message: string, ...path: (string | number)[]) => ({
  severity,
  code: "off_page" as const,
  message: { text: message },
  at: { path },
});

it("assigns messages to fields, with the editor's own first", () => {
  const check: PlanCheck = {
    blockingErrors: [found("error", "Referenced master does not exist", "sections", 0, "master")],
    errors: [
      found("error", "Master 'X' does not exist", "sections", 0, "master"),
      found("error", "Start date is required", "calendar", "start_date"),
    ],
    warnings: [found("warning", "The count is over 100", "sections", 1, "count")],
    estimate: { total: 0, sections: {}, isComplete: true },
    items: {},
    samples: {},
  };
  const problemAt = indexProblems(check);
  expect(problemAt(["sections", 0, "master"]).error).toBe("Referenced master does not exist");
  expect(problemAt(["calendar", "start_date"]).error).toBe("Start date is required");
  expect(problemAt(["sections", 1, "count"])).toEqual({ error: undefined, warning: "The count is over 100" });
  expect(problemAt(["sections", 1, "kind"])).toEqual({ error: undefined, warning: undefined });
});

it("names the section of a problem", () => {
  const section = (kind: string) => ({ kind, master: "", generate: "once" as const, anchors: [], context: {} });
  const plan = { sections: [{ ...section("days"), nested: [section("hours")] }, section(" ")] };
  expect(describePath(plan, ["sections", 0, "master"])).toBe("Section days");
  expect(describePath(plan, ["sections", 1, "kind"])).toBe("Section 2");
  expect(describePath(plan, ["sections", 0, "nested", 0, "count"])).toBe("Section hours");
  expect(describePath(plan, ["calendar", "end_date"])).toBe("Calendar");
  expect(describePath(plan, ["order"])).toBe("Plan");
});
