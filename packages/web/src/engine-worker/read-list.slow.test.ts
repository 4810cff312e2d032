import { limits } from "@octavo/foundation";
import { isLong } from "@octavo/foundation/testing";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readList } from "./read-list.ts";

const read = async (content: Blob | string, name = "pupils.csv") => {
  const found = await readList(content, name);
  return "refusal" in found ? found.refusal.text : found;
};

describe("pasted cells", () => {
  test("become rows, with names and types of columns", async () => {
    expect(await read("Id\tName\tBorn\tPhoto\n1\tLee, Ann\t4.3.2016\tann.png\n2\t=1+1\t2016-12-31\t\n")).toEqual({
      list: {
        rows: 'Id,Name,Born,Photo\n1,"Lee, Ann",4.3.2016,ann.png\n2,=1+1,2016-12-31,',
        columns: { Born: "date", Photo: "picture" },
      },
      count: 2,
      notes: [],
    });
  });

  test("have a key that all rows have, and names for columns without one", async () => {
    expect(await read("Class,,Name,Name\n5a,x,Ann,a\n5a,y,Bo,b")).toMatchObject({
      list: { rows: "Class,2,Name,Name 2\n5a,x,Ann,a\n5a,y,Bo,b", key: "2" },
    });
  });

  test("lose empty lines and columns at the end", async () => {
    expect(await read("Name,,,\nAnn,,,\n,,,\n\nBo,,,\n")).toMatchObject({ list: { rows: "Name\nAnn\nBo" }, count: 2 });
  });

  test("without headings keep their first line as a row", async () => {
    expect(await readList("Ada\nBo", "List", "Name")).toMatchObject({ list: { rows: "Name\nAda\nBo" }, count: 2 });
    expect(await readList("Ada\t5a\nBo\t5b", "List", "Name")).toMatchObject({
      list: { rows: "Name,2\nAda,5a\nBo,5b" },
    });
    expect(await readList(" \n", "List", "Name")).toMatchObject({ refusal: { text: "There are no cells with text." } });
  });

  test("without text are refused", async () => {
    expect(await read(" \n,,\n")).toBe("There are no cells with text.");
  });
});

describe("files", () => {
  test.each([
    ["UTF-8 with a mark", Uint8Array.from([0xef, 0xbb, 0xbf, ...strToU8("Name\nZoë")]), 0],
    ["UTF-16", new Uint8Array(Uint16Array.from([..."\uFEFFName\nZoë"].map((c) => c.charCodeAt(0))).buffer), 0],
    ["Windows-1252", Uint8Array.from([..."Name\nZo\u00eb"].map((c) => c.charCodeAt(0))), 1],
  ])("in %s are read", async (_, bytes, notes) => {
    const found = await readList(new Blob([bytes]), "a.csv");
    expect(found).toMatchObject({ list: { rows: "Name\nZoë" } });
    expect("notes" in found && found.notes).toHaveLength(notes);
  });

  test("that are no table are refused", async () => {
    const refusal = expect.stringContaining("The file is no table");
    expect(await read(new Blob(["PK\u0003\u0004 nothing"]), "a.xlsx")).toEqual(refusal);
    expect(await read(new Blob(["text"]), "a.xls")).toEqual(refusal);
    expect(await read(new Blob([new Uint8Array(3000)]), "a.csv")).toEqual(refusal);
    expect(await read(new Blob([Uint8Array.from([...strToU8("%PDF-1.7"), 0, 1, 2])]), "a.csv")).toEqual(refusal);
  });

  test("with too many rows, columns, characters or bytes are refused", async () => {
    const tooWide = "A list can have {rows} rows and {columns} columns at most.";
    expect(await read("c,".repeat(500_000))).toBe("There are no cells with text.".replace(/.*/, tooWide));
    expect(await read(`Name\n${"x\n".repeat(limits.tableRows + 1)}`)).toBe(tooWide);
    expect(await read("x".repeat(limits.tableCharacters + 1))).toContain("{characters} characters at most");
    expect(await read(new Blob([new Uint8Array(10_000_001)]))).toContain("larger than {megabytes} MB");
    expect(await read('Name\n"open')).toContain("a quotation mark has no second one");
  });
});

