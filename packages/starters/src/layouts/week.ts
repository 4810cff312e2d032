import { type Canvas, fingertip, isWide, left, measure, rowCount, top } from "../kit/canvas.ts";
import { type Area, gutter, hasRoomFor, stack, type Tab, whole } from "../kit/frame.ts";
import { hourRows } from "../kit/hours.ts";
import {
  type Book,
  type DayLinks,
  dayEventList,
  dayLinks,
  daysOff,
  type Master,
  notesBox,
  outsideDays,
  shadedDaysOff,
  weekBoxes,
  weekHead,
  weekLinks,
  writingCells,
} from "../kit/pages.ts";
import { behindEach } from "../kit/sections.ts";
import { frame, labelRise, ruled, type Span, split, text, type Widget, widthOf } from "../kit/widgets.ts";
import type { StarterSection } from "../starter.ts";
import { collectionLinks, projectsKind } from "./collections.ts";
import { chosenHours } from "./hours.ts";
import { chosen, type Layouts, type OneLayout } from "./layout.ts";
import { chosenNames } from "./names.ts";
import { notesArea, paperOfBox } from "./paper.ts";
import { hasRoomOn } from "./room.ts";
import { weekRowHeight, weekRowWidgets } from "./week-row.ts";

export const week = {
  id: "week",
  label: "Week",
  shownBy: ["Week"],
  kind: "one",
  standard: "boxes",
  values: [
    { value: "boxes", label: "Boxes" },
    { value: "columns", label: "Columns with hours", needs: "columns", hasHours: true },
    { value: "rows", label: "Rows" },
    { value: "spread", label: "Two pages" },
  ],
} as const satisfies OneLayout;

const second = { kind: "week_plans", master: "Week plan" };

/** The second page of a week follows the first. */
export function weekSections(sections: readonly StarterSection[], layouts: Layouts): readonly StarterSection[] {
  if (chosen(layouts, week) !== "spread") return sections;
  return sections.map((section) =>
    section.master === "Week"
      ? { ...section, nested: [behindEach(second.kind, second.master, "spread:{iso_week}"), ...(section.nested ?? [])] }
      : section,
  );
}

/**
 * A page for each week, and a second one if the week has two. Links to added lists follow the given ones where there is room. `own`
 * is the kind of projects that the starter has itself.
 */
export function weekPages(book: Book, days: DayLinks, first: readonly Tab[] = [], own?: "projects"): readonly Master[] {
  const layout = chosen(book.layouts, week);
  const links = weekLinks(book.canvas, first, collectionLinks(book.layouts));
  if (layout === "spread") return spread(book, days, links, own);
  const row = weekRowHeight(book);
  const { canvas } = book;
  const to = rowCount(canvas) - row;
  if (layout === "boxes")
    return [
      weekMaster([
        ...weekHead(book, links),
        ...boxes(book, days, to, projectNames(book, notesBox(canvas, to), own)),
        ...weekRowWidgets(book, to),
      ]),
    ];
  const hasColumns = layout === "columns" && hasRoomOn("columns", canvas, canvas.theme);
  const draw = hasColumns ? columns : rows;
  return [weekMaster([...weekHead(book, links), ...draw(book, days, to), ...weekRowWidgets(book, to)])];
}

/** Boxes with the paper of notes in the last one, above the names of projects. */
function boxes(
  { canvas, layouts }: Book,
  days: DayLinks,
  to: number,
  names: readonly Widget[] = [],
): readonly Widget[] {
  const { rows: _rows, ...box } = notesBox(canvas, to);
  const end = Math.min(box.y + box.height, ...names.map(({ position }) => position.y));
  return [...weekBoxes(canvas, days, to, paperOfBox(canvas, { ...box, height: end - box.y }, layouts)), ...names];
}

