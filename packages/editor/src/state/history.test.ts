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

/** A history in which each of `texts` was written, `apart` milliseconds after the one before. */
function written(texts: readonly string[], { key, apart = 1000 }: { key?: string; apart?: number } = {}) {
  let document = start;
  let history: History = emptyHistory;
  texts.forEach((text, i) => {
    const next = withText(document, text);
    history = record(history, at(document), at(next), { label: text, key, time: i * apart });
    document = next;
  });
  return { history, document };
}

describe("history", () => {
  test("brings back the very document that was, and the one that followed", () => {
    const { history, document } = written(["one"]);
    const back = undo(history);
    expect(back?.to.document).toBe(start);
    expect(back?.label).toBe("one");
    expect(redo(back?.history ?? emptyHistory)?.to.document).toBe(document);
  });

  test("has nothing to undo or redo at first", () => {
    expect(undo(emptyHistory)).toBeUndefined();
    expect(redo(emptyHistory)).toBeUndefined();
  });

  test("makes no entry of what changed nothing, and keeps what can be redone", () => {
    const back = undo(written(["one"]).history)?.history ?? emptyHistory;
    expect(record(back, at(start), at(start), { label: "select", time: 0 })).toBe(back);
  });

  test("loses what could be redone with the next edit", () => {
    const back = undo(written(["one"]).history)?.history ?? emptyHistory;
    const next = record(back, at(start), at(withText(start, "two")), { label: "two", time: 0 });
    expect(redo(next)).toBeUndefined();
  });

  test("takes edits of one key that follow one another closely for one", () => {
    const { history } = written(["a", "ab", "abc"], { key: "text", apart: 300 });
    expect(history.done).toHaveLength(1);
    expect(undo(history)?.to.document).toBe(start);
  });

  test("takes them for several when there is time between them, or the keys differ", () => {
    expect(written(["a", "ab"], { key: "text", apart: 701 }).history.done).toHaveLength(2);
    expect(written(["a", "ab"], { apart: 1 }).history.done).toHaveLength(2);
  });

  test("does not let an edit join what was undone and done again", () => {
    const { history, document } = written(["a"], { key: "text" });
    const there = redo(undo(history)?.history ?? emptyHistory)?.history ?? emptyHistory;
    const next = record(there, at(document), at(withText(document, "ab")), { label: "ab", key: "text", time: 1 });
    expect(next.done).toHaveLength(2);
  });
});

describe("a mark", () => {
  const edit = (history: History, from: EditorDocument, text: string) =>
    record(history, at(from), at(withText(from, text)), { label: text, time: 0 });

  test("makes one step of all edits until it is closed", () => {
    const marked = mark(emptyHistory, "scrub", at(start));
    const edited = edit(edit(marked, start, "1"), withText(start, "1"), "2");
    const closed = squash(edited);
    expect(closed.done.map(({ label }) => label)).toEqual(["scrub"]);
    expect(undo(closed)?.to.document).toBe(start);
  });

  test("is no step when nothing was edited", () => {
    expect(squash(mark(emptyHistory, "scrub", at(start)))).toEqual(emptyHistory);
  });

  test("taken back leaves no trace, and what could be redone can be redone", () => {
    const { history } = written(["one", "two"]);
    const before = undo(history)?.history ?? emptyHistory;
    const marked = edit(mark(before, "try", at(withText(start, "one"))), withText(start, "one"), "three");
    const bailed = bail(marked);
    expect(bailed?.history).toEqual(before);
    expect(redo(bailed?.history ?? emptyHistory)?.label).toBe("two");
  });

  test("is closed by undo", () => {
    const marked = edit(mark(emptyHistory, "scrub", at(start)), start, "1");
    expect(undo(marked)?.to.document).toBe(start);
  });
});

describe("memory", () => {
  test("holds the last 300 steps", () => {
    const texts = Array.from({ length: historyLimits.entries + 20 }, (_, i) => String(i));
    const { history } = written(texts);
    expect(history.done).toHaveLength(historyLimits.entries);
    expect(history.done[0]?.label).toBe("20");
  });

  test("lets the oldest go when pictures that only history holds take too much", () => {
    const megabytes = (n: number) => String(n).repeat(20 * 1024 * 1024);
    const { history } = written([1, 2, 3, 4, 5].map(megabytes));
    expect(history.done.map(({ label }) => label[0])).toEqual(["3", "4", "5"]);
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
    const history = record(emptyHistory, at(picture), at(moved), { label: "move", time: 0 });
    expect(history.done[0]?.weight).toBeLessThan(10_000);
  });
});
