/** Sections by intent: masters and sections that belong together, with links between them. */
import type { DeviceProfile, FontLibrary, Template, Widget } from "@octavo/engine";
import { type Canvas, rowCount } from "../kit/canvas.ts";
import {
  type Part as Area,
  gutter,
  type Head,
  hasRoomFor,
  head,
  monthTitle,
  stack,
  type Tab,
  whole,
} from "../kit/frame.ts";
import { numberedLines, ruledPage } from "../kit/pages.ts";
import { asWidget } from "../kit/stored-widget.ts";
import { type Widget as DrawnWidget, rowTop, type Span, split, widthOf } from "../kit/widgets.ts";
import { partPage } from "../parts/part-page.ts";
import { textIn } from "../parts/words.ts";
import { type ProjectFrame, projectFrame } from "./project-frame.ts";

export type SectionIntent =
  | { readonly wanted: "list"; readonly name: string; readonly count: number }
  | { readonly wanted: "quarters" }
  | { readonly wanted: "second_page"; readonly days: string }
  /** Events with a time. Empty lists choose all calendars and words. */
  | { readonly wanted: "meetings"; readonly calendars: readonly string[]; readonly words: readonly string[] }
  | { readonly wanted: "birthdays" }
  | { readonly wanted: "agenda" }
  | { readonly wanted: "working_days" };

export interface SectionsSource {
  /** The planner as far as it compiles: canvas, device, language and masters. */
  readonly template: Template;
  readonly profile: DeviceProfile | undefined;
  readonly fonts: FontLibrary;
  /** Kinds and names that exist. */
  readonly kinds: readonly string[];
  readonly masterNames: readonly string[];
}

interface MadeSection {
  readonly kind: string;
  readonly master: string;
  readonly generate: "once" | "count" | "each_quarter" | "each_month" | "each_day" | "each_event";
  readonly count?: number;
  readonly days?: string;
  readonly events?: { calendars?: string[]; kinds?: string[]; words?: string[]; all_day?: string };
  readonly anchors: { dest_id: string }[];
  readonly context: Record<string, string>;
  readonly counters?: Record<string, { start: number; step: number }>;
}

