/** A planner that follows a calendar: added by its address, changed there, and delivered as a new edition. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, siteAdmin } from "./accounts.ts";
import { button, field, tab } from "./found-by.ts";
import { pagesOf, wordsOnPages } from "./planner-file.ts";

const masters = `masters:
  - name: Day
    widgets:
      - id: title
        type: text_block
        position: { x: 40, y: 40, width: 360, height: 40 }
        content: "{date_long}"
      - id: events
        type: event_list
        position: { x: 40, y: 300, width: 360, height: 200 }
`;
const plan = `name: Week
profile: remarkable-2
canvas: { page_size: Device }
plan:
  calendar: { start_date: "2027-01-04", end_date: "2027-01-10" }
  sections:
    - { kind: days, master: Day, generate: each_day }
`;

/** An all-day event for each date and title. */
function calendarOf(events: Readonly<Record<string, string>>): string {
  const lines = Object.entries(events).flatMap(([date, title]) => [
    "BEGIN:VEVENT",
    `UID:${date}@calendar.example`,
    `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
    `SUMMARY:${title}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Family", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

/** Serves a calendar at the port that the server of the journeys may read (playwright.config.ts). */
async function startCalendar() {
  let text = "";
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/calendar" }).end(text);
  });
  server.listen(Number(process.env["OCTAVO_E2E_CALENDAR_PORT"]), "127.0.0.1");
  await once(server, "listening");
  return {
    host: `127.0.0.1:${process.env["OCTAVO_E2E_CALENDAR_PORT"]}`,
    serve: (events: Readonly<Record<string, string>>) => (text = calendarOf(events)),
    close: () => server.close(),
  };
}

async function downloadEdition(page: Page, file: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download this edition").click()]);
  await download.saveAs(file);
  return file;
}

test("an event that is added to a calendar stands in the next edition", async ({ page, request }, testInfo) => {
  const calendar = await startCalendar();
  try {
    calendar.serve({ "2027-01-05": "Choir" });
    const admin = await siteAdmin(request);
    const allowed = await request.patch("/api/admin/settings", {
      headers: bearer(admin),
      data: { calendar_addresses_per_user: 3 },
    });
    expect(allowed.ok()).toBe(true);
    const member = await aMember(request);
    const headers = bearer(member.token);
    const body = { name: "My week", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
    const { id } = await (await request.post("/api/projects", { headers, data: body })).json();
    await enterAs(page, member);
    await page.goto(`/projects/${id}?tab=dates`);
    await button(page, "Add calendar by address").click();
    await field(page, "Address of the calendar").fill(`http://${calendar.host}/private/basic.ics`);
    await button(page, "Add").click();
    await expect(page.getByRole("table", { name: "January 2027" }).getByText("Choir")).toBeVisible();

    await tab(page, /Preview/).click();
    const panel = page.locator("section", { has: page.getByRole("heading", { name: "Nightly editions" }) });
    await button(page, "Switch on").click();
    await button(page, "Make an edition now").click();
    await expect(panel.getByText(/^New edition of .*, 0 events changed$/)).toBeVisible();
    const first = await downloadEdition(page, testInfo.outputPath("first.pdf"));
    expect(wordsOnPages(first)[1]).toContain("Choir");
    expect(wordsOnPages(first).join()).not.toContain("Regatta");

    calendar.serve({ "2027-01-05": "Choir", "2027-01-08": "Regatta" });
    await button(page, "Make an edition now").click();
    await expect(panel.getByText(/^New edition of .*, 1 event changed$/)).toBeVisible();
    await expect(panel.getByText("+ 2027-01-08 Regatta")).toBeVisible();
    const second = await downloadEdition(page, testInfo.outputPath("second.pdf"));
    expect(pagesOf(second)).toBe(7);
    const words = wordsOnPages(second);
    expect(words[4]).toContain("Regatta");
    expect(words[1]).toContain("Choir");
    // The ink of the first edition is carried to the second one here, as soon as the Update page can do so.

    // The studio has the new rows without a reload.
    await tab(page, /Dates/).click();
    await expect(page.getByRole("table", { name: "January 2027" }).getByText("Regatta")).toBeVisible();
  } finally {
    calendar.close();
  }
});
