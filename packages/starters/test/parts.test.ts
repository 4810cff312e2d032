import { compile, lintTemplate, type Template, type Widget } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, profileOf } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { partGroups } from "../src/parts/index.ts";
import type { Part } from "../src/parts/part.ts";
import { changePart, findPart, makePart } from "../src/placement/make-part.ts";
import { ownPart } from "../src/placement/own-part.ts";
import { partPage } from "../src/placement/part-page.ts";
import { roomUnder } from "../src/placement/place-part.ts";
import { daily } from "../src/planners/daily.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("pl");
const parts = partGroups.flatMap((group) => group.parts);

/** A planner of two weeks, with all kinds of pages. */
function planner(device: string, locale: string) {
  const choices = { ...defaultChoices(daily, { device, year: 2026, locale }), from: "2026-01-01", to: "2026-01-14" };
  const profile = profileOf(choices, world.profiles);
  if (!profile) throw new Error(`There is no daily planner for ${device}.`);
  const documents = createPlanner(daily, choices, drawingWorld);
  const { template } = compile(documents.masters, documents.plan, world);
  if (!template) throw new Error("The planner does not compile.");
  return { template, profile };
}

/** Master of the largest section with a unit. */
function masterOf({ sections, page_assignments }: Template, unit: "day" | "count"): string {
  const pages = sections
    .filter((section) => section.unit === unit)
    .map(({ kind }) => page_assignments.filter(({ context }) => context?.section === kind));
  return pages.toSorted((a, b) => b.length - a.length)[0]?.[0]?.master_id ?? "";
}

function withWidgets(template: Template, id: string, widgets: readonly Widget[]): Template {
  return {
    ...template,
    masters: template.masters.map((master) => (master.id === id ? { ...master, widgets } : master)),
  };
}

/** The first page of a master. */
function firstPage({ template, profile }: ReturnType<typeof planner>, master: string) {
  const page = template.page_assignments.find(({ master_id }) => master_id === master)?.page ?? 0;
  const { fonts, names } = world;
  return partPage({ template, page, profile, fonts, names, words: drawingWorld.words, clock: "12" });
}

/** Inserts the part into a master, or into the emptied master. */
function inserted(part: Part, made: ReturnType<typeof planner>, master: string, isEmpty: boolean) {
  const { template } = made;
  const about = firstPage(made, master);
  const before = isEmpty ? [] : (template.masters.find(({ id }) => id === master)?.widgets ?? []);
  const insertion = makePart(part, about, part.defaults?.(about) ?? {}, { widgets: before });
  const { widgets, removed, resized } = insertion;
  const kept = before
    .filter(({ id }) => !removed.includes(id))
    .map((widget) => resized.find(({ id }) => id === widget.id) ?? widget);
  return { ...insertion, template: withWidgets(template, master, [...kept, ...widgets]) };
}

function problemsOf(template: Template, profile: ReturnType<typeof planner>["profile"], master: string) {
  return lintTemplate(template, profile, world)
    .filter((problem) => problem.master === master)
    .map(({ code, widget_id, message }) => `${widget_id}: ${code}: ${formatMessage(message)}`);
}

const devices = ["remarkable-2", "boox-note-air-4c", "boox-go-color-7", "kindle-basic"];

const cases = devices.flatMap((device) => ["en", "pl"].map((locale) => [device, locale] as const));

describe.each(cases.map((each, i) => [...each, i] as const))("on %s in %s", (device, locale, i) => {
  const made = planner(device, locale);
  const [day, note] = [masterOf(made.template, "day"), masterOf(made.template, "count")];

  test.each(sampled(parts, cases.length, i))("$label brings no problem to a day, a note and an empty page", (part) => {
    const found = [day, note].flatMap((master) =>
      [false, true].flatMap((isEmpty) => {
        const { template } = inserted(part, made, master, isEmpty);
        return problemsOf(template, made.profile, master).map((problem) => `${master} ${isEmpty}: ${problem}`);
      }),
    );
    expect(found).toEqual([]);
  });
});

