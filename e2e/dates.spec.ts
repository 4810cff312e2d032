/** A calendar file in a planner, and a planner without it again. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { linksOf, wordsOf, wordsOnPages } from "./planner-file.ts";

const calendar = [
  "BEGIN:VCALENDAR",
  "X-WR-CALNAME:Family",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART:20260114T090000",
  "DTEND:20260114T110000",
  "SUMMARY:Dentist",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

/** Drops a file as a file manager does. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = "", content = ""]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: "text/calendar" }));
      return transfer;
    },
    [name, text],
  );
  await page.getByText("No dates yet").dispatchEvent("drop", { dataTransfer });
}

async function savedPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  return (await downloading).path();
}

function pagesWith(word: string, file: string): readonly number[] {
  return wordsOnPages(file).flatMap((words, i) => (words.includes(word) ? [i + 1] : []));
}

async function savePlan(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Plan" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

test("an event of a dropped calendar is on its day, in its week and its month, and gone without it", {
  tag: "@long",
}, async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.goto("/make/daily?device=remarkable-2&from=2026-01-01&to=2026-01-31&locale=en");
  await test.step("also on the page that makes a planner", async () => {
    const file = { name: "family.ics", mimeType: "text/calendar", buffer: Buffer.from(calendar) };
    await page.getByLabel("Calendar files").setInputFiles(file);
    await expect(page.getByText("1 entry")).toBeVisible();
    expect(pagesWith("Dentist", await savedPdf(page))).toHaveLength(3);
    await page.getByRole("button", { name: "Remove Family" }).click();
  });
  await page.getByRole("button", { name: "Save and edit" }).click();
  await page.getByRole("tab", { name: "Dates (0)" }).click();
  const before = readFileSync(await savedPdf(page));

  await dropFile(page, "family.ics", calendar);
  await expect(page.getByRole("table", { name: "January 2026" }).getByText("Dentist")).toBeVisible();
  await savePlan(page);
  const dated = await savedPdf(page);
  const found = pagesWith("Dentist", dated);
  // The month, the week and the day. A list of all events has only months with a crowded day.
  expect(found).toHaveLength(3);
  const [month = 0, week = 0, day = 0] = found;
  expect(wordsOf(dated, day)).toContain("Wednesday");
  for (const number of [month, week])
    expect(linksOf(dated, number).filter((to) => to === day).length).toBeGreaterThan(1);

  await page.getByRole("button", { name: "Remove Family" }).click();
  await savePlan(page);
  await expect(page.getByText("No dates yet")).toBeVisible();
  expect(readFileSync(await savedPdf(page)).equals(before)).toBe(true);
});
