import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../test/found-by.ts";
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

it("leaves the focus to the screen that is opened afterwards", async () => {
  await show(<Screens />);
  const focused = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.activeElement?.textContent;
  };
  await button("Delete…").click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(focused).toBe("Delete…");
  await button("Open").click();
  await expect.element(page.getByRole("heading", { name: "Editor" })).toBeVisible();
  expect(await focused()).not.toBe("Editor");
});

function Screens() {
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <h1 key="editor">Editor</h1>;
  return (
    <>
      <h1 key="list">List</h1>
      <button type="button" onClick={() => setAsking(true)}>
        Delete…
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isAsking && <DeleteDialog {...idle} name="Mine" onClose={() => setAsking(false)} onDelete={() => undefined} />}
    </>
  );
}
