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
import { cameraShowing, toPage, visibleRect } from "../camera/camera.ts";
import { cycleWith, instanceProperties } from "../document/blocks.ts";
import { newWidget, withContent, withPreset, withRect } from "../document/edit-widget.ts";
import { type EditorDocument, findBlock } from "../document/editor-document.ts";
import type { Room } from "../document/free-room.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { gridOf, nearestCorner } from "../document/page-grid.ts";
import { centerOf, moveInside, rectBetween } from "../document/rects.ts";
import { addWidgets, positionsOf, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, hasText, isSelectionHere, pageRect, selected } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { beginStep, transact } from "../state/transaction.ts";
import { always, type Command, done, type Outcome } from "./command.ts";

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
  /** Text of a widget that has one. Default: the name of its type. */
  readonly content?: string;
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
    const room = roomOf(args, state);
    const widget = newWidgetFrom(id, room, args, state);
    const cycle = cycleWith(document, place, [widget]);
    if (cycle) return { refused: messages.blockCycle(cycle) };
    const change = { document: addWidgets(document, place, [widget]), selection: select(place, [id]) };
    const after = transact(state, messages.insertStep(definition.label), change);
    // The picker opens first, and the text can be written later.
    if (definition.needsLink) return { ...inserted(after, room, widget), request: { kind: "dialog", name: "link" } };
    const isWriting = args.isWriting === true && hasText(widget);
    const next = isWriting
      ? { ...beginStep(after, messages.editTextStep), textEdit: { place, id, others: [] } }
      : after;
    return inserted(next, room, widget);
  },
};

/** A block is inserted by its name, in place of a preset. */
function blockNamed(document: EditorDocument, { type, preset = "" }: InsertArgs): Block | undefined {
  return type === "block" ? findBlock(document, preset) : undefined;
}

function newWidgetFrom(id: string, room: Room, args: InsertArgs, state: EditorState): Widget {
  const { type, preset, properties, content } = args;
  const { document, place, minimums, firstNames } = state;
  const size = room.isDrawn ? room.rect : { ...room.rect, ...widgetDefinition(type)?.size };
  const plain = withRect(newWidget(type, id, size), room.rect);
  if (type === "block" && preset !== undefined) return { ...plain, properties: instanceProperties(preset) };
  const inLook = placementIfLoaded()?.inDesignLook ?? ((widget: Widget) => widget);
  const looking = inLook(plain, { document, place, minimums, grid: gridOf(document, place) });
  const label = plain.content === undefined ? undefined : firstNames.text(plain.content);
  const text = content ?? label;
  const written = text === undefined ? looking : withContent(looking, text);
  const named = preset === undefined ? written : withPreset(written, preset);
  return properties ? { ...named, properties: { ...named.properties, ...properties } } : named;
}

/** Without a place, the widget goes where there is room: near the center of the view, or a header or footer at its edge. */
function roomOf({ corner, center, ...args }: InsertArgs, state: EditorState): Room {
  const { document, place, camera, viewport } = state;
  if (args.rect) return { rect: args.rect, isDrawn: true };
  const usual = blockNamed(document, args)?.size ?? widgetDefinition(args.type)?.size ?? noSize;
  const placement = placementIfLoaded();
  const safe = placement?.safeArea(document, place) ?? pageRect(state);
  const [width, height] = [Math.min(usual.width, safe.width), Math.min(usual.height, safe.height)];
  const middle = center ?? visibleCenter(state);
  const grid = gridOf(document, place);
  const { edge } = widgetDefinition(args.type)?.presets?.[args.preset ?? ""] ?? {};
  const isAtEdge = edge !== undefined && !center;
  const y = edge === "top" ? safe.y : safe.y + safe.height - height;
  const at = corner ?? (isAtEdge ? { x: safe.x, y } : { x: middle.x - width / 2, y: middle.y - height / 2 });
  const wanted = {
    ...(state.settings.snap ? nearestCorner(placement?.gridAround(state, at) ?? grid, at) : at),
    width,
    height,
  };
  if (corner || center || !placement) return { rect: moveInside(pageRect(state), wanted) };
  const selectedHere = isSelectionHere(state) ? positionsOf(selected(state)) : [];
  return placement.roomFor({
    document,
    place,
    grid,
    wanted: moveInside(safe, wanted),
    seen: isAtEdge ? safe : visibleRect(camera, viewport),
    type: args.type,
    paint: state.paint,
    selected: selectedHere,
  });
}

const noSize: Size = { width: 0, height: 0 };

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

/** Offers to undo the insertion of a widget without free room. */
function inserted(state: EditorState, { notice, rect, isOver }: Room, { id, type }: Widget): Outcome {
  const label = widgetDefinition(type)?.label ?? type;
  const camera = cameraShowing(state.camera, rect, state.viewport);
  if (!notice) return done({ ...state, camera }, messages.inserted(label));
  const text = notice(label);
  const offer = { document: state.document, message: text, ...(isOver && { over: [id] }) };
  return done({ ...state, camera, undoOffer: offer }, text);
}
