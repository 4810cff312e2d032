import { type Diagnostic, parseDate, weekNumber } from "@octavo/foundation";
import type {
  DisplayItem,
  DrawnItem,
  GroupItem,
  LinkItem,
  PathItem,
  TextItem,
  WritingBox,
} from "../display/display-list.ts";
import { filledRect } from "../display/paths.ts";
import { setText } from "../display/set-text.ts";
import { variableOf } from "../language/page-variables.ts";
import { valuePrinter } from "../language/printed-values.ts";
import { type Lookup, substitute } from "../language/tokens.ts";
import { changesWithin } from "../language/variables/page-variable.ts";
import type { DateEntry } from "../model/date-row.ts";
import { unknownWidgetType } from "../model/messages.ts";
import type { Widget } from "../model/template.ts";
import type { CellVariables, WidgetContext, WidgetDefinition, WidgetTextOptions } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import type { FaceId } from "../typography/font.ts";
import { isOrdinary, runWidth, shapedWidth } from "../typography/measure-text.ts";
import { printableText } from "../typography/printable-text.ts";
import type { TextStyle } from "../typography/text-style.ts";
import { propertyWithRole, widgetDefinition, widgetLabel } from "../widgets/index.ts";
import type { DeviceColors, LayoutScope } from "./document-scope.ts";
import { isEmptyLink, pageTarget, resolveLink } from "./links.ts";
import { listedRows } from "./listed-rows.ts";
import * as messages from "./messages.ts";
import { readProperties, readTextStyle, type SubstituteAt } from "./read-widget.ts";
import { warnAtInText, warnUnknownTokens } from "./unknown-tokens.ts";
import { WidgetReport } from "./widget-report.ts";

const oneTitle = /^((?:parent_)*)(?:event|events:\d+|holiday)$/;

const severalTitles = /^(?:parent_)*(?:events|holidays)$/;

const calendar = /^(?:parent_)*event_calendar$/;

export interface Fragment {
  readonly items: readonly DrawnItem[];
  readonly links: readonly LinkItem[];
  readonly writing: readonly WritingBox[];
  readonly diagnostics: readonly Diagnostic[];
  /** Code points that no font has. */
  readonly missing: readonly number[];
  /** True if the widget shows the events of any day, also if there are none. */
  readonly showsEvents: boolean;
  /** True if its items depend on events. A calendar that shows none still counts as one. */
  readonly drawsEvents: boolean;
}

const maxDepth = 3;

/** Common to all pages of a widget. */
export interface WidgetLayoutSetting {
  readonly scope: LayoutScope;
  /** Name of the widget's master. Undefined for a page's own widget. */
  readonly master: string | undefined;
  readonly hintedRules: Set<string>;
  /** Parts of the widget's layout that its pages share. Absent if the widget is on one page. */
  readonly parts?: Map<string, SharedPart>;
}

export interface WidgetLayoutContext extends WidgetLayoutSetting {
  readonly lookup: Lookup;
}

/** Largest number of parts of a widget. */
const partsKept = 100;

export function layoutWidget(widget: Widget, { lookup, ...setting }: WidgetLayoutContext): Fragment {
  return widgetLayouter(widget, setting)(lookup);
}

export type WidgetLayouter = (lookup: Lookup) => Fragment;

/** Lays out a widget on one page after another. Its context is created once, because that takes longer than most layouts. */
export function widgetLayouter(widget: Widget, setting: WidgetLayoutSetting): WidgetLayouter {
  const { scope, master, hintedRules } = setting;
  const place = {
    document: scope.origin,
    ...(master === undefined ? {} : { master }),
    widget_id: widget.id,
    widget_label: widgetLabel(widget.type),
  };
  const report = new WidgetReport(place, hintedRules);
  const found: Found = { ...nothingFound };
  let current: Lookup = () => undefined;
  const draw = preparedWidget(widget, { ...setting, lookup: (name) => current(name) }, { report, depth: 0, found });
  return (lookup) => {
    current = lookup;
    Object.assign(found, nothingFound);
    const { items, links } = sorted(draw(), scope);
    const { writing, counted, drawn } = found;
    const fragment = { items, links, writing, ...report.take(), showsEvents: counted || drawn, drawsEvents: drawn };
    return scope.isRightToLeft ? mirrored(fragment, widget, scope) : fragment;
  };
}

function mirrored(fragment: Fragment, { type, position }: Widget, { world: { fonts, mirror } }: LayoutScope): Fragment {
  if (widgetDefinition(type)?.pictureImport) return fragment;
  const widthOf = (text: TextItem) => runWidth(text, text.size, fonts);
  return mirror()?.(fragment, position, { metrics: fonts.metrics, widthOf }) ?? fragment;
}

