/** docs/manifest-format.md describes the manifest for other programs. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseManifest } from "./manifest.ts";

const text = readFileSync(new URL("../../../../docs/manifest-format.md", import.meta.url), "utf8");
const example = /```json\n([\s\S]+?)```/.exec(text)?.[1] ?? "";

test("the example in the description is a manifest", () => {
  const size = { width: 447.29, height: 596.39 };
  const area = { x: 37.91, y: 505.59, width: 184.78, height: 65.95, rows: 21.98, name: "notes_lines" };
  expect(parseManifest(example)).toEqual({
    pages: [
      { identity: "year/2027", ...size, boxes: [], print: { digest: "p0Qx3A", map: "AAAAAAAAAAAA" } },
      { identity: "days/2027-01-01", ...size, boxes: [area], print: { digest: "Zk81Yc", map: "BBBBBBBBBBBB" } },
    ],
  });
});

test("the description has each field of the file", () => {
  for (const field of Object.keys(JSON.parse(example))) expect(text).toContain(`| \`${field}\` |`);
});
