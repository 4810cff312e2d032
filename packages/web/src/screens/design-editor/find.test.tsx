import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { announced, expectCount, focus, openMasterOf, openTemplate, option } from "../../../test/editor.ts";
import { button, field } from "../../../test/found-by.ts";

it("selects widgets of the same font from the context menu", async () => {
  const text = (content: string, y: number, font: string) =>
    `{ type: text_block, content: ${content}, position: { x: 60, y: ${y}, width: 200, height: 30 }, styling: { font: ${font}, size: ${y} } }`;
  await openMasterOf([text("One", 60, "Courier"), text("Two", 100, "Helvetica"), text("Three", 140, "Courier")]);
  await focus(option(/One/));
  await userEvent.keyboard("{Tab}");
  await expect.element(option(/One/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Shift>}{F10}{/Shift}");
  await page.getByRole("menuitem", { name: "Select Same", exact: true }).click();
  await expect.element(page.getByRole("menuitem", { name: "Select Same Text Size" })).not.toBeInTheDocument();
  await page.getByRole("menuitem", { name: "Select Same Font" }).click();
  await announced("Selected 2 widgets");
  await expect.element(option(/Three/)).toHaveAttribute("aria-selected", "true");
});

it("finds and replaces text in all masters and pages", async () => {
  await openTemplate();
  await userEvent.keyboard("{Control>}f{/Control}");
  const panel = page.getByRole("region", { name: "Find and replace" });
  await expect.element(field("Find text or a link")).toHaveFocus();
  await userEvent.keyboard("next");
  const hits = panel.getByRole("listitem");
  await expectCount(hits, 2);
  await expect.element(panel.getByRole("heading", { name: "Day" })).toBeVisible();
  await expect.element(hits.nth(1)).toMatchTextContent("day(@date_next)Link, Link rule");
  await expectAccessible();

  // The first occurrence is on another master, which the canvas then shows.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^You are editing the master “Day”/)).toBeVisible();
  await expect.element(option(/Next/)).toHaveAttribute("aria-selected", "true");
  await field("Match case").click();
  await field("Find text or a link").fill("Next");
  await expectCount(hits, 1);

  await field("Find text or a link").fill("day");
  await field("Match case").click();
  await field("Replace with").fill("today");
  await button("Replace all").click();
  await announced("Replaced 4 texts");
  await button("Undo").click();
  await announced("Undid replace 4 texts");
  await field("Find text or a link").fill("{date_long}");
  await expectCount(hits, 1);
  await hits.first().getByRole("button").click();
  await field("Replace with").fill("{date}");
  await userEvent.keyboard("{Enter}");
  await announced("Replaced 1 text");
  await expect.element(panel.getByText("Nothing found")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(option(/\{date\}/)).toHaveFocus();
});
