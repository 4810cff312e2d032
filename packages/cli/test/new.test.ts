import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, octavo, octavoProgram } from "./octavo.ts";

const january = ["--from", "2027-01-01", "--to", "2027-01-31"];
const remarkable = ["--profile", "remarkable-2"];

test("octavo new creates the PDF of a starter and prints a one-line summary", async () => {
  const cwd = folder({});
  const { code, stdout, stderr } = await octavoProgram(["new", "daily", ...remarkable, ...january, "-o", "my.pdf"], {
    cwd,
  });
  expect(stdout).toMatch(/^my\.pdf {2}\d+ pages, [\d,]+ links, \d+ kB\n$/);
  expect([stderr, code]).toEqual(["", 0]);
  expect(readFileSync(join(cwd, "my.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
});

test.each([
  ["en", "Weekly planner 2026–27"],
  ["pl", "Planer tygodniowy 2026–27"],
])("the title of a planner in %s has its years", async (locale, title) => {
  const cwd = folder({});
  const dates = ["--from", "2026-12-01", "--to", "2027-01-31", "--locale", locale];
  await octavo(["new", "weekly", ...remarkable, ...dates, "-o", "my.pdf"], { cwd });
  expect(execFileSync("pdfinfo", ["my.pdf"], { cwd, encoding: "utf8" })).toMatch(new RegExp(`^Title: +${title}$`, "m"));
});

test.each([
  [["daily", ...january, "--locale", "pl", "--week-start", "sunday", "--without", "weeks", "--hours", "12"]],
  [["weekly", "--year", "2027", "--left-handed", "--with", "week_notes", "--toolbar", "left"]],
  [["habits", ...january, "--profile", "remarkable-paper-pro", "--landscape"]],
  [["daily", ...january, "--week", "spread", "--tabs", "side", "--paper-spacing", "7", "--collections", "people:2"]],
])("the documents of octavo new %j build to the same PDF", async (choices) => {
  const cwd = folder({});
  const made = await octavo(["new", ...remarkable, ...choices, "-o", "my.pdf", "--documents", "my/planner"], { cwd });
  expect([made.stderr, made.code]).toEqual(["", 0]);
  const built = await octavo(["build", "my/planner/masters.yaml", "my/planner/plan.yaml", "-o", "again.pdf"], { cwd });
  expect([built.stderr, built.code]).toEqual(["", 0]);
  expect(readFileSync(join(cwd, "again.pdf")).equals(readFileSync(join(cwd, "my.pdf")))).toBe(true);
});

test.each([
  [[], "monday", "24"],
  [["--locale", "en"], "monday", "24"],
  [["--locale", "en-GB"], "monday", "24"],
  [["--locale", "de-AT"], "monday", "24"],
  [["--locale", "pt-BR"], "sunday", "24"],
  [["--locale", "en-US"], "sunday", "12"],
  [["--locale", "ar-EG"], "saturday", "12"],
  [["--locale", "ar-EG", "--week-start", "monday"], "monday", "12"],
  [["--locale", "ar-EG", "--hours", "24"], "saturday", "24"],
  [["--calendar", "persian"], "saturday", "24"],
])("octavo new %j starts weeks on %s, with hours up to %s", async (options, weekStart, hours) => {
  const cwd = folder({});
  const made = await octavo(["new", "daily", ...remarkable, ...january, ...options, "--documents", "."], { cwd });
  expect([made.stderr, made.code]).toEqual(["", 0]);
  const written = (name: string) => readFileSync(join(cwd, name), "utf8");
  expect(written("plan.yaml")).toContain(`week_start: ${weekStart}`);
  expect(written("masters.yaml").includes("am and pm")).toBe(hours === "12");
});

test.each([
  [["--locale", "fa", "--year", "1405"], "persian", "2026-03-21", "2027-03-20"],
  [["--calendar", "hijri", "--year", "1448"], "hijri", "2026-06-16", "2027-06-05"],
  [["--locale", "fa", "--calendar", "gregorian", "--year", "2027"], "", "2027-01-01", "2027-12-31"],
])("octavo new %j has months of the calendar “%s” from %s to %s", async (options, system, from, to) => {
  const cwd = folder({});
  const made = await octavo(["new", "monthly", ...remarkable, ...options, "--documents", "."], { cwd });
  expect([made.stderr, made.code]).toEqual(["", 0]);
  const plan = readFileSync(join(cwd, "plan.yaml"), "utf8");
  expect(/system: (\w+)/.exec(plan)?.[1] ?? "").toBe(system);
  for (const day of [from, to]) expect(plan).toContain(day);
  // ISO 8601 would begin a Persian year with week 12.
  expect(/week_numbering: (\w+)/.exec(plan)?.[1] ?? "").toBe(system && "us");
});

test.each([
  [["--calendar", "jewish"], "--calendar must be one of gregorian, persian, hijri"],
  [["--locale", "fa", "--year", "2027"], "year of the calendar persian from 1279 to 1579"],
  [["--year", "1406"], "add --calendar persian or hijri"],
])("octavo new %j is refused with the remedy: %s", async (options, remedy) => {
  const made = await octavo(["new", "monthly", ...remarkable, ...options, "-o", "x.pdf"], { cwd: folder({}) });
  expect(made.code).toBe(2);
  expect(made.stderr).toContain(remedy);
});

test("octavo new --dates writes the events into the plan", async () => {
  const cwd = folder({ "days.csv": "2027-01-06 09:00,,Choir\n" });
  const dates = ["--dates", "days.csv", "--documents", "."];
  const made = await octavo(["new", "daily", ...remarkable, ...january, "-o", "my.pdf", ...dates], { cwd });
  expect([made.stderr, made.code]).toEqual(["", 0]);
  expect(readFileSync(join(cwd, "plan.yaml"), "utf8")).toContain("2027-01-06 09:00 Choir");
  await octavo(["build", "masters.yaml", "plan.yaml", "-o", "again.pdf"], { cwd });
  expect(readFileSync(join(cwd, "again.pdf")).equals(readFileSync(join(cwd, "my.pdf")))).toBe(true);
});

test("octavo new --holidays writes countries and regions into the plan, and their holidays into the PDF", async () => {
  const cwd = folder({});
  const given = ["--holidays", "de-by,AT", "--documents", "."];
  const made = await octavo(["new", "daily", ...remarkable, ...january, "-o", "my.pdf", ...given], { cwd });
  expect([made.stderr, made.code]).toEqual(["", 0]);
  const plan = readFileSync(join(cwd, "plan.yaml"), "utf8");
  expect(plan).toMatch(/holidays: DE\n\s+region: BY/);
  expect(plan).toContain("holidays: AT");
  expect(execFileSync("pdftotext", ["my.pdf", "-"], { cwd, encoding: "utf8" })).toContain("Heilige Drei Könige");
});

test.each([
  ["DE-NWW", 'There is no region "NWW" of DE. Did you mean DE-NW? See: octavo dates --countries'],
  ["DEE", 'There are no holidays of a country "DEE". Did you mean DE? See: octavo dates --countries'],
])("octavo new --holidays %s names the nearest code", async (code, message) => {
  const { stderr } = await octavo(["new", "daily", ...remarkable, "-o", "my.pdf", "--holidays", code], {
    cwd: folder({}),
  });
  expect(stderr).toContain(message);
});

test("octavo new --documents writes only documents without -o", async () => {
  const cwd = folder({});
  const { code } = await octavo(["new", "daily", ...remarkable, "--documents", "."], { cwd });
  expect([code, readdirSync(cwd).toSorted()]).toEqual([0, ["masters.yaml", "plan.yaml"]]);
});

test("octavo new -o - writes the PDF to standard output", async () => {
  const { bytes, stderr } = await octavoProgram(["new", "blank", ...remarkable, "-o", "-"]);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(stderr).toMatch(/^stdout {2}1 page, /);
});

test("octavo new --list lists the starters and their optional sections", async () => {
  const { stdout, code } = await octavo(["new", "--list"]);
  expect(stdout).toMatch(/^ {2}daily +A page for every day/);
  expect(stdout).toContain("--without weeks: A page for each week");
  expect(stdout).toContain(
    "--week, --week-row, --day, --day-hours, --month, --paper, --paper-spacing, --tabs, --collections",
  );
  expect(code).toBe(0);
  const listed = JSON.parse((await octavo(["new", "--list", "--json"])).stdout) as readonly object[];
  expect(listed[0]).toMatchObject({
    id: "daily",
    name: { en: "Daily planner" },
    optional: [{ section: "weeks", included: true }, { section: "day_notes" }],
  });
});

describe("octavo new explains", () => {
  const output = ["-o", "my.pdf"];
  test.each([
    [[], "Name one starter"],
    [["daily", "weekly"], "Name one starter"],
    [["daly", ...remarkable, ...output], 'There is no starter "daly". Did you mean daily? See: octavo new --list'],
    [["daily", ...output], "Name your device"],
    [["daily", ...remarkable], "Name the file for the PDF"],
    [
      ["daily", "--profile", "remarkable-22", ...output],
      'There is no device profile "remarkable-22". Did you mean remarkable-2?',
    ],
    [["daily", ...remarkable, "--year", "2027", ...january, ...output], "Use either --year, or --from and --to."],
    [["daily", ...remarkable, "--year", "27", ...output], '--year must be a year from 1900 to 2200, and is "27".'],
    [["daily", ...remarkable, "--from", "2027-01-01", ...output], "--to is missing: --from and --to go together."],
    [
      ["daily", ...remarkable, "--from", "2027-02-30", "--to", "2027-03-01", ...output],
      '--from must be a day that exists, as in 2026-09-01, and is "2027-02-30".',
    ],
    [
      ["daily", ...remarkable, "--from", "2027-02-01", "--to", "2027-01-01", ...output],
      "--to 2027-01-01 is before --from 2027-02-01.",
    ],
    [["daily", ...remarkable, "--locale", "klingon", ...output], 'There is no language "klingon".'],
    [
      ["daily", ...remarkable, "--without", "moons", ...output],
      'The starter daily has no optional section "moons". --without can name: weeks, day_notes.',
    ],
    [["blank", ...remarkable, "--with", "moons", ...output], "The starter blank has no optional sections."],
    [["daily", ...remarkable, "--hours", "36", ...output], '--hours must be one of 12, 24, and is "36".'],
    [
      ["daily", ...remarkable, "--week", "diagonal", ...output],
      '--week must be one of boxes, columns, rows, spread, and is "diagonal".',
    ],
    [["blank", ...remarkable, "--week", "rows", ...output], "The starter blank has no --week."],
    [
      ["meetings", ...remarkable, "--day", "halves", ...output],
      "Its layouts: --paper, --paper-spacing, --collections, --names.",
    ],
    [
      ["daily", "--profile", "boox-palma-2", "--tabs", "side", ...output],
      "--tabs side has no room on this device. Choose another layout or a larger device.",
    ],
    [
      ["daily", ...remarkable, "--paper-spacing", "3", ...output],
      '--paper-spacing must be millimeters from 4–15, and is "3".',
    ],
    [["daily", ...remarkable, "--collections", "people:9", ...output], "each up to 5 times as in people:2"],
    [["daily", ...remarkable, "--toolbar", "top", ...output], '--toolbar must be one of left, right, and is "top".'],
    [
      ["daily", "--profile", "kindle-scribe", "--toolbar", "left", ...output],
      "--toolbar is for a device whose toolbar",
    ],
    [["daily", ...remarkable, "--week-start", "someday", ...output], "--week-start must be one of monday, tuesday"],
    [["daily", ...remarkable, "--json", ...output], "--json goes with --list"],
    [["daily", "--list"], "--list takes no starter"],
  ])("what is wrong with %j", async (args, message) => {
    const cwd = folder({});
    const { code, stderr } = await octavo(["new", ...args], { cwd });
    expect(stderr).toContain(message);
    expect([code, readdirSync(cwd)]).toEqual([2, []]);
  });
});
