import { describe, expect, test } from "vitest";
import { days, draw, layOut, messagesOf } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";

const link = (properties: Readonly<Record<string, unknown>>) => ({ type: "internal_link", content: "x", properties });
const target = (properties: Readonly<Record<string, unknown>>, anchors: readonly string[] = []) => {
  const { links, diagnostics } = draw2(link(properties), anchors);
  return { targets: links.map((item) => item.target), reported: messagesOf(diagnostics) };
};

/** Lays out a link on page 1 and an anchor for each name on page 2. */
function draw2(notation: Parameters<typeof draw>[0], anchors: readonly string[]) {
  const { pages, diagnostics } = layOut({
    masters: { it: [notation] },
    widgets: anchors.map((dest_id, i) => ({
      id: `a${i}`,
      type: "anchor",
      page: 2,
      position: { x: 7, y: 9, width: 1, height: 1 },
      properties: { dest_id },
    })),
    sections: [days],
    page_assignments: [{ page: 1, master_id: "it", context: { section: "days", date: "2026-03-05" } }],
  });
  return { links: pages[0]?.links ?? [], diagnostics };
}

test("a link with an unknown variable reports only the variable, and one with an empty variable nothing", () => {
  const codes = (to_dest: string) => draw2(link({ to_dest }), []).diagnostics.map(({ code }) => code);
  expect(codes("day:{nobody}")).toEqual(["unknown_token"]);
  expect(codes("day:{date_prev}")).toEqual([]);
});

describe("a link", () => {
  test("leads to the place of the anchor with its name", () => {
    expect(target({ to_dest: "notes:index" }, ["notes:index"]).targets).toEqual([{ to: "page", page: 2, x: 7, y: 9 }]);
  });

  test("compares names without regard to case", () => {
    expect(target({ to_dest: "Notes:INDEX" }, ["notes:Index"]).targets).toHaveLength(1);
  });

  test("replaces tokens of both spellings in its name", () => {
    expect(target({ to_dest: "month:{year}-@month_padded" }, ["month:2026-03"]).targets).toHaveLength(1);
  });

  test.each([
    ["bind", "week(@iso_year-W@week_padded)"],
    ["to_dest", "week:@iso_year-W@week_padded"],
  ])("replaces @name right after a letter in %s", (property, written) => {
    expect(target({ [property]: written }, ["week:2026-W10"])).toMatchObject({ targets: [{ page: 2 }], reported: [] });
  });

  test("to an address has its tokens replaced, and leaves the @ behind a user's name alone", () => {
    const uris = [{ bind: "https://me@date/{year}" }, { to_dest: "mailto:me@date" }].map((rule) => target(rule));
    expect(uris).toEqual([
      { targets: [{ to: "uri", uri: "https://me@date/2026" }], reported: [] },
      { targets: [{ to: "uri", uri: "mailto:me@date" }], reported: [] },
    ]);
  });

  test("follows its bind rather than its destination", () => {
    expect(target({ to_dest: "home", bind: "notes(3)" }, ["home", "notes:page:003"]).targets).toMatchObject([
      { page: 2 },
    ]);
  });

  test("to a web address is an address, and no other scheme is", () => {
    expect(target({ to_dest: "https://example.org/a" }).targets).toEqual([{ to: "uri", uri: "https://example.org/a" }]);
    expect(target({ to_dest: "javascript:alert(1)" }).targets).toEqual([]);
  });

  test("warns of an unknown destination with the nearest existing name", () => {
    const { diagnostics } = draw2(link({ to_dest: "notes:indx" }), ["notes:index"]);
    expect(inEnglish(diagnostics)).toMatchObject([
      {
        severity: "warning",
        code: "unknown_destination",
        message: 'The link to "notes:indx" leads nowhere: no page has that destination',
        hint: 'Did you mean "notes:index"?',
        at: { document: "template", master: "it", widget_id: "it", page: 1, path: ["properties", "to_dest"] },
      },
    ]);
  });

  test("warns of an unknown function", () => {
    expect(target({ bind: "fortnight(3)" }).reported).toEqual([
      'unknown_binding_function: Unknown binding function "fortnight"',
    ]);
  });

  test("is omitted for an unknown variable, with a warning", () => {
    const { targets, reported: sentences } = target({ bind: "day(@dat)" });
    expect(targets).toEqual([]);
    expect(sentences[0]).toMatch(/^unknown_token: No variable is called "dat"/);
  });

  test("distinguishes a variable that the page lacks from an unknown one", () => {
    expect(target({ bind: "notes(@index)" }).reported).toEqual([
      'unknown_token: "index" has no value in section "days", because the section is not counted',
    ]);
  });

  test("is left out without a word, and its text with it, where a neighbour does not exist", () => {
    const { items, links, diagnostics } = draw(link({ bind: "day(@date_next)" }));
    expect([items, links, diagnostics]).toEqual([[], [], []]);
  });
});

test("reports a broken link on every page of a master once, with a count", () => {
  const { diagnostics } = layOut({
    masters: { it: [link({ to_dest: "nowhere" })] },
    page_assignments: [1, 2, 3].map((page) => ({ page, master_id: "it" })),
  });
  expect(diagnostics).toMatchObject([{ code: "unknown_destination", count: 3, at: { page: 1 } }]);
});

test("reports too many links in a document once", () => {
  const cell_template = { type: "internal_link", properties: { to_dest: "https://example.org" } };
  const links = { type: "grid", properties: { rows: 50, cols: 100, data_source: "range(5000)", cell_template } };
  const pages = (count: number) => {
    const page_assignments = Array.from({ length: count }, (_, i) => ({ page: i + 1, master_id: "it" }));
    return messagesOf(layOut({ masters: { it: [links] }, page_assignments }).diagnostics);
  };
  expect(pages(40)).toEqual([]);
  expect(pages(42)).toEqual(["too_many_links: The document has more than 200,000 links; the rest are left out"]);
});
