import { type DocumentName, type Mapping, Report } from "@octavo/foundation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inEnglish } from "../../test/support/in-english.ts";
import { type RandomDocuments, randomDocuments } from "../../test/support/random-documents.ts";
import { currentVersion, migrateToCurrentVersion } from "./document-version.ts";
import { migrations } from "./migrations.ts";
import { parseMasters } from "./parse-masters.ts";
import { parsePlan } from "./parse-plan.ts";
import { parseTemplate } from "./parse-template.ts";
import { formatReport } from "./test-support.ts";

function migrate(mapping: Mapping, document: DocumentName = "template") {
  const report = new Report();
  const migrated = migrateToCurrentVersion(mapping, document, report);
  return { migrated, reported: formatReport(report, {}), diagnostics: report.diagnostics };
}

const parsers = { masters: parseMasters, plan: parsePlan, template: parseTemplate } as const;

describe.each(Object.keys(parsers) as DocumentName[])("a %s document", (document) => {
  const body = "plan: {sections: []}\nmasters: []\n";
  const read = (version: string) => {
    const text = `schema_version: ${version}\n${body}`;
    const report = new Report();
    const model = parsers[document](text, report);
    const problems = report.diagnostics.filter(({ code }) => code === "schema_version");
    return {
      model,
      reported: inEnglish(problems).map(({ message, hint, at }) => `${at.path?.join(".")}: ${message} (${hint})`),
    };
  };

  test.each(["1.0", '"1.0"', "1", "1.0.3", '""', "0.1", "0.7.4"])("of version %s is read", (version) => {
    expect(read(version)).toMatchObject({ reported: [], model: expect.anything() });
  });

  test.each(["1.1", '"1.10"', "2.0", "12"])(
    "of version %s, which is yet to come, is refused with a remedy",
    (version) => {
      const number = String(version === '"1.10"' ? "1.10" : Number(version));
      expect(read(version)).toEqual({
        model: undefined,
        reported: [
          `schema_version: The document is of version ${number} of the format, and this Octavo reads up to 1.0 (Open it with a newer version of Octavo)`,
        ],
      });
    },
  );

  test.each(["new", "[1]", "{a: b}", "-1"])("with the version %s reports the valid form", (version) => {
    const { model, reported } = read(version);
    expect(model).toBeUndefined();
    expect(reported).toEqual([
      'schema_version: schema_version must be a version of the format, like 1.0 (Write schema_version: "1.0", or leave it out)',
    ]);
  });
});

describe("migrations", () => {
  test("lead from version to version, the last to the current one", () => {
    const ends = migrations.map(({ to }) => to);
    expect(ends).toEqual(ends.toSorted());
    expect(migrations.at(-1)?.to).toBe(currentVersion);
    expect(migrations.every(({ from, to }) => from < to)).toBe(true);
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
  });

  test("do not change their own results", () => {
    const old = migrate(oldTemplate).migrated ?? {};
    expect(migrate(old).migrated).toBe(old);
    const law = ({ masters }: RandomDocuments) => {
      const { migrated = {} } = migrate(JSON.parse(masters) as Mapping, "masters");
      expect(migrate(migrated, "masters").migrated).toBe(migrated);
    };
    fc.assert(fc.property(randomDocuments, law), { numRuns: 50 });
  });

  test("find their way through masters, named pages and the cells of grids", () => {
    const old = { type: "checkbox", properties: { box_size: 9 } };
    const cell = { type: "grid", properties: { cell_template: old } };
    const designs = [{ name: "A", widgets: [old, cell] }];
    const { migrated } = migrate({ masters: designs, pages: designs }, "masters");
    const today = { type: "checkbox", properties: { checkbox_size: 9 } };
    const made = [{ name: "A", widgets: [today, { type: "grid", properties: { cell_template: today } }] }];
    expect(migrated).toEqual({ masters: made, pages: made });
  });

  test("ignore other values than widgets", () => {
    const odd = { widgets: "none", masters: [7, null, { widgets: [[], { type: 5, properties: [] }] }], pages: {} };
    expect(migrate(odd).migrated).toBe(odd);
  });
});