describe("a part", () => {
  const made = planner("boox-note-air-4c", "en");
  const day = masterOf(made.template, "day");
  const part = (id: string) => {
    const found = parts.find((each) => each.id === id);
    if (!found) throw new Error(`There is no part ${id}.`);
    return found;
  };
  const rectOf = (widgets: readonly Widget[], id: string) => widgets.find((widget) => widget.id === id)?.position;

  test("takes the place of its earlier version on a full page", () => {
    const { removed, resized, widgets } = inserted(part("schedule"), made, day, false);
    expect([removed, resized]).toEqual([["hours_label", "hours", "hours_frame"], []]);
    const before = made.template.masters.find(({ id }) => id === day)?.widgets ?? [];
    expect(rectOf(widgets, "hours_frame")?.x).toBe(rectOf(before, "hours_frame")?.x);
  });

  test("makes room at the bottom of a full page", () => {
    const { removed, resized, widgets } = inserted(part("habits"), made, day, false);
    expect(removed).toEqual([]);
    expect(resized.map(({ id }) => id)).toEqual(["tasks_lines", "tasks_frame", "tasks"]);
    expect(rectOf(widgets, "habit_row")?.y).toBeGreaterThan(500);
  });

  test("lists the days of the week in the language of the planner, from its first day", () => {
    const german = planner("boox-palma-2", "de");
    const template = { ...german.template, metadata: { ...german.template.metadata, week_start: "sunday" as const } };
    const note = masterOf(template, "count");
    const { widgets, template: changed } = inserted(part("weekdays"), { ...german, template }, note, true);
    const days = widgets.find(({ id }) => id === "weekdays")?.properties?.["data"];
    expect(days).toEqual([["So"], ["Mo"], ["Di"], ["Mi"], ["Do"], ["Fr"], ["Sa"]]);
    expect(problemsOf(changed, german.profile, note)).toEqual([]);
  });

  test("of seven days has two columns in a free cell where it is dropped", () => {
    const about = firstPage(made, masterOf(made.template, "count"));
    const box = (id: string, x: number, y: number, width = 150, height = 90): Widget => ({
      id,
      type: "box",
      position: { x, y, width, height },
    });
    const frame = box("frame", 60, 100, 300, 180);
    const neighbors = [box("a", 60, 100), box("b", 210, 100), box("c", 60, 190)];
    const drop = { center: { x: 300, y: 220 }, onGrid: (corner: { x: number; y: number }) => corner };
    const { widgets } = makePart(part("weekdays"), about, {}, { widgets: [frame, ...neighbors] }, drop);
    expect(widgets.find(({ id }) => id === "weekdays")?.properties?.["data"]).toEqual([
      ["Mon", "Fri"],
      ["Tue", "Sat"],
      ["Wed", "Sun"],
      ["Thu", ""],
    ]);
    const title = { ...box("title", 210, 190), position: { x: 210, y: 190, width: 150, height: 12 } };
    const titled = makePart(part("weekdays"), about, {}, { widgets: [frame, ...neighbors, title] }, drop).widgets;
    for (const { id, position } of [...widgets, ...titled]) {
      expect(position.x, id).toBeGreaterThanOrEqual(210);
      expect(position.y, id).toBeGreaterThanOrEqual(190);
      expect(position.x + position.width, id).toBeLessThanOrEqual(360);
      expect(position.y + position.height, id).toBeLessThanOrEqual(280);
    }
  });

  test("changes nothing on an empty page", () => {
    const { removed, resized } = inserted(part("schedule"), made, day, true);
    expect([removed, resized]).toEqual([[], []]);
  });

  test("takes a whole side, in place of tabs with the same links, and moves everything aside", () => {
    const { removed, lost, widgets, template } = inserted(part("month_tabs_side"), made, day, false);
    const { width, height, margins } = template.canvas.dimensions;
    const side = rectOf(widgets, "side_months");
    expect(side).toMatchObject({ y: margins[0], height: height - margins[0] - margins[2] });
    expect([removed, lost]).toEqual([["to_months"], ["to_months"]]);
    const before = made.template.masters.find(({ id }) => id === day)?.widgets ?? [];
    const after = template.masters.find(({ id }) => id === day)?.widgets ?? [];
    expect(after.length).toBe(before.length);
    for (const { id, position } of after.filter((widget) => widget.id !== "side_months"))
      expect(position.x + position.width, id).toBeLessThanOrEqual((side?.x ?? 0) - 3.9);
    expect((side?.x ?? 0) + (side?.width ?? 0)).toBeCloseTo(width - margins[1], 1);
  });

  test("tells its own earlier version from other areas that made room", () => {
    const again = inserted(part("schedule"), made, day, false);
    expect([again.removed.length, again.lost, again.resized]).toEqual([3, [], []]);
    expect(inserted(part("habits"), made, day, false).resized).not.toEqual([]);
  });

  test("leads to the sections of the planner, and nowhere without them", () => {
    const binds = (template: Template, id: string) => {
      const { widgets } = inserted(part(id), { ...made, template }, day, true);
      return widgets.map(({ properties }) => properties?.["bind"] ?? properties?.["link_strategy"]);
    };
    expect(binds(made.template, "neighbors")).toEqual(["day(@date_prev)", "day(@date_next)"]);
    expect(binds(made.template, "breadcrumbs")).toEqual([
      "year(@plan_year_start)",
      "month(@plan_month)",
      "week(@iso_week)",
    ]);
    expect(binds(made.template, "month").at(-1)).toBe("named_destinations");
    const bare = { ...made.template, sections: [] };
    expect(binds(bare, "neighbors")).toEqual(["", ""]);
    expect(binds(bare, "month_tabs_top")).toEqual([""]);
    expect(binds(bare, "month")).toEqual(["no_links"]);
  });
});

