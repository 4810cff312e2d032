import { expect, it } from "vitest";
import { show } from "../../test/studio.tsx";
import { focusHeading } from "./use-route-focus.ts";

const screen = (
  <main id="main">
    <h1>Screen</h1>
  </main>
);

const focused = () => document.activeElement?.textContent;

it("moves the focus to the heading of a new screen", async () => {
  await show(screen);
  focusHeading();
  expect(focused()).toBe("Screen");
});

it.each(["dialog", "menu"])("leaves the focus in a %s that the user has opened meanwhile", async (role) => {
  await show(
    <>
      {screen}
      <div role={role} tabIndex={-1}>
        Opened
      </div>
    </>,
  );
  document.querySelector<HTMLElement>(`[role=${role}]`)?.focus();
  focusHeading();
  expect(focused()).toBe("Opened");
});
