import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repositoryFiles } from "./repository-files.ts";
import { root } from "./steps.ts";

/** Number of requirements on levels 1 and 2 in each section, which are the first ones of the section. ASVS 5.0. */
const counts: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const required = Object.entries(counts).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = "", phrase = "", state = "", reason = ""]) => ({ number, phrase, state, reason }),
);

const files = repositoryFiles(root).map((path) => `/${path}`);

/** Returns the files whose path ends with a name. */
const filesNamed = (name: string) => files.filter((path) => path.endsWith(`/${name}`));

/** Returns the quoted titles of a cell that no test of the file before them has. */
function unknownTitles(reason: string): string[] {
  let named: readonly string[] = [];
  return [...reason.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, file, title]) => {
    if (file !== undefined) named = filesNamed(file);
    const isKnown = title === undefined || named.some((path) => readFileSync(join(root, path), "utf8").includes(title));
    return isKnown ? [] : [title];
  });
}

describe("docs/asvs.md", () => {
  test("lists each requirement once", () => {
    expect(required).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(required);
  });

  test("gives each a state and a test, code or reason, in few words of our own", () => {
    for (const { number, phrase, state, reason } of rows) {
      expect(["Met", "Not met", "Not applicable"], number).toContain(state);
      expect(phrase.split(" ").length, number).toBeLessThanOrEqual(10);
      expect(reason.length, number).toBeLessThan(260);
    }
  });

  test("sums up its rows", () => {
    const numbers = (chapter: string) =>
      ["Met", "Not applicable", "Not met"].map((state) => {
        const ofChapter = rows.filter(({ number }) => chapter === "all" || number.startsWith(`${chapter}.`));
        return ofChapter.filter((row) => row.state === state).length;
      });
    const sums = [...text.matchAll(/^\| (\d+|all)(?: [^|]+)? \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(sums).toHaveLength(18);
    for (const [, chapter = "", ...counted] of sums) expect(counted.map(Number), chapter).toEqual(numbers(chapter));
    const unmet = rows.filter(({ state }) => state === "Not met").map(({ number }) => number);
    expect(/^Not met: (.+)\.$/m.exec(text)?.[1]?.split(", ")).toEqual(unmet);
  });

  test("names files that exist", () => {
    const named = rows.flatMap(({ reason }) =>
      [...reason.matchAll(/`([\w./-]+(?:\.\w+|file))`/g)].map(([, file = ""]) => file),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((file) => filesNamed(file).length === 0)).toEqual([]);
  });

  test("names titles that its tests have", () => {
    expect(rows.flatMap(({ number, reason }) => unknownTitles(reason).map((title) => `${number}: ${title}`))).toEqual(
      [],
    );
    const missing = ["no such", "title"].join(" ");
    expect(unknownTitles(`\`scripts/asvs.test.ts\`: "lists each requirement once", "${missing}"`)).toEqual([missing]);
  });
});
