import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/studio.tsx";
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
