/** The select tool before a press becomes a drag: hit testing and clicks. */
import type { Point, Widget } from "@octavo/engine";
import { toPage } from "../camera/camera.ts";
import { editBlock, editFrame, frameContents, leaveBlock } from "../commands/blocks.ts";
import { done, type Outcome } from "../commands/command.ts";
import { editTextAt } from "../commands/edit-text.ts";
import { showMaster } from "../commands/masters.ts";
import { clickedUnit } from "../commands/select.ts";
import { isSamePlace } from "../document/editor-document.ts";
import { groupUnder } from "../document/groups.ts";
import { holdsPoint } from "../document/rects.ts";
import { findWidget } from "../document/widget-lists.ts";
import { type EditorState, hasText, isSelectionHere, pageRect, selectedUnits } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { PointingCanvas, PointingHandle, PointingWidget } from "../state/interaction.ts";
import { enteredGroup, type Selection, select, toggled } from "../state/selection.ts";
import { clickCanvas } from "./brushing.ts";
import { distance, endGesture, startGesture, withInteraction, withoutGesture } from "./gesture.ts";
import { handleAt } from "./handles.ts";
import { grabbableAt, guideAt, lockedOrMasterAt, type WidgetHit, widgetsAt } from "./hit-test.ts";
import { beginMovingGuide } from "./moving-guide.ts";
import { doubleClickDistance, doubleClickTime } from "./tolerances.ts";
import { beginTranslating } from "./translating.ts";

export function beginSelecting(state: EditorState, input: PointerInput): Outcome {
  const gesture = startGesture(state, input);
  const handle = handleAt(state, input.screen, input.pointerType);
  if (handle) return withInteraction(state, { ...gesture, kind: "pointing-handle", handle });
  const hits = grabbableAt(state, input.screen);
  const [top] = hits;
  if (top) {
    const grabbed = selectedAmong(state, hits)?.id ?? top.id;
    return withInteraction(state, { ...gesture, kind: "pointing-widget", grabbed, clicked: top.id });
  }
  const guide = guideAt(state, input.screen);
  if (guide) return beginMovingGuide(state, guide, input);
  return withInteraction(state, { ...gesture, kind: "pointing-canvas", before: state.selection });
}

function selectedAmong(state: EditorState, hits: readonly Widget[]): Widget | undefined {
  return hits.find(({ id }) => isSelectionHere(state) && state.selection.ids.includes(id));
}

/** Starts a drag and selects the widget if it is not selected. */
export function dragWidget(state: EditorState, gesture: PointingWidget, input: PointerInput): Outcome {
  const { grabbed } = gesture;
  const { place, selection } = state;
  const isSelected = isSamePlace(selection.place, place) && selection.ids.includes(grabbed);
  const chosen = isSelected ? selection : clickedAt(state, grabbed, input.shift);
  return beginTranslating({ ...state, selection: chosen }, gesture, input);
}

export function clickWidget(state: EditorState, gesture: PointingWidget): Outcome {
  const { last } = gesture;
  if (!last.alt && isDoubleClick(state, last)) return openAt(withoutGesture(state), gesture);
  const isToggle = last.shift || last.mod;
  const goesDown = !isToggle && (last.alt || isRepeated(state, last));
  const id = goesDown ? nextBelow(state, last.screen) : gesture.clicked;
  const before = goesDown ? state.selection : undefined;
  const clicked = rememberClick(withoutGesture(state), last, before);
  return done({ ...clicked, selection: clickedAt(state, id ?? gesture.clicked, isToggle) });
}

/** A double click on an edge opens what is under it: a finger reaches hardly more of a line of text. */
export function clickHandle(state: EditorState, gesture: PointingHandle): Outcome {
  const { last } = gesture;
  const [top] = grabbableAt(state, last.screen);
  if (!top || !isDoubleClick(state, last)) return done(rememberClick(withoutGesture(state), last));
  return openAt(withoutGesture(state), { ...gesture, kind: "pointing-widget", grabbed: top.id, clicked: top.id });
}

/** A click where the last one was goes down to the next widget, unless it is the second one of a double click. */
function isRepeated(state: EditorState, input: PointerInput): boolean {
  if (!isWhereLastClickWas(state, input)) return false;
  const { screen } = input;
  return selectedUnits(state).length === 1 && selectedAmong(state, grabbableAt(state, screen)) !== undefined;
}

/** Returns the selection after a click on a widget, which selects its group. */
function clickedAt(state: EditorState, id: string, toggles: boolean): Selection {
  const { document, place, selection } = state;
  const widget = findWidget(document, place, id);
  const unit = widget ? clickedUnit(state, widget) : select(place, [id]);
  return toggles ? toggled(selection, place, unit.ids, unit.within) : unit;
}

/** A double click enters the group under the pointer, and opens a text. Its first click may have gone down. */
function openAt(current: EditorState, pointed: PointingWidget): Outcome {
  const selection = current.pointerState.click?.before ?? current.selection;
  const state = rememberClick({ ...current, selection }, undefined);
  const selected = selectedAmong(state, grabbableAt(state, pointed.last.screen));
  const gesture = { ...pointed, grabbed: selected?.id ?? pointed.clicked };
  const widget = findWidget(state.document, state.place, gesture.clicked);
  const within = enteredGroup(state.selection, state.place);
  const isSelected = isSelectionHere(state) && state.selection.ids.includes(gesture.clicked);
  const group = widget && isSelected ? groupUnder(within, widget) : undefined;
  if (!widget || group === undefined) return openText(state, gesture);
  const inside = { ...state, selection: select(state.place, [], group) };
  const entered = { ...inside, selection: clickedAt(inside, gesture.clicked, false) };
  const isText = hasText(widget) && groupUnder(group, widget) === undefined;
  return isText ? openText(entered, { ...gesture, grabbed: widget.id }) : endGesture(state, done(entered));
}

