import intact from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { isLong } from "@octavo/foundation/testing";
import { hostileFonts } from "@octavo/press/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectCount, openMasterOf, option } from "../../../test/editor.ts";
import { button, dialog, field, tab } from "../../../test/found-by.ts";
import { addressNow, reload } from "../../../test/studio.tsx";

const bytesAt = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

async function choose(files: readonly File[]): Promise<void> {
  const found = field("Font files", dialog("Own fonts"));
  await expect.element(found).toBeInTheDocument();
  const input = found.element();
  if (!(input instanceof HTMLInputElement)) throw new Error("This is no field for files.");
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

it("refuses hostile fonts with a reason, and shows and stores a good one that is added with them", async () => {
  const [trueType, woff2] = await Promise.all([bytesAt("/api/assets/fonts/lora-semibold-italic.ttf"), bytesAt(intact)]);
  await openMasterOf([
    "{ id: title, type: text_block, content: Zażółć, position: { x: 40, y: 40, width: 300, height: 50 } }",
  ]);
  option(/Zażółć/)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await page.getByRole("combobox", { name: "Font", exact: true }).click();
  await button("Own fonts…").click();

  const known = { trueType, woff2, cff: undefined };
  // The tests of the import read each of them.
  const chosen = hostileFonts.filter((_, i) => isLong() || i % 4 === 0);
  const refused = chosen.flatMap(({ name, from, file, reason }) => {
    const font = known[from];
    return font ? [{ reason, file: new File([file(font)], `${name}.ttf`) }] : [];
  });
  expect(refused.length).toBeGreaterThan(chosen.length / 2);
  await choose([...refused.map(({ file }) => file), new File([trueType], "Lora.ttf")]);
  await expect.element(button("Remove Lora SemiBold Italic", dialog())).toBeVisible();
  const alerts = dialog().getByRole("alert");
  await expectCount(alerts, refused.length);
  const told = alerts.elements().map(({ textContent }) => textContent);
  for (const [i, { file, reason }] of refused.entries()) {
    const [name, sentence] = told[i]?.split(".ttf: ") ?? [];
    expect(file.name).toBe(`${name}.ttf`);
    expect(sentence).toMatch(reason);
  }

  // A font that is too large keeps some of its characters, and the dialog tells how many.
  await choose([new File([await bytesAt("/api/assets/fonts/noto-sans-jp-regular.ttf")], "JP.ttf")]);
  const note = dialog()
    .getByRole("status")
    .filter({ hasText: /Noto Sans JP is too large for a planner/ });
  await expect.element(note).toMatchTextContent(/ \d,?\d{3} of its 16,?\d{3} characters were kept/);
  await button("Remove Noto Sans JP", dialog()).click();

  // The only style of the family is offered, and the project screen counts its use.
  await button("Done", dialog()).click();
  await page.getByRole("combobox", { name: "Font", exact: true }).click();
  await page.getByRole("option", { name: "Lora", exact: true }).first().click();
  const style = page.getByRole("combobox", { name: "Font style" });
  await expect.element(style).toHaveValue("Lora SemiBold Italic");
  await expectCount(style.getByRole("option"), 1);
  await button("Save Changes").click();
  await expect.element(page.getByText("Saved", { exact: true }).first()).toBeInTheDocument();
  await reload(addressNow().replace(/\/masters.*/, ""));
  await button("Actions for Mine").click();
  await page.getByRole("menuitem", { name: "Own fonts…" }).click();
  await expect.element(dialog()).toMatchTextContent(/used by 1 widget or style: Daily/);
  await button("Remove Lora SemiBold Italic", dialog()).click();
  await button("Remove", page.getByRole("alertdialog")).click();
  await expect.element(page.getByText("There are no own fonts yet.")).toBeVisible();
});

it("sets a text in a font that has its characters by a fix, and names the script of the font to add", async () => {
  await openMasterOf([
    "{ id: list, type: text_block, content: ⒕ Plan, position: { x: 40, y: 40, width: 300, height: 50 } }",
    "{ id: words, type: text_block, content: ᏣᎳᎩ, position: { x: 40, y: 140, width: 300, height: 50 } }",
  ]);
  await tab(/^Problems/).click();
  const problems = page.getByRole("region", { name: "Problems" });
  const row = problems.getByRole("listitem").filter({ hasText: "U+2495" });
  await button("Compare", row).click();
  const preview = row.getByRole("region", { name: /^Set in / });
  await expect.element(preview.getByText(/Font changes from .* to /)).toBeVisible();
  await button("Fix", preview).click();
  await expect.element(row).not.toBeInTheDocument();
  const other = problems.getByRole("listitem").filter({ hasText: "U+13E3" });
  await expect.element(other).toMatchTextContent(/Add an own font for the script Cherokee, and set the text in it/);
  await expectCount(other.getByRole("button", { name: /^Set in / }), 0);
});
