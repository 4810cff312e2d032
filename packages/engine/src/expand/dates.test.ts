/** Calendars and holidays of a plan, from the document to the pages of a template. */

import { Report } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOut, messagesOf, world } from "../../test/support/documents.ts";
import { someHolidays } from "../../test/support/holidays.ts";
import { designs } from "../../test/support/plans.ts";
import { DateIndex } from "../language/date-index.ts";
import { compareRows, type DateRow, parseRow, parseRows, printRow } from "../model/date-row.ts";
import { parsePlan } from "../parse/parse-plan.ts";
import { parseTemplate } from "../parse/parse-template.ts";
import { printProject } from "../parse/print-project.ts";
import { printTemplate } from "../parse/print-template.ts";
import { projectOf } from "../parse/read-project.ts";
import { formatReport } from "../parse/test-support.ts";
import { isPrintableText } from "../typography/printable-text.ts";
import { estimatePages } from "./estimate-pages.ts";
import { expandPlan } from "./expand-plan.ts";

const isPrintable = (text: string) => isPrintableText(text, [], world);
const library = { canvas: undefined, masters: designs("Day"), pages: [] };

function expanded(body: string, sections = "[{ kind: days, master: Day, generate: each_day }]") {
  const text = `plan:
  calendar: { start_date: 2026-01-01, end_date: 2026-01-31 }
  week_numbering: us
  years: { fiscal: 10 }
  terms: [{ name: Winter, from: 2026-01-07, to: 2026-03-31 }]
  sections: ${sections}
${body}`;
  const report = new Report();
  const document = parsePlan(text, report);
  if (!document) throw new Error("no plan");
  const template = expandPlan(
    library,
    document,
    { profiles: world.profiles, holidays: someHolidays, almanac: world.almanac, isPrintable },
    report,
  );
  return {
    document,
    template,
    dates: template.dates,
    reported: formatReport(report, { plan: text }),
    pages: template.page_assignments.map(({ context }) => [context?.date, context?.event].join(" ").trim()),
    estimate: estimatePages(document.plan, [], { holidays: someHolidays, almanac: world.almanac }).total,
  };
}

const rows = (lines: readonly string[], more = "") => `  dates:
  - name: Family
${more}    rows: |
${lines.map((line) => `      ${line}\n`).join("")}`;