/** One array for nearly all fragments. */
const none: readonly never[] = [];

/** Found while a widget and its cells are laid out. */
interface Found {
  /** True if the writing areas ask for the events of a day. */
  counted: boolean;
  /** True if the items ask for the events of a day. */
  drawn: boolean;
  writing: readonly WritingBox[];
}

const nothingFound: Readonly<Found> = { counted: false, drawn: false, writing: none };

/** Shared by a widget and its cells. */
interface Nesting {
  readonly report: WidgetReport;
  /** 0 for the widget. */
  readonly depth: number;
  readonly found: Found;
  readonly onNamed?: WidgetContext["onNamed"];
}

/** Returns a function that draws the widget with the values that `lookup` has at that time. */
function preparedWidget(
  widget: Widget,
  layoutContext: WidgetLayoutContext,
  nesting: Nesting,
): () => readonly DisplayItem[] {
  const { report, found } = nesting;
  const { fonts } = layoutContext.scope.world;
  const definition = widgetDefinition(widget.type);
  if (!definition) return () => none;
  const readStyle = () => readTextStyle(widget, definition.styling, fonts, report.warn);
  const style = readStyle();
  const substituteAt = substituter(layoutContext, style.face, report);
  const context = widgetContext(widget, definition, layoutContext, nesting, style);
  const ground = widget.background_color ? [filledRect(widget.position, widget.background_color)] : [];
  return () => {
    readStyle();
    const properties = readProperties(definition.properties, widget.properties, substituteAt, report.warn);
    if (definition.content === "text")
      context.content = substituteAt(widget.content ?? "", ["content"], {
        atVariables: nesting.depth > 0,
        isPrinted: true,
      });
    if (definition.writing) {
      const { drawn } = found;
      found.writing = [...found.writing, ...definition.writing(widget.position, properties, context)];
      found.counted ||= found.drawn;
      found.drawn = drawn;
    }
    const items = definition.layout(widget.position, properties, context);
    return [...ground, ...items];
  };
}

function substituter({ lookup, scope }: WidgetLayoutContext, face: FaceId, report: WidgetReport): SubstituteAt {
  const printed = printableTitles(lookup, (text) => printableText(text, face, scope.world.fonts));
  const print = valuePrinter(scope.calendar, lookup);
  return (text, path, { atVariables, role, isPrinted }) => {
    const variables = role === "currentEntry" ? currentEntryLookup(lookup, scope) : printed;
    const { text: settled, unknown } = substitute(text, variables, atVariables, isPrinted ? print : undefined);
    warnUnknownTokens(unknown, path, lookup, scope, report.warn);
    if (!atVariables && path[0] === "content") warnAtInText(text, path, report.warn);
    return settled;
  };
}

/**
 * Variables that select the page's own entry of a list. The date of a page that represents the whole plan is the first
 * day of the plan, which selects no entry. Nor does the first month of a year on the page of the year. These variables are
 * empty.
 */
function currentEntryLookup(lookup: Lookup, scope: LayoutScope): Lookup {
  return (name) => (selectsNoEntry(name, lookup, scope) ? "" : lookup(name));
}

function selectsNoEntry(name: string, lookup: Lookup, { template, unitOf, firstDate }: LayoutScope): boolean {
  const variable = variableOf(name);
  if (!variable?.isOfDate) return false;
  const kind = lookup("section") ?? "";
  const unit = unitOf(kind);
  const section = template.sections.find((one) => one.kind === kind);
  if (!unit || (section && Object.hasOwn(section.context, name))) return false;
  // Pages of quarters and years show lists of shorter periods.
  if (unit !== "once") return (unit === "quarter" || unit === "year") && changesWithin(variable, unit);
  return section?.parent === undefined && lookup("date") === firstDate;
}

/** Services for one page after another, of which only the content differs. */
type PageContext = WidgetContext & { content: string };

