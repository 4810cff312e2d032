import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, button, dialog, field, link } from "../../../test/found-by.ts";
import { delayCalls, failCalls } from "../../../test/intercept-calls.ts";
import { sample } from "../../../test/planners.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { addressNow, aMember, aProject, goBack, goForward, openStudio, reload } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

/** Shares a planner with 73 pages. */
async function sharePlanner() {
  const author = await aMember();
  const { id } = await aProject(author, { name: "Shared planner", masters_yaml, plan_yaml });
  const slug = `shared-${author.username}`;
  await author.api("POST /api/projects/{id}/share", { params: { id }, body: { is_public: true, url_slug: slug } });
  return { author, id, slug };
}

it("finds planners, keeps the search in the address, and retries after an error", async () => {
  const { author } = await sharePlanner();
  const failing = failCalls(/^GET \/api\/public\/projects$/);
  await openStudio("/gallery");
  await expect.element(alert()).toMatchTextContent(/Unable to load public projects/);
  failing.mend();
  await button("Try again").click();
  await expect.element(link("Shared planner").first()).toBeVisible();

  await reload(`/gallery?q=${author.username}&category=journal`);
  await expect.element(page.getByText("No matching planners")).toBeVisible();
  await field("Category").selectOptions("planner");
  await expect.element(link("Shared planner")).toBeVisible();
  await expect.poll(addressNow).toMatch(/category=planner/);
  goBack();
  goForward();
  await expect.element(field("Category")).toHaveValue("planner");
});

longTest("combines conditions, names the one to drop, and goes back through them", async () => {
  const author = await aMember();
  const { id } = await aProject(author, { name: "Conditions", author: author.username, masters_yaml, plan_yaml });
  await author.api("POST /api/projects/{id}/share", {
    params: { id },
    body: { is_public: true, licence: "CC-BY-4.0" },
  });
  await openStudio(`/gallery?q=${author.username}`);
  await expect.element(link("Conditions")).toBeVisible();
  await button("More conditions…").click();
  await dialog().getByRole("checkbox", { name: "Event pages" }).click();
  await field("Licence", dialog()).selectOptions("CC BY 4.0");
  await button("Show planners", dialog()).click();
  await expect.element(page.getByText("No matching planners")).toBeVisible();
  await expect.poll(addressNow).toBe(`/gallery?q=${author.username}&kinds=event&licence=CC-BY-4.0`);
  await button("Without “Event pages”: 1").click();
  await expect.element(link("Conditions")).toBeVisible();
  await button("Remove condition: CC BY 4.0").click();
  await expect.poll(addressNow).toBe(`/gallery?q=${author.username}`);
  goBack();
  await expect.element(button("Remove condition: CC BY 4.0")).toBeVisible();
  goBack();
  await expect.element(page.getByText("No matching planners")).toBeVisible();
  await button("Clear filters").click();
  await expect.poll(addressNow).toBe("/gallery");
});

longTest("says that a shared planner is not measured yet, to everyone and to its owner", async () => {
  const { author, id, slug } = await sharePlanner();
  await openStudio(`/gallery/${slug}`);
  await expect.element(page.getByText(/^Not measured yet/)).toBeVisible();
  const failing = failCalls(/^GET .*\/score$/);
  await openStudio(`/projects/${id}?tab=preview`, { as: author });
  await expect.element(alert()).toMatchTextContent(/Unable to load the score/);
  failing.mend();
  await button("Try again").click();
  await expect.element(page.getByText(/^Not measured yet/)).toBeVisible();
});

it("shows the account behind an author that somebody typed", async () => {
  const author = await aMember();
  const { id } = await aProject(author, { name: "Not by the site", author: "Octavo" });
  const slug = `fake-${author.username}`;
  await author.api("POST /api/projects/{id}/share", { params: { id }, body: { is_public: true, url_slug: slug } });
  await openStudio(`/gallery/${slug}`);
  await expect.element(page.getByText(`Account: ${author.username}`)).toBeVisible();
  await expect.element(page.getByText("Comes with the site")).not.toBeInTheDocument();
});

