/** Prints of all starters, and of planners from right to left. */
import { join } from "node:path";
import { starters } from "@octavo/starters";
import { expect, test, vi } from "vitest";
import { folded, folio, printed } from "./fold-sheets.ts";
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

test.each(starters.map(({ id }) => id))(
  "every reference of the starter %s is right, on paper and on a tablet",
  async (id) => {
    for (const profile of ["paper-a5", "kindle-scribe"]) {
      await run("new", id, "--profile", profile, "--from", "2027-01-01", "--to", "2027-04-30", "-o", "planner.pdf");
      await run("print", "planner.pdf", "-o", "numbered.pdf");
      checkPdf(at("numbered.pdf"));
      const [pages, numbered] = ["planner.pdf", "numbered.pdf"].map((name) => printedPages(at(name)));
      const { references, links } = checkReferences({ pages, numbered, links: linksOf(at("planner.pdf")) } as never);
      console.log(`figure: ${id} on ${profile}: references at ${references} of ${links} links`);
      await run("print", "planner.pdf", "-o", "booklet.pdf", "--booklet", "--signature", "100");
      const faces = folded(printed(printedPages(at("booklet.pdf")), "short"));
      const count = pages?.length ?? 0;
      expect(faces.slice(0, count).map(folio)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    }
  },
);

test("a planner from right to left is bound at the right", async () => {
  await run("new", "weekly", "--profile", "remarkable-2", "--year", "2027", "--locale", "ar", "-o", "arabic.pdf");
  await run("print", "arabic.pdf", "-o", "sheets.pdf", "--booklet", "--signature", "100");
  const faces = folded(printed(printedPages(at("sheets.pdf")), "short"), "right");
  expect(faces.map(folio).slice(0, 129)).toEqual(Array.from({ length: 129 }, (_, i) => i + 1));
});
