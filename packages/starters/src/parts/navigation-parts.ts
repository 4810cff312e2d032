/** Links to other pages of the planner. A link without a page to lead to stays a draft. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { arrowLinks, linkWidth, monthList, type Tab, whole, wordLink } from "../kit/frame.ts";
import { numberedLines } from "../kit/pages.ts";
import { label, type Widget, widthOf } from "../kit/widgets.ts";
import { inside } from "./page-canvas.ts";
import { isDated, numberOf, type Part, type PartPage, type PlannedSection, sectionOf } from "./part.ts";
import { textIn } from "./words.ts";
import { columnWidth } from "./writing-parts.ts";

/** Smallest side of a link, in points of the page. */
function targetOf({ tabs }: Canvas): number {
  return Math.max(20, tabs.height);
}

function months(id: string, page: PartPage, position: Rect, columns: number): Widget {
  const isMarked = isDated(page) && page.section?.unit !== "year";
  const bind = sectionOf(page, "month") ? "month(@plan_month)" : "";
  const list = monthList(page.canvas, id, position, { columns, isMarked, bind });
  if (page.isPlanned) return list;
  const { first_month: _, ...properties } = list.properties ?? {};
  return { ...list, properties: { ...properties, label_template: "{month_abbr}" } };
}

export const monthTabsTop: Part = {
  id: "month_tabs_top",
  label: "Month tabs, top",
  replaces: /^to_months(-|$)/,
  size: ({ canvas }) => {
    const { width } = whole(canvas);
    const rows = width / 12 < targetOf(canvas) ? 2 : 1;
    const height = targetOf(canvas) * rows;
    return { width, height, least: { width: (12 / rows) * targetOf(canvas), height }, edge: "top", reflows: true };
  },
  draw: (page, rect) => {
    const columns = rect.width / 12 >= targetOf(page.canvas) - 0.3 ? 12 : 6;
    return [months("to_months", page, rect, columns)];
  },
};

export const monthTabsSide: Part = {
  id: "month_tabs_side",
  label: "Month tabs, side",
  replaces: /^side_months(-|$)/,
  size: ({ canvas }) => {
    const own = Math.max(targetOf(canvas), widthOf(canvas, "Sept", tabType(canvas)) + 4);
    const room = canvas.height - canvas.margins[0] - canvas.margins[2];
    const columns = room < 16 * targetOf(canvas) ? 2 : 1;
    const height = (12 / columns) * targetOf(canvas);
    return {
      width: columns * own,
      height: Math.max(height, Math.min(room, 12 * 30)),
      least: { width: columns * own, height },
      edge: "side",
    };
  },
  draw: (page, rect) => {
    const columns = rect.height / 12 >= targetOf(page.canvas) - 0.3 ? 1 : 2;
    return [months("side_months", page, rect, columns)];
  },
};

const tabType = ({ families, type }: Canvas) => ({ font: families.narrow, size: type.tab });

/** Pages above the page, by what the planner contains. */
function pagesAbove(page: PartPage): readonly Tab[] {
  const text = (words: string) => textIn(page.locale, words);
  const above: readonly (Tab & { readonly unit: PlannedSection["unit"] })[] = [
    { unit: "year", id: "to_year", content: "{plan_year}", bind: "year(@plan_year_start)", widest: "2026–27" },
    {
      unit: "quarter",
      id: "to_quarter",
      content: text("Q{quarter}"),
      bind: "quarter(@year_quarter)",
      widest: "Q4",
    },
    {
      unit: "month",
      id: "to_month",
      content: "{month_name:capital}",
      bind: "month(@plan_month)",
      widest: "Października",
    },
    { unit: "week", id: "to_week", content: text("Week {week}"), bind: "week(@iso_week)", widest: text("Week 53") },
  ];
  const own = isDated(page) ? above.findIndex(({ unit }) => unit === page.section?.unit) : 1;
  return above.slice(0, own < 0 ? above.length : own).filter(({ unit }) => sectionOf(page, unit));
}

export const breadcrumbs: Part = {
  id: "breadcrumbs",
  label: "Breadcrumbs",
  replaces: /^crumb_/,
  size: (page) => {
    const width = crumbs(page).reduce((sum, tab) => sum + linkWidth(page.canvas, tab), 0);
    const height = targetOf(page.canvas);
    return { width, height, least: { width, height }, edge: "top" };
  },
  draw: (page, rect) => {
    let x = rect.x;
    const { canvas } = page;
    const base = rect.y + rect.height / 2 + canvas.type.label * 0.35;
    return crumbs(page).map((tab) => {
      const width = linkWidth(canvas, tab);
      const link = wordLink(canvas, tab, { x, width }, base, rect.height);
      x += width;
      const position = { ...link.position, y: rect.y };
      return { ...link, position, styling: { ...link.styling, text_align: "left" } };
    });
  },
};

