import { expect, it } from "vitest";
import { aTemplate, aWidget, box } from "../../test/a-template.ts";
import { DesignServer, TestBrowser, TestFailure } from "../../test/design-server.ts";
import { insertWidget } from "../commands/insert-widget.ts";
import { undoStep } from "../commands/undo-and-redo.ts";
import { type EditorDocument, withShared } from "../document/editor-document.ts";
import { openDesign, openTemplate } from "../document/open-document.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import { transact } from "../state/transaction.ts";
import { type DesignSession, type DesignSessionState, saveDraft } from "./design-session.ts";

const aMaster = (name: string, widgets: number): EditorDocument =>
  openDesign("master", {
    name,
    description: "",
    widgets: Array.from({ length: widgets }, (_, i) => aWidget(box(`w${i}`, 20, 60 * i, 90, 40))),
  });

function masters(stored: Readonly<Record<string, number>> = { Daily: 1 }): DesignServer {
  const server = new DesignServer("master");
  for (const [name, widgets] of Object.entries(stored)) server.put(name, aMaster(name, widgets));
  return server;
}

function templates(name?: string): DesignServer {
  const server = new DesignServer("template");
  const template = openTemplate(aTemplate({ pages: [[box("w0", 20, 20, 90, 40)]] }));
  if (name !== undefined) server.put("t", { ...template, metadata: { ...template.metadata, name } });
  return server;
}

async function reached<Kind extends DesignSessionState["kind"]>(session: DesignSession, kind: Kind) {
  await expect.poll(() => session.getState().kind).toBe(kind);
  return session.getState() as Extract<DesignSessionState, { readonly kind: Kind }>;
}

const editing = (session: DesignSession) => reached(session, "editing");

/** Inserts a box, as a user does. */
async function insertBox(session: DesignSession): Promise<void> {
  (await editing(session)).editor.runWith(insertWidget, { type: "box" });
}

async function widgetCount(session: DesignSession): Promise<number> {
  const { document, place } = (await editing(session)).editor.getState();
  return widgetsIn(document, place).length;
}

/** The parts of the state that the save button and the messages show. */
async function saveState(session: DesignSession) {
  const { isChanged, isSaved, isSaving, canSave, problem, conflict } = await editing(session);
  return { isChanged, isSaved, isSaving, canSave, problem, conflict: conflict !== undefined };
}

const unchanged = {
  isChanged: false,
  isSaved: false,
  isSaving: false,
  canSave: true,
  problem: undefined,
  conflict: false,
};

it("opens a stored master", async () => {
  const { session } = new TestBrowser().tab(masters(), "Daily");
  expect(session.getState()).toEqual({ kind: "opening" });
  const { name, base } = await editing(session);
  expect([name, base?.name]).toEqual(["Daily", "Daily"]);
  expect(await widgetCount(session)).toBe(1);
  expect(await saveState(session)).toEqual(unchanged);
});

it("reports why a design cannot be opened, and loads it on a second attempt", async () => {
  const server = masters();
  server.isDown = true;
  const { session } = new TestBrowser().tab(server, "Daily");
  expect((await reached(session, "failed")).reason).toBeInstanceOf(TestFailure);
  server.isDown = false;
  session.retry();
  expect(await widgetCount(session)).toBe(1);
});

it("shows unsaved changes, a running save and a finished one", async () => {
  const server = masters();
  const { session, moved } = new TestBrowser().tab(server, "Daily");
  await insertBox(session);
  expect(await saveState(session)).toEqual({ ...unchanged, isChanged: true });
  const saving = session.save();
  expect(await saveState(session)).toMatchObject({ isChanged: true, isSaving: true });
  expect(await saving).toBe(true);
  expect(await saveState(session)).toEqual({ ...unchanged, isSaved: true });
  expect(server.widgets("Daily")).toBe(2);
  expect(moved).toEqual([]);
  await insertBox(session);
  expect(await saveState(session)).toMatchObject({ isChanged: true, isSaved: true });
});

it("notifies subscribers of state changes only", async () => {
  const { session } = new TestBrowser().tab(masters(), "Daily");
  const { editor } = await editing(session);
  let calls = 0;
  session.subscribe(() => calls++);
  editor.update((state) => ({ ...state, camera: { ...state.camera, zoom: 2 } }));
  expect(calls).toBe(0);
  await insertBox(session);
  expect(calls).toBe(1);
  await insertBox(session);
  expect(calls).toBe(1);
});

