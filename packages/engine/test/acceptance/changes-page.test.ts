/** The page of changed events in updates of a planner, as other programs read it. */

import { createHash } from "node:crypto";
import { isLong, longTest, sampled } from "@octavo/foundation/testing";
import { deflate, inflate, latin1 } from "@octavo/press";
import { wordLanguages } from "@octavo/starters";
import { describe, expect, test } from "vitest";
import {
  type Compilation,
  compareEditions,
  compile,
  type Edition,
  emitPdf,
  readEdition,
  render,
  type World,
} from "../../src/index.ts";
import { messagesOf, world } from "../support/documents.ts";
import { mupdfLinks, mupdfOutline, popplerPicture, popplerText, popplerTexts, qpdfCheck } from "../support/readers.ts";

const masters = JSON.stringify({
  canvas: { page_size: "A5" },
  masters: [
    { name: "Cover", widgets: [aText("Diary")] },
    {
      name: "Day",
      widgets: [
        aText("{date_long}"),
        { id: "events", type: "event_list", position: { x: 20, y: 100, width: 300, height: 200 } },
        {
          id: "changes",
          type: "internal_link",
          position: { x: 20, y: 60, width: 100, height: 20 },
          content: "What is new",
          properties: { to_dest: "changes" },
        },
      ],
    },
  ],
});

function aText(content: string) {
  return { id: "title", type: "text_block", position: { x: 20, y: 20, width: 300, height: 30 }, content };
}

interface Plan {
  readonly rows?: readonly string[];
  readonly more?: object;
  readonly locale?: string;
  /** Number of notes. */
  readonly notes?: number;
}

const planOf = ({ rows = [], more = { changes_page: true }, locale = "en", notes = 2 }: Plan) =>
  JSON.stringify({
    plan: {
      calendar: { start_date: "2027-01-01", end_date: "2027-01-31" },
      locale,
      ...more,
      dates: [{ name: "Work", rows: rows.join("\n") }],
      sections: [
        { kind: "cover", master: "Cover", generate: "once" },
        { kind: "days", master: "Day", generate: "each_day" },
        { kind: "notes", master: "Cover", generate: "count", count: notes },
      ],
    },
  });

interface Made extends Compilation {
  readonly pdf: Buffer;
  readonly edition: Edition;
}

async function made(plan: Plan, today: string, last?: Made, own: World = world): Promise<Made> {
  const update = last && { ...last.edition };
  const compilation = compile(masters, planOf(plan), { ...own, today: () => today }, { update });
  return { ...compilation, ...(await written(compilation)) };
}

async function written({ document, project }: Compilation) {
  if (!document) throw new Error("The planner has errors.");
  const chunks: Uint8Array[] = [];
  const options = { project: project?.() };
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts }, options)) chunks.push(chunk);
  const pdf = Buffer.concat(chunks);
  const read = readEdition(pdf, { inflate, deflate });
  if ("refusal" in read) throw new Error(read.refusal.text);
  return { pdf, edition: read.edition };
}

const isSafe = (last: Made, next: Made) => compareEditions(last.edition.manifest, next.edition.manifest).is_safe;
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim().replaceAll(/[\s\u00a0]+/g, " "))
    .filter(Boolean);

/** A cover, 31 days and two notes. */
const pages = 34;
const pageOfDay = (day: number) => day + 1;

const before = ["2027-01-12 Dentist", "2027-01-13 10:00-11:00 Meeting", "2027-01-20 14:00 Review", "2027-01-21 Fair"];
const after = [
  "2027-01-14 10:30-11:30 Meeting",
  "2027-01-20 14:00 Review of {spring} @plans",
  "2027-01-21 Fair",
  "2027-01-25 Trip | 1/3",
  "2027-01-26 Trip | 2/3",
  "2027-01-27 Trip | 3/3",
];

