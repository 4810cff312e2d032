import type { Project, ProjectChange, VersionChange, WrittenPlan, WrittenRule } from "@octavo/contract";
import type { RefusedImport } from "@octavo/dates";
import type { SharedChange } from "@octavo/editor";
import type {
  Conflict,
  DateRow,
  DatesRange,
  Edition,
  FaceId,
  MergedProject,
  OutlineItem,
  PageEstimate,
  Project as ParsedProject,
  PlanDiagnostics,
  PlannerRow,
  PrintSettings,
  Rect,
  SampleItem,
  SharedParts,
  Template,
  UpdateOptions,
  UpdateReport,
  WeekStart,
  Widget,
} from "@octavo/engine";
import type { Diagnostic, DiagnosticCode, Message, WorkRights } from "@octavo/foundation";
import type { CarryReport, WrittenKind } from "@octavo/ink";
import type {
  ChangedChoices,
  MadeFrom,
  PageNames,
  PlannerChoices,
  SectionIntent,
  Variant,
  VariantSource,
  WordsByLanguage,
} from "@octavo/starters";

export interface PlannerYaml {
  readonly masters: string;
  readonly plan: string;
}

/** A planner of a starter, and what it was made from. */
export interface MadePlanner extends PlannerYaml {
  readonly madeFrom: MadeFrom;
}

/** A starter planner with the choices of a user. */
export interface StarterPlanner {
  /** Id of the starter. */
  readonly starter: string;
  readonly words: WordsByLanguage;
  readonly choices: PlannerChoices;
  /** Calendars and holidays of the user. */
  readonly dates?: WrittenPlan["dates"];
}

export interface TemplateSource {
  readonly template: string;
  /** Id of a device that replaces the template's. The pages are rescaled and checked for it. */
  readonly profile?: string | undefined;
}

/** Documents of an example of the help. */
export type ExampleDocuments = PlannerYaml | Pick<TemplateSource, "template">;

export interface ExampleRequest {
  readonly code: DiagnosticCode;
  readonly before: ExampleDocuments;
  readonly after: ExampleDocuments;
}

/** A page with a problem and without it. */
export interface ExampleDrawings {
  readonly before: ExampleDrawing;
  readonly after: ExampleDrawing;
  /** Part of the pages with all widgets, and some space around them. */
  readonly area: Rect;
  /** Sentence of the problem. */
  readonly message: Message;
}

export interface ExampleDrawing {
  readonly page: PageDrawing;
  /** Boxes of the widgets with the problem. */
  readonly marked: readonly Rect[];
  /** Boxes of the other widgets. */
  readonly others: readonly Rect[];
}

/** Input of a compile: two YAML documents, a starter, a template, or a project with or without an unsaved design. */
export type PlannerSource =
  | PlannerYaml
  | StarterPlanner
  | TemplateSource
  /** With `isDraft`, only errors are reported, and no page is laid out until it is drawn. */
  | { readonly project: Project; readonly isDraft?: boolean; readonly row?: PlannerRow }
  | { readonly project: Project; readonly design: DesignDraft }
  | UpdateSource
  /** The project that a PDF contains, with the pages in the order of the PDF. */
  | { readonly edition: Edition };

/** A project with its pages at their places in an earlier PDF. */
export interface UpdateSource {
  readonly project: Project;
  readonly update: UpdateOptions;
  /** Id of a device that replaces the project's. The pages are rescaled. */
  readonly device?: string | undefined;
}

export interface PdfRequest {
  /** Id of the compile. */
  readonly revision: number;
  /** Default: true. */
  readonly containsProject?: boolean | undefined;
  /** Sheets for a printer, which do not contain the project. Absent: the pages themselves. */
  readonly print?: PrintSettings | undefined;
  readonly rights?: WorkRights | undefined;
}

export interface InkRequest {
  /** Id of the compile. */
  readonly revision: number;
  /** The file with handwriting: a PDF, the bundle of a reMarkable document, or a document of Xournal++. */
  readonly annotated: File;
  /** The PDF without handwriting, or the bundle that contains it. */
  readonly earlier: File;
  readonly rights?: WorkRights | undefined;
}

export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

/** A document of Xournal++ has its PDF as second file. */
export type CarriedInk =
  | { readonly refusal: Message }
  | { readonly kind: WrittenKind; readonly files: readonly NamedFile[]; readonly report: CarryReport };

/** Manifest and project of a PDF, or of the one in a bundle of reMarkable. A project with errors has no details. */
export interface OpenedEdition {
  readonly edition: Edition;
  readonly details: ProjectDetails | undefined;
}

export interface ProjectDetails {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of the device for which the PDF was made. Empty if it is unknown. */
  readonly device_profile: string;
}

