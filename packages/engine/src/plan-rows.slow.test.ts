/** Pages of the rows of lists through the whole pipeline. */

import { formatMessage } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { drawnItems, messagesOf, words, world } from "../test/support/documents.ts";
import { compile } from "./compile.ts";
import type { DisplayPage, OutlineItem } from "./display/display-list.ts";
import { CheckMemory, printTemplate, render, rowsOfList } from "./index.ts";

const text = (content: string) => ({
  id: "t",
  type: "text_block",
  position: { x: 0, y: 0, width: 390, height: 40 },
  content,
});
const link = (id: string, bind: string) => ({
  id,
  type: "internal_link",
  position: { x: 0, y: 50, width: 40, height: 20 },
  content: id,
  properties: { bind },
});
const list = (properties: Readonly<Record<string, unknown>>) => ({
  id: "list",
  type: "row_list",
  position: { x: 0, y: 100, width: 390, height: 400 },
  properties,
});

const masters = {
  canvas: { dimensions: { width: 400, height: 600, margins: [0, 0, 0, 0] } },
  masters: [
    { name: "Index", widgets: [list({ rows_section: "pupil", label_template: "{row:Name}, {row:Class}", count: 3 })] },
    { name: "Class", widgets: [text("Class {row:Class}"), list({ rows_section: "pupil", count: 10 })] },
    {
      name: "Pupil",
      widgets: [
        text("{index}. {row:Name} born {row:Born}|{row_prev}|{row_next}"),
        link("next", "pupil(@row_next)"),
        link("index", "index(index)"),
      ],
    },
    { name: "Task", widgets: [text("{row:Task} of {parent_row:Name}"), link("back", "pupil({row:Pupil})")] },
    { name: "Tasks", widgets: [list({ rows_section: "task", count: 10, label_template: "{row_title}" })] },
    { name: "Empty", widgets: [] },
  ],
};

const pupils = `
Id,Name,Class,Born
3,Ann Lee,10b,2016-02-01
1,"Bo, Jr.",5a,1.3.2017
2,Cleo,5a,`;

const tasks = `
No;Pupil;Task
t1;3;Read
t2;1;Write
t3;3;Draw`;

interface Written {
  readonly sections: readonly unknown[];
  readonly data?: readonly unknown[];
}

const inList = { name: "pupils", columns: { Born: "date" }, rows: pupils };

function compiled({ sections, data = [inList] }: Written) {
  const plan = { name: "P", plan: { sections, data } };
  return compile(JSON.stringify(masters), JSON.stringify(plan), world);
}

function planner(written: Written) {
  const { document, template, diagnostics } = compiled(written);
  expect(messagesOf(diagnostics)).toEqual([]);
  if (!document || !template) throw new Error("nothing was made");
  return { document, template, pages: Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1)) };
}

const firstWords = (pages: readonly DisplayPage[]) => pages.map((page) => words(drawnItems(page))[0]);
const targetsOf = ({ links }: DisplayPage) => links.map(({ target }) => (target.to === "page" ? target.page : 0));
function identities(written: Written): readonly string[] {
  const { document } = planner(written);
  return Array.from({ length: document.pageCount }, (_, i) => document.pageIdentity(i + 1));
}

const pupil = { kind: "pupil", master: "Pupil", generate: "each_row", rows: "pupils" };
const index = { kind: "index", master: "Index", generate: "once", pages_per_item: 2 };

