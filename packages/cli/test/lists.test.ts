/** Lists from files: a page for each row, and a planner for each row. Poppler, qpdf and Python read the results. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, test } from "vitest";
import { folder, octavo, octavoProgram } from "./octavo.ts";
import { linksOf } from "./printed-words.ts";

const masters = `canvas: { page_size: Device, profile: remarkable-2 }
masters:
  - name: Index
    widgets:
      - { id: list, type: row_list, position: { x: 40, y: 40, width: 360, height: 500 }, properties: { rows_section: pupil, count: 30 } }
  - name: Pupil
    widgets:
      - { id: title, type: text_block, position: { x: 40, y: 30, width: 360, height: 30 }, content: "Page of {row:Name}, {row:Class}" }
      - { id: back, type: internal_link, position: { x: 40, y: 64, width: 90, height: 30 }, content: Index, properties: { bind: "index(index)" } }
      - { id: notes, type: internal_link, position: { x: 140, y: 64, width: 90, height: 30 }, content: Notes, properties: { bind: "notes({row})" } }
  - name: Notes
    widgets:
      - { id: title, type: text_block, position: { x: 40, y: 30, width: 360, height: 30 }, content: "Notes on {row:Name}" }
      - { id: back, type: internal_link, position: { x: 40, y: 64, width: 90, height: 30 }, content: Back, properties: { bind: "pupil({row})" } }
  - name: Cover
    widgets:
      - { id: title, type: text_block, position: { x: 40, y: 30, width: 360, height: 30 }, content: "Planner of {row:Name}" }
  - name: Day
    widgets:
      - { id: title, type: text_block, position: { x: 40, y: 30, width: 360, height: 30 }, content: "{date}" }
`;

const plan = `name: Class
profile: remarkable-2
plan:
  sections:
    - { kind: index, master: Index, generate: once }
    - { kind: pupil, master: Pupil, generate: each_row, rows: pupils, reserve: 2 }
    - { kind: notes, master: Notes, generate: each_row, rows: pupils, reserve: 2 }
  data:
    - { name: pupils, key: Id, title: Name, columns: { Born: date }, rows: "Id,Name,Class,Born" }
`;

const personal = `name: Planner
profile: remarkable-2
plan:
  calendar: { start_date: "2027-01-01", end_date: "2027-01-03" }
  sections:
    - { kind: cover, master: Cover, generate: once }
    - { kind: day, master: Day, generate: each_day }
  data:
    - { name: pupils, rows: "Id,Name" }
`;

const numbers = Array.from({ length: 24 }, (_, i) => i + 1);
const row = (number: number) =>
  `p${number},Pupil ${number},${number % 2 === 0 ? "5a" : "5b"},2016-01-${String(number).padStart(2, "0")}`;
const csv = (rows: readonly string[]) => `\uFEFFId,Name,Class,Born\r\n${rows.join("\r\n")}\r\n`;

const files = {
  "masters.yaml": masters,
  "plan.yaml": plan,
  "personal.yaml": personal,
  "pupils.csv": csv(numbers.map(row)),
};

const build = (cwd: string, planFile: string, ...more: readonly string[]) =>
  octavo(["build", "masters.yaml", planFile, ...more], { cwd });

/** First line of each page, by poppler. */
function firstLines(pdf: string): readonly string[] {
  const pages = execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" }).split("\f").slice(0, -1);
  return pages.map((page) => page.trim().split("\n")[0]?.trim() ?? "");
}

/** Pages in the order of the links on a page, by qpdf. */
function linkedPages(pdf: string, page: number): readonly number[] {
  const { qpdf, pages } = JSON.parse(
    execFileSync("qpdf", ["--json", "--json-key=pages", "--json-key=qpdf", pdf], { maxBuffer: 2 ** 28 }).toString(),
  );
  const objects = qpdf[1];
  const numberOf = (ref: string) => pages.findIndex(({ object }: { object: string }) => object === ref) + 1;
  const at = (ref: unknown) => (typeof ref === "string" && ref.endsWith(" R") ? objects[`obj:${ref}`].value : ref);
  const annotations = at(at(pages[page - 1].object)["/Annots"]) ?? [];
  return annotations.map((each: unknown) => {
    const { "/Dest": dest, "/A": action } = at(each) as Record<string, unknown>;
    const target = at(dest ?? (at(action) as Record<string, unknown>)?.["/D"]) as readonly string[];
    return numberOf(target[0] ?? "");
  });
}