/** A single object literal keeps its hidden class stable, which is faster. Without getters, which take more time than the rest. */
function widgetContext(
  widget: Widget,
  definition: WidgetDefinition,
  layoutContext: WidgetLayoutContext,
  nesting: Nesting,
  style: TextStyle,
): PageContext {
  const { report, depth } = nesting;
  const { scope, lookup } = layoutContext;
  const atVariables = depth > 0;
  const textStyle: WidgetTextOptions = { ...style, isRightToLeft: scope.isRightToLeft };
  const shortContent = () => withShortNames(widget.content ?? "", atVariables, layoutContext, style.face);
  const context: PageContext = {
    content: "",
    style,
    styling: widget.styling ?? {},
    names: scope.names,
    namesOf: scope.world.names,
    weekStart: scope.template.metadata.week_start,
    calendar: scope.calendar,
    pixel: scope.pixel,
    date: () => parseDate(lookup("date") ?? ""),
    weekNumber: (date, weekStart) =>
      weekNumber(date, { weekStart, calendar: scope.calendar }, scope.template.metadata.week_numbering ?? "iso"),
    dates: () => {
      nesting.found.drawn = true;
      return scope.dates;
    },
    rows: (section) => listedRows(section, lookup, scope),
    variable: lookup,
    setText: (text, box, setting) => {
      // Headings keep their names: a few short ones among long ones would look like a mistake.
      const shorter = definition.needsLink && text === context.content ? shortContent : undefined;
      return setReported(text, box, setting ? { ...textStyle, ...setting } : textStyle, scope, report, shorter);
    },
    textWidth: (text, { face = style.face, size = style.size } = {}) =>
      shapedWidth(text, face, size, scope.world.fonts),
    printable: (text, face = style.face) => printableText(text, face, scope.world.fonts),
    substitute: (text, more = {}, source) => {
      const path = source ? ["properties", source.property] : ["content"];
      const substituteCell = substituter({ ...layoutContext, lookup: withCell(lookup, more) }, style.face, report);
      return substituteCell(text, path, source ? { ...source, isPrinted: true } : { atVariables: true });
    },
    image: scope.world.image,
    eventDrawing: scope.world.eventDrawing,
    onNamed: nesting.onNamed,
    namedEntries: () => namedEntries(widget.calendars ?? [], layoutContext),
    link: (rect, rule, more = {}, isExpected = true) =>
      linkItems(rect, resolveLink(rule, withCell(lookup, more), scope, isExpected ? report.warn : () => {})),
    isEmptyLink: (rule, more = {}) => isEmptyLink(rule, withCell(lookup, more)),
    linkIfPresent: (rect, name) => {
      const found = scope.destinations.find(name);
      return linkItems(rect, found && pageTarget(found));
    },
    hasDestinationPrefix: (prefix) => scope.destinations.hasPrefix(prefix),
    linkToPage: (rect, page) => linkItems(rect, isPage(page, scope) ? { to: "page", page, x: 0, y: 0 } : undefined),
    layoutCell: (inner, more) => {
      if (depth >= maxDepth) {
        report.warn("nested_too_deep", messages.nestedTooDeep, ["properties"]);
        return [];
      }
      // Parsing checks the types of widgets in pages and masters, but not those in cells.
      if (!widgetDefinition(inner.type))
        report.error("unknown_widget_type", unknownWidgetType(inner.type), [
          "properties",
          propertyWithRole(widget.type, "cell") ?? "",
        ]);
      return preparedWidget(
        inner,
        { ...layoutContext, lookup: withCell(lookup, more) },
        { ...nesting, depth: depth + 1 },
      )();
    },
    warn: (code, message, hint) => report.warn(code, message, [], hint),
    // The cells of a widget differ in their variables.
    shared: (key, make) =>
      depth === 0 && layoutContext.parts ? sharedPart(key, make, layoutContext.parts, nesting) : make(false),
  };
  return context;
}

/** Lays out calendars for the entries that they name. Their own layout reports their problems. */
function namedEntries(
  calendars: readonly Widget[],
  { scope, lookup, master }: WidgetLayoutContext,
): readonly DateEntry[] {
  const named: DateEntry[] = [];
  const hintedRules = new Set<string>();
  const report = new WidgetReport({}, hintedRules);
  const nesting = { report, depth: 0, found: { ...nothingFound }, onNamed: (entry: DateEntry) => named.push(entry) };
  const setting = { scope, lookup, master, hintedRules };
  for (const calendar of calendars) preparedWidget(calendar, setting, nesting)();
  return named;
}

/** A part of the layout of a widget. */
export interface SharedPart {
  readonly made: unknown;
  readonly drawsEvents: boolean;
}

function sharedPart<Value>(
  key: string,
  make: (isShared: boolean) => Value,
  parts: Map<string, SharedPart>,
  { report, found }: Nesting,
): Value {
  const known = parts.get(key);
  found.drawn ||= known?.drawsEvents ?? false;
  if (known) return known.made as Value;
  const { reports } = report;
  const { drawn } = found;
  found.drawn = false;
  const made = make(parts.size < partsKept);
  if (report.reports === reports && parts.size < partsKept) parts.set(key, { made, drawsEvents: found.drawn });
  found.drawn ||= drawn;
  return made;
}

/** Variables with a long name, and those with the short one. */
const shortNames: Readonly<Record<string, string>> = { month_name: "month_abbr", weekday: "weekday_short" };

