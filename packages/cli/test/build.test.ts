import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { longTest } from "@octavo/foundation/testing";
import { expect, test, vi } from "vitest";
import { folder, masters, octavo, octavoProgram, plan, planner, start } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000 });

const build = (cwd: string, ...more: string[]) => octavo(["build", "masters.yaml", "plan.yaml", ...more], { cwd });

test("octavo build creates a PDF and prints a one-line summary", async () => {
  const cwd = planner();
  const { code, stdout, stderr } = await octavoProgram(["build", "masters.yaml", "plan.yaml", "-o", "planner.pdf"], {
    cwd,
  });
  expect(stdout).toMatch(/^planner\.pdf {2}7 pages, 6 links, \d+ kB\n$/);
  expect(stderr).toBe("");
  expect(code).toBe(0);
  const pdf = readFileSync(join(cwd, "planner.pdf"));
  expect(pdf.subarray(0, 8).toString()).toBe("%PDF-1.5");
  expect(pdf.toString("latin1")).toMatch(/%%EOF\n$/);
});

longTest("two builds of the same documents are byte for byte equal", async () => {
  const cwd = planner();
  await build(cwd, "-o", "one.pdf");
  await octavoProgram(["build", "masters.yaml", "plan.yaml", "-o", "two.pdf"], { cwd });
  expect(readFileSync(join(cwd, "one.pdf")).equals(readFileSync(join(cwd, "two.pdf")))).toBe(true);
});

test("octavo build -o - writes the PDF to standard output and the summary to standard error", async () => {
  const cwd = planner();
  await build(cwd, "-o", "planner.pdf");
  const { bytes, stderr } = await octavoProgram(["build", "masters.yaml", "plan.yaml", "-o", "-"], { cwd });
  expect(bytes.equals(readFileSync(join(cwd, "planner.pdf")))).toBe(true);
  expect(stderr).toMatch(/^stdout {2}7 pages, /);
});

test("the template of --template renders to the same PDF", async () => {
  const cwd = planner();
  await build(cwd, "-o", "planner.pdf", "--template", "template.yaml", "--no-project");
  const { code } = await octavo(["render", "template.yaml", "-o", "again.pdf"], { cwd });
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, "again.pdf")).equals(readFileSync(join(cwd, "planner.pdf")))).toBe(true);
});

test("octavo build knows the holidays of a country and the codes of others", async () => {
  const cwd = planner({ masters: ["{date_long}", "{date_long} {holiday}"] });
  const write = (country: string) =>
    writeFileSync(join(cwd, "plan.yaml"), plan.replace("plan:\n", `plan:\n  dates: [{ holidays: ${country} }]\n`));
  write("PL");
  await build(cwd, "-o", "planner.pdf", "--template", "template.yaml");
  expect(readFileSync(join(cwd, "template.yaml"), "utf8")).toContain("2026-01-06 Święto Trzech Króli");
  write("POL");
  expect((await build(cwd, "-o", "planner.pdf")).stderr).toContain('There are no holidays for the country "POL"');
});

test("octavo build --dates adds the events of files to those of the plan", async () => {
  const cwd = planner({ masters: ["{date_long}", "{date_long} {events:1}"] });
  const event = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260106T090000\r\nSUMMARY:Choir\r\nEND:VEVENT\r\n";
  writeFileSync(join(cwd, "family.ics"), `BEGIN:VCALENDAR\r\n${event}END:VCALENDAR\r\n`);
  writeFileSync(join(cwd, "days.csv"), "every tuesday,,Market\n");
  const files = ["--dates", "family.ics", "--dates", "days.csv"];
  const { code } = await build(cwd, "-o", "planner.pdf", "--template", "template.yaml", ...files);
  const template = readFileSync(join(cwd, "template.yaml"), "utf8");
  expect([code, template.includes("2026-01-06 09:00 Choir"), template.includes("2026-01-06 Market")]).toEqual([
    0,
    true,
    true,
  ]);
  writeFileSync(join(cwd, "family.ics"), "nonsense");
  const refused = await build(cwd, "-o", "other.pdf", "--dates", "family.ics");
  expect([refused.code, existsSync(join(cwd, "other.pdf"))]).toEqual([1, false]);
  expect(refused.stderr).toContain("family.ics error  The file is not a calendar (ICS).");
});

