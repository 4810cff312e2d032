import axe from "axe-core";
import { expect } from "vitest";

/** No serious and no critical fault. In one theme: `tokens.test.ts` computes the contrast of all of them. */
export const expectAccessible = () => expect.poll(faults, { timeout: 60_000 }).toEqual([]);

async function faults(): Promise<readonly string[]> {
  // What hands the focus on at the edges of an open menu is hidden from ears, and never keeps it.
  const isGuard = (id: string, html: string) => id === "aria-hidden-focus" && html.includes("data-base-ui-focus-guard");
  // The document around a component is the test's.
  const { violations } = await axe.run(document.body);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })))
    .filter(({ id, html }) => !isGuard(id, html))
    .map(({ id, html }) => `${id}: ${html}`);
}