describe("the page of changes", async () => {
  const first = await made({ rows: before }, "2026-11-17");
  const second = await made({ rows: after }, "2026-11-24", first);

  test("lists added, changed and removed events since the date of the earlier edition", () => {
    expect(qpdfCheck(second.pdf)).toContain("No syntax or stream encoding errors");
    expect(popplerTexts(second.pdf)).toHaveLength(pages + 1 + 1);
    expect(linesOf(popplerText(second.pdf, pages + 1))).toEqual([
      "‹ Cover",
      "Changes since Tue, Nov 17, 2026",
      "Added",
      "Mon, Jan 25, 2027 Trip (– Wed, Jan 27, 2027)",
      "Changed",
      "Thu, Jan 14, 2027 10:30–11:30 Meeting",
      "Wed, Jan 13, 2027 10:00–11:00 Meeting",
      "Wed, Jan 20, 2027 14:00 Review of {spring} @plans",
      "Wed, Jan 20, 2027 14:00 Review",
      "Removed",
      "Tue, Jan 12, 2027 Dentist",
    ]);
  });

  test("leads to the first page and to the days, and is in the outline and the target of links", () => {
    expect(mupdfLinks(second.pdf, [pages + 1])).toEqual([
      [1, pageOfDay(25), pageOfDay(14), pageOfDay(20), pageOfDay(12)],
    ]);
    expect(mupdfLinks(second.pdf, [pageOfDay(1)])).toEqual([[pages + 1]]);
    expect(mupdfOutline(second.pdf).at(-1)).toMatch(/"Changes since Tue, Nov 17, 2026"/);
    expect(second.diagnostics).toEqual([]);
    expect(second.update?.appended).toEqual([{ page: pages + 1, identity: "+changes/1" }]);
  });

  test("is missing in a planner without an earlier edition, as are its links and its outline item", () => {
    expect(popplerTexts(first.pdf)).toHaveLength(pages + 1);
    expect(mupdfLinks(first.pdf, [pageOfDay(1)])).toEqual([[]]);
    expect(mupdfOutline(first.pdf).join()).not.toContain("Changes");
    expect(first.diagnostics).toEqual([]);
  });

  longTest("keeps its place, and its changes need no decision", async () => {
    const third = await made({ rows: [...after, "2027-01-05 Choir"], notes: 5 }, "2026-12-01", second);
    expect(isSafe(first, second)).toBe(true);
    // The last note links to no next one: the notes have no links.
    expect(isSafe(second, third)).toBe(true);
    expect(linesOf(popplerText(third.pdf, pages + 1))).toEqual([
      "‹ Cover",
      "Changes since Tue, Nov 24, 2026",
      "Added",
      "Tue, Jan 5, 2027 Choir",
    ]);
    expect(popplerTexts(third.pdf)).toHaveLength(pages + 1 + 3 + 1);
    // All other pages of the earlier file are where they were.
    for (const page of [pageOfDay(1), pages])
      expect(popplerPicture(third.pdf, page)).toEqual(popplerPicture(second.pdf, page));
  });

  test("stays as it is in an edition without changes, which is the same file on another day", async () => {
    const same = await made({ rows: after }, "2026-12-24", second);
    expect(same.pdf.equals(second.pdf)).toBe(true);
    const later = await made({ rows: [] }, "2027-01-01", same);
    expect(popplerText(later.pdf, pages + 1)).toContain("Changes since Tue, Nov 24, 2026");
  });

  test("is empty, and safe, after the plan has none any more", async () => {
    const without = await made({ rows: after, more: {} }, "2026-12-01", second);
    expect(popplerTexts(without.pdf)).toHaveLength(pages + 1 + 1);
    expect(popplerText(without.pdf, pages + 1).trim()).toBe("");
    expect(isSafe(second, without)).toBe(true);
  });
});

test("a plan without the option makes the same file with and without a clock, and its links are reported", async () => {
  const digest = ({ pdf }: { readonly pdf: Buffer }) => createHash("sha256").update(pdf).digest("hex");
  const first = await made({ rows: before, more: {} }, "2026-11-17");
  const later = await made({ rows: before, more: {} }, "2026-12-24");
  expect(digest(later)).toBe(digest(first));
  expect(messagesOf(first.diagnostics)).toEqual([expect.stringContaining('"changes"')]);
  const next = await made({ rows: after, more: {} }, "2026-12-24", first);
  expect(popplerTexts(next.pdf)).toHaveLength(pages + 1);
});

