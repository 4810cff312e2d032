/** `octavo link-test`: qpdf and poppler read the links of each form. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { folder, octavo } from "./octavo.ts";

let cwd = "";
let links: readonly PDFDict[] = [];
let pdf: PDFDocument;

beforeAll(async () => {
  cwd = folder({});
  const { code, stdout } = await octavo(["link-test", "--profile", "remarkable-2", "-o", "links.pdf"], { cwd });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^links\.pdf {2}3 pages, 18 links, \d+ kB\n$/)]);
  pdf = await PDFDocument.load(readFileSync(join(cwd, "links.pdf")));
  const annotations = pdf.getPage(0).node.lookup(PDFName.of("Annots"), PDFArray);
  links = Array.from({ length: annotations.size() }, (_, i) => annotations.lookup(i, PDFDict));
});

const link = (number: number): PDFDict => links[number - 1] as PDFDict;
const entry = (dictionary: PDFDict, key: string) => dictionary.lookup(PDFName.of(key));

/** The destination of a link, or of its action: [page, view], or a name. */
function destination(number: number): readonly [number, string] | string {
  const action = entry(link(number), "A");
  const found = action instanceof PDFDict ? entry(action, "D") : entry(link(number), "Dest");
  if (found instanceof PDFString || found instanceof PDFHexString) return found.decodeText();
  if (!(found instanceof PDFArray)) throw new Error(`Link ${number} has no destination.`);
  const page = pdf.getPages().findIndex(({ ref }) => ref === found.get(0)) + 1;
  return [page, String(found.get(1))];
}

function rectOf(number: number): readonly number[] {
  const rect = link(number).lookup(PDFName.of("Rect"), PDFArray);
  return Array.from({ length: 4 }, (_, i) => rect.lookup(i, PDFNumber).asNumber());
}

describe("the links", () => {
  test.each([
    [1, "Dest", [2, "/XYZ"]],
    [2, "Dest", [2, "/XYZ"]],
    [3, "Dest", [2, "/Fit"]],
    [4, "Dest", [2, "/FitH"]],
    [5, "Dest", "link-test:2"],
    [6, "A", [2, "/XYZ"]],
    [7, "A", [2, "/Fit"]],
    [8, "A", "link-test:2"],
    [9, "Dest", [1, "/XYZ"]],
  ] as const)("number %i has its form: %s %j", (number, key, expected) => {
    expect(destination(number)).toEqual(expected);
    expect(entry(link(number), key)).toBeDefined();
    expect(entry(link(number), key === "A" ? "Dest" : "A")).toBeUndefined();
  });

  test("lead to the web, to mail and to the phone", () => {
    const addresses = [11, 12, 13].map((number) =>
      (entry(entry(link(number), "A") as PDFDict, "URI") as PDFString).decodeText(),
    );
    expect(addresses).toEqual(["https://example.org/", "mailto:name@example.org", "tel:+15555550123"]);
  });

  test("have a border of the reader on one", () => {
    const borders = links.map((one) => String(entry(one, "Border")));
    expect(borders.filter((border) => border === "[ 0 0 2 ]")).toHaveLength(1);
    expect(borders[9]).toBe("[ 0 0 2 ]");
  });

  test("are small, overlap, and are inside one another", () => {
    const [small, left, right, outside, inside] = [14, 15, 16, 17, 18].map(rectOf) as [
      number[],
      number[],
      number[],
      number[],
      number[],
    ];
    expect((small[2] ?? 0) - (small[0] ?? 0)).toBeCloseTo(8.5, 1);
    expect(left[2]).toBeGreaterThan(right[0] ?? 0);
    expect(left[0]).toBeLessThan(right[0] ?? 0);
    expect([inside[0], inside[1]].every((side, i) => (side ?? 0) > (outside[i] ?? 0))).toBe(true);
    expect([inside[2], inside[3]].every((side, i) => (side ?? 0) < (outside[i + 2] ?? 0))).toBe(true);
  });
});

test("the PDF has the name, an outline, page labels and no damage", () => {
  const path = join(cwd, "links.pdf");
  execFileSync("qpdf", ["--check", path], { stdio: "ignore" });
  expect(execFileSync("pdfinfo", ["-dests", path], { encoding: "utf8" })).toMatch(/ {3}2 \[ XYZ.+"link-test:2"/);
  const json = JSON.parse(
    execFileSync("qpdf", ["--json=1", "--json-key=outlines", "--json-key=pagelabels", path], { encoding: "utf8" }),
  );
  expect(json.outlines.map(({ title }: { title: string }) => title)).toEqual(["Links", "Two", "Three"]);
  expect(JSON.stringify(json.pagelabels)).toContain("A");
});

test("each field has its number, which the form asks for", () => {
  const words = execFileSync("pdftotext", ["-l", "1", join(cwd, "links.pdf"), "-"], { encoding: "utf8" });
  const form = readFileSync(new URL("../../../devices/link-test.md", import.meta.url), "utf8");
  for (let number = 1; number <= 18; number++) {
    expect(words).toMatch(new RegExp(`^${number} +[A-Z]`, "m"));
    expect(form).toContain(`| ${number} | `);
  }
});

test.each([
  [["--profile", "remarkable-9", "-o", "x.pdf"], 'There is no device profile "remarkable-9"'],
  [["-o", "x.pdf"], "Name the device"],
  [["--profile", "remarkable-2"], "Name the PDF to write"],
  [["planner.yaml", "--profile", "remarkable-2", "-o", "x.pdf"], "takes no document"],
])("octavo link-test %j explains what is missing", async (args, words) => {
  const { code, stderr } = await octavo(["link-test", ...args], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});
