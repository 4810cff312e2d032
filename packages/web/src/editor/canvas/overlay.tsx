import {
  boundsOf,
  type Camera,
  clickedUnit,
  type EditorState,
  findWidget,
  handlePositions,
  membersOf,
  onPixels,
  type Preview,
  positionsOf,
  previewOf,
  rectToScreen,
  resizableBounds,
  selectedWidgets,
  type Unit,
  unitsAmong,
  type Widgets,
  widgetsIn,
} from "@octavo/editor";
import { type DeviceProfile, type PaintedWidget, type PaintWidget, type Rect, widgetLabel } from "@octavo/engine";
import { memo, type ReactNode, type SVGProps, useMemo } from "react";
import { translate } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { GuideLines } from "./guide-lines.tsx";
import { PageMarks } from "./page-marks.tsx";
import { leavesInk } from "./paint-items.ts";
import { PanLayer, useZoomCamera } from "./pan-layer.tsx";

const LinkArrows = lazy(async () => (await import("./link-arrows.tsx")).LinkArrows, { isOptional: true });

interface OverlayProps {
  readonly profile: DeviceProfile | undefined;
  /** Undefined until the page is painted. */
  readonly paint: PaintWidget | undefined;
}

/** Marks above the page, in screen pixels, so that lines stay thin at any zoom. */
export const Overlay = memo(({ profile, paint }: OverlayProps) => (
  <div
    aria-hidden="true"
    data-overlay
    className="pointer-events-none absolute inset-0 overflow-hidden text-mark contain-strict"
  >
    <PanLayer>
      <PageMarks profile={profile} />
      {paint && <Unseen paint={paint} />}
      <Hovered />
      <SelectionFrame />
      <PreviewMarks />
    </PanLayer>
    <svg className="absolute inset-0 size-full">
      <LinkArrows />
      <ScreenMarks />
    </svg>
  </div>
));

interface FrameProps extends SVGProps<SVGRectElement> {
  readonly rect: Rect;
  readonly camera: Camera;
}

/** Aligned to whole pixels, so that thin lines are sharp. */
function Frame({ rect, camera, ...look }: FrameProps) {
  const { x, y, width, height } = rectToScreen(camera, rect);
  const [left, top] = [Math.round(x) + 0.5, Math.round(y) + 0.5];
  return (
    <rect
      x={left}
      y={top}
      width={Math.max(1, Math.round(x + width) + 0.5 - left)}
      height={Math.max(1, Math.round(y + height) + 0.5 - top)}
      fill="none"
      {...look}
    />
  );
}

const hereOf = ({ document, place }: EditorState) => widgetsIn(document, place);
const writtenOf = ({ textEdit }: EditorState) => textEdit?.id;

const isInkless = (painted: PaintedWidget | undefined) => painted?.items.some(leavesInk) === false;

/** Labels widgets that draw nothing, so that they can be found. */
function Unseen({ paint }: { readonly paint: PaintWidget }) {
  const camera = useZoomCamera();
  const widgets = useEditorState(hereOf);
  const written = useEditorState(writtenOf);
  const unseen = useMemo(
    () => widgets.filter((widget) => !widget.hidden_in_editor && widget.id !== written && isInkless(paint(widget))),
    [widgets, paint, written],
  );
  return unseen.map(({ id, type, position }) => {
    const { x, y, width, height } = rectToScreen(camera, position);
    const label = translate(widgetLabel(type));
    const hasRoom = width > label.length * 7 && height > 16;
    return (
      <g key={id} opacity={0.6}>
        <Frame rect={position} camera={camera} stroke="currentColor" strokeDasharray="2 3" />
        {hasRoom && (
          <text x={x + 5} y={y + 14} fill="currentColor" className="text-xs">
            {label}
          </text>
        )}
      </g>
    );
  });
}

/** Undefined during a gesture. */
const hoveredOf = ({ pointerState: { hover }, interaction, document }: EditorState) =>
  hover?.kind === "widget" && interaction.kind === "idle" ? findWidget(document, hover.place, hover.id) : undefined;

/** Frame of the widget or group that a click would select. */
function Hovered() {
  const camera = useZoomCamera();
  const widget = useEditorState(hoveredOf);
  const selection = useEditorState(selectionOf);
  const { getState } = useEditor();
  if (!widget) return null;
  const state = getState();
  const rect = boundsOf(positionsOf(selectedWidgets(state.document, clickedUnit({ ...state, selection }, widget))));
  return rect ? <Frame rect={rect} camera={camera} stroke="currentColor" strokeWidth={1.5} /> : null;
}

const documentOf = (state: EditorState) => state.document;
const selectionOf = (state: EditorState) => state.selection;
const kindOf = ({ interaction }: EditorState) => interaction.kind;
const resizedOf = (state: EditorState) => previewOf(state)?.widgets;

function SelectionFrame() {
  const document = useEditorState(documentOf);
  const selection = useEditorState(selectionOf);
  const resized = useEditorState(resizedOf);
  const kind = useEditorState(kindOf);
  const isWriting = useEditorState(writtenOf) !== undefined;
  const { getState } = useEditor();
  const widgets = useMemo(() => {
    const chosen = selectedWidgets(document, selection);
    return resized ? chosen.map((widget) => resized.get(widget.id) ?? widget) : chosen;
  }, [document, selection, resized]);
  const { place, within } = selection;
  const list = widgetsIn(document, place);
  const entered = useMemo(() => (within === undefined ? [] : membersOf(list, within)), [list, within]);
  const units = useMemo(() => unitsAmong(list, widgets, within), [list, widgets, within]);
  return (
    <g data-selection>
      <Entered widgets={entered} />
      <Shifted>
        <Frames units={units} />
      </Shifted>
      {!isWriting && kind === "idle" && <Handles bounds={resizableBounds(getState())} />}
      {kind === "resizing" && <Handles bounds={boundsOf(positionsOf(widgets))} />}
    </g>
  );
}

