import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../test/studio.tsx";
import { lazyScreen } from "./lazy-part.tsx";

it("reports a screen that failed to load and loads it on retry", async () => {
  let isOnline = false;
  const Screen = lazyScreen(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module: /assets/screen.js");
    return () => <h1>The screen</h1>;
  });
  await Screen.preload();
  await show(<Screen />);
  const sentence = "This part of the studio could not be loaded. Check the connection and try again.";
  await expect.element(page.getByText(sentence)).toBeVisible();
  isOnline = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "The screen" })).toBeVisible();
});
