/** Frame of all pages: tabs, title row, and the areas below them. */

import { classic } from "../themes/classic.ts";
import {
  type Canvas,
  type DrawingOptions,
  fingertip,
  leastBelowTitle,
  left,
  measure,
  navBottom,
  right,
  rowCount,
  sideGap,
  titleRise,
} from "./canvas.ts";
import { type ChosenHours, hourRows } from "./hours.ts";
import {
  frame,
  grouped,
  insideFrame,
  label,
  labelRise,
  lines,
  link,
  middleOf,
  onBaseline,
  rowTop,
  type Span,
  split,
  squares,
  text,
  type Widget,
  widestOf,
  widthOf,
} from "./widgets.ts";

export interface Tab {
  readonly id: string;
  readonly content: string;
  readonly bind: string;
  /** Longest text in any language, for the width. */
  readonly widest: string;
  /** Position of the month in the year that the tokens of content and link refer to. Default: the page's month. */
  readonly month?: number;
  /** Optional section that the tab leads to. */
  readonly section?: string;
}

/** The tabs without those of omitted sections. */
export function included(tabs: readonly Tab[], { sections }: Pick<DrawingOptions, "sections">): readonly Tab[] {
  return tabs.filter(({ section }) => section === undefined || sections.includes(section));
}

/** The canvas with a single row of tabs, for starters without months. */
export function withTabRow(canvas: Canvas): Canvas {
  return { ...canvas, tabs: { ...canvas.tabs, rows: 1 } };
}

/** Tabs of a starter: home, the months or other pages, and one more. */
export interface Tabs {
  readonly home: Tab;
  readonly hasMonths: boolean;
  readonly pages?: readonly Pick<Tab, "content" | "bind">[];
  readonly last?: Tab;
}

const tabMargin = 8;

/** Marked tabs of months, by the period of the page: its own month, or all that its days are in. */
const monthMarks = {
  months: "{plan_month}",
  weeks: "{week_first_day}/{week_last_day}",
  quarters: "{quarter_first_day}/{quarter_last_day}",
} as const;

export type MonthMark = keyof typeof monthMarks;

function markOf(current: string | undefined): MonthMark | undefined {
  return current !== undefined && Object.hasOwn(monthMarks, current) ? (current as MonthMark) : undefined;
}

/** `current` is the id of the page's own tab, or that of a period in months. */
export function tabs(canvas: Canvas, bar: Tabs, current?: string): readonly Widget[] {
  if (canvas.sideTabs !== undefined) return sideTabs(canvas, bar, canvas.sideTabs, current);
  const widgets = drawTabs(canvas, bar, current);
  const months = widgets.find(({ id }) => id === "to_months")?.position;
  const isNarrow =
    months !== undefined && (months.width * canvas.tabs.rows) / 12 < canvas.constraints.min_touch_target_pt;
  return isNarrow ? drawTabs(canvas, withShortTexts(canvas, bar), current) : widgets;
}

/** For languages whose words leave no room for links to the months. */
function withShortTexts({ short }: Canvas, { home, last, ...bar }: Tabs): Tabs {
  const shortened = (tab: Tab): Tab => {
    const content = short(tab.content);
    return content === undefined ? tab : { ...tab, content, widest: content };
  };
  return { ...bar, home: shortened(home), ...(last && { last: shortened(last) }) };
}