test("a class of 24 pupils from a CSV file has a page each, an index, and notes that are linked both ways", async () => {
  const cwd = folder(files);
  const { code, stdout, stderr } = await octavoProgram(
    ["build", "masters.yaml", "plan.yaml", "-o", "class.pdf", "--data", "pupils=pupils.csv"],
    { cwd },
  );
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^class\.pdf {2}53 pages, /);
  const pdf = join(cwd, "class.pdf");
  const lines = firstLines(pdf);
  expect(lines.slice(0, 3)).toEqual(["Pupil 1", "Page of Pupil 1, 5b", "Page of Pupil 2, 5a"]);
  expect(lines[27]).toBe("Notes on Pupil 1");
  expect(linkedPages(pdf, 1)).toEqual(numbers.map((number) => number + 1));
  expect(linkedPages(pdf, 3)).toEqual([1, 29]);
  expect(linkedPages(pdf, 29)).toEqual([3]);
  execFileSync("qpdf", ["--check", pdf]);
});

const pupil = (number: number) => `p${number},Pupil ${number},5a,2016-01-01`;

longTest("a school of 2,000 pupils has all of them in its index, which leads to their pages and back", async () => {
  const pupils = Array.from({ length: 2000 }, (_, i) => i + 1);
  const cwd = folder({
    ...files,
    "pupils.csv": csv(pupils.map(pupil)),
    "masters.yaml": masters.replace("index(index)", "index({row})"),
    "school.yaml": plan.replace("generate: once", "generate: once, pages_per_item: 67").replaceAll(", reserve: 2", ""),
  });
  const { code, stderr } = await build(cwd, "school.yaml", "-o", "school.pdf", "--data", "pupils=pupils.csv");
  expect([code, stderr]).toEqual([0, ""]);
  const pdf = join(cwd, "school.pdf");
  const links = linksOf(pdf).map((found) => found.map(({ target }) => target));
  expect(links.slice(0, 67).flat()).toEqual(pupils.map((number) => 67 + number));
  expect(links[67 + 1234]).toEqual([Math.ceil(1235 / 30), 67 + 2000 + 1235]);
  const names = execFileSync("pdftotext", ["-l", "67", pdf, "-"], { encoding: "utf8" }).split(/\s*\n\s*/);
  expect(names.filter((name) => name.startsWith("Pupil "))).toEqual(pupils.map((number) => `Pupil ${number}`));
});

longTest("a list with more pages than a planner can have names the sections and the remedy", async () => {
  const pupils = Array.from({ length: 6000 }, (_, i) => i + 1);
  const cwd = folder({ ...files, "pupils.csv": csv(pupils.map(pupil)) });
  const { code, stderr } = await build(cwd, "plan.yaml", "-o", "school.pdf", "--data", "pupils=pupils.csv");
  expect([code, existsSync(join(cwd, "school.pdf"))]).toEqual([1, false]);
  expect(stderr).toContain("The plan makes more than 10,000 pages, which is the limit");
  expect(stderr).toContain("Choose fewer rows for section 'notes', or divide the list into several planners");
});

longTest("a pupil who is added in the middle moves no page, and neither does another order", async () => {
  const cwd = folder(files);
  await build(cwd, "plan.yaml", "-o", "old.pdf", "--data", "pupils=pupils.csv");
  const grown = [
    ...numbers.slice(0, 12).map(row),
    "p99,Added,5a,2016-05-05",
    ...numbers.slice(12).map(row),
  ].toReversed();
  writeFileSync(join(cwd, "pupils.csv"), csv(grown));
  const { stderr } = await build(
    cwd,
    "plan.yaml",
    "-o",
    "new.pdf",
    "--data",
    "pupils=pupils.csv",
    "--update",
    "old.pdf",
  );
  expect(stderr).toContain(" 0 moved");
  const [old, fresh] = [firstLines(join(cwd, "old.pdf")), firstLines(join(cwd, "new.pdf"))];
  const places = [...old.keys()].filter(
    (page) => old[page]?.startsWith("Page of") || old[page]?.startsWith("Notes on"),
  );
  expect(places).toHaveLength(48);
  expect(places.map((page) => fresh[page])).toEqual(places.map((page) => old[page]));
  expect(fresh).toContain("Page of Added, 5a");
});

