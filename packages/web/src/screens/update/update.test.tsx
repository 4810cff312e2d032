import masters_yaml from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { dropOn } from "../../../test/drop-on.ts";
import { alert, button } from "../../../test/found-by.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { addressNow, aMember, aProject, openStudio, reload } from "../../../test/studio.tsx";

const plan_yaml = samplePlan.replace("end_date: 2026-12-31", "end_date: 2026-02-28");

const groups = () => page.getByRole("main").getByRole("listitem");
const choose = (file: File) => userEvent.upload(page.css("input[type=file][accept*=pdf]"), file);
const includes = () => page.getByRole("menuitemcheckbox", { name: "Include the project in the PDF" });
const pictures = () => page.css("figure .planner-page svg").elements().length;

/** Renames the embedded file. */
function withoutProject(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Array.from(pdf, (byte) => String.fromCharCode(byte)).join("");
  const renamed = text.replace("vnd.octavo.project", "vnd.nobody.project");
  return Uint8Array.from(renamed, (character) => character.charCodeAt(0));
}

it("compares the PDF on the tablet, asks about pages that are gone, and downloads the update", async () => {
  const ann = await aMember();
  const { id, revision, plan } = await aProject(ann, { name: "Diary", masters_yaml, plan_yaml });
  const { bytes } = await ann.api("GET /api/projects/{id}/pdf", { params: { id }, query: { inline: "1" } });
  const onTablet = new File([bytes], "My diary.pdf");
  const [first, notes, ...others] = plan.sections;
  const sections = [first, notes && { ...notes, count: 15 }, ...others].flatMap((section) => section ?? []);
  const more = await ann.api("PUT /api/projects/{id}/plan", { params: { id }, body: { ...plan, sections }, revision });

  await openStudio(`/projects/${id}`, { as: ann });
  await button("Download options").click();
  await expect.element(includes()).toBeChecked();
  await includes().click();
  await expect.element(includes()).not.toBeChecked();
  await reload();
  await button("Download options").click();
  await expect.element(includes()).not.toBeChecked();
  await includes().click();
  await userEvent.keyboard("{Escape}");
  await button("Actions for Diary").click();
  await page.getByRole("menuitem", { name: "Update on your tablet…" }).click();
  await expect.poll(addressNow).toBe(`/projects/${id}/update`);
  await choose(onTablet);
  await expect
    .element(page.getByRole("heading", { name: "73 pages at their places, 5 appended, 0 moved: safe to replace" }))
    .toBeVisible();
  await page.getByText("at the end").click();
  await expect.element(groups()).toMatchTextContent(/notes_pages.*11 – 15.*5 pages/);
  await expect.poll(pictures).toBe(1);
  await expectAccessible();

  const calendar = { ...plan.calendar, start_date: "2026-02-01" };
  await ann.api("PUT /api/projects/{id}/plan", {
    params: { id },
    body: { ...plan, sections, calendar },
    revision: more.revision,
  });
  await openStudio(`/projects/${id}/update`, { as: ann });
  await choose(onTablet);
  await expect.element(page.getByText("The plan no longer makes 32 pages, which can have handwriting")).toBeVisible();
  expect(button("Download the update").elements()).toHaveLength(0);
  await page.getByRole("radio", { name: /^Remove them/ }).click();
  await expect.element(page.getByRole("heading", { name: /32 missing: not safe to replace$/ })).toBeVisible();
  await expect.element(groups().first()).toMatchTextContent(/Handwriting would be on a page of notes_pages/);
  await page.getByRole("radio", { name: /^Keep them as they are/ }).click();
  await expect
    .element(
      page.getByRole("heading", {
        name: /^73 pages at their places, \d+ changed, 5 appended, 0 moved: check the changed pages/,
      }),
    )
    .toBeVisible();
  await groups().getByText("day_pages").last().click();
  await expect.poll(pictures).toBe(2);
  await button("Next page").click();
  await expect.element(page.getByText("2 of 31 · day_pages/2026-01-02")).toBeVisible();
  const downloads = recordDownloads();
  await button("Download the update").click();
  await expect.poll(downloads).toEqual(["My diary.pdf"]);
  await expect.element(page.getByText(/^PDF downloaded\. Put it on/)).toBeVisible();
});

longTest("appends a page of changes if the plan has one", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "Diary", masters_yaml, plan_yaml });
  const stored = () => ann.api("GET /api/projects/{id}", { params: { id } });
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  await page.getByRole("checkbox", { name: "Page of changes" }).click();
  await button("Save Plan").click();
  await expect.poll(async () => (await stored()).plan.changes_page).toBe(true);
  const { bytes } = await ann.api("GET /api/projects/{id}/pdf", { params: { id }, query: { inline: "1" } });
  const { plan, revision } = await stored();
  const dates = [{ name: "Work", rows: "2026-01-20 14:00 Review" }];
  await ann.api("PUT /api/projects/{id}/plan", { params: { id }, body: { ...plan, dates }, revision });
  await openStudio(`/projects/${id}/update`, { as: ann });
  await choose(new File([bytes], "Diary.pdf"));
  await expect
    .element(page.getByRole("heading", { name: "73 pages at their places, 1 appended, 0 moved: safe to replace" }))
    .toBeVisible();
  const downloads = recordDownloads();
  await button("Download the update").click();
  await expect.poll(downloads).toEqual(["Diary.pdf"]);
});

