import type { Part } from "../layout/layout-page.ts";
import type { DeviceView } from "./device-view.ts";
import type { Mark } from "./marks.ts";
import type { ProblemCode, Remedy, Severity } from "./problem.ts";

/** A widget where it stands, and what it puts on the page. */
export interface Placed extends Part {
  readonly marks: readonly Mark[];
}

/** What a rule has to say of a widget on one page. */
export interface Finding {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly message: string;
  readonly count: number;
  /** The larger the worse, within one rule: of what is met on many pages the worst is told. */
  readonly badness: number;
  /** Best first. Whether they help is tried before they are offered. */
  readonly remedies: () => readonly Remedy[];
}

/** Looks at one widget. */
export type Rule = (placed: Placed, view: DeviceView) => Finding | undefined;

/** Looks at one widget of a page and at those below it, which were painted before it. */
export type PageRule = (index: number, page: readonly Placed[], view: DeviceView) => Finding | undefined;