function drawTabs(canvas: Canvas, { home, last, hasMonths, pages = [] }: Tabs, current?: string): readonly Widget[] {
  const { type, tabs: bar, margins } = canvas;
  const words = { font: canvas.families.narrowLabel, size: type.tab };
  const width = (tab: Tab) =>
    Math.max(canvas.constraints.min_touch_target_pt, widestOf(canvas, tab, words) + tabMargin);
  const isRow = bar.rows === 1;
  const first = isRow ? width(home) : Math.max(width(home), last ? width(last) : 0);
  const end = isRow && last ? width(last) : 0;
  const place = {
    home: { x: left(canvas), row: 0 },
    last: isRow ? { x: right(canvas) - end, row: 0 } : { x: left(canvas), row: 1 },
  };
  const one = (tab: Tab, { x, row }: { readonly x: number; readonly row: number }, wide: number): Widget => ({
    id: tab.id,
    type: "internal_link",
    position: { x, y: margins[0] + row * bar.height, width: wide, height: bar.height },
    content: tab.content,
    styling: { font: canvas.families.narrowLabel, size: type.tab, text_align: "center" },
    properties: {
      bind: tab.bind,
      ...(tab.id === current && { highlight: true, ...tabMark(canvas) }),
    },
  });
  const months = { x: left(canvas) + first, width: measure(canvas) - first - end };
  return [
    one(home, place.home, first),
    ...(hasMonths ? [monthTabs(canvas, months, markOf(current))] : []),
    ...(pages.length > 0 ? [pageTabs(canvas, months, pages)] : []),
    ...(last ? [one(last, place.last, isRow ? end : first)] : []),
    rule(canvas, "nav_rule", { x: left(canvas), width: measure(canvas) }, navBottom(canvas)),
  ];
}

/** Look of the tab of the page. */
const tabMark = ({ greys, theme: { tabFrame }, constraints }: Canvas) => ({
  highlight_color: greys.tint,
  stroke_width: tabFrame === 0 ? 0 : Math.max(tabFrame, constraints.min_stroke_pt),
});

/** Tabs along the right edge, over the whole height of the page. They read downward. */
function sideTabs(canvas: Canvas, bar: Tabs, width: number, current: string | undefined): readonly Widget[] {
  const { type, margins, families } = canvas;
  const x = right(canvas) + sideGap;
  const bottom = canvas.height - margins[2];
  const words = { font: families.narrowLabel, size: type.tab };
  const high = (tab: Tab) => Math.max(fingertip, widestOf(canvas, tab, words) + tabMargin);
  const [first, end] = [high(bar.home), bar.last ? high(bar.last) : 0];
  const one = ({ id, content, bind }: Tab, y: number, height: number): Widget => ({
    id,
    type: "internal_link",
    position: { x, y, width, height },
    content,
    styling: { ...words, text_align: "center" },
    properties: {
      bind,
      orientation: "vertical_cw",
      ...(id === current && { highlight: true, ...tabMark(canvas) }),
    },
  });
  const months = { x, width, y: margins[0] + first, height: bottom - margins[0] - first - end };
  const list = monthList(canvas, "to_months", months, {
    columns: 1,
    marked: markOf(current),
    length: months.height / 12,
  });
  return [
    one(bar.home, margins[0], first),
    ...(bar.hasMonths ? [{ ...list, properties: { ...list.properties, orientation: "vertical_cw" } }] : []),
    ...(bar.last ? [one(bar.last, bottom - end, end)] : []),
    {
      id: "nav_rule",
      type: "vertical_line",
      position: { x: x - 1, y: margins[0], width: 2, height: bottom - margins[0] },
      properties: { line_thickness: canvas.black, ...inked(canvas) },
    },
  ];
}

/** In one row, beside the home tab. */
function pageTabs(canvas: Canvas, span: Span, pages: NonNullable<Tabs["pages"]>): Widget {
  const { type, tabs: bar, margins } = canvas;
  const [labels, destinations] = [pages.map(({ content }) => content), pages.map(({ bind }) => bind)];
  return {
    id: "to_pages",
    type: "link_list",
    position: { ...span, y: margins[0], height: bar.height },
    styling: { font: canvas.families.narrow, size: type.tab, text_align: "center" },
    properties: { columns: pages.length, labels, destinations },
  };
}

function monthTabs(canvas: Canvas, span: Span, marked: MonthMark | undefined): Widget {
  const { tabs: bar, margins } = canvas;
  const position = { ...span, y: margins[0], height: bar.rows * bar.height };
  return monthList(canvas, "to_months", position, { columns: 12 / bar.rows, marked });
}

