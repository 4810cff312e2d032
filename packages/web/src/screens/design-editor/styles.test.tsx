import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, option } from "../../../test/editor.ts";
import { button, dialog, field } from "../../../test/found-by.ts";
import { dailyDocuments } from "../../../test/planners.ts";
import { aMember, aProject, type Member, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = await dailyDocuments();

const press = (keys: string) => userEvent.keyboard(keys);
const panel = page.css("[data-region=panels]");

/** The daily planner, where the titles of two masters have fonts of their own. */
async function openDaily(): Promise<{ readonly ann: Member; readonly id: string }> {
  const ann = await aMember();
  const ownFonts = masters_yaml.replaceAll(
    /content: (Notes|["']\{weekday:capital\}["'])\s+styling: \{style: Title/g,
    (found) => found.replace("style: Title", "font: Courier Prime Bold"),
  );
  // Themes of a German planner, which the studio lists in its own language.
  const german = ownFonts.replaceAll("Classic", "Klassisch").replaceAll("Editorial", "Magazin");
  const { id } = await aProject(ann, { masters_yaml: german, plan_yaml });
  await openStudio(`/projects/${id}/masters/Day`, { as: ann });
  await expect.element(canvas().getByRole("listbox")).toBeInTheDocument();
  return { ann, id };
}

/** Fonts that the stored project names in its styles and widgets. */
async function storedFonts({ ann, id }: Awaited<ReturnType<typeof openDaily>>): Promise<readonly string[]> {
  const project = await ann.api("GET /api/projects/{id}", { params: { id } });
  const written = JSON.stringify([project.styles, project.masters]);
  return [...new Set([...written.matchAll(/"font":"([^"]+)"/g)].map(([, font = ""]) => font))].toSorted();
}

longTest("sets one font for the whole daily planner with two clicks and one undo", async () => {
  const daily = await openDaily();
  const before = await storedFonts(daily);
  expect(before).toContain("Courier Prime Bold");
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await click(field("Font everywhere", panel));
  await click(page.getByRole("option", { name: "Inter", exact: true }));
  expect(clicks).toBe(2);
  await expect.element(field("Font everywhere", panel)).toMatchTextContent("Inter");
  await button("Save Changes").click();
  await expect.poll(() => storedFonts(daily)).toEqual(["Inter", "Inter Bold"]);

  canvas().element().querySelector<HTMLElement>("[role=listbox]")?.focus();
  await press("{Control>}z{/Control}");
  await button("Save Changes").click();
  await expect.poll(() => storedFonts(daily)).toEqual(before);
});

it("switches the theme, changes and resets the grid, and gives widgets styles that are made, changed, renamed and deleted", async () => {
  await openDaily();

  const grid = field("Grid step", panel);
  await expect.element(grid).toHaveValue("");
  await expect.element(grid).toHaveAttribute("placeholder", expect.stringMatching(/^2\d\.\d+$/));
  await grid.fill("12");
  await press("{Enter}");
  await expect.element(panel.getByText("The height of the rows on the page.")).not.toBeInTheDocument();
  await button("Reset Grid step", panel).click();
  await expect.element(grid).toHaveValue("");

  await expect.element(panel).toMatchTextContent(/Title\d+ widgets: Text.*\(.*Day.*\)/);
  await page.getByRole("radio", { name: "Editorial" }).click({ force: true } as object);
  await expect.element(page.getByRole("radio", { name: "Editorial" })).toBeChecked();
  await expectAccessible();
  option(/Schedule/)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const style = panel.getByRole("button", { name: "Style", exact: true });
  await expect.element(style).toMatchTextContent("Label");
  await field("Size", panel).fill("12");
  await press("{Enter}");
  await style.click();
  await page.getByRole("menuitem", { name: "New style from this…" }).click();
  await page.getByRole("textbox", { name: "Name of the new style" }).fill("Head");
  await press("{Enter}");
  await expect.element(style).toMatchTextContent("Head");
  await field("Size", panel).fill("14");
  await press("{Enter}");
  await expect.element(panel.getByText("Changed here")).toBeVisible();
  await button("Update Style from Selection", panel).click();
  await expect.element(panel.getByText("Changed here")).not.toBeInTheDocument();

  canvas().element().querySelector<HTMLElement>("[role=listbox]")?.focus();
  await press("{Control>}k{/Control}");
  await page.getByRole("option", { name: "Theme: Classic" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  // Leaves the group of the hours, and then the selection.
  await press("{Escape}{Escape}");
  await expect.element(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await button("Delete Head", panel).click();
  await expect
    .element(page.getByRole("alertdialog"))
    .toMatchTextContent(/Delete the style Head\?.*1 widget has it and keeps its look: Day\./);
  await button("Delete", page.getByRole("alertdialog")).click();
  await expect.element(button("Delete Head", panel)).not.toBeInTheDocument();
});

longTest(
  "stores a new name and a deletion with the other masters when the design is saved, and undo reverts all of it",
  async () => {
    const daily = await openDaily();
    const stored = async () => {
      const { styles = [], masters } = await daily.ann.api("GET /api/projects/{id}", { params: { id: daily.id } });
      const used = [...JSON.stringify(masters).matchAll(/"style":"([^"]+)"/g)].map(([, style = ""]) => style);
      return { styles: styles.map(({ name }) => name).toSorted(), used: used.toSorted() };
    };
    const before = await stored();
    await button("Rename Title", panel).click();
    await page.getByRole("textbox", { name: "New name of Title" }).fill("Heading");
    await press("{Enter}");
    await button("Delete Label", panel).click();
    await expect.element(page.getByRole("alertdialog")).toMatchTextContent(/\d+ widgets have it .*: Day.*, Month/);
    await button("Delete", page.getByRole("alertdialog")).click();
    await expect.element(button("Delete Label", panel)).not.toBeInTheDocument();
    expect(await stored()).toEqual(before);
    await button("Save Changes").click();
    const withNames = (names: readonly string[]) =>
      names.flatMap((name) => (name === "Label" ? [] : [name === "Title" ? "Heading" : name])).toSorted();
    await expect.poll(stored).toEqual({ styles: withNames(before.styles), used: withNames(before.used) });
    canvas().element().querySelector<HTMLElement>("[role=listbox]")?.focus();
    await press("{Control>}z{/Control}");
    await press("{Control>}z{/Control}");
    await button("Save Changes").click();
    await expect.poll(stored).toEqual(before);
  },
);
