import { createHash } from "node:crypto";
import { deflate } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { world } from "../test/support/documents.ts";
import { aPlan, aRule, aSection, designs } from "../test/support/plans.ts";
import { type Compilation, compile, compileProject } from "./compile.ts";
import { compareEditions } from "./edition/compare-editions.ts";
import { emitPdf } from "./emit/pdf/emit-pdf.ts";
import { manifestOf } from "./manifest/manifest.ts";
import { parseRow } from "./model/date-row.ts";
import type { Project } from "./model/project.ts";
import type { Widget } from "./model/template.ts";

const metadata = { name: "Mine", description: "", category: "planner", author: "Ann", device_profile: "" };
const text = (content: string, id = "it"): Widget => ({
  id,
  type: "text_block",
  content,
  position: { x: 20, y: 20, width: 400, height: 30 },
});

function project(parts: Partial<Project>): Project {
  return {
    metadata,
    default_canvas: undefined,
    masters: designs("Day"),
    pages: [],
    plan: aPlan([aSection("days", "each_day")]),
    compilation_rules: [],
    ...parts,
  };
}

describe("a project", () => {
  test("compiles to a document of its sections' and its rules' pages", () => {
    const parts = { pages: designs("Review"), compilation_rules: [aRule("Review", "count", { count: 2 })] };
    const { document, template, diagnostics } = compileProject(project(parts), world);
    expect(diagnostics).toEqual([]);
    expect(document?.pageCount).toBe(6);
    expect(template?.metadata.author).toBe("Ann");
  });

  test("has diagnostics with master, section and widget, but without lines", () => {
    const masters = [{ name: "Day", description: "", widgets: [text("{yaer}")] }];
    const plan = aPlan([aSection("days", "each_day"), aSection("notes", "count", { master: "Notes" })]);
    const { document, diagnostics } = compileProject(project({ masters, plan }), world);
    expect(document).toBeUndefined();
    expect(diagnostics.map(({ code, at }) => ({ code, at }))).toEqual([
      { code: "section_count", at: { document: "plan", section: "notes", path: ["plan", "sections", 1, "count"] } },
      { code: "unknown_master", at: { document: "plan", section: "notes", path: ["plan", "sections", 1, "master"] } },
      {
        code: "unknown_token",
        at: { document: "masters", master: "Day", widget_id: "it", widget_label: "Text", page: 1, path: ["content"] },
      },
    ]);
  });

  test("compiles for the requested device, and fits it on request", () => {
    const { template } = compileProject(project({}), world, { profile: "remarkable-2", fit: true });
    expect(template?.metadata.profile).toBe("remarkable-2");
    expect(template?.canvas.dimensions).toMatchObject({ width: 447.29, height: 596.39 });
  });

  test("can be compiled for a page or two, without a word about the others", () => {
    const masters = [{ name: "Day", description: "", widgets: [text("{yaer}")] }];
    expect(compileProject(project({ masters }), world, { proofread: false }).diagnostics).toEqual([]);
  });
});

test("pages behind a week belong to other days with another start of the week, although they print no date", () => {
  const widgets = [{ id: "lines", type: "lines", position: { x: 20, y: 20, width: 400, height: 400 }, properties: {} }];
  const manifest = (week_start: "monday" | "sunday") => {
    const sections = [aSection("weeks", "each_week", { nested: [aSection("notes", "count", { count: 1 })] })];
    const calendar = { start_date: "2026-01-01", end_date: "2026-01-20", pages_per_day: 1 };
    const plan = aPlan(sections, { calendar, week_start });
    const masters = [{ name: "Day", description: "", widgets }];
    const { document, diagnostics } = compileProject(project({ masters, plan }), world);
    if (!document) throw new Error(JSON.stringify(diagnostics));
    return manifestOf(document);
  };
  const { changed } = compareEditions(manifest("monday"), manifest("sunday"));
  expect(changed.map(({ identity, change }) => `${identity}: ${change}`)).toContain("notes/2026-W02/1: boxes");
});

describe("the bytes of a document", () => {
  const widget = (type: string, y: number, properties: object = {}): Widget => {
    const position = { x: 20, y, width: 400, height: 100 };
    return { id: `${type}${y}`, type, position, properties: { ...properties } };
  };
  const drawn = (show_events: boolean) => [
    widget("day_schedule", 20),
    widget("calendar", 140, { calendar_type: "monthly", show_events }),
    widget("calendar", 260, { calendar_type: "weekly", layout_orientation: "boxes", show_events }),
    widget("calendar_month", 380, { show_events }),
    widget("day_list", 500, { show_events }),
  ];
  const row = parseRow("2026-01-02 09:00-10:00 Standup");
  const source = {
    name: "Work",
    style: undefined,
    include: undefined,
    exclude: undefined,
    all_day: "shown",
    shorten: undefined,
  } as const;
  const bytesOf = async (widgets: readonly Widget[], dates: Project["plan"]["dates"]) => {
    const masters = [{ name: "Day", description: "", widgets }];
    const plan = aPlan([aSection("days", "each_day")], { dates });
    const { document } = compileProject(project({ masters, plan }), world);
    if (!document) throw new Error("no document");
    const hash = createHash("sha256");
    for await (const chunk of emitPdf(document, { deflate, fonts: world.fonts }, { manifest: false }))
      hash.update(chunk);
    return hash.digest("hex");
  };

  test("are those of a document that shows no events, if it has no dates", async () => {
    const withoutEvents = await bytesOf(drawn(false), []);
    const widgets = [...drawn(true), widget("event_list", 620)];
    expect(await bytesOf(widgets, [])).toBe(withoutEvents);
    expect(await bytesOf(widgets, [{ ...source, rows: [] }])).toBe(withoutEvents);
    expect(await bytesOf(widgets, [{ ...source, rows: row ? [row] : [] }])).not.toBe(withoutEvents);
  });
});

describe("ids of events", () => {
  const masters = `masters:
- name: Event
  widgets: [{ id: it, type: text_block, content: "{event}", position: { x: 20, y: 20, width: 200, height: 30 } }]
`;
  const plan = (rows: string) => `plan:
  calendar: { start_date: 2026-01-01, end_date: 2026-01-31 }
  sections: [{ kind: meetings, master: Event, generate: each_event }]
  dates:
  - name: Family
    rows: ${rows}
`;
  const withIds = plan(`|
      2026-01-05 09:00 Call | id 7@google.com
      2026-01-05 09:00 Call | id 8@google.com
      2026-01-06 🎂 Ewa (1990) | birthday | age 36 | id ewa@example.org`);
  const pagesOf = ({ document }: Compilation) => document && manifestOf(document).pages.map(({ identity }) => identity);

  test("are not in the project inside of a PDF", () => {
    const added = { name: "Work", rows: [{ date: "2026-01-07", title: "Review", uid: "9@google.com" }] };
    const written = compile(masters, withIds, world);
    const given = compile(masters, plan('""'), world, { calendars: () => [added] });
    for (const { project } of [written, given]) expect(JSON.stringify(project?.())).not.toMatch(/google|example/);
    expect(given.project?.().plan_yaml).toContain("2026-01-07 Review");
    expect(compile(masters, plan('""'), world).project?.().plan_yaml).toBe(plan('""'));
  });

  test("do not change the identity of the events' pages", () => {
    const pages = pagesOf(compile(masters, withIds, world));
    expect(pages).toEqual(pagesOf(compile(masters, withIds.replaceAll(/ \| id \S+/g, ""), world)));
    expect(pages).toEqual(["meetings/2026-01-05-call", "meetings/2026-01-05-call-2", "meetings/2026-01-06-ewa-1990"]);
  });
});
