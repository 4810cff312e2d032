import { expect, test } from "vitest";
import { aTemplate, world } from "../test/support/documents.ts";
import { inEnglish } from "../test/support/in-english.ts";
import { documentLinks } from "./document-links.ts";
import type { Template, Widget } from "./model/template.ts";

const position = { x: 10, y: 20, width: 100, height: 30 };

function link(properties: Record<string, unknown>): Widget {
  return { id: "link", type: "internal_link", position, content: "go", properties };
}

function threeDays(): Template {
  const template = aTemplate({ masters: { it: [] } });
  return {
    ...template,
    sections: [{ kind: "days", unit: "day", anchors: [], context: {} }],
    page_assignments: [1, 2, 3].map((page) => ({
      page,
      master_id: template.masters[0]?.id ?? "",
      context: { section: "days", date: `2026-01-0${page}` },
    })),
  };
}

test("a rule leads from each page to its named counterpart", () => {
  const links = documentLinks(threeDays(), world);
  const next = link({ bind: "day(@date_next)" });
  expect(links.linksOf(next, 1).links).toEqual([
    { kind: "link", rect: position, target: { to: "page", page: 2, x: 0, y: 0 } },
  ]);
  expect(links.labelOf(2)).toBe("2026-01-02");
  expect(links.linksOf(next, 3)).toEqual({ links: [], broken: [] });
});

test("lists the names of anchors and of dates", () => {
  const anchor = { id: "a", type: "anchor", position, properties: { dest_id: "notes:index" }, page: 2 };
  const { destinations, pageOf } = documentLinks({ ...threeDays(), widgets: [anchor] }, world);
  expect(destinations).toContain("notes:index");
  expect(destinations).toContain("day:2026-01-03");
  expect(["notes:index", "day:2026-01-03", "day:2027-01-01"].map(pageOf)).toEqual([2, 3, undefined]);
});

test("a link without a target reports the reason", () => {
  const { links, broken } = documentLinks(threeDays(), world).linksOf(link({ to_dest: "day:2026-02-01" }), 1);
  expect(links).toEqual([]);
  expect(broken).toHaveLength(1);
  expect(inEnglish(broken[0])).toContain("day:2026-02-01");
});
