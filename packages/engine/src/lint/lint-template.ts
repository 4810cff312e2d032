/** Checks a template on a device: measures each page as shown there and reports by widget. */
import { Report } from "../foundation/diagnostic.ts";
import { limits } from "../foundation/limits.ts";
import { pageVariables } from "../language/page-variables.ts";
import { documentScope } from "../layout/document-scope.ts";
import { PageLayouter, type WidgetFragment } from "../layout/layout-page.ts";
import { type Fragment, layoutWidget } from "../layout/layout-widget.ts";
import { registerDestinations } from "../layout/register-destinations.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Template, Widget } from "../model/template.ts";
import { widgetLabel } from "../widgets/index.ts";
import type { World } from "../world.ts";
import { applyChanges } from "./apply-fix.ts";
import { colorOnGrey, lowContrast } from "./colors.ts";
import { deviceView } from "./device-view.ts";
import { linkUnderToolbar, overlappingLinks, touchTargetTooSmall } from "./links.ts";
import type { Fix, FixCandidate, LintProblem } from "./lint-problem.ts";
import { inMargin, offPage } from "./page-bounds.ts";
import { paintOperations } from "./paint-operations.ts";
import type { PageRule, PlacedWidget, Rule, RuleResult } from "./rule.ts";
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

const pageRules: readonly PageRule[] = [lowContrast, overlappingLinks];

export interface LintOptions {
  /** Id of a master. Checks only its widgets, on all its pages. */
  readonly master?: string | undefined;
}

/** Sorted by severity, then by page. */
export function lintTemplate(
  template: Template,
  profile: DeviceProfile,
  world: World,
  { master }: LintOptions = {},
): readonly LintProblem[] {
  const lint = new Lint(template, profile, world);
  const entries = new Map<string, Entry>();
  for (const page of lint.pagesOf(master))
    for (const found of lint.page(page)) {
      if (master !== undefined && found.placed.master?.id !== master) continue;
      const key = keyOf(found);
      const known = entries.get(key);
      if (known || entries.size < limits.diagnostics) entries.set(key, merged(known, found, page));
    }
  const problems = [...entries.values()].map((entry) => lint.problem(entry));
  return severities.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
}

const severities = ["error", "warning", "hint"] as const;

interface WidgetResult {
  readonly placed: PlacedWidget;
  readonly result: RuleResult;
}

interface Entry extends WidgetResult {
  readonly firstPage: number;
  readonly worstPage: number;
  readonly count: number;
}

function keyOf({ placed: { widget, master }, result: { code } }: WidgetResult): string {
  return JSON.stringify([code, master?.id, widget.id]);
}

function merged(known: Entry | undefined, found: WidgetResult, page: number): Entry {
  if (!known) return { ...found, firstPage: page, worstPage: page, count: found.result.count };
  const count = Math.max(known.count, found.result.count);
  return found.result.score > known.result.score ? { ...known, ...found, worstPage: page, count } : { ...known, count };
}

class Lint {
  readonly #scope;
  readonly #layouter;
  readonly #view;
  readonly #known = new WeakMap<
    Fragment,
    { readonly placed: PlacedWidget; readonly results: readonly WidgetResult[] }
  >();

  constructor(template: Template, profile: DeviceProfile, world: World) {
    // Layout keeps colors, because the rules check their gray values.
    const colorful = { ...profile, display: { ...profile.display, color: true } };
    const onDevice = { ...template, metadata: { ...template.metadata, profile: profile.id } };
    const colorWorld = { fonts: world.fonts, names: world.names, image: world.image, profiles: [colorful] };
    this.#scope = documentScope(onDevice, colorWorld, "template");
    registerDestinations(this.#scope, new Report());
    this.#layouter = new PageLayouter(this.#scope);
    this.#view = deviceView(template.canvas, profile);
  }

  pagesOf(master: string | undefined): readonly number[] {
    return this.#scope.pages.flatMap(({ facts, assignment }) =>
      facts.page > 0 && (master === undefined || assignment?.master_id === master) ? [facts.page] : [],
    );
  }

  page(number: number): readonly WidgetResult[] {
    return this.#lint(this.#layouter.widgetFragments(number));
  }

  problem({ placed, result, firstPage, worstPage, count }: Entry): LintProblem {
    const { code, severity, message } = result;
    const { widget, master } = placed;
    const fix = this.#fix({ placed, result }, worstPage);
    return {
      code,
      severity,
      message,
      widget_id: widget.id,
      widget_label: widgetLabel(widget.type),
      ...(master && { master: master.name }),
      page: firstPage,
      count,
      ...(fix && { fix }),
    };
  }

  #lint(fragments: readonly WidgetFragment[]): readonly WidgetResult[] {
    const alone = fragments.map((entry) => this.#lintAlone(entry));
    const all = alone.map(({ placed }) => placed);
    return alone.flatMap(({ placed, results }, i) => [
      ...results,
      ...pageRules.flatMap((rule) => widgetResults(placed, rule(i, all, this.#view))),
    ]);
  }

  #lintAlone(entry: WidgetFragment) {
    const known = this.#known.get(entry.fragment);
    if (known) return known;
    const placed = { ...entry, paintOperations: paintOperations(entry.fragment.items) };
    const result = { placed, results: rules.flatMap((rule) => widgetResults(placed, rule(placed, this.#view))) };
    this.#known.set(entry.fragment, result);
    return result;
  }

  /** First candidate that works, tried on the page where the problem is worst. */
  #fix({ placed, result }: WidgetResult, page: number): Fix | undefined {
    const candidates = result.fixCandidates();
    if (candidates.length === 0) return undefined;
    const fragments = this.#layouter.widgetFragments(page);
    const before = new Set(this.#lint(fragments).map(keyOf));
    before.delete(keyOf({ placed, result }));
    const helps = ({ changes }: FixCandidate) => {
      const better = this.#replaced(fragments, placed, applyChanges(placed.widget, changes), page);
      return this.#lint(better).every((found) => before.has(keyOf(found)));
    };
    const fix = candidates.find(helps);
    const { widget, master } = placed;
    return fix && { ...fix, widget_id: widget.id, ...(master && { master_id: master.id }) };
  }

  #replaced(
    fragments: readonly WidgetFragment[],
    { widget, master }: PlacedWidget,
    better: Widget,
    page: number,
  ): readonly WidgetFragment[] {
    const record = this.#scope.pages[page];
    if (!record) return fragments;
    const layoutContext = {
      scope: this.#scope,
      lookup: pageVariables(record.facts),
      master: master?.name,
      hintedRules: new Set<string>(),
    };
    return fragments.map((entry) =>
      entry.widget === widget ? { ...entry, widget: better, fragment: layoutWidget(better, layoutContext) } : entry,
    );
  }
}

function widgetResults(placed: PlacedWidget, result: RuleResult | undefined): readonly WidgetResult[] {
  return result ? [{ placed, result }] : [];
}
