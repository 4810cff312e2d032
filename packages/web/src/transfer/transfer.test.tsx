import { correction, generate } from "lean-qr";
import { expect, it, onTestFinished, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/axe.ts";
import { button, dialog, field, tab } from "../../test/found-by.ts";
import { aMember, aProject, openStudio, show } from "../../test/studio.tsx";
import { QrCode } from "./qr-code.tsx";

it("shows the ways for the project's device, and makes codes and catalog addresses", async () => {
  const ann = await aMember();
  const project = await aProject(ann, { name: "Diary", device_profile: "kobo-elipsa-2e" });
  await openStudio(`/projects/${project.id}`, { as: ann });
  await button("Actions for Diary").click();
  await page.getByRole("menuitem", { name: "Put it on a device…" }).click();
  await expect.element(dialog("Put it on your Kobo Elipsa / Elipsa 2E")).toBeVisible();
  await expect.element(dialog()).toMatchTextContent("Eject the drive.");
  await expect.element(dialog()).toMatchTextContent("Reported by users, not tested by us.");

  await tab(/^Dropbox or Google Drive$/).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(/^The Kobo's browser$/)).toHaveFocus();
  await button("Make a code", dialog()).click();
  await expect.element(dialog().getByText(/^10 min left, for 5 downloads$/)).toBeVisible();
  const code = dialog().getByText(/^[2-9A-HJ-NP-Z]{6}$/);
  const first = code.element().textContent;
  await button("Make a new code", dialog()).click();
  await expect.poll(() => code.element().textContent).not.toBe(first);
  // A Kobo has no camera.
  await expect.element(dialog().getByRole("img", { name: "QR code of the download" })).not.toBeInTheDocument();
  await expectAccessible();

  await userEvent.click(tab(/^KOReader/));
  await field("Name of the program or device").fill("Kobo in the kitchen");
  await button("Make a catalog address", dialog()).click();
  await expect.element(dialog().getByText(/\/opds\/t\/[2-9a-z]{20}$/)).toBeVisible();
  await expect.element(dialog().getByText(ann.username)).toBeVisible();
  const [token] = await ann.api("GET /api/tokens");
  expect(token).toMatchObject({ name: "Kobo in the kitchen", last_used_at: null });
  await button("Revoke Kobo in the kitchen", dialog()).click();
  await expect.poll(() => ann.api("GET /api/tokens")).toEqual([]);
  await expect.element(dialog().getByRole("region", { name: "Catalog addresses" })).toHaveFocus();
  await expect.element(dialog().getByText(/\/opds\/t\//)).not.toBeInTheDocument();

  await dialog().getByText("Replace a planner that is on the tablet and keep your ink").click();
  await expect.element(dialog()).toMatchTextContent("Nobody has reported what happens to handwriting");
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  const update = dialog().getByRole("link", { name: "Make a PDF that keeps each page at its place" });
  const right = (part: Locator) => part.element().getBoundingClientRect().right;
  await expect.poll(() => right(dialog()) - right(update)).toBeGreaterThan(0);
  await button("Close", dialog()).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it("draws an address as a QR code", async () => {
  const address = "https://planners.example/get/ABC234/planner.pdf";
  await show(<QrCode text={address} label="Address" />);
  const drawn = page.getByRole("img", { name: "Address" });
  await expect.poll(() => darkModules(drawn.element())).toEqual(modulesOf(address));
});

it("offers the ways that need no computer on a phone, and the others behind a button", async () => {
  onPhone();
  const ann = await aMember();
  const project = await aProject(ann, { name: "Diary", device_profile: "remarkable-2" });
  await openStudio(`/projects/${project.id}`, { as: ann });
  await button("Actions for Diary").click();
  await page.getByRole("menuitem", { name: "Put it on a device…" }).click();
  await expect.element(tab(/^reMarkable's website or app$/)).toBeVisible();
  await expect.element(tab(/^Cable$/)).not.toBeInTheDocument();
  await button("With a computer", dialog()).click();
  await expect.element(tab(/^Cable$/)).toHaveAttribute("aria-selected", "true");
  await dialog().getByText("Replace a planner that is on the tablet and keep your ink").click();
  await expect.element(dialog().getByText(/rmapi put/)).not.toBeVisible();
  await dialog().getByText("With a program for the command line").click();
  await expect.element(dialog().getByText(/rmapi put/)).toBeVisible();
});

function onPhone() {
  const { matchMedia } = globalThis;
  const coarse = vi
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) => matchMedia.call(globalThis, query === "(pointer: coarse)" ? "all" : query));
  onTestFinished(() => coarse.mockRestore());
}

/** Modules that the picture draws in black, as "x y". */
function darkModules(picture: Element): readonly string[] {
  const path = picture.querySelector("path[fill='#000']")?.getAttribute("d") ?? "";
  return [...path.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, place = ""]) => place).toSorted();
}

function modulesOf(text: string): readonly string[] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const all = Array.from({ length: code.size ** 2 }, (_, i) => [i % code.size, Math.floor(i / code.size)] as const);
  return all.flatMap(([x, y]) => (code.get(x, y) ? [`${x} ${y}`] : [])).toSorted();
}