test("octavo build --fonts uses the fonts of a folder, and refuses those that cannot be used", async () => {
  const cwd = planner({ masters: ["Helvetica-Bold", "Source Code Pro Italic"] });
  const fonts = fileURLToPath(new URL("../../press/test/fonts", import.meta.url));
  const { stdout, stderr } = await octavo(
    ["build", "masters.yaml", "plan.yaml", "-o", "own.pdf", "--classic", "--fonts", fonts],
    { cwd },
  );
  expect(stdout + stderr).not.toContain("Source Code Pro");
  expect(readFileSync(join(cwd, "own.pdf")).toString("latin1")).toContain("+SourceCodePro-It");
  const broken = folder({ "broken.ttf": "no font" });
  const refused = await octavo(["build", "masters.yaml", "plan.yaml", "-o", "no.pdf", "--fonts", broken], { cwd });
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("broken.ttf: This is no font file. Use a TTF, OTF or WOFF2 file.");
  const attempt = (missing: string) =>
    octavo(["build", "masters.yaml", "plan.yaml", "-o", "no.pdf", "--fonts", missing], { cwd });
  expect(await attempt("absent")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('"absent" cannot be read'),
  });
  const empty = folder({ "notes.txt": "no font" });
  expect(await attempt(empty)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("contains no TTF, OTF or WOFF2"),
  });
});

