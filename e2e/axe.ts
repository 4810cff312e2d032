import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";

/** Its last word is nothing: the browser would send all of axe back, with every element that it knows of by then. */
const axe = `${readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8")}\n;undefined`;

/** No serious and no critical fault. In one theme: `tokens.test.ts` computes the contrast of all of them. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violationsOf(page), { timeout: 90_000 }).toEqual([]);
}

/** On busy machines one run in some hundreds never comes to an end, though the page goes on; a fresh axe then does. */
function violationsOf(page: Page): Promise<readonly string[]> {
  return Promise.race([askAxe(page), wait(30_000, ["axe gave no answer"])]);
}

async function askAxe(page: Page): Promise<readonly string[]> {
  // Evaluated, not added as an element, which the page's own policy would refuse.
  await page.evaluate(axe);
  return page.evaluate(faults);
}

interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Runs in the page. */
async function faults(): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: readonly AxeViolation[] }> } };
  // What hands the focus on at the edges of an open menu is hidden from ears, and never keeps it.
  const isGuard = (id: string, html: string) => id === "aria-hidden-focus" && html.includes("data-base-ui-focus-guard");
  const { violations } = await axe.run();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })))
    .filter(({ id, html }) => !isGuard(id, html))
    .map(({ id, html }) => `${id}: ${html}`);
}