/** Names of projects, each a link, on the last rows of a box below their label, if they leave one to write on. */
function projectNames(
  { canvas, layouts }: Book,
  box: ReturnType<typeof notesBox>,
  own: "projects" | undefined,
): readonly Widget[] {
  const names = chosenNames(layouts).get("projects") ?? [];
  const rows_section = projectsKind(layouts) ?? own;
  const type = { font: canvas.families.narrowLabel, size: canvas.type.text };
  const widest = Math.max(0, ...names.map((name) => widthOf(canvas, name, type))) + nameMargin;
  const most = Math.min(mostColumns, Math.floor((box.width + nameGap) / (widest + nameGap)));
  const rows = Math.ceil(names.length / most);
  const columns = Math.ceil(names.length / rows);
  const isTooLow = canvas.pitch < canvas.constraints.min_touch_target_pt || rows >= box.rows;
  if (names.length === 0 || rows_section === undefined || most === 0 || isTooLow) return [];
  const height = rows * canvas.pitch;
  const position = { x: box.x, width: box.width, y: box.y + box.height - height, height };
  const list = { rows_section, label_template: "{row_title}", count: rows * columns, columns, gap_x: nameGap };
  const words = { font: canvas.families.label, size: canvas.type.label };
  return [
    ...(rows + 1 < box.rows ? [text(canvas, "projects_of_week", box, position.y - labelRise, words, "Projects")] : []),
    {
      id: "to_projects_of_week",
      type: "row_list",
      position,
      styling: type,
      properties: { ...list, show_lines: false },
    },
  ];
}

/** Names beside each other, as many as a list of rows can have. */
const mostColumns = 6;

/** Between two names, in points. */
const nameGap = 4;

/** Beside a name, as a list of rows has it, in points. */
const nameMargin = 4;

const weekMaster = (widgets: readonly Widget[]): Master => ({
  name: "Week",
  description: "The seven days of a week",
  widgets,
});

/** Days at the left page, tasks and notes at the right one. The arrows turn pages. */
function spread(book: Book, days: DayLinks, links: readonly Tab[], own: "projects" | undefined): readonly Master[] {
  const { canvas } = book;
  const row = weekRowHeight(book);
  const to = rowCount(canvas) - row;
  const title = { content: "Week {week}", widest: "Tydzień 53" };
  // Without arrows, the second page would be out of reach.
  const [first, later] = hasRoomFor(canvas, links, title) ? [links, []] : [[], links];
  const before = { previous: "spread:@iso_week_prev", next: "spread:@iso_week" };
  const after = { previous: "week(@iso_week)", next: "week(@iso_week_next)" };
  const areas: readonly Area[] = [
    { id: "goals", label: "Goals", rows: Math.max(3, Math.floor(rowCount(canvas) * 0.2)), marks: "squares" },
    { id: "tasks", label: "To do", rows: Math.max(3, Math.floor(rowCount(canvas) * 0.35)), marks: "squares" },
    notesArea(book.layouts),
  ];
  const [goals, tasks, notes] = areas as readonly [Area, Area, Area];
  const [side = whole(canvas), main = side] = split(whole(canvas), [1, 1], gutter(canvas));
  const parts = isWide(canvas)
    ? [...stack(canvas, side, [goals, { ...tasks, rows: "rest" }]), ...stack(canvas, main, [notes])]
    : stack(canvas, whole(canvas), [goals, tasks, notes]);
  // Notes end with the page.
  const written = rowCount(canvas) - 1 - (isWide(canvas) ? 0 : Number(goals.rows) + Number(tasks.rows));
  const height = written * canvas.pitch;
  const y = top(canvas) + (rowCount(canvas) - written) * canvas.pitch;
  const box = { ...(isWide(canvas) ? main : whole(canvas)), y, height, rows: written };
  return [
    weekMaster([...weekHead(book, first, before), ...rows(book, days, to), ...weekRowWidgets(book, to)]),
    {
      name: second.master,
      description: "Goals, tasks and notes of a week",
      widgets: [
        ...weekHead(book, hasRoomFor(canvas, later, title) ? later : [], after),
        ...parts,
        ...projectNames(book, box, own),
      ],
    },
  ];
}

