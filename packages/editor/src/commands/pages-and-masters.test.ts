import { formatMessage, limits, type Message } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, aWidget, box, type Notation, type TemplateNotation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { openDesign } from "../document/open-document.ts";
import { addPage, addPages, askForPages, batchLimits, duplicatePage, duplicatePages } from "./add-pages.ts";
import { batchProblem } from "./batch-problem.ts";
import {
  addMaster,
  defaultMasterName,
  deleteMaster,
  duplicateMaster,
  moveMaster,
  renameMaster,
} from "./change-masters.ts";
import { goToPage } from "./go-to-page.ts";
import { editMaster, leaveMaster, showMaster } from "./masters.ts";
import { detachToPage, moveToMaster, moveToPage } from "./move-to-master.ts";
import { assignMaster, deletePage, movePage, movePageUp } from "./pages.ts";
import { selectWidgets } from "./select.ts";

const questionOf = (question: Message | undefined) => question && formatMessage(question);
const problemOf = (...args: Parameters<typeof batchProblem>) => questionOf(batchProblem(...args));

const a = box("a", 10, 10, 50, 50);
const b = box("b", 20, 20, 50, 50);
const c = box("c", 30, 30, 50, 50);

function editing(notation: TemplateNotation) {
  const editor = editorDriver(aTemplate(notation));
  const idsOf = (page: number) => editor.ids({ kind: "page", id: editor.document.pages[page - 1]?.id ?? "" });
  const current = () => editor.document.pages.findIndex(({ id }) => id === editor.state().page) + 1;
  const masters = () => editor.document.pages.map(({ master_id }) => master_id);
  const inMaster = (id: string) => editor.ids({ kind: "master", id });
  return Object.assign(editor, { idsOf, current, masters, inMaster });
}

describe("going to a page", () => {
  test("clears the selection and creates no step", () => {
    const editor = editing({ pages: [[a], [b]] });
    editor.select("a");
    editor.runWith(goToPage, { page: 2 });
    expect(editor.selectedIds).toEqual([]);
    expect(editor.ids()).toEqual(["b"]);
    expect(editor.state().history.done).toEqual([]);
  });

  test("accepts 1 to the last page", () => {
    const editor = editing({ pages: [[a], [b]] });
    expect(editor.runWith(goToPage, { page: 3 })).toBe("Invalid page number: 3. Must be between 1 and 2");
    expect(editor.runWith(goToPage, { page: 0 })).toBe("Invalid page number: 0. Must be between 1 and 2");
  });

  test("follows Page Up and Page Down within the document", () => {
    const editor = editing({ pages: [[a], [b]] });
    editor.key("PageDown");
    editor.key("PageDown");
    expect(editor.current()).toBe(2);
    editor.key("PageUp");
    expect(editor.current()).toBe(1);
    expect(editor.key("PageUp")).toBe(false);
  });
});

describe("adding pages", () => {
  test("appends a blank page and shows it", () => {
    const editor = editing({ pages: [[a]] });
    editor.run(addPage);
    expect(editor.document.pages).toHaveLength(2);
    expect(editor.current()).toBe(2);
    editor.undo();
    expect(editor.document.pages).toHaveLength(1);
    expect(editor.current()).toBe(1);
    editor.redo();
    expect(editor.current()).toBe(2);
  });

  test("appends several pages with the given master and shows the first", () => {
    const editor = editing({ pages: [[a]], masters: { m: [b] } });
    editor.runWith(addPages, { count: 100, master_id: "m" });
    expect(editor.document.pages).toHaveLength(101);
    expect(editor.current()).toBe(2);
    expect(new Set(editor.masters().slice(1))).toEqual(new Set(["m"]));
    editor.undo();
    expect(editor.document.pages).toHaveLength(1);
  });

  test("reports the limits", () => {
    const editor = editing({});
    expect(editor.runWith(addPages, { count: 0 })).toBe("Page count must be at least 1");
    expect(editor.runWith(addPages, { count: 1.5 })).toBe("Page count must be at least 1");
    expect(editor.runWith(addPages, { count: 101 })).toBe("Cannot add more than 100 pages at once");
  });

  test("validates the number in the dialog", () => {
    const problems = ["1", " 100 ", "0", "101", "1.5", "", "ten"].map((text) => problemOf(text, batchLimits.add));
    const wrong = "Please enter a number between 1 and 100";
    expect(problems).toEqual([undefined, undefined, wrong, wrong, wrong, wrong, wrong]);
    expect(problemOf("51", batchLimits.duplicate)).toBe("Please enter a number between 1 and 50");
  });

  test("asks the host to open the dialog", () => {
    const editor = editing({});
    editor.run(askForPages);
    expect(editor.requests).toEqual([{ kind: "dialog", name: "add-pages" }]);
  });
});

