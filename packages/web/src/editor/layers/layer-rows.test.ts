import { Editor, moveInOrder, openDesign, selectWidgets, widgetsIn } from "@octavo/editor";
import { describe, expect, test } from "vitest";
import { layerRows, targetAt, targetBeside } from "./layer-rows.ts";

const position = { x: 0, y: 0, width: 10, height: 10 };

/** Widgets from the top: "t G/a G/I/b G/c u". */
function listOf(notation: string) {
  const widgets = notation
    .split(" ")
    .toReversed()
    .map((path) => {
      const names = path.split("/");
      const group = names.slice(0, -1).join("/");
      return { id: names.at(-1) ?? "", type: "box", position, ...(group !== "" && { group }) };
    });
  const editor = new Editor(openDesign("master", { name: "m", description: "", widgets }), { now: () => 0 });
  const here = () => widgetsIn(editor.getState().document, editor.getState().place);
  const rows = (...open: readonly string[]) => layerRows(here(), new Set(open.map((group) => `${group}/`)));
  const written = () =>
    here()
      .toReversed()
      .map(({ id, group }) => (group === undefined ? id : `${group}/${id}`))
      .join(" ");
  return { editor, rows, written };
}

describe("the rows of layers", () => {
  test("contain the members of open groups", () => {
    const { rows } = listOf("t G/a G/I/b G/c u");
    const shown = (...open: readonly string[]) => rows(...open).map(({ key, level }) => `${level} ${key}`);
    expect(shown()).toEqual(["1 t", "1 G/", "1 u"]);
    expect(shown("G")).toEqual(["1 t", "1 G/", "2 a", "2 G/I/", "2 c", "1 u"]);
    expect(shown("G", "G/I", "gone")).toEqual(["1 t", "1 G/", "2 a", "2 G/I/", "3 b", "2 c", "1 u"]);
  });
});

/** Moves a row, with all groups open, and returns the list from the top. */
function moved(key: string, target: (rows: ReturnType<typeof layerRows>, from: number) => ReturnType<typeof targetAt>) {
  const { editor, rows, written } = listOf("t G/a G/I/b G/c u");
  const shown = rows("G", "G/I");
  const row = shown.find((one) => one.key === key);
  if (!row) throw new Error(`no row ${key}`);
  const there = target(shown, shown.indexOf(row));
  editor.runWith(selectWidgets, { ids: row.widgets.map(({ id }) => id), within: row.parent });
  if (there) editor.runWith(moveInOrder, there);
  return written();
}

const dragged = (key: string, gap: number) => moved(key, (rows) => targetAt(rows, new Set([key]), gap));
const stepped = (key: string, by: 1 | -1) =>
  moved(key, (rows, from) => {
    const row = rows[from];
    return row && targetBeside(rows, row, by);
  });

test("a dragged row goes into groups and out of them", () => {
  expect(dragged("t", 2)).toBe("G/t G/a G/I/b G/c u");
  expect(dragged("t", 5)).toBe("G/a G/I/b G/t G/c u");
  expect(dragged("t", 6)).toBe("G/a G/I/b G/c t u");
  expect(dragged("u", 0)).toBe("u t G/a G/I/b G/c");
  expect(dragged("u", 4)).toBe("t G/a G/I/u G/I/b G/c");
  expect(dragged("a", 6)).toBe("t G/I/b G/c G/a u");
  expect(dragged("a", 7)).toBe("t G/I/b G/c u a");
  expect(dragged("G/I/", 0)).toBe("I/b t G/a G/c u");
  expect(dragged("G/", 4)).toBe("t G/a G/I/b G/c u");
  expect(dragged("G/", 7)).toBe("t u G/a G/I/b G/c");
});

test("a step by keys goes through the rows, into open groups and out of them", () => {
  expect(stepped("t", 1)).toBe("G/t G/a G/I/b G/c u");
  expect(stepped("t", -1)).toBe("t G/a G/I/b G/c u");
  expect(stepped("u", -1)).toBe("t G/a G/I/b G/c G/u");
  expect(stepped("a", -1)).toBe("t a G/I/b G/c u");
  expect(stepped("a", 1)).toBe("t G/I/a G/I/b G/c u");
  expect(stepped("c", 1)).toBe("t G/a G/I/b c u");
  expect(stepped("c", -1)).toBe("t G/a G/I/b G/I/c u");
  expect(stepped("b", 1)).toBe("t G/a G/I/b G/c u");
  expect(stepped("G/", 1)).toBe("t u G/a G/I/b G/c");
  expect(stepped("G/", -1)).toBe("G/a G/I/b G/c t u");
});
