import type { LinkItem } from "@octavo/engine";
import { formatMessage, type Message } from "@octavo/foundation";
import { expect, test } from "vitest";
import { describeLinks } from "./describe-links.ts";

const rect = { x: 0, y: 0, width: 10, height: 10 };
const toPage = (page: number): LinkItem => ({ kind: "link", rect, target: { to: "page", page, x: 0, y: 0 } });
const toAddress = (uri: string): LinkItem => ({ kind: "link", rect, target: { to: "uri", uri } });
const names = { labelOf: (page: number) => (page === 7 ? "2026-01-07" : ""), here: 3 };
function described(links: readonly LinkItem[], broken: readonly Message[] = []): string | undefined {
  const found = describeLinks({ links, broken }, names);
  return found && formatMessage(found);
}

test("names the page of a single link", () => {
  expect(described([toPage(7)])).toBe("Page 7, 2026-01-07");
  expect(described([toPage(8)])).toBe("Page 8");
  expect(described([toPage(3)])).toBe("This page");
});

test("shortens a long address", () => {
  expect(described([toAddress("https://example.org/")])).toBe("example.org");
  expect(described([toAddress(`https://example.org/${"a".repeat(90)}`)])).toHaveLength(48);
});

test("counts links and merges those with the same target", () => {
  expect(described([toPage(5), toPage(9), toPage(7)])).toBe("3 links, pages 5–9");
  expect(described([toPage(7), toPage(7)])).toBe("Page 7, 2026-01-07");
});

test("reports a broken link and returns nothing without links", () => {
  expect(described([], [{ text: "There is no destination called x" }])).toBe("Leads nowhere");
  expect(described([])).toBeUndefined();
});
