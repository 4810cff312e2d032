import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { announced, focus, openMasterOf, option } from "../../../test/editor.ts";

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
