/** Gives names to the pages of a counted section: they become pages of the rows of a list. */
import {
  applyStyle,
  type FontLibrary,
  type Project,
  resolveStyles,
  runWidth,
  shapeRuns,
  sharedParts,
  type Widget,
} from "@octavo/engine";
import { uniqueName } from "@octavo/foundation";

export interface PageNames {
  /** Kind of the section. */
  readonly kind: string;
  /** Name of the new list. */
  readonly list: string;
  /** Heading of its column. */
  readonly heading: string;
  /** Equal names get a number, because a name identifies its row. */
  readonly names: readonly string[];
  /** Further texts of each name, in columns that are called 1, 2 and so on. */
  readonly members?: readonly (readonly string[])[];
}

type Section = Pick<Project["plan"]["sections"][number], "kind" | "master" | "generate">;
type PlanSection = Project["plan"]["sections"][number];
type Master = Project["masters"][number];

const titleLine = "title_line";

/** True for a counted section whose pages have a line for a title. */
export function canNamePages(
  { generate, master: name }: Pick<Section, "generate" | "master">,
  masters: readonly { readonly name: string; readonly widgets: readonly { readonly id: string }[] }[],
): boolean {
  const master = masters.find((one) => one.name === name);
  return generate === "count" && master?.widgets.some(({ id }) => id === titleLine) === true;
}

/**
 * Makes as many pages as there are names. The line for the title shows the name, and numbered lines of an index show names
 * with links. Returns the project itself if the section has no such line.
 */
export function namePages(
  project: Project,
  { kind, names, members = [], ...list }: PageNames,
  fonts: FontLibrary,
): Project {
  const { plan, masters } = project;
  const sections = flat(plan.sections);
  const section = sections.find((one) => one.kind === kind);
  const unique = names.reduce<readonly string[]>((known, one) => [...known, uniqueName(one, known)], []);
  if (!section || !canNamePages(section, masters) || unique.length === 0) return project;
  const links = linksTo(section);
  const measured = { project, fonts, names: unique };
  const indexed = new Map(masters.map((master) => [master.name, withNames(master, kind, measured, links)]));
  const linesOf = (master: string) => indexed.get(master)?.lines ?? 0;
  const indexes = sections.filter(({ master, count = 1 }) => linesOf(master) > 0 && count > 1).map(linksTo);
  const table = tableOf({ ...list, members }, plan.data, unique);
  const behind = new Set(flat(section.nested).map(({ master }) => master));
  const withPages = (one: PlanSection): PlanSection => {
    if (one === section) return { ...one, generate: "each_row", count: undefined, rows: rowsOf(table.name) };
    const pages = Math.ceil(unique.length / (linesOf(one.master) || unique.length));
    const single = linesOf(one.master) > 0 && one.generate === "count" ? { ...one, count: 1 } : one;
    const nested = one.nested.map(withPages);
    return pages > 1 ? { ...single, nested, pages_per_item: pages } : { ...single, nested };
  };
  return {
    ...project,
    masters: masters.map((master) => {
      const { widgets } = indexed.get(master.name) ?? master;
      const linked = widgets.filter((widget) => !indexes.some((index) => isLinkToIndex(widget, index)));
      if (master.name === section.master) return { ...master, widgets: withTitle(linked, measured) };
      return { ...master, widgets: behind.has(master.name) ? withOwner(linked, measured) : linked };
    }),
    plan: {
      ...plan,
      data: [...plan.data, table],
      sections: plan.sections.map(withPages),
    },
  };
}

const flat = (sections: readonly PlanSection[]): readonly PlanSection[] =>
  sections.flatMap((section) => [section, ...flat(section.nested)]);

/** An index with names has its pages one behind the other, and no links such as "21–40". */
function isLinkToIndex(widget: Widget, { numberOf }: Links): boolean {
  const number = numberOf(bindOf(widget)) ?? 0;
  return number > 1 || (number === 1 && /_\d+$/.test(widget.id));
}

function bindOf({ properties }: Widget): string {
  const bind = properties?.["bind"];
  return typeof bind === "string" ? bind : "";
}

const rowsOf = (table: string) => ({ table, where: {}, order: [], by: "" });

type Table = Project["plan"]["data"][number];