test("octavo build --json prints one object and nothing else", async () => {
  const cwd = planner({ masters: ["{date_long}", "{date_lnog}"] });
  const args = ["build", "masters.yaml", "plan.yaml", "-o", "planner.pdf", "--json"];
  const { code, stdout, stderr } = await octavoProgram(args, { cwd });
  expect(JSON.parse(stdout)).toEqual({
    pages: 7,
    links: 6,
    bytes: statSync(join(cwd, "planner.pdf")).size,
    output: "planner.pdf",
    diagnostics: [
      expect.objectContaining({
        severity: "warning",
        count: 7,
        message: expect.stringContaining('"date_lnog"'),
      }),
    ],
    stats: expect.objectContaining({ total_pages: 7, total_links: 6, total_widgets: 14, sections: { days: 7 } }),
  });
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

test("octavo build --json has the same shape when there is no PDF", async () => {
  const { code, stdout, stderr } = await build(
    planner({ plan: ["master: Day", "master: Dya"] }),
    "-o",
    "planner.pdf",
    "--json",
  );
  expect(JSON.parse(stdout)).toEqual({
    pages: 0,
    links: 0,
    bytes: 0,
    output: null,
    diagnostics: [expect.objectContaining({ severity: "error", code: "unknown_master" })],
    stats: null,
  });
  expect(stderr).toBe("");
  expect(code).toBe(1);
});

test("--profile overrides the device of the plan", async () => {
  const cwd = planner();
  const { code, stderr } = await build(
    cwd,
    "-o",
    "planner.pdf",
    "--template",
    "template.yaml",
    "--profile",
    "Supernote_Nomad",
  );
  expect(stderr).toMatch(/^plan\.yaml:2:10 warning  .*Supernote Nomad.*\n.*\n$/);
  expect(readFileSync(join(cwd, "template.yaml"), "utf8")).toContain("profile: supernote-nomad");
  expect(code).toBe(0);
});

test("documents with errors keep an earlier PDF unchanged", async () => {
  const cwd = planner({ plan: ["master: Day", "master: Dya"] });
  writeFileSync(join(cwd, "planner.pdf"), "of yesterday");
  const { code, stderr } = await build(cwd, "-o", "planner.pdf");
  expect(stderr).toMatch(/^plan\.yaml:6:29 error .*\n.*\n1 error: no PDF was written\.\n$/);
  expect(code).toBe(1);
  expect(readFileSync(join(cwd, "planner.pdf"), "utf8")).toBe("of yesterday");
});

longTest("an interrupted build leaves no file and keeps an earlier PDF unchanged", async () => {
  const cwd = planner({ plan: ["each_day", "count, count: 10000"] });
  writeFileSync(join(cwd, "planner.pdf"), "of yesterday");
  const before = readdirSync(cwd);
  const child = start(["build", "masters.yaml", "plan.yaml", "-o", "planner.pdf"], { cwd });
  const ended = new Promise((resolve) => child.on("exit", (_code, signal) => resolve(signal)));
  await vi.waitUntil(() => readdirSync(cwd).length > before.length, { timeout: 20_000, interval: 10 });
  child.kill("SIGTERM");
  expect(await ended).toBe("SIGTERM");
  expect(readdirSync(cwd)).toEqual(before);
  expect(readFileSync(join(cwd, "planner.pdf"), "utf8")).toBe("of yesterday");
});

test("a PDF behind a symbolic link is replaced in its own folder", async () => {
  const cwd = planner();
  const away = folder({ "real.pdf": "of yesterday" });
  symlinkSync(join(away, "real.pdf"), join(cwd, "planner.pdf"));
  await build(cwd, "-o", "planner.pdf");
  expect(readFileSync(join(away, "real.pdf"), "latin1")).toMatch(/^%PDF/);
});

test("special files are written to and not replaced", async () => {
  if (process.platform === "win32") return;
  expect((await build(planner(), "-o", "/dev/null")).code).toBe(0);
  expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
});

const latin1 = Buffer.from("name: \xfcber", "latin1");

test.each([
  {
    what: "a file that is not there",
    args: ["nope.yaml", "plan.yaml", "-o", "x.pdf"],
    says: '"nope.yaml" cannot be read: the file does not exist.',
  },
  {
    what: "a folder instead of a document",
    args: [".", "plan.yaml", "-o", "x.pdf"],
    says: '"." cannot be read: it is a folder, not a file.',
  },
  {
    what: "a path through a file",
    args: ["plan.yaml/x", "plan.yaml", "-o", "x.pdf"],
    says: '"plan.yaml/x" cannot be read: a part of its path is a file, not a folder.',
  },
  {
    what: "a link that leads to itself",
    args: ["loop.yaml", "plan.yaml", "-o", "x.pdf"],
    says: '"loop.yaml" cannot be read: too many symbolic links encountered.',
  },
  {
    what: "text that is not UTF-8",
    args: ["latin1.yaml", "plan.yaml", "-o", "x.pdf"],
    says: '"latin1.yaml" is not UTF-8 text.',
  },
  {
    what: "a folder that is not there",
    args: ["masters.yaml", "plan.yaml", "-o", "out/x.pdf"],
    says: 'There is no folder "out" to write x.pdf into.',
  },
  { what: "a folder as the PDF", args: ["masters.yaml", "plan.yaml", "-o", "."], says: '"." is a folder.' },
  {
    what: "a PDF over its own plan",
    args: ["masters.yaml", "plan.yaml", "-o", "./plan.yaml"],
    says: '"./plan.yaml" is an input document',
  },
  { what: "one document", args: ["masters.yaml", "-o", "x.pdf"], says: "Name two documents" },
  { what: "no output", args: ["masters.yaml", "plan.yaml"], says: "Name the file for the PDF" },
  { what: "standard input twice", args: ["-", "-", "-o", "x.pdf"], says: "Only one of the two documents" },
  {
    what: "PDF and JSON in one stream",
    args: ["masters.yaml", "plan.yaml", "-o", "-", "--json"],
    says: "can't both be written to standard output",
  },
  {
    what: "PDF and template in one file",
    args: ["masters.yaml", "plan.yaml", "-o", "x", "--template", "x"],
    says: "need two different files",
  },
  {
    what: "a device that does not exist",
    args: ["masters.yaml", "plan.yaml", "-o", "x.pdf", "--profile", "remarkabel-2"],
    says: "Did you mean remarkable-2?",
  },
])("$what is refused in a sentence", async ({ args, says }) => {
  const cwd = folder({ "masters.yaml": masters, "plan.yaml": plan, "latin1.yaml": latin1 });
  symlinkSync("loop.yaml", join(cwd, "loop.yaml"));
  const { code, stdout, stderr } = await octavo(["build", ...args], { cwd });
  expect(stderr).toContain(`octavo: `);
  expect(stderr).toContain(says);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stdout).toBe("");
  expect(code).toBe(2);
  expect(existsSync(join(cwd, "x.pdf"))).toBe(false);
});

test("octavo build --fit rescales the designs to the device, and the warning of the scale goes away", async () => {
  const cwd = planner({ masters: ["page_size: Device, profile: remarkable-2", "page_size: A4"] });
  const asDrawn = await build(cwd, "-o", "drawn.pdf");
  expect(asDrawn.stderr).toContain("it will be shown at 71 % of its size");
  const { code, stderr } = await build(cwd, "-o", "fitted.pdf", "--template", "fitted.yaml", "--fit");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, "fitted.yaml"), "utf8")).toContain("width: 447.29");
});

