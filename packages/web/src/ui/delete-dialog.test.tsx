import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listOfWidgets } from "../../test/editor.ts";
import { button, dialog } from "../../test/found-by.ts";
import { aMember, aProject, openStudio, show } from "../../test/studio.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

const idle = { description: "It is gone for good.", running: false, done: false, problem: undefined };

it("asks before deleting and closes on Escape", async () => {
  const calls: string[] = [];
  await show(
    <DeleteDialog {...idle} name="Mine" onClose={() => calls.push("close")} onDelete={() => calls.push("delete")} />,
  );
  await expect.element(page.getByRole("dialog", { name: "Delete Mine?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(calls).toEqual(["close"]);
  await page.getByRole("button", { name: "Delete" }).click();
  expect(calls).toEqual(["close", "delete"]);
});

it("stays open while deleting", async () => {
  const calls: string[] = [];
  await show(
    <DeleteDialog {...idle} running name="Mine" onClose={() => calls.push("close")} onDelete={() => undefined} />,
  );
  await expect.element(page.getByRole("button", { name: "Deleting…" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  expect(calls).toEqual([]);
});

it("leaves the focus alone in an editor that is opened afterwards", async () => {
  const ann = await aMember();
  const box = "{ id: b, type: box, position: { x: 60, y: 60, width: 80, height: 60 } }";
  const masters = ["Old", "New"].map((name) => `  - { name: ${name}, widgets: [${box}] }\n`);
  const { id } = await aProject(ann, { masters_yaml: `masters:\n${masters.join("")}` });
  await openStudio(`/projects/${id}`, { as: ann });
  await button("Delete Old").click();
  await button("Delete", dialog()).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole("link", { name: /^New/ }).first().click();
  await expect.element(listOfWidgets()).toBeInTheDocument();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const added = document.body.appendChild(document.createElement("i"));
  await new Promise(requestAnimationFrame);
  added.remove();
  expect(document.activeElement).toBe(document.body);
});