function tableOf(
  { list, heading, members }: Pick<PageNames, "list" | "heading"> & Required<Pick<PageNames, "members">>,
  others: readonly Table[],
  names: readonly string[],
): Table {
  const most = Math.max(0, ...members.map(({ length }) => length));
  const numbers = Array.from({ length: most }, (_, i) => i);
  return {
    name: uniqueName(
      list,
      others.map(({ name }) => name),
    ),
    key: heading,
    title: heading,
    columns: [heading, ...numbers.map((i) => String(i + 1))].map((name) => ({ name, type: "text" })),
    rows: names.map((name, row) => [name, ...numbers.map((i) => members[row]?.[i] ?? "")]),
  };
}

interface Links {
  /** Links of numbers that lead to the page. */
  readonly own: ReadonlySet<string>;
  /** And to the pages behind it. */
  readonly all: ReadonlySet<string>;
  /** Number of the page that a link leads to. */
  readonly numberOf: (bind: string) => number | undefined;
}

function linksTo({ kind, anchors, nested }: Project["plan"]["sections"][number]): Links {
  const own = [`${kind}(`, ...anchors.flatMap((anchor) => startOf(anchor, "index"))];
  const all = [...own, ...nested.flatMap((one) => one.anchors.flatMap((anchor) => startOf(anchor, "parent_index")))];
  const counted = (starts: readonly string[]) =>
    new Set(starts.map((start) => (start.endsWith("(") ? `${start}@index)` : `${start}@index`)));
  return {
    own: counted(own),
    all: counted(all),
    numberOf: (bind) => {
      const start = all.find((one) => bind.startsWith(one));
      const [, number] = /^(\d+)\)?$/.exec(bind.slice(start?.length ?? bind.length)) ?? [];
      return number === undefined ? undefined : Number(number);
    },
  };
}

/** Links to an anchor begin with "project:" for `project:{index}`, and with "notes(" for `notes:page:{index_padded}`. */
function startOf(anchor: string, variable: string): readonly string[] {
  const counted = `:page:{${variable}_padded}`;
  if (anchor.endsWith(counted)) return [`${anchor.slice(0, -counted.length)}(`];
  const token = `{${variable}}`;
  return anchor.endsWith(token) ? [anchor.slice(0, -token.length)] : [];
}

/** Shows the name on the line, which stays for rows without a name. */
function withTitle(widgets: readonly Widget[], measured: Measured): readonly Widget[] {
  const all = [...widgets, ...measured.project.masters.flatMap((master) => master.widgets)];
  const [line, model] = [titleLine, "title"].map((wanted) => all.find(({ id }) => id === wanted));
  if (!line || !model) return widgets;
  const { x, width } = line.position;
  const usual: Widget = { ...model, content: "{row_title}", position: { ...model.position, x, width } };
  const fitting = fittingSize(usual, width, measured);
  const long = { usual, above: aboveLine(usual, line, widgets), narrowFont: narrowFontOf(all, measured) };
  const title = fitting < leastTitle ? longTitle(long, measured) : withSize(usual, fitting);
  return widgets.flatMap((widget) => (widget === line ? [title, widget] : [widget]));
}

interface LongTitle {
  readonly usual: Widget;
  /** The title in room for two lines. */
  readonly above: Widget;
  readonly narrowFont: string | undefined;
}

/** The title on two lines if they have room, and in a narrow font where it needs that. Longer names are cut. */
function longTitle({ usual, above, narrowFont: font }: LongTitle, measured: Measured): Widget {
  const inNarrow = (title: Widget) => (font === undefined ? title : { ...title, styling: { ...title.styling, font } });
  const cut = (title: Widget, max_lines: number) => ({ ...title, properties: { ...title.properties, max_lines } });
  if (above.position.height < leastSize * (1 + leading)) {
    const title = cut(inNarrow(usual), 1);
    return withSize(title, fittingSize(title, title.position.width, measured));
  }
  const title = hasTwoLines(above, leastSize, measured) ? above : inNarrow(above);
  const fitting = fittingSize(usual, usual.position.width, measured);
  return withSize(cut(title, 2), Math.max(fitting, sizeInTwoLines(title, measured)));
}

/** Font of the tabs. */
function narrowFontOf(widgets: readonly Widget[], measured: Measured): string | undefined {
  const tab = widgets.find(({ id }) => id === "to_months" || id === "to_pages");
  const font = tab && stylingOf(tab, measured).font;
  return typeof font === "string" ? font : undefined;
}

