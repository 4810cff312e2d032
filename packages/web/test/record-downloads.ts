import { onTestFinished, vi } from "vitest";

/** Records the names of downloaded files. Their links are in no document. */
export function recordDownloads(): () => readonly string[] {
  const clicks = vi.spyOn(HTMLElement.prototype, "click");
  onTestFinished(() => clicks.mockRestore());
  return () => clicks.mock.contexts.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.download] : []));
}