const oldTemplate = {
  schema_version: "1.0",
  widgets: [
    { type: "box", styling: { fill_color: "#eeeeee", stroke_color: "#111111", line_width: 2, size: 9 } },
    { type: "image", properties: { image_data: "iVBORw0KGgo=", convert_to_grayscale: true } },
    { type: "calendar", id: "month", properties: { link_strategy: "simple" } },
    { type: "anchor", properties: { dest_id: "Home:Index" } },
  ],
  navigation: {
    named_destinations: [
      { id: "home:index", page: 1 },
      { id: "notes:index", page: 2, x: 5, y: 7 },
    ],
  },
};

const hours = (labels: readonly (readonly string[])[], more: Mapping = {}): Mapping => ({
  id: "hours",
  type: "table",
  position: { x: 38, y: 100, width: 184, height: 20 * labels.length },
  styling: { style: "Lines", size: 8.8 },
  properties: {
    rows: labels.length,
    columns: 2,
    header_row: false,
    border_style: "horizontal",
    column_widths: [18, 166],
    cell_padding: 2,
    data: labels,
    ...more,
  },
});

const from = (first: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, i) => [String(first + i * step)]);

/** As starters drew it over rows from 6 to 22. */
const eventLayer: Mapping = {
  id: "hour_events",
  type: "day_schedule",
  position: { x: 56, y: 100, width: 166, height: 340 },
  styling: { style: "Small", size: 9 },
  properties: { time_start_hour: 6, time_end_hour: 23, show_times: false, show_lines: false, all_day_lines: 0 },
};

const joinedHours = (shown: Mapping, height: number): Mapping => ({
  id: "hours",
  type: "day_schedule",
  position: { x: 38, y: 100, width: 184, height },
  styling: { style: "Lines", size: 8.8 },
  properties: { all_day_lines: 0, times_at: "row", event_size: 8.1, ...shown },
});

/** Older documents and their migrated form, by name of the migration. */
const cases: Record<string, readonly (readonly [Mapping, Mapping])[]> = {
  "named destinations are anchors on their pages": [
    [
      oldTemplate,
      {
        widgets: expect.arrayContaining([
          {
            type: "anchor",
            page: 2,
            position: { x: 5, y: 7, width: 1, height: 1 },
            properties: { dest_id: "notes:index" },
          },
        ]),
      },
    ],
  ],
  "colours and widths of shapes are properties": [
    [
      { widgets: [oldTemplate.widgets[0]] },
      {
        widgets: [
          {
            type: "box",
            styling: { size: 9 },
            properties: { fill_color: "#eeeeee", stroke_color: "#111111", stroke_width: 2 },
          },
        ],
      },
    ],
    [
      { widgets: [{ type: "lines", styling: { stroke_color: "#aaaaaa", line_width: 1 }, properties: { columns: 2 } }] },
      {
        widgets: [
          { type: "lines", styling: undefined, properties: { columns: 2, stroke_color: "#aaaaaa", line_thickness: 1 } },
        ],
      },
    ],
    [
      { widgets: [{ type: "box", styling: { fill_color: "#eeeeee" }, properties: { fill_color: "" } }] },
      { widgets: [{ type: "box", styling: { fill_color: "#eeeeee" }, properties: { fill_color: "" } }] },
    ],
    [
      { widgets: [{ type: "text_block", styling: { line_width: 1 } }] },
      { widgets: [{ type: "text_block", styling: { line_width: 1 } }] },
    ],
  ],
  "a picture is an image_src": [
    [
      { widgets: [oldTemplate.widgets[1]] },
      {
        widgets: [{ type: "image", properties: { image_src: "data:;base64,iVBORw0KGgo=", grayscale_on_import: true } }],
      },
    ],
    [
      { widgets: [{ type: "image", properties: { image_data: "data:image/png;base64,AA", image_src: "data:," } }] },
      { widgets: [{ type: "image", properties: { image_src: "data:," } }] },
    ],
  ],
  "the side of a checkbox is its checkbox_size": [
    [
      { widgets: [{ type: "checkbox", properties: { box_size: 9 } }] },
      { widgets: [{ type: "checkbox", properties: { checkbox_size: 9 } }] },
    ],
  ],
  "days are linked to their own pages, not to those with their number": [
    [
      { widgets: [{ type: "day_list", properties: { link_strategy: "none" } }] },
      { widgets: [{ type: "day_list", properties: { link_strategy: "no_links" } }] },
    ],
    [
      { widgets: [{ type: "calendar", properties: { link_strategy: "simple" } }] },
      { widgets: [{ type: "calendar", properties: { link_strategy: "named_destinations" } }] },
    ],
  ],
};

