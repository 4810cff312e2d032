import { isLong, longTest, sampled } from "@octavo/foundation/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/axe.ts";
import { button } from "../../test/found-by.ts";
import { sample } from "../../test/planners.ts";
import { aMember, aProject, openStudio, reload } from "../../test/studio.tsx";

const hint = (name: string | RegExp = /^Hint \d of \d$/) => page.getByRole("region", { name });

/** Opens a place for a user who has seen no hint. */
async function openFirst(path: (project: string) => string, projects = 1) {
  const ann = await aMember();
  const { id } = await aProject(ann, sample);
  for (let i = 1; i < projects; i += 1) await aProject(ann);
  await openStudio("/tutorial", { as: ann });
  localStorage.removeItem("octavo_hints");
  await reload(path(id));
  return { skipsHints: async () => (await ann.api("GET /api/auth/me")).skips_hints };
}

const places = {
  "first project": (id: string) => `/projects/${id}`,
  "first plan": (id: string) => `/projects/${id}?tab=plan`,
  "first master": (id: string) => `/projects/${id}/masters/Day`,
};

/** Names of controls that the hint covers, or that lie over it. */
function covered(): readonly string[] {
  const card = document.querySelector("[data-region=hint]");
  if (!card) return ["There is no hint."];
  const own = card.getBoundingClientRect();
  const controls = document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [role=tab], [role=option], [data-canvas], .planner-page",
  );
  return [...controls]
    .filter((control) => !card.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const of = control.getBoundingClientRect();
      const width = Math.min(of.right, own.right) - Math.max(of.left, own.left);
      const height = Math.min(of.bottom, own.bottom) - Math.max(of.top, own.top);
      return of.width > 1 && of.height > 1 && width > 1 && height > 1;
    })
    .map((control) => control.getAttribute("aria-label") ?? control.textContent);
}

/** The next hint takes the focus of the one before. */
async function pressEnter(control: Locator, isFirst: boolean): Promise<void> {
  if (isFirst) control.element().focus();
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveAccessibleDescription(/\w\.$/);
  await userEvent.keyboard("{Enter}");
}

describe.each(sampled(Object.entries(places), 3, 1))("the hints of the %s", (_, path) => {
  it.each(isLong() ? [390, 820, 1440] : [390])(
    "cover no control and no page, and are read with the keyboard, at a width of %i pixels",
    async (width) => {
      await page.viewport(width, 900);
      onTestFinished(() => page.viewport(1280, 800));
      await openFirst(path);
      await expect.element(hint(/^Hint 1 of/)).toBeVisible();
      const total = Number(/\d$/.exec(hint().element().getAttribute("aria-label") ?? "")?.[0]);
      expect(total).toBeGreaterThan(1);
      expect(total).toBeLessThanOrEqual(4);
      for (let number = 1; number <= total; number += 1) {
        await expect.element(hint(`Hint ${number} of ${total}`)).toBeInViewport();
        await expect.poll(covered).toEqual([]);
        await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        if (number === 1 || isLong()) await expectAccessible();
        const next = button(number === total ? "Done" : "Next", hint());
        if (width === 390) await next.click();
        else await pressEnter(next, number === 1);
      }
      await expect.element(hint()).not.toBeInTheDocument();
      expect(document.activeElement).not.toBe(document.body);
    },
  );
});

it("describe the control that they speak of", async () => {
  await openFirst(places["first project"]);
  await button("Next").click();
  await button("Next", hint("Hint 2 of 4")).click();
  await expect.element(hint("Hint 3 of 4")).toBeVisible();
  await expect
    .element(page.getByRole("combobox", { name: "Device Profile" }))
    .toHaveAccessibleDescription(/^Pages match this screen exactly/);
});

longTest("close on Escape until the next visit", async () => {
  await openFirst(places["first project"]);
  await expect.element(hint("Hint 1 of 4")).toBeVisible();
  button("Next").element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(hint()).not.toBeInTheDocument();
  await reload();
  await expect.element(hint("Hint 1 of 4")).toBeVisible();
});

it("are skipped for good, in another browser, too, until the user asks for them", async () => {
  const { skipsHints } = await openFirst(places["first project"]);
  await button("Skip all hints").click();
  await expect.element(hint()).not.toBeInTheDocument();
  // The studio does not wait for the account to have the choice.
  await expect.poll(skipsHints).toBe(true);
  localStorage.removeItem("octavo_hints");
  await reload();
  await expect.element(button("Download PDF")).toBeEnabled();
  await expect.element(hint()).not.toBeInTheDocument();
  await userEvent.keyboard("{F1}");
  await button("Show hints again").click();
  await expect.element(hint("Hint 1 of 4")).toBeVisible();
  await expect.poll(skipsHints).toBe(false);
  localStorage.removeItem("octavo_hints");
  await reload();
  await expect.element(hint("Hint 1 of 4")).toBeVisible();
  await button("Close the help").click();
});

it("end when the user has done what they speak of", async () => {
  await openFirst(places["first master"]);
  await expect.element(hint("Hint 1 of 4")).toBeVisible();
  await button("Lines").click();
  await expect.element(hint("Hint 3 of 4")).toBeVisible();
});

longTest("keep the page at its place while the user works", async () => {
  await openFirst(places["first master"]);
  await expect.element(hint("Hint 1 of 4")).toBeVisible();
  const canvas = () => document.querySelector("[data-canvas]")?.getBoundingClientRect().top;
  const before = canvas();
  for (const number of [2, 3, 4]) {
    await button("Next", hint()).click();
    await expect.element(hint(`Hint ${number} of 4`)).toBeVisible();
    expect(canvas()).toBe(before);
  }
});

it("are not shown to a user with several projects", async () => {
  await openFirst(places["first project"], 4);
  await expect.element(button("Download PDF")).toBeEnabled();
  await expect.element(page.getByRole("heading", { name: "Master Templates" })).toBeVisible();
  await expect.element(hint()).not.toBeInTheDocument();
});
