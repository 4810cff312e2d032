/** Prints of all starters, and of planners from right to left. */
import { join } from "node:path";
import { starters, wordLanguages } from "@octavo/starters";
import { expect, test, vi } from "vitest";
import { cut, folded, folio, printed } from "./fold-sheets.ts";
import { folder, octavo } from "./octavo.ts";
import { checkReferences } from "./print-references.ts";
import { checkPdf, linksOf, printedPages } from "./printed-words.ts";

vi.setConfig({ testTimeout: 240_000 });

const cwd = folder({});
const at = (name: string) => join(cwd, name);

async function run(...args: string[]): Promise<void> {
  const { code, stderr } = await octavo(args, { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
}

/** Prints `planner.pdf` with numbers, and checks each reference. */
async function checkPrint(isRightToLeft = false) {
  await run("print", "planner.pdf", "-o", "numbered.pdf");
  checkPdf(at("numbered.pdf"));
  const [pages, numbered] = [printedPages(at("planner.pdf")), printedPages(at("numbered.pdf"))];
  return { pages, ...checkReferences({ pages, numbered, links: linksOf(at("planner.pdf")), isRightToLeft }) };
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test.each(starters.map(({ id }) => id))(
  "every reference of the starter %s is right, on paper and on a tablet",
  async (id) => {
    for (const profile of ["paper-a5", "kindle-scribe"]) {
      await run("new", id, "--profile", profile, "--from", "2027-01-01", "--to", "2027-04-30", "-o", "planner.pdf");
      const { pages, references, links } = await checkPrint();
      console.log(`figure: ${id} on ${profile}: references at ${references} of ${links} links`);
      expect(references).toBeGreaterThanOrEqual(0.85 * links);
      await run("print", "planner.pdf", "-o", "booklet.pdf", "--booklet", "--signature", "100");
      const faces = folded(printed(printedPages(at("booklet.pdf")), "short"));
      expect(faces.slice(0, pages.length).map(folio)).toEqual(numbersTo(pages.length));
    }
  },
);

test.each(wordLanguages)("references are right in %s", async (locale) => {
  const dates = ["--from", "2027-01-01", "--to", "2027-02-28", "--calendar", "gregorian"];
  await run("new", "weekly", "--profile", "paper-a5", ...dates, "--locale", locale, "-o", "planner.pdf");
  const { references, links } = await checkPrint(["ar", "fa", "he"].includes(locale));
  console.log(`figure: weekly in ${locale}: references at ${references} of ${links} links`);
  expect(references).toBeGreaterThan(0.85 * links);
});

test("leaves of wide pages are in order when the lower pile is under the upper one", async () => {
  await run("new", "weekly", "--profile", "paper-a5-landscape", "--year", "2027", "-o", "planner.pdf");
  await run("print", "planner.pdf", "-o", "cut.pdf", "--sheet", "a4", "--layout", "cut");
  const sides = printedPages(at("cut.pdf"));
  expect(sides[0]).toMatchObject({ width: 595.28, height: 841.89 });
  const leaves = cut(printed(sides, "long"), "level").map(folio);
  const count = printedPages(at("planner.pdf")).length;
  expect(leaves.slice(0, count)).toEqual(numbersTo(count));
});

test("a planner from right to left is bound at the right", async () => {
  await run("new", "weekly", "--profile", "remarkable-2", "--year", "2027", "--locale", "ar", "-o", "arabic.pdf");
  await run("print", "arabic.pdf", "-o", "sheets.pdf", "--booklet", "--signature", "100");
  const faces = folded(printed(printedPages(at("sheets.pdf")), "short"), "right");
  expect(faces.map(folio).slice(0, 129)).toEqual(numbersTo(129));
});
