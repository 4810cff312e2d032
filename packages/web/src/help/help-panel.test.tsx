import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/axe.ts";
import { expectWidgets, openNewMaster } from "../../test/editor.ts";
import { button } from "../../test/found-by.ts";
import { addressNow, openStudio, show } from "../../test/studio.tsx";
import { HelpHost } from "./help-host.tsx";
import { useHelpKey } from "./open-help.ts";
import { WhyButton } from "./why-button.tsx";

const help = page.getByRole("complementary", { name: "Help" });
const search = help.getByRole("searchbox", { name: "Search the help" });
const work = page.getByRole("textbox", { name: "Work" });
const why = page.getByRole("button", { name: "Why? The link leads nowhere" });

function Screen() {
  useHelpKey();
  return (
    <>
      <HelpHost />
      <input aria-label="Work" defaultValue="kept" />
      <WhyButton code="unknown_destination" problem="The link leads nowhere" />
      <WhyButton code="text_does_not_fit" problem="The text does not fit" />
    </>
  );
}

const screen = () => show(<Screen />);

test("opens with F1 beside the work, finds a term by another word, and returns the focus", async () => {
  await screen();
  await work.fill("typed");
  await userEvent.keyboard("{F1}");
  await expect.element(search).toHaveFocus();
  await search.fill("connect");
  await help.getByRole("button", { name: "Anchor Term" }).click();
  await expect.element(help.getByRole("heading", { name: "Anchor" })).toHaveFocus();
  await expect
    .element(help.getByRole("link", { name: /^Read it in the tutorial/ }))
    .toHaveAttribute("target", "_blank");
  await help.getByRole("button", { name: "Back to the search" }).click();
  await search.fill("zzz");
  await expect.element(help.getByText(/^Nothing found/)).toBeVisible();
  await expect
    .element(help.getByRole("link", { name: /^Search the planners of the gallery/ }))
    .toHaveAttribute("href", "/gallery?q=zzz");
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
  await expect.element(work).toHaveValue("typed");
});

const side = (name: string) => help.getByRole("figure", { name });

test("explains a problem that no page shows with an example before and after as text", async () => {
  await screen();
  await why.click();
  await expect.element(help.getByRole("heading", { name: "Links that lead nowhere" })).toHaveFocus();
  await expect.element(side("Before: with the problem").getByText(/to_dest: first-day/)).toBeVisible();
  await expect.element(side("After: without the problem").getByText(/bind: day\(/)).toBeVisible();
  await help.getByRole("button", { name: "Close the help" }).click();
  await expect.element(why).toHaveFocus();
});

test("shows a problem of the page in pictures before and after, and its text on demand", async () => {
  await screen();
  await page.getByRole("button", { name: "Why? The text does not fit" }).click();
  const picture = (title: string) => side(title).getByRole("img");
  await expect
    .element(picture("Before: with the problem"))
    .toHaveAccessibleName('The outlined widget has the problem: The text "Thursday" does not fit its box');
  await expect.element(picture("After: without the problem").getByText("Thursday")).toBeVisible();
  const text = help.getByText(/width: 40, height: 20/);
  await expect.element(text).not.toBeVisible();
  await help.getByText("As text (YAML)").click();
  await expect.element(text).toBeVisible();
  await expectAccessible();
  await help.getByRole("button", { name: "Close the help" }).click();
});

test("lists commands of the editor with their keys", async () => {
  await screen();
  await userEvent.keyboard("{F1}");
  await search.fill("undo");
  await help.getByRole("button", { name: "Undo Command" }).click();
  await expect.element(help.getByText(/^In the editor, press Ctrl\+Z\./)).toBeVisible();
  await help.getByRole("button", { name: "Close the help" }).click();
});

test("runs commands in the open editor, and explains those that are not possible now", async () => {
  await openNewMaster();
  const found = help.getByRole("button", { name: "Undo Command" });
  const searchUndo = async () => {
    await userEvent.keyboard("{F1}");
    await search.fill("undo");
    await found.click();
  };
  await searchUndo();
  await expect.element(help.getByText(/^In the editor, press Ctrl\+Z\./)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button("Box").click();
  await expectWidgets(1);
  await searchUndo();
  await expect.element(help).not.toBeInTheDocument();
  await expectWidgets(0);
});

test("opens a chapter of the tutorial beside the work", async () => {
  await openStudio("/gallery");
  await button("Help").click();
  await search.fill("tokens in text");
  await help.getByRole("button", { name: "Tokens in text Tutorial" }).click();
  await expect.element(help.getByText("{weekday}, {day} {month_name}")).toBeVisible();
  expect(addressNow()).toMatch(/^\/gallery/);
  await help.getByRole("button", { name: "Close the help" }).click();
});
