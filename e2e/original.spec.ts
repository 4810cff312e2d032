/** The original of a clone changes: two users, from the clone to the merged planner. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { button } from "./found-by.ts";

const text = (id: string, y: number, content: string) =>
  `{ id: ${id}, type: text_block, position: { x: 40, y: ${y}, width: 360, height: 40 }, content: "${content}" }`;
const design = (...widgets: readonly string[]) => `widgets:\n${widgets.map((widget) => `  - ${widget}\n`).join("")}`;
const indented = (yaml: string) => yaml.replace(/^/gm, "    ").trimEnd();

const day = [text("title", 40, "{date_long}"), text("motto", 100, "Begin"), text("footer", 500, "Page {page}")];
const masters_yaml = `masters:
  - name: Cover
${indented(design(text("title", 40, "My week")))}
  - name: Day
${indented(design(...day))}
`;
const plan_yaml = `name: Week
profile: remarkable-2
canvas: { page_size: Device }
plan:
  calendar: { start_date: "2027-01-04", end_date: "2027-01-06" }
  sections:
    - { kind: cover, master: Cover, generate: once }
    - { kind: days, master: Day, generate: each_day }
`;

const picturesOf = (page: Page, caption: string) => page.getByRole("figure").filter({ hasText: caption });

test(
  "the owner of a clone merges what its original's author changed, after seeing the pages",
  { tag: "@long" },
  async ({ page, request }, testInfo) => {
    const [ann, bob] = [await aMember(request), await aMember(request)];
    const call = async (as: Member, method: string, path: string, data: object) => {
      const answer = await request.fetch(path, { method, data, headers: bearer(as.token) });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    const change = (as: Member, id: string, name: string, ...widgets: readonly string[]) =>
      call(as, "PATCH", `/api/projects/${id}/masters/${name}`, { template_yaml: design(...widgets) });

    const made = { name: "Week of Ann", author: "Ann", device_profile: "remarkable-2", masters_yaml, plan_yaml };
    const original = await call(ann, "POST", "/api/projects", made);
    await call(ann, "POST", `/api/projects/${original.id}/share`, { is_public: true, licence: "CC-BY-4.0" });

    await test.step("clones the project from the gallery", async () => {
      await enterAs(page, bob);
      await page.goto(`/gallery/id/${original.id}`);
      await button(page, /^Clone this project/).click();
      await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Week of Bob");
      await page.getByRole("dialog").getByRole("button", { name: "Clone this project" }).click();
      await page.waitForURL("**/projects/*");
    });
    const clone = page.url().split("/").at(-1)?.split("?")[0] ?? "";

    await change(bob, clone, "Cover", text("title", 40, "Week of Bob"));
    await change(
      bob,
      clone,
      "Day",
      text("title", 40, "{date_long}"),
      text("motto", 100, "Bob's motto"),
      text("footer", 500, "Page {page}"),
    );
    await change(
      ann,
      original.id,
      "Day",
      ...day.slice(0, 1),
      text("motto", 100, "Ann's motto"),
      ...day.slice(2),
      text("tasks", 200, "Tasks of the day"),
    );
    await call(ann, "POST", `/api/projects/${original.id}/masters`, {
      name: "Review",
      template_yaml: design(text("title", 40, "Review of the week")),
    });
    const { plan } = await (await request.get(`/api/projects/${original.id}`, { headers: bearer(ann.token) })).json();
    const sections = [...plan.sections, { kind: "review", master: "Review", generate: "once" }];
    await call(ann, "PUT", `/api/projects/${original.id}/plan`, { ...plan, sections });

    await test.step("sees what changes, page by page", async () => {
      await page.goto(`/projects/${clone}`);
      await expect(
        page.getByText("“Week of Ann” by Ann, which this project was cloned from, has changed."),
      ).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath("notice.png") });
      await page.getByRole("link", { name: "See changes" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Changes of the original" })).toBeVisible();
      const changes = page.getByRole("region", { name: "What changes" });
      await expect(changes.getByRole("listitem")).toHaveText(["Day changed", "Review added", "plan changed"]);
      await expect(page.getByText("4 of 5 pages differ")).toBeVisible();
      for (const caption of ["Mine now", "After the merge"])
        await expect(picturesOf(page, caption).locator("svg")).toBeVisible();
      await expect(picturesOf(page, "Mine now")).not.toContainText("Tasks of the day");
      await expect(picturesOf(page, "After the merge")).toContainText("Tasks of the day");
      await expect(picturesOf(page, "After the merge")).toContainText("Bob's motto");
      await page.screenshot({ path: testInfo.outputPath("changes.png"), fullPage: true });
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.screenshot({ path: testInfo.outputPath("narrow.png"), fullPage: true });
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step("chooses the original's value by keys, and merges", async () => {
      const group = page.getByRole("group", { name: "Master Day · Text motto · Text" });
      await group.getByRole("radio", { name: "Mine" }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(group.getByRole("radio", { name: "The original's" })).toBeChecked();
      await expect(picturesOf(page, "After the merge")).toContainText("Ann's motto");
      await page.screenshot({ path: testInfo.outputPath("chosen.png"), fullPage: true });
      await button(page, "Merge changes").click();
      await expect(page.getByText("Changes merged.")).toBeVisible();
      await page.waitForURL(`**/projects/${clone}`);
      await expect(button(page, "Actions for Week of Bob")).toBeVisible();
      await expect(page.getByText("has changed.")).toHaveCount(0);
    });

    await test.step("gets a PDF with the changes of both", async () => {
      const answer = await request.post(`/api/projects/${clone}/compile`, { headers: bearer(bob.token) });
      expect(answer.ok()).toBe(true);
      const pdf = await request.get(`/api/projects/${clone}/pdf`, { headers: bearer(bob.token) });
      const file = testInfo.outputPath("merged.pdf");
      writeFileSync(file, await pdf.body());
      const words = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
      for (const known of ["Week of Bob", "Ann's motto", "Tasks of the day", "Review of the week"])
        expect(words).toContain(known);
      expect(words).not.toContain("Bob's motto");
    });

    await test.step("finds the merge in the version history, and restores the content before", async () => {
      await page.goto(`/projects/${clone}/versions`);
      const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
      await expect(versions.first()).toContainText("Merged changes of Week of Ann by Ann");
      await versions.nth(1).getByRole("link").click();
      await button(page, "Restore this version").click();
      await expect(page.getByText(/^Version .* restored\./)).toBeVisible();
      const { masters } = await (await request.get(`/api/projects/${clone}`, { headers: bearer(bob.token) })).json();
      expect(JSON.stringify(masters)).toContain("Bob's motto");
      expect(JSON.stringify(masters)).not.toContain("Tasks of the day");
    });
  },
);
