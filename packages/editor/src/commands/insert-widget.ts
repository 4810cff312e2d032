import {
  type Block,
  type Point,
  type Rect,
  type Size,
  unknownWidgetType,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import { limits, message } from "@octavo/foundation";
import { toPage, visibleRect } from "../camera/camera.ts";
import { areaOf, cycleWith, instanceProperties } from "../document/blocks.ts";
import { newWidget, withPreset } from "../document/edit-widget.ts";
import { type EditorDocument, findBlock } from "../document/editor-document.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { centerOf, moveInside, overlap, rectBetween } from "../document/rects.ts";
import { addWidgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, hasText, pageRect } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { beginStep, transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

export interface InsertArgs {
  readonly type: string;
  readonly preset?: string | undefined;
  /** Rectangle drawn by the user. */
  readonly rect?: Rect | undefined;
  /** Top left corner for a click, center for a drop. Without either, the widget goes to the center of the view. */
  readonly corner?: Point | undefined;
  readonly center?: Point | undefined;
  /** Properties in addition to the initial ones, for example the picture of an image. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** True if the text of the new widget opens for editing. */
  readonly isWriting?: boolean;
}

export const insertWidget: Command<InsertArgs> = {
  id: "insert-widget",
  label: message("Insert Widget"),
  group: "insert",
  isEnabled: always,
  run: (state, args) => {
    const definition = widgetDefinition(args.type);
    if (!definition) return { refused: unknownWidgetType(args.type) };
    if (widgetsIn(state.document, state.place).length >= limits.widgetsPerDesign)
      return { refused: messages.tooManyWidgets };
    const [id = args.type] = newWidgetIds(state.document, [args.type]);
    const { document, place } = state;
    const size = blockNamed(document, args)?.size ?? definition.size;
    const widget = newWidgetFrom(id, args.rect ?? initialRect(size, args, state), args);
    const cycle = cycleWith(document, place, [widget]);
    if (cycle) return { refused: messages.blockCycle(cycle) };
    const change = { document: addWidgets(document, place, [widget]), selection: select(place, [id]) };
    const inserted = transact(state, messages.insertStep(definition.label), change);
    // The picker opens first, and the text can be written later.
    if (definition.needsLink)
      return { ...done(inserted, messages.inserted(definition.label)), request: { kind: "dialog", name: "link" } };
    const isWriting = args.isWriting === true && hasText(widget);
    const next = isWriting
      ? { ...beginStep(inserted, messages.editTextStep), textEdit: { place, id, others: [] } }
      : inserted;
    return done(next, messages.inserted(definition.label));
  },
};

/** A block is inserted by its name, in place of a preset. */
function blockNamed(document: EditorDocument, { type, preset = "" }: InsertArgs): Block | undefined {
  return type === "block" ? findBlock(document, preset) : undefined;
}

function newWidgetFrom(id: string, rect: Rect, { type, preset, properties }: InsertArgs): Widget {
  const plain = newWidget(type, id, rect);
  if (type === "block" && preset !== undefined) return { ...plain, properties: instanceProperties(preset) };
  const named = preset === undefined ? plain : withPreset(plain, preset);
  return properties ? { ...named, properties: { ...named.properties, ...properties } } : named;
}

function initialRect(size: Size, { corner, center }: InsertArgs, state: EditorState): Rect {
  const middle = center ?? visibleCenter(state);
  const { x, y } = corner ?? { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
  const rect = moveInside(pageRect(state), onGrid({ x, y, ...size }, state));
  return corner || center ? rect : (clearRect(rect, state) ?? offsetRect(rect, state));
}

/**
 * Returns a position away from other widgets, at half the size if the page is too full. If there is none, the widget may lie on
 * lines to write on.
 */
function clearRect(rect: Rect, state: EditorState): Rect | undefined {
  const widgets = widgetsIn(state.document, state.place);
  const half = onGrid({ ...rect, x: rect.x + rect.width / 4, width: rect.width / 2 }, state);
  const written = widgets.filter((widget) => !isPaper(widget));
  return [widgets, written].reduce<Rect | undefined>(
    (found, taken) => found ?? freeRect(rect, taken, state) ?? freeRect(half, taken, state),
    undefined,
  );
}

/** Returns the center of the visible part of the page. */
function visibleCenter(state: EditorState): Point {
  const { camera, viewport } = state;
  const page = pageRect(state);
  const first = toPage(camera, { x: 0, y: 0 });
  const last = toPage(camera, { x: viewport.width, y: viewport.height });
  const onPaper = ({ x, y }: Point) => ({
    x: Math.min(page.width, Math.max(0, x)),
    y: Math.min(page.height, Math.max(0, y)),
  });
  return centerOf(rectBetween(onPaper(first), onPaper(last)));
}

function onGrid(rect: Rect, { settings, document }: EditorState): Rect {
  if (!settings.snap) return rect;
  const grid = document.canvas.grid_size;
  return { ...rect, x: Math.round(rect.x / grid) * grid, y: Math.round(rect.y / grid) * grid };
}

/** Offset of copies and new widgets from existing ones, in points. */
export const copyOffset = 20;

/** True for lines and empty rows to write on. */
function isPaper({ type, properties }: Widget): boolean {
  const definition = widgetDefinition(type);
  return definition && "data" in definition.properties
    ? properties?.["data"] === undefined
    : definition?.area === "ruled";
}

/**
 * Returns the nearest free position within the margins and the visible area. Vertical moves are preferred to
 * horizontal ones.
 */
function freeRect(
  rect: Rect,
  taken: readonly Widget[],
  { document, place, camera, viewport }: EditorState,
): Rect | undefined {
  const isFree = (there: Rect) => !taken.some(({ position }) => overlap(there, position));
  if (isFree(rect)) return rect;
  const { width, height } = areaOf(document, place);
  const [top, right, bottom, left] = place.kind === "block" ? [0, 0, 0, 0] : document.canvas.dimensions.margins;
  const seen = visibleRect(camera, viewport);
  const room = { left: Math.max(left, seen.x), top: Math.max(top, seen.y) };
  const last = {
    x: Math.min(width - right, seen.x + seen.width) - rect.width,
    y: Math.min(height - bottom, seen.y + seen.height) - rect.height,
  };
  const free = gridPositions(rect.y, room.top, last.y).flatMap((y) =>
    gridPositions(rect.x, room.left, last.x)
      .map((x) => ({ ...rect, x, y }))
      .filter(isFree),
  );
  const distance = ({ x, y }: Rect) => Math.abs(y - rect.y) + 2 * Math.abs(x - rect.x);
  return free.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Returns the positions at whole grid steps from `at`, so that widgets stay on the grid. */
function gridPositions(at: number, first: number, last: number): readonly number[] {
  const count = Math.max(0, Math.floor((last - at) / gridStep) - Math.ceil((first - at) / gridStep) + 1);
  return Array.from({ length: count }, (_, i) => at + (Math.ceil((first - at) / gridStep) + i) * gridStep);
}

/** In points. */
const gridStep = 10;

/** Moves the rectangle until no widget has the same corner. */
function offsetRect(rect: Rect, { document, place }: EditorState): Rect {
  const taken = new Set(widgetsIn(document, place).map(({ position: { x, y } }) => `${x} ${y}`));
  let { x, y } = rect;
  while (taken.has(`${x} ${y}`)) {
    x += copyOffset;
    y += copyOffset;
  }
  return { ...rect, x, y };
}