describe("a long list", async () => {
  const many = Array.from({ length: 90 }, (_, i) => `2027-01-${String((i % 31) + 1).padStart(2, "0")} Event ${i}`);
  const first = await made({}, "2026-11-17");
  const second = await made({ rows: many }, "2026-11-24", first);

  test("goes on over several pages, which are linked", () => {
    const texts = popplerTexts(second.pdf).slice(pages, -1);
    expect(texts.length).toBeGreaterThan(2);
    const found = texts.flatMap((text) => [...text.matchAll(/Event (\d+)/g)].map(([, number]) => Number(number)));
    expect(found.toSorted((a, b) => a - b)).toEqual(many.map((_, i) => i));
    for (const text of texts) expect(text.match(/^ *Added$/gm)).toHaveLength(1);
    const [one = [], two = []] = mupdfLinks(second.pdf, [pages + 1, pages + 2]);
    expect(one.filter((page) => page > pages)).toEqual([pages + 2]);
    expect(two.filter((page) => page > pages)).toEqual([pages + 1, pages + 3]);
  });

  test("keeps the places of its pages when it is short again", async () => {
    const third = await made({ rows: many.slice(1) }, "2026-12-01", second);
    const [list = "", ...rest] = popplerTexts(third.pdf).slice(pages, -1);
    expect(linesOf(list)).toContain("Fri, Jan 1, 2027 Event 0");
    expect(rest.map((text) => text.trim())).toEqual(rest.map(() => ""));
    expect(popplerTexts(third.pdf)).toHaveLength(popplerTexts(second.pdf).length);
    expect(isSafe(second, third)).toBe(true);
    expect(mupdfLinks(third.pdf, [pages + 1])[0]?.filter((page) => page > pages)).toEqual([]);
  });

  test("ends with the number of other changes", async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => `2027-01-${String((i % 31) + 1).padStart(2, "0")} Event ${i}`);
    const { pdf } = await made({ rows }, "2026-11-24", first);
    const texts = popplerTexts(pdf).slice(pages, -1);
    expect(texts).toHaveLength(20);
    const listed = texts.join("").match(/Event \d+/g)?.length ?? 0;
    expect(linesOf(texts.at(-1) ?? "").at(-1)).toBe(`+${3000 - listed}`);
  });
});

test("an earlier PDF without its project has a warning, and no page", async () => {
  const first = await made({ rows: before }, "2026-11-17");
  const compiled = compile(masters, planOf({ rows: after }), world, { update: { manifest: first.edition.manifest } });
  expect(messagesOf(compiled.diagnostics)).toEqual([
    "changes_unknown: The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then",
  ]);
  expect(compiled.document?.pageCount).toBe(pages);
});

test("without a recorded date, the day of the import counts, and else the title has none", async () => {
  const plain = await made({ rows: before, more: {} }, "2026-11-17");
  const next = await made({ rows: after }, "2026-11-24", plain);
  expect(linesOf(popplerText(next.pdf, pages + 1))[1]).toBe("Changes");
  const { project } = plain.edition;
  const plan_yaml = planOf({ rows: before, more: {} }).replace(
    '"name":"Work"',
    '"name":"Work","imported":"2026-11-02"',
  );
  const update = { ...plain.edition, project: { masters_yaml: "", ...project, plan_yaml } };
  const { pdf } = await written(compile(masters, planOf({ rows: after }), world, { update }));
  expect(linesOf(popplerText(pdf, pages + 1))[1]).toBe("Changes since Mon, Nov 2, 2026");
});

test("events of months that are new in the plan are no changes", async () => {
  const first = await made({ rows: ["2027-01-12 Dentist"] }, "2026-11-17");
  const longer = planOf({ rows: ["2027-01-12 Dentist", "2027-03-01 Fair"] }).replace("2027-01-31", "2027-03-31");
  const { document } = compile(masters, longer, world, { update: first.edition });
  expect(document?.outline.map(({ title }) => title).join()).not.toContain("Changes");
});

test("a template with the page links to it without a report", () => {
  const { template } = compile(masters, planOf({ rows: before }), world);
  const text = JSON.stringify({ ...template, changes_page: true });
  expect(messagesOf(render(text, world).diagnostics)).toEqual([]);
});

const usualScripts: Readonly<Record<string, string>> = { Jpan: "Han", Hans: "Han", Hant: "Han", Kore: "Hangul" };
const scriptNames: Readonly<Record<string, string>> = {
  Arab: "Arabic",
  Cyrl: "Cyrillic",
  Deva: "Devanagari",
  Grek: "Greek",
  Hebr: "Hebrew",
  Latn: "Latin",
  Thai: "Thai",
};

const scriptOf = (locale: string) => new Intl.Locale(locale).maximize().script ?? "";
const scripts = wordLanguages.map(scriptOf);
const firstOfScripts = wordLanguages.filter((_, i) => scripts.indexOf(scripts[i] ?? "") === i);
const languages = isLong() ? wordLanguages : sampled(firstOfScripts, 3, 0);

test.each(languages)("the page is written in %s", async (locale) => {
  const first = await made({ rows: before, locale }, "2026-11-17");
  const { pdf } = await made({ rows: after, locale }, "2026-11-24", first);
  const text = popplerText(pdf, pages + 1);
  const script = scriptOf(locale);
  expect(text).toMatch(new RegExp(`\\p{Script=${usualScripts[script] ?? scriptNames[script] ?? script}}`, "u"));
  expect(text).not.toContain("\ufffd");
  expect(text).toMatch(/2026/);
  for (const word of ["Changes", "Added", "Changed", "Removed"]) expect(text.includes(word)).toBe(locale === "en");
});
