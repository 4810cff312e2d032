import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMember, openStudio } from "../../test/studio.tsx";

const help = page.getByRole("complementary", { name: "Help" });
const search = help.getByRole("searchbox", { name: "Search the help" });

test("opens with F1 beside the work, finds a term by another word, and returns the focus", async () => {
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  const button = page.getByRole("button", { name: "New Project" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{F1}");
  await expect.element(search).toHaveFocus();
  await search.fill("connect");
  await help.getByRole("button", { name: "Anchor Term" }).click();
  await expect.element(help.getByRole("heading", { name: "Anchor" })).toHaveFocus();
  await expect.element(help.getByRole("link", { name: /Read it in the tutorial/ })).toHaveAttribute("target", "_blank");
  await help.getByRole("button", { name: "Back to the search" }).click();
  await search.fill("zzz");
  await expect.element(help.getByText(/^Nothing found/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("explains a problem with an example before and after", async () => {
  await openStudio("/build");
  const why = page.getByRole("button", { name: /^Why\?/ }).first();
  const editor = page.getByRole("textbox").first();
  await editor.click();
  await userEvent.keyboard("{Control>}a{/Control}masters: 1");
  await why.click();
  await expect.element(help.getByRole("figure", { name: "Before: with the problem" })).toBeVisible();
  await expect.element(help.getByRole("figure", { name: "After: without the problem" })).toBeVisible();
});
