import { longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, openTemplate, option, sheet } from "../../../test/editor.ts";
import { button, dialog, field, tab } from "../../../test/found-by.ts";
import { sample } from "../../../test/planners.ts";
import { aProject, reload } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const layer = (name: RegExp) => page.getByRole("treeitem", { name });

longTest("edits a link in words, shows its target, and fixes a broken one from the list of problems", async () => {
  await openTemplate();
  const tag = canvas().css("[data-link-tag]");
  const expectTag = (words: string) => expect.element(tag).toHaveTextContent(words);
  await tab(/^Layers/).click();
  await layer(/^First day/).click();
  await expectTag("Page 2, 2026-01-01");
  await tab(/^Properties/).click();
  const picker = page.getByRole("combobox", { name: "Leads to" });
  await expect.element(picker).toHaveValue("day:2026-01-01");
  await picker.click();
  await page.getByRole("option", { name: "Page 4" }).click();
  await expectTag("Page 4");
  await picker.fill("day:2026-01-02");
  await userEvent.keyboard("{Enter}");
  await expectTag("Page 3, 2026-01-02");

  const widget = option(/First day/).element();
  if (widget instanceof HTMLElement) widget.focus();
  await userEvent.keyboard("{Shift>}{F10}{/Shift}");
  await page.getByRole("menuitem", { name: "Link to…" }).click();
  const asked = dialog("Link to…").getByRole("combobox", { name: "Leads to" });
  await expect.element(asked).toHaveFocus();
  await asked.fill("https://example.org/");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectTag("example.org");

  await tab(/^Problems/).click();
  const links = page.getByRole("region", { name: "Links", exact: true });
  await expect.element(links).toMatchTextContent('The link to "day:2026-01-09" leads nowhere');
  await expectAccessible();
  await button(/^Link to day:2026-01-0\d$/, links).click();
  await expect.element(links).not.toBeInTheDocument();
  await expect.element(tag).toMatchTextContent("2026-01-0");
});

it("previews texts at their maximum length", async () => {
  await openTemplate();
  await page.getByRole("textbox", { name: "Page", exact: true }).fill("2");
  await userEvent.keyboard("{Enter}");
  const expectText = (text: RegExp) => expect.element(sheet("master")).toMatchTextContent(text);
  await expectText(/^Thursday, January 1, 2026/);
  const toggle = () => button("Preview as Longest Text").click();
  await toggle();
  await expectText(/^Wednesday, September \d\d, 2026/);
  await toggle();
  await expectText(/^Thursday, January 1, 2026/);
});

longTest("rescales to another device in one step, or keeps the sizes", async () => {
  const ann = await openTemplate();
  const select = page.getByRole("combobox", { name: "Device Profile" });
  const before = sizeOfPage();

  await select.selectOptions("remarkable-2");
  await expect.element(dialog()).toMatchTextContent("Rescale to Another Device");
  await expect.element(dialog().css("figure canvas").first()).toMatchTextContent("My year");
  await expect.element(dialog().css("figure").first()).toMatchTextContent("Before");
  await expect.element(dialog().css("figure").nth(1)).toMatchTextContent("After");
  await expectAccessible();
  await dialog()
    .getByRole("radio", { name: /^Stretch/ })
    .click();
  await button("Rescale", dialog()).click();
  await expect.element(select).toHaveValue("remarkable-2");
  await expect.poll(sizeOfPage).not.toEqual(before);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(select).toHaveValue("boox-note-air-4c");
  await expect.poll(sizeOfPage).toEqual(before);
  await expect.element(page.getByRole("button", { name: "Undo", includeHidden: true })).toBeDisabled();

  await button("Template Settings").click();
  await button("Another Device…", dialog()).click();
  await dialog().getByRole("combobox", { name: "Device" }).selectOptions("remarkable-2");
  await dialog()
    .getByRole("radio", { name: /^Keep the sizes as they are/ })
    .click();
  await button("Change device", dialog()).click();
  await expect.element(select).toHaveValue("remarkable-2");
  await tab(/^Layers/).click();
  await layer(/^My year/).click();
  await tab(/^Properties/).click();
  await expect.element(page.getByRole("textbox", { name: "Width", exact: true })).toHaveValue("300");

  const { id } = await aProject(ann, { name: "Moving house", masters_yaml, plan_yaml });
  await reload(`/projects/${id}`);
  await field("Device Profile").selectOptions("remarkable-2");
  await expect.element(dialog()).toMatchTextContent("Design 1 of 5");
  await dialog()
    .getByRole("radio", { name: /^By width/ })
    .click();
  const sent = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => sent.mockRestore());
  await button("Change device", dialog()).click();
  await expect.element(field("Device Profile")).toHaveValue("remarkable-2");
  const body = sent.mock.calls.find(([, request]) => request?.method === "PATCH")?.[1]?.body;
  expect(typeof body === "string" && JSON.parse(body)).toEqual({ device_profile: "remarkable-2", rescale: "width" });
});

/** Width of the page, in points. */
function sizeOfPage(): readonly number[] {
  const width = Number(canvas().css("[data-paper]").element().getAttribute("data-points"));
  const picture = sheet().element();
  if (!(picture instanceof HTMLCanvasElement)) throw new Error("The page has no picture.");
  return [width, Math.round((width * picture.height) / picture.width)];
}
