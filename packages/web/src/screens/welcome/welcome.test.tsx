import { longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { link } from "../../../test/found-by.ts";
import { sample } from "../../../test/planners.ts";
import { addressNow, aMember, aProject, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const planner = () => page.getByRole("region", { name: "Try a planner" });

longTest("shows a planner whose links work, starters, and the newest shared planners", async () => {
  const author = await aMember();
  const { id } = await aProject(author, { name: "Just shared", masters_yaml, plan_yaml });
  await author.api("POST /api/projects/{id}/share", { params: { id }, body: { is_public: true, url_slug: null } });
  await openStudio("/");
  await expect.element(planner().getByText(/^of \d{3}$/)).toBeVisible();
  await planner().css('svg a[data-page="3"]').first().click();
  await expect.element(planner().getByRole("textbox", { name: "Page number" })).toHaveValue("3");
  await expect.element(link("Just shared").first()).toBeVisible();
  await link("Weekly planner").click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Weekly planner");
  expect(addressNow()).toBe("/make/weekly");
});

it("shows a picture of the planner to visitors whose planner was not drawn when the app was built", async () => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  onTestFinished(() => languages.mockRestore());
  await openStudio("/");
  await expect.element(planner().css("img").first()).toHaveAttribute("src", expect.stringMatching(/daily-en\.png$/));
});

it("leads signed-in users to their projects, and visitors from unknown addresses to the first screen", async () => {
  await openStudio("/no/such/page");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("A planner made for your e-ink tablet");
  expect(addressNow()).toBe("/");
  await openStudio("/", { as: await aMember() });
  expect(addressNow()).toBe("/projects");
});
