import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { boxSelection } from "./box-selection.ts";
import { moveInOrder } from "./change-order.ts";
import { moveToMaster } from "./move-to-master.ts";
import { commandsOn, plainCommand } from "./registry.ts";
import { renameGroup } from "./rename-group.ts";
import { separateSelection } from "./separate-cells.ts";
import { setGeometry } from "./set-geometry.ts";
import { setContent } from "./set-property.ts";

const inGroup = (group: string, [id, type, rect, more]: Notation): Notation => [id, type, rect, { ...more, group }];
const tab = (id: string, group: string, x: number): Notation => inGroup(group, box(id, x, 100, 50, 50));

/** a, then group Tabs with b, and with c and d in the group Tabs/Inner, then e. */
const nested = () => [
  box("a", 0, 100, 50, 50),
  tab("b", "Tabs", 100),
  tab("c", "Tabs/Inner", 200),
  tab("d", "Tabs/Inner", 300),
  box("e", 400, 100, 50, 50),
];

function onPage(widgets: readonly Notation[] = nested()) {
  const editor = editorDriver(aTemplate({ pages: [widgets], masters: { m: [] }, assigned: ["m"] }));
  const groups = () => editor.widgets().map(({ id, group }) => (group === undefined ? id : `${group}/${id}`));
  const within = () => editor.state().selection.within;
  const run = (id: string) => {
    const command = plainCommand(id);
    return command ? editor.run(command) : "unknown";
  };
  return { ...editor, editor, groups, within, run };
}

describe("the command Group", () => {
  test("puts the selection together where its topmost widget is, and selects it", () => {
    const { editor, groups } = onPage([box("a"), box("b"), box("c"), box("d")]);
    editor.select("c", "a");
    expect(editor.key("Mod+G")).toBe(true);
    expect(groups()).toEqual(["b", "Group/a", "Group/c", "d"]);
    expect(editor.selectedIds).toEqual(["c", "a"]);
    expect(editor.announcements.at(-1)).toBe("Grouped 2 widgets");
    editor.undo();
    expect(groups()).toEqual(["a", "b", "c", "d"]);
  });

  test("puts groups into the new group, which gets a name of its own", () => {
    const { editor, groups, run } = onPage();
    run("select-all");
    editor.key("Mod+G");
    expect(groups()).toEqual(["Group/a", "Group/Tabs/b", "Group/Tabs/Inner/c", "Group/Tabs/Inner/d", "Group/e"]);
    run("enter-group");
    editor.select();
    run("select-all");
    expect(editor.key("Mod+Shift+G")).toBe(true);
    expect(groups()).toEqual(["a", "Tabs/b", "Tabs/Inner/c", "Tabs/Inner/d", "e"]);
  });

  test("needs two objects that are not locked, and refuses to go too deep", () => {
    const deep = "1/2/3/4/5/6/7/8";
    const { editor, run } = onPage([tab("a", deep, 0), box("b"), ["l", "box", [0, 0], { locked: true }]]);
    editor.select("b", "l");
    expect(editor.key("Mod+G")).toBe(false);
    editor.select("a", "b");
    expect(run("group-widgets")).toBe("Groups can be at most 8 levels deep");
  });
});

describe("the command Ungroup", () => {
  test("dissolves one level and keeps the groups inside, under free names", () => {
    const { editor, groups } = onPage([...nested(), tab("f", "Inner", 450)]);
    editor.click([110, 110]);
    editor.key("Mod+Shift+G");
    expect(groups()).toEqual(["a", "b", "Inner 2/c", "Inner 2/d", "e", "Inner/f"]);
    expect(editor.selectedIds).toEqual(["b", "c", "d"]);
  });
});

