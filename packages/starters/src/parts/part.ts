import type { Rect, RescaleOptions, Widget as StoredWidget, TemplateSection } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import type { Widget } from "../kit/widgets.ts";

/** A section of the planner, with the number of its items. */
export interface PlannedSection extends TemplateSection {
  readonly items: number;
}

/** The page that gets a part, and its planner. */
export interface PartPage {
  readonly canvas: Canvas;
  /** Smallest type and stroke that the device shows, in points of the page. */
  readonly minimums: NonNullable<RescaleOptions["minimums"]>;
  readonly sections: readonly PlannedSection[];
  /** Section of the page. Undefined for a design that no section uses. */
  readonly section: PlannedSection | undefined;
  /** First day of the planner, as `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** False for templates without a plan, whose tokens have no year. */
  readonly isPlanned: boolean;
  /** True if the language of the planner is read from right to left. */
  readonly isRightToLeft: boolean;
  /** Returns the text in the language of the planner. */
  readonly text: (english: string) => string;
  readonly clock: Clock;
  /** Short names in that language, from the first day of the week. */
  readonly weekdays: readonly string[];
}

export type Clock = "12" | "24";

export type PartValues = Readonly<Record<string, number | boolean | string>>;

interface OptionOf<Kind extends string> {
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
}

export type PartOption =
  | (OptionOf<"number"> & { readonly min: number; readonly max: number })
  | OptionOf<"flag">
  /** Texts, one on each line. */
  | OptionOf<"lines">
  | (OptionOf<"choice"> & { readonly choices: readonly { readonly value: string; readonly label: string }[] });

/** In points. */
export interface PartSize {
  readonly width: number;
  readonly height: number;
  /** Smallest width and height that keep text readable and links large enough. */
  readonly least: { readonly width: number; readonly height: number };
  /** True if the part takes all the room that it gets. */
  readonly fills?: true;
  /** True if the part also fits into other proportions of the same area. */
  readonly reflows?: true;
  /** Preferred edge of the page. Default: below the top. */
  readonly edge?: "top" | "side" | "bottom";
  /** True if the part rather lies over others than takes their place. */
  readonly removesNothing?: true;
  /** True if the part takes a whole side of the page, and other widgets move aside. */
  readonly takesSide?: true;
}

/** A ready-made group of ordinary widgets. */
export interface Part {
  readonly id: string;
  readonly label: string;
  readonly options?: readonly PartOption[];
  readonly defaults?: (page: PartPage) => PartValues;
  readonly size: (page: PartPage, values: PartValues) => PartSize;
  readonly draw: (page: PartPage, rect: Rect, values: PartValues) => readonly Widget[];
  /** Values of what is drawn, which can have fewer rows than asked for. */
  readonly drawn?: (page: PartPage, rect: Rect, values: PartValues) => PartValues;
  /** Ids of the widgets of an earlier version of the part, in starters and in planners. */
  readonly replaces?: RegExp;
  /** Values of the options of widgets on a page. Undefined for other widgets. */
  readonly read?: (widgets: readonly StoredWidget[]) => PartValues | undefined;
  /** Changes widgets on a page, which keep their other properties, adds and removes others. Absent if the part is drawn again. */
  readonly change?: (widgets: readonly StoredWidget[], values: PartValues) => readonly StoredWidget[];
}

export interface PartGroup {
  readonly label: string;
  readonly parts: readonly Part[];
}

/** Texts of an option, without empty lines. */
export function linesOf(values: PartValues, name: string): readonly string[] {
  const written = values[name];
  return typeof written === "string"
    ? written
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
    : [];
}

export const numberOf = (values: PartValues, name: string): number => Number(values[name]);

/** First section with a unit. */
export function sectionOf({ sections }: PartPage, unit: TemplateSection["unit"]): PlannedSection | undefined {
  return sections.find((section) => section.unit === unit && section.items > 0);
}

/** True if the page stands for a time span, so that its tokens have a date. */
export function isDated({ section }: PartPage): boolean {
  return section !== undefined && section.unit !== "count" && section.unit !== "once";
}