it("moves to the id of the first save and keeps the history", async () => {
  const server = templates();
  const { session, moved } = new TestBrowser().tab(server);
  await insertBox(session);
  session.rename("Mine");
  expect(await session.save()).toBe(true);
  expect(moved).toHaveLength(1);
  expect(server.names()).toEqual(["Mine"]);
  const { editor, base } = await editing(session);
  expect(base?.id).toBe(moved[0]);
  editor.run(undoStep);
  expect(await saveState(session)).toMatchObject({ isChanged: true });
});

it("renames a master with its next save", async () => {
  const server = masters();
  const { session, moved } = new TestBrowser().tab(server, "Daily");
  await editing(session);
  session.rename(" Weekly ");
  expect(await saveState(session)).toMatchObject({ isChanged: true });
  expect(await session.save()).toBe(true);
  expect(server.names()).toEqual(["Weekly"]);
  expect(moved).toEqual(["Weekly"]);
  session.rename("Weekly");
  expect(await saveState(session)).toMatchObject({ isChanged: false, isSaved: true });
});

it("refuses to save without a valid name", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await editing(session);
  session.rename(" ");
  expect(await editing(session)).toMatchObject({ canSave: false, nameProblem: { text: "Name is required" } });
  expect(await session.save()).toBe(false);
  expect(server.writes).toBe(0);
});

it("reports why a document cannot be saved yet", async () => {
  const server = templates();
  const { session } = new TestBrowser().tab(server);
  const { editor } = await editing(session);
  const { document } = editor.getState();
  session.replace({ ...document, metadata: { ...document.metadata, category: "none" } }, { text: "test" });
  expect(await session.save()).toBe(false);
  expect(await saveState(session)).toMatchObject({ problem: { text: "Choose a category" }, isSaving: false });
});

it("stores changes that were made during a save by saving again", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await insertBox(session);
  const line = Promise.withResolvers<void>();
  server.delay = line.promise;
  const first = session.save();
  await insertBox(session);
  const [second, third] = [session.save(), session.save()];
  line.resolve();
  expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
  expect(server.widgets("Daily")).toBe(3);
  expect(server.writes).toBe(2);
  expect(await saveState(session)).toMatchObject({ isChanged: false, conflict: false });
});

it("keeps the changes and shows the message if a save fails", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await insertBox(session);
  server.faults.push("refused");
  expect(await session.save()).toBe(false);
  expect(await saveState(session)).toMatchObject({ isChanged: true, problem: { text: "The server said: refused" } });
  expect(await session.save()).toBe(true);
  expect(await saveState(session)).toEqual({ ...unchanged, isSaved: true });
});

it("shows no message if the session has expired, and saves after signing in again", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await insertBox(session);
  server.faults.push("signed out");
  expect(await session.save()).toBe(false);
  expect(await saveState(session)).toEqual({ ...unchanged, isChanged: true });
  expect(await session.save()).toBe(true);
  expect(server.widgets("Daily")).toBe(2);
});

it.each(["master", "template"] as const)("saves over its own version of a %s after a lost answer", async (kind) => {
  const server = kind === "master" ? masters() : templates("Mine");
  const id = kind === "master" ? "Daily" : "t";
  const { session } = new TestBrowser().tab(server, id);
  await insertBox(session);
  server.faults.push("no answer");
  expect(await session.save()).toBe(false);
  await insertBox(session);
  expect(await session.save()).toBe(true);
  expect(await saveState(session)).toEqual({ ...unchanged, isSaved: true });
  expect(server.widgets(id)).toBe(3);
});

it.each(["master", "template"] as const)("creates one %s after a lost answer", async (kind) => {
  const server = kind === "master" ? masters({}) : templates();
  const { session, moved } = new TestBrowser().tab(server);
  await insertBox(session);
  server.faults.push("no answer");
  expect(await session.save()).toBe(false);
  await insertBox(session);
  expect(await session.save()).toBe(true);
  expect(server.names()).toHaveLength(1);
  expect(server.widgets(moved[0] ?? "")).toBe(2);
});

it("recognizes its own renamed version after a lost answer", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await editing(session);
  session.rename("Weekly");
  server.faults.push("no answer");
  await session.save();
  await insertBox(session);
  expect(await session.save()).toBe(true);
  expect(server.names()).toEqual(["Weekly"]);
});

