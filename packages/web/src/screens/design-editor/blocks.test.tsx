import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, option } from "../../../test/editor.ts";
import { button, dialog, field, tab } from "../../../test/found-by.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

const press = (keys: string) => userEvent.keyboard(keys);
const panel = page.css("[data-region=panels]");
const command = async (words: string) => {
  canvas().element().querySelector<HTMLElement>("[role=listbox]")?.focus();
  await press("{Control>}k{/Control}");
  await userEvent.fill(page.getByRole("combobox"), words);
  await press("{Enter}");
};

const masters_yaml = `masters:
  - name: Day
    widgets:
      - { id: heading, type: text_block, content: Today, position: { x: 60, y: 60, width: 120, height: 20 } }
      - { id: back, type: internal_link, content: Back, position: { x: 200, y: 60, width: 60, height: 20 } }
  - name: Week
    widgets: [{ id: line, type: divider, position: { x: 60, y: 400, width: 200, height: 2 } }]
`;

it("makes a block, places, edits, changes and detaches it, and returns its placements after an undone deletion", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml });
  const stored = async () => {
    const { masters, blocks } = await ann.api("GET /api/projects/{id}", { params: { id } });
    return {
      blocks,
      masters: masters.map(({ widgets }) => widgets.map(({ type, properties }) => ({ type, ...properties }))),
    };
  };
  await openStudio(`/projects/${id}/masters/Day`, { as: ann });
  await expect.element(option(/Today/)).toBeInTheDocument();

  await press("{Control>}a{/Control}");
  await command("Make a Block");
  await field("Name").fill("Head");
  await button("Make block").click();
  await expect.element(option(/^Block/)).toBeInTheDocument();
  await expect.element(panel.getByRole("heading", { name: "Block Head" })).toBeVisible();

  const back = panel.getByRole("group", { name: /Back/ });
  await back.getByRole("textbox", { name: "Text" }).fill("Home");
  await press("{Enter}");
  await back.getByRole("combobox", { name: "Leads to" }).fill("page:1");
  await press("{Enter}");
  await expectAccessible();
  await button("Edit block", panel).click();
  await expect.element(page.getByText("Block Head: changes appear in all of its placements")).toBeVisible();
  await expect.element(option(/Today/)).toBeInTheDocument();
  await button("Done").click();

  await tab(/Layers/).click();
  const layers = panel.getByRole("tree");
  await layers.getByRole("treeitem", { name: /Block/ }).click();
  await press("{ArrowRight}");
  await layers.getByRole("treeitem", { name: /Back/ }).click();
  await expect.element(option(/Back/)).toHaveAttribute("aria-selected", "true");
  await button("Done").click();
  await button("Save Changes").click();
  const placed = {
    type: "block",
    block: "Head",
    overrides: { back: { content: "Home", to_dest: "page:1" } },
  };
  await expect.poll(stored).toMatchObject({ blocks: [{ name: "Head", widgets: [{}, {}] }], masters: [[placed], [{}]] });

  await page.getByRole("link", { name: /^Week/ }).click();
  await expect.element(option(/^Divider/)).toBeInTheDocument();
  await page.getByRole("region", { name: "Blocks" }).getByRole("button", { name: "Head", exact: true }).click();
  await button("Save Changes").click();
  const both = { blocks: [{ name: "Head" }], masters: [[placed], [{ type: "divider" }, { block: "Head" }]] };
  await expect.poll(stored).toMatchObject(both);

  await button("Manage blocks").click();
  await button("Delete…", dialog("Blocks")).click();
  await button("Delete with all placements").click();
  await button("Close", dialog("Blocks")).click();
  await button("Save Changes").click();
  await expect.poll(stored).toMatchObject({ masters: [[], [{ type: "divider" }]] });
  canvas().element().querySelector<HTMLElement>("[role=listbox]")?.focus();
  await press("{Control>}z{/Control}");
  await button("Save Changes").click();
  await expect.poll(stored).toMatchObject(both);

  await command("Detach from Block");
  await expect.element(option(/Today/)).toBeInTheDocument();
  await expect.element(option(/Back/)).toBeInTheDocument();
});