/** Links to the twelve months of a plan. `marked` tells which ones are. */
export function monthList(
  canvas: Canvas,
  id: string,
  position: Widget["position"],
  { columns, marked, bind = "month(@plan_month)", length = position.width / columns }: MonthListOptions,
): Widget {
  const { families, type } = canvas;
  return {
    id,
    type: "link_list",
    position,
    styling: { font: families.narrow, size: type.tab, text_align: "center" },
    properties: {
      count: 12,
      columns,
      first_month: "{plan_year_start}",
      label_template: monthLabel(canvas, length, { font: families.narrow, size: type.tab }),
      bind,
      ...(marked && { highlight_index: monthMarks[marked], ...tabMark(canvas) }),
    },
  };
}

/** Label of months in cells of this width: a short name, or the number of the month where it has no room. */
export function monthLabel(canvas: Canvas, width: number, type: { readonly font: string; readonly size: number }) {
  const short = "{month_abbr:capital}";
  return canvas.samples(short).some((name) => widthOf(canvas, name, type) > width) ? "{month}" : short;
}

/** Characters of a weekday beside the number of a day. */
const mostCharacters = 6;

/** Style of weekdays beside the numbers of days. Latvian has short names of eight characters. */
export const weekdayStyle = (canvas: Canvas) =>
  canvas.samples("{weekday_short:capital}").some((name) => name.length > mostCharacters) ? "narrow" : "short";

interface MonthListOptions {
  readonly columns: number;
  readonly marked: MonthMark | undefined;
  readonly bind?: string;
  /** Room for a name, in points. Default: the width of a column. */
  readonly length?: number;
}

export function rule(canvas: Canvas, id: string, span: Span, y: number, more: Widget["properties"] = {}): Widget {
  const position = { ...span, y: y - 1, height: 2 };
  return { id, type: "divider", position, properties: { line_thickness: canvas.black, ...inked(canvas), ...more } };
}

/** Rules are black by default. */
const inked = ({ theme: { ink } }: Canvas) => (ink === "#000000" ? {} : { stroke_color: ink });

interface Subtitle {
  readonly content: string;
  readonly after: Measured;
}

/** A text with tokens, and the longest that it shows in English and Polish. */
export type Measured = Pick<Tab, "content" | "widest">;

/** `widest` is the Polish text, if it is longer. */
export const words = (content: string, widest = content): Measured => ({ content, widest });

export interface Head {
  /** Large figure in front of the title. */
  readonly number?: string;
  /** Most digits of the number. */
  readonly digits?: number;
  readonly title?: string;
  /** Instead of a title without room. Default: its short form. */
  readonly shortTitle?: string;
  /** A line to write the title on. */
  readonly hasTitleLine?: boolean;
  /** Beside the title; `after` is the longest title in any language. */
  readonly subtitle?: Subtitle;
  /** Links at the right, in front of the arrows. */
  readonly links?: readonly Tab[];
  /** Places the links behind the arrows, which not every planner has. */
  readonly hasLinksLast?: boolean;
  readonly arrows?: { readonly previous: string; readonly next: string };
}

/** Between links and arrows, in points. */
const linkGap = 4;

/** Height of links in the title row. */
export const target = ({ tabs }: Canvas) => tabs.height;

/** Distance of the baseline from the bottom of the title row. Enlarged pages need their room above the title. */
const belowTitle = ({ theme }: Canvas) => (theme.leastType === undefined ? 9 : leastBelowTitle);

export function baseline(canvas: Canvas): number {
  const least = titleRise(canvas.tabs.height, canvas.type.title, canvas.theme);
  return navBottom(canvas) + Math.max(canvas.head - belowTitle(canvas), least);
}

