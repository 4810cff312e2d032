import type { LinkItem } from "@octavo/engine";
import type { Message } from "@octavo/engine/message";
import { expect, test } from "vitest";
import { describeLinks } from "./describe-links.ts";

const rect = { x: 0, y: 0, width: 10, height: 10 };
const toPage = (page: number): LinkItem => ({ kind: "link", rect, target: { to: "page", page, x: 0, y: 0 } });
const toAddress = (uri: string): LinkItem => ({ kind: "link", rect, target: { to: "uri", uri } });
const names = { labelOf: (page: number) => (page === 7 ? "2026-01-07" : ""), here: 3 };
const said = (links: readonly LinkItem[], broken: readonly Message[] = []) => describeLinks({ links, broken }, names);

test("names the page of a single link", () => {
  expect(said([toPage(7)])).toBe("Page 7, 2026-01-07");
  expect(said([toPage(8)])).toBe("Page 8");
  expect(said([toPage(3)])).toBe("This page");
});

test("shortens a long address", () => {
  expect(said([toAddress("https://example.org/")])).toBe("example.org");
  expect(said([toAddress(`https://example.org/${"a".repeat(90)}`)])).toHaveLength(48);
});

test("counts links and merges those with the same target", () => {
  expect(said([toPage(5), toPage(9), toPage(7)])).toBe("3 links, pages 5–9");
  expect(said([toPage(7), toPage(7)])).toBe("Page 7, 2026-01-07");
});

test("reports a broken link and returns nothing without links", () => {
  expect(said([], [{ text: "There is no destination called x" }])).toBe("Leads nowhere");
  expect(said([])).toBe("");
});