/** Input of a check: a template, or a project with an unsaved version of one design. */
/** A project as it is stored, or as the engine reads it. */
export type AdaptedSource =
  | { readonly project: Pick<ParsedProject, "masters" | "pages">; readonly isParsed?: false }
  | { readonly project: ParsedProject; readonly isParsed: true };

export type CheckedDocument = { readonly template: Template } | EditedDesign;

/** A project with an unsaved version of one design. Its shared parts are those of the version. */
export type EditedDesign = DesignReference & {
  readonly widgets: readonly Widget[];
  readonly frame?: string | undefined;
  readonly following?: Following | undefined;
};

/** Unsaved changes of shared parts that the other designs follow. */
export interface Following {
  readonly changes: readonly SharedChange[];
  /** Shared parts before the changes. */
  readonly shared: SharedParts;
}

/** A project with unsaved shared parts. */
export interface SharingProject {
  readonly project: Project;
  readonly following: Following | undefined;
}

/** An unsaved master or named page. The project may not contain it yet. */
export interface DesignDraft {
  readonly list: "masters" | "pages";
  readonly name: string;
  readonly template_yaml: string;
  readonly frame?: string | undefined;
  readonly following?: Following | undefined;
}

/** Kind of the section that gives an unused master a page. The underscore keeps it apart from the kinds of authors. */
export const previewSectionKind = "_preview";

/** A master or named page. The project may not contain it yet. */
export interface DesignReference {
  readonly project: Project;
  readonly list: "masters" | "pages";
  readonly name: string;
}

/** The project has the plan of the form. */
export interface SectionRequest {
  readonly project: Project;
  readonly intent: SectionIntent;
}

export interface SectionsToAdd {
  readonly masters: { name: string; template_yaml: string }[];
  readonly plan: WrittenPlan;
  /** The master of the first page, with a link to the sections. */
  readonly designs?: NonNullable<ProjectChange["designs"]>;
}

export interface OriginRequest {
  readonly project: Project;
  readonly words: WordsByLanguage;
}

/** Other choices for a project that was made from a starter. */
export interface ChoicesRequest extends OriginRequest {
  readonly madeFrom: MadeFrom;
  readonly choices: PlannerChoices;
}

/** A project after a change of its choices, and its documents. */
export interface PageNamesRequest {
  readonly project: Project;
  readonly names: PageNames;
}

export interface ChoicesResult extends ChangedChoices {
  readonly documents: PlannerYaml;
}

/** A project, with what is needed to make its variants. */
export interface VariedProject extends OriginRequest {
  readonly made: VariantSource["made"];
}

export interface VariantRequest extends VariedProject {
  readonly variant: Variant;
}

/** Besides its pages, what the PDF of a variant contains. */
export type VariantContent = Pick<PdfRequest, "containsProject" | "rights">;

/** A page of a variant, and the problems of all its pages. Without a drawing, it has errors. */
export interface VariantDrawing {
  readonly pages: number;
  readonly drawing: PageDrawing | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface PlanDraft {
  readonly plan: WrittenPlan;
  readonly masters: readonly string[];
  readonly sampledKinds: readonly string[];
}

/** Result of checking a plan without its designs. Paths of diagnostics start at the plan. */
export interface PlanCheck {
  /** Errors that prevent saving. */
  readonly blockingErrors: readonly Diagnostic[];
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  readonly estimate: PageEstimate;
  /** Number of items of each section, by its kind. */
  readonly items: Readonly<Record<string, number>>;
  /** First items of the sections in `sampledKinds`. */
  readonly samples: Readonly<Record<string, readonly SampleItem[]>>;
}

export interface RulesDraft {
  readonly rules: readonly WrittenRule[];
  readonly pages: readonly string[];
  readonly plan: WrittenPlan;
}

/** Paths of diagnostics start at `compilation_rules`. */
export interface RulesCheck extends PlanDiagnostics {
  /** Number of pages of each rule. */
  readonly estimates: readonly number[];
}

export type MasterDrawings = Readonly<Record<string, PageDrawing>>;

export interface CompileResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if the diagnostics contain an error. */
  readonly planner: Planner | undefined;
  /** Comparison with an earlier PDF, for an update without errors. */
  readonly update?: UpdateReport;
}

/** Revision of a planner that the build drew, and no engine compiled. */
export const previewRevision = 0;

export interface Planner {
  readonly revision: number;
  readonly title: string;
  readonly pages: number;
  /** Undefined for a draft. */
  readonly links: number | undefined;
  /** Size of the first page, in points. */
  readonly size: { readonly width: number; readonly height: number };
  readonly device: string | undefined;
  readonly language: string;
  readonly outline: readonly OutlineItem[];
  /** In page order. */
  readonly runs: readonly PageRun[];
  /** First page of each group of reserved pages. Absent if there are none. */
  readonly reserved?: readonly number[];
  /** The first page of the edited design, a typical page of a starter, or 1. */
  readonly initialPage: number;
  /** The page that was visible in the previous planner. */
  readonly keptPage?: number;
}

