/** Applies the rules about single widgets to a layout, and keeps what the rules about a whole page need. */
import type { Fragment } from "../layout/layout-widget.ts";
import type { Widget } from "../model/template.ts";
import { boundsOf } from "../primitives/geometry.ts";
import type { FontLibrary } from "../world.ts";
import { colorOnGrey, faintOperations } from "./colors.ts";
import type { DeviceView } from "./device-view.ts";
import { linkUnderToolbar, touchTargetTooSmall } from "./links.ts";
import { inMargin, offPage } from "./page-bounds.ts";
import { paintOperations, withBounds } from "./paint-operations.ts";
import type { FragmentTrace, Rule, RuleResult } from "./rule.ts";
import { letterBoxes } from "./texts.ts";
import { layoutRules, strokeTooThin, textTooSmall } from "./type-and-strokes.ts";

const rules: readonly Rule[] = [
  offPage,
  textTooSmall,
  ...layoutRules,
  strokeTooThin,
  touchTargetTooSmall,
  linkUnderToolbar,
  colorOnGrey,
  inMargin,
];

export interface Examination {
  readonly results: readonly RuleResult[];
  readonly trace: FragmentTrace;
}

/** Without a device there are no results. */
export function examineWidget(
  widget: Widget,
  fragment: Fragment,
  view: DeviceView | undefined,
  fonts: FontLibrary,
): Examination {
  const { links } = fragment;
  const operations = view ? paintOperations(fragment.items) : [];
  const letters = letterBoxes(operations, fonts);
  const drawn = { widget, fragment, paintOperations: operations };
  return {
    results: view ? rules.flatMap((rule) => rule(drawn, view) ?? []) : [],
    trace: traceOf({
      links,
      linkBounds: boundsOf(links.map(({ rect }) => rect)),
      letters,
      letterBounds: boundsOf(letters),
      fills: operations.filter(({ kind }) => kind === "fill").map(withBounds),
      faint: view ? faintOperations(operations, view) : [],
    }),
  };
}

const empty: FragmentTrace = {
  links: [],
  linkBounds: undefined,
  letters: [],
  letterBounds: undefined,
  fills: [],
  faint: [],
};

/** One object for all empty traces, which are most of them. */
function traceOf(trace: FragmentTrace): FragmentTrace {
  return trace.links.length + trace.letters.length + trace.fills.length + trace.faint.length === 0 ? empty : trace;
}
