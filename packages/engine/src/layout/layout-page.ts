import type { DisplayPage, DrawnItem, Layer, LinkItem } from "../display/display-list.ts";
import type { Color } from "../foundation/color.ts";
import type { Diagnostic, Report } from "../foundation/diagnostic.ts";
import { isSharedByPages, pageVariables } from "../language/page-variables.ts";
import type { Placeholder, TemplateMaster, Widget } from "../model/template.ts";
import type { DocumentScope } from "./document-scope.ts";
import { LayoutCache } from "./layout-cache.ts";
import { type Fragment, layoutWidget } from "./layout-widget.ts";
import type { PageRecord } from "./page-facts.ts";
import { pageLabel } from "./page-label.ts";
import { type SharedWidgets, sharedWidgets } from "./shared-widgets.ts";

/** Layouts of one widget, which several masters can share. */
interface WidgetLayouts {
  readonly cache: LayoutCache<Fragment>;
  readonly parts: Map<string, unknown>;
}

interface MasterWidget extends WidgetLayouts {
  readonly widget: Widget;
  readonly master: TemplateMaster;
  readonly users: string;
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
  /** Positions of the masters with an equal widget. Empty for a page's own widget. */
  readonly users: string;
}

export class PageLayouter {
  readonly #scope: DocumentScope;
  readonly #masters = new Map<string, readonly MasterWidget[]>();
  readonly #layouts = new Map<Widget, WidgetLayouts>();
  readonly #shared: SharedWidgets;
  readonly #ownWidgets: ReadonlyMap<number, readonly Widget[]>;
  readonly #placeholders: ReadonlyMap<number, Placeholder>;
  readonly #hintedRules = new Set<string>();
  /** Layers of several pages, keyed by their fragments. */
  readonly #sharedLayers = new Map<string, Layer>();
  readonly #fragmentIds = new Map<Fragment, number>();

  constructor(scope: DocumentScope) {
    this.#scope = scope;
    this.#ownWidgets = Map.groupBy(scope.template.widgets, ({ page }) => page);
    this.#shared = sharedWidgets(scope.template);
    this.#placeholders = new Map(scope.template.placeholders?.map((placeholder) => [placeholder.page, placeholder]));
  }

