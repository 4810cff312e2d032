/** A bundle that its owner writes in, and carries to one edition after the other. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { folder, octavo } from "../octavo.ts";
import { pagesOf, readBundle, sample, sampleMarks, writeBundle } from "../remarkable-bundle.ts";
import { type Random, randomFrom } from "./random.ts";

/** A page that somebody wrote on. */
interface Written {
  readonly id: string;
  readonly sample: string;
  /** Page of the planner, or the page before an inserted one. */
  readonly identity: string;
  readonly isInserted: boolean;
}

export interface Chain {
  /** Path of the last bundle. */
  readonly path: string;
  readonly written: readonly Written[];
  /** Sentences about handwriting that is not where it belongs. */
  readonly problems: readonly string[];
  readonly pages: number;
}

const samples = Object.keys(sampleMarks);

export async function carryChain(editions: number, seed: number): Promise<Chain> {
  const random = randomFrom(seed);
  const cwd = folder({});
  const run = (...args: readonly string[]) => octavo(args, { cwd });
  const written: Written[] = [];
  const problems: string[] = [];
  await run(
    "new",
    "daily",
    "--profile",
    "remarkable-2",
    "--from",
    "2027-01-01",
    "--to",
    "2027-01-31",
    "-o",
    "0.pdf",
    "--documents",
    "planner",
  );
  const plan = readFileSync(join(cwd, "planner/plan.yaml"), "utf8");
  const names = async (pdf: string): Promise<string[]> =>
    JSON.parse((await run("inspect", pdf, "--json")).stdout).pages.map(
      ({ identity }: { identity: string }) => identity,
    );
  const first = await names("0.pdf");
  writeBundle(join(cwd, "0.rmdoc"), readFileSync(join(cwd, "0.pdf")), pagesOf(first.length), { version: 2 });
  let identities = first;
  for (let edition = 1; edition <= editions; edition++) {
    const before = join(cwd, `${edition - 1}.rmdoc`);
    written.push(...writeOn(before, identities, random));
    writeFileSync(join(cwd, "plan.yaml"), nextPlan(plan, edition));
    const built = await run("build", "planner/masters.yaml", "plan.yaml", "-o", `${edition}.pdf`);
    if (built.code !== 0) problems.push(`edition ${edition} was not built: ${built.stderr}`);
    const carried = await run("carry", before, `${edition}.pdf`, "-o", `${edition}.rmdoc`, "--json");
    identities = await names(`${edition}.pdf`);
    problems.push(
      ...displaced(join(cwd, `${edition}.rmdoc`), identities, written).map((text) => `edition ${edition}: ${text}`),
    );
    problems.push(...uncounted(carried.stdout, written).map((text) => `edition ${edition}: ${text}`));
  }
  const path = join(cwd, `${editions}.rmdoc`);
  return { path, written, problems, pages: readBundle(path).pages.length };
}

/** A later end, more notes, and a section that stands before all days and grows. From the sixth edition on, January is over. */
function nextPlan(plan: string, edition: number): string {
  const end = new Date(Date.UTC(2027, edition + 1, 0)).toISOString().slice(0, 10);
  return plan
    .replace("end_date: 2027-01-31", `end_date: ${end}`)
    .replace("start_date: 2027-01-01", edition > 5 ? "start_date: 2027-02-01" : "start_date: 2027-01-01")
    .replace("count: 60", `count: ${60 + edition}`)
    .replace("  sections:\n", `  sections:\n  - { kind: projects, master: Note, generate: count, count: ${edition} }\n`)
    .replace("  order:\n", "  order:\n  - projects\n");
}

/** Writes on two pages of the planner and on one that is inserted, as a tablet does. */
function writeOn(path: string, identities: readonly string[], random: Random): readonly Written[] {
  const { pages, content, files } = readBundle(path);
  const document =
    Object.keys(files)
      .find((name) => name.endsWith(".content"))
      ?.slice(0, -".content".length) ?? "";
  const cPages = content["cPages"] as { pages: { id: string; idx: { value: string } }[] };
  const added: Record<string, Uint8Array> = {};
  const found: Written[] = [];
  const free = pages.filter(({ pdfPage, ink }) => pdfPage !== undefined && !ink);
  const write = (id: string, identity: string, isInserted: boolean) => {
    const name = samples[random.below(samples.length)] ?? "";
    added[`${document}/${id}.rm`] = sample(name);
    found.push({ id, sample: name, identity, isInserted });
  };
  for (let i = 0; i < 2; i++) {
    const [page] = free.splice(random.below(free.length), 1);
    if (page) write(page.id, identities[(page.pdfPage ?? 0) - 1] ?? "", false);
  }
  const neighbor = free[random.below(free.length)];
  if (neighbor) {
    const id = `aaaaaaaa-0000-4000-8000-${String(random.below(1e9)).padStart(12, "0")}`;
    const order = cPages.pages.find((page) => page.id === neighbor.id)?.idx.value ?? "";
    cPages.pages.push({ id, idx: { timestamp: "1:2", value: `${order}a` } } as (typeof cPages.pages)[number]);
    write(id, identities[(neighbor.pdfPage ?? 0) - 1] ?? "", true);
  }
  const shown = pages.length + found.filter(({ isInserted }) => isInserted).length;
  const changed = { ...content, cPages, pageCount: shown };
  const pageData = Buffer.from("Blank\n".repeat(shown));
  const all = {
    ...files,
    ...added,
    [`${document}.content`]: Buffer.from(JSON.stringify(changed)),
    [`${document}.pagedata`]: pageData,
  };
  writeFileSync(path, zipSync(all));
  return found;
}

function displaced(path: string, identities: readonly string[], written: readonly Written[]): readonly string[] {
  const { pages } = readBundle(path);
  return written.flatMap(({ id, sample: name, identity, isInserted }) => {
    const at = pages.findIndex((page) => page.id === id);
    const page = pages[at];
    if (!page) return [`${id} is lost`];
    if (!Buffer.from(page.ink ?? []).equals(sample(name))) return [`${id} has other strokes`];
    const shown = isInserted ? pages.slice(0, at).findLast(({ pdfPage }) => pdfPage !== undefined) : page;
    const printed = identities[(shown?.pdfPage ?? 0) - 1];
    if (!identities.includes(identity)) return page.pdfPage === undefined ? [] : [`${id} is on ${printed}`];
    return printed === identity ? [] : [`${id} of ${identity} is at ${printed}`];
  });
}

/** The report counts each mark once. */
function uncounted(report: string, written: readonly Written[]): readonly string[] {
  const { marks, carried, left, inserted } = JSON.parse(report);
  const sum = (pages: readonly { readonly marks: number }[]) => pages.reduce((total, page) => total + page.marks, 0);
  const all = written.reduce(
    (total, { sample: name }) => total + Object.values(sampleMarks[name] ?? {}).reduce((a, b) => a + b, 0),
    0,
  );
  return marks === all && sum(carried) + sum(left) + sum(inserted) === all
    ? []
    : [`${all} marks were written, and the report has ${JSON.stringify({ marks, carried, left, inserted })}`];
}

/** Names and bytes of all files with strokes. */
export function strokeFiles(path: string): readonly (readonly [string, Uint8Array])[] {
  return Object.entries(unzipSync(readFileSync(path))).filter(([name]) => name.endsWith(".rm"));
}