export function head(canvas: Canvas, options: Head): readonly Widget[] {
  const { number, digits = 2, title, hasTitleLine, subtitle, links = [], hasLinksLast = false, arrows } = options;
  const { type } = canvas;
  const base = baseline(canvas);
  const [start, end] = [left(canvas), right(canvas)];
  const figures = { font: canvas.families.title, size: type.number };
  const numberWidth = number ? widthOfNumber(canvas, digits) : 0;
  const arrowsWidth = arrows ? 2 * target(canvas) : 0;
  const linksEnd = hasLinksLast ? end : end - arrowsWidth - (arrows ? linkGap : 0);
  const linked = linksBefore(canvas, links, linksEnd, (tab, span) => wordLink(canvas, tab, span, base));
  const linksStart = Math.min(end, ...linked.map(({ position }) => position.x));
  const arrowsEnd = hasLinksLast ? linksStart : end;
  const edge = Math.min(linksStart, arrowsEnd - arrowsWidth);
  const room = { x: start + numberWidth, width: edge - start - numberWidth - 2 };
  return [
    ...(number ? [text(canvas, "number", { x: start, width: numberWidth }, base, figures, number)] : []),
    ...(title ? [titleText(canvas, room, base, title, options.shortTitle ?? canvas.short(title))] : []),
    ...(hasTitleLine ? [titleLine(canvas, room, base)] : []),
    ...(subtitle ? [subtitled(canvas, room, base, subtitle)] : []),
    ...linked,
    ...(arrows ? arrowLinks(canvas, arrowsEnd, base, arrows, arrowSize(canvas, base)) : []),
  ];
}

/** Width of a large figure in front of a title, with the gap between them. Has room for the digits of each bundled font. */
export function widthOfNumber(canvas: Canvas, digits = 2): number {
  const size = canvas.type.number;
  const own = widthOf(canvas, "0".repeat(digits), { font: canvas.families.title, size });
  return Math.ceil(Math.max(own + numberGap, digits * widestDigit * size + leastNumberGap));
}

/** Width of the widest digit of the bundled fonts, as a share of its size. */
const widestDigit = 0.7;

/** Between a number and its title, in points: in the font of the theme, and in the widest. */
const [numberGap, leastNumberGap] = [6, 3];

function titleText(canvas: Canvas, room: Span, base: number, title: string, short: string | undefined): Widget {
  const { theme, type, families } = canvas;
  const setting = { font: families.title, size: type.title };
  const widest = (shown: string) =>
    Math.max(0, ...canvas.samples(shown).map((words) => widthOf(canvas, words, setting)));
  const content = widest(title) <= room.width ? title : (short ?? title);
  // Titles of the default theme have the same size on all pages.
  const fitting = theme === classic ? 1 : Math.min(1, (room.width - 0.5) / widest(content));
  const size = Math.max(type.label, Math.floor(setting.size * fitting * 10) / 10);
  return text(canvas, "title", room, base, { ...setting, size }, content);
}

function titleLine(canvas: Canvas, room: Span, base: number): Widget {
  return rule(canvas, "title_line", room, base + 3, {
    stroke_color: canvas.greys.rule,
    line_thickness: canvas.hairline,
  });
}

/** At the right end of the title's room. */
function subtitled(canvas: Canvas, { x, width }: Span, base: number, { content, after }: Subtitle): Widget {
  const { type } = canvas;
  const offset = widestOf(canvas, after, { font: canvas.families.title, size: type.title }) + 4;
  const setting = { font: canvas.families.narrow, size: type.label, text_align: "right" as const };
  return text(canvas, "subtitle", { x: x + offset, width: width - offset }, base, setting, content);
}

/** From the right, each as wide as its longest words. */
function linksBefore(
  canvas: Canvas,
  links: readonly Tab[],
  end: number,
  draw: (tab: Tab, span: Span) => Widget,
): readonly Widget[] {
  let x = end;
  return links.toReversed().map((tab) => {
    const width = linkWidth(canvas, tab);
    x -= width;
    return draw(tab, { x, width });
  });
}

/** Beside the words of a link, in points. */
const wordMargin = 8;