describe("duplicating a page", () => {
  test("appends a copy with new widget ids", () => {
    const editor = editing({ pages: [[a, b], [c]], masters: { m: [] }, assigned: ["m"] });
    editor.run(duplicatePage);
    expect(editor.current()).toBe(3);
    expect(editor.idsOf(3)).toEqual(["a-1", "b-1"]);
    expect(editor.masters()).toEqual(["m", undefined, "m"]);
    expect(editor.rect("a-1")).toEqual([10, 10, 50, 50]);
    editor.undo();
    expect(editor.document.pages).toHaveLength(2);
    expect(editor.current()).toBe(1);
  });

  test("asks first, with the number of widgets", () => {
    const editor = editing({ pages: [[a, b]] });
    expect(questionOf(duplicatePage.confirmation?.(editor.state(), undefined))).toBe(
      "Duplicate page 1 with 2 widget(s)?",
    );
  });

  test("appends up to 50 copies and shows the first", () => {
    const editor = editing({ pages: [[a], [b]] });
    editor.runWith(duplicatePages, { source: 1, count: 50 });
    expect(editor.document.pages).toHaveLength(52);
    expect(editor.current()).toBe(3);
    const ids = editor.document.pages.flatMap(({ widgets }) => widgets.map(({ id }) => id));
    expect(new Set(ids).size).toBe(52);
  });

  test("reports invalid numbers", () => {
    const editor = editing({ pages: [[a]] });
    expect(editor.runWith(duplicatePages, { source: 1, count: 51 })).toBe(
      "Cannot duplicate more than 50 pages at once",
    );
    expect(editor.runWith(duplicatePages, { source: 1, count: 0 })).toBe("Page count must be at least 1");
    expect(editor.runWith(duplicatePages, { source: 9, count: 1 })).toBe(
      "Invalid source page number: 9. Must be between 1 and 1",
    );
    expect(editor.runWith(duplicatePage, { page: 4 })).toBe("Invalid page number: 4. Must be between 1 and 1");
  });
});

