import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../steps.ts";
import { linksIn, pathOf, releaseDocuments, shipped } from "./documents.ts";

const { texts, pictures } = releaseDocuments(root, "1.2.3");

/** Anchors as GitHub makes them of headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const isShipped = (path: string) =>
  texts.has(path) ||
  pictures.includes(path) ||
  (shipped.some((start) => `${path}/`.startsWith(`${start}/`)) && existsSync(join(root, path)));

describe("the documents of a release", () => {
  test("include a README of its own, and guides", () => {
    expect([...texts.keys()]).toEqual(expect.arrayContaining(["README.md", "docs/operations.md", "docs/backup.md"]));
    expect(texts.get("README.md")).toContain("npx ./octavo-1.2.3.tgz start");
    expect(texts.get("README.md")).not.toContain("{version}");
    for (const path of pictures) expect(existsSync(join(root, path)), path).toBe(true);
  });

  test.each([...texts])("%s links only to files and headings of the release", (document, text) => {
    const dead = linksIn(text).filter((target) => {
      const path = pathOf(document, target);
      const [, anchor] = target.split("#");
      return !isShipped(path) || (anchor !== undefined && !anchorsOf(texts.get(path) ?? "").includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  test.each([...texts].filter(([path]) => path !== "CHANGELOG.md"))(
    "%s mentions only files and commands of the release",
    (_document, text) => {
      const paths = text.match(/(?<![\w./-])(?:deploy|docs|library|devices)\/[\w-]+(?:\.\w+)+/g) ?? [];
      expect(paths.filter((path) => !isShipped(path))).toEqual([]);
      expect(text).not.toMatch(/docs\/decisions|\bpackages\/|\bscripts\/|npm (?:start|test|run)\b/);
    },
  );

  test("lose links to decision records, and keep their sentences", () => {
    const sentence = "of processor time for a planner of 478 pages";
    expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).toMatch(new RegExp(`${sentence}\\s+\\(\\[decision`));
    expect(texts.get("CHANGELOG.md")).toContain(`${sentence}.`);
    expect(texts.get("CHANGELOG.md")).not.toContain("docs/decisions");
  });
});