it("takes another device's version after a lost answer for a conflict", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await insertBox(session);
  server.faults.push("not sent");
  await session.save();
  server.put("Daily", aMaster("Daily", 4));
  expect(await session.save()).toBe(false);
  expect(await saveState(session)).toMatchObject({ conflict: true });
  expect(server.widgets("Daily")).toBe(4);
});

/** A session with one more widget than its base, after another device stored four. */
async function inConflict(server = masters(), id = "Daily", theirs = aMaster("Daily", 4)) {
  const tab = new TestBrowser().tab(server, id);
  await insertBox(tab.session);
  server.put(id, theirs);
  expect(await tab.session.save()).toBe(false);
  return { server, ...tab };
}

it("shows both versions in a conflict and stores nothing", async () => {
  const { server, session } = await inConflict();
  const { conflict, problem } = await editing(session);
  expect(conflict?.theirs?.masters[0]?.widgets).toHaveLength(4);
  expect(problem).toBeUndefined();
  expect(await widgetCount(session)).toBe(2);
  expect(server.widgets("Daily")).toBe(4);
  session.dismissConflict();
  expect(await saveState(session)).toMatchObject({ conflict: false, isChanged: true });
  expect(await session.save()).toBe(false);
});

it("keeps its version of a conflict as a copy", async () => {
  const { server, session, moved } = await inConflict();
  await session.keepMine();
  expect(moved).toEqual(["Daily copy"]);
  expect((await editing(session)).name).toBe("Daily copy");
  expect([server.widgets("Daily"), server.widgets("Daily copy")]).toEqual([4, 2]);
  expect(await saveState(session)).toMatchObject({ isChanged: false, conflict: false });
});

it("keeps its version of a template as a copy with its name in the document", async () => {
  const theirs = openTemplate(aTemplate({}));
  const { server, session } = await inConflict(templates("Mine"), "t", theirs);
  await session.keepMine();
  expect((await editing(session)).editor.getState().document.metadata.name).toBe("Mine copy");
  expect(server.names()).toContain("Mine copy");
  expect(await saveState(session)).toMatchObject({ isChanged: false, conflict: false });
});

it("overwrites the stored version of a conflict", async () => {
  const { server, session } = await inConflict();
  await session.overwrite();
  expect(server.widgets("Daily")).toBe(2);
  expect(await saveState(session)).toEqual({ ...unchanged, isSaved: true });
});

it("does not overwrite a version later if overwriting failed", async () => {
  const { server, session } = await inConflict();
  server.faults.push("refused");
  await expect(session.overwrite()).rejects.toThrow("refused");
  expect(await session.save()).toBe(false);
  expect(server.widgets("Daily")).toBe(4);
});

it("takes the stored version of a conflict as an edit that can be undone", async () => {
  const { session } = await inConflict();
  await session.takeTheirs();
  expect(await widgetCount(session)).toBe(4);
  expect(await saveState(session)).toEqual(unchanged);
  (await editing(session)).editor.run(undoStep);
  expect(await widgetCount(session)).toBe(2);
  expect(await session.save()).toBe(true);
});

it("saves its version again after the stored one was deleted", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await insertBox(session);
  server.remove("Daily");
  expect(await session.save()).toBe(false);
  expect((await editing(session)).conflict).toEqual({ theirs: undefined });
  await session.keepMine();
  expect(server.widgets("Daily")).toBe(2);
});

it("restores a draft with its history", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  first.rename("Weekly");
  first.close();

  const { session } = browser.tab(server, "Daily");
  const { draft, restored } = await reached(session, "draft-found");
  expect([draft.name, restored.document?.masters[0]?.widgets.length]).toEqual(["Weekly", 2]);
  session.restoreDraft();
  expect(await editing(session)).toMatchObject({ name: "Weekly", isChanged: true });
  (await editing(session)).editor.run(undoStep);
  expect(await widgetCount(session)).toBe(1);
});

const tabs = (width: number) => ({
  blocks: [{ name: "Tabs", size: { width, height: 20 }, widgets: [aWidget(box("tab", 0, 0, width, 20))] }],
  frame: "Tabs",
});

/** Changes the shared parts, as a command does. */
async function resizeTabs(session: DesignSession, width: number): Promise<void> {
  (await editing(session)).editor.update((state) =>
    transact(state, { text: "resize tabs" }, { document: withShared(state.document, tabs(width)) }),
  );
}