describe("a click", () => {
  test("on a member selects its group, and a double click enters it, level by level", () => {
    const { editor, within } = onPage();
    editor.click([210, 110]);
    expect(editor.selectedIds).toEqual(["b", "c", "d"]);
    editor.doubleClick([210, 110]);
    expect(editor.selectedIds).toEqual(["c", "d"]);
    expect(within()).toBe("Tabs");
    editor.doubleClick([210, 110]);
    expect(editor.selectedIds).toEqual(["c"]);
    editor.click([310, 110]);
    expect(editor.selectedIds).toEqual(["d"]);
    for (const [selected, group] of [
      [["c", "d"], "Tabs"],
      [["b", "c", "d"], undefined],
      [[], undefined],
    ] as const) {
      editor.key("Escape");
      expect([editor.selectedIds, within()]).toEqual([selected, group]);
    }
  });

  test("outside the entered group leaves it as far as necessary", () => {
    const { editor, within } = onPage();
    editor.runWith(moveInOrder, { below: undefined });
    editor.doubleClick([210, 110]);
    editor.doubleClick([210, 110]);
    expect(within()).toBe("Tabs/Inner");
    editor.click([110, 110]);
    expect([editor.selectedIds, within()]).toEqual([["b"], "Tabs"]);
    editor.click([410, 110]);
    expect([editor.selectedIds, within()]).toEqual([["e"], undefined]);
  });

  test("with Shift adds a group and takes it away", () => {
    const { editor } = onPage();
    editor.click([10, 110]);
    editor.click([110, 110], { shift: true });
    expect(editor.selectedIds).toEqual(["a", "b", "c", "d"]);
    editor.click([310, 110], { shift: true });
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("twice on a text enters its group and opens the text, and selects a member without a text", () => {
    const rows: Notation = ["rows", "table", [400, 0, 50, 50]];
    const members = [["t", "text_block", [0, 0, 100, 50]] as Notation, box("b", 200, 100, 50, 50), rows];
    const { editor } = onPage(members.map((member) => inGroup("G", member)));
    editor.doubleClick([210, 110]);
    expect([editor.selectedIds, editor.state().textEdit]).toEqual([["b"], undefined]);
    editor.key("Escape");
    editor.doubleClick([410, 10]);
    expect([editor.selectedIds, editor.state().textEdit]).toEqual([["rows"], undefined]);
    editor.key("Escape");
    editor.key("Escape");
    editor.doubleClick([10, 10]);
    expect(editor.state().textEdit?.id).toBe("t");
    expect(editor.state().selection).toMatchObject({ ids: ["t"], within: "G" });
  });

  test("twice on a text in an inner group opens it where the inner group is entered", () => {
    const { editor, within } = onPage([tab("b", "G", 200), inGroup("G/H", ["t", "text_block", [0, 0, 100, 50]])]);
    editor.doubleClick([10, 10]);
    expect([editor.selectedIds, within(), editor.state().textEdit]).toEqual([["t"], "G", undefined]);
    editor.doubleClick([10, 10]);
    expect([within(), editor.state().textEdit?.id]).toEqual(["G/H", "t"]);
  });
});

test("Enter opens a group and Shift+Enter leaves it", () => {
  const { editor, within } = onPage();
  editor.click([110, 110]);
  expect(editor.key("Enter")).toBe(true);
  expect([editor.selectedIds, within()]).toEqual([["b"], "Tabs"]);
  editor.key("Tab");
  expect(editor.selectedIds).toEqual(["c", "d"]);
  editor.key("Mod+A");
  expect(editor.selectedIds).toEqual(["b", "c", "d"]);
  editor.key("Shift+Enter");
  expect([editor.selectedIds, within()]).toEqual([["b", "c", "d"], undefined]);
});

test("Tab and a drawn rectangle select whole groups", () => {
  const { editor } = onPage();
  editor.key("Tab");
  editor.key("Tab");
  expect(editor.selectedIds).toEqual(["b", "c", "d"]);
  editor.drag([
    [320, 60],
    [430, 120],
  ]);
  expect(editor.selectedIds).toEqual(["b", "c", "d", "e"]);
  editor.drag(
    [
      [190, 60],
      [500, 200],
    ],
    { alt: true },
  );
  expect(editor.selectedIds).toEqual(["e"]);
});

describe("a group", () => {
  test("moves, scales and aligns as one", () => {
    const { editor } = onPage();
    editor.click([110, 110]);
    editor.key("ArrowRight");
    expect(editor.rect("c")).toEqual([201, 100, 50, 50]);
    editor.runWith(setGeometry, { to: { x: 100, width: 500 } });
    expect(["b", "c", "d"].map((id) => editor.rect(id))).toEqual([
      [100, 100, 100, 50],
      [300, 100, 100, 50],
      [500, 100, 100, 50],
    ]);
    editor.key("Mod+ArrowDown");
    expect(editor.rect("d")).toEqual([500, 100, 100, 51]);
    editor.select("a", "b", "c", "d");
    editor.key("Alt+A");
    expect(["a", "b", "d"].map((id) => editor.rect(id)[0])).toEqual([0, 0, 400]);
  });

  test("with a heading above rows keeps the heights of both when it is resized, and has more or fewer rows", () => {
    const part: readonly Notation[] = [
      ["head", "text_block", [100, 100, 200, 12], { content: "To do" }],
      ["rows", "table", [100, 120, 200, 200], { properties: { rows: 10, columns: 1, header_row: false } }],
      ["frame", "table", [100, 120, 200, 200], { properties: { rows: 1, columns: 1, header_row: false } }],
      [
        "ticks",
        "grid",
        [101, 120, 12, 200],
        { properties: { rows: 10, cols: 1, data_source: "range(10)", cell_template: { type: "checkbox" } } },
      ],
    ];
    const { editor } = onPage(part.map((one) => inGroup("To do", one)));
    const drawn = () =>
      ["head", "rows", "frame", "ticks"].map((id) => [...editor.rect(id), editor.widget(id).properties?.["rows"]]);
    editor.click([200, 300]);
    editor.runWith(setGeometry, { to: { height: 120 } });
    const lower = [
      [100, 100, 200, 12, undefined],
      [100, 120, 200, 100, 5],
      [100, 120, 200, 100, 1],
      [101, 120, 12, 100, 5],
    ];
    expect(drawn()).toEqual(lower);
    editor.undo();
    editor.drag([
      [200, 320],
      [200, 220],
    ]);
    expect(drawn()).toEqual(lower);
    editor.runWith(setGeometry, { to: { width: 300, height: 260 } });
    expect(drawn()).toEqual([
      [100, 100, 300, 12, undefined],
      [100, 120, 300, 240, 12],
      [100, 120, 300, 240, 1],
      [101.53, 120, 12, 240, 12],
    ]);
  });

  test("is brought to the front and sent to the back as one, and its members stay inside", () => {
    const { editor, groups } = onPage();
    editor.click([110, 110]);
    editor.key("Shift+]");
    expect(groups()).toEqual(["a", "e", "Tabs/b", "Tabs/Inner/c", "Tabs/Inner/d"]);
    editor.key("Enter");
    editor.key("]");
    expect(groups()).toEqual(["a", "e", "Tabs/Inner/c", "Tabs/Inner/d", "Tabs/b"]);
    editor.key("]");
    expect(groups()).toEqual(["a", "e", "Tabs/Inner/c", "Tabs/Inner/d", "Tabs/b"]);
    editor.key("Escape");
    editor.key("[");
    expect(groups()).toEqual(["a", "Tabs/Inner/c", "Tabs/Inner/d", "Tabs/b", "e"]);
  });

  test("gets a name of its own when it is copied, and copies of its members stay in it", () => {
    const { editor, groups, run } = onPage();
    editor.click([110, 110]);
    editor.key("Mod+D");
    expect(groups().slice(5)).toEqual(["Tabs 2/b-1", "Tabs 2/Inner/c-1", "Tabs 2/Inner/d-1"]);
    run("copy-widgets");
    run("paste");
    expect(groups().slice(8)).toEqual(["Tabs 3/b-2", "Tabs 3/Inner/c-2", "Tabs 3/Inner/d-2"]);
    editor.undo();
    editor.undo();
    editor.doubleClick([210, 110]);
    run("copy-widgets");
    run("paste");
    expect(groups()).toEqual([
      "a",
      "Tabs/b",
      "Tabs/Inner/c",
      "Tabs/Inner/d",
      "Tabs/Inner 2/c-1",
      "Tabs/Inner 2/d-1",
      "e",
    ]);
    editor.run(moveToMaster);
    expect(editor.widgets({ kind: "master", id: "m" }).map(({ group }) => group)).toEqual(["Inner 2", "Inner 2"]);
  });

  test("is renamed with its inner groups", () => {
    const { editor, groups, within } = onPage([...nested(), tab("f", "Header", 450)]);
    editor.doubleClick([210, 110]);
    expect(editor.runWith(renameGroup, { group: "Tabs", to: "Header" })).toBe('There is already a group "Header" here');
    expect(editor.runWith(renameGroup, { group: "Tabs", to: "a/b" })).toBe("A group needs a name without a slash");
    editor.runWith(renameGroup, { group: "Tabs", to: " Months " });
    expect(groups()).toEqual(["a", "Months/b", "Months/Inner/c", "Months/Inner/d", "e", "Header/f"]);
    expect(within()).toBe("Months");
  });

  test("takes widgets in and lets them out by their order", () => {
    const { editor, groups, within } = onPage();
    editor.select("e");
    editor.runWith(moveInOrder, { below: "c", into: "Tabs" });
    expect(groups()).toEqual(["a", "Tabs/b", "Tabs/e", "Tabs/Inner/c", "Tabs/Inner/d"]);
    expect(within()).toBe("Tabs");
    editor.key("Escape");
    editor.doubleClick([210, 110]);
    editor.runWith(moveInOrder, { below: "a", into: null });
    expect(groups()).toEqual(["Inner/c", "Inner/d", "a", "Tabs/b", "Tabs/e"]);
    editor.runWith(moveInOrder, { below: undefined, into: "Inner" });
    expect(groups()).toEqual(["Inner/c", "Inner/d", "a", "Tabs/b", "Tabs/e"]);
  });

  test("stays entered while members are deleted, and is gone with the last one", () => {
    const { editor, groups, within } = onPage([box("a"), tab("b", "G", 100), tab("c", "G", 200)]);
    editor.doubleClick([110, 110]);
    editor.key("Delete");
    expect([groups(), within()]).toEqual([["a", "G/c"], "G"]);
    editor.click([210, 110]);
    editor.key("Delete");
    expect([groups(), within()]).toEqual([["a"], undefined]);
  });
});

test("an edit puts groups of a written document together, at their topmost widget", () => {
  const { editor, groups } = onPage([
    tab("a", "G", 0),
    box("x", 500, 500),
    tab("b", "G/H", 100),
    tab("c", "G", 200),
    ["t", "text_block", [0, 300, 50, 50]],
    tab("d", "G/H", 300),
  ]);
  editor.select("t");
  editor.runWith(setContent, { content: "New" });
  expect(groups()).toEqual(["x", "t", "G/a", "G/c", "G/H/b", "G/H/d"]);
});

describe("the command Frame with a Box", () => {
  test("draws a box behind the selection, a step of the grid larger, and groups both", () => {
    const { editor, groups } = onPage([
      box("a", 0, 0, 20, 20),
      box("b", 100, 100, 50, 20),
      box("c", 180, 110, 30, 60),
      box("d"),
    ]);
    editor.select("b", "c");
    editor.runWith(boxSelection, undefined);
    expect(groups()).toEqual(["a", "Group/box-1", "Group/b", "Group/c", "d"]);
    expect(editor.rect("box-1")).toEqual([90, 90, 130, 90]);
    expect(new Set(editor.selectedIds)).toEqual(new Set(["box-1", "b", "c"]));
    expect(editor.announcements.at(-1)).toBe("Framed 2 widgets with a box");
    editor.undo();
    expect(groups()).toEqual(["a", "b", "c", "d"]);
    expect(editor.selectedIds).toEqual(["b", "c"]);
  });

  test("is requested from the host, which loads it", () => {
    const { editor } = onPage();
    editor.select("a");
    expect(editor.key("Mod+Alt+G")).toBe(true);
    expect(editor.requests).toEqual([{ kind: "on-demand", action: "box" }]);
  });

  test("frames one widget, stays on the page, and keeps a group inside", () => {
    const { editor, groups } = onPage([tab("a", "Tabs", 0), tab("b", "Tabs", 545)]);
    editor.select("a", "b");
    editor.runWith(boxSelection, undefined);
    expect(editor.rect("box-1")).toEqual([0, 90, 600, 70]);
    expect(groups()).toEqual(["Group/box-1", "Group/Tabs/a", "Group/Tabs/b"]);
  });

  test("frames inside the entered group", () => {
    const { editor, groups, within } = onPage();
    editor.editor.update((state) => ({
      ...state,
      selection: { place: state.place, ids: ["b"], within: "Tabs" },
    }));
    editor.runWith(boxSelection, undefined);
    expect(groups()).toContain("Tabs/Group/b");
    expect(groups()).toContain("Tabs/Group/box-1");
    expect(within()).toBe("Tabs");
  });
});

describe("the command Separate the Cells", () => {
  const cell_template = {
    type: "text_block",
    content: "{cell_value:02d} @year",
    properties: { width: "{cell_value}" },
  };
  const properties = { rows: 2, cols: 2, gap_x: 10, gap_y: 20, data_source: "range(3)", cell_template };
  const days = (more: object = {}): Notation => [
    "days",
    "grid",
    [100, 100, 210, 220],
    { styling: { size: 9 }, properties: { ...properties, ...more } },
  ];
  const separating = (widget: Notation, ...others: readonly Notation[]) => {
    const shown = onPage([box("a"), widget, ...others]);
    shown.editor.select(widget[0]);
    const isOffered = () => commandsOn("widget-menu", shown.editor.state()).some(({ id }) => id === "ask-to-separate");
    return { ...shown, isOffered };
  };

  test("replaces a grid by an entered group with a widget at the place of each cell, in one step", () => {
    const { editor, groups, isOffered, run } = separating(days(), box("z"));
    expect(isOffered()).toBe(true);
    run("ask-to-separate");
    expect(editor.requests).toEqual([{ kind: "on-demand", action: "separate" }]);
    editor.runWith(separateSelection, undefined);
    expect(groups()).toEqual(["a", "days/days-1", "days/days-2", "days/days-3", "z"]);
    expect(editor.selectedIds).toEqual(["days-1", "days-2", "days-3"]);
    expect(["days-1", "days-2", "days-3"].map((id) => editor.rect(id))).toEqual([
      [100, 100, 100, 100],
      [210, 100, 100, 100],
      [100, 220, 100, 100],
    ]);
    expect(editor.widget("days-3")).toMatchObject({
      type: "text_block",
      content: "02 {year}",
      styling: { size: 9 },
      properties: { width: "2" },
    });
    expect(editor.announcements.at(-1)).toBe("Separated 3 cells");
    editor.click([110, 110]);
    expect(editor.selectedIds).toEqual(["days-1"]);
    editor.undo();
    expect(groups()).toEqual(["a", "days", "z"]);
  });

  test("writes the values of a list, and leaves a link nowhere that has none", () => {
    const cell = { type: "internal_link", content: "{cell_value}", properties: { bind: "month(@cell_value)" } };
    const { editor } = separating(days({ data_source: ["2027-01", ""], cell_template: cell }));
    editor.runWith(separateSelection, undefined);
    const links = ["days-1", "days-2"].map((id) => editor.widget(id));
    expect(links.map(({ content, properties: { bind } = {} }) => [content, bind])).toEqual([
      ["2027-01", "month(2027-01)"],
      ["", ""],
    ]);
  });

  test("keeps the background as a widget behind the cells", () => {
    const [id, type, rect, more] = days();
    const { editor } = separating([id, type, rect, { ...more, background_color: "#eeeeee" }]);
    editor.runWith(separateSelection, undefined);
    expect(editor.rect("days-1")).toEqual([100, 100, 210, 220]);
    expect(editor.widget("days-1").background_color).toBe("#eeeeee");
    expect(editor.widget("days-2").background_color).toBeUndefined();
  });

  test("is offered only for one widget with cells that are the same on all pages, and that is not locked", () => {
    const [id, type, rect, more] = days();
    const isOffered = (widget: Notation) => separating(widget).isOffered();
    expect(isOffered(days({ data_source: "range(1, 4)" }))).toBe(true);
    expect(isOffered(days({ data_source: "months({plan_year_start}, 12)" }))).toBe(false);
    expect(isOffered(days({ data_source: "range({day})" }))).toBe(false);
    expect(isOffered(days({ data_source: ["{month_name}"] }))).toBe(false);
    expect(isOffered(days({ rows: "{month}" }))).toBe(false);
    expect(isOffered([id, type, rect, { ...more, locked: true }])).toBe(false);
    expect(isOffered(box("b"))).toBe(false);
  });
});
