import { longTest } from "@octavo/foundation/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, dialog, field, link } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { sample } from "../../../test/planners.ts";
import { aMember, aProject, type Member, openStudio, reload } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

let ann: Member;
let id: string;

beforeEach(async () => {
  ann = await aMember();
  ({ id } = await aProject(ann, { name: "Careful", masters_yaml, plan_yaml }));
});

const stored = () => ann.api("GET /api/projects/{id}", { params: { id } });
const mastersShown = () => page.getByRole("article").getByRole("heading");
const message = (text: string) => page.getByRole("status").filter({ hasText: text });

/** Counts the clicks of a test. */
function counted() {
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await button(name).click();
  };
  return { click, clicks: () => clicks };
}

longTest("undoes the deletion of a master in one click: it returns unchanged, and its sections with it", async () => {
  const before = await stored();
  await openStudio(`/projects/${id}`, { as: ann });
  await expect.element(mastersShown().first()).toBeVisible();
  const shownNames = () =>
    mastersShown()
      .elements()
      .map((element) => element.textContent);
  const names = shownNames();
  const second = names[1] ?? "";
  await button(`Delete ${second}`).click();
  await button("Delete", dialog()).click();
  await expect.element(message(`Master ${second} deleted.`)).toBeVisible();
  await expect.element(link(second)).not.toBeInTheDocument();

  const { click, clicks } = counted();
  await click("Undo");
  await expect.element(link(second)).toBeVisible();
  expect(clicks()).toBe(1);
  await expect.poll(shownNames).toEqual(names);
  await expect.element(message(`Master ${second} deleted.`)).not.toBeInTheDocument();
  const { masters, plan } = await stored();
  expect({ masters, plan }).toEqual({ masters: before.masters, plan: before.plan });
});

longTest("undoes the discarding of plan changes in one click, and saves them when the user leaves", async () => {
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  await field("Locale").selectOptions("pl");
  await button("Discard").click();
  await expect.element(field("Locale")).not.toHaveValue("pl");
  const discarded = message("Your changes to the plan were discarded.");
  await button("Undo", discarded).click();
  await expect.element(field("Locale")).toHaveValue("pl");
  await expect.element(discarded).not.toBeInTheDocument();

  await page.getByRole("link", { name: "All projects" }).click();
  await button("Save and leave", dialog("Leave without saving?")).click();
  await expect.element(field("Locale")).not.toBeInTheDocument();
  expect((await stored()).plan?.locale).toBe("pl");
});

longTest("says why a master could not be restored", async () => {
  await openStudio(`/projects/${id}`, { as: ann });
  const [first] = (await stored()).masters;
  const name = first?.name ?? "";
  await button(`Delete ${name}`).click();
  await button("Delete", dialog()).click();
  const failing = failCalls(/restore$/);
  await button("Undo").click();
  await expect.element(message("Failed to restore it")).toBeVisible();
  failing.mend();
  await ann.api("POST /api/projects/{id}/masters", { params: { id }, body: { name } });
  await button("Undo").click();
  await expect.element(message(`There is a master called "${name}" already`)).toBeVisible();
});

longTest("duplicates a master after its original, under a free name", async () => {
  await openStudio(`/projects/${id}`, { as: ann });
  const [first, second] = (await stored()).masters;
  await button(`Duplicate ${first?.name}`).click();
  await expect.element(link(`${first?.name} copy`)).toBeVisible();
  await button(`Duplicate ${first?.name}`).click();
  await expect.element(link(`${first?.name} copy 2`)).toBeVisible();
  const { masters } = await stored();
  expect(masters.slice(0, 4).map(({ name }) => name)).toEqual([
    first?.name,
    `${first?.name} copy 2`,
    `${first?.name} copy`,
    second?.name,
  ]);
  expect(masters[1]?.widgets).toEqual(first?.widgets);
});

it("undoes the deletion of a section in one click, and duplicates a section", async () => {
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  const kinds = (await stored()).plan.sections.map(({ kind }) => kind);
  const third = kinds[2] ?? "";
  const cards = page.css('[data-field^="sections."] > summary');
  const shown = () => cards.elements().map((card) => kinds.find((kind) => card.textContent.startsWith(kind)));
  await cards.nth(2).click();
  await button(`Delete section ${third}`).click();
  await expect.element(message(`Section ${third} deleted.`)).toBeVisible();
  await expect.poll(shown).toEqual(kinds.toSpliced(2, 1));

  await button("Undo", message(`Section ${third} deleted.`)).click();
  await expect.poll(shown).toEqual(kinds);
  await expect.element(page.getByText(`Section ${third} restored.`)).toBeInTheDocument();

  await button(`Duplicate section ${third}`).click();
  await expect.element(cards.nth(3)).toMatchTextContent(new RegExp(`^${third}_2`));
  await expect
    .element(page.css('[data-field="sections.3.kind"] input, input[data-field="sections.3.kind"]'))
    .toHaveFocus();
});

longTest("undoes the deletion of a named page in one click", async () => {
  for (const name of ["Travel", "Packing"])
    await ann.api("POST /api/projects/{id}/pages", { params: { id }, body: { name } });
  const before = await stored();
  await openStudio("/projects", { as: ann });
  await reload(`/projects/${id}/compilation`);
  await button("Delete Travel").click();
  await button("Delete", dialog()).click();
  await expect.element(link("Travel")).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(link("Travel")).toBeVisible();
  expect((await stored()).pages).toEqual(before.pages);
});
