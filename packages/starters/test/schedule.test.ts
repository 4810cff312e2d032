/** Events stand beside the rows of their hours, as poppler shows the printed page. */

import {
  type Compilation,
  compile,
  findProfile,
  mirrorTemplate,
  printTemplate,
  profilePage,
  render,
  rescaleTemplate,
  type Template,
  type Widget,
} from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, type PlannerChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import type { PartValues } from "../src/parts/part.ts";
import { schedule as part } from "../src/parts/schedule.ts";
import { makePart } from "../src/placement/make-part.ts";
import { partPage } from "../src/placement/part-page.ts";
import { daily } from "../src/planners/daily.ts";
import { distancesFromHours, printedPage } from "./printed-hours.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("pl");
const dentist = { name: "Health", rows: "2026-01-05 10:00-12:00 Dentist\n" };

function planner(changed: Partial<PlannerChoices>): Template {
  const choices = { ...defaultChoices(daily, { device: "remarkable-2", year: 2026, locale: "en" }), ...changed };
  const range = { from: "2026-01-01", to: "2026-01-07" };
  const documents = createPlanner(daily, { ...choices, ...range }, drawingWorld, [dentist]);
  return templateOf(compile(documents.masters, documents.plan, world, { proofread: false }));
}

function templateOf({ template }: Compilation): Template {
  if (!template) throw new Error("The planner does not compile.");
  return template;
}

/** Prints the schedule of 5 January alone. Returns how far the block of 10 to 12 is from the rows of 10 and 12. */
async function distances(template: Template) {
  const { document, diagnostics } = render(printTemplate(onDays(template, schedulesOf)), world, { proofread: false });
  const day = template.page_assignments.find(
    ({ context }) => context?.date === "2026-01-05" && context.section === daysOf(template),
  );
  if (!document || !day)
    throw new Error(
      `The page cannot be printed: ${diagnostics.map(({ message }) => formatMessage(message)).join(", ")}`,
    );
  const single = {
    ...document,
    pageCount: 1,
    page: () => ({ ...document.page(day.page), links: [], number: 1 }),
    destinations: [],
    outline: [],
  };
  return distancesFromHours(await printedPage(single, 1));
}

async function expectBesideHours(template: Template, count = 1) {
  const found = await distances(template);
  expect(found).toHaveLength(count);
  for (const { begin, end } of found) {
    // Poppler's boxes of words are not quite around their letters.
    expect(Math.abs(begin)).toBeLessThan(0.15);
    expect(Math.abs(end)).toBeLessThan(0.15);
  }
}

/** Section of days, by its name in the language of the planner. */
function daysOf({ sections }: Template): string | undefined {
  return sections.find(({ unit }) => unit === "day")?.kind;
}

function schedulesOf(widgets: readonly Widget[]): readonly Widget[] {
  return widgets.filter(({ id }) => /^(hours|half_hours|hour_events)/.test(id));
}

function restyled(template: Template, styling: NonNullable<Widget["styling"]>): Template {
  return onDays(template, (widgets) =>
    widgets.map((widget) =>
      widget.id === "hours" ? { ...widget, styling: { ...widget.styling, ...styling } } : widget,
    ),
  );
}

/** Changes the masters of days. */
function onDays(template: Template, change: (widgets: readonly Widget[]) => readonly Widget[]): Template {
  const days = new Set(
    template.page_assignments
      .filter(({ context }) => context?.section === daysOf(template))
      .map(({ master_id }) => master_id),
  );
  const masters = template.masters.map((master) =>
    days.has(master.id) ? { ...master, widgets: change(master.widgets) } : master,
  );
  return { ...template, masters };
}

function withHours(template: Template, first: number, last: number): Template {
  const shown = { time_start_hour: first, time_end_hour: last };
  return onDays(template, (widgets) =>
    widgets.map((widget) =>
      widget.id === "hours" ? { ...widget, properties: { ...widget.properties, ...shown } } : widget,
    ),
  );
}

function withPart(template: Template, values: PartValues): Template {
  const profile = findProfile(world.profiles, template.metadata.profile);
  const page = template.page_assignments.find(({ context }) => context?.section === daysOf(template))?.page ?? 1;
  const about = partPage({ template, page, profile, fonts: world.fonts, names: world.names, words: {}, clock: "24" });
  return onDays(template, (before) => {
    const { widgets, removed, resized } = makePart(
      part,
      about,
      { ...part.defaults?.(about), ...values },
      { widgets: before },
    );
    const kept = before
      .filter(({ id }) => !removed.includes(id))
      .map((one) => resized.find(({ id }) => id === one.id) ?? one);
    return [...kept, ...widgets];
  });
}

