import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { announced, canvas, listOfWidgets, sheet } from "../../../test/editor.ts";
import { button, tab } from "../../../test/found-by.ts";
import { dailyDocuments } from "../../../test/planners.ts";
import { aMember, aProject, type Member, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = await dailyDocuments();

/** Opens the screen of a fresh daily planner, and counts clicks from there. */
async function openDaily(language: "en" | "pl" = "en") {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}`, { as: ann, language });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  return { ann, id, click, clicks: () => clicks };
}

const part = (name: string) => page.getByRole("navigation", { name: "Widgets" }).getByRole("button", { name });
const options = () => page.getByRole("region", { name: /^Options of/ });

async function expectNoProblems() {
  await tab(/^Problems/).click();
  await expect
    .element(page.getByRole("region", { name: "Problems" }))
    .toMatchTextContent(/No problems on this device\.$/);
}

async function widgetsOf(ann: Member, id: string, master: string) {
  const { masters } = await ann.api("GET /api/projects/{id}", { params: { id } });
  return masters.find(({ name }) => name === master)?.widgets ?? [];
}

longTest("gives a day hours from 7 to 21 with half hours in four clicks", async () => {
  const { ann, id, click, clicks } = await openDaily();
  await click(page.getByRole("link", { name: "Day", exact: true }));
  await click(tab(/^Parts/));
  await click(part("Schedule"));
  await click(options().getByRole("checkbox", { name: "Half hours" }));
  expect(clicks()).toBeLessThanOrEqual(4);
  await expect.element(sheet()).toMatchTextContent(/7.*12.*21/s);
  await expectNoProblems();
  await button("Save Changes").click();
  const hoursOf = async () => (await widgetsOf(ann, id, "Day")).find((widget) => widget.id === "hours");
  await expect
    .poll(() => hoursOf().then((hours) => hours?.properties))
    .toMatchObject({ half_hours: true, time_start_hour: 7, time_end_hour: 22 });
  const hours = await hoursOf();
  expect(hours?.position).toMatchObject({ x: 38 });
});

longTest("gives a day a row of five habits in three clicks, and takes it back in one step", async () => {
  const { click, clicks } = await openDaily();
  await click(page.getByRole("link", { name: "Day", exact: true }));
  await click(tab(/^Parts/));
  await click(part("Habits"));
  expect(clicks()).toBeLessThanOrEqual(3);
  await announced(/^Inserted Habits\. Made smaller: /);
  await expectAccessible();
  await expectNoProblems();
  const before = canvas().getByRole("option").elements().length;
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => canvas().getByRole("option").elements().length).toBe(before - 3);
  await expect.element(options()).not.toBeInTheDocument();
});

longTest("changes the options of the part that was just inserted", async () => {
  const { click } = await openDaily("pl");
  await click(page.getByRole("link", { name: "Day", exact: true }));
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await tab(/^Części/).click();
  await page.getByRole("button", { name: "Nawyki" }).click();
  const count = page.getByRole("textbox", { name: "Nawyki" });
  await expect.element(count).toHaveValue("5");
  await count.fill("7");
  await userEvent.keyboard("{Enter}");
  await expect.element(count).toHaveValue("7");
  await page.getByRole("textbox", { name: "Nazwy nawyków" }).click();
  await userEvent.keyboard("Czytanie{Enter}Spacer");
  await expect.element(sheet()).toMatchTextContent(/Czytanie.*Spacer/s);
  await expect.element(page.getByRole("textbox", { name: "Nazwy nawyków" })).toHaveFocus();
});

it("selects an inserted part as one, and shows the options of a schedule of the starter at each of its pieces", async () => {
  const { click } = await openDaily();
  await click(page.getByRole("link", { name: "Day", exact: true }));
  await expect.element(listOfWidgets()).toBeInTheDocument();
  canvas()
    .getByRole("option", { name: /^Day schedule/ })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const clock = options().getByRole("radio", { name: "24 hours" });
  await expect.element(clock).toBeChecked();
  await expect.element(options().getByRole("textbox", { name: "From hour" })).toHaveValue("6");
  await tab(/^Parts/).click();
  await part("Schedule").click();
  await announced("Inserted Schedule in place of the earlier one.");
  await expect.element(page.getByRole("heading", { name: "Group" })).toBeVisible();
  await expect.element(clock).toBeChecked();
  // Fewer hours leave lines in the group. The field stays, so that the next key changes it, too.
  const last = options().getByRole("textbox", { name: "To hour" });
  await last.click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(last).toHaveValue("19");
  await expect.element(last).toHaveFocus();
});

longTest("saves a selection as a part, offers it in another project, renames and deletes it with undo", async () => {
  const { ann, click } = await openDaily();
  await click(page.getByRole("link", { name: "Day", exact: true }));
  await tab(/^Parts/).click();
  await part("Habits").click();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(page.getByRole("combobox", { name: /^Find a command/ })).toHaveFocus();
  await userEvent.keyboard("save as part{Enter}");
  await page.getByRole("dialog").getByLabelText("Name").fill("My row");
  await userEvent.keyboard("{Enter}");
  await expect.element(part("My row")).toBeInTheDocument();
  await button("Save Changes").click();

  const other = await aProject(ann, { device_profile: "kindle-basic" });
  await openStudio(`/projects/${other.id}/masters/new?name=Small`, { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await tab(/^Parts/).click();
  await part("My row").click();
  await expect.poll(() => canvas().getByRole("option").elements().length).toBe(3);
  await expectNoProblems();
  await button("Rename My row").click();
  await page.getByRole("textbox", { name: "New name of My row" }).fill("Row");
  await userEvent.keyboard("{Enter}");
  await button("Delete Row").click();
  await expect.element(part("Row")).not.toBeInTheDocument();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).first().click();
  await expect.element(part("Row")).toBeInTheDocument();
  expect(await ann.api("GET /api/parts")).toMatchObject([{ name: "Row", page: { width: 446.4 } }]);
});
