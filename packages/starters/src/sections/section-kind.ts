/** A kind of sections by intent: masters and sections that belong together, with links between them. */

import type { DeviceProfile, FontLibrary, PlanSection, Template, Widget } from "@octavo/engine";
import type { PlannerLook } from "../placement/planner-look.ts";
import type { WordsByLanguage } from "../words/words.ts";
import type { LeadingMasters } from "./leading-masters.ts";
import type { ProjectFrame } from "./project-frame.ts";

/** Description for a list of kinds, with English texts. */
export interface SectionKindAbout {
  readonly id: string;
  readonly label: string;
  /** The plan has this: a section of days, calendars with events, birthdays, any dates, or lists. */
  readonly needs?: "days" | "calendars" | "birthdays" | "dates" | "lists";
  /** Values that the user gives first. */
  readonly form?: {
    readonly description: string;
    readonly button: string;
    readonly fields: readonly SectionField[];
  };
}

export type SectionField =
  /** Also the name of a master. */
  | { readonly value: "name"; readonly label: string }
  | { readonly value: "count"; readonly label: string; readonly usual: number; readonly most: number }
  /** One a line. Sections are then made for the rows of a list with these names. */
  | { readonly value: "names"; readonly label: string; readonly hint: string }
  | { readonly value: "calendars" }
  | { readonly value: "words"; readonly label: string };

export interface SectionValues {
  readonly name?: string;
  readonly count?: number | undefined;
  readonly names?: readonly string[];
  /** Kind of the plan's section of days. */
  readonly days?: string;
  /** Empty lists choose all calendars and words. */
  readonly calendars?: readonly string[];
  readonly words?: readonly string[];
  /** Name of a list of the plan. Default: the first one. */
  readonly list?: string;
  /** True for a page of notes behind that of each row. Default: false. */
  readonly notes?: boolean;
}

/** A section of a plan. */
export type ExistingSection = Pick<
  PlanSection,
  "kind" | "master" | "generate" | "count" | "days" | "events" | "rows" | "nested"
>;

/** Sections of a plan that may have been made by intent. Drawing them again tells whether they were. */
export interface FoundSections {
  readonly values: SectionValues;
  /** In the order in which `make` returns them. */
  readonly sections: readonly ExistingSection[];
}

export interface ExistingPlan {
  readonly sections: readonly ExistingSection[];
  /** Returns the title that a master prints. */
  readonly titleOf: (master: string) => string | undefined;
}

export interface SectionKind extends SectionKindAbout {
  readonly find: (plan: ExistingPlan) => readonly FoundSections[];
  readonly make: (values: SectionValues, making: Making) => MadeSections;
}

export interface SectionIntent {
  /** Id of a kind. */
  readonly wanted: string;
  readonly values: SectionValues;
}

export interface SectionsSource {
  /** The planner as far as it compiles: canvas, device, language and masters. */
  readonly template: Template;
  readonly profile: DeviceProfile | undefined;
  readonly fonts: FontLibrary;
  readonly words: WordsByLanguage;
  /** Kinds and names that exist. */
  readonly kinds: readonly string[];
  readonly masterNames: readonly string[];
  /** Kinds of sections that are drawn again, in the order in which `make` returns them. */
  readonly keptKinds?: readonly string[];
  /** Masters that get a link to the sections. */
  readonly leading?: LeadingMasters;
  readonly look?: PlannerLook | undefined;
}

export interface MadeSection {
  readonly kind: string;
  readonly master: string;
  readonly generate: "once" | "count" | "each_quarter" | "each_month" | "each_day" | "each_event" | "each_row";
  readonly count?: number;
  readonly days?: string;
  readonly events?: { calendars?: string[]; kinds?: string[]; words?: string[]; all_day?: string };
  /** Name of a list. */
  readonly rows?: string;
  readonly pages_per_item?: number;
  readonly anchors: { dest_id: string }[];
  readonly context: Record<string, string>;
  readonly counters?: Record<string, { start: number; step: number }>;
}

interface MadeMaster {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

export interface MadeSections {
  readonly masters: readonly MadeMaster[];
  readonly sections: readonly MadeSection[];
  /** Kind of the section that contains the new ones. Undefined for sections at the end of the plan. */
  readonly inside?: string;
  /** Link that leads to the sections. */
  readonly link?: SectionLink;
}

export interface LinkedSections extends MadeSections {
  /** The link on those masters that have room. */
  readonly linked: readonly LinkedMaster[];
}

/** Text and destination of a link to sections. */
export interface SectionLink {
  readonly content: string;
  readonly bind: string;
}

export interface LinkedMaster {
  readonly master: string;
  readonly widget: Widget;
}

export interface Making extends SectionsSource {
  readonly frame: ProjectFrame;
  readonly text: (english: string) => string;
  /**
   * Returns a free kind for the section at an index of those that `make` returns, or the kind that it has. `taken` are kinds
   * besides those of the plan.
   */
  readonly kind: (wanted: string, index?: number, taken?: readonly string[]) => string;
}