it("stores, undoes and restores shared parts with the design", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  server.put("Daily", withShared(aMaster("Daily", 1), tabs(40)));
  const first = browser.tab(server, "Daily").session;
  await resizeTabs(first, 60);
  (await editing(first)).editor.run(undoStep);
  expect(await saveState(first)).toMatchObject({ isChanged: false });
  await resizeTabs(first, 80);
  expect(await first.save()).toBe(true);
  expect((await server.read("Daily"))?.document.shared).toEqual(tabs(80));
  await resizeTabs(first, 90);
  first.close();

  const { session } = browser.tab(server, "Daily");
  await reached(session, "draft-found");
  session.restoreDraft();
  const { editor } = await editing(session);
  expect(editor.getState().document.shared).toEqual(tabs(90));
  editor.run(undoStep);
  expect(editor.getState().document.shared).toEqual(tabs(80));
});

it("continues with the shared parts of the stored version", async () => {
  const server = masters();
  const { session } = new TestBrowser().tab(server, "Daily");
  await resizeTabs(session, 60);
  server.put("Daily", withShared(aMaster("Daily", 1), tabs(40)));
  expect(await session.save()).toBe(false);
  await session.takeTheirs();
  expect((await editing(session)).editor.getState().document.shared).toEqual(tabs(40));
});

it("detects that the stored version of a draft was replaced", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  first.close();
  server.put("Daily", aMaster("Daily", 4));
  const { session } = browser.tab(server, "Daily");
  await reached(session, "draft-found");
  session.restoreDraft();
  expect(await session.save()).toBe(false);
  expect(await saveState(session)).toMatchObject({ conflict: true });
});

it("discards a draft", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  first.close();
  const { session } = browser.tab(server, "Daily");
  await reached(session, "draft-found");
  await session.discardDraft();
  expect(await widgetCount(session)).toBe(1);
  expect(browser.drafts.size).toBe(0);
});

it("removes a draft that was saved although the answer was lost", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  server.faults.push("no answer");
  await first.save();
  first.close();
  const { session } = browser.tab(server, "Daily");
  expect(await widgetCount(session)).toBe(2);
  expect(browser.drafts.size).toBe(0);
});

it("keeps the draft of a new design for later", async () => {
  const [browser, server] = [new TestBrowser(), masters({})];
  const first = browser.tab(server).session;
  await insertBox(first);
  first.close();
  const second = browser.tab(server).session;
  await reached(second, "draft-found");
  second.startAnother();
  expect(await widgetCount(second)).toBe(0);
  second.close();
  expect(browser.drafts.size).toBe(1);
});

it("shows drafts to their owner only", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  first.close();
  const { session } = browser.tab(server, "Daily", "bob");
  expect(await widgetCount(session)).toBe(1);
});

it("reports full storage while it lasts", async () => {
  const browser = new TestBrowser();
  const { session } = browser.tab(masters(), "Daily");
  browser.isFull = true;
  await insertBox(session);
  await session.flush();
  expect((await saveState(session)).problem?.text).toMatch(/no room to keep your changes/);
  browser.isFull = false;
  await insertBox(session);
  await session.flush();
  expect((await saveState(session)).problem).toBeUndefined();
});

it("lets one tab edit, and transfers unsaved work to the tab that takes over", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  const second = browser.tab(server, "Daily").session;
  expect(await reached(second, "other-tab")).toMatchObject({ wasTakenOver: false });
  await second.takeOver();
  expect(await widgetCount(second)).toBe(2);
  expect(await reached(first, "other-tab")).toMatchObject({ wasTakenOver: true });

  await insertBox(second);
  await first.takeOver();
  expect(await widgetCount(first)).toBe(3);
  expect(await first.save()).toBe(true);
  first.close();
  expect(await widgetCount(second)).toBe(3);
  expect(await saveState(second)).toEqual(unchanged);
});

it("edits as YAML, and keeps text with errors until it is corrected", async () => {
  const browser = new TestBrowser();
  const server = masters();
  const { session } = browser.tab(server, "Daily");
  await editing(session);
  session.show("yaml");
  await expect.poll(async () => (await editing(session)).yaml).toContain("type: box");
  session.editText("widgets: [");
  await expect.poll(() => saveState(session)).toMatchObject({ isChanged: true, canSave: false });
  session.toggleYaml();
  expect(await editing(session)).toMatchObject({
    mode: "yaml",
    problem: { text: expect.stringContaining("The YAML has errors") },
  });
  session.close();

  const again = browser.tab(server, "Daily").session;
  await reached(again, "draft-found");
  again.restoreDraft();
  expect(await editing(again)).toMatchObject({ mode: "yaml", yaml: "widgets: [", hasErrors: true });
  again.editText("widgets: []");
  await expect.poll(() => saveState(again)).toMatchObject({ canSave: true, problem: undefined });
  expect(await widgetCount(again)).toBe(0);
  expect(await again.save()).toBe(true);
  expect(server.widgets("Daily")).toBe(0);
});