test("octavo build --keep-sizes fills the page of the device with more lines of the same height", async () => {
  const lines =
    "{ id: notes, type: lines, position: { x: 40, y: 60, width: 360, height: 500 }, properties: { line_count: 26 } }";
  const library = `{ canvas: { page_size: Device, profile: remarkable-2 }, masters: [{ name: Day, widgets: [${lines}] }] }`;
  const calendar = "{ start_date: 2027-01-01, end_date: 2027-01-02, pages_per_day: 1 }";
  const days = `{ plan: { calendar: ${calendar}, sections: [{ kind: days, master: Day, generate: each_day }], order: [days] } }`;
  const cwd = folder({ "masters.yaml": library, "plan.yaml": days });
  const linesOn = async (profile: string) => {
    const args = ["-o", "kept.pdf", "--template", "kept.yaml", "--profile", profile, "--keep-sizes"];
    const { code, stderr } = await build(cwd, ...args);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const template = readFileSync(join(cwd, "kept.yaml"), "utf8");
    const [, spacing] = /line_spacing: ([\d.]+)/.exec(template) ?? [];
    return { count: Number(/line_count: (\d+)/.exec(template)?.[1]), spacing: Number(spacing ?? 20) };
  };
  expect(await linesOn("remarkable-2")).toEqual({ count: 26, spacing: 20 });
  // The page is 171.6 points higher, and 147.1 points lower.
  expect(await linesOn("boox-tab-x-c")).toEqual({ count: 34, spacing: 20 });
  expect(await linesOn("supernote-nomad")).toEqual({ count: 18, spacing: 20 });
  const { code, stderr } = await build(
    cwd,
    "-o",
    "again.pdf",
    "--update",
    "kept.pdf",
    "--profile",
    "supernote-nomad",
    "--keep-sizes",
  );
  expect(stderr).toContain("safe to replace");
  expect(code).toBe(0);
});

test("octavo build refuses --fit with --keep-sizes", async () => {
  const { code, stderr } = await build(planner(), "-o", "x.pdf", "--fit", "--keep-sizes");
  expect(stderr).toContain("Use either --fit, which scales, or --keep-sizes, which does not.");
  expect(code).toBe(2);
});

test("octavo build --fit without a device is refused", async () => {
  const { code, stderr } = await build(planner({ plan: ["profile: remarkable-2\n", ""] }), "-o", "x.pdf", "--fit");
  expect(stderr).toContain("--fit needs a device");
  expect(code).toBe(2);
});

test("octavo build --classic writes PDF 1.4", async () => {
  const cwd = planner();
  const { code } = await build(cwd, "-o", "classic.pdf", "--classic");
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, "classic.pdf"), "latin1")).toMatch(/^%PDF-1\.4/);
});
