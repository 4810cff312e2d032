import { parseDesign } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { expect, it } from "vitest";
import { insertWidget } from "../commands/insert-widget.ts";
import { printDocument } from "../document/document-yaml.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { openDesign } from "../document/open-document.ts";
import { Editor } from "../editor.ts";
import { openEditor } from "../state/editor-state.ts";
import { undoLabel } from "../state/history.ts";
import { ageOf } from "./draft-age.ts";
import { draftStateOf, withDraftState } from "./draft-state.ts";
import { excessDrafts, isStoredDraft, matchesStored, restoreDraft, type StoredDraft } from "./stored-draft.ts";

const empty = openDesign("master", { name: "Daily", description: "", widgets: [] });

async function read(text: string): Promise<EditorDocument | undefined> {
  const { widgets, diagnostics } = parseDesign(text, []);
  if (diagnostics.some(({ severity }) => severity === "error")) return undefined;
  return openDesign("master", { name: "Daily", description: "", widgets });
}

const language = { print: printDocument, read };

/** A draft with two inserted widgets in its history. */
function aDraft(change: Partial<StoredDraft> = {}): StoredDraft {
  const editor = new Editor(empty, { now: () => 0 });
  for (const type of ["box", "lines"]) editor.runWith(insertWidget, { type });
  const work = draftStateOf(editor.getState());
  const draft = { key: "k", owner: "ann", time: 0, name: "Daily", base: 1, text: undefined, work, ...change };
  // As the browser keeps it: other objects, and the same wherever they were the same.
  return structuredClone(draft);
}

const countIn = (document: EditorDocument | undefined) => document?.masters[0]?.widgets.length;

it("restores the document with its history", async () => {
  const restored = await restoreDraft(aDraft(), language);
  expect(countIn(restored?.document)).toBe(2);
  if (!restored?.work) throw new Error("the history is lost");
  const editor = new Editor(empty, { now: () => 0 });
  const { work } = restored;
  editor.update((state) => withDraftState(state, work));
  const { history, saved, document } = editor.getState();
  expect(history.done).toHaveLength(2);
  expect(history.done[1]?.after.document).toBe(document);
  expect(history.done[0]?.before.document).toBe(saved);
});

it("restores the history of a version whose labels were texts", async () => {
  const draft = aDraft();
  const { history } = draft.work;
  const done = JSON.parse(JSON.stringify(history.done), (key, value) => (key === "label" ? "insert Box" : value));
  const editor = new Editor(empty, { now: () => 0 });
  editor.update((state) => withDraftState(state, { ...draft.work, history: { ...history, done } }));
  expect(undoLabel(editor.getState().history)).toEqual({ text: "insert Box" });
});

it("restores an outdated document without its history", async () => {
  const draft = aDraft();
  const { document } = draft.work;
  const odd = { ...document, masters: document.masters.map((master) => ({ ...master, colour: "none" })) };
  const restored = await restoreDraft({ ...draft, work: { ...draft.work, document: odd } }, language);
  expect(countIn(restored?.document)).toBe(2);
  expect(restored?.work).toBeUndefined();
});

it("restores an unreadable document as text", async () => {
  expect(await restoreDraft(aDraft({ text: "widgets: [" }), language)).toMatchObject({ text: "widgets: [" });
  expect(await restoreDraft(aDraft({ text: "widgets: []" }), language)).toMatchObject({
    text: undefined,
    work: undefined,
  });
  expect(await restoreDraft(aDraft(), { ...language, read: async () => undefined })).toMatchObject({
    document: undefined,
    text: expect.stringContaining("box"),
  });
});

it("detects that the draft was saved", async () => {
  const restored = await restoreDraft(aDraft(), language);
  if (!restored?.document) throw new Error("nothing is restored");
  expect(matchesStored(restored, structuredClone(restored.document), "Daily")).toBe(true);
  expect(matchesStored(restored, restored.document, "Weekly")).toBe(false);
  expect(matchesStored(restored, empty, "Daily")).toBe(false);
  expect(matchesStored({ ...restored, text: "widgets: [" }, restored.document, "Daily")).toBe(false);
});

it.each([undefined, null, 7, {}, { key: "k", owner: "ann", time: 0, name: "x" }, { ...aDraft(), work: {} }])(
  "rejects %j as a draft",
  (value) => expect(isStoredDraft(value)).toBe(false),
);

it("keeps the newest twenty", () => {
  const keys = Array.from({ length: 23 }, (_, i) => `k${i}`);
  expect(excessDrafts(keys)).toEqual(["k0", "k1", "k2"]);
  expect(excessDrafts(keys.slice(0, 20))).toEqual([]);
});

it.each([
  [0, "from a moment ago"],
  [-5000, "from a moment ago"],
  [60_000, "from 1 minute ago"],
  [59 * 60_000, "from 59 minutes ago"],
  [3 * 3_600_000, "from 3 hours ago"],
  [49 * 3_600_000, "from 2 days ago"],
])("formats its age: after %d ms %s", (age, words) =>
  expect(formatMessage(ageOf(1_000_000_000, 1_000_000_000 + age))).toBe(words),
);

it("stores the newest steps of a long history", () => {
  const editor = new Editor(empty, { now: () => 0 });
  for (let i = 0; i < 80; i++) editor.runWith(insertWidget, { type: "divider" });
  const { history } = draftStateOf(editor.getState());
  expect(history.done).toHaveLength(50);
  expect(history.done.at(-1)).toBe(editor.getState().history.done.at(-1));
  expect(draftStateOf(openEditor(empty)).history.done).toEqual([]);
});