export const linkWidth = (canvas: Canvas, tab: Measured) =>
  Math.max(
    target(canvas),
    widestOf(canvas, tab, { font: canvas.families.narrowLabel, size: canvas.type.label }) + wordMargin,
  );

export function wordLink(
  canvas: Canvas,
  { id, content, bind, month }: Tab,
  span: Span,
  base: number,
  high = target(canvas),
): Widget {
  const type = {
    font: canvas.families.narrowLabel,
    size: canvas.type.label,
    text_align: "right",
    target: high,
  } as const;
  const words = link(canvas, id, span, base, type, { content, bind });
  if (month === undefined) return words;
  const { position, styling } = words;
  const properties = { count: 1, first_month: "{plan_year_start}", start_index: month, label_template: content, bind };
  return { id, type: "link_list", position, styling, properties };
}

function linksWidth(canvas: Canvas, links: readonly Tab[]): number {
  return links.reduce((sum, tab) => sum + linkWidth(canvas, tab), 0);
}

/** True if the links have room in the title row, behind a title of this width more and arrows. */
export function hasRoomFor(
  canvas: Canvas,
  links: readonly Tab[],
  title: Measured = { content: "2026–27", widest: "2026–27" },
  more = 0,
): boolean {
  const own =
    widestOf(canvas, title, { font: canvas.families.title, size: canvas.type.title }) +
    2 * target(canvas) +
    linkGap +
    6;
  return own + more + linksWidth(canvas, links) <= measure(canvas);
}

/** The first of `texts` that has room beside a title, with a number of `beside` points in front of it, and before links and arrows. */
export function fittingSubtitle(
  canvas: Canvas,
  {
    after,
    links,
    hasArrows,
    beside = 0,
  }: {
    readonly after: Measured;
    readonly links: readonly Tab[];
    readonly hasArrows: boolean;
    readonly beside?: number;
  },
  texts: readonly Measured[],
): Pick<Head, "subtitle"> {
  const title = widestOf(canvas, after, { font: canvas.families.title, size: canvas.type.title });
  const taken = beside + title + linksWidth(canvas, links) + (hasArrows ? 2 * target(canvas) + linkGap : 0) + 6;
  const words = { font: canvas.families.narrow, size: canvas.type.label };
  const shown = texts.find((text) => taken + widestOf(canvas, text, words) <= measure(canvas));
  return shown ? { subtitle: { content: shown.content, after } } : {};
}

/** A month and its year, for the room beside a title. */
export const monthSubtitles: readonly Measured[] = [
  { content: "{month_title}", widest: "Październik 2026" },
  { content: "{month_abbr:capital} {year}", widest: "Sept 2026" },
];

/** Month of a day, for the room beside its weekday. The year is in the tabs. */
export const daySubtitles: readonly Measured[] = [
  { content: "{month_name:capital}", widest: "Październik" },
  { content: "{month_abbr:capital}", widest: "Sept" },
];

/** Number of a day, a title, and the month if it has room. */
export function dayTitled(canvas: Canvas, title: Measured, links: readonly Tab[], hasArrows = false) {
  const place = { after: title, links, hasArrows, beside: widthOfNumber(canvas) };
  return { number: "{day_padded}", title: title.content, ...fittingSubtitle(canvas, place, daySubtitles) };
}

/** Number and weekday of a day with its month. The weekday is short if the month has no room otherwise. */
export function dayTitle(canvas: Canvas, links: readonly Tab[]): Omit<Head, "links" | "arrows"> {
  const [full, short] = [words("{weekday:capital}", "Poniedziałek"), words("{weekday_short:capital}", "Wed")];
  const [usual, shortened] = [full, short].map((title) => dayTitled(canvas, title, links, true));
  return { shortTitle: short.content, ...(usual?.subtitle || !shortened?.subtitle ? usual : shortened) };
}

