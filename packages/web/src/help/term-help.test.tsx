import { formatMessage } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/axe.ts";
import { button, dialog } from "../../test/found-by.ts";
import { sample } from "../../test/planners.ts";
import { aMember, aProject, openStudio, show } from "../../test/studio.tsx";
import { TermHelp } from "./term-help.tsx";
import { terms } from "./terms.ts";

it("explains a term by keyboard, with a picture and a way to the tutorial, and returns the focus", async () => {
  await show(<TermHelp of="token" heading="Tokens" />);
  const trigger = button("Explain “Tokens”");
  trigger.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog("Token")).toBeVisible();
  await expect.element(dialog()).toHaveAccessibleDescription(/^A token is a word in braces.*\{weekday\} is Monday/);
  await expect.element(dialog().css("svg")).toBeVisible();
  await expectAccessible();
  const link = dialog().getByRole("link", { name: /^All words in the tutorial/ });
  await expect.element(link).toHaveAttribute("href", "/tutorial#term-token");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

it("says the same in the tutorial, for every term", async () => {
  await openStudio("/tutorial");
  for (const { text, tutorial } of terms) {
    const entry = page.css(`#${tutorial}`);
    await expect.element(entry).toMatchTextContent(formatMessage(text));
    await expect.element(entry.css("svg")).toBeVisible();
  }
  await expectAccessible();
});

longTest("stands beside the headings of masters, plan and sections", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, sample);
  await openStudio(`/projects/${id}`, { as: ann });
  await button("Explain “Master Templates”").click();
  await expect.element(dialog("Master")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("tab", { name: /^Plan Configuration/ }).click();
  for (const [heading, term] of [
    ["Plan Configuration", "Plan"],
    ["Plan Sections", "Section"],
  ] as const) {
    await button(`Explain “${heading}”`).click();
    await expect.element(dialog(term)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
  }
});
