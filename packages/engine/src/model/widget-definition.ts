import type { CivilDate, DiagnosticCode, Message, Weekday } from "@octavo/foundation";
import type { CalendarNames, NamesOf } from "../calendar/calendar-names.ts";
import type { DocumentCalendar } from "../calendar/document-calendar.ts";
import type { DisplayImage, DisplayItem, Drawing, LinkItem, TextItem, WritingBox } from "../display/display-list.ts";
import type { TextOptions } from "../display/set-text.ts";
import type { Color } from "../primitives/color.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import type { FaceId } from "../typography/font.ts";
import type { TextStyle } from "../typography/text-style.ts";
import type { DateEntry } from "./date-row.ts";
import type {
  BlockOptions,
  DrawEntry,
  EventCell,
  LineOptions,
  LinesOptions,
  MarkedDay,
  WholeLinesOptions,
} from "./event-drawing.ts";
import type { LinkEditing, LinkRule } from "./link-editing.ts";
import type { PropertiesOf, PropertyTable } from "./property.ts";
import type { StylingTable } from "./styling.ts";
import type { WeekStart, Widget } from "./template.ts";

/** Variables of one cell. They take precedence over the page's. */
export type CellVariables = Readonly<Record<string, string>>;

/** Property that contains a text, for diagnostics. */
export interface TextSource {
  readonly property: string;
  /** `@name` is a variable in the text. */
  readonly atVariables: boolean;
}

export interface DatesByDay {
  readonly isEmpty: boolean;
  /** Of a date as `YYYY-MM-DD`. All-day entries come first. */
  readonly on: (date: string) => readonly DateEntry[];
  /** Part of the name of an entry's page. `position` is that among the entries of the day, from 1. */
  readonly eventKey: (date: string, position: number) => string | undefined;
}

/** Item of a section of rows. */
export interface ListedRow {
  /** Its first page. */
  readonly page: number;
  readonly variables: () => CellVariables;
}

/** Items of a section, as a page lists them. */
export interface ListedRows {
  readonly rows: readonly ListedRow[];
  /** Number of pages of the list, and which of them this page is, from 1. */
  readonly pages: number;
  readonly subpage: number;
}

/** Drawing of events that few documents need: lines in cells, bars in weeks, and blocks beside hours. */
export interface EventDrawing {
  /** Measures what all lines of a list share, and draws an entry as a line. */
  readonly entryLines: (options: LineOptions, context: WidgetContext) => DrawEntry;
  /** Draws lines in columns. The number of entries without room stands at the end of the last line. */
  readonly listedLines: <Line>(
    box: Rect,
    lines: Iterable<Line>,
    options: LinesOptions<Line>,
    context: WidgetContext,
  ) => readonly DisplayItem[];
  /** Draws entries beside one another. Those without room are counted at the end. */
  readonly inOneLine: (
    box: Rect,
    entries: readonly DateEntry[],
    options: LineOptions,
    context: WidgetContext,
  ) => readonly DisplayItem[];
  /**
   * Draws entries of one day in its cell: as many lines as fit, and the number of the others. Low lines are linked with the part of
   * the cell above them.
   */
  readonly cellLines: (
    box: Rect,
    entries: readonly DateEntry[],
    options: LineOptions,
    context: WidgetContext,
    cell?: Rect,
  ) => readonly DisplayItem[];
  /** Draws titles on as many lines as they need and the box has. Undefined if some have no line. */
  readonly wrappedEntries: (
    box: Rect,
    entries: readonly DateEntry[],
    options: LineOptions,
    pitch: number,
    context: WidgetContext,
  ) => { readonly items: readonly DisplayItem[]; readonly height: number } | undefined;
  /** Draws the complete title of an entry on several lines, behind sign and time. */
  readonly titleLines: (
    entry: DateEntry,
    lines: readonly Rect[],
    options: LineOptions,
    context: WidgetContext,
  ) => readonly DisplayItem[];
  /** Entries of which `named` has no day. */
  readonly unnamedEntries: (entries: readonly DateEntry[], named: readonly DateEntry[]) => readonly DateEntry[];
  /** Draws entries with complete titles on as many lines as they need. Counts those without enough lines. */
  readonly wholeLines: <Line extends { readonly entry: DateEntry }>(
    box: Rect,
    lines: readonly Line[],
    options: WholeLinesOptions<Line>,
    context: WidgetContext,
  ) => readonly DisplayItem[];
  /** Draws events in the cells of a week: one bar for an entry over several days, and lines for all others. */
  readonly weekEvents: (
    cells: readonly EventCell[],
    options: LineOptions,
    context: WidgetContext,
  ) => readonly DisplayItem[];
  /** Marks days of small calendars, which have no room for names. */
  readonly dayMarks: (
    days: readonly MarkedDay[],
    holidayColor: Color | undefined,
    context: WidgetContext,
  ) => readonly DisplayItem[];
  /** Returns the items of cells, whose links cover all of them, and of entries in them, without overlapping links. */
  readonly withEntryLinks: (cells: readonly DisplayItem[], entries: readonly DisplayItem[]) => readonly DisplayItem[];
  /** Draws events as blocks beside hours. */
  readonly timeBlocks: (
    area: Rect,
    entries: readonly DateEntry[],
    options: BlockOptions,
    context: WidgetContext,
  ) => readonly DisplayItem[];
}

