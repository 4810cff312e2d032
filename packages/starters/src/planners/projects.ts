import { type Canvas, type DrawingOptions, isWide, rowCount } from "../kit/canvas.ts";
import { type Area, gutter, head, included, stack, type Tab, tabs, tiled, whole } from "../kit/frame.ts";
import { type Book, bookOf, eventsPage, indexPage, type Master, toYear, yearPage } from "../kit/pages.ts";
import { frame, label, lines, rowTop, ruled, type Span, split, type Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import type { Layout } from "../layouts/layout.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { notesArea, paper, paperPage, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import { week, weekPages } from "../layouts/week.ts";
import { weekRow } from "../layouts/week-row.ts";
import type { StarterSource } from "../starter.ts";
import { goals, monthAreas } from "./dated.ts";
import { agenda, behindEach, indexSection, months, weeks, year } from "./sections.ts";

/** The starter has projects of its own. */
const otherCollections: Layout = {
  ...collections,
  values: collections.values.filter(({ value }) => value !== "projects"),
};

/** A year, its quarters, months and weeks, and numbered projects. */
export const projects: StarterSource = {
  id: "projects",
  category: "planner",
  name: { en: "Quarters and projects", pl: "Kwartały i projekty" },
  description: "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.",
  optional: [
    {
      section: "project_notes",
      included: true,
      name: "A page of notes behind each project",
    },
  ],
  hasEvents: true,
  layouts: [
    week,
    weekRow,
    month,
    paper,
    paperSpacing,
    sides,
    otherCollections,
    namesFor({ value: "projects", label: "Projects" }),
  ],
  sections: [
    year,
    { kind: "quarters", master: "Quarter", generate: "each_quarter" },
    months,
    weeks,
    indexSection(1),
    {
      kind: "projects",
      master: "Project",
      generate: "count",
      count: 20,
      anchors: [{ dest_id: "project:{index}" }],
      nested: [behindEach("project_notes", "Project notes", "more:{parent_index}")],
    },
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, { home: toYear, hasMonths: true, last: toProjects }, options);
    const quarters = [1, 4, 7, 10].map((month) => ({ ...toQuarter, id: `to_quarter_${month}`, month }));
    const index = {
      title: "Projects",
      description: "Numbered lines, each a link to its project",
      bind: "project:@index",
    };
    return [
      yearPage(book, [...quarters, ...collectionLinks(options.layouts)]),
      quarterPage(book),
      monthLayout(book, {
        description: "A month with room in every day",
        days: "weeks",
        links: [toQuarter],
        areas: monthAreas(book),
      }),
      ...weekPages(book, "none", [toQuarter], "projects"),
      indexPage(book, { ...index, pages: 1, tab: toProjects.id, more: included([toMore], options)[0] }),
      project(book, options),
      projectNotes(book),
      eventsPage(book),
      ...collectionPages(book, "work"),
    ];
  },
};

const toProjects: Tab = { id: "to_projects", content: "Projects", bind: "index:1", widest: "Projects" };

const toQuarter: Tab = { id: "to_quarter", content: "Q{quarter}", bind: "quarter(@plan_month)", widest: "Q4" };

const toMore: Tab = {
  id: "to_project_notes",
  content: "More ›",
  bind: "more:@index",
  widest: "Więcej ›",
  section: "project_notes",
};

function quarterPage({ canvas, tabs: bar }: Book): Master {
  const rows = rowCount(canvas);
  const first = Math.max(3, Math.floor(rows * 0.3));
  const plan = isWide(canvas) ? rows : Math.max(5, Math.floor(rows * 0.45));
  const [side = whole(canvas), main = side] = isWide(canvas)
    ? split(whole(canvas), [1, 2], gutter(canvas))
    : [whole(canvas), whole(canvas)];
  const review: Area = { id: "review", label: "Review", rows: "rest" };
  return {
    name: "Quarter",
    description: "Goals, a roadmap over three months, and a review",
    widgets: [
      ...tabs(canvas, bar, "quarters"),
      ...head(canvas, {
        title: "Q{quarter} {year}",
        arrows: { previous: "quarter(@year_quarter_prev)", next: "quarter(@year_quarter_next)" },
      }),
      ...(isWide(canvas)
        ? stack(canvas, side, [{ ...goals, rows: Math.ceil(rows / 2) }, review])
        : stack(canvas, side, [{ ...goals, rows: first }])),
      ...roadmap(canvas, main, isWide(canvas) ? 0 : first, plan),
      ...(isWide(canvas) ? [] : stack(canvas, side, [review], first + plan)),
    ],
  };
}

/** Names of projects beside twelve columns, four for each month. */
function roadmap(canvas: Canvas, { x, width }: Span, row: number, rows: number): readonly Widget[] {
  const names = width * 0.3;
  const grid = { x: x + names, width: width - names };
  const height = (rows - 1) * canvas.pitch;
  const y = rowTop(canvas, row + 1);
  return [
    label(canvas, "roadmap", { x, width: names }, row, "Roadmap"),
    {
      id: "months",
      type: "link_list",
      position: { ...grid, y: rowTop(canvas, row + 1) - 20, height: 20 },
      styling: { font: canvas.families.narrowLabel, size: canvas.type.label, text_align: "center" },
      properties: {
        count: 3,
        columns: 3,
        first_month: "{quarter_start}",
        label_template: "{month_abbr:capital}",
        bind: "month(@plan_month)",
      },
    },
    lines(canvas, "roadmap_lines", { x, width }, row + 1, rows - 1),
    ruled(
      "roadmap_weeks",
      { ...grid, y, height },
      {
        rows: 1,
        columns: 12,
        border_style: "vertical",
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
      },
    ),
    ruled(
      "roadmap_months",
      { ...grid, y, height },
      { rows: 1, columns: 3, border_style: "vertical", border_width: canvas.black, border_color: "#000000" },
    ),
    ...frame(canvas, "roadmap_frame", { x, width }, row + 1, rows - 1),
  ];
}

function project({ canvas, tabs: bar, layouts }: Book, options: DrawingOptions): Master {
  const milestones: Area = { id: "milestones", label: "Milestones", rows: "rest", marks: "squares" };
  const areas: readonly Area[] = [
    { id: "goal", label: "Goal", rows: "rest" },
    milestones,
    { id: "tasks", label: "To do", rows: "rest", marks: "squares" },
    notesArea(layouts),
  ];
  return {
    name: "Project",
    description: "Goal, milestones and tasks of one project",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, {
        number: "{index}",
        hasTitleLine: true,
        links: included([toMore], options),
        arrows: { previous: "project:@index_prev", next: "project:@index_next" },
      }),
      ...tiled(canvas, areas),
    ],
  };
}

function projectNotes(book: Book): Master {
  const { canvas, tabs: bar } = book;
  const back: Tab = { id: "to_project", content: "‹ {parent_index}", bind: "project:@parent_index", widest: "‹ 00" };
  return {
    name: "Project notes",
    description: "A page of notes for each project",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, { title: "Notes", links: [back] }),
      ...paperPage(book),
    ],
  };
}