/** Links in rows of their own, for a title row without room. `rows` counts rows of the page. */
export function linkBar(
  canvas: Canvas,
  links: readonly Tab[],
): { readonly rows: number; readonly widgets: readonly Widget[] } {
  const widest = Math.max(...links.map((tab) => linkWidth(canvas, tab)));
  const usual = Math.ceil(links.length / Math.ceil((links.length * widest) / measure(canvas)));
  const spansOf = (columns: number) =>
    split(
      whole(canvas),
      Array.from({ length: columns }, () => 1),
      columns > 3 ? 0 : gutter(canvas),
    );
  const fitting = Array.from({ length: usual }, (_, i) => usual - i).find(
    (some) => (spansOf(some)[0]?.width ?? 0) >= widest - wordMargin,
  );
  const columns = fitting ?? 1;
  const rows = Math.ceil(links.length / columns);
  const spans = spansOf(columns);
  const widgets = links.map((tab, i) => {
    const base = rowTop(canvas, 0) + Math.floor(i / columns) * barHeight + 13;
    const one = wordLink(canvas, tab, spans[i % columns] ?? whole(canvas), base, fingertip);
    return { ...one, styling: { ...one.styling, text_align: "left" } };
  });
  return { rows: (rows * barHeight) / canvas.pitch, widgets };
}

const barHeight = 20.4;

/** Links in rows of their own, as wide as their words. `rows` counts whole rows of the page. */
export function linkRows(
  canvas: Canvas,
  links: readonly Tab[],
): { readonly rows: number; readonly widgets: readonly Widget[] } {
  const high = Math.max(canvas.pitch, barHeight);
  let [x, line] = [0, 0];
  const placed = links.map((tab) => {
    const width = linkWidth(canvas, tab);
    if (x > 0 && x + width > measure(canvas)) [x, line] = [0, line + 1];
    const place = { tab, line, span: { x: left(canvas) + x, width } };
    x += width + 2 * linkGap;
    return place;
  });
  const height = (line + 1) * high;
  const rows = Math.ceil((height - 1.5) / canvas.pitch);
  // Lines that are a little higher than their rows end with them, because links may follow.
  const start = rowTop(canvas, 0) - Math.max(0, height - rows * canvas.pitch);
  const widgets = placed.map(({ tab, line: own, span }) => {
    const words = wordLink(canvas, tab, span, start + (own + 1) * high - labelRise - 2, fingertip);
    return { ...words, styling: { ...words.styling, text_align: "left" } };
  });
  return { rows, widgets };
}

/** Title of a month. Without its year, which the first tab shows, if there is no room beside the links and arrows. */
export function monthTitle(canvas: Canvas, links: readonly Tab[] = []): string {
  const title = { content: "{month_title}", widest: "Październik 2026" };
  const own = widestOf(canvas, title, { font: canvas.families.title, size: canvas.type.title });
  return own + linksWidth(canvas, links) + 2 * target(canvas) + linkGap + 4 <= measure(canvas)
    ? "{month_title}"
    : "{month_name:capital}";
}

/** Links at the right end of a label's row. */
export function labelLinks(canvas: Canvas, { x, width }: Span, row: number, links: readonly Tab[]): readonly Widget[] {
  return linksBefore(canvas, links, x + width, (tab, span) =>
    wordLink(canvas, tab, span, rowTop(canvas, row + 1) - labelRise, fingertip),
  );
}

/** That of the title, or less on low pages, so that the boxes of the arrows begin below the tabs. */
function arrowSize(canvas: Canvas, base: number): number {
  const room = base - navBottom(canvas) - target(canvas) / 2;
  const most = room / middleOf(canvas, canvas.families.text);
  return Math.min(canvas.type.title, Math.floor(most * 10) / 10);
}

/** Arrows in the font of texts, so that they stay as they are with another font for titles. */
export function arrowLinks(
  canvas: Canvas,
  end: number,
  base: number,
  { previous, next }: NonNullable<Head["arrows"]>,
  size = canvas.type.title,
): readonly Widget[] {
  const width = target(canvas);
  const type = { font: canvas.families.text, size, text_align: "center" as const, target: width };
  return [
    link(canvas, "to_previous", { x: end - 2 * width, width }, base, type, { content: "‹", bind: previous }),
    link(canvas, "to_next", { x: end - width, width }, base, type, { content: "›", bind: next }),
  ];
}

