/** Editions of a planner: `octavo build --update`, `octavo compare` and `octavo inspect`. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { folder, octavo } from "./octavo.ts";

const firstDay = 13;

let cwd = "";
const run = (...args: readonly string[]) => octavo(args, { cwd });
const build = (plan: string, ...more: readonly string[]) => run("build", "planner/masters.yaml", plan, ...more);
const planner = () => readFileSync(join(cwd, "planner/plan.yaml"), "utf8");

/** Daily planner for two months with 60 notes, as on the tablet: 134 pages. */
beforeAll(async () => {
  cwd = folder({});
  const dates = ["--from", "2027-01-01", "--to", "2027-02-28"];
  await run("new", "daily", "--profile", "remarkable-2", ...dates, "-o", "old.pdf", "--documents", "planner");
});

describe("a daily planner with 90 notes, a section of projects and holidays", () => {
  test("moves no page of the planner before, and says that its last note has a next one", async () => {
    const more = planner()
      .replace("count: 60", "count: 90")
      .replace("plan:\n", "plan:\n  dates: [{ holidays: PL }]\n")
      .replace("  sections:\n", "  sections:\n  - { kind: projects, master: Note, generate: count, count: 12 }\n")
      .replace("  order:\n", "  order:\n  - projects\n");
    writeFileSync(join(cwd, "more.yaml"), more);
    const { code, stdout, stderr } = await build("more.yaml", "-o", "new.pdf", "--update", "old.pdf");
    expect(stderr).toContain("134 pages at their places, 1 changed, 42 appended, 0 moved: check the changed pages");
    expect(stderr).toContain("1 page: other texts or lines.");
    expect(stderr).toContain("  page 134  notes/60");
    expect(stdout).toMatch(/^new\.pdf {2}176 pages, /);
    expect(code).toBe(3);
    expect(await run("compare", "old.pdf", "new.pdf")).toMatchObject({ code: 3 });
    const plain = await build("more.yaml", "-o", "plain.pdf");
    expect(plain.code).toBe(0);
    expect(await run("compare", "old.pdf", "plain.pdf")).toMatchObject({ code: 3 });
  });
});

test("holidays and events in their places are safe", async () => {
  writeFileSync(join(cwd, "days.csv"), "date,title\n2027-01-12,Dentist\n2027-02-03 10:00-11:00,Meeting\n");
  const dates = ["--dates", "days.csv"];
  const { code, stderr } = await build("planner/plan.yaml", "-o", "dates.pdf", "--update", "old.pdf", ...dates);
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining("134 pages at their places, 0 appended, 0 moved: safe to replace"),
  ]);
  expect(await run("compare", "old.pdf", "dates.pdf")).toMatchObject({ code: 0 });
});

longTest("a page of changes is appended, stays safe, and is the same file without new changes", async () => {
  writeFileSync(join(cwd, "listing.yaml"), planner().replace("plan:\n", "plan:\n  changes_page: true\n"));
  const edition = (output: string, rows: string, ...more: readonly string[]) => {
    writeFileSync(join(cwd, "work.csv"), `date,title\n${rows}`);
    return build("listing.yaml", "-o", output, "--dates", "work.csv", ...more);
  };
  const bytes = (name: string) => readFileSync(join(cwd, name));
  await edition("first.pdf", "2027-01-12,Dentist\n2027-01-13 10:00-11:00,Meeting\n");
  const moved = "2027-01-12,Dentist\n2027-01-14 12:30-13:30,Meeting\n";
  const second = await edition("second.pdf", moved, "--update", "first.pdf");
  expect([second.code, second.stderr]).toEqual([0, expect.stringContaining("1 appended, 0 moved: safe to replace")]);
  const textsOf = (name: string) => execFileSync("pdftotext", ["-layout", join(cwd, name), "-"], { encoding: "utf8" });
  const last = (name: string) => textsOf(name).split("\f").at(-2) ?? "";
  expect(last("second.pdf")).toMatch(/Changes since .* 20\d\d\s+Changed\s+Thu, Jan 14, 2027\s+12:30–13:30 Meeting/);
  expect((await edition("same.pdf", moved, "--update", "second.pdf")).code).toBe(0);
  expect(bytes("same.pdf").equals(bytes("second.pdf"))).toBe(true);
  const third = await edition("third.pdf", "2027-01-12,Dentist\n", "--update", "same.pdf");
  expect([third.code, third.stderr]).toEqual([0, expect.stringContaining("0 appended, 0 moved: safe to replace")]);
  expect(last("third.pdf")).toMatch(/Removed\s+Thu, Jan 14, 2027/);
});

