import { collectionLimits } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../test/axe.ts";
import { alert, button, dialog, field, link } from "../../../../test/found-by.ts";
import { delayCalls, failCalls } from "../../../../test/intercept-calls.ts";
import { addressNow, aMember, aProject, type Member, openStudio, reload } from "../../../../test/studio.tsx";

const heading = (name: string) => page.getByRole("heading", { name });

async function aSharedProject(owner: Member, name: string): Promise<string> {
  const { id } = await aProject(owner, { name });
  await owner.api("POST /api/projects/{id}/share", { params: { id }, body: { is_public: true } });
  return id;
}

async function aCollection(owner: Member, project_ids: string[]) {
  return owner.api("POST /api/collections", { body: { name: "Favourites", project_ids } });
}

it("retries a failed list, and tells a user without collections how to start one", async () => {
  const failing = failCalls(/^GET \/api\/collections$/);
  await openStudio("/collections/mine", { as: await aMember() });
  await expect.element(alert()).toMatchTextContent(/Unable to load the collections/);
  failing.mend();
  await button("Try again").click();
  await expect.element(page.getByText("You have no collections yet")).toBeVisible();
  await expect.element(page.getByText(/select “Add to collection…”/)).toBeVisible();
  await expectAccessible();
});

it("creates a collection with a name, and changes its description", async () => {
  await openStudio("/collections/mine", { as: await aMember() });
  await button("New collection").click();
  await button("Create collection").click();
  await expect.element(page.getByText("Name is required")).toBeVisible();
  await field("Name").fill("For school");
  await button("Create collection").click();
  await expect.element(heading("For school")).toBeVisible();
  await button("Edit name and description…").click();
  await field("Description (optional)").fill("All of them");
  await button("Save").click();
  await expect.element(page.getByText("All of them")).toBeVisible();
});

longTest("shows the present order after a change elsewhere", async () => {
  const ann = await aMember();
  const ids = [await aSharedProject(ann, "One"), await aSharedProject(ann, "Two"), await aSharedProject(ann, "Three")];
  const { id } = await aCollection(ann, ids);
  await openStudio(`/collections/mine/${id}`, { as: ann });
  await expect.element(button("Move One down")).toBeVisible();
  const body = { project_ids: ids.toReversed() };
  await ann.api("PUT /api/collections/{id}/order", { params: { id }, body });
  await button("Move One down").click();
  await expect.element(alert()).toMatchTextContent(/changed elsewhere/);
  const rows = page.getByRole("list", { name: "Planners of the collection" }).getByRole("listitem");
  await expect
    .poll(() => rows.elements().map((row) => row.textContent?.match(/One|Two|Three/)?.[0]))
    .toEqual(["Three", "Two", "One"]);
});

longTest("tells what to do at the limit of collections", async () => {
  const ann = await aMember();
  const project = await aSharedProject(ann, "Wanted");
  for (let i = 0; i < collectionLimits.each; i++) await aCollection(ann, []);
  await openStudio(`/gallery/id/${project}`, { as: ann });
  await button("Add to collection…").click();
  await field("New collection").fill("One more");
  await button("Create and add", dialog()).click();
  await expect.element(alert()).toMatchTextContent(/You have 100 collections, which is the limit\. Delete one first/);
});

it("sends a visitor to the sign-in before a planner is collected", async () => {
  const project = await aSharedProject(await aMember(), "Open");
  await openStudio(`/gallery/id/${project}`);
  await button("Add to collection…").click();
  await expect.poll(addressNow).toMatch(/\/login$/);
});

it("reports a collection of another user, and offers its owner the way to change it", async () => {
  const [ann, bob] = [await aMember(), await aMember()];
  const { id } = await aCollection(ann, [await aSharedProject(ann, "One")]);
  await ann.api("POST /api/collections/{id}/share", { params: { id }, body: { is_public: true } });
  await openStudio(`/collections/${id}`, { as: bob });
  await expect.element(link("Edit this collection")).not.toBeInTheDocument();
  await button("Report this collection").click();
  await field("Reason").selectOptions("spam");
  await button("Send report").click();
  await expect.element(page.getByText("The administrators have your report.")).toBeVisible();
  await openStudio(`/collections/${id}`, { as: ann });
  await link("Edit this collection").click();
  await expect.element(button("Make private")).toBeVisible();
  await reload("/collections/no-such-collection");
  await expect.element(heading("Public collection not available.")).toBeVisible();
});

longTest("lets the browser ask before it leaves while a new order is being saved", async () => {
  const ann = await aMember();
  const { id } = await aCollection(ann, [await aSharedProject(ann, "One"), await aSharedProject(ann, "Two")]);
  await openStudio(`/collections/mine/${id}`, { as: ann });
  await expect.element(button("Move One down")).toBeVisible();
  expect(leaveIsAsked()).toBe(false);
  const order = delayCalls(/^PUT .*\/order$/);
  await button("Move One down").click();
  await expect.poll(leaveIsAsked).toBe(true);
  order.mend();
  await expect.poll(leaveIsAsked).toBe(false);
});

const leaveIsAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