/** In the room between the rule below the tabs and the line for the title. */
function aboveLine(title: Widget, { position: line }: Widget, widgets: readonly Widget[]): Widget {
  const rule = widgets.find(({ id }) => id === "nav_rule")?.position;
  // Tabs at the side have an upright rule.
  const tabs = rule && rule.width > rule.height ? rule : undefined;
  const bottom = line.y + line.height / 2 - lineGap;
  const room = tabs ? bottom - tabs.y - tabs.height / 2 - lineGap : title.position.height;
  const height = Math.min(title.position.height, room);
  return { ...title, position: { ...title.position, y: rounded(bottom - height), height: rounded(height) } };
}

/** True if each name has room on two lines of the widget. */
function hasTwoLines(widget: Widget, size: number, measured: Measured): boolean {
  const room = ((widget.position.width - 1) * sizeOf(widget, measured)) / size;
  const wide = widthIn(widget, measured);
  return measured.names.every((name) => countLines(name, room, wide) <= 2);
}

/** The largest size, up to that of a name on one line, at which each name has room on two lines of the widget. */
function sizeInTwoLines(widget: Widget, measured: Measured): number {
  let size = Math.min(leastTitle, widget.position.height / (1 + leading));
  while (size > leastSize && !hasTwoLines(widget, size, measured)) size -= sizeStep;
  return size;
}

/** Distance of two lines, in sizes of the type, and difference of the sizes that are tried, in points. */
const [leading, sizeStep] = [1.2, 0.25];

/** Distance of two lines from the line for the title and from the rule of the tabs, in points. */
const lineGap = 1.5;

/** Lines of a text that breaks between words, and inside of those that are longer than a line. */
function countLines(text: string, room: number, widthOf: (words: string) => number): number {
  const space = widthOf(" ");
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const wide = widthOf(word);
    if (used > 0 && used + space + wide > room) [lines, used] = [lines + 1, 0];
    lines += Math.floor(wide / room);
    used = (used > 0 ? used + space : 0) + (wide % room);
  }
  return lines;
}

/** Shows the name of the page before, beside the title, which is smaller where the names lack room. */
function withOwner(widgets: readonly Widget[], measured: Measured): readonly Widget[] {
  const title = widgets.find(({ id }) => id === "title");
  if (!title) return widgets;
  const { x, width } = title.position;
  const wide = widthIn(title, measured)(title.content ?? "");
  const owner: Widget = { ...title, id: "owner", content: "{row_title}" };
  const needed = Math.min(width / 2, widestName(owner, measured) * (leastSize / sizeOf(owner, measured)) + 2);
  const start = Math.min(width - needed, wide + ownerGap);
  const position = { ...title.position, x: rounded(x + start), width: rounded(width - start) };
  const size = ownerShare * sizeOf(title, measured);
  const beside: Widget = { ...owner, styling: { ...title.styling, size, text_align: "right" as const }, position };
  const fitted = withSize(beside, fittingSize(beside, position.width, measured));
  const shown =
    start < wide + ownerGap ? withSize(title, (sizeOf(title, measured) * (start - ownerGap)) / wide) : title;
  return widgets.flatMap((widget) => (widget === title ? [shown, fitted] : [widget]));
}

/** Between a title and the name beside it, in points, and the size of the name. */
const [ownerGap, ownerShare] = [8, 0.7];

/** Smallest type of names, and of a name on one line, in points. */
const [leastSize, leastTitle] = [8, 11];

interface Measured {
  readonly project: Project;
  readonly fonts: FontLibrary;
  readonly names: readonly string[];
}

const withSize = (widget: Widget, size: number): Widget => ({
  ...widget,
  styling: { ...widget.styling, size: Math.max(leastSize, Math.floor(size * 10) / 10) },
});

/** The largest size, up to that of the widget, at which each name has room on a line. */
function fittingSize(widget: Widget, room: number, measured: Measured): number {
  return sizeOf(widget, measured) * Math.min(1, (room - 2) / widestName(widget, measured));
}

/** In the type of the widget, in points. */
function widestName(widget: Widget, measured: Measured): number {
  return Math.max(1, ...measured.names.map(widthIn(widget, measured)));
}

const stylingOf = (widget: Widget, { project }: Measured) =>
  applyStyle(widget, resolveStyles(sharedParts(project))).styling ?? {};

function sizeOf(widget: Widget, measured: Measured): number {
  const { size } = stylingOf(widget, measured);
  return typeof size === "number" ? size : leastSize;
}