/** An area of a page, with its label on the first of its rows. */
export interface Area {
  readonly id: string;
  readonly label: string;
  /** With the label. `rest` is what the others leave. */
  readonly rows: number | "rest";
  readonly marks?: "squares" | "numbers" | "hours";
  /** Labels of hours. Default: 24. */
  readonly clock?: DrawingOptions["hours"];
  /** Default: as many hours as there are rows. */
  readonly shown?: ChosenHours | undefined;
  /** Lists the all-day events of the page's month on its lines, which have no marks. */
  readonly hasMonthEvents?: boolean;
  /** Draws the area itself. */
  readonly draw?: (canvas: Canvas, span: Span, row: number, rows: number, area: Area) => readonly Widget[];
}

/** An area with a label on the rows that others leave. */
export const area = (id: string, label: string, more: Partial<Area> = {}): Area => ({
  id,
  label,
  rows: "rest",
  ...more,
});

/** Parts below each other, each a group. Leaves out those for which fewer than two rows remain. */
export function stack(
  canvas: Canvas,
  span: Span,
  areas: readonly Area[],
  from = 0,
  to = rowCount(canvas),
): readonly Widget[] {
  const fixed = areas.reduce((sum, { rows }) => sum + (rows === "rest" ? 0 : rows), 0);
  let row = from;
  return areas.flatMap((area) => {
    const wanted = area.rows === "rest" ? to - from - fixed : area.rows;
    const rows = Math.min(wanted, to - row);
    if (rows < 2) return [];
    const drawn = (area.draw ?? drawArea)(canvas, span, row, rows, area);
    row += rows;
    return area.label === "" ? drawn : grouped(area.label, drawn);
  });
}

/** Parts of equal height, in as many columns as the canvas has room for. */
export function tiled(
  canvas: Canvas,
  areas: readonly Area[],
  columns = canvas.columns === 1 ? 1 : 2,
  from = 0,
): readonly Widget[] {
  const rows = rowCount(canvas);
  const spans = equalSpans(canvas, columns);
  const perColumn = Math.ceil(areas.length / columns);
  const each = Math.floor((rows - from) / perColumn);
  return spans.flatMap((span, i) => {
    const own = areas.slice(i * perColumn, (i + 1) * perColumn);
    return stack(
      canvas,
      span,
      own.map((area, j) => ({ ...area, rows: j === own.length - 1 ? "rest" : each })),
      from,
    );
  });
}

function drawArea(canvas: Canvas, span: Span, row: number, rows: number, area: Area): readonly Widget[] {
  const { id, marks } = area;
  const body = rows - 1;
  const room = insideFrame(canvas, span);
  const head = area.label === "" ? [] : [label(canvas, id, span, row, area.label)];
  const marked = marks === "squares" ? [squares(canvas, id, room, row + 1, body)] : [];
  const ruled =
    marks === "hours"
      ? hours(canvas, room, row + 1, body, area)
      : lines(canvas, `${id}_lines`, room, row + 1, body, marks === "numbers" ? numbers(canvas, body) : {});
  const position = { ...room, y: rowTop(canvas, row + 1), height: body * canvas.pitch };
  const events = area.hasMonthEvents ? [monthEvents(canvas, position)] : [];
  return [...head, ruled, ...frame(canvas, `${id}_frame`, span, row + 1, body), ...marked, ...events];
}

/** Holidays and events without a time of the page's month, on lines of this pitch. Draws nothing without them. */
export function monthEvents(canvas: Canvas, position: Widget["position"], pitch = canvas.pitch): Widget {
  return {
    id: "month_events",
    type: "event_list",
    position,
    styling: { font: canvas.families.narrow, size: canvas.type.small },
    properties: {
      span: "month",
      unnamed: true,
      all_day: "only",
      line_spacing: pitch,
      // Lower rows are too small for a finger.
      ...(pitch < canvas.constraints.min_touch_target_pt && { link_events: false }),
    },
  };
}