/** Days below each other, with writing lines beside their names. A low page has boxes. */
function rows(book: Book, days: DayLinks, to: number): readonly Widget[] {
  const { canvas } = book;
  const height = to * canvas.pitch;
  if (height < 7 * fingertip) return boxes(book, days, to);
  const day = height / 7;
  const own = Math.max(1, Math.round(day / canvas.pitch - 0.2));
  const size = canvas.type.label;
  const padding = 3;
  // Long names with their number have two lines.
  const isFull = canvas.hasMonths && day >= 3 * size;
  // As wide as the calendar makes its column of names.
  const names = Math.min((isFull ? 7.2 : 4.4) * size + 2 * padding, measure(canvas) / 3);
  const span = { x: left(canvas) + names, width: measure(canvas) - names };
  const y = top(canvas);
  return [
    {
      id: "days",
      type: "calendar",
      position: { ...whole(canvas), y, height },
      styling: { font: canvas.families.label, size, text_align: "left" },
      properties: {
        calendar_type: "weekly",
        layout_orientation: "vertical",
        start_date: "{date}",
        show_month_year: false,
        show_time_grid: false,
        show_time_gutter: false,
        stroke_width: canvas.black,
        edge_left: false,
        edge_right: false,
        weekday_label_style: isFull ? "full" : "short",
        ...shadedDaysOff(canvas),
        cell_padding: padding,
        cell_min_size: fingertip,
        link_area: "label",
        ...outsideDays(canvas),
        ...(days === "days" ? dayLinks.days : dayLinks.none),
      },
    },
    writingCells(canvas, { ...span, y, height }, { rows: 7, cols: 1, gap_x: 0, gap_y: 0 }, own),
    ...Array.from({ length: 7 }, (_, i) =>
      dayEventList(canvas, i, { x: span.x + 3, width: span.width - 3, y: y + i * day, height: day }, day / own),
    ),
  ];
}

/** Hours of a week in columns. */
function columns({ canvas, clock = "24", layouts }: Book, days: DayLinks, to: number): readonly Widget[] {
  // Names of days have 0.9 of the size.
  const size = Math.max(canvas.type.label, canvas.constraints.min_font_pt / 0.9);
  const padding = 3;
  const type = { font: canvas.families.narrow, size: canvas.type.text };
  // The calendar has names, numbers and lines of events above its hours.
  const eventSize = Math.max(canvas.type.small, sizeOfTwoLines(canvas));
  const aboveHours = (lines: number) =>
    size * 1.5 + size * 1.2 + 2 * padding + (lines * Math.ceil(eventSize * 12)) / 10;
  const height = to * canvas.pitch;
  const leastRow = type.size * 1.4 + 2;
  // A vacation and a holiday of two lines, or on a low page a name and the number of further ones.
  const allDayLines = [4, 2].find((lines) => height - aboveHours(lines) >= (lines === 4 ? 13 : 8) * leastRow) ?? 1;
  const above = aboveHours(allDayLines);
  const hours = Math.min(17, Math.max(8, Math.floor((height - above) / leastHour)));
  const wanted = chosenHours(layouts);
  const { first, rows, step } = wanted
    ? hourRows(wanted, height - above, leastRow)
    : { first: hours > 15 ? 6 : hours > 13 ? 7 : 8, rows: hours, step: 1 };
  const times = Math.ceil(widthOf(canvas, "00", type)) + 6;
  const span: Span = { x: left(canvas) + times, width: measure(canvas) - times };
  const y = top(canvas);
  return [
    ruled(
      "times",
      { x: left(canvas), width: times, y: y + above, height: height - above },
      {
        rows,
        border_style: "none",
        cell_padding: 1,
        styling: type,
        data: Array.from({ length: rows }, (_, i) => [hourLabel(first + i * step, clock)]),
      },
    ),
    {
      id: "days",
      type: "calendar",
      position: { ...span, y, height },
      styling: { font: canvas.families.label, size, text_align: "center" },
      properties: {
        calendar_type: "weekly",
        start_date: "{date}",
        show_month_year: false,
        show_time_gutter: false,
        time_start_hour: first,
        time_end_hour: first + rows * step,
        ...(step > 2 && { time_slot_minutes: step * 30 }),
        time_label_interval: step === 3 ? 180 : 240,
        stroke_width: canvas.hairline,
        weekday_label_style: "short",
        show_events: true,
        all_day_lines: allDayLines,
        event_size: eventSize,
        ...daysOff(canvas),
        cell_padding: padding,
        cell_min_size: fingertip,
        link_area: "label",
        ...outsideDays(canvas),
        ...(days === "days" ? dayLinks.days : dayLinks.none),
      },
    },
    ...frame({ ...canvas, pitch: height }, "days_frame", span, 0, 1),
  ];
}

/** Least height of an hour, in points. */
const leastHour = 24;

/** Size of type of which two lines, which can be a link, have the height of a fingertip. */
const sizeOfTwoLines = ({ constraints }: Canvas) => Math.ceil((constraints.min_touch_target_pt / 2.4) * 10) / 10;

const hourLabel = (hour: number, clock: "12" | "24") => String(clock === "12" ? ((hour + 11) % 12) + 1 : hour);