/** A double click opens the selected text or block, even if other widgets cover it. */
function openText(state: EditorState, { grabbed, clicked, last }: PointingWidget): Outcome {
  const chosen = { ...state, selection: select(state.place, [grabbed]) };
  if (editBlock.isEnabled(chosen)) return endGesture(state, editBlock.run(chosen));
  const opened = editTextAt(chosen, toPage(state.camera, last.screen));
  return endGesture(
    state,
    "refused" in opened ? done({ ...state, selection: clickedAt(state, clicked, false) }) : opened,
  );
}

/** Alt+click and repeated clicks cycle through the widgets under the pointer. */
function nextBelow(state: EditorState, screen: Point): string | undefined {
  const hits: readonly Widget[] = grabbableAt(state, screen);
  const { ids } = state.selection;
  const selected = hits.findIndex(({ id }) => ids.includes(id));
  const next = [...hits.slice(selected + 1), ...hits].find(({ id }) => !ids.includes(id));
  return (next ?? hits[0])?.id;
}

/** Handles a click where no unlocked widget is. Ctrl selects locked widgets and widgets of the master. */
export function clickEmpty(state: EditorState, gesture: PointingCanvas): Outcome {
  const { last } = gesture;
  const isSecond = isDoubleClick(state, last);
  const clicked = rememberClick(state, isSecond ? undefined : last);
  const below = lockedOrMasterAt(state, last.screen);
  if (below && isSecond && below.place.kind === "master" && state.place.kind === "page")
    return endGesture(clicked, showMaster.run(clicked, { id: below.place.id }));
  if (isSecond && !below && isOnFrame(state, last.screen)) return endGesture(clicked, editFrame.run(clicked));
  if (isSecond && isOutside(state, last.screen)) return endGesture(clicked, leaveBlock.run(clicked));
  if (below && last.mod) return selectFixed(clicked, below, last.shift);
  return clickCanvas(clicked, gesture);
}

function isOnFrame(state: EditorState, screen: Point): boolean {
  const { camera } = state;
  return widgetsAt(frameContents(state), toPage(camera, screen), camera.zoom).length > 0;
}

/** A double click beside a block leaves it. */
function isOutside(state: EditorState, screen: Point): boolean {
  return state.place.kind === "block" && !holdsPoint(pageRect(state), toPage(state.camera, screen));
}

function selectFixed(state: EditorState, { place, widget }: WidgetHit, adds: boolean): Outcome {
  const unit = clickedUnit({ ...state, place }, widget);
  const selection = adds ? toggled(state.selection, place, unit.ids, unit.within) : unit;
  return done(withoutGesture({ ...state, selection }));
}

function isDoubleClick(state: EditorState, input: PointerInput): boolean {
  const { click } = state.pointerState;
  return click !== undefined && input.time - click.time <= doubleClickTime && isWhereLastClickWas(state, input);
}

function isWhereLastClickWas({ pointerState: { click } }: EditorState, { screen, pointerType }: PointerInput): boolean {
  return click !== undefined && distance(click.screen, screen) <= doubleClickDistance[pointerType];
}

/** `before` is the selection before a click that went down. */
function rememberClick(state: EditorState, input: PointerInput | undefined, before?: Selection): EditorState {
  const click = input && { time: input.time, screen: input.screen, ...(before && { before }) };
  return { ...state, pointerState: { ...state.pointerState, click } };
}

/** Opens the context menu for the widget at a position, and selects that widget. */
export function openContextMenu(state: EditorState, screen: Point): Outcome {
  const [top] = grabbableAt(state, screen);
  const below = top ? { place: state.place, widget: top } : lockedOrMasterAt(state, screen);
  const resting = withoutGesture(state);
  if (!below) return done({ ...resting, contextMenu: { screen, on: "canvas" } });
  const { place, widget } = below;
  const isSelected = isSamePlace(state.selection.place, place) && state.selection.ids.includes(widget.id);
  const selection = isSelected ? state.selection : clickedUnit({ ...state, place }, widget);
  return done({ ...resting, selection, contextMenu: { screen, on: "widget" } });
}

/** Returns the object that a press would act on. Alt measures distances to locked widgets and those of the master, too. */
export function hoverAt(
  state: EditorState,
  { screen, pointerType, alt }: PointerInput,
): EditorState["pointerState"]["hover"] {
  if (state.tool.kind !== "select") return undefined;
  const handle = handleAt(state, screen, pointerType);
  if (handle) return { kind: "handle", handle };
  const [top] = grabbableAt(state, screen);
  if (top) return { kind: "widget", place: state.place, id: top.id };
  const below = alt ? lockedOrMasterAt(state, screen) : undefined;
  if (below) return { kind: "widget", place: below.place, id: below.widget.id };
  const guide = guideAt(state, screen);
  return guide && { kind: "guide", ...guide };
}
