import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropOn } from "../../../../test/drop-on.ts";
import { alert, button, byText, field, tab } from "../../../../test/found-by.ts";
import { sample } from "../../../../test/planners.ts";
import { recordDownloads } from "../../../../test/record-downloads.ts";
import { aMember, aProject, openStudio } from "../../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const family = (title: string) =>
  [
    "BEGIN:VCALENDAR",
    "X-WR-CALNAME:Family",
    "BEGIN:VEVENT",
    "UID:1",
    "DTSTART:20260105T100000",
    "RRULE:FREQ=WEEKLY;COUNT=3",
    `SUMMARY:${title}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
const file = (name: string, text: string) => new File([text], name);

const drop = (...files: readonly File[]) => dropOn(button("Add holidays…").element(), ...files);

it("adds, changes, replaces and removes calendars, holidays and birthdays", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "Dated", masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}?tab=dates`, { as: ann });
  await expect.element(byText("No dates yet")).toBeVisible();
  const january = page.getByRole("table", { name: "January 2026" });

  drop(file("family.ics", family("Choir")), file("bad.ics", "nonsense"), file("days.csv", "2026-01-06,,Fair\n"));
  await expect.element(page.getByText(/Calendar file · imported/).first()).toBeVisible();
  await expect.element(alert().getByText(/The file is not a calendar \(ICS\)\..*Nothing was changed\./)).toBeVisible();
  await expect.element(january.getByText("Fair")).toBeVisible();
  await expect.poll(() => january.getByText("Choir").elements().length).toBe(3);

  await button("Add holidays…").click();
  await field("Search countries and regions").fill("nordrhein");
  await page.getByRole("list", { name: "Countries and regions" }).getByRole("button").first().click();
  await expect.element(january.getByText("Neujahr")).toBeVisible();

  await button("Add birthdays").click();
  await field("Birthdays, one per line").fill("tomorrow, Ann");
  await button("Add").click();
  await expect.element(page.getByText(/Line 1: .* has no date/)).toBeVisible();
  await field("Birthdays, one per line").fill("1986-01-20, Ann");
  await button("Add").click();
  await expect.element(january.getByText("Ann")).toBeVisible();

  await page
    .getByRole("region", { name: /Germany/ })
    .getByText("Name and filters")
    .click();
  await page.getByText(/^Public holidays \(\d+\)$/).click();
  await expect.element(page.getByText(/^Neujahr/).last()).toBeVisible();

  const row = page.getByRole("region", { name: "Family" });
  await row.getByText("Name and filters").click();
  await row.getByLabelText("Not with these words").fill("choir, band");
  await expect.element(january.getByText("Choir").first()).not.toBeInTheDocument();
  await row.getByLabelText("Not with these words").fill("");
  await userEvent.upload(
    row.getByLabelText("Replace Family with a newer file").first(),
    file("new.ics", family("Band")),
  );
  await expect.element(january.getByText("Band").first()).toBeVisible();
  drop(file("again.ics", family("Quartet")));
  await button("Replace “Family”").click();
  await expect.element(january.getByText("Band").first()).not.toBeInTheDocument();
  await button("Monday, January 12").click();
  const day = page.getByRole("region", { name: "Monday, January 12" });
  await expect.element(day.getByRole("listitem")).toHaveTextContent("10:00Quartet");

  await button("Remove days").click();
  await expect.element(january.getByText("Fair")).not.toBeInTheDocument();
  const message = page.getByRole("status").filter({ hasText: "days removed." });
  await button("Undo", message).click();
  await expect.element(january.getByText("Fair")).toBeVisible();
  await button("Next month").click();
  await expect.element(page.getByRole("table", { name: "February 2026" })).toBeVisible();

  await button("Save Plan").click();
  await expect.element(byText("Saved")).toBeVisible();
  const { plan } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(plan?.dates?.map(({ name, holidays, region, style }) => [name, holidays, region, style])).toEqual([
    ["Family", undefined, undefined, "bar"],
    ["days", undefined, undefined, "outlined"],
    [expect.stringContaining("Germany"), "DE", "NW", undefined],
    ["Birthdays", undefined, undefined, "hatched"],
  ]);
  expect(plan?.dates?.[0]?.rows).toContain("2026-01-05 10:00 Quartet\n");
  expect(plan?.dates?.[3]?.rows).toContain("2026-01-20 Ann | birthday | age 40");
  await expect.element(tab(/Dates \(4\)/)).toBeVisible();
});

it("adds typed days before a download, and writes dates as the region of the plan does", async () => {
  const downloads = recordDownloads();
  const ann = await aMember();
  const british = plan_yaml.replace(/^(\s*)locale: en$/m, "$1locale: en-GB");
  const { id } = await aProject(ann, { name: "Dated", masters_yaml, plan_yaml: british });
  await openStudio(`/projects/${id}?tab=dates`, { as: ann });
  await button("Add own days").click();
  await field("Days, one per line").fill("2026-01-06, Fair");
  await button("Download PDF").click();
  await expect.element(page.getByRole("table", { name: "January 2026" }).getByText("Fair")).toBeVisible();
  await expect.poll(() => downloads().length).toBe(1);
  await expect.element(button("Tuesday 6 January")).toBeVisible();

  await button("Add own days").click();
  await field("Days, one per line").fill("some day, Fair");
  await button("Download PDF").click();
  await expect.element(page.getByText(/Line 1: .* has no date/)).toBeVisible();
  expect(downloads().length).toBe(1);
});
