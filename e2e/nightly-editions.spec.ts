/** Nightly editions on the project page: switched on, made, decided about and switched off. */
import { expect, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { button, field } from "./found-by.ts";

const masters = (text: string) => `masters:
  - name: Day
    widgets:
      - id: title
        type: text_block
        position: { x: 40, y: 40, width: 360, height: 40 }
        content: "${text}"
`;
const plan = `name: Week
profile: remarkable-2
canvas: { page_size: Device }
plan:
  calendar: { start_date: "2027-01-04", end_date: "2027-01-10" }
  sections:
    - { kind: days, master: Day, generate: each_day }
`;

test("the owner of a planner gets an edition each night, and decides about one that changes pages", {
  tag: "@long",
}, async ({ page, request }) => {
  const member = await aMember(request);
  const headers = bearer(member.token);
  const body = {
    name: "My week",
    device_profile: "remarkable-2",
    masters_yaml: masters("{date_long}"),
    plan_yaml: plan,
  };
  const { id } = await (await request.post("/api/projects", { headers, data: body })).json();
  await enterAs(page, member);
  await page.goto(`/projects/${id}?tab=preview`);
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Nightly editions" }) });
  await expect(field(page, "Hour")).toHaveValue("4");
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(field(page, "Time zone")).toHaveValue(zone);
  await page.getByLabel("Webhook address").fill("example.org");
  await button(page, "Switch on").click();
  await expect(panel.getByRole("alert")).toContainText("Write an address that begins with https://");
  await page.getByLabel("Webhook address").fill("");
  await button(page, "Switch on").click();
  await expect(panel.getByText("There is no edition yet.")).toBeVisible();
  await button(page, "Make an edition now").click();
  await expect(panel.getByText(/^New edition of .*, 0 events changed$/)).toBeVisible();

  const { revision } = await (await request.get(`/api/projects/${id}`, { headers })).json();
  const changed = { masters_yaml: masters("{date_long}!"), plan_yaml: plan, device_profile: "remarkable-2" };
  const made_from = { starter: "daily", version: 1, choices: "" };
  const change = await request.put(`/api/projects/${id}/documents`, {
    headers: { ...headers, "if-match": `"${revision}"` },
    data: { ...changed, made_from },
  });
  expect(change.ok()).toBe(true);
  await button(page, "Make an edition now").click();
  await expect(panel.getByText("A decision is needed: 7 pages would change")).toBeVisible();
  await expect(panel.getByText("Page 1: days/2027-01-04")).toBeVisible();
  await button(page, "Keep the previous edition").click();
  await expect(panel.getByText("A decision is needed")).toHaveCount(0);
  await button(page, "Make an edition now").click();
  await expect(panel.getByText("Nothing has changed since then.")).toBeVisible();
  await button(page, "Switch off").click();
  await expect(button(page, "Switch on")).toBeVisible();
});
