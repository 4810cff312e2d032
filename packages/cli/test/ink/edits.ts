/** Changes of a project between two editions. A new kind of change is one entry of `edits`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Documents, Master, Plan, Section, Widget } from "./documents.ts";
import type { Random } from "./random.ts";
import { type Choices, makeDocuments, type Project, twins } from "./random-project.ts";

export interface EditContext {
  readonly documents: Documents;
  readonly project: Project;
  readonly random: Random;
  /** Folder of the run. */
  readonly cwd: string;
}

/** Options of `octavo build` for the second edition. */
type BuildOptions = readonly string[];

export interface Edit {
  readonly name: string;
  /** Weight in the rotation; 1 by default. */
  readonly weight?: number;
  /** Changes the documents before the first edition. */
  readonly prepare?: (context: EditContext) => void;
  /** Changes the documents for the second edition. Returns false if they have nothing to change. */
  readonly change: (context: EditContext) => boolean | BuildOptions | Promise<boolean | BuildOptions>;
  /** Nothing that is printed changes, except events and holidays. The verdict must be "safe". */
  readonly isHarmless?: boolean;
  /** Changes only events and holidays: marks that come from them are no displacement. */
  readonly changesCalendars?: boolean;
  /** Adds pages. A link to them where nothing was printed is no displacement. */
  readonly addsPages?: boolean;
  /** Changes the names by which pages are recognized, so that a refusal is right even if they look the same. */
  readonly renamesPages?: boolean;
  /** Prints on pages that were empty, where nobody has written. */
  readonly fillsPages?: boolean;
}

const widgetTypes = [
  "text_block",
  "lines",
  "dot_grid",
  "box",
  "divider",
  "vertical_line",
  "checkbox",
  "image",
  "calendar",
  "calendar_month",
  "calendar_year",
  "day_list",
  "day_schedule",
  "event_list",
  "grid",
  "table",
  "internal_link",
  "link_list",
] as const;

const samples: Partial<Record<string, Partial<Widget>>> = {
  text_block: { content: "Important" },
  checkbox: { content: "Done" },
  internal_link: { content: "More", properties: { to_dest: "https://example.org/" } },
  image: {
    properties: {
      image_src:
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>",
    },
  },
  link_list: {
    properties: { labels: ["One", "Two"], destinations: ["https://example.org/1", "https://example.org/2"] },
  },
  lines: { properties: { line_count: 6, line_spacing: 14 } },
  calendar: { properties: { link_strategy: "no_links" } },
  calendar_month: { properties: { month: "2026-05" } },
  calendar_year: { properties: { year: "2026" } },
  day_list: { properties: { month: "2026-05", link_strategy: "no_links" } },
  day_schedule: { properties: { shown_date: "2026-05-05" } },
  event_list: { properties: { empty_text: "No events", shown_date: "2026-05-05" } },
  grid: { properties: { rows: 2, cols: 2, data_source: "range(1, 5)", cell_template: { type: "box" } } },
  table: { properties: { rows: 3, columns: 3, data: [["A", "B", "C"]] } },
};

const thin: Readonly<Record<string, readonly [number, number]>> = { divider: [150, 2], vertical_line: [2, 90] };

function sampleWidget(type: string, { masters }: Documents, random: Random): Widget {
  const page = masters.canvas.dimensions;
  const [width, height] = thin[type] ?? [130, 110];
  const x = 20 + random.below(Math.max(1, page.width - width - 40));
  const y = 80 + random.below(Math.max(1, page.height - height - 160));
  return { id: `sample_${type}`, type, position: { x, y, width, height }, ...samples[type] };
}

interface Found {
  readonly master: Master;
  readonly widget: Widget;
}

function widgetsOf({ masters }: Documents, isWanted: (widget: Widget) => boolean): readonly Found[] {
  return masters.masters.flatMap((master) =>
    master.widgets.filter(isWanted).map((widget): Found => ({ master, widget })),
  );
}