describe("deleting a page", () => {
  test("removes its widgets, renumbers later pages and shows the next one", () => {
    const editor = editing({ pages: [[a], [b], [c]] });
    editor.runWith(goToPage, { page: 2 });
    editor.run(deletePage);
    expect(editor.current()).toBe(2);
    expect(editor.ids()).toEqual(["c"]);
    editor.run(deletePage);
    expect(editor.current()).toBe(1);
    editor.undo();
    editor.undo();
    expect([1, 2, 3].flatMap(editor.idsOf)).toEqual(["a", "b", "c"]);
    expect(editor.current()).toBe(2);
    editor.redo();
    expect(editor.ids()).toEqual(["c"]);
  });

  test("is disabled for the only page", () => {
    const editor = editing({ pages: [[a]] });
    expect(deletePage.isEnabled(editor.state())).toBe(false);
    expect(editor.runWith(deletePage, { page: 1 })).toBe("Delete Page is not possible here");
    expect(editor.document.pages).toHaveLength(1);
  });

  test("asks first", () => {
    const editor = editing({ pages: [[a], [b]] });
    expect(questionOf(deletePage.confirmation?.(editor.state(), { page: 2 }))).toBe(
      "Delete page 2? All widgets on this page will be removed.",
    );
  });

  test("of a page or a master is undone by one step, which is offered", () => {
    const editor = editing({ pages: [[a], [b]], masters: { m: [c] }, assigned: ["m"] });
    const { document } = editor.state();
    for (const remove of [
      () => editor.runWith(deletePage, { page: 1 }),
      () => editor.runWith(deleteMaster, { id: "m" }),
    ]) {
      remove();
      expect(editor.state().undoOffer?.document).toBe(editor.state().document);
      editor.undo();
      expect(editor.state().document).toEqual(document);
    }
  });

  test("keeps the current page if another one is deleted", () => {
    const editor = editing({ pages: [[a], [b], [c]] });
    editor.runWith(goToPage, { page: 3 });
    editor.select("c");
    editor.runWith(deletePage, { page: 1 });
    expect(editor.current()).toBe(2);
    expect(editor.selectedIds).toEqual(["c"]);
  });

  test("keeps the master that is shown", () => {
    const editor = editing({ pages: [[a], [b]], masters: { m: [c] }, assigned: ["m"] });
    editor.run(editMaster);
    editor.runWith(deletePage, { page: 1 });
    expect(editor.state().place).toEqual({ kind: "master", id: "m" });
    editor.run(leaveMaster);
    expect(editor.ids()).toEqual(["b"]);
  });

  test("keeps numbered links to the same pages", () => {
    const zone = (id: string, page: number): Notation => [
      "z".concat(id),
      "tap_zone",
      [0, 0, 50, 50],
      { properties: { target_page: page } },
    ];
    const editor = editing({ pages: [[zone("1", 3), zone("2", 2)], [b], [c]], masters: { m: [zone("3", 3)] } });
    const targets = () => [editor.widget("z1"), editor.widget("z2")].map(({ properties }) => properties?.target_page);
    editor.runWith(deletePage, { page: 2 });
    expect(targets()).toEqual([2, 2]);
    expect(editor.widget("z3", { kind: "master", id: "m" }).properties?.target_page).toBe(2);
    editor.undo();
    expect(targets()).toEqual([3, 2]);
  });
});

describe("moving a page", () => {
  test("changes its position and keeps it current", () => {
    const editor = editing({ pages: [[a], [b], [c]] });
    editor.runWith(movePage, { from: 1, to: 3 });
    expect([1, 2, 3].flatMap(editor.idsOf)).toEqual(["b", "c", "a"]);
    expect(editor.current()).toBe(3);
    editor.run(movePageUp);
    expect([1, 2, 3].flatMap(editor.idsOf)).toEqual(["b", "a", "c"]);
    editor.undo();
    editor.undo();
    expect([1, 2, 3].flatMap(editor.idsOf)).toEqual(["a", "b", "c"]);
  });

  test("reports invalid page numbers", () => {
    const editor = editing({ pages: [[a], [b]] });
    expect(editor.runWith(movePage, { from: 1, to: 3 })).toBe("Invalid page number: 3. Must be between 1 and 2");
  });
});

describe("assigning a master", () => {
  test("shows the master's widgets below the page's own, and none after None", () => {
    const editor = editing({ pages: [[a]], masters: { m: [b] } });
    editor.runWith(assignMaster, { master_id: "m" });
    expect(editor.masters()).toEqual(["m"]);
    editor.runWith(assignMaster, { master_id: undefined });
    expect(editor.masters()).toEqual([undefined]);
    editor.undo();
    expect(editor.masters()).toEqual(["m"]);
    editor.undo();
    expect(editor.masters()).toEqual([undefined]);
  });

  test("applies to several pages and skips those that have it", () => {
    const editor = editing({ pages: [[a], [b], [c]], masters: { m: [] } });
    editor.runWith(assignMaster, { master_id: "m", pages: [1, 3] });
    expect(editor.masters()).toEqual(["m", undefined, "m"]);
    const { document } = editor;
    editor.runWith(assignMaster, { master_id: "m", pages: [1] });
    expect(editor.document).toBe(document);
  });

  test("reports missing masters and pages", () => {
    const editor = editing({ pages: [[a]] });
    expect(editor.runWith(assignMaster, { master_id: "x" })).toBe("Master not found");
    const other = editing({ pages: [[a]], masters: { m: [] } });
    expect(other.runWith(assignMaster, { master_id: "m", pages: [2] })).toBe(
      "Invalid page number: 2. Must be between 1 and 1",
    );
  });
});