describe("the rows of a calendar", () => {
  test("are lines of text or mappings, with the same result", () => {
    const lines = rows(["2026-01-05 09:00-10:30 Standup", "2026-01-06 Ann | birthday | age 40 | #Family | id a@b"]);
    const listed = `  dates:
  - name: Family
    rows:
    - { date: 2026-01-06, title: Ann, kind: birthday, age: 40, categories: [Family], uid: a@b }
    - { date: 2026-01-05, start: "09:00", end: "10:30", title: Standup }
`;
    expect(expanded(lines).document.plan.dates).toEqual(expanded(listed).document.plan.dates);
  });

  test("give the same template in any order", () => {
    const lines = [
      "2026-01-05 Zoo",
      "2026-01-05 08:00 Ant",
      "2026-01-04 Bee",
      "2026-01-05 Ape",
      "2026-01-05 Ann | birthday",
    ];
    const first = printTemplate(expanded(rows(lines)).template);
    expect(printTemplate(expanded(rows(lines.toReversed())).template)).toBe(first);
    expect(first).toContain(
      "2026-01-05 Ann | birthday\n    2026-01-05 Ape\n    2026-01-05 Zoo\n    2026-01-05 08:00 Ant\n",
    );
  });

  test("are limited to the plan's months with the weeks around them", () => {
    const days = ["2025-12-24", "2025-12-25", "2026-01-20", "2026-02-07", "2026-02-08"];
    const { dates } = expanded(rows(days.map((day) => `${day} It`)));
    expect(dates?.[0]?.rows.map(({ date }) => date)).toEqual(["2025-12-25", "2026-01-20", "2026-02-07"]);
  });

  test("that cannot be read are reported and left out", () => {
    const { dates, reported } = expanded(
      rows(["2026-01-32 It", "Party", "2026-01-05 10:00-09:00 Back", "2026-01-05 Fine"]),
    );
    expect(dates?.[0]?.rows).toHaveLength(1);
    expect(reported.map((line) => line.replace(/ — .*/, ""))).toMatchInlineSnapshot(`
      [
        "warning 10 at 2026-01-32: "2026-01-32 It" is not an entry of a calendar, and is left out (A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30)",
      ]
    `);
  });

  test("have filters by word, category and time, and short titles", () => {
    const lines = [
      "2026-01-05 Private call",
      "2026-01-06 09:00 Team meeting of the whole company",
      "2026-01-07 Gym | #Sport",
    ];
    const titles = (more: string) => expanded(rows(lines, more)).dates?.[0]?.rows.map(({ title }) => title) ?? [];
    expect(titles("    exclude: private\n")).toHaveLength(2);
    expect(titles("    include: { words: [CALL], categories: [sport] }\n")).toEqual(["Private call", "Gym"]);
    expect(titles("    all_day: hidden\n    shorten: 16\n")).toEqual(["Team meeting…"]);
  });

  test("read back from their line", () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
      .map((it) => it.replace(/[\s\p{C}]+/gu, ""))
      .filter(Boolean);
    const row = fc.record(
      {
        date: fc.constantFrom("2026-01-05", "2028-02-29"),
        start: fc.constantFrom("00:00", "09:30"),
        title: fc.oneof(
          text,
          fc.constantFrom("10:30 train", "a|b", "\\", "\\|", "#x", "2026-01-01", "to 2026-01-09 x", "– 2026-01-09 x"),
        ),
        kind: fc.constantFrom("birthday" as const, "bank" as const),
        age: fc.nat(120),
        categories: fc.array(text, { minLength: 1, maxLength: 2 }),
        uid: text,
        calendar: text,
      },
      { requiredKeys: ["date", "title"] },
    );
    fc.assert(
      fc.property(row, (written: DateRow) => {
        expect(parseRows(printRow(written))).toEqual([written]);
      }),
      { numRuns: runs(300) },
    );
  });

  test.each(["2026-02-28 to 2026-03-01 Trip", "2026-02-28 - 2026-03-01 Trip", "2026-02-28–2026-03-01 Trip"])(
    "have a row for each day of %s",
    (line) => {
      expect(parseRows(`${line} | #Family`).map(printRow)).toEqual([
        "2026-02-28 Trip | 1/2 | #Family",
        "2026-03-01 Trip | 2/2 | #Family",
      ]);
    },
  );

  test.each([
    "2026-03-01 to 2026-02-28 Trip",
    "2026-03-01 to 2062-03-02 Trip",
    "2026-02-30 to 2026-03-01 Trip",
    "2026-03-01 to 2026-03-02 09:00 Trip",
  ])("do not have %s", (line) => {
    expect(parseRows(line)).toEqual([]);
  });
});

describe("holidays", () => {
  const of = (source: string) => expanded(`  dates: [${source}]\n`);

  test("come from the table of the country and its region", () => {
    expect(of("{ holidays: PL }").dates).toEqual([
      {
        name: "PL",
        style: { pattern: "plain", text: "bold" },
        rows: [
          { date: "2026-01-01", title: "Nowy Rok", kind: "holiday" },
          { date: "2026-01-06", title: "Trzech Króli", kind: "holiday" },
        ],
      },
    ]);
    const titles = (source: string) => of(source).dates?.[0]?.rows.map(({ title }) => title);
    expect(titles("{ holidays: de, region: by, names: en }")).toEqual(["New Year's Day", "Epiphany"]);
    expect(titles("{ holidays: PL, kinds: [observance], names: both }")).toEqual(["Dzień Babci (Grandmother's Day)"]);
  });

  test("have English names if no font has the local ones", () => {
    for (const names of ["local", "both"])
      expect(of(`{ holidays: ET, names: ${names} }`).dates?.[0]?.rows[0]?.title).toBe("Ethiopian Christmas");
  });

  test("of an unknown country or region are an error with a suggestion", () => {
    expect(of("{ holidays: POL }").reported).toMatchInlineSnapshot(`
      [
        "error 7 at POL: There are no holidays for the country "POL" (Did you mean "PL"?)",
      ]
    `);
    expect(of("{ holidays: DE, region: BYE }").reported).toMatchInlineSnapshot(`
      [
        "error 7 at BYE: The country has no region "BYE" (Did you mean "BY"?)",
      ]
    `);
  });
});

