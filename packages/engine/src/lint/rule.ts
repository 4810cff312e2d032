import type { Message } from "../foundation/message.ts";
import type { WidgetFragment } from "../layout/layout-page.ts";
import type { DeviceView } from "./device-view.ts";
import type { FixCandidate, LintCode, Severity } from "./lint-problem.ts";
import type { PaintOperation } from "./paint-operations.ts";

export interface PlacedWidget extends WidgetFragment {
  readonly paintOperations: readonly PaintOperation[];
}

export interface RuleResult {
  readonly code: LintCode;
  readonly severity: Severity;
  readonly message: Message;
  readonly count: number;
  /** Larger is worse, within one rule. Only the worst page is reported. */
  readonly score: number;
  /** Best first. A candidate is offered only if it works. */
  readonly fixCandidates: () => readonly FixCandidate[];
}

export type Rule = (placed: PlacedWidget, view: DeviceView) => RuleResult | undefined;

export type PageRule = (index: number, page: readonly PlacedWidget[], view: DeviceView) => RuleResult | undefined;