describe("masters", () => {
  test("are added by name, from which the id is derived", () => {
    const editor = editing({});
    editor.runWith(addMaster, { name: " Header/Footer " });
    editor.runWith(addMaster, { name: defaultMasterName });
    editor.runWith(addMaster, { name: "Żółw" });
    expect(editor.document.masters.map(({ id, name }) => [id, name])).toEqual([
      ["header-footer", "Header/Footer"],
      ["header-footer-1", "Header/Footer 2"],
      ["zolw", "Żółw"],
    ]);
    expect(editor.runWith(addMaster, { name: "  " })).toBe("Master name is required");
    editor.undo();
    expect(editor.document.masters).toHaveLength(2);
  });

  test("are renamed, but not to an existing name", () => {
    const editor = editing({ masters: { one: [], two: [] } });
    editor.runWith(renameMaster, { id: "one", name: "First" });
    expect(editor.document.masters[0]).toMatchObject({ id: "one", name: "First" });
    expect(editor.runWith(renameMaster, { id: "two", name: "First" })).toBe('There is already a master called "First"');
    expect(editor.runWith(renameMaster, { id: "two", name: "" })).toBe("Master name is required");
    expect(editor.runWith(renameMaster, { id: "three", name: "X" })).toBe("Master not found");
    editor.undo();
    expect(editor.document.masters[0]?.name).toBe("one");
  });

  test("are duplicated after the original", () => {
    const editor = editing({ masters: { one: [a], two: [] } });
    editor.runWith(duplicateMaster, { id: "one" });
    expect(editor.document.masters.map(({ name }) => name)).toEqual(["one", "one Copy", "two"]);
    expect(editor.inMaster("one-copy")).toEqual(["a"]);
    editor.undo();
    expect(editor.document.masters).toHaveLength(2);
  });

  test("are shown by id, from pages and from each other", () => {
    const editor = editing({ pages: [[a]], masters: { m: [b], n: [c] } });
    editor.runWith(showMaster, { id: "m" });
    expect(editor.ids()).toEqual(["b"]);
    editor.runWith(showMaster, { id: "n" });
    expect(editor.ids()).toEqual(["c"]);
    expect(editor.runWith(showMaster, { id: "gone" })).toBe("Master not found");
  });

  test("are reordered without effect on pages", () => {
    const editor = editing({ pages: [[a]], masters: { one: [], two: [b], three: [] }, assigned: ["two"] });
    const order = () => editor.document.masters.map(({ id }) => id);
    editor.runWith(moveMaster, { id: "two", to: 0 });
    expect(order()).toEqual(["two", "one", "three"]);
    editor.runWith(moveMaster, { id: "two", to: 9 });
    expect(order()).toEqual(["one", "three", "two"]);
    expect(editor.masters()).toEqual(["two"]);
    expect(editor.runWith(moveMaster, { id: "four", to: 0 })).toBe("Master not found");
    editor.undo();
    editor.undo();
    expect(order()).toEqual(["one", "two", "three"]);
  });

  test("are deleted after a question, and their pages have none", () => {
    const editor = editing({ pages: [[a], [b]], masters: { m: [c] }, assigned: ["m", "m"] });
    expect(questionOf(deleteMaster.confirmation?.(editor.state(), { id: "m" }))).toBe(
      "Delete this master? Assigned pages will revert to None.",
    );
    editor.run(editMaster);
    editor.runWith(deleteMaster, { id: "m" });
    expect(editor.document.masters).toEqual([]);
    expect(editor.masters()).toEqual([undefined, undefined]);
    expect(editor.state().place).toEqual({ kind: "page", id: "page-1" });
    editor.undo();
    expect(editor.masters()).toEqual(["m", "m"]);
    expect(editor.state().place).toEqual({ kind: "master", id: "m" });
  });

  test("are shown alone and left for the previous page", () => {
    const editor = editing({ pages: [[a], [b]], masters: { m: [c] }, assigned: [undefined, "m"] });
    expect(editMaster.isEnabled(editor.state())).toBe(false);
    editor.runWith(goToPage, { page: 2 });
    editor.run(editMaster);
    expect(editor.ids()).toEqual(["c"]);
    editor.run(leaveMaster);
    expect(editor.current()).toBe(2);
    expect(editor.ids()).toEqual(["b"]);
  });
});

