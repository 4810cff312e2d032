/** Xournal++ itself opens documents before and after `octavo carry`, and draws the same pages. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type Look, looksSame, render } from "./ink/look.ts";
import { folder, octavo } from "./octavo.ts";
import { documentText, readPages, stroke, unpacked, writeDocument, type XournalPage } from "./xournal-document.ts";

vi.setConfig({ testTimeout: 300_000 });

test("pages that Xournal++ draws are the same before and after, with their handwriting", async () => {
  const cwd = folder({});
  const run = (...args: readonly string[]) => octavo(args, { cwd });
  const dates = ["--from", "2027-01-01", "--to", "2027-01-31"];
  await run("new", "daily", "--profile", "remarkable-2", ...dates, "-o", "old.pdf", "--documents", "planner");
  const plan = readFileSync(join(cwd, "planner/plan.yaml"), "utf8");
  const more = plan
    .replace("  sections:\n", "  sections:\n  - { kind: projects, master: Note, generate: count, count: 3 }\n")
    .replace("  order:\n", "  order:\n  - projects\n");
  writeFileSync(join(cwd, "more.yaml"), more);
  await run("build", "planner/masters.yaml", "more.yaml", "-o", "more.pdf");
  const { stdout } = await run("inspect", "old.pdf", "--json");
  const pages: XournalPage[] = JSON.parse(stdout).pages.map((_: unknown, i: number) => ({
    pdfPage: i + 1,
    strokes: i % 4 === 0 ? [stroke(i)] : [],
  }));
  pages.splice(20, 0, { strokes: [stroke(900)] });
  writeDocument(join(cwd, "old.xopp"), documentText(pages, join(cwd, "old.pdf")));
  const carried = await run("carry", "old.xopp", "more.pdf", "-o", "new.xopp");
  expect(carried.code).toBe(0);
  const [before, after] = [drawn(cwd, "old"), drawn(cwd, "new")];
  const shown = readPages(readFileSync(join(cwd, "new.xopp")));
  // The three pages of the new section come first.
  expect([before.length, after.length, shown.length]).toEqual([102, 105, 105]);
  const differing = before.flatMap((look, i) => (looksSame(look, after[i + 3]) ? [] : [i + 1]));
  expect(differing).toEqual([]);
  expect(looksSame(before[0], after[4])).toBe(false);
  // The studio writes only the name of the PDF, which is beside the document.
  const named = unpacked(readFileSync(join(cwd, "new.xopp"))).replace(join(cwd, "more.pdf"), "more.pdf");
  writeDocument(join(cwd, "beside.xopp"), named);
  expect(drawn(cwd, "beside").map((look, i) => looksSame(look, after[i]))).toEqual(after.map(() => true));
  console.log(`figure: ${before.length} pages drawn by ${version()}, before and after`);
});

/** Pages of a document as Xournal++ exports them. */
function drawn(cwd: string, name: string): readonly Look[] {
  execFileSync("xournalpp", [`--create-pdf=${join(cwd, `${name}-drawn.pdf`)}`, join(cwd, `${name}.xopp`)], {
    stdio: "ignore",
  });
  return render(join(cwd, `${name}-drawn.pdf`), 72);
}

function version(): string {
  return execFileSync("xournalpp", ["--version"], { encoding: "utf8" }).split("\n", 1)[0] ?? "";
}
