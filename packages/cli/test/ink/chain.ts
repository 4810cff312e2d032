/** Updates one after the other, each of the PDF with the ink of all steps before. */
import { join } from "node:path";
import { folder } from "../octavo.ts";
import { type Documents, writeDocuments } from "./documents.ts";
import { firstOfNextMonth } from "./edits.ts";
import { changedPages, coarse, countPages, looksSame, looksSameClosely, render } from "./look.ts";
import { withoutNewLinks } from "./new-links.ts";
import { randomFrom } from "./random.ts";
import { folderOf, makeDocuments } from "./random-project.ts";
import { randomStrokes, type Stroke, surroundings, writeInk } from "./strokes.ts";
import { build, compare, update } from "./verdict.ts";

interface Link {
  readonly outcome: "safe" | "unsafe" | "refused";
  readonly violations: readonly string[];
}

/** Moves the planner on by a month in each step. The months that are over keep their pages. */
export async function runChain(starter: string, steps: number, seed: number): Promise<readonly Link[]> {
  const cwd = folder({});
  const random = randomFrom(seed);
  const choices = { "--profile": "remarkable-2", "--from": "2026-01-01", "--to": "2026-02-28" };
  const documents = await makeDocuments(starter, choices, folderOf(cwd, "new"));
  writeDocuments(documents, folderOf(cwd, "0"));
  await build(cwd, "0", "0.pdf");
  const links: Link[] = [];
  const strokes: Stroke[] = [];
  for (let step = 1; step <= steps; step++) {
    const [before, tablet] = [join(cwd, `${step - 1}.pdf`), join(cwd, `tablet-${step}.pdf`)];
    strokes.push(...randomStrokes(documents, countPages(before), random));
    await writeInk(before, tablet, strokes, step % 2 === 0 ? "annotation" : "flattened");
    links.push(await nextEdition({ cwd, documents, step, strokes }));
  }
  return links;
}

interface Step {
  readonly cwd: string;
  readonly documents: Documents;
  readonly step: number;
  readonly strokes: readonly Stroke[];
}

async function nextEdition({ cwd, documents, step, strokes }: Step): Promise<Link> {
  const { calendar } = documents.plan.plan;
  calendar.start_date = firstOfNextMonth(calendar.start_date);
  calendar.end_date = endOfMonth(firstOfNextMonth(calendar.start_date));
  writeDocuments(documents, folderOf(cwd, String(step)));
  const [tablet, next, replaced] = [`tablet-${step}.pdf`, `${step}.pdf`, `replaced-${step}.pdf`];
  const built = await update(cwd, String(step), tablet, next, ["--removed", "keep"]);
  if (built.outcome === "refused")
    return { outcome: "refused", violations: [`step ${step} is refused: ${built.text}`] };
  const verdict = await compare(cwd, tablet, next);
  await writeInk(join(cwd, next), join(cwd, replaced), strokes, step % 2 === 0 ? "annotation" : "flattened");
  const [earlier, later] = [render(join(cwd, tablet)), render(join(cwd, replaced))];
  const isSafe = built.outcome === "safe" || verdict.isSafe;
  const changed = await withoutNewLinks(changedPages(earlier, later), earlier, later, join(cwd, next));
  const isSame = (page: number) => looksSameClosely(join(cwd, tablet), join(cwd, replaced), page);
  const silent = changed.filter((page) => (isSafe || !verdict.lists(page)) && !isSame(page));
  const displaced = strokes.filter(
    (stroke) =>
      silent.includes(stroke.page) &&
      !looksSame(earlier[stroke.page - 1], later[stroke.page - 1], surroundings(stroke, coarse)),
  );
  const violation = `step ${step}: pages ${silent.join(", ")} look different silently, around ${displaced.length} strokes`;
  return { outcome: isSafe ? "safe" : "unsafe", violations: silent.length > 0 ? [violation] : [] };
}

function endOfMonth(date: string): string {
  return new Date(Date.parse(firstOfNextMonth(date)) - 86_400_000).toISOString().slice(0, 10);
}
