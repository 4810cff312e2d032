import { longTest } from "@octavo/foundation/testing";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { alert, button, dialog, field, link } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { addressNow, aMember, goBack, goForward, openStudio, reload } from "../../../test/studio.tsx";
import { readCalendarFiles } from "./kept-dates.ts";
import { choicesOfNext, lastChoices, rememberChoices } from "./last-choices.ts";

const pages = () => page.getByRole("region", { name: "Pages" });
const pageNumber = () => pages().getByRole("textbox", { name: "Page number" });
const total = () => pages().getByText(/^(?:of|z) \d+$/);
const count = () => Number(total().element().textContent?.replace(/\D/g, ""));
const pageLabel = () => pages().getByRole("figure").element().getAttribute("aria-label");
/** Names the country if the region of the browser is offered before. */
const openHolidays = /^(?:Add holidays…|Holidays of another country…)$/;
const device = () => page.getByRole("combobox", { name: "Device" });
const choose = (name: string) => page.css("#main").getByText(name, { exact: true }).click();

afterEach(() => {
  indexedDB.deleteDatabase("octavo-calendars");
  localStorage.clear();
});

it("redraws the planner after each choice, keeps the page, and writes the choices to the address", async () => {
  await openStudio("/make/daily?device=remarkable-2&from=2027-01-01&to=2027-02-28&locale=en");
  await expect.element(total()).toBeVisible();
  const pagesBefore = count();
  await pageNumber().fill("40");
  await userEvent.keyboard("{Enter}");
  await expect.poll(pageLabel).toMatch(/^Page 40 of/);
  const day = pageLabel()?.split(", ")[1] ?? "";

  await choose("A page for each week");
  await expect.poll(count).toBe(pagesBefore - 9);
  await expect.poll(() => pageLabel()?.split(", ")[1]).toBe(day);
  await expect
    .poll(addressNow)
    .toBe("/make/daily?device=remarkable-2&from=2027-01-01&to=2027-02-28&locale=en&without=weeks");

  await choose("Polski");
  await expect.poll(() => pages().getByRole("figure").element().getAttribute("lang")).toBe("pl");
  await field("Last day").fill("2027-01-31");
  await expect.poll(count).toBeLessThan(120);
  await expect.poll(addressNow).toContain("from=2027-01-01&to=2027-01-31&locale=pl");
  await field("First day").fill("2027-02-10");
  await expect.element(page.getByText("Choose a day after the first.")).toBeVisible();
  await expectAccessible();
});

