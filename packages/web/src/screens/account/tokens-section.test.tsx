import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { button, dialog, field } from "../../../test/found-by.ts";
import { aMember, openStudio } from "../../../test/studio.tsx";

it("makes a token with permissions and an end, shows it once, and revokes it", async () => {
  const ann = await aMember();
  await openStudio("/account/tokens", { as: ann });
  await expect.element(page.getByText("You have no tokens.")).toBeVisible();
  await field("Name").fill("Backup script");
  await page.getByRole("link", { name: "Profile" }).click();
  await button("Stay", dialog("Leave without saving?")).click();
  await page.getByRole("checkbox", { name: /^Change planners/ }).click();
  await field("End").selectOptions("In 30 days");
  await button("Make a token").click();
  const secret = page.getByText(/^[2-9a-z]{20}$/);
  await expect.element(secret).toBeVisible();
  const [token] = await ann.api("GET /api/tokens");
  expect(token).toMatchObject({ name: "Backup script", scopes: ["read_planners", "write_planners"] });
  await expect.element(page.getByText(/^Made .+, never used, ends .+$/)).toBeVisible();
  await expectAccessible();
  await button("Revoke Backup script").click();
  await expect.element(page.getByText("You have no tokens.")).toBeVisible();
  await expect.element(secret).not.toBeInTheDocument();
});
