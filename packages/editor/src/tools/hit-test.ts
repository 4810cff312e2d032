/** Hit testing by geometry, so that invisible widgets can be found and tests need no browser. */
import { type Point, type Rect, type Widget, widgetDefinition } from "@octavo/engine";
import { toPage, toScreen } from "../camera/camera.ts";
import { masterUnder, type Place } from "../document/editor-document.ts";
import { grownBy, holdsPoint } from "../document/rects.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import type { EditorState } from "../state/editor-state.ts";
import { frameEdge, guideTolerance, minimumHitSize } from "./tolerances.ts";

/** Returns the widgets at a page position, topmost first, then frames around it and small widgets near it. */
export function widgetsAt(widgets: Widgets, point: Point, zoom: number): Widgets {
  const seen = widgets.filter(({ hidden_in_editor }) => !hidden_in_editor).toReversed();
  const exact = seen.filter(({ position }) => holdsPoint(position, point));
  const near = seen.filter(
    ({ position }) => !holdsPoint(position, point) && holdsPoint(hitRect(position, zoom), point),
  );
  const [solid = [], frames = []] = [false, true].map((isInside) =>
    exact.filter((widget) => isInsideFrame(widget, point, zoom) === isInside),
  );
  return [...solid, ...frames, ...near];
}

/** True between the rules of a widget that draws only its edges, so that a click reaches what it frames. */
function isInsideFrame({ type, position, properties = {} }: Widget, point: Point, zoom: number): boolean {
  if (!widgetDefinition(type)?.isFrame?.(properties)) return false;
  const edge = frameEdge / zoom;
  return position.height > 2 * edge && holdsPoint(grownBy(position, 0, -edge), point);
}

function hitRect(rect: Rect, zoom: number): Rect {
  const missing = (side: number) => Math.max(0, (minimumHitSize / zoom - side) / 2);
  return grownBy(rect, missing(rect.width), missing(rect.height));
}

/** Returns the unlocked widgets of the edited list at a screen position. */
export function grabbableAt({ document, place, camera }: EditorState, screen: Point): Widgets {
  const free = widgetsIn(document, place).filter(({ locked }) => !locked);
  return widgetsAt(free, toPage(camera, screen), camera.zoom);
}

export interface WidgetHit {
  readonly place: Place;
  readonly widget: Widget;
}

/** Returns a locked widget, or a widget of the master, at a screen position. */
export function lockedOrMasterAt({ document, place, camera }: EditorState, screen: Point): WidgetHit | undefined {
  const point = toPage(camera, screen);
  const [locked] = widgetsAt(
    widgetsIn(document, place).filter((widget) => widget.locked),
    point,
    camera.zoom,
  );
  if (locked) return { place, widget: locked };
  const master = masterUnder(document, place);
  const [below] = widgetsAt(master?.widgets ?? [], point, camera.zoom);
  return master && below && { place: { kind: "master", id: master.id }, widget: below };
}

export interface GuideHit {
  readonly axis: "x" | "y";
  readonly index: number;
}

export function guideAt({ document, camera, settings }: EditorState, screen: Point): GuideHit | undefined {
  const { guides } = document.canvas;
  if (!guides || !settings.rulers) return undefined;
  for (const axis of ["x", "y"] as const) {
    const at = (position: number) => toScreen(camera, { x: position, y: position })[axis];
    const index = guides[axis].findIndex((position) => Math.abs(at(position) - screen[axis]) <= guideTolerance);
    if (index >= 0) return { axis, index };
  }
  return undefined;
}
