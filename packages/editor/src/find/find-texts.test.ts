import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { replaceTexts } from "../commands/replace-texts.ts";
import { draftStateOf } from "../drafts/draft-state.ts";
import { findInDocument, type TextQuery } from "./find-texts.ts";

const widget = (id: string, type: string, more: NonNullable<Notation[3]>, y = 0): Notation => [
  id,
  type,
  [0, y, 100, 20],
  more,
];

const masters = {
  day: [
    widget("notes", "internal_link", { content: "Notes", properties: { to_dest: "notes:index" } }, 50),
    widget("title", "text_block", { content: "Notes of {month_name}, my notes" }),
    widget("list", "link_list", {}, 100),
    widget("locked", "text_block", { content: "Notes", locked: true }, 150),
  ],
  week: [
    widget("table", "table", {
      properties: {
        data: [
          ["Day", "Notes"],
          ["Monday", ""],
        ],
      },
    }),
    widget(
      "grid",
      "grid",
      {
        properties: {
          cell_template: {
            type: "internal_link",
            content: "Notes {cell_value}",
            properties: { bind: "notes(@cell_value)" },
          },
        },
      },
      50,
    ),
    widget("picture", "image", { properties: { image_src: "data:image/png;base64,notes" } }, 100),
  ],
};

const driver = () =>
  editorDriver(
    aTemplate({ masters, pages: [[widget("cover", "text_block", { content: "My notebook" })]], assigned: ["day"] }),
  );

const any: TextQuery = { text: "notes", matchesCase: false, wholeWords: false };
const found = (query: Partial<TextQuery>) =>
  findInDocument(driver().document, { ...any, ...query }).map(({ widget: { id }, text, start, end, label, place }) =>
    [place.id, id, formatMessage(label), `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`].join(
      " | ",
    ),
  );

describe("find", () => {
  test("lists contents, labels, tables, cells and links of all masters and pages in reading order", () => {
    expect(found({})).toMatchInlineSnapshot(`
      [
        "day | title | Content | [Notes] of {month_name}, my notes",
        "day | title | Content | Notes of {month_name}, my [notes]",
        "day | notes | Content | [Notes]",
        "day | notes | Links to | [notes]:index",
        "day | list | Link rule | [notes](@index)",
        "day | locked | Content | [Notes]",
        "week | table | Texts | [Notes]",
        "week | grid | Content | [Notes] {cell_value}",
        "week | grid | Link rule | [notes](@cell_value)",
      ]
    `);
  });

  test("finds tokens and signs as text", () => {
    expect(found({ text: "{month_name}" })).toHaveLength(1);
    expect(found({ text: "(@" })).toHaveLength(2);
    expect(found({ text: ".*" })).toEqual([]);
    expect(found({ text: "" })).toEqual([]);
  });

  test("matches case and whole words on request", () => {
    expect(found({ text: "my" })).toHaveLength(2);
    expect(found({ text: "my", matchesCase: true })).toHaveLength(1);
    expect(found({ text: "note" }).length).toBeGreaterThan(found({ text: "note", wholeWords: true }).length);
    expect(found({ text: "notebook", wholeWords: true })).toHaveLength(1);
  });
});

describe("replace", () => {
  const replace = (
    editor: ReturnType<typeof driver>,
    query: Partial<TextQuery>,
    replacement: string,
    isMeant: (index: number) => boolean = () => true,
  ) => {
    const hits = findInDocument(editor.document, { ...any, ...query }).filter((_, i) => isMeant(i));
    return editor.runWith(replaceTexts, { hits, replacement });
  };
  const day = { kind: "master", id: "day" } as const;
  const week = { kind: "master", id: "week" } as const;

  test("changes all occurrences in one undo step", () => {
    const editor = driver();
    const before = editor.document;
    expect(replace(editor, {}, "ideas")).toBeUndefined();
    expect(editor.announcements.at(-1)).toMatch(/^Replaced \d+ texts$/);
    expect(editor.widget("title", day).content).toBe("ideas of {month_name}, my ideas");
    expect(editor.widget("notes", day).properties).toEqual({ to_dest: "ideas:index" });
    expect(editor.widget("list", day).properties).toEqual({ bind: "ideas(@index)" });
    expect(editor.widget("table", week).properties).toEqual({
      data: [
        ["Day", "ideas"],
        ["Monday", ""],
      ],
    });
    expect(editor.widget("grid", week).properties?.["cell_template"]).toMatchObject({
      content: "ideas {cell_value}",
      properties: { bind: "ideas(@cell_value)" },
    });
    expect(editor.widget("picture", week)).toBe(before.masters[1]?.widgets[2]);
    editor.undo();
    expect(editor.document).toBe(before);
  });

  test("changes one occurrence of several in a text", () => {
    const editor = driver();
    replace(editor, {}, "list", (i) => i === 1);
    expect(editor.widget("title", day).content).toBe("Notes of {month_name}, my list");
    expect(editor.announcements.at(-1)).toBe("Replaced 1 text");
  });

  test("reverts and repeats its part in other designs with the same step", () => {
    const editor = driver();
    const elsewhere = { id: "change-1", count: 3 };
    const hits = findInDocument(editor.document, { ...any, text: "notebook" });
    editor.runWith(replaceTexts, { hits, replacement: "book", elsewhere });
    expect(editor.announcements.at(-1)).toBe("Replaced 4 texts");
    editor.runWith(replaceTexts, { hits: [], replacement: "book", elsewhere: { id: "change-2", count: 1 } });
    editor.undo();
    editor.undo();
    editor.redo();
    expect(editor.requests).toEqual([
      { kind: "elsewhere", id: "change-2", direction: "undo" },
      { kind: "elsewhere", id: "change-1", direction: "undo" },
      { kind: "elsewhere", id: "change-1", direction: "redo" },
    ]);
    // A draft restores only the part of the step in its own document.
    editor.redo();
    const { done } = draftStateOf(editor.state()).history;
    expect(done.map(({ label, elsewhere: id }) => [formatMessage(label), id])).toEqual([
      ["replace 4 texts", undefined],
    ]);
  });

  test("keeps texts that changed since they were found", () => {
    const editor = driver();
    const hits = findInDocument(editor.document, any);
    editor.runWith(replaceTexts, { hits, replacement: "a" });
    expect(editor.runWith(replaceTexts, { hits, replacement: "b" })).toBe("The text is no longer there");
  });

  test("refuses a link rule that would be invalid", () => {
    const editor = driver();
    expect(replace(editor, { text: "notes(@index" }, "notes(@index(")).toBe("Invalid destination pattern format");
    expect(editor.widget("list", day).properties).toBeUndefined();
  });
});