describe("a widget", () => {
  test("moves to the master, so that all its pages show it", () => {
    const editor = editing({ pages: [[a, b], [c]], masters: { m: [] }, assigned: ["m", "m"] });
    editor.select("b");
    editor.run(moveToMaster);
    expect(editor.ids()).toEqual(["a"]);
    expect(editor.inMaster("m")).toEqual(["b"]);
    expect(editor.state().selection).toEqual({ place: { kind: "master", id: "m" }, ids: ["b"] });
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b"]);
    expect(editor.inMaster("m")).toEqual([]);
  });

  test("detaches to the page", () => {
    const editor = editing({ pages: [[a]], masters: { m: [b, c] }, assigned: ["m"] });
    editor.runWith(selectWidgets, { ids: ["b"], place: { kind: "master", id: "m" } });
    editor.run(detachToPage);
    expect(editor.ids()).toEqual(["a", "b"]);
    expect(editor.inMaster("m")).toEqual(["c"]);
    expect(editor.selectedIds).toEqual(["b"]);
    editor.undo();
    expect(editor.inMaster("m")).toEqual(["b", "c"]);
  });

  test("gets a new id if its own is taken", () => {
    const editor = editing({ pages: [[a], []], masters: { m: [a] }, assigned: ["m", "m"] });
    editor.select("a");
    editor.run(moveToMaster);
    expect(editor.inMaster("m")).toEqual(["a", "a-1"]);
    editor.runWith(goToPage, { page: 2 });
    editor.runWith(selectWidgets, { ids: ["a", "a-1"], place: { kind: "master", id: "m" } });
    editor.run(detachToPage);
    expect(editor.ids()).toEqual(["a", "a-1"]);
  });

  test("moves within the widget limit of the other page", () => {
    const almostFull = Array.from({ length: limits.widgetsPerDesign - 1 }, (_, i) => box(`w${i}`, 0, 0, 9, 9));
    const editor = editing({ pages: [[a, b], almostFull] });
    editor.select("a", "b");
    expect(editor.runWith(moveToPage, { page: 2 })).toBe("A page design can have at most 500 widgets");
    editor.select("b");
    editor.runWith(moveToPage, { page: 2 });
    expect(editor.ids()).toHaveLength(limits.widgetsPerDesign);
  });

  test("moves to another page, which is then shown", () => {
    const editor = editing({ pages: [[a, b], [c]] });
    editor.select("b");
    editor.runWith(moveToPage, { page: 2 });
    expect(editor.current()).toBe(2);
    expect(editor.ids()).toEqual(["c", "b"]);
    expect(editor.selectedIds).toEqual(["b"]);
    expect(editor.runWith(moveToPage, { page: 3 })).toBe("Invalid page number: 3. Must be between 1 and 2");
    editor.undo();
    expect(editor.current()).toBe(1);
    expect(editor.ids()).toEqual(["a", "b"]);
  });

  test("can move to the master or to the page, depending on where it is", () => {
    const editor = editing({ pages: [[a], [b]], masters: { m: [c] }, assigned: ["m"] });
    editor.select("a");
    expect([moveToMaster, detachToPage].map(({ isShown }) => isShown?.(editor.state()))).toEqual([true, false]);
    editor.runWith(selectWidgets, { ids: ["c"], place: { kind: "master", id: "m" } });
    expect([moveToMaster, detachToPage].map(({ isShown }) => isShown?.(editor.state()))).toEqual([false, true]);
    editor.runWith(goToPage, { page: 2 });
    editor.select("b");
    expect(moveToMaster.isShown?.(editor.state())).toBe(false);
  });
});

test("offers no page or master commands for a single design", () => {
  const design = { name: "Day", description: "", widgets: [aWidget(a)] };
  const editor = editorDriver(openDesign("master", design));
  editor.select("a");
  for (const command of [addPage, deletePage, duplicatePage, moveToMaster, detachToPage, editMaster, leaveMaster])
    expect(command.isEnabled(editor.state())).toBe(false);
  expect(editor.key("Escape")).toBe(true);
});