/** An edit of one widget of a random type, which is added before the first edition if there is none. */
function ofAnyType(name: string, edit: (found: Found, context: EditContext) => void, weight: number): Edit {
  let type = "";
  return {
    name,
    weight,
    prepare: ({ documents, random }) => {
      type = random.pick(widgetTypes);
      if (widgetsOf(documents, (widget) => widget.type === type).length === 0)
        random.pick(documents.masters.masters).widgets.push(sampleWidget(type, documents, random));
    },
    change: (context) => {
      const found = widgetsOf(context.documents, (widget) => widget.type === type);
      if (found.length === 0) return false;
      edit(context.random.pick(found), context);
      return true;
    },
  };
}

/** An edit of all widgets that have a property, or get it. */
function ofProperty(
  name: string,
  types: readonly string[],
  edit: (properties: Record<string, unknown>, widget: Widget, random: Random) => void,
): Edit {
  return {
    name,
    prepare: ({ documents, random }) => {
      if (widgetsOf(documents, ({ type }) => types.includes(type)).length > 0) return;
      random.pick(documents.masters.masters).widgets.push(sampleWidget(random.pick(types), documents, random));
    },
    change: ({ documents, random }) => {
      const found = widgetsOf(documents, ({ type }) => types.includes(type));
      if (found.length === 0) return false;
      const { widget } = random.pick(found);
      widget.properties ??= {};
      edit(widget.properties, widget, random);
      return true;
    },
  };
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === "number" ? value : fallback;
}

/** An edit of the plan, which always has something to change. */
function ofPlan(name: string, change: (plan: Plan["plan"], context: EditContext) => void, more?: Partial<Edit>): Edit {
  return {
    name,
    ...more,
    change: (context) => {
      change(context.documents.plan.plan, context);
      return true;
    },
  };
}

function startLater(mode: string): Edit {
  return {
    name: `start a month later, --removed ${mode}`,
    change: ({ documents }) => {
      const { calendar } = documents.plan.plan;
      calendar.start_date = firstOfNextMonth(calendar.start_date);
      return ["--removed", mode];
    },
  };
}

export function firstOfNextMonth(date: string, months = 1): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Events on days of the plan, two of them with times. */
function someEvents({ calendar }: Plan["plan"], random: Random): Record<string, unknown> {
  const first = (days: number) => daysAfter(calendar.start_date, days);
  const rows = [
    `${first(random.below(4))} ${random.pick(["09:00-10:30 Review", "Dentist", "18:15-19:00 Choir practice in the old school"])}`,
    `${first(4 + random.below(4))} ${random.pick(["10:00-12:00 Dentist", "Ann's day", "Trip | 1/2"])}`,
    `${first(random.below(9))} Ann | birthday | age 40`,
  ];
  return { name: "Family", rows: `${rows.join("\n")}\n` };
}

function counted(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ count }) => count !== undefined);
}

/** An edit of the last section with a count, added before the first edition if there is none. */
function ofCount(name: string, change: (section: Section) => void, more?: Partial<Edit>): Edit {
  const sections = ({ documents }: EditContext) => documents.plan.plan.sections;
  return {
    name,
    ...more,
    prepare: (context) => {
      if (counted(sections(context)).length === 0) addSection(context, "extra");
      more?.prepare?.(context);
    },
    change: (context) => {
      const section = counted(sections(context)).at(-1);
      if (!section) return false;
      change(section);
      return ["--removed", "keep"];
    },
  };
}

function addSection({ documents, random }: EditContext, kind: string): void {
  const { plan } = documents.plan;
  plan.sections.push({ kind, master: random.pick(documents.masters.masters).name, generate: "count", count: 3 });
  plan.order.push(kind);
}

/** Makes the starter again with other choices: what the studio does if someone changes them. */
function ofChoices(name: string, others: (choices: Choices) => Choices | undefined): Edit {
  return {
    name,
    change: async ({ documents, project, cwd }) => {
      const choices = others(project.choices);
      if (!choices) return false;
      const made = await makeDocuments(project.starter, choices, join(cwd, "other-choices"));
      documents.masters = made.masters;
      documents.plan = made.plan;
      return ["--removed", "keep"];
    },
  };
}

const without = (choices: Choices, name: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([known]) => known !== name));