describe("sections", () => {
  const dates = `${rows(["2026-01-05 09:00 Standup", "2026-01-05 10:00 Team meeting", "2026-01-07 Trip | 1/2", "2026-01-08 Trip | 2/2", "2026-01-12 Ann | birthday"])}  - holidays: PL\n`;
  const pages = (section: string) => {
    const { pages: found, estimate } = expanded(dates, `[{ kind: it, master: Day, ${section} }]`);
    expect(estimate).toBe(found.length);
    return found;
  };

  test.each([
    [
      "generate: each_event",
      ["2026-01-01 1", "2026-01-05 1", "2026-01-05 2", "2026-01-06 1", "2026-01-07 1", "2026-01-12 1"],
    ],
    ["generate: each_event, events: { words: [meeting] }", ["2026-01-05 2"]],
    ["generate: each_event, events: { kinds: birthday }", ["2026-01-12 1"]],
    ["generate: each_event, events: { calendars: [family], all_day: hidden }", ["2026-01-05 1", "2026-01-05 2"]],
    ["generate: each_day, days: holidays", ["2026-01-01", "2026-01-06"]],
    ["generate: each_day, days: with_events", ["2026-01-05", "2026-01-07", "2026-01-08", "2026-01-12"]],
  ])("with %s have the pages %j", (section, expected) => {
    expect(pages(section)).toEqual(expected);
  });

  test("of crowded days and months need more than two lines of events on a day", () => {
    const busy = ["09:00 Standup", "10:00 Team meeting", "12:00 Lunch"].map((event) => `2026-01-05 ${event}`);
    const long = "2026-01-07 A talk about planners on screens of electronic ink, and questions";
    const made = (listed: readonly string[], mode: string) =>
      expanded(
        rows(listed),
        `[{ kind: it, master: Day, generate: ${mode}, days: crowded }, { kind: all, master: Day, generate: once }]`,
      ).pages.slice(0, -1);
    expect(made([...busy, long], "each_day")).toEqual(["2026-01-05", "2026-01-07"]);
    expect(made(busy, "each_month")).toEqual(["2026-01-01"]);
    expect(made(busy.slice(1), "each_month")).toEqual([]);
  });

  test("with working days leave out weekends and public holidays", () => {
    expect(pages("generate: each_day, days: working_days")).toHaveLength(22 - 2);
    expect(pages("generate: each_day, days: days_off")).toHaveLength(31 - 20);
  });

  test("nest the events of each day", () => {
    const nested =
      "generate: each_day, days: with_events, nested: [{ kind: meetings, master: Day, generate: each_event, events: { all_day: hidden } }]";
    expect(pages(nested).slice(0, 4)).toEqual(["2026-01-05", "2026-01-05 1", "2026-01-05 2", "2026-01-07"]);
  });
});

test("a plan with dates prints and reads back, and so does its template", () => {
  const { document, template } = expanded(
    `${rows(["2026-01-05 09:00 Standup | #Work | id 7"], "    style: { pattern: hatched, text: bold }\n    exclude: [x]\n")}  - { holidays: DE, region: BY, kinds: [holiday, school] }\n`,
    "[{ kind: days, master: Day, generate: each_day, days: working_days }, { kind: it, master: Day, generate: each_event, events: { words: [a] } }]",
  );
  const text = printProject(projectOf(library, document)).plan_yaml;
  const report = new Report();
  expect(parsePlan(text, report)?.plan).toEqual(document.plan);
  expect(parseTemplate(printTemplate(template), report)).toEqual(template);
  expect(report.diagnostics).toEqual([]);
});