describe("a planner without its first month", () => {
  beforeAll(() => {
    writeFileSync(join(cwd, "later.yaml"), planner().replace("start_date: 2027-01-01", "start_date: 2027-02-01"));
  });

  test("is refused with the list of its missing pages, and writes no file", async () => {
    const { code, stdout, stderr } = await build("later.yaml", "-o", "later.pdf", "--update", "old.pdf");
    expect(code).toBe(3);
    expect(stdout).toBe("");
    expect(stderr).toContain("no longer makes 37 pages of the earlier PDF");
    expect(stderr).toContain(`page ${firstDay}  days/2027-01-01`);
    expect(stderr).toContain("--removed keep");
    expect(existsSync(join(cwd, "later.pdf"))).toBe(false);
    const { stdout: json } = await build("later.yaml", "-o", "later.pdf", "--update", "old.pdf", "--json");
    expect(JSON.parse(json)).toMatchObject({ output: null, update: { removed: expect.arrayContaining([]) } });
    expect(JSON.parse(json).update.removed).toHaveLength(37);
  });

  test.each(["blank", "keep"])("moves no page with --removed %s", async (mode) => {
    const { code } = await build("later.yaml", "-o", `${mode}.pdf`, "--update", "old.pdf", "--removed", mode);
    expect(code).toBe(3);
    const compared = await run("compare", "old.pdf", `${mode}.pdf`);
    expect(compared.stdout).toMatch(/^134 pages at their places, \d+ changed, 0 appended, 0 moved: check the changed/);
    expect(compared.stdout).toContain("  page 1  year/2027  ");
    expect(compared.stdout.includes("37 pages: blank now, with a note.")).toBe(mode === "blank");
    const { pages } = JSON.parse((await run("inspect", `${mode}.pdf`, "--json")).stdout);
    const state = mode === "keep" ? "kept" : "blank";
    expect(pages[firstDay - 1]).toMatchObject({ identity: "days/2027-01-01", placeholder: state });
    expect(pages[firstDay - 1].boxes.length > 0).toBe(mode === "keep");
  });

  test("leaves empty pages with --removed drop, which is not safe", async () => {
    const { code, stderr } = await build("later.yaml", "-o", "drop.pdf", "--update", "old.pdf", "--removed", "drop");
    expect(code).toBe(3);
    expect(stderr).toContain("37 missing: not safe to replace");
    expect(stderr).toContain("page 2  months/2027-01  is missing; its handwriting lands on an empty page");
    expect(stderr).toContain("use --removed keep or --removed blank");
  });

  test("lies in other places without an update, which octavo compare says", async () => {
    await build("later.yaml", "-o", "plain.pdf");
    const { code, stdout } = await run("compare", "old.pdf", "plain.pdf");
    expect(code).toBe(3);
    expect(stdout).toContain("not safe to replace");
    expect(stdout).toContain("page 3  months/2027-02  is now page 2; its handwriting lands on weeks/2027-W05");
    expect(stdout).toContain("page 2  months/2027-01  is missing; its handwriting lands on months/2027-02");
    expect(stdout).toContain("build the new PDF with --update old.pdf");
  });
});

test("pages whose lines start at another date are listed, and not called safe", async () => {
  writeFileSync(join(cwd, "sunday.yaml"), planner().replace("week_start: monday", "week_start: sunday"));
  const { code, stderr } = await build("sunday.yaml", "-o", "sunday.pdf", "--update", "old.pdf");
  const verdict = "134 pages at their places, 71 changed, 1 appended, 0 moved: check the changed pages";
  expect([code, stderr]).toEqual([3, expect.stringContaining(verdict)]);
  const compared = await run("compare", "old.pdf", "sunday.pdf");
  expect(compared.code).toBe(3);
  expect(compared.stdout).toContain(verdict);
  expect(compared.stdout).toContain("11 pages: other lines or areas to write on.");
  expect(compared.stdout).toContain("1 page: other texts or lines outside of the areas to write on.");
  expect(compared.stdout).toContain("  page 1  year/2027  in several places\n");
  expect(compared.stdout).toContain("  page 2  months/2027-01  in several places\n");
  expect(compared.stdout).toContain("undo the change");
});

