import { describe, expect, test } from "vitest";
import { dayPages, days, draw, layOut, messagesOf, type WidgetNotation } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";

const saidOf = (content: string) => messagesOf(draw({ type: "text_block", content }).diagnostics);

test("@name in a text is printed unchanged and reported", () => {
  expect(saidOf("@weekday, me@year.example and @nobody")).toEqual([
    'at_in_text: "@weekday" is a variable only where a link is written, and prints as it is here; write {weekday}',
  ]);
});

test("a format that does not exist is pointed out, with those that do", () => {
  expect(saidOf("{page:.1f}")).toEqual([
    "unknown_format: {page:.1f} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}",
  ]);
});

test("a date of another calendar outside of its tables is reported", () => {
  const { diagnostics } = layOut({
    masters: { it: [{ type: "text_block", content: "{hebrew_day} {moon_phase}" }] },
    sections: [days],
    page_assignments: dayPages("it", ["2040-12-31", "2041-06-01"]),
  });
  expect(messagesOf(diagnostics)).toEqual([
    'unknown_token: "hebrew_day" has no value on this page, because dates of this calendar are known from 2020 to 2040 only',
  ]);
});

test("a text that does not fit is reported beside other problems, unless an unknown token makes it long", () => {
  const codesOf = (content: string) => {
    const position = { x: 20, y: 20, width: 30, height: 12 };
    return draw({ type: "text_block", content, position }).diagnostics.map(({ code }) => code);
  };
  expect(codesOf("a long text in a small box")).toEqual(["text_does_not_fit"]);
  expect(codesOf("@weekday is a long text in a small box")).toEqual(["at_in_text", "text_does_not_fit"]);
  expect(codesOf("{nobody} is a long text in a small box")).toEqual(["unknown_token"]);
});

describe("unknown tokens of one widget", () => {
  const sections = [
    { ...days, context: { mood: "good" }, counters: { lesson: { start: 1, step: 1 } } },
    { kind: "notes", unit: "count", anchors: [], context: {} },
    { kind: "words", unit: "count", anchors: [], context: {}, parent: "notes" },
  ] as const;
  const page_assignments = [
    ...dayPages("it", ["2026-03-05", "2026-03-06"]),
    { page: 3, master_id: "it", context: { section: "notes", index: 1 } },
    { page: 4, master_id: "it", context: { section: "words", index: 1 } },
    { page: 5, master_id: "it" },
  ];
  const saidOf = (notation: WidgetNotation) =>
    layOut({ masters: { it: [notation] }, sections, page_assignments }).diagnostics.map(
      ({ message, count = 1, hint, at }) => ({ message, count, hint, page: at.page }),
    );
  const text = (content: string) => saidOf({ type: "text_block", content, styling: { size: 6 } });

  test("are all reported, each with its own count and hint", () => {
    expect(inEnglish(text("{yaer} {dat} {section:x} {yaer} {locale:x}"))).toEqual([
      { message: expect.stringContaining('"yaer"'), count: 5, hint: 'Did you mean "year"?', page: 1 },
      { message: expect.stringContaining('"dat"'), count: 5, hint: 'Did you mean "date"?', page: 1 },
      { message: expect.stringContaining("{section:x}"), count: 5, hint: undefined, page: 1 },
      { message: expect.stringContaining("{locale:x}"), count: 5, hint: undefined, page: 1 },
    ]);
  });

  test("are all reported in a link rule", () => {
    const [first, second] = saidOf({
      type: "tap_zone",
      properties: { tap_action: "destination_link", bind: "day(@yaer-@dat)" },
    });
    expect(inEnglish([first?.message, second?.message])).toEqual([
      expect.stringContaining('"yaer"'),
      expect.stringContaining('"dat"'),
    ]);
  });

  test("that another section defines name the section that lacks them", () => {
    expect(inEnglish(text("{mood} {lesson_next}").map(({ message, page }) => [page, message]))).toEqual([
      [3, '"mood" has no value in section "notes"; it is defined only in "days"'],
      [3, '"lesson_next" has no value in section "notes"; it is defined only in "days"'],
      [4, '"mood" has no value in section "words"; it is defined only in "days"'],
      [4, '"lesson_next" has no value in section "words"; it is defined only in "days"'],
      [5, '"mood" has no value on this page; it is defined only in "days"'],
      [5, '"lesson_next" has no value on this page; it is defined only in "days"'],
    ]);
    expect(inEnglish(text("{mood}")[0]?.hint)).toBe('Define "mood" here as well, or use a master without it');
  });

  test("that the page's section cannot have say why", () => {
    expect(inEnglish(text("{date}").map(({ message }) => message))).toEqual([
      '"date" has no value in section "notes", because the section has no dates',
      '"date" has no value in section "words", because the section has no dates',
      '"date" has no value on this page, because the page has no date',
    ]);
  });

  test("of a parent section name the section without a parent, or the parent that lacks them", () => {
    expect(inEnglish(text("{parent_date}").map(({ message, count }) => [count, message]))).toEqual([
      [2, '"parent_date" has no value in section "days", because the section is not inside another'],
      [1, '"parent_date" has no value in section "notes", because the section is not inside another'],
      [1, '"parent_date" has no value in section "words", because section "notes" around it has no "date"'],
      [1, '"parent_date" has no value on this page, because the page is in no section'],
    ]);
    expect(inEnglish(text("{parent_mood}")[2]?.message)).toBe(
      '"parent_mood" has no value in section "words", because section "notes" around it has no "mood"',
    );
    expect(inEnglish(text("{parent_mod}")[0]?.message)).toContain('No variable is called "parent_mod"');
  });

  test("of a section's anchors are all reported, with the section", () => {
    const { diagnostics } = layOut({
      masters: { it: [] },
      sections: [
        { ...days, anchors: ["a:{mood}:{yaer}"] },
        { ...days, kind: "weeks", unit: "week", context: { mood: "" } },
      ],
      page_assignments: dayPages("it", ["2026-03-05", "2026-03-06"]),
    });
    expect(inEnglish(diagnostics)).toMatchObject([
      { message: '"mood" has no value in section "days"; it is defined only in "weeks"', count: 2 },
      { message: expect.stringContaining('"yaer"'), hint: 'Did you mean "year"?', count: 2 },
    ]);
  });
});