/** Consecutive pages of one master and one section. */
export interface PageRun {
  /** Number of the first page. */
  readonly page: number;
  readonly master: string;
  /** Kind of the section; undefined for the pages of rules. */
  readonly section: string | undefined;
}

export interface PlannerSample {
  /** Number of pages of the whole planner. */
  readonly pages: number;
  readonly drawings: readonly PageDrawing[];
}

/** A clone, its original, and what both were once. */
export interface MergeRequest {
  readonly base: Project;
  readonly own: Project;
  readonly original: Project;
  /** Ids of conflicts for which the original's value is taken. */
  readonly chosen: readonly string[];
}

/** A conflict with English labels, so that the screen needs no engine. */
export interface DescribedConflict extends Conflict {
  /** Names and fields from the project to the value. */
  readonly names: readonly string[];
  /** True if the values are orders of a list. */
  readonly isOrder: boolean;
  /** Label of the type of a widget. */
  readonly widget: string | undefined;
  /** Label of a property or of a value of a style. */
  readonly field: string | undefined;
}

export interface MergeResult extends Omit<MergedProject<Project>, "conflicts"> {
  readonly conflicts: readonly DescribedConflict[];
  /** Differences from the clone. */
  readonly changes: readonly VersionChange[];
  /** Errors that the clone does not have. */
  readonly errors: readonly Diagnostic[];
}

/** Corresponding pages of two planners. A page that only one of them has differs. */
export interface PagePair {
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly label: string;
  readonly differs: boolean;
}

export interface FaceFile {
  readonly face: FaceId;
  readonly file: Blob;
}

export interface PageDrawing {
  readonly page: number;
  readonly label: string;
  readonly svg: string;
  readonly faces: readonly FaceId[];
  /** Files of those faces that the document contains. */
  readonly fonts: readonly FaceFile[];
  readonly size: { readonly width: number; readonly height: number };
  /** True for a page that is not in the plan. */
  readonly isPlaceholder?: boolean;
}

/** Calendar file or list of special days, to expand for the dates of a plan. */
export interface DatesFile {
  readonly plan: WrittenPlan;
  /** Text is a list that the user has typed. */
  readonly content: Blob | string;
  /** Name of the file, or of the calendar. */
  readonly name: string;
  /** IANA name of the time zone of the rows. */
  readonly zone: string;
}

export type ImportedFile = RefusedImport | ImportedRows;

export interface ImportedRows {
  /** Name of the calendar. */
  readonly name: string;
  /** Rows as text, as in a plan. */
  readonly rows: string;
  readonly notes: readonly Message[];
}

export interface ListSource {
  readonly content: Blob | string;
  /** Of the file. */
  readonly name: string;
  /** Name of the first column. Undefined if the first line names the columns. */
  readonly heading?: string | undefined;
}

/** A list from a file or from the clipboard, as in a plan without its name. */
export interface ReadRows {
  readonly list: {
    readonly rows: string;
    readonly columns: Readonly<Record<string, string>>;
    readonly key?: string;
  };
  /** Number of rows below the names of columns. */
  readonly count: number;
  readonly notes: readonly Message[];
}

/** Cells of a file with a list. The first line names the columns. */
export interface ListCells {
  readonly lines: readonly (readonly string[])[];
  /** Positions of columns with dates. */
  readonly dates: readonly number[];
  readonly notes: readonly Message[];
}

export type ReadList = { readonly refusal: Message } | ReadRows;

/** A row of a list. */
export interface RowOnPages {
  /** Id of the compile. */
  readonly revision: number;
  /** Sections that have pages for the rows. Absent: all. */
  readonly kinds?: readonly string[];
  /** Cell of the column that identifies rows. */
  readonly key: string;
}

export type DayOfHoliday = Pick<DateRow, "date" | "title">;

export interface DatesOverview {
  /** Undefined if the plan has no dates. */
  readonly range: DatesRange | undefined;
  /** Number of entries of each source of the plan. */
  readonly counts: readonly number[];
  /** Entries of each source that are holidays, by date. */
  readonly holidays: readonly (readonly DayOfHoliday[])[];
  /** Date of the first entry of each source. */
  readonly starts: readonly (string | undefined)[];
  /** Entries of the month, all-day ones first, then by their start. */
  readonly entries: readonly MonthEntry[];
  readonly weekStart: WeekStart;
}

export interface MonthEntry {
  /** Position of the source in the plan. */
  readonly source: number;
  readonly date: string;
  readonly start?: string | undefined;
  readonly title: string;
}
