import type { StoredDraft } from "@octavo/editor";
import { longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, expectCount, expectWidgets, listOfWidgets } from "../../../test/editor.ts";
import { alert, button, byText, dialog, field } from "../../../test/found-by.ts";
import { delayCalls, dropAnswers, failCalls } from "../../../test/intercept-calls.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { addressNow, aMember, aProject, goBack, type Member, openStudio, reload } from "../../../test/studio.tsx";
import { IndexedStore } from "../../browser/indexed-store.ts";

const yaml = (...types: readonly string[]) =>
  [
    "widgets:",
    ...types.map((type, i) => `  - { type: ${type}, position: { x: ${40 * i + 20}, y: 60, width: 90, height: 40 } }`),
  ].join("\n");

const insert = (name: string) => button(name).click();
const undo = () => userEvent.keyboard("{Control>}z{/Control}");
const redo = () => userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
const save = () => userEvent.keyboard("{Control>}s{/Control}");
const inDialog = (name: string) => button(name, dialog());

async function aDaily(ann: Member, ...types: readonly string[]): Promise<string> {
  const { id } = await aProject(ann);
  const body = { name: "Daily", template_yaml: yaml(...types) };
  await ann.api("POST /api/projects/{id}/masters", { params: { id }, body });
  return id;
}

/** Simulates a change on another device. */
const changeElsewhere = (ann: Member, id: string, list: "masters" | "pages", name: string, ...types: string[]) =>
  ann.api(`PATCH /api/projects/{id}/${list}/{name}`, { params: { id, name }, body: { template_yaml: yaml(...types) } });

/** Opens the master Daily with one box, which `theirs` changes on another device. */
async function openDaily() {
  const ann = await aMember();
  const id = await aDaily(ann, "box");
  await openStudio(`/projects/${id}/masters/Daily`, { as: ann });
  await expectWidgets(1);
  return { ann, id, theirs: (...types: string[]) => changeElsewhere(ann, id, "masters", "Daily", ...types) };
}

it("shows both versions of a changed master and saves one as a copy", async () => {
  const { theirs } = await openDaily();
  const conflict = dialog("Changed elsewhere");

  await insert("Lines");
  await theirs("divider", "divider", "divider");
  await button("Save Changes").click();
  await expectCount(conflict.getByRole("figure"), 2);
  await expectAccessible();
  await inDialog("Cancel").click();
  await expectWidgets(2);
  await button("Save Changes").click();
  await inDialog("Save mine as a copy").click();
  await expect.poll(addressNow).toMatch(/\/masters\/Daily%20copy$/);
  await expect.element(field("Master name")).toHaveValue("Daily copy");
  await undo();
  await expectWidgets(1);
});

longTest("continues with either version of a changed or deleted master", async () => {
  const { ann, id, theirs } = await openDaily();
  const conflict = dialog("Changed elsewhere");
  await insert("Lines");
  await insert("Lines");
  await insert("Lines");
  await theirs("box", "box");
  await button("Save Changes").click();
  await inDialog("Use stored version").click();
  await expectWidgets(2);
  // Undo restores the local version.
  await undo();
  await expectWidgets(4);
  await theirs("checkbox");
  await button("Save Changes").click();
  await inDialog("Overwrite stored version").click();
  await expect.element(conflict).not.toBeInTheDocument();
  await reload();
  await expectWidgets(4);

  await insert("Box");
  await ann.api("DELETE /api/projects/{id}/masters/{name}", { params: { id, name: "Daily" } });
  await button("Save Changes").click();
  const gone = dialog("Deleted elsewhere");
  await button("Save my version", gone).click();
  await expect.element(gone).not.toBeInTheDocument();
  await reload();
  await expectWidgets(5);
});

longTest("shows both versions of a changed named page", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann);
  await ann.api("POST /api/projects/{id}/pages", {
    params: { id },
    body: { name: "Cover", template_yaml: yaml("box") },
  });
  await openStudio(`/projects/${id}/pages/Cover`, { as: ann });
  await expectWidgets(1);
  const conflict = dialog("Changed elsewhere");
  await insert("Lines");
  await changeElsewhere(ann, id, "pages", "Cover", "divider", "divider", "divider");
  await button("Save Changes").click();
  await expectCount(conflict.getByRole("figure"), 2);
  await inDialog("Overwrite stored version").click();
  await expect.element(conflict).not.toBeInTheDocument();
  await reload();
  await expectWidgets(2);
  await insert("Box");
  await changeElsewhere(ann, id, "pages", "Cover", "checkbox");
  await button("Save Changes").click();
  await inDialog("Save mine as a copy").click();
  await expect.poll(addressNow).toMatch(/\/pages\/Cover%20copy$/);
  await expectWidgets(3);
});

