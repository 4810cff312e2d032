import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  announced,
  canvas,
  expectCount,
  expectWidgets,
  focus,
  geometry,
  listOfWidgets,
  openMasterOf,
  openNewMaster,
  openNewTemplate,
  option,
  sheet,
} from "../../../test/editor.ts";
import { button } from "../../../test/found-by.ts";
import { addressNow } from "../../../test/studio.tsx";

const press = (keys: string) => userEvent.keyboard(keys);

longTest("moves and deletes a widget with the keys after its click in the palette", async () => {
  await openNewMaster();
  await button("Box").click();
  await expectWidgets(1);
  await expect.poll(geometry).not.toContain(Number.NaN);
  const [x = 0] = geometry();
  await expect.element(button("Box")).toHaveFocus();
  await press("{ArrowRight}");
  await expect.poll(() => geometry()[0]).toBe(x + 1);
  await press("{Delete}");
  await expectWidgets(0);
});

it("edits, places and saves a text by keyboard", async () => {
  const finder = page.getByRole("combobox", { name: /^Find a command/ });
  const goodMorning = option(/“Good morning”/);
  const openPalette = async () => {
    await press("{Control>}k{/Control}");
    await expect.element(finder).toHaveFocus();
  };
  await openNewMaster();
  await focus(button("Text"));
  await press("{Enter}");
  await expectWidgets(1);

  // The canvas is the next region.
  await press("{F6}");
  await expect.element(option(/^Text/)).toHaveFocus();
  await press("{Enter}{Control>}a{/Control}");
  // While the user types a token, tokens are suggested. The first Escape closes the list.
  await press("Good {{mon");
  const offered = page.getByRole("listbox", { name: "Variables" }).getByRole("option");
  await expect.element(offered.first()).toMatchTextContent(/^\{month/);
  await press("{Escape}th_n{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("Good {month_name}");
  await press("{Control>}a{/Control}Good morning{Control>}{Enter}{/Control}");
  await expect.element(goodMorning).toHaveFocus();
  await expect.element(sheet()).toHaveTextContent("Good morning");

  await expect.poll(geometry).not.toContain(Number.NaN);
  const [x = 0] = geometry();
  await press("{ArrowRight}{Shift>}{ArrowRight}{/Shift}");
  await expect.poll(() => geometry()[0]).toBe(x + 11);
  await press("{Control>}d{/Control}");
  await expectWidgets(2);
  await press("{Delete}");
  await expectWidgets(1);

  await openPalette();
  await press("select all{Enter}");
  await expect.element(finder).not.toBeInTheDocument();
  await expect.element(goodMorning).toHaveAttribute("aria-selected", "true");
  // The closed palette has returned the focus.
  await expect.element(goodMorning).toHaveFocus();
  await press("{Escape}");
  await expect.element(page.getByText("Select a widget to edit its properties.")).toBeVisible();
  await openPalette();
  await press("good morn{Enter}");
  await expect.element(finder).not.toBeInTheDocument();
  await expect.element(goodMorning).toHaveAttribute("aria-selected", "true");
  await press("{Control>}s{/Control}");
  await expect.poll(addressNow).toMatch(/\/masters\/Daily$/);
  await expect.element(sheet()).toHaveTextContent("Good morning");
});

async function goTo(region: string, name: string): Promise<void> {
  const isThere = () => document.activeElement?.closest(`[data-region=${region}]`) !== null;
  for (let presses = 0; presses < 8; presses++) {
    await press("{F6}");
    if (isThere()) break;
  }
  const wanted = button(name, page.css(`[data-region=${region}]`)).element();
  for (let presses = 0; presses < 40; presses++) {
    if (wanted === document.activeElement) return;
    await press("{Tab}");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

longTest("adds a page and a link to it by keyboard", async () => {
  await openNewTemplate();
  await expect.element(button("Add Page")).toBeVisible();
  await goTo("pages", "Add Page");
  await press("{Enter}");
  await expect.element(page.getByRole("region", { name: "Pages", exact: true }).getByText(/of 2$/)).toBeVisible();
  await goTo("palette", "Link");
  await press("{Enter}");
  // A new link asks for its target.
  await expect.element(page.getByRole("combobox", { name: "Leads to", exact: true })).toHaveFocus();
  await press("Page 1");
  await expect.element(page.getByRole("option", { name: "Page 1", exact: true })).toHaveAttribute("data-highlighted");
  await press("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button("Link", page.css("[data-region=palette]"))).toHaveFocus();
  await goTo("toolbar", "Undo");
  await press("{Control>}{Shift>}y{/Shift}{/Control}");
  const text = page.getByRole("textbox", { name: /^Design, YAML/ });
  await expect.element(text).toMatchTextContent("to_dest: place:1");
  await expect.element(text).toMatchTextContent("dest_id: place:1");
  await press("{Control>}s{/Control}");
  await expect.poll(addressNow).toMatch(/\/templates\/(?!new)[\w-]+$/);
});

longTest("announces widgets and changes, and lets the focus leave the canvas", async () => {
  const box = (x: number, y: number) => `{ type: box, position: { x: ${x}, y: ${y}, width: 80, height: 60 } }`;
  const small = `{ type: text_block, content: tiny, position: { x: 60, y: 400, width: 80, height: 20 }, styling: { size: 6 } }`;
  await openMasterOf([box(200, 300), box(60, 100), box(200, 100), small]);
  // In reading order, with their problems.
  const names = () =>
    canvas()
      .getByRole("option")
      .elements()
      .map((element) => element.ariaLabel);
  const places = [/x 60, y 100/, /x 200, y 100/, /x 200, y 300/, /tiny/].map((place) => expect.stringMatching(place));
  await expect.poll(names).toEqual(places);
  await expect.element(option(/tiny/)).toHaveAccessibleName(expect.stringMatching(/, \d problems?$/));
  const list = listOfWidgets().element();
  if (list instanceof HTMLElement) list.focus();
  await press("{Tab}");
  await expect.element(option(/x 60, y 100/)).toHaveFocus();
  await press("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
  await expect.element(option(/x 200, y 100/)).toHaveFocus();
  await press("{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}");
  await expect.element(option(/x 200, y 300/)).toHaveFocus();
  await expectCount(canvas().css("[role=option][tabindex='0']"), 1);

  await press("{Control>}a{/Control}{Alt>}a{/Alt}");
  await announced(/^Aligned 4 widgets left$/);
  await press("{Control>}z{/Control}");
  await announced(/^Undid align/);

  await press("{Escape}");
  await expectCount(canvas().getByRole("option", { selected: true }), 0);
  await press("{Escape}");
  await expectCount(page.css("[data-region=panels] :focus"), 1);
});

longTest("ends a text of one line with Enter, and begins a line with Shift + Enter", async () => {
  await openMasterOf([
    "{ id: t, type: text_block, content: Title, position: { x: 60, y: 60, width: 200, height: 18 } }",
  ]);
  const area = page.getByRole("textbox", { name: "Text", exact: true });
  const write = async () => {
    await focus(option(/^Text/));
    await userEvent.keyboard("{Enter}");
    await expect.element(area).toHaveAttribute("enterkeyhint", "done");
  };
  await focus(option(/^Text/));
  await userEvent.keyboard("{Control>}a{/Control}");
  await write();
  await userEvent.keyboard("Day{Enter}");
  await expect.element(area).not.toBeInTheDocument();
  await expect.element(option(/^Text, “Day”/)).toHaveFocus();
  await write();
  await userEvent.keyboard("One{Shift>}{Enter}{/Shift}Two");
  await expect.element(area).toHaveValue("One\nTwo");
  await userEvent.keyboard("{Enter}Three{Escape}");
  await expect.element(area).not.toBeInTheDocument();
});
