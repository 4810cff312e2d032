import type { WidgetFragment } from "../layout/layout-page.ts";
import type { DeviceView } from "./device-view.ts";
import type { FixCandidate, LintCode, Severity } from "./lint-problem.ts";
import type { PaintOperation } from "./paint-operations.ts";

/** A widget where it stands, and what it puts on the page. */
export interface PlacedWidget extends WidgetFragment {
  readonly paintOperations: readonly PaintOperation[];
}

/** What a rule has to say of a widget on one page. */
export interface RuleResult {
  readonly code: LintCode;
  readonly severity: Severity;
  readonly message: string;
  readonly count: number;
  /** The larger the worse, within one rule: of what is met on many pages the worst is told. */
  readonly score: number;
  /** Best first. Whether they help is tried before they are offered. */
  readonly fixCandidates: () => readonly FixCandidate[];
}

/** Looks at one widget. */
export type Rule = (placed: PlacedWidget, view: DeviceView) => RuleResult | undefined;

/** Looks at one widget of a page and at those below it, which were painted before it. */
export type PageRule = (index: number, page: readonly PlacedWidget[], view: DeviceView) => RuleResult | undefined;
