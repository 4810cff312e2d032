import type { DisplayPage, DrawnItem, Layer, LinkItem } from "../display/display-list.ts";
import type { Color } from "../foundation/color.ts";
import type { Diagnostic, Report } from "../foundation/diagnostic.ts";
import { isSharedByPages, pageVariables } from "../language/page-variables.ts";
import type { TemplateMaster, Widget } from "../model/template.ts";
import type { DocumentScope } from "./document-scope.ts";
import { LayoutCache } from "./layout-cache.ts";
import { type Fragment, layoutWidget } from "./layout-widget.ts";
import type { PageRecord } from "./page-facts.ts";
import { pageLabel } from "./page-label.ts";

interface MasterWidget {
  readonly widget: Widget;
  readonly master: TemplateMaster;
  readonly cache: LayoutCache<Fragment>;
  readonly parts: Map<string, unknown>;
}

/**
 * Layout of one widget on one page. `sharing` tells which pages have the same layout: all of the master, many, or
 * one.
 */
export interface WidgetFragment {
  readonly widget: Widget;
  /** Undefined for a page's own widget. */
  readonly master: TemplateMaster | undefined;
  /** The same object for equal layouts, if cached. */
  readonly fragment: Fragment;
  readonly sharing: "master" | "many" | "page";
}

export class PageLayouter {
  readonly #scope: DocumentScope;
  readonly #masters = new Map<string, readonly MasterWidget[]>();
  readonly #ownWidgets: ReadonlyMap<number, readonly Widget[]>;
  readonly #hintedRules = new Set<string>();
  /** Layers of several pages, keyed by their fragments. */
  readonly #shared = new Map<string, Layer>();
  readonly #fragmentIds = new Map<Fragment, number>();

  constructor(scope: DocumentScope) {
    this.#scope = scope;
    this.#ownWidgets = Map.groupBy(scope.template.widgets, ({ page }) => page);
  }

  /** Adds the diagnostics of the page to `report`. */
  layout(number: number, report: Report): DisplayPage {
    const { template } = this.#scope;
    const record = this.#scope.pages[number] as PageRecord;
    const fragments = this.widgetFragments(number);
    for (const { fragment } of fragments)
      for (const diagnostic of fragment.diagnostics) report.add(onPage(diagnostic, number));
    return {
      number,
      label: pageLabel(record),
      size: template.canvas.dimensions,
      background: this.#background(),
      layers: this.#layers(fragments),
      links: fragments.flatMap(({ fragment }): readonly LinkItem[] => fragment.links),
    };
  }

  #background(): Color | undefined {
    const { template, deviceColors } = this.#scope;
    const { background } = template.canvas;
    if (background === "#ffffff") return undefined;
    return deviceColors ? deviceColors.color(background) : background;
  }

  widgetFragments(number: number): readonly WidgetFragment[] {
    const record = this.#scope.pages[number] as PageRecord;
    return [...this.#masterFragments(record), ...this.#ownFragments(record)];
  }

  #masterFragments({ assignment, facts }: PageRecord): readonly WidgetFragment[] {
    const lookup = pageVariables(facts);
    return this.#masterWidgets(assignment?.master_id ?? "").map(({ widget, master, cache, parts }) => {
      const { result, reads } = cache.get(
        lookup,
        (variable) => isSharedByPages(variable, facts.unit),
        (recorded) =>
          layoutWidget(widget, {
            scope: this.#scope,
            lookup: recorded,
            master: master.name,
            hintedRules: this.#hintedRules,
            parts,
          }),
      );
      const common = reads.every((variable) => isSharedByPages(variable, facts.unit));
      return { widget, master, fragment: result, sharing: reads.length === 0 ? "master" : common ? "many" : "page" };
    });
  }

  #masterWidgets(id: string): readonly MasterWidget[] {
    const known = this.#masters.get(id);
    if (known) return known;
    const master = this.#scope.masters.get(id);
    const widgets =
      master?.widgets.map((widget) => ({ widget, master, cache: new LayoutCache<Fragment>(), parts: new Map() })) ?? [];
    this.#masters.set(id, widgets);
    return widgets;
  }

  #ownFragments({ facts }: PageRecord): readonly WidgetFragment[] {
    const lookup = pageVariables(facts);
    const layoutContext = { scope: this.#scope, lookup, master: undefined, hintedRules: this.#hintedRules };
    return (this.#ownWidgets.get(facts.page) ?? []).map((widget) => ({
      widget,
      master: undefined,
      fragment: layoutWidget(widget, layoutContext),
      sharing: "page",
    }));
  }

  /** Merges neighbors with the same sharing into one layer. The painting order stays the same. */
  #layers(fragments: readonly WidgetFragment[]): readonly Layer[] {
    const drawn = fragments.filter(({ fragment }) => fragment.items.length > 0);
    const layers: Layer[] = [];
    for (let start = 0; start < drawn.length; ) {
      const { sharing } = drawn[start] as WidgetFragment;
      let end = start + 1;
      while (sharing !== "many" && drawn[end]?.sharing === sharing) end++;
      layers.push(this.#layer(drawn.slice(start, end), sharing));
      start = end;
    }
    return layers;
  }

  #layer(run: readonly WidgetFragment[], sharing: WidgetFragment["sharing"]): Layer {
    const items = (): DrawnItem[] => run.flatMap(({ fragment }) => fragment.items);
    if (sharing === "page") return { items: items(), shared: false };
    const key = run.map(({ fragment }) => this.#fragmentId(fragment)).join();
    const layer = this.#shared.get(key) ?? { items: items(), shared: true };
    this.#shared.set(key, layer);
    return layer;
  }

  #fragmentId(fragment: Fragment): number {
    const id = this.#fragmentIds.get(fragment) ?? this.#fragmentIds.size;
    this.#fragmentIds.set(fragment, id);
    return id;
  }
}

function onPage(diagnostic: Diagnostic, page: number): Diagnostic {
  return { ...diagnostic, at: { ...diagnostic.at, page } };
}