function crumbs(page: PartPage): readonly Tab[] {
  const above = pagesAbove(page);
  const first = { id: "crumb_contents", content: textIn(page.locale, "Contents"), bind: "", widest: "Spis treści" };
  const shown = above.length > 0 ? above : [first];
  return shown.map((tab, i) => ({
    ...tab,
    id: tab.id.replace(/^to_/, "crumb_"),
    content: i === 0 ? tab.content : `› ${tab.content}`,
    widest: `› ${tab.widest}`,
  }));
}

/** Rules for the previous and next page of the same section. */
function neighborsOf({ section }: PartPage): { readonly previous: string; readonly next: string } {
  const both = (rule: string, variable: string) => ({
    previous: `${rule}(@${variable}_prev)`,
    next: `${rule}(@${variable}_next)`,
  });
  switch (section?.unit) {
    case "day":
      return both("day", "date");
    case "week":
      return both("week", "iso_week");
    case "month":
      return both("month", "plan_month");
    case "quarter":
      return both("quarter", "year_quarter");
    case "year":
      return both("year", "year");
    case "count":
      return both(section.kind, "index");
    default:
      return { previous: "", next: "" };
  }
}

export const neighbors: Part = {
  id: "neighbors",
  label: "Previous and next",
  replaces: /^to_(previous|next)(-|$)/,
  size: ({ canvas }) => {
    const side = targetOf(canvas);
    return { width: 2 * side, height: side, least: { width: 2 * side, height: side }, edge: "top" };
  },
  draw: (page, rect) => {
    const { canvas } = page;
    const side = rect.height;
    const drawn = arrowLinks(canvas, rect.x + rect.width, rect.y + side * 0.68, neighborsOf(page));
    return drawn.map((link, i) => ({
      ...link,
      position: { x: rect.x + (i * rect.width) / 2, y: rect.y, width: rect.width / 2, height: side },
    }));
  },
};

/** Section that an index lists: the first counted one, other than the page's own. */
function listedSection({ sections, section }: PartPage): PlannedSection | undefined {
  const counted = sections.filter(({ unit, items, parent }) => unit === "count" && items > 0 && parent === undefined);
  return counted.filter(({ kind }) => kind !== section?.kind).toSorted((a, b) => b.items - a.items)[0] ?? counted[0];
}

/** Most lines of a list of links in the panel. */
const mostLines = 20;

export const index: Part = {
  id: "index",
  label: "Index",
  replaces: /^(index_label|from_1|from_1_lines)(-|$)/,
  options: [
    { name: "first", label: "First number", kind: "number", min: 1, max: 999 },
    { name: "lines", label: "Rows", kind: "number", min: 1, max: mostLines },
  ],
  defaults: (page) => ({ first: 1, lines: Math.min(10, listedSection(page)?.items ?? 10) }),
  size: (page, values) => {
    const { canvas } = page;
    const pitch = Math.max(canvas.pitch, targetOf(canvas));
    const height = numberOf(values, "lines") * pitch + canvas.pitch;
    const least = { width: 90, height: Math.min(3, numberOf(values, "lines")) * targetOf(canvas) + canvas.pitch };
    return { width: columnWidth(canvas), height, least };
  },
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const section = listedSection(page);
    const first = numberOf(values, "first");
    const room = Math.floor((rect.height - canvas.pitch) / targetOf(canvas) + 0.01);
    const rows = Math.max(1, Math.min(numberOf(values, "lines"), room));
    const existing = section === undefined ? 0 : Math.max(0, Math.min(rows, section.items - first + 1));
    const pitch = (rect.height - canvas.pitch) / rows;
    const column = { first: 1, start: first, rows, pitch, from: 1 };
    const bind = section ? `${section.kind}(@index)` : "";
    const [ruledLines, links] = numberedLines(canvas, whole(canvas), { ...column, bind });
    return [
      label(canvas, "index", whole(canvas), 0, textIn(page.locale, "Index")),
      ...(ruledLines ? [ruledLines] : []),
      ...(links && existing > 0 ? [shortened(links, existing, rows)] : []),
      ...(links && existing === 0 ? [{ ...links, properties: { ...links.properties, bind: "" } }] : []),
    ];
  },
};

/** Links for the items that exist. */
function shortened(links: Widget, existing: number, rows: number): Widget {
  const { position, properties } = links;
  const height = (position.height * existing) / rows;
  return { ...links, position: { ...position, height }, properties: { ...properties, count: existing } };
}
