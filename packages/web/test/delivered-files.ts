import { onTestFinished, vi } from "vitest";

/** From now on, the names under which files are given to the browser. The links for that are in no document. */
export function deliveredFiles(): () => readonly string[] {
  const clicks = vi.spyOn(HTMLElement.prototype, "click");
  onTestFinished(() => clicks.mockRestore());
  return () => clicks.mock.contexts.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.download] : []));
}
