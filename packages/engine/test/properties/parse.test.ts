import { type DocumentName, formatMessage, Report } from "@octavo/foundation";
import { runs, sampled } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { locate } from "../../src/parse/locate.ts";
import { parseMasters } from "../../src/parse/parse-masters.ts";
import { parsePlan } from "../../src/parse/parse-plan.ts";
import { parseTemplate } from "../../src/parse/parse-template.ts";
import { anyText } from "../support/any-text.ts";

const parsers = {
  masters: (text: string, report: Report) =>
    parseMasters(text, report, ["box", "grid"], { checkProperties: () => ["rows"] }),
  plan: (text: string, report: Report) => parsePlan(text, report),
  template: (text: string, report: Report) => parseTemplate(text, report, ["box", "grid"]),
};
const documents = Object.keys(parsers) as readonly DocumentName[];

/** Checks that a text gives a model or an error, and that all places are within the text. */
function survives(text: string): void {
  for (const document of documents) {
    const report = new Report();
    const model = parsers[document](text, report);
    if (model === undefined) expect(report.hasErrors).toBe(true);
    const lines = text.split(/\r\n?|\n/).length;
    const located = locate(report.diagnostics, { [document]: text });
    const astray = located.filter(({ at: { line = 1 } }) => line < 1 || line > lines);
    const garbled = located.filter(({ message }) => /undefined|\[object/.test(formatMessage(message)));
    expect([...astray, ...garbled]).toEqual([]);
  }
}

/** Valid keys, so that errors occur in nested values. */
const keys = [
  "masters name widgets id type position x width content styling properties background_color z_order page plan calendar",
  "start_date end_date pages_per_day locale week_start sections kind generate count anchors dest_id context order canvas",
  "dimensions margins page_size orientation schema_version metadata page_assignments master_id navigation outlines export",
  "nested parent weekdays counters step compilation_rules page_name repeat_mode context_rules pages pages_per_item",
  "index date __proto__ constructor toString",
];
const key = fc.constantFrom(...keys.join(" ").split(" "));
const scalar = fc.oneof(
  fc.constantFrom(
    null,
    true,
    "",
    "1.0",
    "2026-02-30",
    "2026-01-01",
    "each_day",
    "count",
    "box",
    "{year}",
    "@x",
    "a5",
    "device",
    "é",
  ),
  fc.constantFrom(0, -0, -1, 1, 15, 16, 1e308, Number.MAX_SAFE_INTEGER, 0.1),
  fc.string(),
);
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 6, noNullPrototype: true }),
  ),
})).value;

/** A document with a valid structure and random leaves. */
const skeleton = fc
  .record({
    masters: fc.array(
      fc.record({ name: value, id: value, widgets: fc.array(fc.dictionary(key, value), { maxLength: 3 }) }),
      { maxLength: 3 },
    ),
    plan: fc.record({
      calendar: value,
      sections: fc.array(fc.dictionary(key, value), { maxLength: 3 }),
      order: value,
      context: value,
    }),
    compilation_rules: fc.array(fc.dictionary(key, value), { maxLength: 3 }),
    canvas: value,
    page_assignments: fc.array(fc.dictionary(key, value), { maxLength: 3 }),
    navigation: value,
    sections: fc.array(value, { maxLength: 3 }),
  })
  .map((document) => document as unknown);

test("survives any value in any place", () => {
  fc.assert(
    fc.property(fc.oneof(value, skeleton), (document) => survives(JSON.stringify(document, null, 1))),
    { numRuns: runs(300) },
  );
});

test("survives any text", () => {
  fc.assert(fc.property(fc.oneof(anyText(), fc.string()), survives), { numRuns: runs(300) });
});

const fragments = [
  "a",
  "name",
  ": ",
  ":",
  "- ",
  "\n",
  "\n  ",
  "\n\t",
  "{",
  "}",
  "[",
  "]",
  ", ",
  '"',
  "'",
  "#",
  " # ",
  "&a ",
  "*a",
  "!t ",
  "|\n",
  ">",
  "%",
  "@",
  "`",
  "---\n",
  "...",
  "? ",
  "<<: ",
  "\\",
  "\r\n",
  "~",
  "1",
  "#fff",
  "masters",
  "{year}",
];

test("survives anything made of the pieces of YAML", () => {
  const text = fc.array(fc.constantFrom(...fragments), { maxLength: 30 }).map((parts) => parts.join(""));
  fc.assert(fc.property(text, survives), { numRuns: runs(1_000) });
});

const sample = `masters:
  - name: "Day"
    widgets:
      - id: title
        type: box
        position: { x: 36, y: 36, width: 300, height: 40 }
        content: "{date_long}"
        properties: { rows: 2, bind: 'day(@date)' }
`;

test("survives a good document with a piece cut out, doubled or put in", () => {
  const edit = fc.record({ at: fc.nat(sample.length), cut: fc.nat(8), put: fc.constantFrom("", ...fragments) });
  fc.assert(
    fc.property(edit, ({ at, cut, put }) => survives(sample.slice(0, at) + put + sample.slice(at + cut))),
    { numRuns: runs(500) },
  );
});

const many = [
  ["masters that are none", `masters: [${"1,".repeat(20_000)}]`],
  ["sections of one kind", `sections:\n${"- {kind: a}\n".repeat(20_000)}`],
  ["widgets without an id", `masters:\n- name: Day\n  widgets:\n${"  - {type: box}\n".repeat(20_000)}`],
  ["widgets of one id", `widgets:\n${"- {id: a, type: box}\n".repeat(20_000)}`],
  ["keys", Array.from({ length: 60_000 }, (_, i) => `k${i}:`).join("\n")],
  [
    "context variables",
    `sections: [{kind: a, context: {${Array.from({ length: 20_000 }, (_, i) => `k${i}: ""`).join()}}}]`,
  ],
  ["masters that nobody has", `masters: [{id: a}]\npage_assignments:\n${"- {page: 1, master_id: b}\n".repeat(20_000)}`],
] as const;

test.each(sampled(many, 3, 1))("survives very many %s", { timeout: 20_000 }, (_, text) => {
  survives(text);
});