function withManifest(text: string): Buffer {
  const stream = deflateSync(text);
  const type = "application#2Fvnd.octavo.manifest+json";
  const dictionary = `<</Type/EmbeddedFile/Subtype/${type}/Filter/FlateDecode/Length ${stream.length}>>`;
  const [head, end] = [`%PDF-1.5\n1 0 obj${dictionary}stream\n`, "\nendstream endobj\n%%EOF\n"];
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(end)]);
}

describe("octavo inspect", () => {
  test("lists all pages in the order of the file", async () => {
    const { stdout } = await run("inspect", "old.pdf", "--json");
    const { pages, has_project } = JSON.parse(stdout);
    expect(pages).toHaveLength(134);
    expect(Object.keys(pages[0])).toEqual(["identity", "width", "height", "boxes", "print"]);
    expect(pages[firstDay - 1]).toMatchObject({ identity: "days/2027-01-01", width: 447.29, height: 596.39 });
    expect(pages[firstDay - 1].boxes[0]).toMatchObject({ x: expect.any(Number), width: expect.any(Number) });
    expect(has_project).toBe(true);
  });

  test("recovers the project, which makes the same PDF", async () => {
    await run("inspect", "old.pdf", "--documents", "recovered");
    for (const name of ["masters.yaml", "plan.yaml"])
      expect(readFileSync(join(cwd, "recovered", name), "utf8")).toBe(readFileSync(join(cwd, "planner", name), "utf8"));
    await run("build", "recovered/masters.yaml", "recovered/plan.yaml", "-o", "again.pdf");
    expect(readFileSync(join(cwd, "again.pdf")).equals(readFileSync(join(cwd, "old.pdf")))).toBe(true);
  });

  test.each([
    ["no PDF", () => "plan: {}", "is not a PDF"],
    ["a truncated PDF", () => readFileSync(join(cwd, "old.pdf")).subarray(0, 60_000), "The end of the PDF is missing"],
    ["somebody else's PDF", () => "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n", "was not made by Octavo"],
    ["a forged list of pages", () => withManifest('{"format":"octavo-manifest","version":1,"pages":[[1]]}'), "damaged"],
  ])("refuses %s in a sentence", async (_, content, reason) => {
    writeFileSync(join(cwd, "bad.pdf"), content());
    for (const command of [
      ["inspect", "bad.pdf"],
      ["compare", "bad.pdf", "old.pdf"],
    ]) {
      const { code, stderr } = await run(...command);
      expect(code).toBe(2);
      expect(stderr).toContain("bad.pdf");
      expect(stderr).toContain(reason);
    }
    const { code, stderr } = await build("planner/plan.yaml", "-o", "x.pdf", "--update", "bad.pdf");
    expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
    expect(existsSync(join(cwd, "x.pdf"))).toBe(false);
  });
});

test("a planner for another device is refused, because handwriting would be displaced", async () => {
  const { code, stderr } = await build(
    "planner/plan.yaml",
    "-o",
    "other.pdf",
    "--update",
    "old.pdf",
    "--profile",
    "supernote-nomad",
    "--fit",
  );
  expect(code).toBe(3);
  expect(stderr).toContain("handwriting would be displaced");
  expect(existsSync(join(cwd, "other.pdf"))).toBe(false);
});

test("a renamed section is named", async () => {
  writeFileSync(
    join(cwd, "renamed.yaml"),
    planner().replace("kind: notes", "kind: ideas").replace("- notes", "- ideas"),
  );
  const { code, stderr } = await build("renamed.yaml", "-o", "other.pdf", "--update", "old.pdf");
  expect(code).toBe(3);
  expect(stderr).toContain("no longer in the plan: notes. If you renamed them, give them their names back.");
});

test("another planner is refused", async () => {
  writeFileSync(
    join(cwd, "ideas.yaml"),
    planner()
      .replaceAll(/kind: (\w+)/g, "kind: other_$1")
      .replaceAll(/^  - (\w+)$/gm, "  - other_$1"),
  );
  const { code, stderr } = await build("ideas.yaml", "-o", "other.pdf", "--update", "old.pdf");
  expect(code).toBe(3);
  expect(stderr).toContain("it is the PDF of another planner");
});

test("--removed needs --update and one of three values", async () => {
  expect((await build("planner/plan.yaml", "-o", "x.pdf", "--removed", "blank")).stderr).toContain(
    "goes with --update",
  );
  const { code, stderr } = await build("planner/plan.yaml", "-o", "x.pdf", "--update", "old.pdf", "--removed", "gone");
  expect([code, stderr]).toEqual([2, expect.stringContaining("keep, blank, drop")]);
});
