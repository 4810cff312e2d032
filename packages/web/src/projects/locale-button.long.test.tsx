import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/axe.ts";
import { button } from "../../test/found-by.ts";
import { show } from "../../test/studio.tsx";
import { LocaleButton } from "./locale-button.tsx";

it("finds a language by its name in either language, by pointer and by keyboard", async () => {
  const chosen: string[] = [];
  await show(<LocaleButton chosen="en" onChoose={(locale) => chosen.push(locale)} />);
  const search = page.getByRole("searchbox", { name: "Name of the language" });
  await button("Find a language…").click();
  await expect.element(page.getByRole("button", { name: /^English/, pressed: true })).toBeVisible();
  await expectAccessible();
  await search.fill("german");
  await expect.element(page.getByRole("button", { name: "Deutsch German de", exact: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => chosen).toEqual(["de"]);
  await expect.element(search).not.toBeInTheDocument();

  await button("Find a language…").click();
  await search.fill("日本");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("button", { name: "日本語 Japanese ja", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => chosen).toEqual(["de", "ja"]);

  await button("Find a language…").click();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(search).not.toBeInTheDocument();
  expect(chosen).toHaveLength(2);
});