describe("tokens of a page", () => {
  const calendars = expanded(
    `${rows(["2026-01-05 09:00-10:30 Standup", "2026-01-05 Ann | birthday | age 40", "2026-01-06 11:00 Call"])}  - holidays: PL\n`,
  ).dates;

  function shown(content: string, unit: "day" | "week" | "event", contexts: readonly object[]) {
    const { document, pages, diagnostics } = layOut({
      ...(calendars && { calendars }),
      masters: { it: [{ type: "text_block", content }] },
      sections: [{ kind: "it", unit, anchors: [], context: {} }],
      page_assignments: contexts.map((context, i) => ({
        page: i + 1,
        master_id: "it",
        context: { section: "it", ...context },
      })),
    });
    expect(messagesOf(diagnostics)).toEqual([]);
    const words = pages.map(({ layers }) =>
      layers.flatMap(({ items }) => items.flatMap((item) => ("text" in item ? item.text : []))),
    );
    return {
      words: words.map((line) => line.join(" ")),
      names: document.destinations.map(({ name }) => name),
      labels: pages.map(({ label }) => label),
    };
  }

  test("do not change the names of other events", () => {
    const namesOf = (...lines: readonly string[]) => {
      const rows = lines.flatMap((line) => parseRow(line) ?? []).sort(compareRows);
      const index = new DateIndex([{ name: "", style: { pattern: "bar", text: "regular" }, rows }]);
      return index.on("2026-01-05").map(({ position }) => index.eventKey("2026-01-05", position));
    };
    const day = "2026-01-05";
    expect(namesOf(`${day} 09:00 Standup!`, `${day} 12:00 Łódź (plan)`)).toEqual(["standup", "łódź-plan"]);
    const more = [`${day} 08:00 Call`, `${day} 09:00 Standup!`, `${day} 12:00 Łódź (plan)`, `${day} 15:00 standup`];
    expect(namesOf(...more)).toEqual(["call", "standup", "łódź-plan", "standup-2"]);
    expect(namesOf(`${day} 🎂`, `${day} 🎉`, `${day} event 2`)).toEqual(["event-2", "event", "event-3"]);
    expect(namesOf(`${day} ${"word ".repeat(30)}`)[0]).toHaveLength(39);
  });

  test("are the holidays and events of its day", () => {
    const on = (date: string) =>
      shown("{holiday}|{holidays}|{is_holiday}|{is_working_day}|{event_count}|{events}|{events:2}|{events:3}", "day", [
        { date },
      ]).words[0];
    expect(on("2026-01-06")).toBe("Trzech Króli|Trzech Króli|yes||1|Call||");
    expect(on("2026-01-05")).toBe("|||yes|2|Ann, Standup|Standup|");
    expect(on("2026-01-10")).toBe("||||0|||");
  });

  test("are the phase of the moon, and dates of other calendars", () => {
    const on = (text: string, date: string) => shown(text, "day", [{ date }]).words[0];
    expect(on("{moon}{moon_phase}|{moon:+1}|{moon_phase:-5:30}", "2026-03-03")).toBe("○Full moon|○|Full moon");
    expect(on("{moon}{moon_phase}|{moon:+1}", "2023-01-06")).toBe("○Full moon|");
    expect(on("{hebrew_date}|{hebrew_day}|{hebrew_month}|{hebrew_year}", "2024-03-15")).toBe(
      "5 Adar II 5784|5|Adar II|5784",
    );
    expect(on("{islamic_date}|{chinese_date}|{chinese_year}", "2026-02-17")).toBe("29 Shaʻban 1447|First Month 1|2026");
  });

  test("are those of the whole week on the page of a week", () => {
    expect(shown("{holidays}|{event_count}", "week", [{ date: "2026-01-05" }]).words).toEqual(["Trzech Króli|3"]);
  });

  test("describe the event on its page, which has names of its own", () => {
    const { words, names, labels } = shown("{event} {event_time} {event_age} {index} {date}", "event", [
      { date: "2026-01-05", index: 1, event: 1 },
      { date: "2026-01-05", index: 2, event: 2 },
    ]);
    expect(words).toEqual(["Ann  40 1 2026-01-05", "Standup 09:00–10:30  2 2026-01-05"]);
    expect(names).toEqual(["event:2026-01-05-ann", "it:page:001", "event:2026-01-05-standup", "it:page:002"]);
    expect(labels[1]).toBe("2026-01-05 Standup");
  });
});
