/** Draws widgets with the engine and caches each drawing while its widget is unchanged. */

import { type EditorDocument, type EditorState, pageAround, pageNumber, type Sample } from "@octavo/editor";
import {
  type PaintedWidget,
  type PaintWidget,
  type SharedParts,
  type Template,
  templateDefaults,
  type Widget,
  type WidgetDisplay,
  type World,
  widgetPainter,
} from "@octavo/engine";

/** Context for drawing a widget: a template without widgets and a page number. */
type ShownPage = Sample;

interface PainterOptions {
  readonly longest?: boolean;
  readonly shared?: SharedParts | undefined;
  readonly display?: WidgetDisplay | undefined;
}

export function painter(
  { template, page }: ShownPage,
  world: World,
  sample: Sample | undefined,
  { longest, shared, display }: PainterOptions = {},
): PaintWidget {
  const paint = sample
    ? pagePainter(sampled(sample.template, template), world, sample.page, longest)
    : pagePainter(template, world, page, longest);
  return withSharedParts(paint, shared, display);
}

/** Draws instances of blocks with their contents, and widgets with the values of their styles. */
export function withSharedParts(
  paint: PaintWidget,
  shared: SharedParts | undefined,
  display: WidgetDisplay | undefined,
): PaintWidget {
  if (!shared || !display) return paint;
  const joined = new WeakMap<readonly Widget[], PaintedWidget>();
  return (widget) => {
    const widgets = display.widgetsOf(widget, shared);
    const [only] = widgets;
    if (only && widgets.length === 1) return paint(only);
    const found = joined.get(widgets) ?? join(widgets.map(paint));
    joined.set(widgets, found);
    return found;
  };
}

function join(painted: readonly PaintedWidget[]): PaintedWidget {
  return {
    items: painted.flatMap(({ items }) => items),
    faces: [...new Set(painted.flatMap(({ faces }) => faces))],
    writing: painted.flatMap(({ writing }) => writing),
  };
}

/** Applies the page size and device of the document. */
function sampled(template: Template, { metadata, canvas }: Template): Template {
  return { ...template, metadata: { ...template.metadata, profile: metadata.profile }, canvas };
}

interface Page {
  readonly template: Template;
  readonly world: World;
  readonly page: number;
  readonly longest: boolean;
}

interface CachedPainter extends Page {
  readonly paint: PaintWidget;
}

/** The most recently used painters. The canvas and the page list share them. */
const cachedPainters: CachedPainter[] = [];
const maxCachedPainters = 16;

export function pagePainter(template: Template, world: World, page: number, longest = false): PaintWidget {
  const wanted = { template, world, page, longest };
  const index = cachedPainters.findIndex((known) => isSame(known, wanted));
  const [found = { ...wanted, paint: newPainter(wanted) }] = index < 0 ? [] : cachedPainters.splice(index, 1);
  cachedPainters.push(found);
  if (cachedPainters.length > maxCachedPainters) cachedPainters.shift();
  return found.paint;
}

function isSame(one: Page, other: Page): boolean {
  return (
    one.template === other.template &&
    one.world === other.world &&
    one.page === other.page &&
    one.longest === other.longest
  );
}

function newPainter({ template, world, page, longest }: Page): PaintWidget {
  const painted = new WeakMap<Widget, PaintedWidget>();
  let paint: PaintWidget | undefined;
  return (widget) => {
    paint ??= widgetPainter(template, page, world, { longest });
    const found = painted.get(widget) ?? paint(widget);
    painted.set(widget, found);
    return found;
  };
}

/** A master is shown with the context of the first page that uses it. */
function shownPageNumber({ document, place: edited, page }: EditorState): number {
  if (document.kind !== "template") return 1;
  const place = pageAround(edited);
  if (place.kind === "page") return Math.max(1, pageNumber(document, place.id));
  const current = document.pages.find(({ id }) => id === page);
  if (current?.master_id === place.id) return pageNumber(document, page);
  return Math.max(1, document.pages.findIndex(({ master_id }) => master_id === place.id) + 1);
}

const skeletons = new WeakMap<EditorDocument, Skeleton>();
let lastSkeleton: Skeleton | undefined;
let lastShownPage: ShownPage | undefined;

interface Skeleton {
  readonly template: Template;
  /** Masters and contexts of all pages, as text. */
  readonly assignments: string;
}

/** Returns the document without widgets. The same object until a change affects all widgets. */
export function skeletonOf({ document }: EditorState): Template {
  const known = skeletons.get(document) ?? reuseSkeleton(skeleton(document));
  skeletons.set(document, known);
  lastSkeleton = known;
  return known.template;
}

function reuseSkeleton(next: Skeleton): Skeleton {
  const { template: old, assignments } = lastSkeleton ?? {};
  const { metadata, canvas, sections, dates } = next.template;
  const isSame =
    old?.metadata === metadata &&
    old.canvas === canvas &&
    old.sections === sections &&
    old.dates === dates &&
    assignments === next.assignments;
  return isSame && lastSkeleton ? lastSkeleton : next;
}

function skeleton({ metadata, canvas, sections, dates, pages }: EditorDocument): Skeleton {
  const page_assignments = pages.flatMap(({ master_id, context }, i) =>
    master_id === undefined ? [] : [{ page: i + 1, master_id, ...(context && { context }) }],
  );
  const page_count = Math.max(1, pages.length);
  return {
    template: {
      ...templateDefaults,
      metadata,
      canvas,
      sections,
      ...(dates && { dates }),
      page_assignments,
      page_count,
    },
    assignments: JSON.stringify([page_count, page_assignments]),
  };
}

/** Returns the context of the page on the canvas. */
export function shownPageOf(state: EditorState): ShownPage {
  const template = skeletonOf(state);
  const page = shownPageNumber(state);
  if (lastShownPage?.template !== template || lastShownPage.page !== page) lastShownPage = { template, page };
  return lastShownPage;
}
