import { Square } from "lucide-react";
import { useState } from "react";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/studio.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { keepFocus } from "./keep-focus.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });

const threeFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const focused = () => document.activeElement?.textContent?.trim() || document.activeElement?.tagName;

function Row({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  return (
    <li>
      <button type="button" onClick={onDelete}>{`Delete ${name}`}</button>
    </li>
  );
}

function List() {
  const [names, setNames] = useState(["one", "two", "three"]);
  return (
    <main id="main">
      <h1>List</h1>
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} onDelete={() => setNames(names.filter((each) => each !== name))} />
        ))}
      </ul>
    </main>
  );
}

it("moves the focus to the next control after a removal, and finally to the heading", async () => {
  onTestFinished(keepFocus(() => "/"));
  await show(<List />);
  (button("Delete two").element() as HTMLElement).focus();
  for (const next of ["Delete three", "Delete one", "List"]) {
    await userEvent.keyboard("{Enter}");
    await expect.poll(focused).toBe(next);
  }
});

it("keeps a focus that was set before it started", async () => {
  await show(<List />);
  (button("Delete two").element() as HTMLElement).focus();
  onTestFinished(keepFocus(() => "/"));
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Delete three");
});

it("leaves the focus of a new screen to the screen", async () => {
  let address = "/one";
  onTestFinished(keepFocus(() => address));
  await show(<List />);
  (button("Delete two").element() as HTMLElement).focus();
  address = "/two";
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Delete two")).not.toBeInTheDocument();
  await threeFrames();
  expect(document.activeElement).toBe(document.body);
});

it("ignores a focus that the user gave up", async () => {
  onTestFinished(keepFocus(() => "/"));
  await show(<List />);
  const first = button("Delete one").element() as HTMLElement;
  first.focus();
  first.blur();
  await expect.poll(focused).not.toBe("Delete one");
  first.closest("li")?.setAttribute("hidden", "");
  await threeFrames();
  expect(document.activeElement).toBe(document.body);
});

function Busy({ log }: { readonly log: string[] }) {
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    log.push("start");
    setBusy(true);
  };
  return (
    <form onSubmit={() => log.push("sent")}>
      <input aria-label="Name" />
      <Button type="submit" disabled={isBusy} onClick={start}>
        Start
      </Button>
      <IconButton name="Stop" Icon={Square} disabled={!isBusy} onClick={() => setBusy(false)} />
    </form>
  );
}

it("keeps the focus on a disabled button and runs its action once", async () => {
  const log: string[] = [];
  await show(<Busy log={log} />);
  (button("Start").element() as HTMLElement).focus();
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Start")).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Start")).toHaveFocus();
  (page.getByLabelText("Name").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(log).toEqual(["start", "sent"]);
});
