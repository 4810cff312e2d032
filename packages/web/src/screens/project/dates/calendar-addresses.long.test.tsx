import { expect, inject, it } from "vitest";
import { page } from "vitest/browser";
import { alert, button, byText, field, tab } from "../../../../test/found-by.ts";
import { sample } from "../../../../test/planners.ts";
import { aMember, aProject, openStudio, theAdministrator } from "../../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

declare module "vitest" {
  interface ProvidedContext {
    /** Host of calendars that the server may read (packages/server/test/server-for-components.ts). */
    readonly calendarHost: string;
  }
}

const allow = async (calendar_addresses_per_user: number) => {
  const { api } = await theAdministrator();
  await api("PATCH /api/admin/settings", { body: { calendar_addresses_per_user } });
};

it("adds a calendar by address, reads it again while the plan is edited, and tells about failures", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "Dated", masters_yaml, plan_yaml });
  await allow(0);
  await openStudio(`/projects/${id}?tab=dates`, { as: ann });
  await expect.element(byText("No dates yet")).toBeVisible();
  await expect.element(button("Add calendar by address")).not.toBeInTheDocument();

  await allow(2);
  await openStudio(`/projects/${id}?tab=dates`, { as: ann });
  const january = page.getByRole("table", { name: "January 2026" });
  await button("Add calendar by address").click();
  await field("Address of the calendar").fill("my calendar");
  await button("Add").click();
  await expect.element(byText("This is not an address that begins with https:// or webcal://")).toBeVisible();
  await field("Address of the calendar").fill("webcal://192.168.1.1/calendar.ics");
  await button("Add").click();
  await expect.element(page.getByText(/leads into a private network/)).toBeVisible();
  const host = inject("calendarHost");
  const address = `http://${host}/${crypto.randomUUID()}?titles=Choir,Band`;
  await field("Address of the calendar").fill(address);
  await button("Add").click();
  await expect.element(january.getByText("Choir")).toBeVisible();
  const section = page.getByRole("region", { name: "Calendars by address" });
  await expect.element(section.getByText(new RegExp(`^${host}/… · read`))).toBeVisible();
  await expect.element(section.getByText(/1 of 2 are in use\./)).toBeVisible();

  // The draft of the plan gets the new rows, and is saved without a conflict.
  const row = page.getByRole("region", { name: "Family" });
  await row.getByText("Name and filters").click();
  await row.getByLabelText("Name", { exact: true }).fill("Home");
  await button("Read Family again").click();
  await expect.element(january.getByText("Band")).toBeVisible();
  await button("Save Plan").click();
  await expect.element(byText("Saved")).toBeVisible();
  const { plan } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(plan.dates).toMatchObject([{ name: "Home", rows: "2026-01-05 Band\n" }]);
  expect(JSON.stringify(plan)).not.toContain(host);

  for (let failures = 1; failures <= 3; failures++) {
    await button("Read Family again").click();
    await expect
      .poll(async () => (await ann.api("GET /api/projects/{id}/calendar-addresses", { params: { id } })).addresses[0])
      .toMatchObject({ failures });
    await expect.element(button("Read Family again")).toBeEnabled();
  }
  await expect.element(section.getByText(/reports an error/)).toBeVisible();
  await tab(/Plan Configuration/).click();
  await expect.element(alert().getByText(/can't be read from their addresses: Family/)).toBeVisible();
  await button("Show dates").click();
  await button("Remove the address of Family").click();
  await button("Remove", page.getByRole("alertdialog")).click();
  await expect.element(section.getByText(/0 of 2 are in use\./)).toBeVisible();
  await expect.element(january.getByText("Band")).toBeVisible();
});