it("shows the pages of a planner, cancels a download, and tells after one how the file gets to the device", async () => {
  const { slug } = await sharePlanner();
  const files = recordDownloads();
  await openStudio("/gallery/no-such-planner");
  await expect.element(alert()).toMatchTextContent(/Public project not available\./);
  const failing = failCalls(/^GET \/api\/public\/projects\/slug\//);
  await reload(`/gallery/${slug}`);
  await expect.element(alert()).toMatchTextContent(/Unable to load project/);
  failing.mend();
  await button("Try again").click();

  // Held during generation, so that it can be cancelled. No file arrives.
  const line = delayCalls(/^GET .*\/template$/);
  await button("Download PDF").click();
  await expect.element(button("Downloading…")).toBeDisabled();
  await button("Cancel").click();
  await expect.element(button("Download PDF")).toBeEnabled();
  line.mend();

  await button("Browse the pages").click();
  const pages = page.getByRole("region", { name: "Pages" });
  await expect.element(pages.getByText("of 73")).toBeVisible();
  await pages.css('svg a[data-page="12"]').first().click();
  await expect.element(pages.getByRole("textbox", { name: "Page number" })).toHaveValue("12");
  expect(files()).toEqual([]);
  await button("On my device").click();
  await expect.element(page.getByRole("combobox", { name: "Device" })).toHaveValue("Boox Note Air 4 C");
  await button("Download PDF").click();
  await expect.element(page.getByRole("region", { name: "Put it on your Boox Note Air 4 C" })).toBeVisible();
  expect(files()).toEqual(["Shared planner.pdf"]);
  expect(page.getByRole("button", { name: /^Download/ }).elements()).toHaveLength(1);
});

longTest("clones a planner, keeps the input, and stays open while cloning", async () => {
  const { id } = await sharePlanner();
  await openStudio(`/gallery/id/${id}`, { as: await aMember() });
  const clone = button("Clone this project", dialog());
  const open = button(/^Clone this project/);
  const name = field("Name", dialog());
  const description = dialog().getByLabelText(/^Description/);
  await open.click();
  await name.fill(" ");
  await clone.click();
  await expect.element(dialog().getByText("Name is required")).toBeVisible();
  await name.fill("x".repeat(101));
  await expect.element(dialog().getByText("Use at most 100 characters")).toBeVisible();
  await description.fill("x".repeat(501));
  await clone.click();
  await expect.element(dialog().getByText("Use at most 500 characters")).toBeVisible();
  await description.fill("For my own year");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await open.click();
  await expect.element(description).toHaveValue("For my own year");
  await name.fill("My own");
  const failing = failCalls(/^POST .*\/clone$/);
  await clone.click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent(/Unable to clone project/);
  failing.mend();

  const line = delayCalls(/^POST .*\/clone$/);
  await clone.click();
  await expect.element(button("Cloning…", dialog())).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toBeVisible();
  line.mend();
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]+$/);
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/My own/);
});

longTest("remembers through the sign-in that a visitor wants to clone a planner", async () => {
  const { slug } = await sharePlanner();
  const ann = await aMember();
  await openStudio(`/gallery/${slug}`);
  await button(/^Clone this project/).click();
  await expect.poll(addressNow).toBe("/login");
  await page.getByLabelText("Username").fill(ann.username);
  await page.getByLabelText("Password").fill(ann.password);
  await button("Sign in").click();
  await button("Clone this project", dialog()).click();
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]+$/);
});

longTest("rescales a planner to the visitor's device, reports problems, and downloads it", async () => {
  const { slug } = await sharePlanner();
  const files = recordDownloads();
  await openStudio(`/gallery/${slug}`);
  await button("On my device").click();
  await page.getByRole("combobox", { name: "Device" }).fill("reMarkable 2");
  await userEvent.keyboard("{Enter}");
  const pages = page.getByRole("region", { name: "Pages" });
  await expect.element(pages.getByText("of 73")).toBeVisible();
  await expect.element(page.getByText(/problems? on this device/i).first()).toBeVisible();
  await button("Download for reMarkable 2").click();
  await expect.poll(files).toEqual(["Shared planner reMarkable 2.pdf"]);
  await expect.element(page.getByRole("region", { name: "Put it on your reMarkable 2" })).toBeVisible();
});