describe("a section of rows", () => {
  test("has a page for each row, in the order of the list, with its cells and its neighbors", () => {
    const { pages } = planner({ sections: [index, pupil] });
    expect(firstWords(pages.slice(2))).toEqual([
      "1. Ann Lee born 2016-02-01||1",
      "2. Bo, Jr. born 2017-03-01|3|2",
      "3. Cleo born |1|",
    ]);
    expect(pages.slice(2).map(targetsOf)).toEqual([[4, 1], [5, 1], [1]]);
  });

  test("is filtered, sorted with numbers by their value, and sorted down", () => {
    const chosen = (rows: object) =>
      firstWords(planner({ sections: [index, { ...pupil, rows: { table: "pupils", ...rows } }] }).pages.slice(2)).map(
        (words = "") => /\. (\w+)/.exec(words)?.[1],
      );
    expect(chosen({ where: { Class: "5A" } })).toEqual(["Bo", "Cleo"]);
    expect(chosen({ order: ["Class", "-Name"] })).toEqual(["Cleo", "Bo", "Ann"]);
    expect(chosen({ order: ["-Class"] })).toEqual(["Ann", "Bo", "Cleo"]);
  });

  test("is sorted by the values of dates and numbers, and by letters without their marks", () => {
    const rows =
      'Id,Name,Born,Points\n1,Zoe,2016-10-02,9\n2,Łukasz,2016-02-11,"1,5"\n3,Élise,2016-02-09,-3\n4,Mia,2015-12-31,10';
    const sorted = (order: string) =>
      identities({
        sections: [{ ...pupil, master: "Empty", rows: { table: "pupils", order: [order] } }],
        data: [{ name: "pupils", columns: { Born: "date", Points: "number" }, rows }],
      }).map((identity) => identity.replace("pupil/", ""));
    expect(sorted("Born")).toEqual(["4", "3", "2", "1"]);
    expect(sorted("Points")).toEqual(["3", "2", "1", "4"]);
    expect(sorted("Name")).toEqual(["3", "2", "4", "1"]);
  });

  test("prints the pictures that its cells name", () => {
    const photo = (color: string) =>
      `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`)}`;
    const rows = "Id,Photo\n1,ann.svg\n2,\n3,bo.svg";
    const card = { id: "p", type: "image", position: { x: 0, y: 0, width: 90, height: 90 } };
    const plan = {
      name: "P",
      plan: {
        sections: [{ kind: "pupil", master: "Card", generate: "each_row" }],
        data: [
          {
            name: "pupils",
            columns: { Photo: "picture" },
            pictures: { "ann.svg": photo("#ff0000"), "bo.svg": photo("#0000ff") },
            rows,
          },
        ],
      },
    };
    const library = {
      canvas: masters.canvas,
      masters: [{ name: "Card", widgets: [{ ...card, properties: { image_src: "{row:Photo}" } }] }],
    };
    const { document, diagnostics } = compile(JSON.stringify(library), JSON.stringify(plan), world);
    const drawn = [1, 2, 3].map((page) => JSON.stringify(document ? drawnItems(document.page(page)) : ""));
    expect(drawn.map((items) => [items.includes("#ff0000"), items.includes("#0000ff")])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(messagesOf(diagnostics)).toEqual(["no_picture: No picture has been chosen, so the frame is empty"]);
  });

  test("is listed by an index with links, and the index by it", () => {
    const { pages } = planner({ sections: [index, pupil] });
    const [first] = pages;
    expect(first && words(drawnItems(first))).toEqual(["Ann Lee, 10b", "Bo, Jr., 5a", "Cleo, 5a"]);
    expect(first && targetsOf(first)).toEqual([3, 4, 5]);
  });

  test("continues the index on the further pages of its item, and says how many it needs", () => {
    const more = { ...inList, rows: `${pupils}\n4,Dan,5a,\n5,Eve,5a,` };
    const { pages } = planner({ sections: [index, pupil], data: [more] });
    expect(pages.slice(0, 2).map((page) => words(drawnItems(page)).length)).toEqual([3, 2]);
    expect(
      messagesOf(compiled({ sections: [{ ...index, pages_per_item: 1 }, pupil], data: [more] }).diagnostics),
    ).toEqual([expect.stringContaining("There is no room for 2 rows of the list")]);
  });

  test("leads back to the page of the index that lists it", () => {
    const more = { ...inList, rows: `${pupils}\n4,Dan,5a,\n5,Eve,5a,` };
    const toIndex = { name: "Back", widgets: [link("back", "index({row})")] };
    const plan = { name: "P", plan: { sections: [index, { ...pupil, master: "Back" }], data: [more] } };
    const library = { ...masters, masters: [...masters.masters, toIndex] };
    const { document, diagnostics } = compile(JSON.stringify(library), JSON.stringify(plan), world);
    expect(messagesOf(diagnostics)).toEqual([]);
    expect([3, 4, 5, 6, 7].map((page) => document && targetsOf(document.page(page)))).toEqual([
      [1],
      [1],
      [1],
      [2],
      [2],
    ]);
  });

  test("stands in the outline with the titles of its rows", () => {
    const titles = (items: readonly OutlineItem[]): readonly unknown[] =>
      items.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));
    expect(titles(planner({ sections: [index, pupil] }).document.outline)).toEqual([
      "Index",
      ["Pupil", ["Ann Lee", "Bo, Jr.", "Cleo"]],
    ]);
  });
});

describe("groups", () => {
  const classes = {
    kind: "class",
    master: "Class",
    generate: "each_row",
    rows: { table: "pupils", by: "Class", order: ["Class", "Name"] },
    nested: [{ ...pupil, rows: { table: "pupils", order: ["Name"] } }],
  };

  test("have a page before the pages of their rows, which lists only these", () => {
    const { pages } = planner({ sections: [classes, index] });
    expect(firstWords(pages).slice(0, 5)).toEqual([
      "Class 5a",
      "1. Bo, Jr. born 2017-03-01||2",
      "2. Cleo born |1|",
      "Class 10b",
      "1. Ann Lee born 2016-02-01||",
    ]);
    expect(targetsOf(pages[0] as DisplayPage)).toEqual([2, 3]);
    expect(targetsOf(pages[3] as DisplayPage)).toEqual([5]);
  });

  test("do not change the identity of a row that moves to another group", () => {
    expect(identities({ sections: [classes, index] })).toEqual([
      "class/5a",
      "pupil/1",
      "pupil/2",
      "class/10b",
      "pupil/3",
      "index",
      "index#2",
    ]);
  });
});

describe("a section of days with rows", () => {
  const days = { kind: "days", master: "Day", generate: "each_day", rows: "verses" };
  const day = { name: "Day", widgets: [text("{row:Text} {row}"), link("verse", "verse:@row")] };
  const verse = { name: "Verse", widgets: [text("{row:Text}")] };
  const versePages = { kind: "verse", master: "Verse", generate: "each_row", rows: "verses" };
  const verses = (count: number) => ({
    name: "verses",
    rows: ["No,Text", ...Array.from({ length: count }, (_, i) => `${i + 1},Verse ${i + 1}`)].join("\n"),
  });
  function shown(count: number, sections: readonly object[] = [days]) {
    const calendar = { start_date: "2026-01-30", end_date: "2026-02-02" };
    const { document, diagnostics } = compile(
      JSON.stringify({ ...masters, masters: [day, verse] }),
      JSON.stringify({ name: "P", plan: { calendar, sections, data: [verses(count)] } }),
      world,
    );
    if (!document) throw new Error(messagesOf(diagnostics).join());
    const pages = Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1));
    return { pages, words: firstWords(pages), messages: messagesOf(diagnostics) };
  }

  test("shows the row with the number of the day in its month, and links to its page", () => {
    const { pages, words, messages } = shown(31, [days, versePages]);
    expect(messages).toEqual([]);
    expect(words.slice(0, 4)).toEqual(["Verse 30 30", "Verse 31 31", "Verse 1 1", "Verse 2 2"]);
    expect(pages.slice(0, 3).map(targetsOf)).toEqual([[34], [35], [5]]);
  });

  test("begins again after the last row, and counts the days of the year for more than 31 rows", () => {
    expect(shown(7).words).toEqual(["Verse 2 2", "Verse 3 3", "Verse 1 1", "Verse 2 2"]);
    expect(shown(365).words).toEqual(["Verse 30 30", "Verse 31 31", "Verse 32 32", "Verse 33 33"]);
  });

  test("is the same in a stored project, and says that days do not choose among the rows", () => {
    const rows = (choice: object) => ({ ...days, rows: { table: "verses", ...choice } });
    expect(shown(31, [rows({ where: {}, order: [], by: "" }), versePages]).messages).toEqual([]);
    expect(shown(31, [rows({ order: ["Text"] })]).messages.join()).toContain('The key "order" is unknown here');
  });

  test("contains all rows of a nested section of the same list", () => {
    const { pages } = shown(2, [{ ...days, start_date: "2026-01-30", end_date: "2026-01-30", nested: [versePages] }]);
    expect(pages).toHaveLength(3);
  });
});

describe("a list that refers to another one", () => {
  const data = [inList, { name: "tasks", title: "No", links: { Pupil: "pupils" }, rows: tasks }];
  const task = { kind: "task", master: "Task", generate: "each_row", rows: "tasks" };

  test("has its pages behind those of the row that they belong to", () => {
    const { pages } = planner({ sections: [{ ...pupil, nested: [task] }, index], data });
    expect(firstWords(pages.slice(0, -1)).map((words = "") => words.replace(/ born.*/, ""))).toEqual([
      "1. Ann Lee",
      "Read of Ann Lee",
      "Draw of Ann Lee",
      "2. Bo, Jr.",
      "Write of Bo, Jr.",
      "3. Cleo",
      "Ann Lee, 10b",
    ]);
    expect([1, 2, 4].map((i) => targetsOf(pages[i] as DisplayPage))).toEqual([[1], [1], [4]]);
    expect(identities({ sections: [{ ...pupil, nested: [task] }, index], data })).toContain("task/t3");
  });

  test("is listed on the page of the row that it belongs to, wherever its own pages are", () => {
    const plain = { ...task, master: "Tasks" };
    const overview = { ...pupil, master: "Tasks" };
    const { pages } = planner({ sections: [overview, plain], data });
    expect(pages.slice(0, 3).map((page) => words(drawnItems(page)))).toEqual([["t1", "t3"], ["t2"], []]);
    expect(targetsOf(pages[0] as DisplayPage)).toEqual([4, 6]);
  });
});

test("pages keep their identity if rows are added in the middle or sorted", () => {
  const grown = { ...inList, rows: pupils.replace("\n1,", "\n7,Dana,5a,\n1,") };
  const before = identities({ sections: [pupil, index] });
  const after = identities({
    sections: [{ ...pupil, rows: { table: "pupils", order: ["Name"] } }, index],
    data: [grown],
  });
  expect(before).toEqual(["pupil/3", "pupil/1", "pupil/2", "index", "index#2"]);
  expect(after.toSorted()).toEqual([...before, "pupil/7"].toSorted());
});

test("a template with lists is read again as the same", () => {
  const data = [
    {
      ...inList,
      title: "Id",
      pictures: { "a.png": "data:image/png;base64,AAAA" },
      rows: `${pupils}\n9,"two\nlines",,`,
    },
  ];
  const { template, document } = planner({ sections: [index, pupil], data });
  const again = render(printTemplate(template), world);
  expect(again.template).toEqual(template);
  expect(again.document?.pageCount).toBe(document.pageCount);
});

describe("names the place of", () => {
  const problems = (written: Written) => messagesOf(compiled(written).diagnostics);

  test.each([
    ["a row without a key", "4,Dan,5a,\n,Eve,5a,", 'Line 7, column "Id": without a value the row has no page'],
    ["a key that another row has", "3,Dan,5a,", 'Line 6, column "Id": an earlier row has the same value'],
    ["a text that is no date", "4,Dan,5a,soon", 'Line 6, column "Born": "soon" is no date'],
    ["a date whose order of day and month is unknown", "4,Dan,5a,2/3/2016", 'column "Born": "2/3/2016" is no date'],
    ["cells without a column", "4,Dan,5a,,more,more", "Line 6: there are 2 cells more than columns"],
  ])("%s", (_, row, message) => {
    const rows = `${pupils}\n${row}`;
    expect(problems({ sections: [{ ...index, pages_per_item: 9 }, pupil], data: [{ ...inList, rows }] })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test("each bad cell, and skips rows without any value", () => {
    const rows = "Id,Born,Points\n1,soon,\n,,\n2,later,many\n3,,-1.5";
    const columns = { Born: "date", Points: "number" };
    const { diagnostics } = compiled({
      sections: [{ ...pupil, master: "Empty" }],
      data: [{ name: "pupils", columns, rows }],
    });
    expect(diagnostics.map(({ message, at }) => [formatMessage(message), at.list, at.path])).toEqual([
      [
        'Line 2, column "Born": "soon" is no date, such as 2027-03-04 or 4.3.2027',
        "pupils",
        ["plan", "data", 0, "rows", 0, "Born"],
      ],
      [
        'Line 4, column "Born": "later" is no date, such as 2027-03-04 or 4.3.2027',
        "pupils",
        ["plan", "data", 0, "rows", 2, "Born"],
      ],
      ['Line 4, column "Points": "many" is no number', "pupils", ["plan", "data", 0, "rows", 2, "Points"]],
    ]);
  });

  test("a quotation mark without a second one", () => {
    const rows = `${pupils}\n4,"Dan,5a,`;
    expect(problems({ sections: [pupil], data: [{ ...inList, rows }] })[0]).toContain("Line 6: a quotation mark");
  });

  test("a column that was renamed since the last check", () => {
    const memory = new CheckMemory();
    const after = (rows: string) => {
      const plan = { name: "P", plan: { sections: [{ ...pupil, master: "Name" }], data: [{ name: "pupils", rows }] } };
      const named = { ...masters, masters: [{ name: "Name", widgets: [text("{row:Name}")] }] };
      return messagesOf(
        compile(JSON.stringify(named), JSON.stringify(plan), world, { lint: true, memory }).diagnostics,
      );
    };
    expect(after("Id,Name\n1,Ann")).toEqual([]);
    expect(after("Id,Title\n1,Ann")[0]).toContain('the list of section "pupil" has no column "Name"');
    expect(after("Id,Name\n1,Ann")).toEqual([]);
  });

  test("an unknown list, column of a filter, and column of a token", () => {
    expect(problems({ sections: [{ ...pupil, rows: "pupil" }] })[0]).toBe(
      'unknown_table: There is no list "pupil" in this plan',
    );
    expect(problems({ sections: [{ ...pupil, rows: { table: "pupils", where: { Clas: "5a" } } }] })[0]).toBe(
      'unknown_column: The list "pupils" has no column "Clas"',
    );
    const plain = { name: "pupils", rows: "Id,Name\n1,Ann" };
    expect(problems({ sections: [{ ...pupil, master: "Task" }], data: [plain] })[0]).toBe(
      'unknown_token: {row:Task} prints as written, because the list of section "pupil" has no column "Task"',
    );
  });
});