  /** Adds the diagnostics of the page to `report`. */
  layout(number: number, report: Report): DisplayPage {
    const { template } = this.#scope;
    const record = this.#scope.pages[number] as PageRecord;
    const placeholder = this.#placeholders.get(number);
    const fragments = this.widgetFragments(number);
    for (const { fragment, master } of fragments)
      for (const diagnostic of fragment.diagnostics) report.add(onPage(diagnostic, number, master));
    return {
      number,
      identity: this.#scope.identities[number] ?? "",
      ...(placeholder && { placeholder: placeholder.state }),
      writing: fragments.flatMap(({ fragment }) => fragment.writing),
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
    return this.#masterWidgets(assignment?.master_id ?? "").map(({ widget, master, cache, parts, users }) => {
      const { result, reads } = cache.get(
        lookup,
        (variable) => isSharedByPages(variable, facts),
        (recorded) =>
          layoutWidget(widget, {
            scope: this.#scope,
            lookup: recorded,
            master: master.name,
            hintedRules: this.#hintedRules,
            parts,
          }),
      );
      const common = reads.every((variable) => isSharedByPages(variable, facts));
      const sharing = reads.length === 0 ? "master" : common ? "many" : "page";
      return { widget, master, fragment: result, sharing, users };
    });
  }

  #masterWidgets(id: string): readonly MasterWidget[] {
    const known = this.#masters.get(id);
    if (known) return known;
    const master = this.#scope.masters.get(id);
    const widgets = master?.widgets.map((widget) => {
      const first = this.#shared.firstEqual(widget);
      return { widget, master, ...this.#layoutsOf(first), users: this.#shared.users(first) };
    });
    this.#masters.set(id, widgets ?? []);
    return widgets ?? [];
  }

  #layoutsOf(widget: Widget): WidgetLayouts {
    const layouts = this.#layouts.get(widget) ?? { cache: new LayoutCache<Fragment>(), parts: new Map() };
    this.#layouts.set(widget, layouts);
    return layouts;
  }

  #ownFragments({ facts }: PageRecord): readonly WidgetFragment[] {
    const lookup = pageVariables(facts);
    const layoutContext = { scope: this.#scope, lookup, master: undefined, hintedRules: this.#hintedRules };
    return (this.#ownWidgets.get(facts.page) ?? []).map((widget) => ({
      widget,
      master: undefined,
      fragment: layoutWidget(widget, layoutContext),
      sharing: "page",
      users: "",
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
      const run = drawn.slice(start, end);
      const next = drawn[end];
      const isFollowed = sharing === "master" && next?.sharing === "many";
      layers.push(isFollowed ? this.#joined(run, next) : this.#layer(run, sharing));
      start = isFollowed ? end + 1 : end;
    }
    return layers;
  }

  /** One layer for a run of the master and the widget above it, so that pages refer to one form instead of two. */
  #joined(run: readonly WidgetFragment[], above: WidgetFragment): Layer {
    const key = [...run, above].map(({ fragment }) => this.#fragmentId(fragment)).join();
    const known = this.#sharedLayers.get(key);
    if (known) return known;
    const below = this.#layer(run, "master");
    const { items } = above.fragment;
    const parts = [...(below.parts ?? [below]), { items, shared: false }];
    const layer: Layer = { items: [...below.items, ...items], shared: true, parts };
    this.#sharedLayers.set(key, layer);
    return layer;
  }

  #layer(run: readonly WidgetFragment[], sharing: WidgetFragment["sharing"]): Layer {
    const items = (): DrawnItem[] => run.flatMap(({ fragment }) => fragment.items);
    if (sharing === "page") return { items: items(), shared: false };
    const key = run.map(({ fragment }) => this.#fragmentId(fragment)).join();
    const known = this.#sharedLayers.get(key);
    if (known) return known;
    const parts = sharing === "master" ? this.#parts(run) : [];
    const layer: Layer = { items: items(), shared: true, ...(parts.length > 1 && { parts }) };
    this.#sharedLayers.set(key, layer);
    return layer;
  }

  /** Neighbors that the same masters have. Empty if no part is worth sharing with other masters. */
  #parts(run: readonly WidgetFragment[]): readonly Layer[] {
    const groups = byUsers(run);
    if (groups.length < 2 || !groups.some(isWorthSharing)) return [];
    return groups.map((group) =>
      isWorthSharing(group)
        ? this.#layer(group, "master")
        : { items: group.flatMap(({ fragment }) => fragment.items), shared: false },
    );
  }

  #fragmentId(fragment: Fragment): number {
    const id = this.#fragmentIds.get(fragment) ?? this.#fragmentIds.size;
    this.#fragmentIds.set(fragment, id);
    return id;
  }
}

function byUsers(run: readonly WidgetFragment[]): readonly (readonly WidgetFragment[])[] {
  const groups: WidgetFragment[][] = [];
  for (const fragment of run) {
    const last = groups.at(-1);
    if (last?.[0]?.users === fragment.users) last.push(fragment);
    else groups.push([fragment]);
  }
  return groups;
}

/** Number of items that take as much space in a PDF as the frame of a form. */
const itemsOfForm = 8;

function isWorthSharing(group: readonly WidgetFragment[]): boolean {
  const others = (group[0]?.users.split(" ").length ?? 1) - 1;
  return group.reduce((sum, { fragment }) => sum + fragment.items.length, 0) * others >= itemsOfForm;
}

/** Masters that share a widget share its diagnostics. */
function onPage(diagnostic: Diagnostic, page: number, master: TemplateMaster | undefined): Diagnostic {
  return { ...diagnostic, at: { ...diagnostic.at, ...(master && { master: master.name }), page } };
}
