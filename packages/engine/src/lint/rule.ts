import type { Message } from "@octavo/foundation";
import type { LinkItem } from "../display/display-list.ts";
import type { Fragment } from "../layout/layout-widget.ts";
import type { Widget } from "../model/template.ts";
import type { Rect } from "../primitives/geometry.ts";
import { widgetLabel } from "../widgets/index.ts";
import type { FontLibrary } from "../world.ts";
import type { DeviceView } from "./device-view.ts";
import type { FixCandidate, LintCode, Severity } from "./lint-problem.ts";
import { widgetWithText, widget as withId } from "./messages.ts";
import type { PaintOperation, PlacedOperation } from "./paint-operations.ts";

export interface PlacedWidget {
  readonly widget: Widget;
  readonly fragment: Fragment;
  readonly paintOperations: readonly PaintOperation[];
}

/** Part of a layout that rules about several widgets need. */
export interface FragmentTrace {
  readonly links: readonly LinkItem[];
  /** Undefined without links. */
  readonly linkBounds: Rect | undefined;
  /** Boxes of the letters of each text. */
  readonly letters: readonly Rect[];
  /** Undefined without texts. */
  readonly letterBounds: Rect | undefined;
  readonly fills: readonly PlacedOperation[];
  readonly faint: readonly FaintOperation[];
}

/** Operation that may be invisible, with the number of fills of the same widget below it. */
export interface FaintOperation {
  readonly operation: PlacedOperation;
  readonly fillsBelow: number;
}

export interface TracedWidget {
  readonly widget: Widget;
  readonly trace: FragmentTrace;
}

export interface RuleResult {
  readonly code: LintCode;
  readonly severity: Severity;
  readonly message: Message;
  readonly count: number;
  /** Larger is worse, within one rule. Only the worst page is reported. */
  readonly score: number;
  /** Best first. A candidate is offered only if it works. */
  readonly fixCandidates: (fonts: FontLibrary) => readonly FixCandidate[];
}

export type Rule = (placed: PlacedWidget, view: DeviceView) => RuleResult | undefined;

export type PageRule = (index: number, page: readonly TracedWidget[], view: DeviceView) => RuleResult | undefined;

/** The widget below with most clashes, if any, and their number. */
export function mostOverlapped(
  index: number,
  page: readonly TracedWidget[],
  clashes: (upper: FragmentTrace, lower: FragmentTrace) => number,
): { readonly lower: TracedWidget | undefined; readonly count: number } {
  const upper = page[index];
  let lower: TracedWidget | undefined;
  let count = 0;
  for (const below of page.slice(0, index)) {
    const found = upper ? clashes(upper.trace, below.trace) : 0;
    if (found > count) [lower, count] = [below, found];
  }
  return { lower, count };
}

/** In characters. A longer text does not name its widget. */
const longestName = 40;

/** By its text, which people see on the page, or else by its id. */
export function nameOf({ type, id, content = "" }: Widget): Message {
  const text = content.trim();
  const label = widgetLabel(type);
  return text === "" || text.length > longestName ? withId(label, id) : widgetWithText(label, text);
}
