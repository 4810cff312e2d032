import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { WayName } from "./device-family.ts";
import { deviceFamilies, familyOf } from "./index.ts";

const devices = readdirSync(fileURLToPath(new URL("../../../../../devices", import.meta.url)))
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => file.slice(0, -".yaml".length));

describe("a device", () => {
  test("belongs to the family of its maker", () => {
    const ofFamily = (id: string) => devices.filter((device) => familyOf(device).id === id);
    expect(ofFamily("remarkable")).toHaveLength(5);
    expect(ofFamily("supernote")).toHaveLength(4);
    expect(ofFamily("boox")).toContain("boox-note-air-4c");
    expect(ofFamily("kindle-scribe")).toEqual(["kindle-scribe-3", "kindle-scribe-colorsoft", "kindle-scribe"]);
    expect(ofFamily("ipad")).toHaveLength(6);
    expect(ofFamily("xournal")).toEqual(["xournalpp-a4"]);
    expect(ofFamily("other")).toContain("kindle-paperwhite-12");
    expect(familyOf("remarkable-2-landscape").id).toBe("remarkable");
    expect(familyOf("unknown").id).toBe("other");
  });

  test("has each way once, and steps for all of them", () => {
    for (const { ways } of deviceFamilies) {
      const names = ways.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { steps } of ways) expect(steps.length).toBeGreaterThan(0);
    }
  });
});

test("no way onto a device needs a terminal", () => {
  const steps = deviceFamilies.flatMap(({ ways }) => ways.flatMap((way) => way.steps));
  expect(steps.filter((step) => step.includes("`octavo "))).toEqual([]);
});

describe("evidence", () => {
  test("has a source, unless nobody has tried it", () => {
    for (const { ways, replacement } of deviceFamilies)
      for (const { evidence } of [...ways, replacement, replacement.commands ?? []].flat())
        expect(evidence.source === "", JSON.stringify(evidence)).toBe(evidence.kind === "untried");
  });

  test("is there for every promise that ink survives", () => {
    const promising = deviceFamilies.filter(({ replacement }) => replacement.evidence.kind !== "untried");
    expect(promising.map(({ id }) => id)).toEqual(["remarkable", "supernote", "xournal"]);
  });

  test("leaves out the browsers of tablets that have none or download no PDFs", () => {
    const waysOf = (id: string): readonly WayName[] =>
      deviceFamilies.find((family) => family.id === id)?.ways.map(({ name }) => name) ?? [];
    for (const id of ["remarkable", "supernote", "kindle-scribe"]) expect(waysOf(id)).not.toContain("browser");
  });
});
