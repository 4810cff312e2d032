import { isLong, longTest } from "@octavo/foundation/testing";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../test/studio.tsx";
import { PanelContext } from "../fields/panel-context.ts";
import { useWorld } from "../painting/resources.ts";
import { FontField } from "./font-field.tsx";

function Field({ first }: { readonly first: string }) {
  const { fonts } = useWorld();
  const [font, setFont] = useState(first);
  return (
    <PanelContext value={{ unit: "pt", setUnit: () => undefined, device: undefined, fonts, isLocked: false }}>
      <FontField value={{ mixed: false, value: font }} onSet={setFont} />
      <output>{font}</output>
    </PanelContext>
  );
}

const list = () => page.getByRole("combobox", { name: "Font", exact: true });
const families = page.getByRole("listbox").getByRole("option");
const found = () => families.elements().map((option) => option.textContent);

longTest("finds families by their former names and kinds, in their own faces", async () => {
  await show(<Field first="Times-Bold" />);
  await expect.element(list()).toHaveTextContent("Tinos");
  await list().click();
  await expect.poll(found).toHaveLength(31);
  await expect.element(page.getByRole("option", { name: "Tinos" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("arial");
  await expect.poll(found).toEqual(["Arimo"]);
  await page.getByRole("combobox", { name: "Find a font" }).fill("handw");
  await expect.poll(found).toEqual(["Patrick Hand", "Caveat"]);
  await expect.poll(() => [...document.fonts].some(({ family }) => family.includes("caveat-regular"))).toBe(true);
  await page.getByRole("combobox", { name: "Find a font" }).fill("wingdings");
  await expect.element(page.getByText("No font has this name.")).toBeVisible();
});

it("finds each font that the server lists", async () => {
  const response = await fetch("/api/assets/fonts");
  const names: readonly string[] = await response.json();
  await show(<Field first="Arimo" />);
  await list().click();
  const search = page.getByRole("combobox", { name: "Find a font" });
  for (const name of names.filter((_, i) => isLong() || i % 15 === 1)) {
    await search.fill(name);
    await expect.poll(found, { message: name }).not.toEqual([]);
  }
});

it("keeps weight and slant when the family changes, and offers those of the family", async () => {
  await show(<Field first="Helvetica-BoldOblique" />);
  await list().click();
  await userEvent.keyboard("inter{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Inter Bold Italic");
  await page.getByRole("combobox", { name: "Font style" }).selectOptions("SemiBold");
  await expect.element(page.getByRole("status")).toHaveTextContent("Inter SemiBold");
  await list().click();
  await userEvent.keyboard("patrick{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Patrick Hand");
  await expect.element(page.getByRole("combobox", { name: "Font style" })).not.toBeInTheDocument();
});