it("drops YAML with errors in favor of the document", async () => {
  const { session } = new TestBrowser().tab(masters(), "Daily");
  await editing(session);
  session.show("yaml");
  await expect.poll(async () => (await editing(session)).mode).toBe("yaml");
  session.editText("widgets: [");
  await expect.poll(async () => (await editing(session)).hasErrors).toBe(true);
  session.dropText();
  expect(await editing(session)).toMatchObject({ hasErrors: false, isChanged: false });
  expect((await editing(session)).yaml).toContain("type: box");
});

it("ignores the answer of a save after the tab was closed", async () => {
  const server = masters();
  const { session, moved } = new TestBrowser().tab(server, "Daily");
  await editing(session);
  session.rename("Weekly");
  const saving = session.save();
  await Promise.resolve();
  session.close();
  await saving;
  expect(moved).toEqual([]);
});

it("does not confuse a save of an earlier visit with the current one", async () => {
  const [browser, server] = [new TestBrowser(), masters()];
  const first = browser.tab(server, "Daily").session;
  await insertBox(first);
  const line = Promise.withResolvers<void>();
  server.delay = line.promise;
  const saving = first.save();
  const second = browser.tab(server, "Daily").session;
  await reached(second, "other-tab");
  await second.takeOver();
  await reached(second, "editing");
  await first.takeOver();
  await insertBox(first);
  line.resolve();
  await saving;
  expect(await saveState(first)).toMatchObject({ isChanged: true, isSaved: false });
});

it("can be opened again after it was closed", async () => {
  const { session } = new TestBrowser().tab(masters(), "Daily");
  session.close();
  void session.open();
  expect(await widgetCount(session)).toBe(1);
  session.close();
  void session.open();
  await reached(session, "opening");
  await insertBox(session);
  expect(await session.save()).toBe(true);
});

it("continues without a question with what this tab left, including its history", async () => {
  const [browser, server] = [new TestBrowser(), masters({ Daily: 1 })];
  const { session } = browser.tab(server, "Daily");
  await insertBox(session);
  expect((await editing(session)).isKept).toBe(true);
  session.close();
  const again = browser.tab(server, "Daily", "ann", true).session;
  expect(await widgetCount(again)).toBe(2);
  (await editing(again)).editor.run(undoStep);
  expect(await widgetCount(again)).toBe(1);
});

it("saves a draft without a screen, unless the user has to decide", async () => {
  const [browser, server] = [new TestBrowser(), masters({ Daily: 1, Weekly: 1, Notes: 1 })];
  const left = async (id: string) => {
    const { session } = browser.tab(server, id);
    await insertBox(session);
    session.close();
  };
  const save = (id: string, continues = true) =>
    saveDraft(browser.session(server, { id, continues, onMoved: async () => undefined }));
  await left("Daily");
  expect(await save("Daily")).toBe(true);
  expect([server.widgets("Daily"), browser.drafts.size]).toEqual([2, 0]);

  await left("Weekly");
  server.put("Weekly", aMaster("Weekly", 3));
  expect(await save("Weekly")).toBe(false);
  await left("Notes");
  expect(await save("Notes", false)).toBe(false);
  expect([server.widgets("Weekly"), server.widgets("Notes"), browser.drafts.size]).toEqual([3, 1, 2]);
});

it("does not keep silently what no draft keeps or what another design would show", async () => {
  const [browser, server] = [new TestBrowser(), masters({ Daily: 1 })];
  const fresh = browser.tab(server).session;
  await insertBox(fresh);
  expect((await editing(fresh)).isKept).toBe(false);
  const { session } = browser.tab(server, "Daily");
  const { editor } = await editing(session);
  const styled = { styles: [{ name: "Title", size: 20 }] };
  editor.update((state) => transact(state, { text: "style" }, { document: withShared(state.document, styled) }));
  expect(await editing(session)).toMatchObject({ isChanged: true, isKept: false });
});
