import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../test/studio.tsx";
import { Dialog, DialogBody } from "../../ui/dialog.tsx";
import type { LinkChoice } from "./link-choices.ts";
import { LinkField } from "./link-field.tsx";

const choices = ["Index", "Notes"].map(
  (label): LinkChoice => ({
    label: { text: label },
    written: label.toLowerCase(),
    target: { kind: "destination", name: label },
  }),
);

/** Records the changes of the document. */
function Field({ log }: { readonly log: string[] }) {
  const [shown, setShown] = useState("Index");
  const set = (label: string) => {
    log.push(label);
    setShown(label);
    return undefined;
  };
  return (
    <>
      <LinkField
        label="Leads to"
        shown={shown}
        placeholder=""
        choices={[{ label: "Named places", items: choices }]}
        onPick={({ label }) => set(label.text)}
        onType={set}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = () => page.getByRole("combobox", { name: "Leads to" });

it("keeps the chosen link after Escape", async () => {
  const log: string[] = [];
  await show(<Field log={log} />);
  await field().click();
  await page.getByRole("option", { name: "Notes" }).click();
  await expect.element(field()).toHaveValue("Notes");
  for (let presses = 0; presses < 3; presses++) await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveValue("Notes");
  await page.getByRole("button", { name: "Elsewhere" }).click();
  expect(log).toEqual(["Notes"]);
});

it("closes only the list on Escape while typing", async () => {
  const log: string[] = [];
  await show(<Field log={log} />);
  await field().fill("No");
  await expect.element(page.getByRole("option", { name: "Notes" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option", { name: "Notes" })).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("No");
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveValue("Index");
  expect(log).toEqual([]);
});

it("removes the link when the field is emptied", async () => {
  const log: string[] = [];
  await show(<Field log={log} />);
  await field().fill("");
  await page.getByRole("button", { name: "Elsewhere" }).click();
  expect(log).toEqual([""]);
});

it("takes the highlighted choice on Enter instead of the typed text", async () => {
  const log: string[] = [];
  await show(<Field log={log} />);
  await field().fill("Not");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue("Notes");
  expect(log).toEqual(["Notes"]);
});

it("closes its list before the surrounding dialog", async () => {
  const calls: string[] = [];
  await show(
    <Dialog open title="Link to…" onClose={() => calls.push("close")}>
      <DialogBody>
        <Field log={[]} />
      </DialogBody>
    </Dialog>,
  );
  await field().click();
  await expect.element(page.getByRole("option", { name: "Notes" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option", { name: "Notes" })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(calls).toEqual(["close"]);
});

it("finds a page once, however many names lead to it from every page", async () => {
  const rule = (label: string, bind: string): LinkChoice => ({
    label: { text: label },
    written: bind,
    target: { kind: "rule", bind },
  });
  const found = [
    rule("First page: Books", "Books(first)"),
    rule("Last page: Books", "Books(last)"),
    rule("Books of this page", "Books(@index)"),
    { label: { text: "Books:page:001" }, written: "Books:page:001", target: { kind: "destination", name: "Books" } },
  ] satisfies readonly LinkChoice[];
  await show(
    <LinkField
      label="Leads to"
      shown=""
      placeholder=""
      choices={[{ label: "Sections", items: found }]}
      leadsTo={() => ({ text: "→ Books, page 495" })}
      onPick={() => undefined}
      onType={() => undefined}
    />,
  );
  await field().fill("Books");
  await expect.element(page.getByRole("option", { name: /^First page: Books/ })).toBeVisible();
  const names = page
    .getByRole("option")
    .elements()
    .map(({ firstChild }) => firstChild?.textContent);
  expect(new Set(names)).toEqual(new Set(["First page: Books", "Books of this page"]));
});