longTest("keeps the history after the first save of a template, and shows both versions of a conflict", async () => {
  const ann = await aMember();
  await openStudio("/templates/new", { as: ann });
  const saved = byText("Template saved successfully!");
  await insert("Box");
  await insert("Lines");
  await button("Save").click();
  await expect.poll(addressNow).toMatch(/\/templates\/(?!new)[\w-]+$/);
  await expect.element(saved).toBeVisible();
  // The selection and the history are kept.
  await expect.element(canvas().css("[data-selection]")).toBeVisible();
  await undo();
  await expectWidgets(1);
  await redo();
  await expect.element(saved).toBeVisible();
  await reload();
  await expectWidgets(2);
  await expect.element(saved).not.toBeInTheDocument();

  // A second save during a slow first one stores the later changes and reports no conflict.
  const line = delayCalls(/^PUT \/api\/templates\//);
  await insert("Text");
  await save();
  await insert("Box");
  await save();
  await save();
  line.mend();
  await expect.element(saved).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await reload();
  await expectWidgets(4);

  const params = { id: addressNow().split("/").at(-1) ?? "" };
  const stored = await ann.api("GET /api/templates/{id}", { params });
  const body = { name: "Theirs", profile: stored.profile, yaml_content: stored.yaml_content };
  await ann.api("PUT /api/templates/{id}", { params, body });
  await insert("Divider");
  await button("Save").click();
  await expectCount(dialog("Changed elsewhere").getByRole("figure"), 2);
  await inDialog("Use stored version").click();
  await expect.element(field("Name")).toHaveValue("Theirs");
  await expectWidgets(4);
  await undo();
  await expectWidgets(5);

  await ann.api("PUT /api/templates/{id}", { params, body });
  await button("Save").click();
  await inDialog("Save mine as a copy").click();
  await expect.element(field("Name")).toHaveValue("New Template copy");
  await expect.element(saved).toBeVisible();
  await reload("/templates");
  await expect.element(page.getByText("New Template copy").first()).toBeVisible();
  await expect.element(byText("Theirs")).toBeVisible();
});

longTest("saves by itself when the user leaves, and asks only if that fails", async () => {
  const ann = await aMember();
  const id = await aDaily(ann, "box");
  const daily = `/projects/${id}/masters/Daily`;
  const guard = dialog("Leave without saving?");
  const back = page.getByRole("link", { name: "Back", exact: true });
  const isAtProject = () => expect.poll(addressNow).toMatch(/\/projects\/[\w-]+$/);
  await openStudio(daily, { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await back.click();
  await isAtProject();

  await reload(daily);
  await insert("Lines");
  await back.click();
  await isAtProject();
  await expect.element(guard).not.toBeInTheDocument();
  expect(await widgetCounts(ann, id)).toEqual({ Daily: 2 });

  await reload(daily);
  await insert("Lines");
  const failing = failCalls(/^PATCH \/api\/projects\//);
  await back.click();
  await expect.element(guard).toMatchTextContent(/Failed to save.* Your changes to Daily are not saved\./);
  await inDialog("Stay").click();
  await expectWidgets(3);
  await back.click();
  await inDialog("Leave").click();
  await isAtProject();
  failing.mend();
  goBack();
  await button("Restore").click();
  await expectWidgets(3);

  await back.click();
  await isAtProject();
  await expect.poll(() => widgetCounts(ann, id)).toEqual({ Daily: 3 });
});

/** Replaces the selection of a project's only draft by one that no editor has. */
async function breakDraft(projectId: string): Promise<void> {
  const stored = new IndexedStore({ name: "octavo", version: 1, store: "drafts", create: () => undefined });
  const all = await stored.read((drafts): IDBRequest<StoredDraft[]> => drafts.getAll());
  const draft = all.find(({ key }) => key.includes(projectId));
  if (!draft) throw new Error("no draft");
  await stored.write((drafts) => drafts.put({ ...draft, work: { ...draft.work, selection: {} } }));
}

it("opens a design without the changes that it fails with, and downloads them before", async () => {
  const { id } = await openDaily();
  const downloads = recordDownloads();
  await insert("Lines");
  await expectWidgets(2);
  await reload("/projects");
  await vi.waitFor(() => breakDraft(id), { timeout: 20_000 });
  await reload(`/projects/${id}/masters/Daily`);
  await button("Restore").click();
  await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expectAccessible();
  await button("Open without my changes").click();
  await expectWidgets(1);
  expect(downloads()).toEqual(["Daily.yaml"]);
});

async function widgetCounts(ann: Member, id: string) {
  const { masters } = await ann.api("GET /api/projects/{id}", { params: { id } });
  return Object.fromEntries(masters.map(({ name, widgets }) => [name, widgets.length]));
}

longTest("saves a master when another is opened, and undo goes on when it is opened again", async () => {
  const ann = await aMember();
  const id = await aDaily(ann, "box");
  const body = { name: "Weekly", template_yaml: yaml("box", "box") };
  await ann.api("POST /api/projects/{id}/masters", { params: { id }, body });
  await openStudio(`/projects/${id}/masters/Daily`, { as: ann });
  const masters = page.getByRole("navigation", { name: "Masters" });
  const tile = (name: RegExp) => masters.getByRole("link", { name });
  await expectWidgets(1);
  await insert("Lines");
  await expect.element(tile(/^Daily\W+Has changes/)).toBeVisible();
  await tile(/^Weekly/).click();
  await expectWidgets(2);
  await expect.element(dialog("Leave without saving?")).not.toBeInTheDocument();
  await expectCount(masters.getByText("Has changes"), 0);
  expect(await widgetCounts(ann, id)).toEqual({ Daily: 2, Weekly: 2 });
  await expectAccessible();

  await tile(/^Daily/).click();
  await expectWidgets(2);
  await undo();
  await expectWidgets(1);
  await redo();
  await expectWidgets(2);
});

longTest(
  "keeps the changes of a master that cannot be saved while another is edited, and saves all of them",
  async () => {
    const ann = await aMember();
    const id = await aDaily(ann, "box");
    const body = { name: "Weekly", template_yaml: yaml("box", "box") };
    await ann.api("POST /api/projects/{id}/masters", { params: { id }, body });
    await openStudio(`/projects/${id}/masters/Daily`, { as: ann });
    const masters = page.getByRole("navigation", { name: "Masters" });
    const tile = (name: RegExp) => masters.getByRole("link", { name });
    await expectWidgets(1);
    await insert("Lines");
    const failing = failCalls(/^PATCH \/api\/projects\//);
    await tile(/^Weekly/).click();
    await inDialog("Leave").click();
    await expectWidgets(2);
    await expect.element(tile(/^Daily\W+Has changes/)).toBeVisible();
    await insert("Lines");
    failing.mend();
    await button("Save all").click();
    await expectCount(masters.getByText("Has changes"), 0);
    await expect.poll(() => widgetCounts(ann, id)).toEqual({ Daily: 2, Weekly: 3 });
  },
);

longTest("reports full storage once and still saves", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  onTestFinished(() => put.mockRestore());
  await openStudio(`/projects/${id}/masters/new?name=Daily`, { as: ann });
  await insert("Box");
  const notice = page.getByText(/Your browser has no room to keep your changes/);
  await expect.element(notice).toBeVisible();
  await insert("Lines");
  await expectCount(notice, 1);
  await button("Create Master").click();
  await expect.poll(addressNow).toMatch(/\/masters\/Daily$/);
  await expect.element(notice).not.toBeInTheDocument();
});

longTest("asks before the input of the Build dialog is lost", async () => {
  await openStudio("/templates/new", { as: await aMember() });
  await button("Build").click();
  const build = dialog("Build From Masters + Plan");
  await expect.element(build).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(build).not.toBeInTheDocument();
  await button("Build").click();
  await build.getByLabelText("Plan YAML").fill("name: Mine");
  const question = page.getByRole("alertdialog", { name: "Discard your input?" });
  await userEvent.keyboard("{Escape}");
  await button("Cancel", question).click();
  await expect.element(build.getByLabelText("Plan YAML")).toHaveValue("name: Mine");
  await button("Close", build).click();
  await button("Discard", question).click();
  await expect.element(build).not.toBeInTheDocument();
});

async function saveWithoutAnswer(call: RegExp, save: string): Promise<void> {
  const lost = dropAnswers(call);
  await button(save).click();
  await expect.element(alert()).toBeVisible();
  lost.mend();
}

async function expectSaved(): Promise<void> {
  await expect.element(byText("Saved")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
}

longTest("saves a master over its own version after a lost answer", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann);
  await openStudio(`/projects/${id}/masters/new?name=Daily`, { as: ann });
  await insert("Box");
  await saveWithoutAnswer(/^POST \/api\/projects\//, "Create Master");
  await insert("Box");
  await button("Create Master").click();
  await expect.poll(addressNow).toMatch(/masters\/Daily$/);
  await expectSaved();

  await insert("Box");
  await saveWithoutAnswer(/^PATCH \/api\/projects\//, "Save Changes");
  await insert("Box");
  await button("Save Changes").click();
  await expectSaved();
  await reload();
  await expectWidgets(4);
});

longTest("creates one template after a lost answer, and saves over it", async () => {
  const ann = await aMember();
  await openStudio("/templates/new", { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await field("Name").fill("Mine");
  await insert("Box");
  await saveWithoutAnswer(/^POST \/api\/templates\//, "Save");
  await insert("Box");
  await button("Save").click();
  await expect.poll(addressNow).not.toMatch(/templates\/new/);
  await expectSaved();

  await insert("Box");
  await saveWithoutAnswer(/^PUT \/api\/templates\//, "Save");
  await insert("Box");
  await button("Save").click();
  await expectSaved();
  await reload();
  await expectWidgets(4);
  const templates = await ann.api("GET /api/templates/");
  expect(templates.map(({ name }) => name)).toEqual(["Mine"]);
});