function moveWidget({ widget }: Found, { random }: EditContext): void {
  const distance = random.pick([60, 5, 1]);
  const axis = random.pick(["x", "y"] as const);
  const sign = widget.position[axis] > distance && random.chance(0.5) ? -1 : 1;
  widget.position[axis] += sign * distance;
}

const calendarFile = (date: string) =>
  [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:1@example.org",
    `DTSTART:${date.replaceAll("-", "")}T100000`,
    `DTEND:${date.replaceAll("-", "")}T120000`,
    "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=6",
    "SUMMARY:Dentist",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

export const edits: readonly Edit[] = [
  // Nothing that is printed changes.
  { name: "nothing", isHarmless: true, change: () => true },
  {
    name: "title of the plan",
    isHarmless: true,
    change: ({ documents }) => {
      documents.plan.name = "Another name";
      return true;
    },
  },
  {
    name: "descriptions, groups and ids",
    isHarmless: true,
    change: ({ documents }) => {
      for (const master of documents.masters.masters) {
        master.description = "Changed";
        for (const [i, widget] of master.widgets.entries())
          Object.assign(widget, { id: `w${i}`, group: `Group/${i % 3}` });
      }
      return true;
    },
  },
  {
    name: "names of the masters",
    isHarmless: true,
    change: ({ documents: { masters, plan } }) => {
      const rename = (section: Section) => {
        section.master = `New ${section.master}`;
        section.nested?.forEach(rename);
      };
      for (const master of masters.masters) master.name = `New ${master.name}`;
      plan.plan.sections.forEach(rename);
      return true;
    },
  },
  ofCount("more notes", (section) => (section.count = (section.count ?? 0) + 3), { addsPages: true }),
  ofCount("reserved pages filled", (section) => (section.count = (section.count ?? 0) + 2), {
    addsPages: true,
    fillsPages: true,
    prepare: ({ documents }) => {
      const section = counted(documents.plan.plan.sections).at(-1);
      if (section) section.reserve = 4;
    },
  }),
  {
    name: "link targets",
    isHarmless: true,
    change: ({ documents }) => {
      const links = widgetsOf(
        documents,
        ({ type, properties }) => type === "internal_link" && Boolean(properties?.["bind"]),
      );
      for (const { widget } of links.slice(0, 3))
        widget.properties = { ...widget.properties, bind: undefined, to_dest: "https://example.org/" };
      for (const { widget } of links.slice(0, 3)) delete widget.properties?.["bind"];
      return links.length > 0;
    },
  },
  {
    name: "an invisible tap zone and an anchor",
    isHarmless: true,
    change: ({ documents, random }) => {
      const { widgets } = random.pick(documents.masters.masters);
      const position = { x: 40, y: 200, width: 100, height: 60 };
      const properties = { tap_action: "destination_link", to_dest: "https://example.org/" };
      widgets.push({ id: "tap", type: "tap_zone", position, properties });
      return true;
    },
  },

  // Events and holidays.
  ofPlan("events added", (plan, { random }) => (plan.dates = [someEvents(plan, random)]), {
    isHarmless: true,
    changesCalendars: true,
    weight: 2,
  }),
  ofPlan("holidays added", (plan) => (plan.dates = [{ holidays: "PL" }]), { isHarmless: true, changesCalendars: true }),
  ofPlan("events removed", (plan) => delete plan.dates, {
    changesCalendars: true,
    isHarmless: true,
    prepare: ({ documents: { plan }, random }) => (plan.plan.dates = [someEvents(plan.plan, random)]),
  }),
  ofPlan("events in another pattern", (plan) => Object.assign(plan.dates?.[0] ?? {}, { style: "filled" }), {
    changesCalendars: true,
    isHarmless: true,
    prepare: ({ documents: { plan }, random }) => (plan.plan.dates = [someEvents(plan.plan, random)]),
  }),
  {
    name: "a calendar file",
    isHarmless: true,
    changesCalendars: true,
    change: ({ documents, cwd }) => {
      writeFileSync(join(cwd, "family.ics"), calendarFile(documents.plan.plan.calendar.start_date));
      return ["--dates", "family.ics", "--zone", "Europe/Warsaw"];
    },
  },
  {
    name: "special days",
    isHarmless: true,
    changesCalendars: true,
    change: ({ documents, cwd }) => {
      writeFileSync(
        join(cwd, "days.csv"),
        `${documents.plan.plan.calendar.start_date},,First day\nevery monday,,Choir\n`,
      );
      return ["--dates", "days.csv"];
    },
  },

  // The plan.
  ...["keep", "blank", "drop"].map(startLater),
  ofPlan("end a month later", ({ calendar }) => (calendar.end_date = daysAfter(calendar.end_date, 31)), {
    addsPages: true,
  }),
  {
    name: "end a week earlier",
    change: ({ documents }) => {
      const { calendar } = documents.plan.plan;
      calendar.end_date = daysAfter(calendar.end_date, -7);
      return ["--removed", "keep"];
    },
  },
  {
    name: "week start",
    weight: 2,
    change: ({ documents: { plan }, random }) => {
      plan.plan.week_start = random.pick(
        ["monday", "sunday", "saturday"].filter((day) => day !== plan.plan.week_start),
      );
      return ["--removed", "keep"];
    },
  },
  {
    name: "numbers of weeks",
    change: ({ documents }) => {
      documents.plan.plan.week_numbering = "us";
      return ["--removed", "keep"];
    },
  },
  ofPlan("language", (plan, { random }) => {
    plan.locale = random.pick(["en", "pl", "de", "fr", "ja", "el"].filter((locale) => locale !== plan.locale));
  }),
  {
    name: "a device of the same size",
    change: ({ documents, project }) => {
      const twin = twins[project.choices["--profile"] ?? ""];
      if (!twin || "--landscape" in project.choices) return false;
      documents.plan.profile = twin;
      return ["--profile", twin];
    },
  },
  {
    name: "another device",
    change: ({ project }) => {
      const other = project.choices["--profile"] === "supernote-nomad" ? "kindle-scribe" : "supernote-nomad";
      return ["--profile", other, "--fit"];
    },
  },
  ofCount("fewer notes", (section) => (section.count = Math.max(1, (section.count ?? 0) - 2))),
  ofPlan("reserved pages added", ({ sections }) => {
    const [section] = sections;
    if (section) section.reserve = 3;
  }),
  ofPlan("order of the sections", (plan) => plan.order.reverse()),
  ofPlan(
    "a renamed section",
    (plan) => {
      const section = plan.sections.at(-1);
      if (!section) return;
      plan.order = plan.order.map((kind) => (kind === section.kind ? "renamed" : kind));
      section.kind = "renamed";
    },
    { renamesPages: true },
  ),
  ofPlan("a section added", (_, context) => addSection(context, "extra"), { addsPages: true }),
  ofPlan("a section added in front", (plan, context) => {
    addSection(context, "extra");
    plan.order.unshift(...plan.order.splice(-1));
  }),
  {
    name: "a section removed",
    change: ({ documents: { plan }, random }) => {
      if (plan.plan.sections.length < 2) return false;
      const gone = random.pick(plan.plan.sections);
      plan.plan.sections = plan.plan.sections.filter((section) => section !== gone);
      plan.plan.order = plan.plan.order.filter((kind) => kind !== gone.kind);
      return ["--removed", "keep"];
    },
  },

  // Choices of the starter.
  ofChoices("the other hand", (choices) =>
    "--left-handed" in choices ? without(choices, "--left-handed") : { ...choices, "--left-handed": "" },
  ),
  ofChoices("the other clock", (choices) => ({ ...choices, "--hours": choices["--hours"] === "12" ? "24" : "12" })),
  ofChoices("another set of sections", (choices) => {
    const optional = Object.keys(choices).find((name) => name === "--with" || name === "--without");
    return optional === undefined ? undefined : without(choices, optional);
  }),

  // The designs.
  ofAnyType("a moved widget", moveWidget, 10),
  ofAnyType("a deleted widget", ({ master, widget }) => master.widgets.splice(master.widgets.indexOf(widget), 1), 4),
  ofAnyType(
    "a resized widget",
    ({ widget: { position } }, { random }) => {
      const side = random.pick(["width", "height"] as const);
      position[side] = Math.max(1, position[side] * random.pick([0.5, 0.9, 1.1]));
    },
    3,
  ),
  {
    name: "an added widget",
    weight: 4,
    change: ({ documents, random }) => {
      const widget = sampleWidget(random.pick(widgetTypes), documents, random);
      random.pick(documents.masters.masters).widgets.push({ ...widget, id: "added" });
      return true;
    },
  },
  {
    name: "all widgets of a design moved by a point",
    change: ({ documents, random }) => {
      for (const { position } of random.pick(documents.masters.masters).widgets) position.y += 1;
      return true;
    },
  },
  {
    name: "widgets in another order",
    change: ({ documents }) => {
      for (const { widgets } of documents.masters.masters) widgets.reverse();
      return true;
    },
  },
  ofProperty("line spacing", ["lines", "dot_grid", "table", "event_list"], (properties, { type }) => {
    if (type === "lines") properties["line_spacing"] = numberOf(properties["line_spacing"], 20) + 1;
    else if (type === "dot_grid") properties["cell_size"] = numberOf(properties["cell_size"], 14.173) + 0.5;
    else if (type === "table") properties["rows"] = numberOf(properties["rows"], 5) + 1;
    else properties["line_spacing"] = numberOf(properties["line_spacing"], 20) + 1;
  }),
  ofProperty("hours of a schedule", ["day_schedule", "calendar"], (properties, widget) => {
    if (widget.type === "calendar") Object.assign(properties, { calendar_type: "weekly", start_date: "2026-05-04" });
    properties["time_start_hour"] = numberOf(properties["time_start_hour"], 8) - 1;
  }),
  ofProperty("color of a rule", ["divider", "vertical_line", "box", "lines", "table"], (properties, { type }) => {
    properties[type === "table" ? "border_color" : "stroke_color"] = "#bbbbbb";
  }),
  ofProperty("width of a rule", ["divider", "vertical_line", "lines"], (properties) => {
    properties["line_thickness"] = numberOf(properties["line_thickness"], 0.75) + 1;
  }),
  ofProperty("columns of a table", ["table"], (properties) => {
    properties["columns"] = numberOf(properties["columns"], 3) + 1;
  }),
  ofProperty("cells of a grid", ["grid"], (properties) => {
    properties["gap_y"] = numberOf(properties["gap_y"], 0) + 3;
  }),
  ofProperty("size of a checkbox", ["checkbox"], (properties) => {
    properties["checkbox_size"] = numberOf(properties["checkbox_size"], 12) + 3;
  }),
  ofProperty("size of a type", ["text_block", "internal_link"], (_, widget) => {
    widget.styling = { ...widget.styling, size: numberOf(widget.styling?.["size"], 12) * 1.15 };
  }),
  ofProperty("words of a text", ["text_block"], (_, widget) => {
    widget.content = `${widget.content ?? ""} and more`;
  }),
  {
    name: "fonts of a style",
    change: ({ documents: { masters } }) => {
      const style = masters.styles?.find(({ font }) => font === "IBM Plex Sans");
      if (style) style["font"] = "Source Serif 4";
      return style !== undefined;
    },
  },
  {
    name: "the theme",
    change: ({ documents: { masters }, random }) => {
      if (masters.theme === undefined) return false;
      masters.theme = random.pick(["Sober", "Handwritten"]);
      return true;
    },
  },
  {
    name: "tabs added to all designs",
    change: ({ documents: { masters } }) => {
      const { width, height } = masters.canvas.dimensions;
      for (const { widgets } of masters.masters)
        for (let i = 0; i < 4; i++) {
          const position = { x: width - 24, y: 80 + (i * (height - 160)) / 4, width: 22, height: 60 };
          const properties = { to_dest: "https://example.org/", stroke_width: 1 };
          widgets.push({ id: `tab_${i}`, type: "internal_link", position, content: String(i + 1), properties });
        }
      return true;
    },
  },
];