describe("a planner of one row", () => {
  const masterNames = { kind: "cover", master: "Pupil", generate: "once" };
  const inTasks = { name: "tasks", title: "No", links: { Pupil: "pupils" }, rows: tasks };
  const made = (key: string) =>
    compile(
      JSON.stringify(masters),
      JSON.stringify({
        name: "P",
        plan: {
          calendar: { start_date: "2027-01-01", end_date: "2027-12-31" },
          sections: [
            masterNames,
            { kind: "task", master: "Task", generate: "each_row", rows: "tasks" },
            { kind: "day", master: "Empty", generate: "each_day" },
          ],
          data: [
            {
              ...inList,
              columns: { start_date: "date", end_date: "date" },
              rows: "Id,Name,Born,start_date,end_date\n1,Ann,,2027-09-01,2027-09-03\n2,Zoe,,,",
            },
            { ...inTasks, rows: "No,Pupil,Task\nt1,2,Read\nt2,1,Write" },
          ],
        },
      }),
      world,
      { row: { table: "pupils", key } },
    );

  test("has its name, its dates, its cells on the cover, and only the rows of other lists that refer to it", () => {
    const { document, template } = made("1");
    const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, i) => document?.pageIdentity(i + 1));
    expect(template?.metadata.name).toBe("P – Ann");
    expect(pages).toEqual(["cover", "task/t2", "day/2027-09-01", "day/2027-09-02", "day/2027-09-03"]);
    expect(document && words(drawnItems(document.page(1)))[0]).toContain("Ann born");
  });

  test("has the dates of the plan if its row has none", () => {
    expect(made("2").document?.pageCount).toBe(2 + 365);
  });

  test("contains only its own row of the list, and the project in it makes the same again", () => {
    const { document, project } = made("1");
    const { plan_yaml = "", masters_yaml = "" } = project?.() ?? {};
    expect(plan_yaml).toContain("Ann");
    expect(plan_yaml).not.toContain("Zoe");
    expect(plan_yaml).not.toContain("Read");
    const again = compile(masters_yaml, plan_yaml, world).document;
    const identitiesOf = (made: typeof document) =>
      Array.from({ length: made?.pageCount ?? 0 }, (_, i) => made?.pageIdentity(i + 1));
    expect(identitiesOf(again)).toEqual(identitiesOf(document));
    expect(again && words(drawnItems(again.page(1)))).toEqual(document && words(drawnItems(document.page(1))));
  });

  test("has a file name that every system accepts", () => {
    const rows = `Id,Name\n1,Ann/Lee\n2,../x\nCON,\n${"界".repeat(100)},${"界".repeat(100)}\na,b\na-b,`;
    const { template } = compiled({ sections: [pupil], data: [{ name: "pupils", rows }] });
    const files = rowsOfList(template?.data ?? [], "Pupils")?.map(({ file }) => file) ?? [];
    expect(files.slice(0, 3)).toEqual(["1-ann-lee.pdf", "2-x.pdf", "row-con.pdf"]);
    expect(files.slice(4)).toEqual(["a-b.pdf", "a-b-2.pdf"]);
    expect(Math.max(...files.map((file) => new TextEncoder().encode(file).length))).toBeLessThan(255);
  });

  test("is refused for a row that the list lacks", () => {
    expect(messagesOf(made("3").diagnostics)).toContain('unknown_row: The list "pupils" has no row "3"');
  });
});