it("shows licence, original and remixes, and offers no clone of reserved work", async () => {
  const { author, id, slug } = await sharePlanner();
  const share = (licence: "CC-BY-4.0" | "all-rights-reserved") =>
    author.api("POST /api/projects/{id}/share", { params: { id }, body: { is_public: true, licence } });
  await share("CC-BY-4.0");
  const bob = await aMember();
  const body = { new_name: "Remix of Bob" };
  const remix = await bob.api("POST /api/projects/public/{id}/clone", { params: { id }, body });
  await bob.api("POST /api/projects/{id}/share", { params: { id: remix.id }, body: { is_public: true } });

  await openStudio(`/gallery/${slug}`);
  await expect.element(link("CC BY 4.0")).toHaveAttribute("href", "https://creativecommons.org/licenses/by/4.0/");
  await expect.element(page.getByRole("heading", { name: "Remixes (1)" })).toBeVisible();
  await link("Remix of Bob").click();
  await expect.poll(addressNow).toBe(`/gallery/id/${remix.id}`);
  await expect.element(page.getByRole("heading", { name: "Based on" })).toBeVisible();
  await link("Shared planner").click();
  await expect.poll(addressNow).toBe(`/gallery/${slug}`);

  await share("all-rights-reserved");
  await reload(`/gallery/${slug}`);
  await expect.element(page.getByText("All rights reserved").first()).toBeVisible();
  await expect.element(button("Download PDF")).toBeVisible();
  await expect.element(button(/^Clone this project/)).not.toBeInTheDocument();
});

it("says what becomes public, publishes under a licence, and offers a remix what its original allows", async () => {
  const ann = await aMember();
  const dates = `  dates: [{ name: Family, rows: "2026-01-05 Trip\\n2026-01-06 Dinner" }]\n  calendar:`;
  const { id } = await aProject(ann, {
    name: "Licensed",
    masters_yaml,
    plan_yaml: plan_yaml.replace("  calendar:", dates),
  });
  await openStudio(`/projects/${id}`, { as: ann });
  await button("Actions for Licensed").click();
  await page.getByRole("menuitem", { name: "Sharing…" }).click();
  const sharing = page.getByRole("region", { name: "Sharing" });
  await expect.element(sharing).toHaveFocus();
  await expect.element(sharing.getByRole("heading", { name: "Sharing" })).toBeInViewport();
  await expect.element(sharing.getByText("2 events of its dates, such as Trip, Dinner")).toBeVisible();
  await expect.element(sharing.getByText(`${ann.username} as the author, also in the PDF`)).toBeVisible();
  await sharing.getByLabelText(/^Description/).fill("For families");
  await field("Licence").selectOptions("CC BY-SA 4.0");
  await button("Share publicly").click();
  await expect.element(page.getByText("Project is now public.")).toBeVisible();
  await expect.element(link("Show in the gallery")).toHaveAttribute("href", `/gallery/id/${id}`);
  await field("Licence").selectOptions("CC BY-NC 4.0");
  await button("Change licence").click();
  await expect.element(page.getByText("Licence changed.")).toBeVisible();
  const { licence, metadata } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect([licence, metadata.description]).toEqual(["CC-BY-NC-4.0", "For families"]);

  const bob = await aMember();
  const remix = await bob.api("POST /api/projects/public/{id}/clone", { params: { id }, body: { new_name: "Remix" } });
  await openStudio(`/projects/${remix.id}?tab=preview`, { as: bob });
  await expect.element(field("Licence")).toHaveValue("CC-BY-NC-4.0");
  const options = () => [...(field("Licence").element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options()).toEqual(["CC BY-NC 4.0", "All rights reserved"]);
});