describe("a part in free room beside others", () => {
  const made = planner("remarkable-paper-pro", "en");
  const widgetsOf = (template: Template, master: string) =>
    template.masters.find(({ id }) => id === master)?.widgets ?? [];
  const insertedInto = (master: string, id: string, before: readonly Widget[]) => {
    const part = parts.find((each) => each.id === id);
    if (!part) throw new Error(`There is no part ${id}.`);
    return insertedPart(part, master, before);
  };
  const insertedPart = (part: Part, master: string, before: readonly Widget[]) =>
    inserted(part, { ...made, template: withWidgets(made.template, master, before) }, master, false);
  const rectOf = (widgets: readonly Widget[], id: string) => widgets.find((one) => one.id === id)?.position;

  test("has its label and its rules beside those of its neighbor", () => {
    const month = made.template.masters.find(({ widgets }) => rectOf(widgets, "goals_lines"))?.id ?? "";
    const before = widgetsOf(made.template, month).filter(({ id }) => !id.startsWith("goals"));
    const { widgets, removed, values } = insertedInto(month, "notes", before);
    expect(removed).toEqual([]);
    // As many as there is room for, instead of 8.
    expect(values).toEqual({ rows: 5 });
    for (const id of ["notes_label", "notes_lines"]) {
      const { x = 0, ...beside } = rectOf(before, id) ?? {};
      expect(x).toBeGreaterThan(200);
      expect(rectOf(widgets, id)).toMatchObject({ ...beside, x: 38 });
    }
  });

  test("that a user has saved is smaller there, with fewer rows or all of it, and not below a useful size", () => {
    const month = made.template.masters.find(({ widgets }) => rectOf(widgets, "goals_lines"))?.id ?? "";
    const before = widgetsOf(made.template, month).filter(({ id }) => !id.startsWith("goals"));
    const room = { left: 38, top: 503, right: 254, bottom: 656 };
    const position = { x: 38, y: 32, width: 447, height: 30 };
    const title: Widget = { id: "title", type: "text_block", position, content: "Title", styling: { size: 12 } };
    const area = { ...position, y: 70, height: 585 };
    const lines: Widget = {
      id: "lines",
      type: "lines",
      position: area,
      properties: { line_count: 28, line_spacing: 20 },
    };
    const logo = (side: number): Widget => ({
      id: "logo",
      type: "box",
      position: { x: 50, y: 50, width: side, height: side },
    });
    const placed = (...widgets: readonly Widget[]) => {
      const part = ownPart({ id: "own", name: "Mine", page: made.template.canvas.dimensions, widgets });
      return insertedPart(part, month, before);
    };
    for (const { isOver, resized, removed, widgets } of [placed(title, lines), placed(logo(240))]) {
      expect([isOver, resized, removed]).toEqual([undefined, [], []]);
      for (const { position: own } of widgets) {
        expect(own.x).toBeGreaterThanOrEqual(room.left);
        expect(own.y).toBeGreaterThanOrEqual(room.top);
        expect(own.x + own.width).toBeLessThanOrEqual(room.right);
        expect(own.y + own.height).toBeLessThanOrEqual(room.bottom);
      }
    }
    const { widgets } = placed(title, lines);
    expect(rectOf(widgets, "title")?.height).toBeGreaterThan(16);
    expect(Number(widgets.find(({ id }) => id === "lines")?.properties?.["line_count"])).toBeGreaterThanOrEqual(3);
    expect(placed(logo(440)).isOver).toBe(true);
    const full = ownPart({
      id: "own",
      name: "Mine",
      page: made.template.canvas.dimensions,
      widgets: [title, lines],
    });
    const over = insertedPart(full, month, widgetsOf(made.template, month));
    expect([over.isOver, over.removed]).toEqual([true, []]);
    // Over areas to write on, not over the calendar.
    expect(rectOf(over.widgets, "title")?.y).toBeGreaterThan(room.top);
  });

  test("takes whole rows that a schedule leaves free", () => {
    const day = masterOf(made.template, "day");
    const hours = rectOf(widgetsOf(made.template, day), "hours") ?? { x: 0, y: 0, width: 0, height: 0 };
    const row = hours.height / 17;
    const shorter = { time_start_hour: 6, time_end_hour: 21 };
    const before = widgetsOf(made.template, day).map((widget) =>
      widget.id === "hours"
        ? {
            ...widget,
            position: { ...hours, height: 15 * row },
            properties: { ...widget.properties, ...shorter },
          }
        : widget,
    );
    const { widgets, values } = insertedInto(day, "habits", before);
    expect(values).toEqual({ count: 5, names: "" });
    expect(rectOf(widgets, "habit_row")?.y).toBeCloseTo(hours.y + 16 * row, 1);
    expect(rectOf(widgets, "habit_row")?.height).toBeCloseTo(row, 1);
  });
});

