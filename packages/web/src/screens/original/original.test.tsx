import type { Project } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { alert, button, link } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { sample } from "../../../test/planners.ts";
import { addressNow, aMember, aProject, type Member, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const designOf = (text: string, id = "title") => `widgets:
  - { id: ${id}, type: text_block, position: { x: 40, y: 40, width: 300, height: 40 }, content: "${text}" }
`;

let ann: Member;
let bob: Member;
let original: string;
let clone: string;

beforeEach(async () => {
  [ann, bob] = [await aMember(), await aMember()];
  original = (await aProject(ann, { name: "Original", author: "Ann", masters_yaml, plan_yaml })).id;
  const body = { is_public: true, licence: "CC-BY-4.0" as const };
  await ann.api("POST /api/projects/{id}/share", { params: { id: original }, body });
  const cloning = { params: { id: original }, body: { new_name: "Remix" } };
  clone = (await bob.api("POST /api/projects/public/{id}/clone", cloning)).id;
});

const change = (member: Member, id: string, name: string, text: string) =>
  member.api("PATCH /api/projects/{id}/masters/{name}", {
    params: { id, name },
    body: { template_yaml: designOf(text) },
  });
const stored = () => bob.api("GET /api/projects/{id}", { params: { id: clone } });
const textOf = ({ masters }: Project, name: string) =>
  masters.find((master) => master.name === name)?.widgets.map(({ content }) => content);
const message = (text: RegExp) => page.getByRole("status").filter({ hasText: text });
/** Number of pages that differ. 0 while they are compared. */
const differing = () => {
  const [summary] = page.getByText(/^\d+ of \d+ pages? differs?$/).elements();
  return Number(/^\d+/.exec(summary?.textContent ?? "")?.[0] ?? 0);
};
const open = () => openStudio(`/projects/${clone}/original`, { as: bob });

it("tells that the original has changed, shows it page by page, and merges it with the chosen values", async () => {
  await change(ann, original, "Day", "Ann's day");
  await change(ann, original, "Year", "Ann's year");
  await change(bob, clone, "Day", "Bob's day");
  await openStudio(`/projects/${clone}`, { as: bob });
  await expect.element(message(/^“Original” by Ann, which this project was cloned from, has changed\./)).toBeVisible();
  await link("See changes").click();
  await expect.poll(addressNow).toBe(`/projects/${clone}/original`);

  const changes = page.getByRole("region", { name: "What changes" });
  await expect.element(changes.getByRole("listitem")).toMatchTextContent("Year changed");
  await expect.element(page.getByRole("heading", { name: "1 conflict" })).toBeVisible();
  const choice = page.getByRole("group", { name: /^Master Day · .*title · Text$/ });
  await expect.element(choice.getByRole("radio", { name: "Mine" })).toBeChecked();
  await expect.element(choice.getByText("Ann's day")).toBeVisible();
  await expect.poll(differing).toBeGreaterThan(0);
  const withMine = differing();
  await expect.poll(() => page.css("figure .planner-page svg").elements().length).toBe(2);
  await expectAccessible();

  await choice.getByRole("radio", { name: "The original's" }).click();
  await expect.element(changes.getByText("Day changed")).toBeVisible();
  await expect.poll(differing).toBeGreaterThan(withMine);
  await button("Keep all of mine").click();
  await expect.poll(differing).toBe(withMine);
  await button("Take all of the original's").click();
  await expect.poll(differing).toBeGreaterThan(withMine);

  await button("Merge changes").click();
  await expect.element(message(/^Changes merged\./)).toBeVisible();
  await expect.poll(addressNow).toBe(`/projects/${clone}`);
  const merged = await stored();
  expect([textOf(merged, "Day"), textOf(merged, "Year")]).toEqual([["Ann's day"], ["Ann's year"]]);
  const { versions } = await bob.api("GET /api/projects/{id}/versions", { params: { id: clone } });
  expect(versions[0]).toMatchObject({ name: "Merged changes of Original by Ann", is_current: true });

  await button("Undo").click();
  await expect.element(page.getByText("The content before was restored.")).toBeInTheDocument();
  expect(textOf(await stored(), "Day")).toEqual(["Bob's day"]);
});

longTest("says nothing more about changes that are not wanted now, until the original changes again", async () => {
  await change(ann, original, "Day", "one");
  await open();
  await button("Not now").click();
  await expect.poll(addressNow).toBe(`/projects/${clone}`);
  await expect.element(button("Actions for Remix")).toBeVisible();
  await change(ann, original, "Day", "two");
  await openStudio(`/projects/${clone}`, { as: bob });
  await expect.element(button("Not now")).toBeVisible();
  await button("Not now").click();
  await expect.poll(() => button("Not now").elements().length).toBe(0);
  expect(textOf(await stored(), "Day")).not.toEqual(["two"]);
});

longTest("opens from the menu of a clone, and says that nothing is new", async () => {
  await openStudio(`/projects/${clone}`, { as: bob });
  await button("Actions for Remix").click();
  await page.getByRole("menuitem", { name: "Changes of the original" }).click();
  await expect.element(message(/^Nothing is new: “Original” by Ann has not changed/)).toBeVisible();
  await expect.element(link("View the original")).toHaveAttribute("href", `/gallery/id/${original}`);
  await expectAccessible();
});

longTest("says that there is nothing to merge after the original was withdrawn", async () => {
  await change(ann, original, "Day", "one");
  await ann.api("POST /api/projects/{id}/share", { params: { id: original }, body: { is_public: false } });
  await open();
  await expect.element(message(/^There is nothing to merge: this project has no original/)).toBeVisible();
});

longTest("names both licences if they do not go together", async () => {
  await change(ann, original, "Day", "one");
  const body = { is_public: true, licence: "CC-BY-SA-4.0" as const };
  await ann.api("POST /api/projects/{id}/share", { params: { id: original }, body });
  await open();
  await expect
    .element(message(/under this licence: CC BY-SA 4\.0\. Your project is under another: CC BY 4\.0\./))
    .toBeVisible();
});

longTest("compares again if the original has changed while its changes were looked at", async () => {
  await change(ann, original, "Day", "one");
  await open();
  await expect.element(button("Merge changes")).toBeEnabled();
  await change(ann, original, "Day", "two");
  await button("Merge changes").click();
  await expect.element(alert().getByText(/The original has changed again/)).toBeVisible();
});

longTest("reports changes that could not be loaded or merged", async () => {
  await change(ann, original, "Day", "one");
  const failing = failCalls(/original$/);
  await open();
  await expect.element(alert().getByText(/Failed to load the changes of the original/)).toBeVisible();
  failing.mend();
  const content = failCalls(/original\/content$/);
  await button("Try again").click();
  await expect.element(alert().getByText(/Failed to load the changes of the original/)).toBeVisible();
  content.mend();
  await button("Try again").click();
  await expect.element(button("Merge changes")).toBeEnabled();
  const merging = failCalls(/original\/merge$/);
  await button("Merge changes").click();
  await expect.element(alert().getByText(/Failed to merge the changes/)).toBeVisible();
  merging.mend();
  await button("Merge changes").click();
  await expect.element(message(/^Changes merged\./)).toBeVisible();
});

longTest("fits a narrow screen", async () => {
  await change(ann, original, "Day", "Ann's day");
  await change(bob, clone, "Day", "Bob's day");
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await open();
  await expect.element(page.getByRole("heading", { name: "1 conflict" })).toBeVisible();
  await expect.element(page.getByText(/^No page changes\./)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});
