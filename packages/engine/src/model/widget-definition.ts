import type { DisplayImage, DisplayItem } from "../display/display-list.ts";
import type { TextOptions } from "../display/set-text.ts";
import type { CalendarNames, NamesOf } from "../foundation/calendar-names.ts";
import type { CivilDate } from "../foundation/civil-date.ts";
import type { Rect, Size } from "../foundation/geometry.ts";
import type { TextStyle } from "../typography/text-style.ts";
import type { LinkEditing, LinkRule } from "./link-editing.ts";
import type { PropertiesOf, PropertyTable } from "./property.ts";
import type { StylingTable } from "./styling.ts";
import type { WeekStart, Widget } from "./template.ts";

/** More variables for one cell of a composite; they win over the page's. */
export type CellVariables = Readonly<Record<string, string>>;

/** Property that contains a text, for diagnostics. */
export interface TextSource {
  readonly property: string;
  /** `@name` is a variable in the text. */
  readonly atVariables: boolean;
}

/** Everything a widget may ask while it lays itself out on one page. Whatever it reads here, its drawing depends on. */
export interface WidgetContext {
  /** The widget's content with its tokens replaced. */
  readonly content: string;
  readonly style: TextStyle;
  /** `styling` as written, for widgets that hand it on to their cells. */
  readonly styling: Readonly<Record<string, unknown>>;
  /** Names of months and weekdays in the document's language. */
  readonly names: CalendarNames;
  readonly namesOf: NamesOf;
  readonly weekStart: WeekStart;
  /** Points per device pixel on a page that fills the screen exactly; undefined on any other page. */
  readonly pixel: number | undefined;
  /** The page's own date. */
  readonly date: () => CivilDate | undefined;
  readonly variable: (name: string) => string | undefined;
  /** Text in a box, in the widget's style but for what `setting` changes. */
  readonly setText: (text: string, box: Rect, setting?: Partial<WidgetTextOptions>) => readonly DisplayItem[];
  readonly substitute: (text: string, more?: CellVariables, source?: TextSource) => string;
  /** The picture behind a data URI; undefined when it cannot be read. */
  readonly image: (source: string) => DisplayImage | undefined;
  /**
   * A link over `rect` by `bind` or, when that is blank, by a destination name; nothing when it leads nowhere, which is
   * reported unless `isExpected` is false.
   */
  readonly link: (rect: Rect, to: LinkRule, more?: CellVariables, isExpected?: boolean) => readonly DisplayItem[];
  /** A link to nowhere on purpose: its name holds an empty variable, as at the ends of a section. What shows it may go as well. */
  readonly isEmptyLink: (to: LinkRule, more?: CellVariables) => boolean;
  /** Like `link`, silently nothing where no page has the name: for links that nobody asked for one by one. */
  readonly linkIfPresent: (rect: Rect, destination: string) => readonly DisplayItem[];
  /** Whether any destination of the document begins like this: "day:". */
  readonly hasDestinationPrefix: (prefix: string) => boolean;
  readonly linkToPage: (rect: Rect, page: number) => readonly DisplayItem[];
  /** Lays out another widget inside this one: the cell of a grid. */
  readonly layoutCell: (widget: Widget, more: CellVariables) => readonly DisplayItem[];
  readonly warn: (code: string, message: string, hint?: string) => void;
}

export interface WidgetTextOptions extends TextOptions {
  /** Text that does not fit is drawn and reported, unless this is false because the widget says itself when it is too small. */
  readonly reportsFit?: boolean;
}

export interface PictureImport {
  /** Largest width or height, in pixels. */
  readonly longestSide: number;
  /** JPEG quality from 0 to 1. */
  readonly quality: number;
  readonly isGrey: boolean;
}

export interface WidgetDefinition<Table extends PropertyTable = PropertyTable> {
  readonly type: string;
  readonly label: string;
  /** Of a new widget. */
  readonly size: Size;
  /** "text": `content` is drawn. "stored": the panel edits it, but the widget does not draw it. "none": no content. */
  readonly content: "none" | "stored" | "text";
  /** Absent if the widget draws no text. */
  readonly styling?: StylingTable;
  readonly properties: Table;
  /** Keeps properties that depend on each other consistent after an edit of `changed`. */
  readonly reconcile?: (widget: Reconcilable, changed: string) => Reconcilable;
  /** Named sets of properties: "Cornell". */
  readonly presets?: Readonly<
    Record<string, { readonly label: string; readonly apply: (widget: Reconcilable) => Reconcilable }>
  >;
  /** Absent if the editor cannot make the widget a link. */
  readonly link?: LinkEditing;
  /** For types with a picture. Returns undefined if the imported file is embedded unchanged. */
  readonly pictureImport?: (properties: PropertiesOf<Table>) => PictureImport | undefined;
  readonly layout: (box: Rect, properties: PropertiesOf<Table>, context: WidgetContext) => readonly DisplayItem[];
}

/** The part of a widget that depends on its properties, and they on it. */
export interface Reconcilable {
  readonly size: Size;
  readonly content?: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Checks the definition's types and infers those of its properties. */
export function defineWidget<const Table extends PropertyTable>(definition: WidgetDefinition<Table>): WidgetDefinition {
  // The table travels with the functions that take it apart, so forgetting its type here is safe.
  return definition as unknown as WidgetDefinition;
}
