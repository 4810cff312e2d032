/** What is doubtful about a template on one device: measured as seen there, page by page, told widget by widget. */
import { Report } from "../foundation/diagnostic.ts";
import { limits } from "../foundation/limits.ts";
import { pageVariables } from "../language/page-variables.ts";
import { documentScope } from "../layout/document-scope.ts";
import { PageLayouter, type Part } from "../layout/layout-page.ts";
import { type Fragment, layoutWidget } from "../layout/layout-widget.ts";
import { registerDestinations } from "../layout/register-destinations.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Template, Widget } from "../model/template.ts";
import type { World } from "../world.ts";
import { changed } from "./apply-fix.ts";
import { colorOnGrey, greyVanishes } from "./colors.ts";
import { deviceView } from "./device-view.ts";
import { linkUnderToolbar, overlappingLinks, touchTargetTooSmall } from "./links.ts";
import { marksOf } from "./marks.ts";
import { inMargin, offPage } from "./places.ts";
import type { Fix, Problem, Remedy } from "./problem.ts";
import type { Finding, PageRule, Placed, Rule } from "./rule.ts";
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

const pageRules: readonly PageRule[] = [greyVanishes, overlappingLinks];

export interface LintOptions {
  /** Id of a master: only its widgets are judged, on all pages that show it. */
  readonly master?: string | undefined;
}

/** Worst first, then in the order of the pages. */
export function lintTemplate(
  template: Template,
  profile: DeviceProfile,
  world: World,
  { master }: LintOptions = {},
): readonly Problem[] {
  const lint = new Lint(template, profile, world);
  const entries = new Map<string, Entry>();
  for (const page of lint.pagesOf(master))
    for (const met of lint.page(page)) {
      if (master !== undefined && met.placed.master?.id !== master) continue;
      const key = keyOf(met);
      const known = entries.get(key);
      if (known || entries.size < limits.diagnostics) entries.set(key, merged(known, met, page));
    }
  const problems = [...entries.values()].map((entry) => lint.problem(entry));
  return severities.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
}

const severities = ["error", "warning", "hint"] as const;

/** A finding and the widget that it is about. */
interface Met {
  readonly placed: Placed;
  readonly finding: Finding;
}

interface Entry extends Met {
  readonly firstPage: number;
  readonly worstPage: number;
  readonly count: number;
}

function keyOf({ placed: { widget, master }, finding: { code } }: Met): string {
  return JSON.stringify([code, master?.id, widget.id]);
}

function merged(known: Entry | undefined, met: Met, page: number): Entry {
  if (!known) return { ...met, firstPage: page, worstPage: page, count: met.finding.count };
  const count = Math.max(known.count, met.finding.count);
  return met.finding.badness > known.finding.badness
    ? { ...known, ...met, worstPage: page, count }
    : { ...known, count };
}

class Lint {
  readonly #scope;
  readonly #layouter;
  readonly #view;
  readonly #known = new WeakMap<Fragment, { readonly placed: Placed; readonly met: readonly Met[] }>();

  constructor(template: Template, profile: DeviceProfile, world: World) {
    // In colours, whatever the device: what becomes of them there is one of the questions.
    const colorful = { ...profile, display: { ...profile.display, color: true } };
    const onDevice = { ...template, metadata: { ...template.metadata, profile: profile.id } };
    const surroundings = { fonts: world.fonts, names: world.names, image: world.image, profiles: [colorful] };
    this.#scope = documentScope(onDevice, surroundings, "template");
    registerDestinations(this.#scope, new Report());
    this.#layouter = new PageLayouter(this.#scope);
    this.#view = deviceView(template.canvas, profile);
  }

  /** Numbers of the pages that show a master; of all pages without one. */
  pagesOf(master: string | undefined): readonly number[] {
    return this.#scope.pages.flatMap(({ facts, assignment }) =>
      facts.page > 0 && (master === undefined || assignment?.master_id === master) ? [facts.page] : [],
    );
  }

  page(number: number): readonly Met[] {
    return this.#lint(this.#layouter.parts(number));
  }

  problem({ placed, finding, firstPage, worstPage, count }: Entry): Problem {
    const { code, severity, message } = finding;
    const { widget, master } = placed;
    const fix = this.#fix({ placed, finding }, worstPage);
    return {
      code,
      severity,
      message,
      widget_id: widget.id,
      ...(master && { master: master.name }),
      page: firstPage,
      count,
      ...(fix && { fix }),
    };
  }

  #lint(parts: readonly Part[]): readonly Met[] {
    const alone = parts.map((part) => this.#lintAlone(part));
    const all = alone.map(({ placed }) => placed);
    return alone.flatMap(({ placed, met }, i) => [
      ...met,
      ...pageRules.flatMap((rule) => asMet(placed, rule(i, all, this.#view))),
    ]);
  }

  #lintAlone(part: Part) {
    const known = this.#known.get(part.fragment);
    if (known) return known;
    const placed = { ...part, marks: marksOf(part.fragment.items) };
    const result = { placed, met: rules.flatMap((rule) => asMet(placed, rule(placed, this.#view))) };
    this.#known.set(part.fragment, result);
    return result;
  }

  /** The first remedy that does what it says, tried on the page where the problem is worst. */
  #fix({ placed, finding }: Met, page: number): Fix | undefined {
    const remedies = finding.remedies();
    if (remedies.length === 0) return undefined;
    const parts = this.#layouter.parts(page);
    const before = new Set(this.#lint(parts).map(keyOf));
    before.delete(keyOf({ placed, finding }));
    const helps = ({ changes }: Remedy) => {
      const better = this.#replaced(parts, placed, changed(placed.widget, changes), page);
      return this.#lint(better).every((met) => before.has(keyOf(met)));
    };
    const remedy = remedies.find(helps);
    const { widget, master } = placed;
    return remedy && { ...remedy, widget_id: widget.id, ...(master && { master_id: master.id }) };
  }

  #replaced(parts: readonly Part[], { widget, master }: Placed, better: Widget, page: number): readonly Part[] {
    const record = this.#scope.pages[page];
    if (!record) return parts;
    const surroundings = {
      scope: this.#scope,
      lookup: pageVariables(record.facts),
      master: master?.name,
      hinted: new Set<string>(),
    };
    return parts.map((part) =>
      part.widget === widget ? { ...part, widget: better, fragment: layoutWidget(better, surroundings) } : part,
    );
  }
}

function asMet(placed: Placed, finding: Finding | undefined): readonly Met[] {
  return finding ? [{ placed, finding }] : [];
}
