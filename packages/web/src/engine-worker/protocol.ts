import type { Project, WrittenPlan, WrittenRule } from "@octavo/contract";
import type { Diagnostic, FaceId, OutlineItem, PageEstimate, PlanProblems, SampleItem, Template } from "@octavo/engine";

export interface PlannerYaml {
  readonly masters: string;
  readonly plan: string;
}

/** What a planner can be made of: two documents, a design or a compiled planner, or a project as the server stores it. */
export type PlannerSource =
  | PlannerYaml
  | { readonly template: string }
  | { readonly project: Project }
  | { readonly project: Project; readonly design: DesignDraft };

/** A master or named page of a project while it is written; the project may or may not have it already. */
export interface DesignDraft {
  readonly list: "masters" | "pages";
  readonly name: string;
  readonly template_yaml: string;
}

/** A template, or one design of the planner that it is. */
export interface LintInput {
  readonly template: Template;
  /** Id of the master that is judged; all that the template has when absent. */
  readonly master?: string | undefined;
}

/** Kind of the section that makes a page of a master that the plan does not use. No author has it. */
export const previewSectionKind = "_preview";

/** A design of a project, whether the project has it already or not. */
export interface DesignReference {
  readonly project: Project;
  readonly list: "masters" | "pages";
  readonly name: string;
}

/** A plan while somebody works on it. */
export interface PlanDraft {
  readonly plan: WrittenPlan;
  readonly masters: readonly string[];
  /** Kinds of the sections whose first items are wanted. */
  readonly sampledKinds: readonly string[];
}

/** What the engine makes of it, without the designs. Paths begin at the plan. */
export interface PlanCheck {
  /** What keeps it from being saved. */
  readonly blockingErrors: readonly Diagnostic[];
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  readonly estimate: PageEstimate;
  /** How many items each section has, by its kind. */
  readonly items: Readonly<Record<string, number>>;
  /** First items of the sections that were asked for. */
  readonly samples: Readonly<Record<string, readonly SampleItem[]>>;
}

/** Compilation rules while somebody works on them. */
export interface RulesDraft {
  readonly rules: readonly WrittenRule[];
  /** Names of the pages there are. */
  readonly pages: readonly string[];
  readonly plan: WrittenPlan;
}

/** Paths begin at `compilation_rules`. */
export interface RulesCheck extends PlanProblems {
  /** Pages of each rule, in their order. */
  readonly estimates: readonly number[];
}

export type MasterDrawings = Readonly<Record<string, PageDrawing>>;

export interface CompileResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Absent with an error among the diagnostics. */
  readonly planner: Planner | undefined;
}

/** What there is to know of a compiled planner without its pages. */
export interface Planner {
  readonly revision: number;
  readonly title: string;
  readonly pages: number;
  readonly links: number;
  /** Of its first page, in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** Name of the device that it is made for. */
  readonly device: string | undefined;
  readonly language: string;
  readonly outline: readonly OutlineItem[];
  /** The first page of the design that is being written, or of all. */
  readonly initialPage: number;
}

export interface PlannerSample {
  /** Of the whole planner. */
  readonly pages: number;
  readonly drawings: readonly PageDrawing[];
}

export interface PageDrawing {
  readonly page: number;
  readonly label: string;
  readonly svg: string;
  readonly faces: readonly FaceId[];
  readonly size: { readonly width: number; readonly height: number };
}
