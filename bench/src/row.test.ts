import { describe, expect, test } from "vitest";
import { formatTable, measured, type Row, verdict } from "./row.ts";

const row = (what: string, met?: boolean): Row => ({ what, other: "–", target: "–", ours: "1 ms", met });
const failing = async (): Promise<never> => {
  throw new Error("The page was not drawn in 6000 ms.\n    at somewhere");
};

describe("measured rows of a group", () => {
  test("are returned unchanged", async () => {
    expect(await measured("one", async () => row("one", true))).toEqual([row("one", true)]);
    expect(await measured(["one", "two"], async () => [row("one"), row("two")])).toHaveLength(2);
  });

  test("report FAILED with the reason if measuring throws", async () => {
    const rows = await measured(["one", "two"], failing);
    expect(rows.map(({ what }) => what)).toEqual(["one", "two"]);
    expect(rows.map(verdict)).toEqual(["FAILED", "FAILED"]);
    expect(rows[0]?.ours).toBe("The page was not drawn in 6000 ms.");
  });
});

describe("the table", () => {
  test("shows failed rows among the others", async () => {
    const rows = [row("first", true), ...(await measured("broken", failing)), row("last", false)];
    const lines = formatTable(rows).split("\n").slice(2);
    expect(lines.map((line) => line.split("|").at(-2)?.trim())).toEqual(["met", "FAILED", "MISSED"]);
  });
});