const shiftOf = (state: EditorState) => {
  const preview = previewOf(state);
  return preview?.moved?.by ?? preview?.copied?.by;
};

/** Moves its children with the dragged selection. */
function Shifted({ children }: { readonly children: ReactNode }) {
  const by = useEditorState(shiftOf);
  const { zoom } = useZoomCamera();
  return <g transform={by && `translate(${Math.round(by.x * zoom)} ${Math.round(by.y * zoom)})`}>{children}</g>;
}

/** Frame of the entered group. */
const Entered = memo(({ widgets }: { readonly widgets: Widgets }) => {
  const camera = useZoomCamera();
  const bounds = boundsOf(positionsOf(widgets));
  return bounds ? <Frame rect={bounds} camera={camera} stroke="currentColor" strokeDasharray="1 3" /> : null;
});

const Frames = memo(({ units }: { readonly units: readonly Unit[] }) => {
  const camera = useZoomCamera();
  const bounds = boundsOf(units.map(({ position }) => position));
  return (
    <>
      {units.map(({ key, position, widgets }) => (
        <Frame
          key={key}
          rect={position}
          camera={camera}
          stroke="currentColor"
          strokeWidth={units.length > 1 ? 1 : 1.5}
          strokeDasharray={widgets.every(({ locked }) => locked) ? "5 3" : undefined}
        />
      ))}
      {bounds && units.length > 1 && (
        <Frame rect={bounds} camera={camera} stroke="currentColor" strokeDasharray="4 3" />
      )}
    </>
  );
});

function Handles({ bounds }: { readonly bounds: Rect | undefined }) {
  const isCoarse = useMediaQuery("(pointer: coarse)");
  const camera = useZoomCamera();
  if (!bounds) return null;
  const size = isCoarse ? 12 : 8;
  return [...handlePositions(bounds, camera, isCoarse ? "touch" : "mouse")].map(([handle, { x, y }]) => (
    <rect
      key={handle}
      data-handle={handle}
      x={Math.round(x - size / 2) + 0.5}
      y={Math.round(y - size / 2) + 0.5}
      width={size - 1}
      height={size - 1}
      fill="#ffffff"
      stroke="currentColor"
      strokeWidth={1.5}
    />
  ));
}

/** Preview of the current gesture on the page. */
function PreviewMarks() {
  const camera = useZoomCamera();
  const preview = useEditorState(previewOf);
  if (!preview) return null;
  const { brush, drawn, guides = [], link } = preview;
  return (
    <>
      <GuideLines guides={guides} camera={camera} />
      {brush && <Frame rect={brush} camera={camera} stroke="currentColor" fill="currentColor" fillOpacity={0.08} />}
      {drawn && <Frame rect={drawn} camera={camera} stroke="currentColor" strokeDasharray="4 3" />}
      {link && <LinkLine link={link} camera={camera} />}
    </>
  );
}

/** Marks at the edges of the canvas. */
function ScreenMarks() {
  const preview = useEditorState(previewOf);
  const { getState } = useEditor();
  if (!preview) return null;
  const { guide, badge } = preview;
  const { viewport } = getState();
  const camera = onPixels(getState().camera);
  return (
    <>
      {guide && <MovingGuide guide={guide} camera={camera} />}
      {badge && <Badge rect={badge} camera={camera} viewport={viewport} />}
    </>
  );
}

function LinkLine({ link, camera }: { readonly link: NonNullable<Preview["link"]>; readonly camera: Camera }) {
  const from = rectToScreen(camera, link.from);
  const to = { x: link.to.x * camera.zoom + camera.x, y: link.to.y * camera.zoom + camera.y };
  return (
    <>
      <line
        x1={from.x + from.width / 2}
        y1={from.y + from.height / 2}
        x2={to.x}
        y2={to.y}
        stroke="currentColor"
        strokeWidth={2}
      />
      <circle cx={to.x} cy={to.y} r={link.target === undefined ? 4 : 7} fill="currentColor" />
    </>
  );
}

function MovingGuide({ guide, camera }: { readonly guide: NonNullable<Preview["guide"]>; readonly camera: Camera }) {
  const at = Math.round(guide.at * camera.zoom + camera[guide.axis]) + 0.5;
  const line = guide.axis === "x" ? { x1: at, x2: at, y1: 0, y2: "100%" } : { x1: 0, x2: "100%", y1: at, y2: at };
  return <line {...line} stroke="currentColor" strokeWidth={1.5} />;
}

interface BadgeProps {
  readonly rect: Rect;
  readonly camera: Camera;
  readonly viewport: EditorState["viewport"];
}

/** Position and size during a gesture. */
function Badge({ rect, camera, viewport }: BadgeProps) {
  const { x, y, width, height } = rectToScreen(camera, rect);
  const text = `${tenths(rect.x)}, ${tenths(rect.y)}  ${tenths(rect.width)} × ${tenths(rect.height)}`;
  const room = text.length * 6.6 + 14;
  const left = Math.min(Math.max(4, x + width / 2 - room / 2), Math.max(4, viewport.width - room - 4));
  const top = Math.min(y + height + 10, viewport.height - 26);
  return (
    <g data-badge transform={`translate(${Math.round(left)} ${Math.round(top)})`}>
      <rect width={room} height={22} rx={3} fill="currentColor" />
      <text x={room / 2} y={15} textAnchor="middle" className="fill-page text-xs tabular-nums [white-space:pre]">
        {text}
      </text>
    </g>
  );
}

function tenths(points: number): string {
  return String(Math.round(points * 10) / 10);
}
