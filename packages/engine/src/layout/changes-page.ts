/**
 * Pages that list the changes of events since the edition before, without a design of the author: one after all other pages,
 * and more for a long list.
 */
import { addDays, parseDate } from "@octavo/foundation";
import type { DrawnItem, LinkItem, TextItem } from "../display/display-list.ts";
import { line } from "../display/paths.ts";
import { setText } from "../display/set-text.ts";
import { type ChangesWords, englishChanges } from "../language/changes-words.ts";
import { agendaName, dayName, monthName, weekName } from "../language/destination-names.ts";
import { printableTitle } from "../model/date-row.ts";
import { toolbarOn } from "../model/device-profile.ts";
import type { EventChanges, PlanEvent } from "../model/edition-record.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Rect } from "../primitives/geometry.ts";
import type { FaceId } from "../typography/font.ts";
import { runWidth, shapedWidth } from "../typography/measure-text.ts";
import { printableText } from "../typography/printable-text.ts";
import type { LayoutScope } from "./document-scope.ts";
import { pageTarget } from "./links.ts";
import { pageTitle } from "./page-label.ts";

/** Longer lists end with the number of other changes. */
const mostPages = 20;

/** Identity of the n-th page of changes. No section has such a name. */
export function changesIdentity(part: number): string {
  return `+changes/${part}`;
}

/** Numbers of the pages of changes in the file, in their order. */
export function changesPages({ template }: Pick<LayoutScope, "template">): readonly number[] {
  const places = (template.placeholders ?? []).filter(({ state }) => state === "changes");
  const partOf = (identity: string) => Number(identity.slice(identity.indexOf("/") + 1));
  return places.toSorted((a, b) => partOf(a.identity) - partOf(b.identity)).map(({ page }) => page);
}

/** "Changes since Tue, Nov 17, 2026". Empty without changes. */
export function changesTitle(
  { template, names, world }: Pick<LayoutScope, "template" | "names" | "world">,
  formatted = (date: string) => date,
): string {
  const { changes, since } = template.changes_page?.edition ?? {};
  if (!changes) return "";
  const { since: pattern, title } = wordsOf({ template, world });
  const date = parseDate(since ?? "");
  return date ? pattern.replace("{date}", formatted(names.dateMedium(date))) : title;
}

function wordsOf({ template, world }: Pick<LayoutScope, "template" | "world">): ChangesWords {
  return world.changesWords?.(template.metadata.locale) ?? englishChanges;
}

/** With a date that stays on one line. */
function printedTitle(scope: LayoutScope): string {
  return changesTitle(scope, (date) => date.replaceAll(" ", "\u00a0"));
}

/** Title of a page of changes, with its number among them. Empty for other pages. */
export function changesLabel(number: number, scope: Pick<LayoutScope, "template" | "names" | "world">): string {
  if (!scope.template.changes_page) return "";
  const part = changesPages(scope).indexOf(number);
  const title = part < 0 ? "" : changesTitle(scope);
  return title === "" || part === 0 ? title : `${title} (${part + 1})`;
}

/** Number of pages that the changes need. */
export function changesPageCount(scope: LayoutScope): number {
  return listOf(scope)?.parts.length ?? 0;
}

export interface DrawnChanges {
  readonly items: readonly DrawnItem[];
  readonly links: readonly LinkItem[];
  readonly writing: readonly [];
  /** Area in which the changes can stand. */
  readonly area: Rect;
}

/** Draws the page `number`. Empty if the changes need fewer pages. */
export function drawChanges(number: number, scope: LayoutScope): DrawnChanges {
  const pages = changesPages(scope);
  const part = pages.indexOf(number);
  const { sheet, parts = [] } = listOf(scope) ?? {};
  const rows = parts[part];
  const area = areaOf(scope);
  if (!sheet || !rows) return { items: [], links: [], writing: [], area };
  const neighbors = { previous: pages[part - 1], next: part + 1 < parts.length ? pages[part + 1] : undefined };
  const drawn = [...header(part, neighbors, sheet, scope), ...rows.flatMap((row) => drawRow(row, sheet, scope))];
  const links = drawn.filter((item) => item.kind === "link");
  const items = drawn.filter((item) => item.kind !== "link");
  return mirrored({ items, links, writing: [], area }, scope);
}

