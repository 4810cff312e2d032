import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { parseWrittenTemplate } from "./parse-written.ts";

const { profiles } = nodeWorld();
const written = (widgets: string) => `schema_version: "1.0"
metadata: { name: Week, profile: remarkable-2 }
widgets:
  ${widgets}
`;

test("a written template comes with its device and its widgets", () => {
  const { template, diagnostics } = parseWrittenTemplate(
    written("- { id: a, type: box, page: 2, position: { x: 1, y: 2, width: 3, height: 4 } }"),
    profiles,
  );
  expect(diagnostics).toEqual([]);
  expect(template).toMatchObject({
    metadata: { name: "Week", profile: "remarkable-2" },
    widgets: [{ id: "a", page: 2, position: { x: 1, y: 2, width: 3, height: 4 } }],
  });
});

test("reports problems with their lines", () => {
  const { diagnostics } = parseWrittenTemplate(written("- { id: a, type: bocks }"), profiles);
  expect(diagnostics).toEqual(
    expect.arrayContaining([expect.objectContaining({ severity: "error", at: expect.objectContaining({ line: 4 }) })]),
  );
});

test("a text that cannot be read is no template", () => {
  expect(parseWrittenTemplate("a: [", profiles)).toMatchObject({
    template: undefined,
    diagnostics: [{ severity: "error" }],
  });
});