describe("hostile lists are bounded", () => {
  const one = { kind: "pupil", master: "Empty", generate: "each_row" };
  const compiledList = (rows: unknown) => compiled({ sections: [one], data: [{ name: "pupils", rows }] });

  longTest("a line of a million columns", () => {
    const { diagnostics, document } = compiledList(`${"c,".repeat(600_000)}\n${"1,".repeat(100_000)}`);
    expect(messagesOf(diagnostics).join()).toContain("A list can have 100 columns at most");
    expect(document).toBeUndefined();
  });

  test("more rows than are allowed", () => {
    const rows = `Id\n${Array.from({ length: 30_000 }, (_, i) => i).join("\n")}`;
    expect(messagesOf(compiledList(rows).diagnostics).join()).toContain("can have 10,000 rows at most");
  });

  test("more characters than are allowed", () => {
    const { diagnostics, document } = compiledList(`Id\n${"x".repeat(1_600_000)}`);
    expect(messagesOf(diagnostics)[0]).toContain("can have 1,500,000 characters at most");
    expect(document).toBeUndefined();
  });

  longTest("rows with the same key, and mappings with different columns", () => {
    expect(compiledList(`Id\n${"x\n".repeat(9_000)}`).document?.pageCount).toBe(9_000);
    const mappings = Array.from({ length: 5_000 }, (_, i) => ({ Id: i, [`c${i}`]: 1 }));
    expect(messagesOf(compiledList(mappings).diagnostics).join()).toContain("A list can have 100 columns at most");
  });
});