/** Services for the layout of one widget on one page. The result may depend only on these and on the widget. */
export interface WidgetContext {
  readonly content: string;
  readonly style: TextStyle;
  /** `styling` as written, for the cells of a grid. */
  readonly styling: Readonly<Record<string, unknown>>;
  readonly names: CalendarNames;
  readonly namesOf: NamesOf;
  readonly weekStart: WeekStart;
  /** Counts and prints days, months and years. */
  readonly calendar: DocumentCalendar;
  /** Side of a device pixel in points. Undefined on a page that does not fill the screen. */
  readonly pixel: number | undefined;
  readonly date: () => CivilDate | undefined;
  /** Number of the week that contains a date, as the document numbers weeks. */
  readonly weekNumber: (date: CivilDate, weekStart: Weekday) => number;
  /** Events and holidays of the document. A widget that asks for them shows events. */
  readonly dates: () => DatesByDay;
  /** Undefined while it is loading. A document without entries does not ask for it. */
  readonly eventDrawing: () => EventDrawing | undefined;
  /** Called with each entry whose complete name is drawn. Absent if nothing depends on it. */
  readonly onNamed?: ((entry: DateEntry) => void) | undefined;
  /** Entries that the widget's calendars name. */
  readonly namedEntries: () => readonly DateEntry[];
  /** Items of a section of rows, by its kind, or of the first one. Undefined if there is none. */
  readonly rows: (section: string) => ListedRows | undefined;
  readonly variable: (name: string) => string | undefined;
  /** Sets text in a box, in the widget's style changed by `setting`. */
  readonly setText: (text: string, box: Rect, setting?: Partial<WidgetTextOptions>) => readonly TextItem[];
  /** Width of a line in the widget's style changed by `setting`, in points. */
  readonly textWidth: (text: string, setting?: Partial<Pick<TextOptions, "face" | "size">>) => number;
  /** Text without the characters that neither the face nor its fallbacks have. Default: the widget's face. */
  readonly printable: (text: string, face?: FaceId) => string;
  readonly substitute: (text: string, more?: CellVariables, source?: TextSource) => string;
  /** Picture in a data URI. Undefined if it cannot be read. */
  readonly image: (source: string) => DisplayImage | Drawing | undefined;
  /** Link over `rect`. Empty if the destination does not exist, which is reported unless `isExpected` is false. */
  readonly link: (rect: Rect, to: LinkRule, more?: CellVariables, isExpected?: boolean) => readonly LinkItem[];
  /**
   * True if the name of the destination contains an empty variable, as at the ends of a section. The widget may then
   * draw nothing.
   */
  readonly isEmptyLink: (to: LinkRule, more?: CellVariables) => boolean;
  /** Link without a report if the destination does not exist. */
  readonly linkIfPresent: (rect: Rect, destination: string) => readonly LinkItem[];
  /** True if the name of any destination starts with `prefix`: "day:". */
  readonly hasDestinationPrefix: (prefix: string) => boolean;
  readonly linkToPage: (rect: Rect, page: number) => readonly LinkItem[];
  readonly layoutCell: (widget: Widget, more: CellVariables) => readonly DisplayItem[];
  readonly warn: (code: DiagnosticCode, message: Message, hint?: Message) => void;
  /**
   * Returns `make()`, or its result on another page of the widget. `key` contains all values that the result depends on,
   * besides the widget. A result that reports a problem is made again, so that every page reports it. `isShared` is false if
   * the widget is on one page.
   */
  readonly shared: <Value>(key: string, make: (isShared: boolean) => Value) => Value;
}

export interface WidgetTextOptions extends TextOptions {
  /** Reports text that does not fit. Widgets with their own check of the size set it to false. */
  readonly reportsFit?: boolean;
}

export interface PictureImport {
  readonly longestSide: number;
  /** JPEG quality from 0 to 1. */
  readonly quality: number;
  readonly isGrey: boolean;
}

