import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/axe.ts";
import { dropOn } from "../../../../test/drop-on.ts";
import { button, byText, field, tab } from "../../../../test/found-by.ts";
import { dailyDocuments } from "../../../../test/planners.ts";
import { recordDownloads } from "../../../../test/record-downloads.ts";
import { aMember, aProject, openStudio } from "../../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = await dailyDocuments();

async function openLists() {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "Class", masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}?tab=lists`, { as: ann });
  await expect.element(field("Paste cells here")).toBeVisible();
  return { read: () => ann.api("GET /api/projects/{id}", { params: { id } }) };
}

const grid = () => page.getByRole("grid");
const cell = (name: string) => grid().getByRole("gridcell", { name, exact: true });

/** As the browser does for Ctrl+V. */
function paste(element: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
}

longTest("edits a list as a spreadsheet does", async () => {
  const { read } = await openLists();
  paste(field("Paste cells here").element(), "Id\tName\tBorn\n1\tAnn\t2016-01-02\n2\tBo\t2016-02-03");
  await expect.element(cell("Ann")).toBeVisible();
  await expectAccessible();
  await cell("Ann").click();
  await expect.element(grid()).toHaveFocus();

  await userEvent.keyboard("Anna{Enter}");
  await expect.element(cell("Anna")).toBeVisible();
  await userEvent.keyboard("{F2}by{Escape}{F2}, Jr.{Tab}");
  await expect.element(cell("Bo, Jr.")).toBeVisible();
  await userEvent.keyboard("soon{Enter}");
  await expect
    .element(byText('Line 3, column "Born": "soon" is no date, such as 2027-03-04 or 4.3.2027'))
    .toBeVisible();
  await expect.element(cell("soon")).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(cell("soon")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.element(cell("soon")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");

  // The empty row at the end takes new rows.
  await userEvent.keyboard("{Control>}{End}{/Control}{Home}");
  paste(grid().element(), "3\tCy\t2016-03-04\n4\tDi\t2016-04-05");
  await expect.element(cell("Di")).toBeVisible();
  await userEvent.keyboard("{Delete}");
  await expect.element(cell("Di")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}z{/Control}");

  await cell("Cy").click();
  await button("Insert row").click();
  await expect.element(page.getByText("5 rows")).toBeVisible();
  await button("Delete rows").click();
  await expect.element(page.getByText("4 rows")).toBeVisible();
  await field("Name of the column").fill("Given name");
  await userEvent.tab();
  await field("Type").selectOptions("number");
  await field("Name of the list").fill("Pupils");
  await userEvent.tab();
  await button("Save Plan").click();
  await expect
    .poll(async () => (await read()).plan.data)
    .toEqual([
      {
        name: "Pupils",
        columns: { "Given name": "number", Born: "date" },
        rows: 'Id,Given name,Born\n1,Anna,2016-01-02\n2,"Bo, Jr.",2016-02-03\n3,Cy,2016-03-04\n4,Di,2016-04-05\n',
      },
    ]);
});

it("keeps what is typed until the list is added, and takes the first name of one column for a name", async () => {
  await openLists();
  await field("Paste cells here").click();
  await userEvent.keyboard("Ada{Enter}Bo");
  await expect.element(field("Paste cells here")).toHaveValue("Ada\nBo");
  await expect.element(page.getByLabelText("First line is a heading")).not.toBeChecked();
  await button("Add list").click();
  await expect.element(cell("Ada")).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: /^Name/ })).toBeVisible();

  await button("Add another list").click();
  await field("Paste cells here").fill("Pupil\nCy");
  await page.getByLabelText("First line is a heading").click();
  await field("Paste cells here").click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("columnheader", { name: /^Pupil/ })).toBeVisible();
  await expect.element(cell("Cy")).toBeVisible();
});

longTest(
  "makes pages, an index and linked notes for a pasted class in one click, and shows the page of a row",
  async () => {
    const { read } = await openLists();
    const rows = Array.from({ length: 24 }, (_, i) => `${i + 1}\tPupil ${i + 1}\t${i % 2 === 0 ? "5a" : "5b"}`);
    paste(field("Paste cells here").element(), `Id\tName\tClass\n${rows.join("\n")}`);
    await page.getByLabelText("With a page of notes behind each page").click();
    await button("Add a page for each row").click();
    await expect.poll(async () => (await read()).plan.order.slice(-3)).toEqual(["list_index", "list", "list_notes"]);
    await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
    await cell("Pupil 7").click();
    await expect.element(page.getByText(/row 7 is on page \d+/)).toBeVisible();
    const { plan } = await read();
    expect(plan.sections.slice(-2).map(({ generate, rows: of }) => [generate, of])).toEqual([
      ["each_row", "List"],
      ["each_row", "List"],
    ]);
  },
);

longTest("renames a column on the pages that show it, and undoes both at once", async () => {
  const { read } = await openLists();
  paste(field("Paste cells here").element(), "Name\tNotes\nAnn\tquick");
  await button("Add a page for each row").click();
  await expect.poll(async () => (await read()).plan.order.at(-1)).toBe("list");
  const shown = async () => JSON.stringify((await read()).masters.at(-1)).match(/\{row:\w+\}/g);
  await cell("quick").click();
  await field("Name of the column").fill("Support");
  await userEvent.tab();
  await expect.poll(shown).toEqual(["{row:Support}"]);
  expect((await read()).plan.data?.[0]?.rows).toContain("Name,Support");
  await expect.element(page.getByText("No problems")).toBeVisible();
  await button("Undo", page.getByRole("status").filter({ hasText: "Column renamed" }))
    .last()
    .click();
  await expect.poll(shown).toEqual(["{row:Notes}"]);
  expect((await read()).plan.data?.[0]?.rows).toContain("Name,Notes");
});

longTest("downloads a planner for each row as a ZIP file, with progress, and can be cancelled", async () => {
  await openLists();
  const downloads = recordDownloads();
  const rows = (count: number) => Array.from({ length: count }, (_, i) => `Pupil ${i + 1},2026-01-05,2026-01-06`);
  const table = (count: number) => new File([`Name,start_date,end_date\n${rows(count).join("\n")}`], "Pupils.csv");
  dropOn(field("Paste cells here").element(), table(200));
  await expect.element(cell("Pupil 1")).toBeVisible();
  await button("Download a planner for each row").click();
  await expect.element(page.getByText(/Planner \d+ of 200/)).toBeVisible();
  await button("Cancel").click();
  await expect.element(button("Download a planner for each row")).toBeEnabled();
  await userEvent.upload(page.getByLabelText("Table with other rows"), table(3));
  await expect.element(page.getByText("3 rows")).toBeVisible();
  await button("Download a planner for each row").click();
  await expect.poll(downloads).toEqual(["Class.zip"]);
});

longTest("shows pictures by the names of their files, and refuses files that are no table", async () => {
  const { read } = await openLists();
  const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], "ANN.svg", {
    type: "image/svg+xml",
  });
  dropOn(field("Paste cells here").element(), new File(["Name,Photo\nAnn,ann.svg\nBo,bo.png"], "Class 5.csv"));
  await expect.element(field("Name of the list")).toHaveValue("Class 5");
  const missing = page.getByText('Line 2, column "Photo": there is no picture with the name "ann.svg"');
  await expect.element(missing).toBeVisible();
  dropOn(grid().element(), picture, new File(["%PDF-1.7\0"], "letter.pdf"));
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(page.getByText(/letter\.pdf: The file is no table/)).toBeVisible();
  await button("Save Plan").click();
  await expect.poll(async () => Object.keys((await read()).plan.data?.[0]?.pictures ?? {})).toEqual(["ann.svg"]);
  await button("Remove list").click();
  await expect.element(field("Paste cells here")).toBeVisible();
  await button("Undo").click();
  await expect.element(grid()).toBeVisible();
});

longTest("chooses rows of a section by its fields", async () => {
  const { read } = await openLists();
  paste(field("Paste cells here").element(), "Name\tClass\nAnn\t5a\nBo\t5b");
  await page.getByLabelText("With a page of notes behind each page").click();
  await button("Add a page for each row").click();
  await expect.poll(async () => (await read()).plan.order.at(-1)).toBe("list_notes");
  await tab(/^Plan Configuration/).click();
  const section = page.css('[data-field="sections"] li').last();
  await section.getByText("list_notes", { exact: false }).first().click();
  await section.getByText("More", { exact: true }).click();
  await section.getByLabelText("Only rows with a value of").selectOptions("Class");
  await section.getByLabelText("Values").fill("5a");
  await section.getByLabelText("Order by").selectOptions("Name");
  await section.getByText("In reverse order").click();
  await button("Save Plan").click();
  await expect
    .poll(async () => (await read()).plan.sections.at(-1)?.rows)
    .toEqual({ table: "List", where: { Class: ["5a"] }, order: ["-Name"] });
});
