import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, listOfWidgets, option, resizeWindow } from "../../../test/editor.ts";
import { button, dialog, tab } from "../../../test/found-by.ts";
import { dailyDocuments } from "../../../test/planners.ts";
import { addressNow, aMember, aProject, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = await dailyDocuments();

const palette = page.css("[data-region=palette]");
const picker = page.getByRole("combobox", { name: "Leads to", exact: true });
const panelPicker = page.css("[data-region=panels]").getByRole("combobox", { name: "Leads to", exact: true });
const offer = (name: RegExp) => page.getByRole("option", { name });
const announcedPolitely = page.css("output");

/** Opens a screen of a new daily planner, and counts clicks and keys from then on. */
async function openDaily(path: string, language?: "pl") {
  await resizeWindow(1440, 900);
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}${path}`, { as: ann, ...(language && { language }) });
  let count = 0;
  return {
    count: () => count,
    click: async (target: Locator) => {
      count++;
      await target.click();
    },
    press: async (key: string) => {
      count++;
      await userEvent.keyboard(key);
    },
  };
}

const openDay = async (language?: "pl") => {
  const counted = await openDaily("/masters/Day", language);
  await expect.element(listOfWidgets()).toBeInTheDocument();
  return counted;
};

it("links a new area to the previous day with two clicks on the master, and three from the project", async () => {
  const { click, count } = await openDaily("");
  await click(page.getByRole("link", { name: "Day", exact: true }).first());
  await expect.poll(addressNow).toMatch(/\/masters\/Day$/);
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await click(button("Link", palette));
  await click(offer(/^Previous day/));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(panelPicker).toHaveValue("Previous day");
  expect(count()).toBeLessThanOrEqual(3);
});

longTest("asks for the target after a drag with the link tool's widgets, by keys alone", async () => {
  const { click, press, count } = await openDay();
  await click(button(/^Draw/, palette));
  await click(button("Tap zone", palette));
  await userEvent.dragAndDrop(canvas(), canvas(), {
    sourcePosition: { x: 300, y: 300 },
    targetPosition: { x: 400, y: 340 },
  });
  await expect.element(offer(/^Previous day/)).toBeVisible();
  await press("{ArrowDown}");
  await press("{Enter}");
  await expect.element(panelPicker).toHaveValue("Previous day");
  // Two clicks, a drag and two keys, of which the palette's "Draw on the page" is needed once.
  expect(count()).toBe(4);
});

longTest("tells where each target leads, and finds it by its words", async () => {
  await openDay();
  await button("Link", palette).click();
  await expect.element(offer(/^Next day → Fri 2 January, page 15$/)).toBeVisible();
  await expect.element(offer(/^The month of this page’s date → January 2026, page 2$/)).toBeVisible();
  await expect.element(offer(/^Last day of the month → Sat 31 January/)).toBeInTheDocument();
  for (const words of ["yesterday", "prev day"]) {
    await picker.fill(words);
    await expect.element(offer(/^Previous day/)).toHaveAttribute("data-highlighted");
  }
  await picker.fill("41");
  await expect.element(page.getByRole("option").first()).toMatchTextContent(/^Page 41/);
  await picker.fill("https://example.org");
  await expect.element(page.getByRole("option").first()).toMatchTextContent(/^Web address/);
  await userEvent.keyboard("{Enter}");
  await expect.element(panelPicker).toHaveValue("https://example.org");
});

longTest("finds a target by words of English and of the studio's language", async () => {
  await openDay("pl");
  await button("Link", palette).click();
  const polishPicker = page.getByRole("combobox", { name: "Prowadzi do", exact: true });
  for (const words of ["yesterday", "prev day", "wczoraj", "poprzedni dzien"]) {
    await polishPicker.fill(words);
    await expect.element(offer(/^Poprzedni dzień/)).toHaveAttribute("data-highlighted");
  }
});

longTest("keeps a draft on Escape, which the problems list as a draft without counting it", async () => {
  await openDay();
  await button("Link", palette).click();
  await expect.element(picker).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(panelPicker).toHaveAttribute("placeholder", "Where to?");
  await expect.element(page.getByText("Draft: this link leads nowhere until you choose a target.")).toBeVisible();
  await expect.element(page.css("[data-link-tag]")).toMatchTextContent("Where to?");
  await tab(/^Problems/).click();
  const drafts = page.getByRole("region", { name: "Drafts" });
  await expect.element(drafts).toMatchTextContent("This link leads nowhere yet");
  await expect.element(tab(/^Problems$/)).toBeVisible();
  await expectAccessible();
  await button("Choose…", drafts).click();
  await offer(/^Next day/).click();
  await expect.element(drafts).not.toBeInTheDocument();
});

longTest("says that a pasted link has no meaning on pages of another section", async () => {
  await openDay();
  const copy = async (name: RegExp) => {
    const data = new DataTransfer();
    option(name)
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    document.body.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData: data }));
    return data;
  };
  const paste = (data: DataTransfer) =>
    document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
  const toPrevious = await copy(/^Link, “‹”/);
  const toWeek = await copy(/^Link, “Week/);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(page.getByRole("combobox", { name: /^Find a command/ })).toHaveFocus();
  await userEvent.keyboard("Month{Enter}");
  await expect.poll(addressNow).toMatch(/\/masters\/Month$/);
  // The planner is compiled, so that the page has a section.
  await expect.element(page.getByLabelText("Date to preview as")).toHaveValue("2026-01-01");
  paste(toPrevious);
  await expect.element(announcedPolitely.getByText(/“Previous day” has no meaning on this page/)).toBeVisible();
  await expect.element(panelPicker).toHaveAttribute("placeholder", "Where to?");
  paste(toWeek);
  await expect.element(panelPicker).toHaveValue("The week of this page’s date");
});

longTest("shows the page of a date that is typed digit by digit", async () => {
  await openDay();
  const shown = page.getByLabelText("Date to preview as");
  await expect.element(shown).toHaveValue("2026-01-01");
  (shown.element() as HTMLElement).focus();
  await userEvent.keyboard("02052026");
  await expect.element(shown).toHaveValue("2026-02-05");
});
