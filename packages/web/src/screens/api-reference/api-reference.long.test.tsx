import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { button, field } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { openStudio } from "../../../test/studio.tsx";

it("finds a call and describes its parameters, body, response and errors", async () => {
  const failing = failCalls(/openapi\.json$/);
  await openStudio("/api-reference");
  await expect.element(page.getByRole("alert")).toBeVisible();
  failing.mend();
  await button("Try again").click();
  await field("Find a call").fill("clone slug");
  await page.getByText(/public.slug.\{slug\}.clone/).click();
  await expect
    .element(
      page.getByText(
        /Requires a signed-in user who has accepted the terms. Programs need a token with the scope "write_planners"/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole("rowheader", { name: "new_name" })).toBeVisible();
  await expect.element(page.getByText(/404 \(NOT_FOUND\)/)).toBeVisible();
  await expectAccessible();
  await field("Find a call").fill("no such call");
  await expect.element(page.getByText("No call contains these words.")).toBeVisible();
});
