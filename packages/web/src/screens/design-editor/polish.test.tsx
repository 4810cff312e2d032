import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoFaults } from "../../../test/axe.ts";
import { canvas, listOfWidgets, option } from "../../../test/editor.ts";
import { alert, button, dialog, field } from "../../../test/found-by.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

const announced = (words: string) => expect.element(page.css("[aria-live=polite]").first()).toHaveTextContent(words);
const openPalette = () => userEvent.keyboard("{Control>}k{/Control}");

it("places, aligns, sets and takes back widgets in Polish", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { device_profile: "remarkable-2" });
  await openStudio(`/projects/${id}/masters/new?name=Daily`, { as: ann, language: "pl" });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await button("Ramka").click();
  await announced("Wstawiono: Ramka");
  await button("Linie").click();
  await expect.element(canvas().getByRole("listbox", { name: "Elementy na stronie" })).toBeInTheDocument();
  await expect.element(option(/^Linie, x .* punktów/)).toBeInTheDocument();

  // Commands are found in either language.
  const run = async (words: string) => {
    await openPalette();
    await dialog("Polecenia").getByRole("combobox").fill(words);
    await userEvent.keyboard("{Enter}");
  };
  await run("wszystko");
  await announced("Zaznaczono 2 elementy");
  await run("align left");
  await announced("Wyrównano 2 elementy do lewej");
  await button("Cofnij").click();
  await announced("Cofnięto: wyrównanie 2 elementów");

  await userEvent.keyboard("{Escape}");
  option(/^Linie/)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("heading", { level: 2, name: "Linie" })).toBeVisible();
  await field("Odstęp linii").fill("dużo");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert()).toMatchTextContent(/^To nie jest liczba/);
  await expectNoFaults();
});
