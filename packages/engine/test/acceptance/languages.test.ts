/** Planners in languages other than English, with text extracted by an independent reader. */
import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { inEnglish } from "../support/in-english.ts";
import { print } from "../support/print.ts";
import { mupdfOutline, popplerText, qpdfText } from "../support/readers.ts";

const masters = `
canvas: { page_size: A5 }
masters:
- name: Day
  widgets:
  - { id: title, type: text_block, position: { x: 20, y: 20, width: 380, height: 30 }, content: "{date_long}" }
- name: Month
  widgets:
  - { id: title, type: text_block, position: { x: 20, y: 20, width: 380, height: 30 }, content: "{month_name} | {month_abbr}" }
  - id: days
    type: calendar
    position: { x: 20, y: 60, width: 380, height: 380 }
    properties: { start_date: "{year}-{month_padded}-01", weekday_label_style: short }
`;

/** Covers 4 to 6 March 2026 and the month of March. */
async function planner(locale: string) {
  const plan = `
plan:
  locale: ${locale}
  calendar: { start_date: 2026-03-01, end_date: 2026-03-31 }
  sections:
  - { kind: months, master: Month, generate: each_month }
  - { kind: days, master: Day, generate: each_day, start_date: 2026-03-04, end_date: 2026-03-06 }
`;
  const { document, diagnostics, template } = compile(masters, plan, world);
  if (!document) throw new Error(JSON.stringify(diagnostics));
  const pdf = await print(document);
  // A space that does not break is a space to who reads.
  const text = (page: number) => popplerText(pdf, page).replaceAll("\u00a0", " ");
  return { pdf, diagnostics, template, month: text(1), day: text(3) };
}

interface Expected {
  readonly day: string;
  readonly month: string;
  readonly title: string;
  readonly weekdays: readonly string[];
}

describe.each<[string, Expected]>([
  [
    "el",
    {
      day: "Πέμπτη 5 Μαρτίου 2026",
      month: "Μάρτιος | Μάρ",
      title: "Μάρτιος 2026",
      weekdays: ["Δευ", "Τρί", "Τετ", "Πέμ", "Παρ", "Σάβ", "Κυρ"],
    },
  ],
  [
    "uk",
    {
      day: "четвер, 5 березня 2026 р.",
      month: "березень | бер.",
      title: "Березень 2026 р.",
      weekdays: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Нд"],
    },
  ],
  [
    "cs",
    {
      day: "čtvrtek 5. března 2026",
      month: "březen | bře",
      title: "Březen 2026",
      weekdays: ["Po", "Út", "St", "Čt", "Pá", "So", "Ne"],
    },
  ],
  [
    "lt",
    {
      day: "2026 m. kovo 5 d., ketvirtadienis",
      month: "kovas | kov.",
      title: "2026 m. kovas",
      weekdays: ["Pr", "An", "Tr", "Kt", "Pn", "Št", "Sk"],
    },
  ],
  [
    "de",
    {
      day: "Donnerstag, 5. März 2026",
      month: "März | Mär",
      title: "März 2026",
      weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    },
  ],
])("a planner in %s", (locale, expected) => {
  test("writes dates, months and weekdays in the language without missing glyphs", async () => {
    const { pdf, diagnostics, month, day } = await planner(locale);
    expect(diagnostics).toEqual([]);
    expect(day).toContain(expected.day);
    expect(month).toContain(expected.month);
    expect(month).toMatch(new RegExp(expected.weekdays.map((name) => `${name}\\s*`).join("")));
    expect(mupdfOutline(pdf).join("\n").replaceAll("\u00a0", " ")).toContain(expected.title);
    expect(qpdfText(pdf)).toContain(`/Lang (${locale})`);
  });
});

test("the language of a region has the region's words, and its tag stays in template and file", async () => {
  const { pdf, template, day, diagnostics } = await planner("pt_br");
  expect(diagnostics).toEqual([]);
  expect(day).toContain("quinta-feira, 5 de março de 2026");
  expect(template?.metadata.locale).toBe("pt-BR");
  expect(qpdfText(pdf)).toContain("/Lang (pt-BR)");
});

test.each(["km", "my", "am"])(
  "missing glyphs are reported and the rest of the planner is drawn: %s",
  async (locale) => {
    const { diagnostics, pdf } = await planner(locale);
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(["missing_glyph"]);
    expect(diagnostics.map(({ severity }) => severity)).not.toContain("error");
    expect(popplerText(pdf, 1)).toMatch(/30\s+31/);
  },
);

test("replaces an unknown language by English and suggests a known one", async () => {
  const { diagnostics, day } = await planner("ua");
  expect(inEnglish(diagnostics).map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
    'unknown_locale: Did you mean "uk"?',
  ]);
  expect(day).toContain("Thursday, March 5, 2026");
});
