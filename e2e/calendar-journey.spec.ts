/** A planner that follows a calendar: added by its address, changed there, and delivered as a new edition. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
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

/** Writes on Tuesday and on Friday with MuPDF, as a program for notes does. */
function writeOn(pdf: string, output: string): string {
  const script = `${output}.js`;
  writeFileSync(
    script,
    `var document = new PDFDocument(scriptArgs[0]);
     for (var page = 1; page <= 4; page += 3) {
       var ink = document.loadPage(page).createAnnotation("Ink");
       ink.setInkList([[[60, 150 + 10 * page], [120, 170], [180, 150]]]);
       ink.setColor([1, 0, 0]);
       ink.update();
     }
     document.save(scriptArgs[1], "incremental");`,
  );
  execFileSync("mutool", ["run", script, pdf, output]);
  return output;
}

/** Positions of red pixels, as poppler draws the page at one pixel per point. */
function redPixels(pdf: string, number: number): readonly string[] {
  const pages = ["-f", String(number), "-l", String(number)];
  const picture = execFileSync("pdftoppm", ["-r", "72", ...pages, pdf], { maxBuffer: 2 ** 26 });
  const [head = "", width = ""] = /^P6\s(\d+)\s\d+\s255\s/.exec(picture.toString("latin1", 0, 40)) ?? [];
  const pixels = picture.subarray(head.length);
  return Array.from({ length: pixels.length / 3 }, (_, i) => i).flatMap((i) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(3 * i, 3 * i + 3);
    return red - green > 80 && red - blue > 80 ? [`${i % Number(width)},${Math.floor(i / Number(width))}`] : [];
  });
}

test(
  "an event that is added to a calendar stands in the next edition, to which handwriting is carried",
  { tag: "@long" },
  async ({ page, request }, testInfo) => {
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

      const written = writeOn(first, testInfo.outputPath("written.pdf"));
      await page.goto(`/projects/${id}/update`);
      await field(page, "PDF on the tablet").setInputFiles(written);
      await button(page, "Copy the handwriting of this file").click();
      await expect(page.getByText("2 strokes and notes are in their places in the update.")).toBeVisible();
      const [carrying] = await Promise.all([
        page.waitForEvent("download"),
        button(page, "Download the update with handwriting").click(),
      ]);
      const carried = await carrying.path();
      expect(wordsOnPages(carried)[4]).toContain("Regatta");
      for (const number of [2, 5]) {
        const ink = redPixels(written, number);
        expect(ink.length).toBeGreaterThan(50);
        expect(redPixels(carried, number)).toEqual(ink);
      }
      expect(redPixels(carried, 3)).toEqual([]);

      await page.goto(`/projects/${id}?tab=dates`);
      await expect(page.getByRole("table", { name: "January 2027" }).getByText("Regatta")).toBeVisible();
    } finally {
      calendar.close();
    }
  },
);