longTest("cannot keep pages of a PDF without its project", async () => {
  const ann = await aMember();
  const { id, revision, plan } = await aProject(ann, { name: "Diary", masters_yaml, plan_yaml });
  const { bytes } = await ann.api("GET /api/projects/{id}/pdf", { params: { id }, query: { inline: "1" } });
  const calendar = { ...plan.calendar, start_date: "2026-02-01" };
  await ann.api("PUT /api/projects/{id}/plan", { params: { id }, body: { ...plan, calendar }, revision });
  await openStudio(`/projects/${id}/update`, { as: ann });
  await choose(new File([withoutProject(new Uint8Array(bytes))], "Old.pdf"));
  await expect.element(page.getByText(/^The PDF does not contain its project/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^Keep them as they are/ })).toBeDisabled();
  await groups().nth(1).getByText("day_pages").click();
  await expect.poll(() => page.css("figure .planner-page svg rect").elements().length).toBeGreaterThan(0);
});

longTest("refuses the PDF of another planner, and offers the device of a PDF with other pages", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "Diary", masters_yaml, plan_yaml, device_profile: "supernote-nomad" });
  const pdfOf = async (fields: object) => {
    const other = await aProject(ann, { masters_yaml, ...fields });
    const call = { params: { id: other.id }, query: { inline: "1" } } as const;
    return new File([(await ann.api("GET /api/projects/{id}/pdf", call)).bytes], "tablet.pdf");
  };
  const notes = "plan:\n  sections: [{ kind: ideas, master: NotePage, generate: count, count: 3 }]\n";
  await openStudio(`/projects/${id}/update`, { as: ann });
  await choose(new File(["GIF89a"], "cat.gif"));
  await expect.element(alert()).toMatchTextContent(/^cat\.gif: The file is not a PDF/);
  const other = await pdfOf({ plan_yaml: notes });
  dropOn(button("Choose the PDF…").element(), other, other);
  await expect.element(alert()).toMatchTextContent(/Choose one PDF, not several files/);
  await choose(other);
  await expect.element(alert()).toMatchTextContent(/it is the PDF of another planner/);
  const large = await pdfOf({ plan_yaml });
  await choose(new File([await large.slice(0, large.size / 2).arrayBuffer()], "half.pdf"));
  await expect.element(alert()).toMatchTextContent(/The end of the PDF is missing/);
  await choose(large);
  await expect.element(alert()).toMatchTextContent(/handwriting would be displaced/);
  await button(/^Build it for /).click();
  await expect
    .element(page.getByRole("heading", { name: /^73 pages at their places, 0 appended, 0 moved/ }))
    .toBeVisible();
});

longTest("opens the project of a PDF that is dropped on the projects, and its PDF is the same file", async () => {
  const ann = await aMember();
  const reserved = plan_yaml.replace("count: 10", "count: 10\n      reserve: 3");
  const fields = { name: "Diary", description: "Long thought about", masters_yaml, plan_yaml: reserved };
  const { id } = await aProject(ann, { ...fields, category: "journal", author: "Ann" });
  const pdfOf = async (project: string) => {
    const call = { params: { id: project }, query: { inline: "1" } } as const;
    return new Uint8Array((await ann.api("GET /api/projects/{id}/pdf", call)).bytes);
  };
  const pdf = await pdfOf(id);
  const bob = await aMember();
  await openStudio("/projects", { as: bob });
  await expect.element(button("Open a PDF of Octavo…")).toBeVisible();
  const main = page.getByRole("main").element();
  dropOn(main.querySelector("h1") ?? main, new File(["GIF89a"], "cat.gif"));
  await expect.element(alert()).toMatchTextContent(/^cat\.gif: The file is not a PDF/);
  dropOn(main.querySelector("h1") ?? main, new File([withoutProject(pdf)], "Old.pdf"));
  await expect.element(alert()).toMatchTextContent(/does not contain its project.*Include the project in the PDF/);
  await choose(new File([pdf], "Diary.pdf"));
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]{36}$/);
  const opened = addressNow().slice("/projects/".length);
  const made = await bob.api("GET /api/projects/{id}", { params: { id: opened } });
  expect(made.metadata).toMatchObject({ name: "Diary", category: "journal", author: "Ann" });
  expect(made.plan.sections[1]).toMatchObject({ kind: "notes_pages", reserve: 3 });
  const call = { params: { id: opened }, query: { inline: "1" } } as const;
  const again = new Uint8Array((await bob.api("GET /api/projects/{id}/pdf", call)).bytes);
  expect(again).toEqual(pdf);
});
