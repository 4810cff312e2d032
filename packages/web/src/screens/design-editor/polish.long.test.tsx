import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, openNewMaster, option, resizeWindow } from "../../../test/editor.ts";
import { alert, button, dialog, field, tab } from "../../../test/found-by.ts";

const announced = (words: string) => expect.element(page.css("[aria-live=polite]").first()).toHaveTextContent(words);
const openPalette = () => userEvent.keyboard("{Control>}k{/Control}");

it("inserts, aligns, edits and undoes in Polish", async () => {
  await openNewMaster("pl");
  await button("Ramka").click();
  await announced("Wstawiono: Ramka");
  await button("Linie").click();
  await expect.element(canvas().getByRole("listbox", { name: "Elementy na stronie" })).toBeInTheDocument();
  await expect.element(option(/^Linie, x .* punktów/)).toBeInTheDocument();

  // Commands can be searched in both languages.
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
  await expectAccessible();
});

it("lists the problems of a design in Polish on a tablet", async () => {
  await resizeWindow(820, 1180);
  await openNewMaster("pl");
  await button("Link").click();
  await expect.element(page.getByRole("combobox", { name: "Prowadzi do" })).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  const problems = tab(/^Problemy/);
  await problems.click();
  await expect.element(page.getByText(/Ten link jeszcze nigdzie nie prowadzi/)).toBeVisible();
  await expect.poll(() => problems.element().getBoundingClientRect().right).toBeLessThanOrEqual(820);
  await expectAccessible();
});
