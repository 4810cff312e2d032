/** Pages of the rows of lists through the whole pipeline. */
import { describe, expect, test } from "vitest";
import { drawnItems, messagesOf, words, world } from "../test/support/documents.ts";
import { compile } from "./compile.ts";
import type { DisplayPage, OutlineItem } from "./display/display-list.ts";
import { printTemplate, render } from "./index.ts";

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

  test("a quotation mark without a second one", () => {
    const rows = `${pupils}\n4,"Dan,5a,`;
    expect(problems({ sections: [pupil], data: [{ ...inList, rows }] })[0]).toContain("Line 6: a quotation mark");
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

test("a formula is text", () => {
  const rows = 'Id,Name\n1,"=SUM(A1:A2)"\n2,@cmd';
  const overview = { kind: "overview", master: "Tasks", generate: "once" };
  const { pages } = planner({
    sections: [overview, { ...pupil, kind: "task", master: "Empty" }],
    data: [{ name: "pupils", rows }],
  });
  expect(pages.map((page) => words(drawnItems(page)))).toEqual([["=SUM(A1:A2)", "@cmd"], [], []]);
});