interface MadeMaster {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

export interface MadeSections {
  readonly masters: readonly MadeMaster[];
  readonly sections: readonly MadeSection[];
  /** Kind of the section that contains the new ones. Undefined for sections at the end of the plan. */
  readonly inside?: string;
}

interface Making extends SectionsSource {
  readonly frame: ProjectFrame;
  readonly text: (english: string) => string;
}

export function makeSections(intent: SectionIntent, source: SectionsSource): MadeSections {
  const { template, profile, fonts } = source;
  const { canvas } = partPage({ template, page: 1, profile, fonts, clock: "24" });
  const making = {
    ...source,
    frame: projectFrame(canvas, template.masters),
    text: (english: string) => textIn(template.metadata.locale, english),
  };
  switch (intent.wanted) {
    case "list":
      return list(intent, making);
    case "quarters":
      return quarters(making);
    case "second_page":
      return secondPage(intent.days, making);
    case "meetings":
      return meetings(intent, making);
    case "birthdays":
      return birthdays(making);
    case "agenda":
      return agenda(making);
    case "working_days":
      return workingDays(making);
  }
}

function masterOf({ frame }: Making, name: string, widgets: readonly DrawnWidget[]): MadeMaster {
  const taken = new Set(frame.widgets.map(({ id }) => id));
  const own = widgets
    .map(asWidget)
    .map((widget) => (taken.has(widget.id) ? { ...widget, id: `${widget.id}-1` } : widget));
  return { name, widgets: [...frame.widgets, ...own] };
}

/** Lines of a page of an index, at most. */
const mostLines = 20;

function list({ name, count }: Extract<SectionIntent, { wanted: "list" }>, making: Making): MadeSections {
  const { kinds, masterNames, text } = making;
  const kind = unique(kindOf(name), kinds, "_");
  const indexKind = unique(kindOf(`${kind} ${text("Index")}`), [...kinds, kind], "_");
  const pages = Math.ceil(count / mostLines);
  const lines = Math.ceil(count / pages);
  const itemName = unique(name, masterNames, " ");
  const indexName = unique(`${name} (${text("Index").toLowerCase()})`, [...masterNames, itemName], " ");
  const index = { name, kind, indexKind, lines, pages };
  return {
    masters: [
      masterOf(making, indexName, indexWidgets(index, making)),
      masterOf(making, itemName, itemWidgets(index, making)),
    ],
    sections: [
      {
        kind: indexKind,
        master: indexName,
        ...(pages === 1 ? { generate: "once" } : { generate: "count", count: pages }),
        anchors: [],
        context: {},
        ...(pages > 1 && { counters: countersOf(columnsOf(making.frame.canvas, lines), lines) }),
      },
      { kind, master: itemName, generate: "count", count: pages * lines, anchors: [], context: {} },
    ],
  };
}

interface Index {
  readonly name: string;
  readonly kind: string;
  readonly indexKind: string;
  /** Lines of each page. */
  readonly lines: number;
  readonly pages: number;
}

interface Column {
  readonly first: number;
  readonly rows: number;
}

/** As few columns as links of a fingertip's height need. */
function columnsOf(canvas: Canvas, lines: number): readonly Column[] {
  const room = rowCount(canvas) * canvas.pitch;
  const most = Math.max(1, Math.floor(room / Math.max(20, canvas.tabs.height) + 0.01));
  const columns = Math.ceil(lines / most);
  const rows = Math.ceil(lines / columns);
  return Array.from({ length: columns }, (_, i) => ({ first: 1 + i * rows, rows: Math.min(rows, lines - i * rows) }));
}

function countersOf(columns: readonly Column[], step: number): NonNullable<MadeSection["counters"]> {
  return Object.fromEntries(columns.map(({ first }) => [`from_${first}`, { start: first, step }]));
}

function indexWidgets({ name, kind, indexKind, lines, pages }: Index, { frame: { canvas } }: Making) {
  const columns = columnsOf(canvas, lines);
  const rows = columns[0]?.rows ?? 1;
  const pitch = Math.min(30, (rowCount(canvas) * canvas.pitch) / rows);
  const weights = columns.map(() => 1);
  const arrows = { previous: `${indexKind}(@index_prev)`, next: `${indexKind}(@index_next)` };
  return [
    ...head(canvas, { title: name, ...(pages > 1 && { arrows }) }),
    ...split(whole(canvas), weights, gutter(canvas)).flatMap((span, i) => {
      const { first, rows: own } = columns[i] as Column;
      const start = pages > 1 ? `{from_${first}}` : first;
      return numberedLines(canvas, span, { first, start, rows: own, pitch, from: 0, bind: `${kind}(@index)` });
    }),
  ];
}

function itemWidgets({ name, kind, indexKind, lines, pages }: Index, { frame: { canvas }, text }: Making) {
  const bind = pages === 1 ? `${indexKind}(index)` : `${indexKind}(1)`;
  const links = [name, text("Index")]
    .map((content): Tab => ({ id: "to_list", content, bind, widest: content }))
    .filter((tab) => hasRoomFor(canvas, [tab], "0000"))
    .slice(0, 1);
  return [
    ...head(canvas, {
      number: "{index}",
      digits: String(lines * pages).length,
      hasTitleLine: true,
      links: links.length > 0 ? links : [{ id: "to_list", content: "‹", bind, widest: "‹" }],
      arrows: { previous: `${kind}(@index_prev)`, next: `${kind}(@index_next)` },
    }),
    ruledPage(canvas),
  ];
}

function quarters(making: Making): MadeSections {
  const { kinds, masterNames, text, frame, template } = making;
  const { canvas } = frame;
  const name = unique(text("Quarter"), masterNames, " ");
  const rows = rowCount(canvas);
  const hasMonths = template.sections.some(({ unit }) => unit === "month");
  const from = hasMonths ? 1 : 0;
  const goals = Math.max(3, Math.floor((rows - from) / 2));
  const widgets = [
    ...head(canvas, {
      title: text("Q{quarter} {year}"),
      arrows: { previous: "quarter(@year_quarter_prev)", next: "quarter(@year_quarter_next)" },
    }),
    ...(hasMonths ? [monthsOfQuarter(canvas)] : []),
    ...stack(
      canvas,
      whole(canvas),
      [
        { id: "goals", label: text("Goals"), rows: goals, marks: "squares" },
        { id: "notes", label: text("Notes"), rows: "rest" },
      ],
      from,
    ),
  ];
  const kind = unique("quarters", kinds, "_");
  return {
    masters: [masterOf(making, name, widgets)],
    sections: [{ kind, master: name, generate: "each_quarter", anchors: [], context: {} }],
  };
}

function monthsOfQuarter(canvas: Canvas): DrawnWidget {
  return {
    id: "months",
    type: "link_list",
    position: { ...whole(canvas), y: rowTop(canvas, 0), height: Math.max(20, canvas.pitch) },
    styling: { font: canvas.families.narrowLabel, size: canvas.type.label },
    properties: {
      count: 3,
      columns: 3,
      first_month: "{quarter_start}",
      label_template: "{month_name:capital}",
      bind: "month(@plan_month)",
    },
  };
}

/** A page for notes behind each day. */
function secondPage(days: string, making: Making): MadeSections {
  const { kinds, masterNames, text, frame } = making;
  const { canvas } = frame;
  const name = unique(text("Day notes"), masterNames, " ");
  const kind = unique("day_notes", kinds, "_");
  const back: Tab = { id: "to_day", content: "‹ {weekday:capital}", bind: "day(@date)", widest: "‹ Poniedziałek" };
  const widgets = [...head(canvas, { number: "{day_padded}", title: text("Notes"), links: [back] }), ruledPage(canvas)];
  return {
    masters: [masterOf(making, name, widgets)],
    sections: [{ kind, master: name, generate: "once", anchors: [{ dest_id: "more:{date}" }], context: {} }],
    inside: days,
  };
}

function meetings({ calendars, words }: Extract<SectionIntent, { wanted: "meetings" }>, making: Making): MadeSections {
  const { text, frame } = making;
  const each = Math.max(3, Math.floor((rowCount(frame.canvas) - titleRows) / 4));
  const areas: readonly Area[] = [
    { id: "agenda", label: text("Agenda"), rows: each },
    { id: "notes", label: text("Notes"), rows: "rest" },
    { id: "actions", label: text("Actions"), rows: each, marks: "squares" },
  ];
  const filter = { calendars: [...calendars], words: [...words] };
  return eventPages({ name: text("Meeting"), kind: "meetings", beside: "{event_time}", areas }, making, {
    ...(filter.calendars.length > 0 && { calendars: filter.calendars }),
    ...(filter.words.length > 0 && { words: filter.words }),
    kinds: ["event"],
    all_day: "hidden",
  });
}

function birthdays(making: Making): MadeSections {
  const { text, frame } = making;
  const areas: readonly Area[] = [
    { id: "gifts", label: text("Gifts"), rows: Math.floor((rowCount(frame.canvas) - titleRows) / 2), marks: "squares" },
    { id: "notes", label: text("Notes"), rows: "rest" },
  ];
  const page = { name: text("Birthday"), kind: "birthdays", beside: "{event_age}", areas };
  return eventPages(page, making, { kinds: ["birthday"] });
}

interface EventPage {
  readonly name: string;
  readonly kind: string;
  /** At the right of the event's title. */
  readonly beside: string;
  readonly areas: readonly Area[];
}

/** Rows of an event's title. */
const titleRows = 2;

function eventPages(page: EventPage, making: Making, events: NonNullable<MadeSection["events"]>): MadeSections {
  const { kinds, masterNames, frame } = making;
  const { canvas } = frame;
  const name = unique(page.name, masterNames, " ");
  const kind = unique(page.kind, kinds, "_");
  const arrows = { previous: `${kind}(@index_prev)`, next: `${kind}(@index_next)` };
  const widgets = [
    ...dayHead(making, arrows),
    ...eventTitle(canvas, page.beside),
    ...stack(canvas, whole(canvas), page.areas, titleRows),
  ];
  return {
    masters: [masterOf(making, name, widgets)],
    sections: [{ kind, master: name, generate: "each_event", events, anchors: [], context: {} }],
  };
}

/** Date of the page, and a link to its day if the planner has days. */
function dayHead({ template, frame: { canvas } }: Making, arrows: NonNullable<Head["arrows"]>) {
  const hasDays = template.sections.some(({ unit }) => unit === "day");
  const back: Tab = { id: "to_day", content: "‹ {weekday_short:capital}", bind: "day(@date)", widest: "‹ Wed." };
  const links = hasDays ? [back] : [];
  return head(canvas, { number: "{day_padded}", title: monthTitle(canvas, links), links, arrows });
}

function eventTitle(canvas: Canvas, beside: string): readonly DrawnWidget[] {
  const { x, width } = whole(canvas);
  const type = { font: canvas.families.strong, size: canvas.type.label + 3 };
  const own = Math.ceil(widthOf(canvas, "00:00–00:00", type)) + 4;
  const line = { y: rowTop(canvas, 0) + 2, height: titleRows * canvas.pitch - 4 };
  const words = (id: string, span: Span, content: string, styling: DrawnWidget["styling"]): DrawnWidget => ({
    id,
    type: "text_block",
    position: { ...span, ...line },
    content,
    styling,
  });
  return [
    words("event", { x, width: width - own - 6 }, "{event}", type),
    words("event_beside", { x: x + width - own, width: own }, beside, { ...type, text_align: "right" }),
  ];
}

/** All events of each month. Lists without room for all of them lead here. */
function agenda(making: Making): MadeSections {
  const { kinds, masterNames, text, frame, template } = making;
  const { canvas } = frame;
  const name = unique(text("Events"), masterNames, " ");
  const kind = unique("agenda", kinds, "_");
  const hasMonths = template.sections.some(({ unit }) => unit === "month");
  const back: Tab = {
    id: "to_month",
    content: `‹ ${text("Month")}`,
    bind: "month(@date)",
    widest: `‹ ${text("Month")}`,
  };
  const links = hasMonths ? [back] : [];
  const arrows = { previous: `${kind}(@date_prev)`, next: `${kind}(@date_next)` };
  const widgets = [
    ...head(canvas, { title: monthTitle(canvas, links), links, arrows }),
    ruledPage(canvas),
    monthEvents(canvas),
  ];
  return {
    masters: [masterOf(making, name, widgets)],
    sections: [{ kind, master: name, generate: "each_month", anchors: [], context: {} }],
  };
}

/** On the lines of the page. */
function monthEvents(canvas: Canvas): DrawnWidget {
  const span = whole(canvas);
  return {
    id: "events",
    type: "event_list",
    position: { ...span, y: rowTop(canvas, 0), height: rowCount(canvas) * canvas.pitch },
    styling: { font: canvas.families.narrow, size: canvas.type.label },
    properties: {
      span: "month",
      line_spacing: canvas.pitch,
      columns: span.width > widePage ? 2 : 1,
      gap: gutter(canvas),
      // Lower rows are too small for a finger.
      ...(canvas.pitch < canvas.constraints.min_touch_target_pt && { link_events: false }),
    },
  };
}

/** Room for two columns of events, in points. */
const widePage = 350;

/** Monday to Friday without public holidays. */
function workingDays(making: Making): MadeSections {
  const { kinds, masterNames, text, frame } = making;
  const { canvas } = frame;
  const name = unique(text("Working day"), masterNames, " ");
  const kind = unique("working_days", kinds, "_");
  const hours = Math.max(4, Math.floor((rowCount(canvas) * 3) / 5));
  const areas: readonly Area[] = [
    { id: "tasks", label: text("To do"), rows: hours, marks: "squares" },
    { id: "notes", label: text("Notes"), rows: "rest" },
  ];
  const widgets = [
    ...dayHead(making, { previous: `${kind}(@date_prev)`, next: `${kind}(@date_next)` }),
    ...stack(canvas, whole(canvas), areas),
  ];
  return {
    masters: [masterOf(making, name, widgets)],
    sections: [
      {
        kind,
        master: name,
        generate: "each_day",
        days: "working_days",
        anchors: [{ dest_id: `${kind}:{date}` }],
        context: {},
      },
    ],
  };
}

/** Kind of a section, because kinds are part of destination names: "reading_list" for "Reading list". */
function kindOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_");
  return plain.replace(/^_|_$/g, "") || "list";
}

function unique(wanted: string, taken: readonly string[], between: string): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted}${between}${number}`;
  return name;
}
