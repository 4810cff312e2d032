import { describe, expect, test } from "vitest";
import { aTemplate, box } from "../../test/a-template.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { openTemplate } from "../document/open-document.ts";
import { changeWidgets } from "../document/widget-lists.ts";
import {
  bail,
  emptyHistory,
  type History,
  historyLimits,
  mark,
  record,
  redo,
  type Snapshot,
  squash,
  undo,
} from "./history.ts";
import { nothingSelected } from "./selection.ts";

const place = { kind: "page", id: "page-1" } as const;
const start = openTemplate(aTemplate({ pages: [[box("a", 0, 0, 10, 10)]] }));

const at = (document: EditorDocument): Snapshot => ({
  document,
  place,
  page: place.id,
  selection: nothingSelected(place),
});

function withText(document: EditorDocument, content: string): EditorDocument {
  return changeWidgets(document, place, ["a"], (widget) => ({ ...widget, content }));
}

/** A history with an edit for each of `texts`, `apart` milliseconds after the previous one. */
function written(texts: readonly string[], { key, apart = 1000 }: { key?: string; apart?: number } = {}) {
  let document = start;
  let history: History = emptyHistory;
  texts.forEach((text, i) => {
    const next = withText(document, text);
    history = record(history, at(document), at(next), { label: { text }, key, time: i * apart });
    document = next;
  });
  return { history, document };
}

describe("history", () => {
  test("restores the same document objects by undo and redo", () => {
    const { history, document } = written(["one"]);
    const back = undo(history);
    expect(back?.to.document).toBe(start);
    expect(back?.label.text).toBe("one");
    expect(redo(back?.history ?? emptyHistory)?.to.document).toBe(document);
  });

  test("starts without undo and redo", () => {
    expect(undo(emptyHistory)).toBeUndefined();
    expect(redo(emptyHistory)).toBeUndefined();
  });

  test("records nothing for an unchanged document and keeps redo", () => {
    const back = undo(written(["one"]).history)?.history ?? emptyHistory;
    expect(record(back, at(start), at(start), { label: { text: "select" }, time: 0 })).toBe(back);
  });

  test("drops redo after the next edit", () => {
    const back = undo(written(["one"]).history)?.history ?? emptyHistory;
    const next = record(back, at(start), at(withText(start, "two")), { label: { text: "two" }, time: 0 });
    expect(redo(next)).toBeUndefined();
  });

  test("merges consecutive edits with the same key", () => {
    const { history } = written(["a", "ab", "abc"], { key: "text", apart: 300 });
    expect(history.done).toHaveLength(1);
    expect(undo(history)?.to.document).toBe(start);
  });

  test("separates edits after a pause or with another key", () => {
    expect(written(["a", "ab"], { key: "text", apart: 701 }).history.done).toHaveLength(2);
    expect(written(["a", "ab"], { apart: 1 }).history.done).toHaveLength(2);
  });

  test("does not merge an edit into an undone and redone step", () => {
    const { history, document } = written(["a"], { key: "text" });
    const there = redo(undo(history)?.history ?? emptyHistory)?.history ?? emptyHistory;
    const next = record(there, at(document), at(withText(document, "ab")), {
      label: { text: "ab" },
      key: "text",
      time: 1,
    });
    expect(next.done).toHaveLength(2);
  });
});

describe("a mark", () => {
  const edit = (history: History, from: EditorDocument, text: string) =>
    record(history, at(from), at(withText(from, text)), { label: { text }, time: 0 });

  test("merges all edits until it is closed", () => {
    const marked = mark(emptyHistory, { text: "scrub" }, at(start));
    const edited = edit(edit(marked, start, "1"), withText(start, "1"), "2");
    const closed = squash(edited);
    expect(closed.done.map(({ label }) => label.text)).toEqual(["scrub"]);
    expect(undo(closed)?.to.document).toBe(start);
  });

  test("creates no step without an edit", () => {
    expect(squash(mark(emptyHistory, { text: "scrub" }, at(start)))).toEqual(emptyHistory);
  });

  test("is reverted without a trace and restores redo", () => {
    const { history } = written(["one", "two"]);
    const before = undo(history)?.history ?? emptyHistory;
    const marked = edit(mark(before, { text: "try" }, at(withText(start, "one"))), withText(start, "one"), "three");
    const bailed = bail(marked);
    expect(bailed?.history).toEqual(before);
    expect(redo(bailed?.history ?? emptyHistory)?.label.text).toBe("two");
  });

  test("is closed by undo", () => {
    const marked = edit(mark(emptyHistory, { text: "scrub" }, at(start)), start, "1");
    expect(undo(marked)?.to.document).toBe(start);
  });
});

describe("memory", () => {
  test("keeps the last 300 steps", () => {
    const texts = Array.from({ length: historyLimits.entries + 20 }, (_, i) => String(i));
    const { history } = written(texts);
    expect(history.done).toHaveLength(historyLimits.entries);
    expect(history.done[0]?.label.text).toBe("20");
  });

  test("drops the oldest steps if pictures exceed the limit", () => {
    const megabytes = (n: number) => String(n).repeat(20 * 1024 * 1024);
    const { history } = written([1, 2, 3, 4, 5].map(megabytes));
    expect(history.done.map(({ label }) => label.text[0])).toEqual(["3", "4", "5"]);
  });

  test("does not count a picture that only moved", () => {
    const picture = changeWidgets(start, place, ["a"], (widget) => ({
      ...widget,
      properties: { image_src: "x".repeat(1_000_000) },
    }));
    const moved = changeWidgets(picture, place, ["a"], (widget) => ({
      ...widget,
      position: { ...widget.position, x: 9 },
    }));
    const history = record(emptyHistory, at(picture), at(moved), { label: { text: "move" }, time: 0 });
    expect(history.done[0]?.weight).toBeLessThan(10_000);
  });
});
