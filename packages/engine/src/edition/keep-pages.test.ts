import { expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { compile } from "../compile.ts";
import { manifestOf } from "../manifest/manifest.ts";
import type { UpdateOptions } from "./update.ts";

const position = { x: 10, y: 10, width: 100, height: 20 };
const link = { id: "last", type: "internal_link", position, content: "b 2", properties: { to_dest: "b:page:002" } };
const masters = JSON.stringify({ masters: [{ name: "Page", widgets: [link] }] });

function compiled(counts: Readonly<Record<string, number>>, update?: UpdateOptions) {
  const sections = Object.entries(counts).map(([kind, count]) => ({ kind, master: "Page", generate: "count", count }));
  const calendar = { start_date: "2027-01-01", end_date: "2027-01-31" };
  const { document, project } = compile(masters, JSON.stringify({ plan: { calendar, sections } }), world, { update });
  if (!document) throw new Error("There is no document.");
  const targets = (page: number) => document.page(page).links.map(({ target }) => target);
  return { targets, edition: { manifest: manifestOf(document), project: project?.() } };
}

test("links of kept pages lead to the pages of their edition, and never to one that took such a place", () => {
  const first = compiled({ a: 2, b: 2 });
  expect(first.targets(1)).toMatchObject([{ to: "page", page: 4 }]);
  const second = compiled({ b: 2 }, { ...first.edition, removed: "keep" });
  expect(second.targets(1)).toEqual(first.targets(1));
  const third = compiled({ b: 1, c: 1 }, { ...second.edition, removed: "drop" });
  expect(third.edition.manifest.pages.map(({ identity }) => identity)).toEqual(["a/1", "a/2", "b/1", "c/1"]);
  expect(third.targets(1)).toEqual([]);
});