export interface WidgetDefinition<Table extends PropertyTable = PropertyTable> {
  readonly type: string;
  readonly label: string;
  readonly size: Size;
  /** "text": `content` is drawn. "stored": the panel edits it, but the widget does not draw it. "none": no content. */
  readonly content: "none" | "stored" | "text";
  /** Absent if the widget draws no text. */
  readonly styling?: StylingTable;
  readonly properties: Table;
  /**
   * Adjusts dependent properties after an edit of `changed`: a property, "width", "height" (typed), or "taller" or
   * "shorter" (by a drag, the arrow keys or alignment).
   */
  readonly reconcile?: (widget: Reconcilable, changed: string) => Reconcilable;
  readonly presets?: Readonly<
    Record<
      string,
      {
        readonly label: string;
        /** Edge of the page at which a new widget goes. */
        readonly edge?: "top" | "bottom";
        readonly apply: (widget: Reconcilable) => Reconcilable;
      }
    >
  >;
  /**
   * Part of the reading order of a page: a label also stands above an area, and heads directly above its columns; a line
   * is read with others beside it; a rule stands alone. Absent for areas. A mirrored page keeps reading order.
   */
  readonly reading?: "label" | "heads" | "line" | "rule";
  /**
   * Kind of area: "plain" has no parts, "ruled" repeats its rows in a higher box, "free" has parts that are not in rows. Absent
   * for other areas, whose parts are in rows and columns.
   */
  readonly area?: "plain" | "ruled" | "free";
  /** True if the widget draws only its edges, so that a click inside reaches what it frames. Absent if it never does. */
  readonly isFrame?: (properties: Readonly<Record<string, unknown>>) => boolean;
  /** Rows that can keep their height in a box of another height. Absent if they stretch with the box. */
  readonly rows?: RowRule;
  /** Absent if the widget has no cells with texts of their own. */
  readonly cells?: CellTexts;
  /** Cells that can become widgets. Undefined if their values depend on the page. Absent if the widget has no such cells. */
  readonly separate?: (box: Rect, properties: PropertiesOf<Table>) => readonly SeparateCell[] | undefined;
  /** Absent if the editor cannot make the widget a link. */
  readonly link?: LinkEditing;
  /** True for a widget that is of no use without a link. A new one is a draft. */
  readonly needsLink?: true;
  /** For types with a picture. Returns undefined if the imported file is embedded unchanged. */
  readonly pictureImport?: (properties: PropertiesOf<Table>) => PictureImport | undefined;
  readonly layout: (box: Rect, properties: PropertiesOf<Table>, context: WidgetContext) => readonly DisplayItem[];
  /**
   * Areas for handwriting. Must not depend on events, because they do not move what is written. Absent if the widget has
   * none.
   */
  readonly writing?: (box: Rect, properties: PropertiesOf<Table>, context: WidgetContext) => readonly WritingBox[];
}

/** A cell at its place. Without `styling`, it has that of the widget. */
export interface SeparateCell extends Omit<Widget, "id"> {
  /** Their tokens in the cell are replaced. */
  readonly variables: CellVariables;
}

/** Texts of cells, which the editor changes on the page. Cells are counted row by row from 0. */
export interface CellTexts {
  readonly columns: (properties: Reconcilable["properties"]) => number;
  readonly places: (box: Rect, properties: Reconcilable["properties"]) => readonly Rect[];
  readonly read: (properties: Reconcilable["properties"], cell: number) => string;
  readonly write: (properties: Reconcilable["properties"], cell: number, text: string) => Reconcilable["properties"];
}

/** Changes the number of rows of a widget in place of their height. */
export interface RowRule {
  /** Property with the height of a row. Absent if the box and the number of rows decide it. */
  readonly heightProperty?: string;
  /** Height of a row in points. Undefined if the rows stretch, for example because they have texts. */
  readonly height: (widget: Reconcilable) => number | undefined;
  /** Property with the distance of lines to write on, if it is not the height of a row. */
  readonly pitchProperty?: string;
  /** Returns the widget in its new box, with rows as high as in `before`. `ruleOf` finds the rules of cells by their type. */
  readonly resize: (
    widget: Reconcilable,
    before: Reconcilable,
    ruleOf: (type: string) => RowRule | undefined,
  ) => Reconcilable;
}

/** Part of a widget that may depend on its properties. */
export interface Reconcilable {
  readonly size: Size;
  readonly content?: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export function defineWidget<const Table extends PropertyTable>(definition: WidgetDefinition<Table>): WidgetDefinition {
  // Safe, because the table stays with the functions that use its types.
  return definition as unknown as WidgetDefinition;
}
