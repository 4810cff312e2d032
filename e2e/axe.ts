import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";

/** Ends with `undefined`, because the browser would otherwise serialize axe as the result. */
const axe = `${readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8")}\n;undefined`;

/**
 * Checks for serious and critical violations, and for skipped levels of headings, in one theme. `tokens.test.ts` computes the
 * contrast of all themes.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violationsOf(page), { timeout: 300_000 }).toEqual([]);
}

/**
 * On busy machines a run rarely never ends although the page responds. A new instance of axe then succeeds. The first
 * one goes on working, so it gets more time than the longest run needs.
 */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const answer = await Promise.race([askAxe(page), wait(120_000)]);
  if (answer) return answer;
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "axe"));
  return ["axe gave no answer"];
}

async function askAxe(page: Page): Promise<readonly string[]> {
  // Evaluated, because the page's Content-Security-Policy refuses a script element.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(faults);
}

interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  readonly run: (options: object) => Promise<{ readonly violations: readonly AxeViolation[] }>;
}

/** Runs in the page. */
async function faults(): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { axe: Axe };
  // Base UI's focus guards around an open menu are hidden from screen readers and never keep the focus.
  const isGuard = (id: string, html: string) => id === "aria-hidden-focus" && html.includes("data-base-ui-focus-guard");
  // Without rules that passed and without selectors, which take half of the time.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const { violations } = await axe.run({ rules, resultTypes: ["violations"], selectors: false });
  return violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || id === "heading-order")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })))
    .filter(({ id, html }) => !isGuard(id, html))
    .map(({ id, html }) => `${id}: ${html}`);
}