test("--each makes a planner for each row, with its name and its dates, as one ZIP file that is always the same", async () => {
  const count = isLong() ? 24 : 6;
  const some = numbers.slice(0, count);
  const cwd = folder({
    ...files,
    "pupils.tsv": `Id\tName\tstart_date\tend_date\n${some.map((n) => `p${n}\tPupil ${n}\t${n === 2 ? "2027-09-01\t2027-09-05" : "\t"}`).join("\n")}\n`,
  });
  const args = ["-o", "planners.zip", "--data", "pupils=pupils.tsv", "--each", "pupils"];
  const { code, stdout, stderr } = await build(cwd, "personal.yaml", ...args);
  expect([code, stderr]).toEqual([0, ""]);
  // Four pages each, and six for the second pupil.
  expect(stdout).toContain(`planners.zip  ${count} planners, ${4 * count + 2} pages, `);
  execFileSync("python3", ["-m", "zipfile", "-e", "planners.zip", "out"], { cwd });
  execFileSync("python3", ["-m", "zipfile", "-t", "planners.zip"], { cwd });
  expect(firstLines(join(cwd, "out/p1-pupil-1.pdf"))).toEqual([
    "Planner of Pupil 1",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
  expect(firstLines(join(cwd, "out/p2-pupil-2.pdf"))).toHaveLength(6);
  expect(some.every((n) => existsSync(join(cwd, `out/p${n}-pupil-${n}.pdf`)))).toBe(true);
  execFileSync("qpdf", ["--check", join(cwd, `out/p${count}-pupil-${count}.pdf`)]);
  const before = readFileSync(join(cwd, "planners.zip"));
  await build(cwd, "personal.yaml", ...args);
  expect(readFileSync(join(cwd, "planners.zip")).equals(before)).toBe(true);
  const json = await build(cwd, "personal.yaml", ...args, "--json");
  expect(JSON.parse(json.stdout).planners[1]).toEqual({
    row: "p2",
    title: "Pupil 2",
    file: "p2-pupil-2.pdf",
    pages: 6,
  });
});

longTest("a planner of a row can be updated like any other", async () => {
  const cwd = folder(files);
  await build(cwd, "personal.yaml", "-o", "planners.zip", "--data", "pupils=pupils.csv", "--each", "pupils");
  execFileSync("python3", ["-m", "zipfile", "-e", "planners.zip", "out"], { cwd });
  const { code } = await octavo(["inspect", "out/p3-pupil-3.pdf", "--documents", "found"], { cwd });
  expect(code).toBe(0);
  const found = readFileSync(join(cwd, "found/plan.yaml"), "utf8");
  expect([found.includes("Pupil 3"), found.includes("Pupil 4")]).toEqual([true, false]);
  await octavo(
    ["build", "found/masters.yaml", "found/plan.yaml", "-o", "again.pdf", "--update", "out/p3-pupil-3.pdf"],
    { cwd },
  );
  expect(firstLines(join(cwd, "again.pdf"))).toEqual(firstLines(join(cwd, "out/p3-pupil-3.pdf")));
});

test("pictures come by file name from a folder", async () => {
  const cwd = folder({
    "masters.yaml": `canvas: { page_size: Device, profile: remarkable-2 }
masters:
  - name: Pupil
    widgets:
      - { id: photo, type: image, position: { x: 40, y: 40, width: 100, height: 100 }, properties: { image_src: "{row:Photo}" } }
`,
    "plan.yaml": plan.replace(
      / {2}sections:[\s\S]*/,
      "  sections: [{ kind: pupil, master: Pupil, generate: each_row }]\n  data: [{ name: pupils, columns: { Photo: picture }, rows: Id }]\n",
    ),
    "pupils.csv": "Id,Photo\n1,ann.png\n2,missing.png\n",
  });
  const photo = readFileSync(new URL("../../../docs/planner.png", import.meta.url));
  mkdirSync(join(cwd, "photos"));
  writeFileSync(join(cwd, "photos/ann.png"), photo);
  writeFileSync(join(cwd, "photos/unused.png"), photo);
  const { code, stderr } = await build(
    cwd,
    "plan.yaml",
    "-o",
    "class.pdf",
    "--data",
    "pupils=pupils.csv",
    "--pictures",
    "photos",
  );
  expect(code).toBe(0);
  expect(stderr).toContain(
    'pupils.csv warning  Line 3, column "Photo": there is no picture with the name "missing.png"',
  );
  const images = execFileSync("pdfimages", ["-list", join(cwd, "class.pdf")], { encoding: "utf8" });
  expect(images.split("\n").filter((line) => /\bimage\b/.test(line))).toHaveLength(1);
});

test("bad rows are named with file, line and column", async () => {
  const cwd = folder({
    ...files,
    "pupils.csv": 'Id,Name,Class,Born\np1,Ann,5a,soon\n\n,Nobody,5a,\np2,"Two\nlines",5a,later\n',
  });
  const { stderr } = await build(cwd, "plan.yaml", "-o", "class.pdf", "--data", "pupils=pupils.csv");
  expect(stderr).toContain(
    'pupils.csv warning  Line 2, column "Born": "soon" is no date, such as 2027-03-04 or 4.3.2027',
  );
  expect(stderr).toContain('pupils.csv warning  Line 4, column "Id": without a value the row has no page');
  expect(stderr).toContain('pupils.csv warning  Line 5, column "Born": "later" is no date');
  writeFileSync(join(cwd, "pupils.csv"), 'Id,Name\np1,"Ann\n');
  const open = await build(cwd, "plan.yaml", "-o", "none.pdf", "--data", "pupils=pupils.csv");
  expect([open.code, existsSync(join(cwd, "none.pdf"))]).toEqual([1, false]);
  expect(open.stderr).toContain("pupils.csv error  Line 2: a quotation mark has no second one");
});

test("octavo check names bad rows, and needs a plan for them", async () => {
  const cwd = folder({ ...files, "pupils.csv": "Id,Name,Class,Born\np1,Ann,5a,soon\n" });
  const data = ["--data", "pupils.csv"];
  const { stdout } = await octavo(["check", "masters.yaml", "plan.yaml", ...data], { cwd });
  expect(stdout).toContain('pupils.csv warning  Line 2, column "Born": "soon" is no date');
  expect((await octavo(["check", "plan.yaml", ...data], { cwd })).stderr).toContain("--data needs masters and plan");
});

test("refuses what is no list, with the reason and the remedy", async () => {
  const cwd = folder({
    ...files,
    "latin.csv": Buffer.from("Id,Name\n1,Zoë\n", "latin1"),
    "wide.csv": Buffer.from("Id,Name\n1,Ann\n", "utf16le"),
    "zero.csv": "Id,Name\n1,Ann\n2,\0\n",
    "class.xlsx": "PK",
    "huge.csv": Buffer.alloc(7_000_000, "x,"),
    "columns.csv": `${"c,".repeat(700_000)}\n`,
  });
  const refused = async (...args: readonly string[]) => {
    const { code, stderr } = await build(cwd, "plan.yaml", "-o", "no.pdf", ...args);
    return `${code} ${stderr}`;
  };
  expect(await refused("--data", "pupils=latin.csv")).toContain(
    '2 octavo: "latin.csv" is not UTF-8 text, first in line 2. Save it as "CSV UTF-8"',
  );
  for (const [name, line] of [
    ["wide", 1],
    ["zero", 3],
  ] as const)
    expect(await refused("--data", `pupils=${name}.csv`)).toContain(
      `"${name}.csv" is not UTF-8 text, first in line ${line}.`,
    );
  expect(await refused("--data", "pupils=class.xlsx")).toContain(
    '"class.xlsx" is a spreadsheet. Save it as CSV (UTF-8)',
  );
  expect(await refused("--data", "pupils=huge.csv")).toContain('"huge.csv" is larger than 6 MB');
  expect(await refused("--data", "pupils=columns.csv")).toContain(
    "columns.csv error  A list can have 100 columns at most",
  );
  expect(await refused("--data", "pupils=none.csv")).toContain('"none.csv" cannot be read');
  expect(await refused("--pictures", "photos")).toContain("--pictures goes with --data");
  expect(await refused("--each", "pupils")).toContain("Name a ZIP file for them, as in: -o planners.zip");
  const zip = (...args: readonly string[]) => build(cwd, "plan.yaml", "-o", "no.zip", ...args);
  expect((await zip("--each", "clients")).stderr).toContain('The plan has no list "clients", but "pupils".');
  expect((await zip("--each", "pupils")).stderr).toContain('The list "pupils" has no rows');
  expect((await zip("--each", "pupils", "--update", "old.pdf")).stderr).toContain("--update does not go with it");
  expect(existsSync(join(cwd, "no.zip"))).toBe(false);
});

test("a row whose planner has errors is named, and there is no ZIP file", async () => {
  const cwd = folder({ ...files, "pupils.csv": "Id,Name,start_date,end_date\n1,Ann,,\n2,Bo,2028-01-01,2027-01-01\n" });
  const { code, stderr } = await build(
    cwd,
    "personal.yaml",
    "-o",
    "no.zip",
    "--data",
    "pupils=pupils.csv",
    "--each",
    "pupils",
  );
  expect(code).toBe(1);
  expect(stderr).toContain('The planner of row "2" of the list "pupils" has errors.');
  expect(existsSync(join(cwd, "no.zip"))).toBe(false);
});

test("a UTF-16 file with tabs is read, and a formula is text", async () => {
  const text = "\uFEFFId\tName\tClass\tBorn\n1\t=1+1\t@x\t\n";
  const cwd = folder({ ...files, "pupils.txt": Buffer.from(text, "utf16le") });
  const { code } = await build(cwd, "plan.yaml", "-o", "class.pdf", "--data", "pupils=pupils.txt");
  expect(code).toBe(0);
  expect(firstLines(join(cwd, "class.pdf"))).toContain("Page of =1+1, @x");
});
