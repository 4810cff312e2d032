import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import {
  canvas,
  dragOnto,
  expectCount,
  expectWidgets,
  focus,
  listOfWidgets,
  openMasterOf,
  openTemplate,
  option,
  sheet,
} from "../../../test/editor.ts";
import { alert, button, field, tab } from "../../../test/found-by.ts";
import panels from "../../../test/panels.yaml?raw";
import { addressNow, aMember, aProject, type Member, openStudio } from "../../../test/studio.tsx";

const press = (keys: string) => userEvent.keyboard(keys);
const numberOfPage = () => page.getByRole("textbox", { name: "Page", exact: true });

it("reorders, renames, locks and selects layers by pointer and by keyboard", async () => {
  const layers = page.getByRole("tree").getByRole("treeitem");
  const expectOrder = (...ids: readonly string[]) =>
    expect.poll(() => layers.elements().map((layer) => layer.getAttribute("data-widget-id"))).toEqual(ids);
  await openTemplate();
  await tab(/^Layers/).click();
  await expectOrder("lost", "first", "title");

  await dragOnto(layers.nth(2), layers.nth(0));
  await expectOrder("title", "lost", "first");
  await expect.element(sheet()).toMatchTextContent(/My year$/);

  await layers.nth(0).click();
  await press("{Alt>}{ArrowDown}{/Alt}");
  await expectOrder("lost", "title", "first");
  await expect.element(layers.nth(1)).toHaveFocus();
  await button("Bring to Front").click();
  await expectOrder("title", "lost", "first");

  await layers.nth(0).click();
  await press("{Shift>}{ArrowDown}{/Shift}");
  await expectCount(page.getByRole("treeitem", { selected: true }), 2);

  await layers.nth(2).click();
  await press("{F2}");
  const id = page.getByRole("textbox", { name: "New ID of first" });
  await id.fill("title");
  await press("{Enter}");
  await expect.element(alert()).toHaveTextContent('There is already a widget "title" here');
  await id.fill("to-january");
  await press("{Enter}");
  await expectOrder("title", "lost", "to-january");

  await button("Lock to-january").click();
  await expect.element(button("Unlock to-january")).toBeVisible();
  await expect.element(page.getByRole("treeitem", { name: /^Lost lost.*1 problem$/ })).toBeVisible();
  await expectAccessible();

  await button("Unlock to-january").click();
  if (isLong()) {
    await groupsLayers(layers);
    for (const _ of [1, 2, 3]) await press("{Control>}z{/Control}");
    await expectOrder("title", "lost", "to-january");
  }

  await numberOfPage().fill("2");
  await press("{Enter}");
  const master = page.getByRole("treeitem", { name: /^Master: Day/ });
  await expect.element(master).toHaveAttribute("aria-expanded", "false");
  await focus(master);
  await press("{ArrowRight}{ArrowDown}{Enter}");
  await expect.element(page.getByRole("treeitem", { name: /Next/, selected: true })).toBeVisible();
});

/** Groups the layers title and lost, and takes the first one in and out. */
async function groupsLayers(layers: Locator): Promise<void> {
  const expectRows = (...rows: readonly string[]) =>
    expect
      .poll(() => layers.elements().map((row) => `${row.ariaLevel} ${row.getAttribute("data-layer")}`))
      .toEqual(rows);
  await layers.nth(0).click();
  await press("{Shift>}{ArrowDown}{/Shift}{Control>}g{/Control}");
  await expectRows("1 Group/", "1 to-january");
  const group = layers.nth(0);
  await expect.element(group).toHaveAccessibleName("Group 2 widgets, Group, 1 problem");
  await focus(group);
  await press("{F2}");
  await page.getByRole("textbox", { name: "New name of Group" }).fill("Head");
  await press("{Enter}");
  await focus(group);
  await press("{ArrowRight}");
  await expectRows("1 Head/", "2 title", "2 lost", "1 to-january");
  await expectAccessible();
  await dragOnto(layers.nth(3), layers.nth(2));
  await expectRows("1 Head/", "2 title", "2 to-january", "2 lost");
  await focus(layers.nth(2));
  await press("{ArrowLeft}");
  await expect.element(group).toHaveFocus();
  await press("{ArrowLeft}");
  await expectRows("1 Head/");
  await tab(/^Properties/).click();
  await expect.element(field("Group name")).toHaveValue("Head");
  await tab(/^Layers/).click();
}