function numbers(canvas: Canvas, rows: number) {
  return {
    styling: { font: canvas.families.strong, size: canvas.type.label + 1 },
    cell_padding: 2,
    data: Array.from({ length: rows }, (_, i) => [String(i + 1)]),
  };
}

/** Rows of hours, with events at their times. If there are too few rows for a day, every second hour. */
function hours(canvas: Canvas, span: Span, row: number, room: number, { clock, shown }: Area): Widget {
  const rows = Math.min(24, room);
  const step = rows < 9 ? 2 : 1;
  const usual = step === 2 ? 8 : ([6, 7, 7, 8][[16, 14, 12, 0].findIndex((least) => rows >= least)] ?? 8);
  const first = Math.min(usual, 24 - rows * step);
  const position = { ...span, y: rowTop(canvas, row), height: (shown ? room : rows) * canvas.pitch };
  const of = shown ? hourRows(shown, position.height, canvas.type.text / textOfRow) : { first, rows, step };
  const width = Math.round(widthOf(canvas, "00", { font: canvas.families.narrow, size: canvas.type.text }) + 8);
  if (clock === "12") return schedule("hours", canvas, position, { ...of, format: "am and pm" });
  return schedule("hours", canvas, position, { ...of, format: "hours", width });
}

/** The part of a row's height that its time can have. */
const textOfRow = 0.8;

interface Hours {
  readonly first: number;
  readonly rows: number;
  /** Hours of a row. */
  readonly step: number;
  readonly format: "hours" | "am and pm";
  /** Of the times, in points. Default: that of the widest. */
  readonly width?: number;
  readonly hasHalves?: boolean;
}

/** Rows of hours, events at their times, and the times of the rows. */
export function schedule(id: string, canvas: Canvas, position: Widget["position"], shown: Hours): Widget {
  const { families, type, greys, hairline, constraints, theme } = canvas;
  const { first, rows, step, format, width, hasHalves } = shown;
  const leastEvent = theme.leastType === undefined ? 0 : constraints.min_font_pt;
  return {
    id,
    type: "day_schedule",
    position,
    styling: { font: families.narrow, size: type.text },
    properties: {
      time_start_hour: first,
      time_end_hour: first + rows * step,
      ...(step > 1 && { row_minutes: step * 60 }),
      times_as: format,
      times_at: "row",
      ...(width !== undefined && { times_width: width }),
      line_color: greys.rule,
      stroke_width: hairline,
      ...(hasHalves && { half_hours: true }),
      all_day_lines: 0,
      event_size: Math.max(leastEvent, type.label * 0.9),
    },
  };
}

/** Holidays and events without a time, on the row of a label. Draws nothing without them. */
export function dayEvents(canvas: Canvas, { x, width }: Span, row: number, words: Measured, after?: Tab): Widget {
  const size = canvas.type.label;
  const start = widestOf(canvas, words, { font: canvas.families.label, size }) + 8;
  const type = { font: canvas.families.narrow, size };
  return {
    id: "day_events",
    type: "event_list",
    position: {
      x: x + start,
      width: width - start - (after ? linkWidth(canvas, after) + 4 : 0),
      ...onBaseline(canvas, rowTop(canvas, row + 1) - labelRise, type, size * 1.5),
    },
    styling: type,
    properties: { all_day: "only" },
  };
}

export const whole = (canvas: Canvas): Span => ({ x: left(canvas), width: measure(canvas) });

/** Columns of the page with equal widths. */
export const equalSpans = (canvas: Canvas, count: number): readonly Span[] =>
  split(
    whole(canvas),
    Array.from({ length: count }, () => 1),
    gutter(canvas),
  );

/** Between columns, in points. */
export const gutter = (canvas: Canvas) => (canvas.hasMonths ? 16 : 12);