test("areas below a new widget make room for it, which moves off texts and links, unless one of them would be lost", () => {
  const { template, profile } = planner("boox-note-air-4c", "en");
  const day = masterOf(template, "day");
  const widgets = template.masters.find(({ id }) => id === day)?.widgets ?? [];
  const { canvas } = partPage({
    template,
    page: 1,
    profile,
    fonts: world.fonts,
    names: world.names,
    words: {},
    clock: "24",
  });
  const tasks = widgets.find(({ id }) => id === "tasks_lines")?.position ?? { x: 0, y: 0, width: 0, height: 0 };
  const changed = (position: Widget["position"]) =>
    new Map(
      roomUnder([{ id: "new", type: "box", position }], canvas, { widgets })?.map((widget) => [widget.id, widget]),
    );
  const after = (position: Widget["position"]) => {
    const found = changed(position);
    const { x, y, width, height } = found.get("new")?.position ?? position;
    const isOver = ({ position: of }: Widget) =>
      x < of.x + of.width - 1.6 && of.x + 1.6 < x + width && y < of.y + of.height - 1.6 && of.y + 1.6 < y + height;
    return { found, y, over: widgets.map((widget) => found.get(widget.id) ?? widget).filter(isOver) };
  };

  const inTasks = after({ ...tasks, y: tasks.y + tasks.height - 44, height: 40 });
  expect(inTasks.over).toEqual([]);
  expect(inTasks.found.get("tasks_lines")?.position.height).toBeLessThan(tasks.height);
  const overTitle = after({ ...tasks, y: 50, height: 40 });
  expect([overTitle.over, overTitle.y > 50]).toEqual([[], true]);
  expect(changed({ x: 0, y: 0, width: canvas.width, height: canvas.height }).size).toBe(0);
  // Not between a label and its area.
  const atLabel = after({ ...tasks, y: tasks.y - 10, height: 30 });
  expect(atLabel.found.get("tasks_lines")?.position.y ?? tasks.y).toBe(tasks.y);
});