function onDevice(template: Template, device: string): Template {
  const profile = findProfile(world.profiles, device);
  if (!profile) throw new Error(`There is no ${device}.`);
  return {
    ...rescaleTemplate(template, profilePage(profile), { mode: "proportional" }),
    metadata: { ...template.metadata, profile: device },
  };
}

type Way = readonly [string, (template: Template) => Template];

const ways: readonly Way[] = [
  ["as it is made", (template) => template],
  ["with hours from 7 to 21", (template) => withHours(template, 7, 22)],
  ["with hours from 9 to 14", (template) => withHours(template, 9, 14)],
  ["with the schedule from 7 to 21 inserted", (template) => withPart(template, { from: 7, to: 21 })],
  ["with half hours inserted", (template) => withPart(template, { from: 8, to: 20, halves: true })],
  ["with 12 hours inserted", (template) => withPart(template, { from: 8, to: 20, clock: "12" })],
  ["mirrored", mirrorTemplate],
  ["rescaled to another device", (template) => onDevice(template, "supernote-nomad")],
  [
    "with other hours, rescaled and mirrored",
    (template) => mirrorTemplate(onDevice(withHours(template, 8, 20), "boox-note-air-4c")),
  ],
  ["in another font", (template) => restyled(template, { font: "Patrick Hand", size: 8 })],
];

const choices: readonly Partial<PlannerChoices>[] = ["remarkable-2", "boox-go-color-7", "kindle-basic"].flatMap(
  (device) => [
    { device },
    { device, hours: "12" as const },
    { device, leftHanded: true, locale: "pl" },
    { device, landscape: true },
  ],
);

describe.each(sampled(choices, 3, 0).map((each, i) => [each, i] as const))(
  "a daily planner with %j prints a visit from 10 to 12 beside these hours",
  (changed, i) => {
    test.each(sampled(ways, 10, i))("%s", async (_, change) => {
      await expectBesideHours(change(planner(changed)));
    });
  },
);

/** As the starter drew hours and events before they were one schedule. */
function olderPlanner(labels: readonly (readonly string[])[], height: number): Template {
  const rules = { header_row: false, border_style: "horizontal" };
  const hours = { rows: labels.length, columns: 2, column_widths: [18, 167], cell_padding: 2, data: labels, ...rules };
  const shown = { time_start_hour: 6, time_end_hour: 23, show_times: false, show_lines: false, all_day_lines: 0 };
  const position = { x: 38, y: 109.84, width: 184.2, height };
  const widgets = [
    { id: "hours", type: "table", position, styling: { size: 8.8 }, properties: hours },
    { id: "hours_frame", type: "table", position, properties: { rows: 1, columns: 1, ...rules } },
    {
      id: "hour_events",
      type: "day_schedule",
      position: { x: 56, y: 109.84, width: 166.2, height: 371.28 },
      styling: { size: 9 },
      properties: shown,
    },
  ];
  const sections = [{ kind: "days", master: "Day", generate: "each_day" }];
  const calendar = { start_date: "2026-01-05", end_date: "2026-01-05" };
  const masters = { profile: "boox-note-air-4c", masters: [{ name: "Day", widgets }] };
  const plan = { profile: "boox-note-air-4c", plan: { calendar, sections, order: ["days"], dates: [dentist] } };
  return templateOf(compile(JSON.stringify(masters), JSON.stringify(plan), world, { proofread: false }));
}

test("a schedule is one object with its label, its frame and the events of the day, named in the language of the planner", () => {
  const groups = (locale: string) =>
    planner({ locale }).masters.flatMap(({ name, widgets }) =>
      name === "Day" || name === "Dzień"
        ? widgets.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group]]))
        : [],
    );
  const ids = (name: string) => groups("en").flatMap(([id, group]) => (group === name ? [id] : []));
  expect(ids("Schedule")).toEqual(["hours_label", "hours", "hours_frame", "day_events"]);
  expect(ids("To do")).toEqual(["tasks_label", "tasks_lines", "tasks_frame", "tasks"]);
  expect(groups("pl").map(([, name]) => name)).not.toContain("Schedule");
});

describe("a planner that was made when events had a widget of their own", () => {
  const hours = (first: number, count: number) => Array.from({ length: count }, (_, i) => [String(first + i)]);

  const planners: readonly (readonly [string, readonly (readonly string[])[], number])[] = [
    ["as it was made", hours(6, 17), 371.28],
    ["whose rows were changed to 7 to 21", hours(7, 15), 371.28],
    ["whose rows were made smaller", hours(8, 10), 200],
    ["whose rows contain texts", [["8", "Run"], ...hours(9, 9)], 300],
  ];

  test.each(sampled(planners, 2, 1))(
    "prints a visit from 10 to 12 beside the rows of its page %s",
    async (_, labels, height) => {
      await expectBesideHours(olderPlanner(labels, height));
    },
  );
});
