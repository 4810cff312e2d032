import { type Diagnostic, firstOfWeek, formatDate, type Report } from "@octavo/foundation";
import type { DisplayPage, DrawnItem, GroupItem, Layer, LinkItem, PageEvents } from "../display/display-list.ts";
import { noDates } from "../language/date-index.ts";
import type { PageFacts } from "../language/page-facts.ts";
import { isSharedByPages, pageVariables } from "../language/page-variables.ts";
import type { Lookup } from "../language/tokens.ts";
import type { Placeholder, TemplateMaster, Widget } from "../model/template.ts";
import type { Color } from "../primitives/color.ts";
import { changesLabel, drawChanges } from "./changes-page.ts";
import type { DocumentScope } from "./document-scope.ts";
import { type CachedResult, LayoutCache } from "./layout-cache.ts";
import { type Fragment, layoutWidget, type SharedPart, type WidgetLayouter, widgetLayouter } from "./layout-widget.ts";
import { identitiesOf } from "./page-identities.ts";
import { pageLabel } from "./page-label.ts";
import type { PageRecord } from "./page-records.ts";
import { type SharedWidgets, sharedWidgets } from "./shared-widgets.ts";

/** Layouts of one widget, which several masters can share. */
interface WidgetLayouts {
  readonly cache: LayoutCache<Fragment>;
  readonly parts: Map<string, SharedPart>;
}

interface MasterWidget extends WidgetLayouts {
  readonly widget: Widget;
  readonly master: TemplateMaster;
  readonly users: string;
  readonly layouter: WidgetLayouter;
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
  readonly #groupLayers = new WeakMap<GroupItem, Layer>();
  readonly #fragmentIds = new Map<Fragment, number>();
  #withoutEvents: PageLayouter | undefined;

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
    if (placeholder?.state === "changes") return this.#changesPage(placeholder);
    const fragments = this.widgetFragments(number);
    for (const { fragment, master } of fragments)
      for (const diagnostic of fragment.diagnostics) report.add(onPage(diagnostic, number, master));
    const layers = this.#layers(fragments);
    const events = this.#events(record, fragments, layers);
    const period = weekOf(record.facts);
    return {
      number,
      identity: identitiesOf(this.#scope)[number] ?? "",
      writing: fragments.flatMap(({ fragment }) => fragment.writing),
      writingWidgets: fragments.flatMap(({ fragment, widget }) => fragment.writing.map(() => widget.id)),
      label: pageLabel(record),
      size: template.canvas.dimensions,
      background: this.#background(),
      layers,
      links: fragments.flatMap(({ fragment }): readonly LinkItem[] => fragment.links),
      ...(placeholder && { placeholder: placeholder.state }),
      ...(events && { events }),
      ...(period !== undefined && { period }),
    };
  }

  /** All that is printed there changes with the events. */
  #changesPage({ page: number, identity, state }: Placeholder): DisplayPage {
    const { items, links, writing, area } = drawChanges(number, this.#scope);
    return {
      number,
      identity,
      placeholder: state,
      writing,
      label: changesLabel(number, this.#scope),
      size: this.#scope.template.canvas.dimensions,
      background: this.#background(),
      layers: items.length > 0 ? [{ items, shared: false }] : [],
      links,
      events: { areas: [area], layersWithout: () => [] },
    };
  }

  #events(record: PageRecord, fragments: readonly WidgetFragment[], layers: readonly Layer[]): PageEvents | undefined {
    const showing = fragments.filter(({ fragment }) => fragment.showsEvents);
    if (showing.length === 0) return undefined;
    return {
      areas: showing.map(({ widget }) => widget.position),
      layersWithout: () => (this.#scope.dates.isEmpty ? layers : this.#layersWithout(record, fragments)),
    };
  }

  /** Lays out the widgets that draw events again. The others are as on the page. */
  #layersWithout(record: PageRecord, fragments: readonly WidgetFragment[]): readonly Layer[] {
    const layouter = this.#withoutEvents ?? new PageLayouter({ ...this.#scope, dates: noDates });
    this.#withoutEvents = layouter;
    const plain = layouter.#fragments(record, (i) => fragments[i]?.fragment.drawsEvents === true);
    return this.#layers(fragments.map((fragment, i) => plain[i] ?? fragment));
  }