/** A workbook with one sheet, as spreadsheet programs write it. */
function workbook(sheet: string, more: Record<string, Uint8Array> = {}, strings = ""): Blob {
  const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const files = {
    "[Content_Types].xml": xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    "xl/workbook.xml": xml(
      `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/sharedStrings.xml": xml(`<sst ${main}>${strings}</sst>`),
    "xl/styles.xml": xml(
      `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    "xl/worksheets/sheet1.xml": xml(`<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  };
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
}

const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;

/** Workbooks that take seconds to write and to refuse. */
const largest: readonly [string, () => Blob][] = [
  ["a sheet of 70 MB of zeros", () => workbook("", { "xl/worksheets/sheet1.xml": new Uint8Array(70_000_000) })],
  ["another file of 70 MB", () => workbook("", { "xl/media/image1.bin": new Uint8Array(70_000_000) })],
  ["nine million rows without an address", () => workbook("<row/>".repeat(8_900_000))],
  [
    "a tag with a million attributes",
    () => workbook(`<row ${Array.from({ length: 1_000_000 }, (_, i) => `a${i}="1"`).join(" ")}/>`),
  ],
];

describe("workbooks", () => {
  test("have texts, numbers, dates and the values of formulas", async () => {
    const found = await read(
      workbook(
        `<row r="1">${text("A1", "Name")}<c r="B1" t="s"><v>0</v></c>${text("C1", "Points")}</row>
         <row r="2">${text("A2", "Ann")}<c r="B2" s="1"><v>42433</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>
         <row r="4">${text("A4", "Bo")}<c r="C4"><v>1.5</v></c></row>`,
        {},
        "<si><t>Born</t></si>",
      ),
      "class.xlsx",
    );
    expect(found).toEqual({
      list: { rows: "Name,Born,Points\nAnn,2016-03-04,2\nBo,,1.5", columns: { Born: "date" } },
      count: 2,
      notes: [],
    });
  });

  test("with a value that cannot be read are refused with its place", async () => {
    const sheet = (cell: string) => `<row r="1">${text("A1", "Name")}</row><row r="2">${cell}</row>`;
    const refused = await read(workbook(sheet('<c r="A2"><v>many</v></c>')), "a.xlsx");
    expect(refused).toContain("Row {row}, column {column} of the first sheet");
  });

  test("with an error of a formula have an empty cell there", async () => {
    const sheet = `<row r="1">${text("A1", "Name")}${text("B1", "Class")}</row><row r="2"><c r="A2" t="e"><v>#REF!</v></c>${text("B2", "5a")}</row>`;
    expect(await read(workbook(sheet), "a.xlsx")).toMatchObject({ list: { rows: "Name,Class\n,5a" } });
  });

  test.each([
    [
      "2,500 files",
      () => workbook("", Object.fromEntries(Array.from({ length: 2500 }, (_, i) => [`x/${i}.xml`, new Uint8Array(1)]))),
    ],
    ["a cell in the column ZZZZ", () => workbook(`<row r="1">${text("ZZZZ1", "x")}</row>`)],
    ["a row of nine digits", () => workbook(`<row r="999999999">${text("A999999999", "x")}</row>`)],
    ...(isLong() ? largest : []),
    ["an address with an entity", () => workbook(`<row r="&#57;&#57;">${text("A1", "x")}</row>`)],
    [
      "gaps of 16,000 columns in each row",
      () =>
        workbook(
          Array.from({ length: 3000 }, (_, i) => `<row r="${i + 1}">${text(`XFD${i + 1}`, "x")}</row>`).join(""),
        ),
    ],
  ])("with %s are refused", async (_, make) => {
    expect(await read(make(), "a.xlsx")).toContain("The workbook expands to more cells");
  });

  test("with entities that contain others have them as text", async () => {
    const entities = ["b", "c", "d", "e", "f", "g"].map(
      (name, i) => `<!ENTITY ${name} "${`&${"abcdef"[i]};`.repeat(20)}">`,
    );
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const bomb = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "${"a".repeat(99)}">${entities.join("")}]><worksheet ${main}><sheetData><row r="1">${text("A1", "&g;")}</row></sheetData></worksheet>`;
    const found = await readList(workbook("", { "xl/worksheets/sheet1.xml": strToU8(bomb) }), "a.xlsx");
    expect(JSON.stringify(found).length).toBeLessThan(1000);
  });

  test("whose directory lies about sizes are refused", async () => {
    const bytes = new Uint8Array(
      await workbook("", { "xl/worksheets/sheet1.xml": new Uint8Array(5_000_000) }).arrayBuffer(),
    );
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 5_000_000)
        view.setUint32(at + 24, 100, true);
    expect(await read(new Blob([bytes]), "a.xlsx")).toContain("The file is no table");
  });
});
