import type { OutlineItem } from "@octavo/engine";
import { longTest } from "@octavo/foundation/testing";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/studio.tsx";
import { ContentsPanel } from "./contents-panel.tsx";

function entry(title: string, at: number, children: readonly OutlineItem[] = []): OutlineItem {
  return { title, target: { page: at, x: 0, y: 0 }, children };
}

const months = ["January", "February"].map((name, month) =>
  entry(
    name,
    1 + month * 10,
    [1, 2, 3].map((day) => entry(`${name} ${day}`, month * 10 + day + 1)),
  ),
);

function Panel({ outline }: { readonly outline: readonly OutlineItem[] }) {
  const [at, setAt] = useState(1);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Hide
      </button>
      <output>{`at ${at}`}</output>
      <div style={{ height: 400, position: "relative" }}>
        {isOpen && <ContentsPanel outline={outline} page={at} onPage={setAt} />}
      </div>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

longTest("opens and closes, even if scrolling returns a promise", async () => {
  // Simulates current browsers, which return a promise. React would call it as a cleanup function.
  const scrolling = Object.getOwnPropertyDescriptor(Element.prototype, "scrollIntoView") ?? {};
  Element.prototype.scrollIntoView = function (options) {
    scrolling.value.call(this, options);
    return Promise.resolve() as never;
  };
  try {
    await show(<Panel outline={months} />);
    await button("February").click();
    await expect.element(button("February")).toHaveAttribute("aria-current", "page");
    await button("February 2").click();
    await expect.element(page.getByText("at 13")).toBeVisible();
    await button("Hide").click();
    await expect.element(button("February")).not.toBeInTheDocument();
    await expect.element(page.getByText("at 13")).toBeVisible();
  } finally {
    Object.defineProperty(Element.prototype, "scrollIntoView", scrolling);
  }
});

it("keeps an entry open that the user opened", async () => {
  await show(<Panel outline={months} />);
  await button("February, entries").click();
  await expect.element(button("February, entries")).toHaveAttribute("aria-expanded", "true");
  const second = button("February 2").element().closest("li");
  expect([second?.ariaLevel, second?.ariaPosInSet, second?.ariaSetSize]).toEqual(["2", "2", "3"]);
  await button("January 3").click();
  await expect.element(button("February 2")).toBeVisible();
});

it("renders only the visible part of 5,000 entries and supports the keyboard", async () => {
  await show(<Panel outline={Array.from({ length: 5000 }, (_, i) => entry(`Page ${i + 1}`, i + 1))} />);
  await expect.element(button("Page 1")).toBeVisible();
  expect(document.querySelectorAll("nav *").length).toBeLessThan(250);
  expect(button("Page 1").element().closest("li")?.ariaSetSize).toBe("5000");
  (button("Page 1").element() as HTMLElement).focus();
  for (let presses = 0; presses < 60; presses++) {
    await userEvent.keyboard("{Tab}");
    await expect.element(button(`Page ${presses + 2}`)).toHaveFocus();
  }
});

it("shows the entry of a page far down", async () => {
  const outline = Array.from({ length: 5000 }, (_, i) => entry(`Page ${i + 1}`, i + 1));
  await show(<ContentsPanelAt outline={outline} at={4000} />);
  await expect.element(button("Page 4000")).toBeVisible();
});

function ContentsPanelAt({ outline, at }: { readonly outline: readonly OutlineItem[]; readonly at: number }) {
  return (
    <div style={{ height: 400, position: "relative" }}>
      <ContentsPanel outline={outline} page={at} onPage={() => undefined} />
    </div>
  );
}