/** Width of words in the type of a widget. */
function widthIn(widget: Widget, measured: Measured): (words: string) => number {
  const { font } = stylingOf(widget, measured);
  const { fonts } = measured;
  const [face, size] = [fonts.resolve(typeof font === "string" ? font : "") ?? "", sizeOf(widget, measured)];
  return (words) => shapeRuns(words, face, fonts).runs.reduce((sum, run) => sum + runWidth(run, size, fonts), 0);
}

interface Indexed {
  readonly widgets: readonly Widget[];
  /** Lines with names, or 0. */
  readonly lines: number;
}

/** Names take the place of numbers, and links to pages that no longer exist are left out. */
function withNames({ widgets }: Master, kind: string, measured: Measured, { own, all, numberOf }: Links): Indexed {
  const most = measured.names.length;
  const numbers = widgets.filter((one) => own.has(bindOf(one)) && one.properties?.["label_template"] === "{index}");
  const kept = widgets.flatMap((one): readonly Widget[] => {
    if (one === numbers[0]) return [nameList(kind, numbers, widgets, measured)];
    if (numbers.includes(one) || (numberOf(bindOf(one)) ?? 0) > most) return [];
    return all.has(bindOf(one)) && countOf(one) > 0 ? shortened(one, most) : [one];
  });
  return { widgets: kept, lines: numbers.reduce((sum, one) => sum + countOf(one), 0) };
}

/** A number, or the counter of an index: `{from_11}`. */
function startOfList(written: unknown): number {
  return typeof written === "string"
    ? Number(/\d+/.exec(written)?.[0] ?? 1)
    : typeof written === "number"
      ? written
      : 1;
}

/** A column of links to the first pages. */
function shortened(widget: Widget, most: number): readonly Widget[] {
  const { position, properties = {} } = widget;
  const count = countOf(widget);
  const start = startOfList(properties["start_index"]);
  const left = Math.min(count, most - start + 1);
  if (left <= 0) return [];
  const gap = Number(properties["gap_y"] ?? 0);
  const height = rounded(((position.height + gap) * left) / count - gap);
  return [{ ...widget, position: { ...position, height }, properties: { ...properties, count: left } }];
}

/** A list of names on the lines of these numbers, in columns that end before other widgets. */
function nameList(kind: string, numbers: readonly Widget[], widgets: readonly Widget[], measured: Measured): Widget {
  const boxes = numbers.map((one) => lineBox(one, widgets)).toSorted((a, b) => a.x - b.x);
  const [first, second] = boxes;
  if (!first) throw new Error("There are no numbers.");
  const width = Math.min(...boxes.map((box) => box.width));
  const columns = boxes.length;
  const step = second ? second.x - first.x : width;
  const own = numbers[0]?.styling;
  const styling = { ...own, ...(typeof own?.["size"] === "number" && { size: own["size"] + 1 }) };
  const list: Widget = {
    id: "names",
    type: "row_list",
    position: { ...first, width: rounded(width + (columns - 1) * step) },
    styling,
    properties: {
      rows_section: kind,
      label_template: "{row_title}",
      count: numbers.reduce((sum, one) => sum + countOf(one), 0),
      columns,
      ...(columns > 1 && { gap_x: rounded(step - width) }),
      show_lines: false,
    },
  };
  return withSize(list, fittingSize(list, width - 4, measured));
}

const rounded = (points: number) => Math.round(points * 100) / 100;

const countOf = ({ properties }: Widget) => Number(properties?.["count"] ?? 0);

/** The ruled lines around numbers, up to links at their end. */
function lineBox(numbers: Widget, widgets: readonly Widget[]): Widget["position"] {
  const { x, y, height } = numbers.position;
  const overlaps = ({ position }: Widget) => position.y < y + height - 1 && position.y + position.height > y + 1;
  const beside = widgets.filter((one) => one !== numbers && overlaps(one));
  const lines = beside.find(
    ({ id, position }) => id.endsWith("_lines") && position.x <= x + 1 && position.x + position.width > x + 1,
  );
  if (!lines) return { ...numbers.position, width: 150 };
  const right = lines.position.x + lines.position.width;
  const others = beside.filter((one) => one !== lines && one.position.x > x && one.position.x < right);
  const end = Math.min(right, ...others.map((one) => one.position.x));
  return { ...lines.position, x, width: end - x };
}