longTest("shows a page of each chosen layout, and writes the layouts to the address", async () => {
  await openStudio("/make/weekly?device=remarkable-2&from=2027-01-01&to=2027-03-31&locale=en");
  await expect.element(total()).toBeVisible();
  await page.getByText("Page layouts").click();
  await page.getByRole("group", { name: "Week", exact: true }).getByText("Columns with hours").click();
  await expect.poll(pageLabel).toMatch(/, Week \d+, /);
  await page.getByText("First and last hour").click();
  await field("First hour").selectOptions("9");
  await expect.element(field("Last hour")).toHaveValue("20");
  await field("First hour").selectOptions("21");
  await expect.element(page.getByText("The last hour must be after the first.")).toBeVisible();
  await button("Add: Lists").click();
  await page.getByRole("checkbox", { name: "People" }).click();
  await expect.poll(pageLabel).toMatch(/, People$/);
  for (let lists = 2; lists <= 4; lists++) await button("Another list: People").click();
  await button("One list less: People").click();
  const people = ["People", "People 2", "People 3"].map((list) => `${list}: 21 pages`).join(" · ");
  const summaries = () => [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
  const hours = expect.stringMatching(/^First and last hour 09\s?–\s?20$/);
  await expect
    .poll(summaries)
    .toEqual(expect.arrayContaining([`Lists ${people}`, "Page layouts Columns with hours", hours]));
  await expect
    .poll(() => decodeURIComponent(addressNow()))
    .toContain("locale=en&week=columns&day-hours=9-20&collections=people:3");
  await expectAccessible();
  await reload("/make/weekly?device=boox-palma-2&year=2027&locale=en&week=columns&paper=dots");
  await expect.element(page.getByText("“week=columns” has no room on this device.")).toBeVisible();
  await expect.element(page.getByText("No room on this device: Columns with hours")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Dots" })).toBeChecked();
  await reload("/make/weekly?device=remarkable-2&year=2027&locale=en&theme=large-type&week=columns&paper=dots");
  await expect.element(page.getByText("“week=columns” has no room in this theme.")).toBeVisible();
  await expect.element(page.getByText("No room in this theme: Columns with hours")).toBeVisible();
});

longTest("finds a device by typing, and remembers it", async () => {
  await openStudio("/make/weekly");
  await expect.element(device()).toHaveValue("reMarkable 2");
  await device().click();
  await expect.element(page.getByRole("option", { name: /^reMarkable 2 / })).toHaveAttribute("aria-selected", "true");
  await expectAccessible();
  await userEvent.keyboard("nomad");
  await expect.element(page.getByRole("option").first()).toMatchTextContent(/^Supernote Nomad/);
  await userEvent.keyboard("{Enter}");
  await expect.element(device()).toHaveValue("Supernote Nomad (A6 X2)");
  await expect.poll(addressNow).toContain("device=supernote-nomad");
  await userEvent.keyboard("zzz");
  await expect.element(page.getByText("No device has this name.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(device()).toHaveValue("Supernote Nomad (A6 X2)");
  await reload("/make/daily");
  await expect.element(device()).toHaveValue("Supernote Nomad (A6 X2)");
});

it("reports unusable values of the address, and keeps the others when the starter changes", async () => {
  await openStudio("/make/daily?device=slate&year=2028&locale=pl&hours=25&without=weeks");
  await expect.element(page.getByText("There is no device “slate”.")).toBeVisible();
  await expect.element(page.getByText("“25” is not a value of “hours”.")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "2028" })).toBeChecked();
  await link("Weekly planner").click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Weekly planner");
  await expect.element(page.getByRole("radio", { name: "2028" })).toBeChecked();
  await expect.poll(addressNow).not.toContain("without");
  await choose("Other dates");
  await expect.element(field("First day")).toHaveValue("2028-01-01");
  await reload("/make/daily?locale=de");
  await expect.element(page.getByRole("radio", { name: "Deutsch" })).toBeChecked();
});

longTest("shows a typical page of another starter, not the page with the same number", async () => {
  await openStudio("/make/daily?device=remarkable-2&year=2027&locale=en");
  await expect.element(total()).toBeVisible();
  await pageNumber().fill("300");
  await userEvent.keyboard("{Enter}");
  await expect.poll(pageLabel).toMatch(/^Page 300 of/);
  await link("Weekly planner").click();
  await expect.poll(pageLabel).toMatch(/, Week \d+, /);
  await choose("Sunday");
  await expect.poll(addressNow).toContain("week-start=sunday");
  await expect.poll(pageLabel).toMatch(/, Week \d+, /);
});

it("downloads the planner without a call to the server", async () => {
  const files = recordDownloads();
  await openStudio("/make/meetings?device=remarkable-2&from=2027-01-01&to=2027-02-28&locale=de");
  await expect.element(pages().getByText(/^of \d/)).toBeVisible();
  const offline = failCalls(/^POST /);
  const refusals = countRefusals(button("Download PDF").element());
  await button("Download PDF").hover();
  await framesPainted(3);
  await button("Download PDF").click();
  await expect.poll(files).toEqual(["Besprechungsnotizen 2027.pdf"]);
  expect(refusals()).toBe(0);
  offline.mend();
});

async function framesPainted(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

/** Counts how often a button became disabled before it was clicked. A pointer over it starts the engine. */
function countRefusals(target: Element): () => number {
  let count = 0;
  const observer = new MutationObserver(() => {
    if (target.textContent === "Download PDF" && target.hasAttribute("aria-disabled")) count++;
  });
  observer.observe(target, { attributes: true });
  return () => count;
}

longTest("keeps the planner as a project, also after a failed sign-in", async () => {
  const ann = await aMember();
  await openStudio("/make/monthly?device=remarkable-2&year=2027&locale=en");
  await addDates();
  await button("Save and edit").click();
  await expect.poll(addressNow).toBe("/register");
  await link("Back to sign in").click();
  // The form of registration has a field with the same name, and stays until the screen is loaded.
  await expect.element(button("Sign in")).toBeVisible();
  const fill = async (password: string) => {
    await page.getByLabelText("Username").fill(ann.username);
    await page.getByLabelText("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await fill("wrong horse battery");
  await expect.element(alert()).toBeVisible();
  await fill(ann.password);
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/Monthly planner and notes 2028/);
  const [, id = ""] = /^\/projects\/([\w-]+)/.exec(addressNow()) ?? [];
  const { metadata, plan } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(metadata).toMatchObject({ name: "Monthly planner and notes 2028", device_profile: "remarkable-2" });
  expect(plan?.dates).toMatchObject([
    { name: "Germany: Bayern", holidays: "DE", region: "BY" },
    { name: "Family", rows: "2028-04-05 Trip\n2028-04-06 Trip" },
  ]);

  goBack();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Monthly planner and notes");
  await expect.element(button("Save and edit")).toBeEnabled();
  expect(await ann.api("GET /api/projects")).toHaveLength(1);
});

longTest("returns from a kept planner to the screen before it, and from a starter to the one before", async () => {
  const heading = page.getByRole("heading", { level: 1 });
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  await link("Make a planner").click();
  await expect.element(heading).toHaveTextContent("Daily planner");
  await link("Meeting notes").click();
  await expect.element(heading).toHaveTextContent("Meeting notes");
  await choose("Polski");
  await expect.poll(addressNow).toContain("locale=pl");
  goBack();
  await expect.element(heading).toHaveTextContent("Daily planner");
  goForward();
  await expect.element(heading).toHaveTextContent("Meeting notes");
  expect(addressNow()).toContain("locale=pl");

  await button("Save and edit").click();
  await expect.element(heading).toMatchTextContent(/^Notatki ze spotkań \d+$/);
  const project = addressNow();
  goBack();
  await expect.element(heading).toHaveTextContent("Daily planner");
  goForward();
  await expect.poll(addressNow).toBe(project);
  expect(await ann.api("GET /api/projects")).toHaveLength(1);
});

longTest("keeps holidays and calendar files over a reload, until they are removed", async () => {
  await openStudio("/make/monthly?device=remarkable-2&year=2027&locale=en");
  await addDates();
  await expect.poll(addressNow).toBe("/make/monthly?device=remarkable-2&year=2028&locale=en&holidays=DE-BY");
  await expect.poll(storedFiles).toEqual(["family.ics"]);
  await reload();
  await expect.element(sources().getByText("Germany: Bayern")).toBeVisible();
  await expect.element(sources().getByText("2 entries")).toBeVisible();
  await expect.element(button("Download PDF")).toBeEnabled();
  await button("Remove Family").click();
  await button("Remove Germany: Bayern").click();
  await expect.poll(addressNow).not.toContain("holidays");
  await expect.poll(storedFiles).toEqual([]);
  await reload();
  await expect.element(button(openHolidays)).toBeVisible();
  await expect.element(sources()).not.toBeInTheDocument();
});

longTest("reads holidays of the address, and reports those that it does not know", async () => {
  await openStudio("/make/monthly?year=2027&locale=pl&holidays=PL,XX,DE-BY", { language: "pl" });
  await expect.element(page.getByText("Nie ma świąt dla „XX”.")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Kalendarze i święta" }).getByText("Polska")).toBeVisible();
  await expect.poll(addressNow).toContain("holidays=PL%2CDE-BY");
});

it("gives pages names from the form, shows them, and reads them from the address", async () => {
  await openStudio("/make/weekly?device=remarkable-2&from=2027-01-01&to=2027-01-31&locale=en");
  await expect.element(total()).toBeVisible();
  await expect.element(page.getByText("Projects, people, books…").first()).toBeInViewport({ ratio: 1 });
  await button("Add: Lists").click();
  await expect.element(page.getByRole("region", { name: "Lists" })).toHaveFocus();
  await page.getByRole("checkbox", { name: "Project pages" }).click();
  await expect.element(button("Name them: Lists")).toBeVisible();
  const names = page.getByLabelText(/^Project pages: names, one per line/);
  await names.fill("Garden\n\nNew kitchen\tdone\n");
  await expect.element(names).toHaveValue("Garden\n\nNew kitchen\tdone\n");
  await expect
    .poll(() => decodeURIComponent(addressNow()).replaceAll("+", " "))
    .toContain("names=projects~Garden~New kitchen");
  await expect.poll(count).toBeLessThan(100);
  await expect.poll(pageLabel).toMatch(/, New kitchen$/);
  await expect.element(page.getByText("Project pages: Garden, New kitchen").first()).toBeVisible();
  await expect.element(button("Change: Lists")).toBeVisible();
  await names.fill(Array.from({ length: 61 }, (_, i) => `Name ${i}`).join("\n"));
  await expect.element(page.getByText(/^Up to 60 names for a list/)).toBeVisible();
  await expectAccessible();
  await reload("/make/projects?device=remarkable-2&from=2027-01-01&to=2027-01-31&locale=en&names=projects~Boat");
  await expect.element(page.getByLabelText(/^Projects: names, one per line/)).toHaveValue("Boat");
  const named = "names=classes~5a~6b~~pupils2~Ann%20Lee";
  await reload(`/make/teacher?device=remarkable-2&from=2027-01-01&to=2027-01-31&locale=en&${named}`);
  await expect.element(page.getByLabelText(/^Pupils \(6b\): names, one per line/)).toHaveValue("Ann Lee");
  await page.getByLabelText(/^Pupils \(5a\): names, one per line/).fill("Bo");
  await expect
    .poll(() => decodeURIComponent(addressNow()).replaceAll("+", " "))
    .toContain("names=classes~5a~6b~~pupils2~Ann Lee~~pupils~Bo");
});

longTest("keeps own days that a visitor types, with the last day of a range, also after a reload", async () => {
  const address = "/make/weekly?device=remarkable-2&year=2027&locale=en";
  await openStudio(address);
  await button("Add own days").click();
  await expect.element(button("Cancel")).toBeInViewport({ ratio: 1 });
  await field("Days, one per line").fill("3/8/2027, Skiing\n24.12. Party\nSkiing in March");
  await button("Add", page.css("form").last()).click();
  await expect.element(page.getByText(/^Line 1: .* can be read in two ways/)).toBeVisible();
  await expect.element(page.getByText(/Line 2: "Skiing in March" has no date/)).toBeVisible();
  await expect.element(field("Days, one per line")).toHaveValue("3/8/2027, Skiing\nSkiing in March");
  await expect.element(sources().getByText("Fri, December 24, 2027 Party")).toBeVisible();
  await expect.element(page.getByText(/^The other lines are added, .* Correct these lines, or discard/)).toBeVisible();
  await expect.element(button("Discard")).toBeVisible();
  await field("Days, one per line").fill("8 to 12 February Skiing\n2028-03-01, Move");
  await expect.element(page.getByText(/^Line 1: /)).not.toBeInTheDocument();
  await expectAccessible();
  await button("Add", page.css("form").last()).click();
  await expect.element(sources().getByText("2 entries")).toBeVisible();
  await expect
    .element(page.getByText("1 entry is outside of the dates of the planner, and not printed."))
    .toBeVisible();
  await expect.element(sources().getByText(/^Mon, February 8\s–\sFri, February 12, 2027 Skiing$/)).toBeVisible();
  await expect.poll(pageLabel).toMatch(/, February 2027$/);
  await expect.element(button("Change: Holidays and own days")).toBeVisible();
  await expectAccessible();
  await reload(address);
  await expect.element(sources().getByText("2 entries")).toBeVisible();
  await button("Edit Own days").click();
  await expect
    .element(field("Days, one per line"))
    .toHaveValue("24.12. Party\n8 to 12 February Skiing\n2028-03-01, Move");
  await field("Days, one per line").fill("8 to 10 February 2027, Skiing\n2028-03-01, Move");
  await field("Name").fill("Winter");
  await button("Apply").click();
  await expect.element(sources().getByText("Winter")).toBeVisible();
  await reload(address);
  await expect.element(sources().getByText("Winter")).toBeVisible();
  await expect.element(sources().getByText("1 entry")).toBeVisible();
  await choose("2028");
  await expect.element(sources().getByText("1 entry")).toBeVisible();
});

it("adds own days that are typed before a download, which waits until all lines are understood", async () => {
  const files = recordDownloads();
  await openStudio("/make/weekly?device=remarkable-2&from=2027-01-01&to=2027-03-31&locale=en");
  await button("Add own days").click();
  await expect.element(field("Days, one per line")).toHaveFocus();
  await userEvent.keyboard("8 February, Skiing{Enter}Skiing in March");
  await button("Download PDF").click();
  await expect.element(page.getByText(/^Line 1: "Skiing in March"/)).toBeInViewport({ ratio: 1 });
  await expect.element(field("Days, one per line")).toHaveFocus();
  await expect.element(button("Download PDF")).toBeEnabled();
  expect(files()).toEqual([]);
  await field("Days, one per line").fill("1 March, Move");
  await button("Download PDF").click();
  await expect.poll(files).toHaveLength(1);
  await expect.element(sources().getByText("2 entries")).toBeVisible();
  // The downloaded planner has the days: it is not another one than that on the screen.
  await expect.element(page.getByText(/^PDF downloaded\. Put it on your/)).toBeVisible();
  await button("Add own days").click();
  await userEvent.keyboard("2 March, Party");
  await button(openHolidays).click();
  // The new line belongs to the list that is there.
  await expect.element(sources().getByText("3 entries")).toBeVisible();
  await button("Add own days").click();
  await userEvent.keyboard("3 March, Unclear 4 March");
  await link("Monthly planner and notes").click();
  await expect.poll(addressNow).toContain("/make/monthly");
  await expect.element(sources().getByText("4 entries")).toBeVisible();
});

longTest("adds own days that are typed before the planner is saved", async () => {
  const ann = await aMember();
  await openStudio("/make/monthly?device=remarkable-2&year=2027&locale=en", { as: ann });
  await button("Add own days").click();
  await expect.element(field("Days, one per line")).toHaveFocus();
  await userEvent.keyboard("8 February, Skiing");
  await button("Save and edit").click();
  await expect.poll(addressNow).toMatch(/^\/projects\/[\w-]+/);
  const [, id = ""] = /^\/projects\/([\w-]+)/.exec(addressNow()) ?? [];
  const { plan } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(plan?.dates).toMatchObject([{ name: "Own days", rows: "2027-02-08 Skiing" }]);
});

it("says that a changed planner has to be downloaded again", async () => {
  const files = recordDownloads();
  await openStudio("/make/meetings?device=remarkable-2&from=2027-01-01&to=2027-02-28&locale=en");
  await expect.element(pages().getByText(/^of \d/)).toBeVisible();
  await button("Download PDF").click();
  await expect.poll(files).toHaveLength(1);
  await expect.element(page.getByText(/^PDF downloaded\. Put it on your/)).toBeVisible();
  await choose("Left-handed");
  await expect.element(button("Download again")).toBeVisible();
  await expect.element(page.getByText(/^PDF downloaded\. Put it on your/)).not.toBeInTheDocument();
  await choose("Left-handed");
  await expect.element(button("Download PDF")).toBeVisible();
  await expect.element(page.getByText(/^PDF downloaded\. Put it on your/)).toBeVisible();
  await page.getByRole("link", { name: "Habit tracker" }).click();
  await expect.element(page.getByRole("heading", { name: "Habit tracker" })).toBeVisible();
  await expect.element(button("Download PDF")).toBeVisible();
  await expect.element(page.getByText(/^PDF downloaded\. Put it on your/)).not.toBeInTheDocument();
});

longTest("remembers the choices of each starter until the visitor starts over", async () => {
  await openStudio("/make/weekly?device=remarkable-2&year=2027&locale=en");
  await button("Add: Lists").click();
  await page.getByRole("checkbox", { name: "Project pages" }).click();
  await button("Add: Holidays and own days").click();
  await button(openHolidays).click();
  await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
  await userEvent.keyboard("pol{Enter}");
  await expect.poll(addressNow).toContain("holidays=PL");
  await reload("/make/monthly");
  await expect.poll(addressNow).not.toContain("collections");
  await link("Weekly planner").click();
  await expect.poll(addressNow).toContain("collections=projects");
  await expect.element(sources().getByText("Poland")).toBeVisible();
  await reload("/make/weekly");
  await expect.poll(addressNow).toContain("collections=projects");
  await expect.element(page.getByRole("checkbox", { name: "Project pages" })).toBeChecked();
  await expect.element(sources().getByText("Poland")).toBeVisible();
  await button("Start over").click();
  await expect.element(sources()).not.toBeInTheDocument();
  await expect.poll(addressNow).toBe("/make/weekly");
  await button("Undo").click();
  await expect.element(sources().getByText("Poland")).toBeVisible();
  await expect.poll(addressNow).toContain("collections=projects");
  await button("Start over").click();
  await reload("/make/weekly");
  await expect.element(button("Add: Lists")).toBeVisible();
  await expect.element(button("Start over")).not.toBeInTheDocument();
});

it("remembers the last choices also after Back to an address with earlier ones", async () => {
  await openStudio("/make/weekly?device=remarkable-2&from=2027-01-01&to=2027-02-28&locale=en");
  await link("Monthly planner and notes").click();
  await expect.poll(addressNow).toContain("/make/monthly");
  await link("Weekly planner").click();
  await expect.poll(addressNow).toContain("/make/weekly");
  await button("Add: Lists").click();
  await page.getByRole("checkbox", { name: "Project pages" }).click();
  await button(openHolidays).click();
  await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
  await userEvent.keyboard("pol{Enter}");
  await expect.poll(addressNow).toContain("holidays=PL");
  goBack();
  await expect.poll(addressNow).toContain("/make/monthly");
  goBack();
  await expect.poll(addressNow).toContain("/make/weekly");
  await expect.poll(addressNow).toContain("holidays=PL");
  expect(addressNow()).not.toContain("collections");
  await reload("/make/weekly");
  await expect.poll(addressNow).toContain("collections=projects");
  expect(addressNow()).toContain("holidays=PL");
});

it("leaves out remembered dates that have passed", () => {
  const weekly = { id: "weekly" };
  rememberChoices(weekly, "device=remarkable-2&year=2027&locale=en");
  expect(lastChoices(weekly, new Date("2027-12-30"))).toEqual({ device: "remarkable-2", year: "2027", locale: "en" });
  expect(lastChoices(weekly, new Date("2028-01-02"))).toEqual({ device: "remarkable-2", locale: "en" });
  rememberChoices(weekly, "from=2027-01-01&to=2027-03-31&locale=en");
  expect(lastChoices(weekly, new Date("2027-03-31T12:00"))).toMatchObject({ from: "2027-01-01", to: "2027-03-31" });
  expect(lastChoices(weekly, new Date("2027-04-02"))).toEqual({ locale: "en" });
});

it("returns to a starter by its tab with its own last choices, and with the device and the dates of the present one", () => {
  const household = { id: "household" };
  const today = new Date("2026-11-30");
  const search = { device: "kobo-sage", year: "2028", locale: "es", week: "rows", without: "weeks" };
  expect(choicesOfNext(household, search, today)).toEqual({
    device: "kobo-sage",
    year: "2028",
    locale: "es",
    week: "rows",
  });
  rememberChoices(
    household,
    "device=remarkable-2&year=2027&locale=es&left-handed=1&without=recipes&theme=fine&month=large",
  );
  const own = { without: "recipes", theme: "fine", month: "large" };
  expect(choicesOfNext(household, search, today)).toEqual({ device: "kobo-sage", year: "2028", locale: "es", ...own });
  expect(choicesOfNext(household, { holidays: "ES-VC" }, today)).toMatchObject({
    device: "remarkable-2",
    year: "2027",
    "left-handed": "1",
    holidays: "ES-VC",
    ...own,
  });
});

it.each([
  [820, 1180],
  [1440, 900],
])("shows choices and pages side by side at %i × %i pixels", async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
  await openStudio("/make/weekly?device=remarkable-2&from=2027-01-01&to=2027-02-28&locale=en");
  await expect.element(pages().getByRole("figure")).toBeInViewport({ ratio: 0.7 });
  await expect.element(device()).toBeInViewport({ ratio: 1 });
  await button("Add: Lists").click();
  await expect.element(page.getByRole("checkbox", { name: "Project pages" })).toBeInViewport({ ratio: 1 });
  await expect.element(pages().getByRole("figure")).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

longTest("starts weeks as usual in the language that is chosen, unless the visitor has chosen a day", async () => {
  await openStudio("/make/weekly?device=remarkable-2&year=2027&locale=en&week-start=saturday");
  await choose("Deutsch");
  await expect.element(page.getByRole("radio", { name: "Saturday" })).toBeChecked();
  await reload("/make/weekly?device=remarkable-2&year=2027&locale=de");
  await choose("Português (Brasil)");
  await expect.element(page.getByRole("radio", { name: "Sunday" })).toBeChecked();
  await choose("Monday");
  await choose("Português (Brasil)");
  await choose("Deutsch");
  await choose("Português (Brasil)");
  await expect.element(page.getByRole("radio", { name: "Monday" })).toBeChecked();
});

longTest("says that the browser keeps no calendar files, and uses them nevertheless", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The disk is full.", "QuotaExceededError");
  });
  await openStudio("/make/monthly?device=remarkable-2&year=2027&locale=en");
  await addDates();
  await expect.element(page.getByText(/^This browser could not keep your calendar files\./)).toBeVisible();
  full.mockRestore();
});

it("lists countries that begin with the text first, and takes Enter before the list is there", async () => {
  await openStudio("/make/monthly?from=2027-01-01&to=2027-02-28&locale=en");
  await button(openHolidays).click();
  await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
  await userEvent.keyboard("pol{Enter}");
  await expect.element(sources().getByText("Poland")).toBeVisible();
  await expect.element(field("Search countries and regions")).not.toBeInTheDocument();
  await button(openHolidays).click();
  await userEvent.keyboard("ind");
  const countries = page.getByRole("list", { name: "Countries and regions" }).getByRole("button");
  await expect.element(countries.first()).toMatchTextContent(/^India/);
  expect(countries.elements().map((one) => one.textContent)).toContainEqual(expect.stringMatching(/^Indonesia/));
});

it("finds a region by its names, and explains the places in it", async () => {
  await openStudio("/make/monthly?from=2027-01-01&to=2027-02-28&locale=de", { language: "de" });
  await button("Feiertage eines anderen Landes…").click();
  await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
  await userEvent.keyboard("bavaria");
  const places = page.getByRole("list", { name: "Länder und Regionen" }).getByRole("button");
  await expect.element(places.first()).toHaveTextContent("Deutschland: Bayern Bavaria");
  await userEvent.keyboard("{Enter}");
  const region = page.getByRole("combobox", { name: "Region", exact: true });
  await expect.element(region).toHaveValue("BY");
  await expect.poll(addressNow).toContain("holidays=DE-BY");
  const communities = page.getByText(/^Manche Gemeinden haben auch Augsburger Friedensfest oder Mariä Himmelfahrt:/);
  await expect.element(communities).toBeVisible();
  const names = [...region.element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(names.slice(0, 6)).toEqual([
    "Deutschland (gesamt)",
    "Baden-Württemberg",
    "Bayern",
    "Bayern: Stadt Augsburg (Augsburger Friedensfest, Mariä Himmelfahrt)",
    "Bayern: überwiegend evangelische Gemeinden",
    "Bayern: überwiegend katholische Gemeinden (Mariä Himmelfahrt)",
  ]);
  await expectAccessible();
  await region.selectOptions(names[3] ?? "");
  await expect.element(communities).not.toBeInTheDocument();
  await expect.element(page.getByText("Deutschland: Bayern, Stadt Augsburg", { exact: true }).first()).toBeVisible();
});

it("offers names below the list that is added, and pupils of each class, also before a class has a name", async () => {
  await openStudio("/make/teacher?device=remarkable-2&from=2027-01-01&to=2027-01-31&locale=en");
  await button("Name them: Lists").click();
  await expect.element(page.getByText(/^Each class that you name gets a field for its pupils\./)).toBeVisible();
  await field("Pupils: names, one per line (optional)").fill("Ann Lee\nBo");
  await expect.poll(addressNow).toContain("names=pupils%7EAnn+Lee%7EBo");
  await expect.element(page.getByText("Without a class name, all pupils are in one class.")).toBeVisible();
  await field("Classes: names, one per line (optional)").fill("7b");
  await expect.element(field("Pupils (7b): names, one per line (optional)")).toHaveValue("Ann Lee\nBo");
  await page.getByRole("checkbox", { name: "People" }).click();
  const labels = () => [...document.querySelectorAll("#main label")].map(({ textContent }) => textContent);
  await expect.poll(() => labels()[labels().indexOf("People") + 1]).toBe("People: names, one per line (optional)");
  await expect.element(page.getByText(/Pupils need not be entered here again\.$/)).toBeVisible();
});

longTest("finds Poland by its first letters in Polish", async () => {
  await openStudio("/make/monthly?year=2027&locale=pl", { language: "pl" });
  await button("Święta innego kraju…").click();
  await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
  await userEvent.keyboard("pol{Enter}");
  await expect.element(page.getByRole("list", { name: "Kalendarze i święta" }).getByText("Polska")).toBeVisible();
});

const sources = () => page.getByRole("list", { name: "Calendars and holidays" });

/** Names of the calendar files that the browser keeps. */
async function storedFiles(): Promise<readonly string[]> {
  return (await readCalendarFiles()).map(({ file }) => file.name);
}

/** Adds holidays of a region, and a calendar file that is read again for other dates. */
async function addDates() {
  const list = () => page.getByRole("list", { name: "Calendars and holidays" });
  await button(openHolidays).click();
  await expect.element(field("Search countries and regions")).toHaveFocus();
  await userEvent.keyboard("germany{Enter}");
  await list().getByRole("combobox", { name: "Region", exact: true }).selectOptions("Bayern");
  await expect.element(list().getByText("Germany: Bayern")).toBeVisible();
  const event = (date: string) => `BEGIN:VEVENT\r\nUID:${date}\r\nDTSTART:${date}\r\nSUMMARY:Trip\r\nEND:VEVENT`;
  const lines = ["BEGIN:VCALENDAR", "X-WR-CALNAME:Family", event("20270105"), event("20280405"), event("20280406")];
  const files = ["bad.ics", "family.ics"].map(
    (name, i) => new File([i ? [...lines, "END:VCALENDAR"].join("\r\n") : name], name),
  );
  await userEvent.upload(page.getByLabelText("Calendar files"), files);
  await expect.element(alert().getByText(/^The file is not a calendar/)).toBeVisible();
  await expect.element(list().getByText("1 entry")).toBeVisible();
  await choose("2028");
  await expect.element(list().getByText("2 entries")).toBeVisible();
  await button("Remove Family").click();
  await expect.element(list().getByText("Family")).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(list().getByText("Family")).toBeVisible();
}

longTest("keeps the planner of a new user after registration and terms", async () => {
  const username = `user-${crypto.randomUUID().slice(0, 8)}`;
  await openStudio("/make/meetings?device=remarkable-2&year=2027&locale=en");
  await button("Save and edit").click();
  await page.getByLabelText("Username").fill(username);
  await page.getByLabelText("Email").fill(`${username}@example.org`);
  await field("Password").fill("correct horse battery staple");
  await field("Confirm password").fill("correct horse battery staple");
  await button("Create account").click();
  await dialog("Terms of use").getByRole("checkbox").click();
  await button("Accept & Continue").click();
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/Meeting notes 2027/);
});

it("explains an unknown address", async () => {
  await openStudio("/make/nothing");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("There is no planner at this address");
  await expect.element(dialog()).not.toBeInTheDocument();
});