const schedules: readonly (readonly [Mapping, Mapping])[] = [
  [
    { widgets: [hours(from(6, 17)), eventLayer] },
    {
      widgets: [joinedHours({ time_start_hour: 6, time_end_hour: 23, times_as: "hours", times_width: 18 }, 340)],
    },
  ],
  // The rows are right.
  [
    { masters: [{ widgets: [{ type: "divider" }, hours(from(7, 15)), eventLayer] }] },
    {
      masters: [
        {
          widgets: [
            { type: "divider" },
            joinedHours({ time_start_hour: 7, time_end_hour: 22, times_as: "hours" }, 300),
          ],
        },
      ],
    },
  ],
  [
    { widgets: [hours(from(8, 8, 2)), eventLayer] },
    { widgets: [joinedHours({ time_start_hour: 8, time_end_hour: 24, row_minutes: 120 }, 160)] },
  ],
  [
    { widgets: [hours([["10", "am"], ["11"], ["12", "pm"], ["1"]], { border_color: "#111111" }), eventLayer] },
    {
      widgets: [
        joinedHours({ time_start_hour: 10, time_end_hour: 14, times_as: "am and pm", line_color: "#111111" }, 80),
      ],
    },
  ],
  [
    {
      widgets: [
        hours([["7 am"], ["8"], ["9"]]),
        {
          id: "half_hours",
          type: "table",
          position: { x: 56, y: 110, width: 166, height: 40 },
          properties: { rows: 2, columns: 1 },
        },
        eventLayer,
      ],
    },
    { widgets: [joinedHours({ time_start_hour: 7, time_end_hour: 10, half_hours: true }, 60)] },
  ],
  // A table with more than hours stays, and the events move to its rows.
  [
    { widgets: [hours([["7", "Run"], ["8"], ["9"]]), eventLayer] },
    {
      widgets: [
        hours([["7", "Run"], ["8"], ["9"]]),
        {
          ...eventLayer,
          position: { x: 56, y: 100, width: 166, height: 60 },
          properties: { time_start_hour: 7, time_end_hour: 10 },
        },
      ],
    },
  ],
  [
    { widgets: [hours([["7:30"], ["8:30"]], { zebra: true }), eventLayer] },
    {
      widgets: [
        { id: "hours", type: "table" },
        { position: { y: 90, height: 60 }, properties: { time_start_hour: 7, time_end_hour: 10 } },
      ],
    },
  ],
  // No hours, another page, or a schedule of its own.
  [{ widgets: [hours([["Math"], ["Art"]]), eventLayer] }, { widgets: [{ type: "table" }, eventLayer] }],
  [
    {
      widgets: [
        { ...hours(from(6, 17)), page: 1 },
        { ...eventLayer, page: 2 },
      ],
    },
    { widgets: [{ type: "table" }, { page: 2, type: "day_schedule" }] },
  ],
  [
    { widgets: [hours(from(6, 17)), { ...eventLayer, properties: {} }] },
    { widgets: [{ type: "table" }, { type: "day_schedule", properties: {} }] },
  ],
];

cases["hours and the events beside them are one schedule"] = schedules;

describe.each(migrations)("the migration after which $name", ({ name }) => {
  test.each(cases[name] ?? [[{}, { thisMigration: "has no test" }]])("converts %j", (old, today) => {
    expect(migrate(old).migrated).toMatchObject(today);
    expect(Object.keys(migrate(old).migrated ?? {})).toEqual(Object.keys(old));
  });
});

test.each(schedules)("the schedules of %j stay joined", (old) => {
  const { migrated = {}, diagnostics } = migrate(old);
  expect(migrate(migrated).migrated).toBe(migrated);
  expect(diagnostics).toEqual([]);
});

test("reports a changed meaning with master, widget and place", () => {
  const widgets = [{ type: "calendar", id: "month", properties: { link_strategy: "simple" } }];
  const { diagnostics } = migrate({ masters: [{ name: "Month", widgets }] }, "masters");
  expect(inEnglish(diagnostics)).toEqual([
    {
      severity: "warning",
      code: "older_dialect",
      message:
        "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page",
      at: {
        document: "masters",
        master: "Month",
        widget_id: "month",
        path: ["masters", 0, "widgets", 0, "properties", "link_strategy"],
      },
    },
  ]);
});
