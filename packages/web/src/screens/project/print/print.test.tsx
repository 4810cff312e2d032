import { longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../test/axe.ts";
import { alert, button, dialog, field } from "../../../../test/found-by.ts";
import { aStarterProject } from "../../../../test/planners.ts";
import { recordDownloads } from "../../../../test/record-downloads.ts";
import { aMember, openStudio } from "../../../../test/studio.tsx";

async function openPrint(): Promise<void> {
  const ann = await aMember();
  const { id } = await aStarterProject(ann, "weekly", { device: "paper-a5", year: 2027 });
  await openStudio(`/projects/${id}`, { as: ann });
  await expect.element(button("Download PDF")).toBeEnabled();
  await button("Download options").click();
  await page.getByRole("menuitem", { name: "Print…" }).click();
  await expect.element(result()).toMatchTextContent("Sheets: 33. Pages: 129, at 100 %. Blank pages: 3.");
}

const result = () => dialog("Print").getByRole("status");
const sides = () => dialog("Print").css("figure");
/** Shapes of the pictures of the first sheet. */
const shapes = () =>
  sides()
    .elements()
    .map((figure) => figure.querySelector("svg")?.getAttribute("viewBox"));

it("shows the first sheet as it will be printed, and downloads the sheets", async () => {
  const downloads = recordDownloads();
  await openPrint();
  await expect.poll(shapes).toEqual(["0 0 841.89 595.276", "0 0 841.89 595.276"]);
  await expect.element(sides().first()).toMatchTextContent("Week 14");
  await expect.element(result()).toMatchTextContent("flipped on the short edge");
  await expectAccessible();

  await field("Layout").selectOptions("One page on a side");
  await field("Sheets").selectOptions("Letter");
  await expect.element(result()).toMatchTextContent("Sheets: 65. Pages: 129");
  await expect.poll(shapes).toEqual(["0 0 612 792", "0 0 612 792"]);
  await expect.element(sides().first()).toMatchTextContent("→");
  await field("Page numbers, and at links the number of the page that they lead to").click();
  await expect.element(sides().first()).not.toMatchTextContent("→");
  await field("Printing").selectOptions("One side");
  await expect.element(result()).toMatchTextContent("Sheets: 129.");
  await expect.poll(() => sides().elements().length).toBe(1);
  await button("Download for printing", dialog()).click();
  await expect.poll(downloads).toEqual([expect.stringMatching(/to print\.pdf$/)]);
});

longTest("inserts blank pages before the sections that begin on left pages", async () => {
  await openPrint();
  await field("Begin on left pages").selectOptions("months");
  await expect.element(result()).toMatchTextContent("Blank pages: 11.");
});

longTest("names the value that cannot be used, and the remedy", async () => {
  await openPrint();
  await field("Thickness of the paper in mm").fill("thick");
  await expect.element(alert()).toMatchTextContent("Type a length from 0 to 2 mm for the creep");
  await expect.element(button("Download for printing", dialog())).toBeDisabled();
  await field("Thickness of the paper in mm").fill("0,2");
  await expect.element(result()).toMatchTextContent("Sheets: 33.");
  await field("Sheets").selectOptions("Another size…");
  await field("Width in mm").fill("0");
  await expect.element(alert()).toMatchTextContent("A sheet measures from 25 to 2000 mm on each side");
  await field("Width in mm").fill("1e9");
  await expect.element(alert()).toMatchTextContent("A sheet measures from 25 to 2000 mm on each side");
});

longTest("fits on a phone", async () => {
  await page.viewport(390, 820);
  onTestFinished(() => page.viewport(1280, 800));
  await openPrint();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await expect.element(button("Download for printing", dialog())).toBeVisible();
});
