import { expect, it } from "vitest";
import { expectWidgets, listOfWidgets } from "../../../test/editor.ts";
import { alert, button, byText, dialog, field } from "../../../test/found-by.ts";
import { dropAnswers } from "../../../test/intercept-calls.ts";
import { longTest } from "../../../test/long-test.ts";
import { addressNow, aMember, aProject, openStudio, reload } from "../../../test/studio.tsx";

const insertBox = () => button("Box").click();

async function saveWithoutAnswer(call: RegExp, save: string): Promise<void> {
  const lost = dropAnswers(call);
  await button(save).click();
  await expect.element(alert()).toBeVisible();
  lost.mend();
}

async function expectSaved(): Promise<void> {
  await expect.element(byText("Saved")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
}

longTest("saves a master over its own version after a lost answer", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann);
  await openStudio(`/projects/${id}/masters/new?name=Daily`, { as: ann });
  await insertBox();
  await saveWithoutAnswer(/^POST \/api\/projects\//, "Create Master");
  await insertBox();
  await button("Create Master").click();
  await expect.poll(addressNow).toMatch(/masters\/Daily$/);
  await expectSaved();

  await insertBox();
  await saveWithoutAnswer(/^PATCH \/api\/projects\//, "Save Changes");
  await insertBox();
  await button("Save Changes").click();
  await expectSaved();
  await reload();
  await expectWidgets(4);
});

it("creates one template after a lost answer, and saves over it", async () => {
  const ann = await aMember();
  await openStudio("/templates/new", { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  await field("Name").fill("Mine");
  await insertBox();
  await saveWithoutAnswer(/^POST \/api\/templates\//, "Save");
  await insertBox();
  await button("Save").click();
  await expect.poll(addressNow).not.toMatch(/templates\/new/);
  await expectSaved();

  await insertBox();
  await saveWithoutAnswer(/^PUT \/api\/templates\//, "Save");
  await insertBox();
  await button("Save").click();
  await expectSaved();
  await reload();
  await expectWidgets(4);
  const templates = await ann.api("GET /api/templates/");
  expect(templates.map(({ name }) => name)).toEqual(["Mine"]);
});
