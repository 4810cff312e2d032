import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { longTest, sampled } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { cut, type Face, folded, folio, half, printed } from "./fold-sheets.ts";
import { folder, octavo, planner } from "./octavo.ts";
import { checkReferences } from "./print-references.ts";
import { checkPdf, linksOf, type PrintedPage, printedPages, textsOf, type Word } from "./printed-words.ts";

const cwd = folder({});
const at = (name: string) => join(cwd, name);

async function run(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await octavo(args, { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

/** Prints `planner.pdf`, and reads what poppler finds on the sheets. */
async function print(name: string, ...options: string[]): Promise<readonly PrintedPage[]> {
  return printOf("planner.pdf", name, ...options);
}

async function printOf(planner: string, name: string, ...options: string[]): Promise<readonly PrintedPage[]> {
  await run("print", planner, "-o", name, ...options);
  checkPdf(at(name));
  return printedPages(at(name));
}

/** Pages of `small.pdf`. */
const small = 49;
const numbersTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** Signatures of as many sheets, in the order of the PDF. */
function inSignatures<Sheet>(sheets: readonly Sheet[], sizes: readonly number[]): readonly (readonly Sheet[])[] {
  let first = 0;
  return sizes.map((size) => {
    first += size;
    return sheets.slice(first - size, first);
  });
}

let pages: readonly PrintedPage[];
/** The same pages with their numbers, one on a side. */
let numbered: readonly PrintedPage[];

beforeAll(async () => {
  await run("new", "weekly", "--profile", "remarkable-2", "--year", "2027", "-o", "planner.pdf");
  await run(
    "new",
    "projects",
    "--profile",
    "paper-a5",
    "--from",
    "2027-01-01",
    "--to",
    "2027-01-31",
    "-o",
    "small.pdf",
  );
  pages = printedPages(at("planner.pdf"));
  numbered = await print("numbered.pdf");
});

describe("a booklet of the weekly planner on A4", () => {
  test("has its pages in order once it is folded", async () => {
    const sides = await print("booklet.pdf", "--sheet", "a4", "--booklet", "--creep", "0.1mm", "--marks");
    expect(sides[0]).toMatchObject({ width: 841.89, height: 595.28 });
    const faces = inSignatures(printed(sides, "short"), [7, 7, 7, 6, 6]).flatMap((sheets) => folded(sheets));
    expect(faces.map(folio)).toEqual([...numbersTo(129), undefined, undefined, undefined]);
    for (const [i, page] of numbered.entries())
      expect(textsOf(faces[i] as Face), `page ${i + 1}`).toEqual(textsOf(page));
  });

  longTest("has its backs upside down if the printer flips on the long edge", async () => {
    const sides = await printOf(
      "small.pdf",
      "long.pdf",
      "--sheet",
      "a4",
      "--booklet",
      "--duplex",
      "long",
      "--signature",
      "100",
    );
    const faces = folded(printed(sides, "long"));
    expect(faces.map(folio).slice(0, small)).toEqual(numbersTo(small));
  });

  longTest("moves the pages of inner sheets towards the fold by the thickness of the paper", async () => {
    const creep = 0.25;
    const sides = await print("creep.pdf", "--sheet", "a4", "--booklet", "--creep", `${creep}mm`, "--signature", "8");
    const [signature = []] = inSignatures(printed(sides, "short"), [7]);
    const faces = folded(signature);
    const scale = scaleOf(faces[0] as Face, numbered[0] as PrintedPage);
    const fromSpine = faces.map((face, i) => {
      const [word, before] = [face.words[0] as Word, numbered[i]?.words[0] as Word];
      const origin = word.left - before.left * scale;
      return i % 2 === 0 ? origin : face.width - (origin + (numbered[i]?.width ?? 0) * scale);
    });
    for (const [i, { depth }] of faces.entries())
      expect(fromSpine[i], `page ${i + 1}`).toBeCloseTo((-depth * creep * 72) / 25.4, 1);
  });

  test("is the same file each time, smaller than the planner, without its links", async () => {
    const [first, second] = ["once.pdf", "again.pdf"].map((name) => ["print", "planner.pdf", "-o", name, "--booklet"]);
    await run(...(first as string[]));
    await run(...(second as string[]));
    expect(readFileSync(at("once.pdf")).equals(readFileSync(at("again.pdf")))).toBe(true);
    expect(readFileSync(at("once.pdf")).length).toBeLessThan(readFileSync(at("planner.pdf")).length);
    expect(linksOf(at("once.pdf")).flat()).toEqual([]);
  });
});

/** Relation of the distances of two words. */
function scaleOf(placed: PrintedPage, page: PrintedPage): number {
  const [from, to] = [page, placed].map(({ words }) => (words.at(-1)?.top ?? 0) - (words[0]?.top ?? 0));
  return (to ?? 0) / (from ?? 1);
}

describe("page numbers in place of links", () => {
  test("are on every page", () => {
    expect(numbered.map(folio)).toEqual(numbersTo(129));
  });

  test("lead to the page that the link leads to", () => {
    const { references, links } = checkReferences({ pages, numbered, links: linksOf(at("planner.pdf")) });
    console.log(`figure: references at ${references} of ${links} links of the weekly planner`);
    expect(references).toBeGreaterThan(0.95 * links);
  });
});

const digits: readonly (readonly [string, RegExp])[] = [
  ["ar", /[\u0660-\u0669]/],
  ["fa", /[\u06f0-\u06f9]/],
  ["hi", /[\u0966-\u096f]/],
  ["bn", /[\u09e6-\u09ef]/],
];

test.each(sampled(digits, 4, 3))(
  "a planner in %s with digits of its language has them in its numbers and references",
  async (locale, digit) => {
    const own = folder({});
    const dates = ["--from", "2027-01-01", "--to", "2027-01-31", "--calendar", "gregorian"];
    await octavo(["new", "weekly", "--profile", "paper-a5", ...dates, "--locale", locale, "--documents", "."], {
      cwd: own,
    });
    const plan = readFileSync(join(own, "plan.yaml"), "utf8").replace(/^ +digits: .*\n/m, "");
    writeFileSync(join(own, "plan.yaml"), plan.replace(/^ {2}calendar:\n/m, "  calendar:\n    digits: native\n"));
    expect((await octavo(["build", "masters.yaml", "plan.yaml", "-o", "own.pdf"], { cwd: own })).stderr).toBe("");
    await octavo(["print", "own.pdf", "-o", "numbered.pdf"], { cwd: own });
    const [pages, numbered] = ["own.pdf", "numbered.pdf"].map((name) => printedPages(join(own, name)));
    const links = linksOf(join(own, "own.pdf"));
    const checked = checkReferences({
      pages: pages ?? [],
      numbered: numbered ?? [],
      links,
      isRightToLeft: ["ar", "fa"].includes(locale),
    });
    expect(checked.references).toBeGreaterThan(0.85 * checked.links);
    expect(numbered?.map(folio)).toEqual(numbersTo(pages?.length ?? 0));
    const withLatin = (page: PrintedPage | undefined) => page?.words.filter(({ text }) => /[0-9]/.test(text)).length;
    for (const [i, page] of (numbered ?? []).entries()) {
      const [lowest] = page.words.toSorted((a, b) => b.bottom - a.bottom);
      expect(lowest?.text).toMatch(digit);
      expect(withLatin(page)).toBe(withLatin(pages?.[i]));
    }
  },
);

describe("other layouts", () => {
  longTest("leaves that are cut apart are in order when the second pile is under the first", async () => {
    const sides = await printOf("small.pdf", "cut.pdf", "--sheet", "a4", "--layout", "cut", "--binding", "8mm");
    const leaves = cut(printed(sides, "short"), "upright");
    expect(leaves.map(folio).slice(0, small)).toEqual(numbersTo(small));
  });

  test("two pages of a side are beside each other in reading order", async () => {
    const sides = await printOf("small.pdf", "two.pdf", "--sheet", "letter", "--layout", "two", "--duplex", "none");
    expect(sides).toHaveLength(Math.ceil(small / 2));
    const halves = (["left", "right"] as const).map((which) => half(sides[1] as PrintedPage, which));
    expect(halves.map(folio)).toEqual([3, 4]);
  });

  longTest("the binding margin is at the left of right pages and at the right of left pages", async () => {
    const left = (sides: readonly PrintedPage[], i: number) => sides[i]?.words[0]?.left ?? 0;
    const plain = await printOf("small.pdf", "plain.pdf", "--sheet", "a4", "--scale", "90");
    const bound = await printOf(
      "small.pdf",
      "bound.pdf",
      "--sheet",
      "a4",
      "--scale",
      "90",
      "--binding",
      "20mm",
      "--holes",
      "four",
    );
    const shift = (10 * 72) / 25.4;
    expect(left(bound, 0) - left(plain, 0)).toBeCloseTo(shift, 1);
    expect(left(bound, 1) - left(plain, 1)).toBeCloseTo(-shift, 1);
  });

  test("pages of the named sections begin on left pages, and the numbers count the blank ones", async () => {
    const sides = await print("facing.pdf", "--facing", "months");
    const found = sides.map(folio);
    const months = sides.flatMap(({ words }, i) => (words.some(({ text }) => text === "Goals") ? [i + 1] : []));
    expect(months).toHaveLength(12);
    expect(months.every((place) => place % 2 === 0)).toBe(true);
    expect(found.every((number, i) => number === undefined || number === i + 1)).toBe(true);
    const tab = sides[0]?.words.find(({ text }, i, all) => all[i - 2]?.text === "→" && text === String(months[1]));
    expect(tab).toBeDefined();
  });

  test("items of two pages face each other", async () => {
    const own = planner({ plan: ["pages_per_day: 1", "pages_per_day: 2"] });
    const result = await octavo(["print", "masters.yaml", "plan.yaml", "-o", "pairs.pdf", "--facing", "pairs"], {
      cwd: own,
    });
    expect(result.code, result.stderr).toBe(0);
    expect(printedPages(join(own, "pairs.pdf")).map(folio)).toEqual([undefined, ...numbersTo(15).slice(1)]);
  });
});

describe("options that cannot be used", () => {
  test.each([
    [["--sheet", "0x0mm"], "A sheet measures from 25 to 2000 mm on each side."],
    [["--sheet", "-210x297mm"], "--sheet needs a value after it."],
    [["--sheet", "NaNxNaN"], "--sheet must be a size such as a3"],
    [["--sheet", "999999x999999in"], "A sheet measures from 25 to 2000 mm on each side."],
    [["--sheet", "a44"], "--sheet must be a size such as a3"],
    [["--booklet", "--creep", "1m"], '--creep must be a length such as 3mm or 0.1in, and is "1m".'],
    [["--booklet", "--creep", "3mm"], "Type a length from 0 to 2 mm for the creep (the thickness of the paper)."],
    [
      ["--booklet", "--creep", "2mm"],
      "With 7 sheets inside each other, the creep moves the innermost pages by 12 mm, more than 10 mm",
    ],
    [["--booklet", "--signature", "0"], "A signature has from 1 to 100 sheets, as a whole number."],
    [["--booklet", "--signature", "1.5"], "A signature has from 1 to 100 sheets, as a whole number."],
    [["--booklet", "--signature", "1e9"], '--signature must be a number of sheets, such as 8, and is "1e9".'],
    [["--booklet", "--duplex", "none"], "A booklet is printed on both sides of the sheets."],
    [["--booklet", "--layout", "two"], "--booklet and --layout two contradict each other"],
    [["--creep", "0.1mm"], "--creep goes with a booklet"],
    [["--layout", "three"], "--layout must be one of one, two, cut, booklet"],
    [["--sheet", "a4", "--margin", "100mm", "--binding", "100mm"], "The margins leave no room for pages on the sheet"],
    [
      ["--sheet", "a6", "--scale", "100"],
      "At 100 %, the pages are larger than their place on the sheet, which has room for 66.",
    ],
    [["--scale", "0"], "Pages are printed at 5 to 400 % of their size."],
    [["--sheet", "a5", "--holes", "four"], "These holes need an edge of at least 246 mm"],
    [["--facing", "moons"], 'The planner has no section "moons" that can begin on left pages; it has "year", "months"'],
    [["--facing", ","], '--facing must be "pairs" or names of sections'],
    [["--fit"], "--fit goes with MASTERS and PLAN, not with a PDF."],
  ])("%s", async (options, message) => {
    const { code, stderr } = await octavo(["print", "planner.pdf", "-o", "none.pdf", ...options], { cwd });
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    expect(existsSync(at("none.pdf"))).toBe(false);
  });

  test("a PDF without its project cannot be printed", async () => {
    await run("new", "monthly", "--profile", "remarkable-2", "--no-project", "-o", "bare.pdf");
    const { code, stderr } = await octavo(["print", "bare.pdf", "-o", "none.pdf"], { cwd });
    expect(stderr).toContain("bare.pdf does not contain its project");
    expect(code).toBe(2);
  });
});

test("the checks of a paper are about print, not about fingertips", async () => {
  const own = planner({ masters: ["size: 16", "size: 5"] });
  const check = async (...more: string[]) => {
    const { stdout, stderr } = await octavo(["check", "masters.yaml", "plan.yaml", ...more], { cwd: own });
    return stdout + stderr;
  };
  const small = readFileSync(join(own, "masters.yaml"), "utf8").replace(
    "width: 90, height: 30",
    "width: 90, height: 12",
  );
  writeFileSync(join(own, "masters.yaml"), small);
  expect(await check()).toContain("a fingertip needs");
  const onPaper = await check("--profile", "paper-a5");
  expect(onPaper).toContain("in print is hard to read: 6 pt is the least");
  expect(onPaper).not.toContain("fingertip");
});