longTest("reorders pages and masters by pointer and by keyboard, and keeps link targets", async () => {
  const pages = page.getByRole("list", { name: /^Pages/ }).getByRole("button");
  await openTemplate();
  await expectCount(pages, 4);
  await dragOnto(pages.nth(1), pages.nth(0));
  await expect.element(pages.nth(0)).toMatchTextContent("Day");
  await expect.element(pages.nth(1)).toMatchTextContent("3 widgets");
  await expect.element(numberOfPage()).toHaveValue("2");

  await focus(pages.nth(1));
  await press("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(pages.nth(0)).toMatchTextContent("3 widgets");
  await expect.element(pages.nth(0)).toHaveFocus();
  await button("Move Page Down").click();
  await expect.element(pages.nth(1)).toMatchTextContent("3 widgets");
  for (const _ of [1, 2, 3]) await press("{Control>}z{/Control}");
  await expect.element(pages.nth(0)).toMatchTextContent("3 widgets");

  const masters = mastersList().getByRole("listitem");
  await focus(button("Notes", mastersList()));
  await press("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(masters.first()).toMatchTextContent("Notes");
  await chooseAction("Notes", "Rename");
  await page.getByRole("textbox", { name: "New name of Notes" }).fill("Day");
  await press("{Enter}");
  await expect.element(alert()).toHaveTextContent('There is already a master called "Day"');
  await press("{Escape}");
  await chooseAction("Day", "Delete…");
  const question = page.getByRole("alertdialog");
  await expect.element(question).toMatchTextContent("Delete this master? Assigned pages will revert to None.");
  await button("Delete", question).click();
  await expect.element(pages.nth(1)).not.toMatchTextContent("Day");
});

const mastersList = () => page.getByRole("navigation", { name: "Masters" });

async function chooseAction(name: string, action: string): Promise<void> {
  await focus(button(`Actions for ${name}`));
  await press("{Enter}");
  await page.getByRole("menuitem", { name: action }).click();
}

const linkedMasters = `canvas: { page_size: Device, profile: supernote-nomad }
masters:
  - name: Day
    widgets:
      - { id: to_note, type: internal_link, position: { x: 60, y: 100, width: 90, height: 30 }, content: Note, styling: { size: 9 }, properties: { to_dest: here } }
      - { id: title, type: text_block, position: { x: 60, y: 60, width: 68, height: 24 }, content: "{weekday}", styling: { size: 14 } }
  - { name: Note, widgets: [{ id: here, type: anchor, position: { x: 60, y: 60, width: 20, height: 20 }, properties: { dest_id: here } }] }
`;
const linkedPlan = `profile: supernote-nomad
plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-01-31" }
  sections: [{ kind: days, master: Day, generate: each_day }, { kind: notes, master: Note, generate: once }]
`;

it("shows all masters with their problems, and opens, moves, renames, copies and deletes them", async () => {
  const ann = await aMember();
  const documents = { masters_yaml: linkedMasters, plan_yaml: linkedPlan };
  const { id } = await aProject(ann, { device_profile: "supernote-nomad", ...documents });
  await openStudio(`/projects/${id}/masters/Note`, { as: ann });
  const list = mastersList();
  const names = () =>
    list
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("title"));
  const day = list.getByRole("link", { name: /^Day/ });
  await expect.element(list.getByRole("link", { name: "Note" })).toHaveAttribute("aria-current", "page");
  await expect.element(day).toHaveAccessibleName("Day 1 problem");
  await expect.poll(() => day.element().querySelectorAll("svg text").length).toBeGreaterThan(0);
  await expectAccessible();

  await focus(list.getByRole("link", { name: "Note" }));
  await press("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(names).toEqual(["Note", "Day"]);
  await dragOnto(day, list.getByRole("link", { name: "Note" }));
  await expect.poll(names).toEqual(["Day", "Note"]);
  await expect.poll(addressNow).toMatch(/\/masters\/Note$/);

  await chooseAction("Day", "Rename");
  await page.getByRole("textbox", { name: "New name of Day" }).fill("Date");
  await press("{Enter}");
  await expect.poll(names).toEqual(["Date", "Note"]);
  await chooseAction("Date", "Duplicate");
  await expect.poll(names).toEqual(["Date", "Date copy", "Note"]);
  await chooseAction("Note", "Delete…");
  await button("Delete", page.getByRole("alertdialog")).click();
  await expect.poll(addressNow).toMatch(/\/masters\/Date$/);
  await expect.poll(names).toEqual(["Date", "Date copy"]);
  await list.getByRole("button", { name: "New Master" }).click();
  await expect.poll(addressNow).toMatch(/\/masters\/Master$/);
  await expect.element(field("Master name")).toHaveValue("Master");
  await expect.poll(names).toEqual(["Date", "Date copy", "Master"]);
  await expect.element(button("Save Changes")).toBeVisible();
});

longTest(
  "lists the problems of the whole planner, and opens the widget of another master on a page with the problem",
  async () => {
    const ann = await aMember();
    const documents = { masters_yaml: linkedMasters, plan_yaml: linkedPlan };
    const { id } = await aProject(ann, { device_profile: "supernote-nomad", ...documents });
    await openStudio(`/projects/${id}/masters/Note`, { as: ann });
    await tab(/^Problems/).click();
    const elsewhere = page.getByRole("region", { name: "Elsewhere in the planner" });
    const tooLong = elsewhere.getByRole("button", {
      name: /Text, master Day, on 4 pages, first: Jan 7, 2026$/,
    });
    await expect.element(tooLong).toBeVisible();
    await expectCount(elsewhere.getByRole("listitem"), 1);

    await focus(option(/^Anchor/));
    await press("{Control>}a{/Control}{Delete}");
    await expectWidgets(0);
    await expect.element(elsewhere.getByRole("button", { name: /leads nowhere.*on 31 pages/ })).toBeVisible();
    await press("{Control>}z{/Control}");
    await expectCount(elsewhere.getByRole("listitem"), 1);

    await tooLong.click();
    await expect.element(page.getByRole("textbox", { name: "Master name" })).toHaveValue("Day");
    await expect.element(option(/^Text/)).toHaveAttribute("aria-selected", "true");
    await expect.element(option(/^Text.*1 problem$/)).toBeInTheDocument();
    await expect.element(sheet()).toMatchTextContent(/Wednesda/);
  },
);

longTest("fixes a problem by one click, compares before and after, and undoes all fixes in one step", async () => {
  const link = (id: string, y: number) =>
    `{ id: ${id}, type: internal_link, content: ${id}, position: { x: 60, y: ${y}, width: 60, height: 12 }, styling: { size: 9 }, properties: { to_dest: here } }`;
  await openMasterOf([
    link("First", 100),
    link("Second", 300),
    "{ id: here, type: anchor, position: { x: 60, y: 500, width: 20, height: 20 }, properties: { dest_id: here } }",
  ]);
  await tab(/^Problems/).click();
  const problems = page.getByRole("region", { name: "Problems" });
  const row = problems.getByRole("listitem").filter({ hasText: "Link “First” at the top left" });
  const fix = row.getByRole("button", { name: /^Enlarge to/ });
  const compare = row.getByRole("button", { name: "Compare" });
  await compare.click();
  const preview = row.getByRole("region", { name: /^Enlarge to/ });
  await expectCount(preview.getByRole("figure"), 2);
  await expect.element(preview.getByText(/Its size changes from 60 × 12 to/)).toBeVisible();
  await expect.element(button("Fix", preview)).toHaveFocus();
  await expectAccessible();
  await press("{Escape}");
  await expect.element(compare).toHaveFocus();
  await expect.element(button("Undo")).toHaveAttribute("aria-disabled", "true");

  await compare.click();
  await press("{Enter}");
  await expect.element(row).not.toBeInTheDocument();
  await press("{Control>}z{/Control}");
  await fix.click();
  await expect.element(row).not.toBeInTheDocument();
  await press("{Control>}z{/Control}");
  await expect.element(row).toBeVisible();
  await button("Fix all 2", problems).click();
  await expect.element(page.getByText("Fixed 2 problems")).toBeVisible();
  await expect.element(page.getByText("No problems on this device.")).toBeVisible();
  await press("{Control>}z{/Control}");
  await expect.element(row).toBeVisible();
  await expect.element(button("Undo")).toHaveAttribute("aria-disabled", "true");
});

longTest("shrinks pictures, keeps drawings, and adjusts tones in one step", async () => {
  const empty = panels.replace(/widgets:\n {2}- \{ id: title[\s\S]*page_count/, "page_count");
  const ann = await openTemplate(empty.replace("boox-note-air-4c", "remarkable-2"), "remarkable-2");
  const last = async () => looks(await lastPicture(ann));
  const take = async (file: File) => {
    const list = listOfWidgets().element();
    if (list instanceof HTMLElement) list.focus();
    await press("{Escape}");
    choose(file);
  };

  await take(new File([await painted(800, 600, "image/png")], "alpha.png", { type: "image/png" }));
  await expectWidgets(1);
  await expect.poll(last).toEqual({ type: "image/jpeg", width: 800, height: 600, corner: [255, 255, 255] });

  await take(new File([await painted(2000, 1500, "image/jpeg")], "large.jpg", { type: "image/jpeg" }));
  await expectWidgets(2);
  await expect.poll(last).toMatchObject({ type: "image/jpeg", width: 1600, height: 1200 });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="10" cy="10" r="9"/><text/></svg>`;
  await take(new File([svg], "drawing.svg", { type: "image/svg+xml" }));
  await expectWidgets(3);
  await expect.element(output("Left out of the drawing: text (1). Convert text to paths")).toBeVisible();
  await expect.poll(last).toMatchObject({ type: "image/svg+xml" });
  await expectCount(button("Adjust picture…"), 0);

  if (isLong()) await refusesOtherFiles(take);

  // Pictures are grey if the selected frame requires it.
  const red = await painted(40, 30, "image/jpeg");
  await take(new File([red], "again.jpg", { type: "image/jpeg" }));
  await expectWidgets(4);
  await expect.poll(last).toMatchObject({ width: 40, height: 30 });

  if (isLong()) {
    await keepsPicture();
    expect(await last()).toMatchObject({ width: 40, height: 30 });
  }

  await field("Grey on import").click();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([red], "pasted.jpg", { type: "image/jpeg" }));
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  // The device shows grays only.
  const dialog = page.getByRole("dialog", { name: "Adjust picture" });
  const offer = page.css("[data-undo-offer]");
  await expect.element(offer).toMatchTextContent(/reMarkable 2 shows grays only/);
  await button("Adjust picture…", offer).click();
  await button("Cancel", dialog).click();
  await expect.poll(async () => (await last()).corner.join()).toMatch(/^(\d\d+),\1,\1$/);
  await expectWidgets(4);

  await button("Adjust picture…").click();
  await expectCount(dialog.getByRole("figure"), 2);
  await expect.element(dialog.getByText(/^After, \d+/)).toBeVisible();
  await expectAccessible();
  await button("Apply", dialog).click();
  await expect.poll(last).toMatchObject({ type: "image/png" });
  await button("Undo").click();
  await expect.poll(last).toMatchObject({ type: "image/jpeg", width: 40, height: 30 });
});

const output = (words: string) => page.css("output").filter({ hasText: words });

async function refusesOtherFiles(take: (file: File) => Promise<void>): Promise<void> {
  await take(new File(["no picture at all"], "notes.png", { type: "image/png" }));
  await expect.element(output("notes.png is not an image that can be opened, so nothing was changed")).toBeVisible();
  await expectWidgets(3);

  await take(new File([new Uint8Array(9_000_000).fill(65)], "huge.png", { type: "image/png" }));
  await expect.element(output("huge.png is 9.0 MB and cannot be made smaller here. At most 8.0 MB fit")).toBeVisible();
  await expectWidgets(3);
}

/** A file that is no image keeps the selected picture. */
async function keepsPicture(): Promise<void> {
  choose(new File(["no picture at all"], "chosen.png", { type: "image/png" }));
  await expect.element(output("chosen.png is not an image that can be opened, so nothing was changed")).toBeVisible();
  drop(new File(["no picture either"], "dropped.png", { type: "image/png" }));
  await expect.element(output("dropped.png is not an image that can be opened")).toBeVisible();
  await expectWidgets(4);
  await expectCount(output("Unsaved changes"), 0);
}

function choose(file: File): void {
  const input = page.css("input[type=file]").element();
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no field for files.");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const dropped = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  canvas().element().dispatchEvent(dropped);
}

/** Paints a red disc. The background of a PNG is transparent. */
async function painted(width: number, height: number, type: string): Promise<Blob> {
  const surface = new OffscreenCanvas(width, height);
  const context = surface.getContext("2d");
  if (!context) throw new Error("There is nothing to paint on.");
  context.fillStyle = "#c03030";
  if (type === "image/jpeg") context.fillRect(0, 0, width, height);
  context.arc(width / 2, height / 2, height / 3, 0, 7);
  context.fill();
  return surface.convertToBlob({ type });
}

async function looks(address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const context = new OffscreenCanvas(Math.max(1, width), Math.max(1, height)).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const corner = [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
  return { type: /^data:([^;]+)/.exec(address)?.[1], width, height, corner };
}

async function lastPicture(ann: Member): Promise<string> {
  await press("{Control>}s{/Control}");
  const id = addressNow().split("/").at(-1) ?? "";
  const { yaml_content } = await ann.api("GET /api/templates/{id}", { params: { id } });
  return yaml_content.match(/data:image\/[\w+]+;base64,[\w+/=]+/g)?.at(-1) ?? "";
}