function mirrored(drawn: DrawnChanges, { isRightToLeft, world }: LayoutScope): DrawnChanges {
  if (!isRightToLeft) return drawn;
  const { fonts, mirror } = world;
  const widthOf = (text: TextItem) => runWidth(text, text.size, fonts);
  return mirror()?.(drawn, drawn.area, { metrics: fonts.metrics, widthOf }) ?? drawn;
}

/** Measures of the page. Lengths in points. */
interface Sheet {
  readonly area: Rect;
  readonly face: FaceId;
  readonly bold: FaceId;
  readonly size: number;
  readonly leading: number;
  /** Least height of a row, which a finger hits. */
  readonly target: number;
  /** Width of the dates. */
  readonly column: number;
}

function areaOf({ template, world }: LayoutScope): Rect {
  const { width, height, margins } = template.canvas.dimensions;
  const profile = findProfile(world.profiles, template.metadata.profile);
  const toolbar = profile && toolbarOn(profile, margins);
  const inset = Math.max(8, Math.min(width, height) / 30);
  const edges = (["top", "right", "bottom", "left"] as const).map((edge, i) =>
    Math.max(inset, margins[i] ?? 0, toolbar?.edge === edge ? toolbar.width + inset / 2 : 0),
  );
  const [top = inset, right = inset, bottom = inset, left = inset] = edges;
  return { x: left, y: top, width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
}

function sheetOf(changes: EventChanges, scope: LayoutScope): Sheet {
  const { template, world } = scope;
  const { width } = template.canvas.dimensions;
  const { constraints } = findProfile(world.profiles, template.metadata.profile) ?? {};
  const size = Math.max(constraints?.min_font_pt ?? 0, Math.min(12, Math.max(8, 7 + width / 130)));
  const face = usualFace(scope);
  const sheet = {
    area: areaOf(scope),
    face,
    bold: world.fonts.boldOf(face),
    size,
    leading: size * 1.3,
    target: Math.max(20, constraints?.min_touch_target_pt ?? 0),
  };
  return { ...sheet, column: columnOf(changes, sheet, scope) };
}

/** The face that most widgets of the planner have, besides bold ones. */
function usualFace({ template: { masters }, world: { fonts } }: LayoutScope): FaceId {
  const counts = new Map<FaceId, number>();
  for (const { widgets } of masters)
    for (const { styling } of widgets) {
      const face = typeof styling?.font === "string" ? fonts.resolve(styling.font) : undefined;
      if (face !== undefined && fonts.boldOf(face) !== face) counts.set(face, (counts.get(face) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return most ?? fonts.resolve("Helvetica") ?? "";
}

/** Width of the column of dates. */
function columnOf(changes: EventChanges, { bold, size }: Omit<Sheet, "column">, { names, world }: LayoutScope): number {
  const { added, changed, removed } = changes;
  const events = [...added, ...removed, ...changed.flatMap(({ before, after }) => [before, after])];
  const dates = [...new Set(events.map(({ date }) => date))].map((date) => parseDate(date));
  const widths = dates.map((date) => (date ? shapedWidth(names.dateMedium(date), bold, size, world.fonts) : 0));
  return widths.reduce((most, width) => Math.max(most, width), 0) + size;
}

type Drawn = DrawnItem | LinkItem;

/** Back to the first page, to the pages of changes before and after, and the title. */
function header(
  part: number,
  neighbors: { readonly previous: number | undefined; readonly next: number | undefined },
  sheet: Sheet,
  scope: LayoutScope,
): readonly Drawn[] {
  const { area, target, size, bold } = sheet;
  const box = { ...area, height: target };
  const [first] = scope.reading;
  const name = (first && pageTitle(first)) || scope.template.metadata.name || "1";
  const back = `‹ ${printableText(name, sheet.face, scope.world.fonts)}`;
  const width = Math.min(area.width - 2 * target, shapedWidth(back, sheet.face, size, scope.world.fonts) + size);
  const title = { ...area, y: area.y + target, height: titleHeight(sheet, scope) };
  return [
    ...linked({ ...box, width: Math.max(target, width) }, back, "left", first?.facts.page, sheet, scope),
    ...linked(
      { ...box, x: box.x + area.width - 2 * target, width: target },
      `‹ ${part}`,
      "right",
      neighbors.previous,
      sheet,
      scope,
    ),
    ...linked(
      { ...box, x: box.x + area.width - target, width: target },
      `${part + 2} ›`,
      "right",
      neighbors.next,
      sheet,
      scope,
    ),
    ...text(printedTitle(scope), title, { face: bold, size: size * titleScale }, sheet, scope).items,
  ];
}

/** Size of the title relative to the text. */
const titleScale = 1.5;

function linked(
  box: Rect,
  words: string,
  align: "left" | "right",
  page: number | undefined,
  { face, size }: Sheet,
  { world, isRightToLeft }: LayoutScope,
): readonly Drawn[] {
  if (page === undefined) return [];
  const { items } = setText(words, box, { face, size, color: black, align, isRightToLeft }, world.fonts);
  return [...items, { kind: "link", rect: box, target: { to: "page", page, x: 0, y: 0 } }];
}

const black = "#000000";

function titleHeight(sheet: Sheet, scope: LayoutScope): number {
  const setting = { face: sheet.bold, size: sheet.size * titleScale };
  return text(printedTitle(scope), sheet.area, setting, sheet, scope).height + sheet.size * 0.5;
}

interface SetLines {
  readonly items: readonly TextItem[];
  readonly height: number;
}

/** Sets a paragraph on as many lines as it needs. */
function text(
  words: string,
  box: Rect,
  { face, size }: { readonly face: FaceId; readonly size: number },
  sheet: Sheet,
  { world, isRightToLeft }: LayoutScope,
): SetLines {
  const leading = (size * sheet.leading) / sheet.size;
  const setting = {
    face,
    size,
    color: black,
    align: "left",
    vertical: "top",
    wrap: true,
    leading,
    isRightToLeft,
  } as const;
  const { items } = setText(words, box, setting, world.fonts);
  const lines = new Set(items.map(({ y }) => y)).size;
  return { items, height: Math.max(1, lines) * leading };
}

/** A heading, an event, or the number of changes without room. */
interface Row {
  readonly heading?: string;
  readonly event?: PlanEvent;
  /** True if the event is no longer in the planner as it is printed here. */
  readonly isGone?: boolean;
  /** The event as it was. */
  readonly before?: PlanEvent;
  readonly more?: number;
}

interface PlacedRow extends Row {
  readonly y: number;
  readonly height: number;
}

/** The rows of each page. */
interface ChangesList {
  readonly sheet: Sheet;
  readonly parts: readonly (readonly PlacedRow[])[];
}

const lists = new WeakMap<EventChanges, ChangesList>();

/** Found once, because each page needs it. Undefined without changes. */
function listOf(scope: LayoutScope): ChangesList | undefined {
  const { changes } = scope.template.changes_page?.edition ?? {};
  if (!changes) return undefined;
  const known = lists.get(changes);
  if (known) return known;
  const sheet = sheetOf(changes, scope);
  const list = { sheet, parts: placedRows(rowsOf(changes, scope), sheet, scope) };
  lists.set(changes, list);
  return list;
}

function rowsOf({ added, changed, removed }: EventChanges, scope: LayoutScope): readonly Row[] {
  const words = wordsOf(scope);
  const group = (heading: string, rows: readonly Row[]) => (rows.length > 0 ? [{ heading }, ...rows] : []);
  return [
    ...group(
      words.added,
      added.map((event) => ({ event })),
    ),
    ...group(
      words.changed,
      changed.map(({ before, after }) => ({ event: after, before })),
    ),
    ...group(
      words.removed,
      removed.map((event) => ({ event, isGone: true })),
    ),
  ];
}

function placedRows(rows: readonly Row[], sheet: Sheet, scope: LayoutScope): readonly (readonly PlacedRow[])[] {
  const top = sheet.area.y + sheet.target + titleHeight(sheet, scope);
  const bottom = sheet.area.y + sheet.area.height;
  const pages: PlacedRow[][] = [];
  let heading: Row | undefined;
  let y = bottom;
  for (const [i, row] of rows.entries()) {
    const height = heightOf(row, sheet, scope);
    // A heading is never the last row of a page.
    const needed = row.heading === undefined ? height : height + heightOf(rows[i + 1] ?? row, sheet, scope);
    if (row.heading !== undefined) heading = row;
    if (pages.length === 0 || y + needed > bottom) {
      if (pages.length === mostPages) return withRest(pages, rows.slice(i), sheet);
      pages.push([]);
      y = top;
      if (heading && heading !== row) y = place(heading, pages, y, heightOf(heading, sheet, scope));
    }
    y = place(row, pages, y, height);
  }
  return pages;
}

function place(row: Row, pages: readonly PlacedRow[][], y: number, height: number): number {
  pages.at(-1)?.push({ ...row, y, height });
  return y + height;
}

/** The number of other changes in place of the last row. */
function withRest(pages: readonly PlacedRow[][], rest: readonly Row[], { target }: Sheet) {
  const last = pages.at(-1)?.pop();
  const more = rest.filter(({ event }) => event).length + (last?.event ? 1 : 0);
  pages.at(-1)?.push({ more, y: last?.y ?? 0, height: target });
  return pages;
}

function heightOf(row: Row, sheet: Sheet, scope: LayoutScope): number {
  if (row.event === undefined) return sheet.leading * 1.6;
  return Math.max(sheet.target, rowTexts({ ...row, y: 0, height: 0 }, sheet, scope).height + sheet.size * 0.5);
}

function drawRow(row: PlacedRow, sheet: Sheet, scope: LayoutScope): readonly Drawn[] {
  const { area, bold, face, size } = sheet;
  const { heading, event, more, y, height } = row;
  const box = { ...area, y, height };
  if (!event) {
    const words = heading ?? `+${scope.calendar.digits(String(more ?? 0))}`;
    return text(words, { ...box, y: y + size * 0.5 }, { face: heading ? bold : face, size }, sheet, scope).items;
  }
  const target = targetOf(event, scope);
  return [
    ...rowTexts(row, sheet, scope).items,
    ...(target ? [{ kind: "link", rect: box, target: pageTarget(target) } as const] : []),
  ];
}

/** The page of the day, or else the one that contains it. */
function targetOf({ date: written }: PlanEvent, { destinations, weekStart, calendar }: LayoutScope) {
  const date = parseDate(written);
  if (!date) return undefined;
  const names = [dayName(date), weekName(date, weekStart), agendaName(written), monthName(date, calendar)];
  return names.map((name) => destinations.find(name)).find((found) => found !== undefined);
}

/** Date and event beside each other, or below each other on a narrow page. What is no longer so is struck through. */
function rowTexts({ event, before, isGone = false, y }: PlacedRow, sheet: Sheet, scope: LayoutScope) {
  const lines = [...(event ? [{ event, isGone }] : []), ...(before ? [{ event: before, isGone: true }] : [])];
  const drawn: Drawn[] = [];
  let height = 0;
  for (const one of lines) {
    const set = eventTexts(one.event, y + height + sheet.size * 0.25, sheet, scope);
    drawn.push(...set.items, ...(one.isGone ? struck(set.items, sheet, scope) : []));
    height += set.height;
  }
  return { items: drawn, height };
}

function eventTexts(event: PlanEvent, y: number, sheet: Sheet, scope: LayoutScope): SetLines {
  const { area, bold, face, size, leading, column } = sheet;
  const date = parseDate(event.date);
  const day = date ? scope.names.dateMedium(date) : event.date;
  const isNarrow = area.width < column * 2.5;
  const left = isNarrow ? size : column;
  const top = text(day, { ...area, y, height: leading }, { face: bold, size }, sheet, scope);
  const below = isNarrow ? top.height : 0;
  const box = { ...area, x: area.x + left, y: y + below, width: area.width - left };
  const title = text(eventText(event, sheet, scope), box, { face, size }, sheet, scope);
  return { items: [...top.items, ...title.items], height: Math.max(top.height, below + title.height) };
}

/** "09:00–10:30 Standup", "Trip (– Fri, Nov 20, 2026)". */
function eventText(event: PlanEvent, { face }: Sheet, { names, calendar, world }: LayoutScope): string {
  const { start, end, age, day = 1, days = 1 } = event;
  const printable = (words: string) => printableText(words, face, world.fonts);
  const title = printableTitle({ ...event, style: { pattern: "plain", text: "regular" } }, printable);
  const named = age === undefined ? title : `${title} (${calendar.digits(String(age))})`;
  const date = parseDate(event.date);
  const last = days > 1 && date ? ` (– ${names.dateMedium(addDays(date, days - day))})` : "";
  const time = start === undefined ? "" : `${calendar.digits(end === undefined ? start : `${start}–${end}`)} `;
  return `${time}${named}${last}`;
}

/** A line through each line of text. */
function struck(items: readonly TextItem[], { size }: Sheet, { world }: LayoutScope): readonly DrawnItem[] {
  const segments = items.flatMap((item) => {
    const y = item.y - size * 0.3;
    return line(item.x, y, item.x + runWidth(item, item.size, world.fonts), y);
  });
  return [{ kind: "path", segments, stroke: { color: black, width: 0.7 } }];
}