describe("the options of a part on a page", () => {
  const made = planner("boox-note-air-4c", "en");
  const day = masterOf(made.template, "day");
  const { template, profile } = made;
  const about = firstPage(made, day);
  const widgets = template.masters.find(({ id }) => id === day)?.widgets ?? [];
  const foundAt = (list: readonly Widget[], id: string) => {
    const selected = list.filter((widget) => widget.id === id);
    return findPart(list, selected);
  };

  test("are those of a starter's schedule at each of its pieces, with the planner's clock", () => {
    const values = ["hours", "hours_label", "hours_frame"].map((id) => foundAt(widgets, id)?.values);
    expect(values).toEqual(Array.from({ length: 3 }, () => ({ from: 6, to: 22, halves: false, clock: "24" })));
    expect(about.clock).toBe("24");
    const group = widgets.filter((widget) => widget.group === "Schedule");
    expect(group.map(({ id }) => id)).toContain("day_events");
    expect(findPart(widgets, group)?.values).toEqual(values[0]);
    expect(foundAt(widgets, "day_events")).toBeUndefined();
    expect(foundAt(widgets, "tasks_lines")).toBeUndefined();
  });

  test("change hours, and nothing else of the schedule", () => {
    const found = foundAt(widgets, "hours");
    if (!found) throw new Error("There is no schedule.");
    const before = found.widgets.find(({ id }) => id === "hours");
    const values = { from: 8, to: 17, halves: true, clock: "12" };
    const { widgets: added, resized, removed } = changePart(found, about, values, { widgets });
    expect([added.length, resized.length, removed]).toEqual([1, 1, []]);
    const [hours] = resized;
    const { x, y, width, height = 0 } = before?.position ?? {};
    expect(hours).toMatchObject({ position: { x, y, width }, styling: before?.styling });
    // Rows stay in line with those of the other column, and lines take the rest.
    expect(hours?.position.height).toBeCloseTo((10 * height) / 17, 6);
    expect((hours?.position.height ?? 0) + (added[0]?.position.height ?? 0)).toBeCloseTo(height, 6);
    expect(added[0]?.properties).toMatchObject({ rows: 7 });
    const all = [...widgets.filter((widget) => widget !== before), ...resized, ...added];
    const again = foundAt(all, "hours");
    if (!again) throw new Error("The schedule is not found again.");
    const whole = changePart(again, about, { from: 6, to: 22, halves: false, clock: "24" }, { widgets: all });
    expect([whole.removed, whole.resized[0]?.position.height]).toEqual([[added[0]?.id], height]);
    expect(hours?.properties).toMatchObject({
      time_start_hour: 8,
      time_end_hour: 18,
      half_hours: true,
      times_as: "am and pm",
    });
    expect(foundAt(resized, "hours")?.values).toEqual(values);
  });

  test("name habits, which get rows in the width of the part, without problems", () => {
    const habits = parts.find(({ id }) => id === "habits");
    if (!habits) throw new Error("There are no habits.");
    const { template: withHabits } = inserted(habits, made, day, false);
    const list = withHabits.masters.find(({ id }) => id === day)?.widgets ?? [];
    const found = foundAt(list, "habit_row");
    if (!found) throw new Error("The habits are not found.");
    const names = ["Read", "Walk", "Meditate", "No sugar", "Early to bed", "Practise the piano"];
    const values = { count: 5, names: names.join("\n") };
    const { widgets: drawn, removed, resized } = changePart(found, about, values, { widgets: list });
    const changed = [...drawn, ...resized];
    const next = list
      .filter(({ id }) => !removed.includes(id))
      .map((widget) => changed.find(({ id }) => id === widget.id) ?? widget);
    const grid = drawn.find(({ id }) => id === "habit_row");
    expect(grid?.properties).toMatchObject({ data_source: names, rows: 3, cols: 2 });
    expect(grid?.position).toMatchObject({ width: found.widgets[1]?.position.width });
    expect(foundAt(next, "habit_row")?.values).toEqual({ ...values, count: 6 });
    expect(problemsOf(withWidgets(withHabits, day, next), profile, day)).toEqual([]);
  });
});

describe("a part that a user has saved", () => {
  const on = (device: string) => {
    const made = planner(device, "en");
    const { template, profile } = made;
    const day = masterOf(template, "day");
    const page = template.page_assignments.find(({ master_id }) => master_id === day)?.page ?? 0;
    return {
      made,
      day,
      page: partPage({
        template,
        page,
        profile,
        fonts: world.fonts,
        names: world.names,
        words: drawingWorld.words,
        clock: "12",
      }),
    };
  };
  const [large, small] = [on("remarkable-2"), on("kindle-basic")];
  const saved = (part: Part) => {
    const { widgets } = makePart(part, large.page, part.defaults?.(large.page) ?? {}, { widgets: [] });
    return ownPart({ id: part.id, name: "Mine", page: large.page.canvas, widgets });
  };
  // Calendars print the letters of weekdays smaller than their type.
  const withoutCalendars = parts.filter(({ id }) => id !== "month" && id !== "week");

  test.each(sampled(withoutCalendars, 6, 3))("$label keeps its type and rules readable on a smaller device", (part) => {
    const { template } = inserted(saved(part), small.made, small.day, true);
    const found = problemsOf(template, small.made.profile, small.day);
    expect(found.filter((problem) => /text_|stroke_/.test(problem))).toEqual([]);
  });

  test("fits the page of the smaller device", () => {
    const { width, height, margins } = small.page.canvas;
    const [top, right, bottom, left] = margins;
    for (const part of parts) {
      const size = saved(part).size(small.page, {});
      expect(size.width, part.id).toBeLessThanOrEqual(width - left - right + 0.05);
      expect(size.height, part.id).toBeLessThanOrEqual(height - top - bottom + 0.05);
    }
  });
});
