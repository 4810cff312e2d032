import { isRightToLeft } from "../browser/logical-key.ts";

/**
 * A device with facts in parentheses. In a studio from right to left the text is isolated, so that its parts keep their order:
 * lists of the browser have texts only, and no elements.
 */
export function deviceTitle(name: string, ...facts: readonly string[]): string {
  const title = `${name} (${facts.join(", ")})`;
  return isRightToLeft(document.documentElement) ? `\u2066${title}\u2069` : title;
}
