/** Verdicts of the command line about two editions, from its documented output alone. */
import { octavo } from "../octavo.ts";

export interface Verdict {
  readonly isSafe: boolean;
  /** False if a file was refused. */
  readonly isCompared: boolean;
  /** True if the report names the page as moved, missing or changed. */
  readonly lists: (page: number) => boolean;
  readonly text: string;
}

export async function compare(cwd: string, earlier: string, later: string): Promise<Verdict> {
  const { code, stdout, stderr } = await octavo(["compare", earlier, later], { cwd });
  if (code !== 0 && code !== 3) return { isSafe: false, isCompared: false, lists: () => true, text: stderr.trim() };
  const isSafe = code === 0;
  const text = `${stdout}${stderr}`.trim();
  return { isSafe, isCompared: true, lists: isSafe ? () => false : await listing(cwd, earlier, later, stdout), text };
}

/** The report of people names at most 40 pages; the one of programs names all. */
async function listing(cwd: string, earlier: string, later: string, text: string): Promise<(page: number) => boolean> {
  const { stdout } = await octavo(["compare", earlier, later, "--json"], { cwd });
  const pages = pagesIn(JSON.parse(stdout)) ?? pagesOfLines(text);
  return (page) => pages.has(page);
}

function pagesIn(report: unknown): ReadonlySet<number> | undefined {
  const { moved, removed, changed } = report as Record<string, readonly { readonly page: number }[] | undefined>;
  if (!moved && !removed && !changed) return undefined;
  return new Set([...(moved ?? []), ...(removed ?? []), ...(changed ?? [])].map(({ page }) => page));
}

function pagesOfLines(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(/^ {2}page (\d+) /gm)].map(([, page]) => Number(page)));
}

export interface Update {
  /** `safe`, or `unsafe` with a file; `refused` without one. */
  readonly outcome: "safe" | "unsafe" | "refused";
  readonly text: string;
}

/** Builds the next edition. Throws if the documents have errors. */
export async function update(
  cwd: string,
  documents: string,
  earlier: string,
  later: string,
  options: readonly string[],
): Promise<Update> {
  const files = [`${documents}/masters.yaml`, `${documents}/plan.yaml`, "-o", later];
  const removed = options.includes("--removed") ? [] : ["--removed", "keep"];
  const { code, stdout, stderr } = await octavo(["build", ...files, "--update", earlier, ...removed, ...options], {
    cwd,
  });
  const text = `${stdout}${stderr}`.trim();
  if (code === 1 || code === 70) throw new Error(`octavo build --update ended with ${code}:\n${text}`);
  // "not safe to replace" is another verdict.
  const isSafe = code === 0 && /: safe to replace/.test(text);
  if (isSafe) return { outcome: "safe", text };
  return { outcome: stdout.includes(later) ? "unsafe" : "refused", text };
}

export async function build(
  cwd: string,
  documents: string,
  pdf: string,
  options: readonly string[] = [],
): Promise<void> {
  const files = [`${documents}/masters.yaml`, `${documents}/plan.yaml`, "-o", pdf];
  const { code, stderr } = await octavo(["build", ...files, ...options], { cwd });
  if (code !== 0) throw new Error(`octavo build ended with ${code}:\n${stderr}`);
}
