import {
  boundsOf,
  type Compilation,
  compile,
  emitSvg,
  type Rect,
  render,
  type Widget,
  type World,
} from "@octavo/engine";
import type { Diagnostic } from "@octavo/foundation";
import { drawingOf } from "./describe-planner.ts";
import type { ExampleDocuments, ExampleDrawing, ExampleDrawings, ExampleRequest, PageDrawing } from "./protocol.ts";

/** In points: the space around the widgets, and the smallest part of the page that is shown. */
const space = 20;
const smallest = { width: 200, height: 70 };

/** Draws a page before and after; undefined if both look the same. */
export function drawExample({ code, before, after }: ExampleRequest, world: World): ExampleDrawings | undefined {
  const [from, to] = [compileExample(before, world), compileExample(after, world)];
  const problem = from.diagnostics.find((found) => found.code === code);
  if (!problem || to.diagnostics.length > 0) return undefined;
  const [one, other] = [drawSide(from, problem), drawSide(to, problem)];
  if (!one || !other || isAlike(one, other)) return undefined;
  const { message } = problem;
  const area = areaAround([one, other].flatMap(({ marked, others }) => [...marked, ...others]));
  return { before: one, after: other, area, message };
}

function compileExample(documents: ExampleDocuments, world: World): Compilation {
  if ("template" in documents) return render(documents.template, world, { lint: true });
  return compile(documents.masters, documents.plan, world, { lint: true });
}

function drawSide({ document, template }: Compilation, { at }: Diagnostic): ExampleDrawing | undefined {
  const page = at.page ?? 1;
  const widgets = widgetsOn(page, template);
  const marked = widgets.filter(({ id }) => isMeant(id, at));
  if (!document || page > document.pageCount || marked.length === 0) return undefined;
  // Nobody follows the links of a picture.
  const drawn = { ...document.page(page), links: [] };
  const drawing: PageDrawing = {
    page,
    label: drawn.label,
    size: drawn.size,
    ...drawingOf(document, (options) => emitSvg(drawn, options)),
  };
  return { page: drawing, marked: boxesOf(marked), others: boxesOf(widgets.filter((one) => !marked.includes(one))) };
}

/** The widgets of a block have the ids of its instances before their own. */
function isMeant(id: string, { instance, widget_id }: Diagnostic["at"]): boolean {
  const meant = [...(instance?.split("/") ?? []), widget_id].join("-");
  return id === meant || id.startsWith(`${meant}-`);
}

function widgetsOn(page: number, template: Compilation["template"]): readonly Widget[] {
  const assigned = template?.page_assignments.find((assignment) => assignment.page === page);
  return template?.masters.find(({ id }) => id === assigned?.master_id)?.widgets ?? [];
}

const boxesOf = (widgets: readonly Widget[]) => widgets.map(({ position }) => position);

function isAlike(one: ExampleDrawing, other: ExampleDrawing): boolean {
  return one.page.svg === other.page.svg && JSON.stringify(one.marked) === JSON.stringify(other.marked);
}

/** The same part of both pages, so that one sees what moves. It leaves the page only around a widget at its edge. */
function areaAround(boxes: readonly Rect[]): Rect {
  const { x, y, width, height } = boundsOf(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const wider = Math.max(2 * space, smallest.width - width);
  const higher = Math.max(2 * space, smallest.height - height);
  const start = (first: number, more: number) => Math.max(first - more / 2, Math.min(0, first - space));
  return { x: start(x, wider), y: start(y, higher), width: width + wider, height: height + higher };
}