test("an index of 9,000 rows, and one page for each of them, are laid out in linear time", () => {
  const rows = `Id,Name,Class\n${Array.from({ length: 9_000 }, (_, i) => `${i},Name ${i},${i % 300}`).join("\n")}`;
  const big = { kind: "class", master: "Class", generate: "each_row", rows: { table: "pupils", by: "Class" } };
  const { document } = compiled({
    sections: [
      { ...index, pages_per_item: 15, nested: [] },
      { ...big, nested: [{ ...pupil, master: "Empty" }] },
    ],
    data: [{ name: "pupils", rows }],
  });
  expect(document?.pageCount).toBe(15 + 300 + 9_000);
  const links = Array.from({ length: 400 }, (_, i) => document?.page(16 + i).links.length ?? 0);
  expect(links.filter((count) => count > 0).every((count) => count === 10)).toBe(true);
});

test("a formula is text", () => {
  const rows = 'Id,Name\n1,"=SUM(A1:A2)"\n2,@cmd';
  const overview = { kind: "overview", master: "Tasks", generate: "once" };
  const { pages } = planner({
    sections: [overview, { ...pupil, kind: "task", master: "Empty" }],
    data: [{ name: "pupils", rows }],
  });
  expect(pages.map((page) => words(drawnItems(page)))).toEqual([["=SUM(A1:A2)", "@cmd"], [], []]);
});
