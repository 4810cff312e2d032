import { isLong } from "@octavo/foundation/testing";
import axe from "axe-core";
import { expect } from "vitest";

/**
 * Checks for serious and critical violations, and for skipped levels of headings. `tokens.test.ts` computes the contrast of all
 * themes. That of the page, in one theme, takes a third of the time of component tests, and is checked in `npm run test:long` and journeys.
 */
export const expectAccessible = () => expect.poll(violations, { timeout: 60_000 }).toEqual([]);

async function violations(): Promise<readonly string[]> {
  // Base UI's focus guards around an open menu are hidden from screen readers and never keep the focus.
  const isGuard = (id: string, html: string) => id === "aria-hidden-focus" && html.includes("data-base-ui-focus-guard");
  // The document around a component belongs to the test. Passed rules and selectors take half of the time.
  const rules = { "label-content-name-mismatch": { enabled: true }, "color-contrast": { enabled: isLong() } };
  const { violations } = await axe.run(document.body, { rules, resultTypes: ["violations"], selectors: false });
  return violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || id === "heading-order")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })))
    .filter(({ id, html }) => !isGuard(id, html))
    .map(({ id, html }) => `${id}: ${html}`);
}