  #background(): Color | undefined {
    const { template, deviceColors } = this.#scope;
    const { background } = template.canvas;
    if (background === "#ffffff") return undefined;
    return deviceColors ? deviceColors.color(background) : background;
  }

  widgetFragments(number: number): readonly WidgetFragment[] {
    return this.#fragments(this.#scope.pages[number] as PageRecord, () => true) as readonly WidgetFragment[];
  }

  /** Fragments of the master's widgets and then of the page's own. Undefined where `isWanted` is false. */
  #fragments(record: PageRecord, isWanted: (i: number) => boolean): readonly (WidgetFragment | undefined)[] {
    const { assignment, facts } = record;
    const lookup = pageVariables(facts);
    const ofMaster = this.#masterWidgets(assignment?.master_id ?? "");
    const own = this.#ownWidgets.get(facts.page) ?? [];
    return [
      ...ofMaster.map((one, i) => (isWanted(i) ? this.#masterFragment(one, facts, lookup) : undefined)),
      ...own.map((widget, i) => (isWanted(ofMaster.length + i) ? this.#ownFragment(widget, lookup) : undefined)),
    ];
  }

  #masterFragment(one: MasterWidget, facts: PageFacts, lookup: Lookup): WidgetFragment {
    const { widget, master, cache, users } = one;
    const { result, reads } = cache.find(lookup) ?? this.#laidOut(one, facts, lookup);
    const common = reads.every((variable) => isSharedByPages(variable, facts));
    const sharing = reads.length === 0 ? "master" : common ? "many" : "page";
    return { widget, master, fragment: result, sharing, users };
  }

  #laidOut({ cache, layouter }: MasterWidget, facts: PageFacts, lookup: Lookup): CachedResult<Fragment> {
    return cache.make(lookup, (variable) => isSharedByPages(variable, facts), layouter);
  }

  #ownFragment(widget: Widget, lookup: Lookup): WidgetFragment {
    const layoutContext = { scope: this.#scope, lookup, master: undefined, hintedRules: this.#hintedRules };
    return { widget, master: undefined, fragment: layoutWidget(widget, layoutContext), sharing: "page", users: "" };
  }

  #masterWidgets(id: string): readonly MasterWidget[] {
    const known = this.#masters.get(id);
    if (known) return known;
    const master = this.#scope.masters.get(id);
    const widgets = master?.widgets.map((widget) => {
      const first = this.#shared.firstEqual(widget);
      const layouts = this.#layoutsOf(first);
      const setting = { scope: this.#scope, master: master.name, hintedRules: this.#hintedRules, parts: layouts.parts };
      const layouter = widgetLayouter(widget, setting);
      return { widget, master, ...layouts, users: this.#shared.users(first), layouter };
    });
    this.#masters.set(id, widgets ?? []);
    return widgets ?? [];
  }

  #layoutsOf(widget: Widget): WidgetLayouts {
    const layouts = this.#layouts.get(widget) ?? { cache: new LayoutCache<Fragment>(), parts: new Map() };
    this.#layouts.set(widget, layouts);
    return layouts;
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
      if (isFollowed) layers.push(this.#joined(run, next));
      else if (sharing === "page") layers.push(...this.#pageLayers(run));
      else layers.push(this.#layer(run, sharing));
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

  /** The page's own items, and between them groups that other pages share. */
  #pageLayers(run: readonly WidgetFragment[]): readonly Layer[] {
    const layers: Layer[] = [];
    let own: DrawnItem[] = [];
    const endOwn = () => {
      if (own.length > 0) layers.push({ items: own, shared: false });
      own = [];
    };
    for (const item of run.flatMap(({ fragment }) => fragment.items)) {
      if (item.kind !== "group" || !item.shared) own.push(item);
      else {
        endOwn();
        layers.push(this.#groupLayer(item));
      }
    }
    endOwn();
    return layers;
  }

  #groupLayer(group: GroupItem): Layer {
    const known = this.#groupLayers.get(group);
    if (known) return known;
    const layer: Layer = { items: group.items, shared: true };
    this.#groupLayers.set(group, layer);
    return layer;
  }

  #layer(run: readonly WidgetFragment[], sharing: "master" | "many"): Layer {
    const items = (): DrawnItem[] => run.flatMap(({ fragment }) => fragment.items);
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

/** First day of the week of a page, also of pages behind that of the week, which print no date. */
function weekOf({ unit, parent, items, position, weekStart }: PageFacts): string | undefined {
  const date = unit === "week" ? items[position]?.date : undefined;
  return date ? formatDate(firstOfWeek(date, weekStart)) : parent && weekOf(parent);
}
