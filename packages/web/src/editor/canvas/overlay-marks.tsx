/** Marks above the page that are needed after it is painted, and during gestures. */
import {
  type Camera,
  type EditorState,
  onPixels,
  type Preview,
  previewOf,
  rectToScreen,
  widgetsIn,
} from "@octavo/editor";
import { type PaintedWidget, type PaintWidget, type Rect, type Widget, widgetLabel } from "@octavo/engine";
import { useMemo } from "react";
import { translate } from "../../language/t.ts";
import { leavesInk } from "../painting/paint-items.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { GuideLines } from "./guide-lines.tsx";
import { Frame } from "./overlay-frame.tsx";
import { useZoomCamera } from "./pan-layer.tsx";

export { Measures } from "./measures.tsx";
export { PageMarks } from "./page-marks.tsx";

const hereOf = ({ document, place }: EditorState) => widgetsIn(document, place);
const writtenOf = ({ textEdit }: EditorState) => textEdit?.id;
const isLinking = ({ tool }: EditorState) => tool.kind === "link";
const nothing: readonly string[] = [];
const chosenHere = ({ selection, place }: EditorState) => (selection.place.id === place.id ? selection.ids : nothing);
const hoveredOf = ({ pointerState: { hover } }: EditorState) => (hover?.kind === "widget" ? hover.id : undefined);

const isInkless = (painted: PaintedWidget | undefined) => painted?.items.some(leavesInk) === false;

/**
 * Marks the corners of widgets that draw nothing, so that they can be found. A widget under the pointer or selected, and all of them
 * while links are drawn, have their edges and a name.
 */
export function Unseen({ paint }: { readonly paint: PaintWidget }) {
  const camera = useZoomCamera();
  const widgets = useEditorState(hereOf);
  const written = useEditorState(writtenOf);
  const linking = useEditorState(isLinking);
  const chosen = useEditorState(chosenHere);
  const hovered = useEditorState(hoveredOf);
  const unseen = useMemo(
    () => widgets.filter((widget) => !widget.hidden_in_editor && widget.id !== written && isInkless(paint(widget))),
    [widgets, paint, written],
  );
  const isNamed = (id: string) => linking || id === hovered || chosen.includes(id);
  return unseen.map((widget) =>
    isNamed(widget.id) ? (
      <NamedEdges key={widget.id} widget={widget} camera={camera} />
    ) : (
      <Corner key={widget.id} rect={rectToScreen(camera, widget.position)} />
    ),
  );
}

interface NamedEdgesProps {
  readonly widget: Widget;
  readonly camera: Camera;
}

function NamedEdges({ widget: { type, position }, camera }: NamedEdgesProps) {
  const { x, y, width, height } = rectToScreen(camera, position);
  const label = translate(widgetLabel(type));
  const hasRoom = width > label.length * 7 && height > 16;
  return (
    <g opacity={0.6} data-unseen="named">
      <Frame rect={position} camera={camera} stroke="currentColor" strokeDasharray="2 3" />
      {hasRoom && (
        <text x={x + 5} y={y + 14} fill="currentColor" className="text-xs">
          {label}
        </text>
      )}
    </g>
  );
}

/** Longest side of a corner, in CSS pixels. */
const longestCorner = 6;

function Corner({ rect: { x, y, width, height } }: { readonly rect: Rect }) {
  const side = Math.min(longestCorner, width, height);
  return <path data-unseen="corner" d={`M${x} ${y + side}V${y}H${x + side}Z`} fill="currentColor" opacity={0.45} />;
}

/** Preview of the current gesture on the page. */
export function PreviewMarks() {
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
export function ScreenMarks() {
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