function withShortNames(
  text: string,
  atVariables: boolean,
  { lookup, scope }: WidgetLayoutContext,
  face: FaceId,
): string {
  const printed = printableTitles(lookup, (title) => printableText(title, face, scope.world.fonts));
  return substitute(
    text,
    (name) => printed(shortNames[name] ?? name),
    atVariables,
    valuePrinter(scope.calendar, lookup),
  ).text;
}

/** Sets `shorter` in place of a text that does not fit, if it fits. */
function setReported(
  text: string,
  box: Rect,
  setting: WidgetTextOptions,
  scope: LayoutScope,
  report: WidgetReport,
  shorter?: () => string,
): readonly TextItem[] {
  const { fonts } = scope.world;
  const set = setText(text, box, setting, fonts);
  const short = set.fits || !shorter ? set : setText(shorter(), box, setting, fonts);
  const { items, fits, missing } = short.fits ? short : set;
  // An unknown token is printed as written. Its length is not the problem.
  if (!fits && setting.reportsFit !== false && !report.has("unknown_token"))
    report.warn("text_does_not_fit", messages.textDoesNotFit(text), ["content"], messages.textDoesNotFitHint);
  if (missing.length > 0) reportMissing(missing, scope, report);
  return items;
}

function reportMissing(codePoints: readonly number[], { world }: LayoutScope, report: WidgetReport): void {
  report.miss(codePoints);
  const hint = () => world.fonts.scripts()?.missingGlyphHint(codePoints, world.fonts);
  report.warn("missing_glyph", messages.missingGlyph(codePoints), ["content"], hint);
}

function withCell(lookup: Lookup, more: CellVariables): Lookup {
  return (name) => (Object.hasOwn(more, name) ? more[name] : lookup(name));
}

function linkItems(rect: Rect, target: LinkItem["target"] | undefined): readonly LinkItem[] {
  return target ? [{ kind: "link", rect, target }] : [];
}

function isPage(page: number, scope: LayoutScope): boolean {
  return page >= 1 && page < scope.pages.length;
}

function sorted(items: readonly DisplayItem[], { deviceColors }: LayoutScope): Pick<Fragment, "items" | "links"> {
  const links: LinkItem[] = [];
  const drawn: DrawnItem[] = [];
  for (const item of items)
    if (item.kind === "link") links.push(item);
    else drawn.push(deviceColors ? inDeviceColors(item, deviceColors) : item);
  return { links, items: drawn };
}

/** Converts colors for gray screens, so that widgets ignore the device. Most items have no other colors and stay the same. */
function inDeviceColors(item: DrawnItem, device: DeviceColors): DrawnItem {
  switch (item.kind) {
    case "text": {
      const color = device.color(item.color);
      return color === item.color ? item : ({ ...item, color } satisfies TextItem);
    }
    case "path":
      return pathInDeviceColors(item, device);
    case "group":
      return item.shared ? sharedInDeviceColors(item, device) : groupInDeviceColors(item, device);
    case "image":
      return { ...item, image: device.image(item.image) };
  }
}

function pathInDeviceColors(item: PathItem, device: DeviceColors): PathItem {
  const fill = item.fill && device.color(item.fill);
  const stroke = item.stroke && device.color(item.stroke.color);
  if (fill === item.fill && stroke === item.stroke?.color) return item;
  return {
    ...item,
    ...(fill && { fill }),
    ...(item.stroke && stroke && { stroke: { ...item.stroke, color: stroke } }),
  };
}

function groupInDeviceColors(item: GroupItem, device: DeviceColors): GroupItem {
  return { ...item, items: item.items.map((inner) => inDeviceColors(inner, device)) };
}

/** Converted groups, so that pages still share them. */
const converted = new WeakMap<GroupItem, GroupItem>();

function sharedInDeviceColors(item: GroupItem, device: DeviceColors): GroupItem {
  const known = converted.get(item);
  if (known) return known;
  const made = groupInDeviceColors(item, device);
  converted.set(item, made);
  return made;
}

/** Variables whose titles of events, and names of calendars, have only characters that can be printed. */
function printableTitles(lookup: Lookup, printable: (text: string) => string): Lookup {
  return (name) => {
    const value = lookup(name);
    if (!value || isOrdinary(value)) return value;
    const [, parent] = oneTitle.exec(name) ?? [];
    if (parent !== undefined) return printable(value) || printable(lookup(`${parent}event_calendar`) ?? "") || "…";
    if (severalTitles.test(name)) return value.split(", ").map(printable).filter(Boolean).join(", ");
    return calendar.test(name) ? printable(value) : value;
  };
}
