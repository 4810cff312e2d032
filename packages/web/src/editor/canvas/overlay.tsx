import { type DeviceProfile, type Rect, type Widget, widgetDefinition } from "@octavo/engine";
import { lazy, Suspense, type SVGProps } from "react";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { type Camera, rectToScreen } from "../camera/camera.ts";
import { type EditorState, previewOf, selected } from "../document/editor-state.ts";
import type { Preview } from "../document/interaction.ts";
import { boundsOf, movedBy } from "../document/rects.ts";
import { findWidget, positionsOf, widgetsIn } from "../document/widget-lists.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { handlePositions, resizableBounds } from "../tools/handles.ts";
import { GuideLines } from "./guide-lines.tsx";
import { PageMarks } from "./page-marks.tsx";
import type { PaintIfReady } from "./painter.ts";

const LinkArrows = lazy(async () => ({ default: (await import("./link-arrows.tsx")).LinkArrows }));

interface OverlayProps {
  readonly profile: DeviceProfile | undefined;
  readonly paint: PaintIfReady;
}

const whole = (state: EditorState) => state;

/** Everything that is about the page and not on it, in pixels of the screen, so that lines stay thin at any zoom. */
export function Overlay({ profile, paint }: OverlayProps) {
  const state = useEditorState(whole);
  const preview = previewOf(state);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full text-mark">
      <PageMarks profile={profile} />
      <Unseen state={state} paint={paint} />
      <Hovered state={state} />
      <SelectionFrame state={state} preview={preview} />
      <Suspense>
        <LinkArrows />
      </Suspense>
      {preview && <PreviewMarks preview={preview} camera={state.camera} />}
    </svg>
  );
}

interface FrameProps extends SVGProps<SVGRectElement> {
  readonly rect: Rect;
  readonly camera: Camera;
}

/** On whole pixels, that thin lines are sharp. */
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

/** What leaves no ink here can still be found, and says what it is. */
function Unseen({ state, paint }: { readonly state: EditorState; readonly paint: PaintIfReady }) {
  const { document, place, camera } = state;
  const unseen = widgetsIn(document, place).filter(
    (widget) => !widget.hidden_in_editor && paint(widget)?.svg === "" && state.textEdit?.id !== widget.id,
  );
  return unseen.map(({ id, type, position }) => {
    const { x, y, width, height } = rectToScreen(camera, position);
    const label = widgetDefinition(type)?.label ?? type;
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

function Hovered({ state }: { readonly state: EditorState }) {
  const { hover } = state.pointing;
  if (hover?.kind !== "widget" || state.interaction.kind !== "idle") return null;
  const widget = findWidget(state.document, hover.place, hover.id);
  return widget ? <Frame rect={widget.position} camera={state.camera} stroke="currentColor" strokeWidth={1.5} /> : null;
}

interface SelectionFrameProps {
  readonly state: EditorState;
  readonly preview: Preview | undefined;
}

function SelectionFrame({ state, preview }: SelectionFrameProps) {
  const { camera } = state;
  const widgets = shownWidgets(selected(state), preview);
  const rects = positionsOf(widgets);
  const bounds = boundsOf(rects);
  const isWriting = state.textEdit !== undefined;
  return (
    <g data-selection>
      {widgets.map(({ id, position, locked }) => (
        <Frame
          key={id}
          rect={position}
          camera={camera}
          stroke="currentColor"
          strokeWidth={widgets.length > 1 ? 1 : 1.5}
          strokeDasharray={locked ? "5 3" : undefined}
        />
      ))}
      {bounds && widgets.length > 1 && (
        <Frame rect={bounds} camera={camera} stroke="currentColor" strokeDasharray="4 3" />
      )}
      {!isWriting && state.interaction.kind === "idle" && <Handles state={state} />}
      {state.interaction.kind === "resizing" && <Handles state={state} bounds={bounds} />}
    </g>
  );
}

function shownWidgets(widgets: readonly Widget[], preview: Preview | undefined): readonly Widget[] {
  const by = preview?.moved?.by ?? preview?.copied?.by;
  if (by) return widgets.map((widget) => ({ ...widget, position: movedBy(widget.position, by) }));
  return widgets.map((widget) => preview?.widgets?.get(widget.id) ?? widget);
}

interface HandlesProps {
  readonly state: EditorState;
  readonly bounds?: Rect | undefined;
}

function Handles({ state, bounds = resizableBounds(state) }: HandlesProps) {
  const isCoarse = useMediaQuery("(pointer: coarse)");
  if (!bounds) return null;
  const size = isCoarse ? 12 : 8;
  return [...handlePositions(bounds, state.camera, isCoarse ? "touch" : "mouse")].map(([handle, { x, y }]) => (
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

interface PreviewMarksProps {
  readonly preview: Preview;
  readonly camera: Camera;
}

function PreviewMarks({ preview, camera }: PreviewMarksProps) {
  const { brush, drawn, guides = [], badge, link, guide } = preview;
  const editor = useEditor();
  return (
    <>
      <GuideLines guides={guides} camera={camera} />
      {brush && <Frame rect={brush} camera={camera} stroke="currentColor" fill="currentColor" fillOpacity={0.08} />}
      {drawn && <Frame rect={drawn} camera={camera} stroke="currentColor" strokeDasharray="4 3" />}
      {link && <LinkLine link={link} camera={camera} />}
      {guide && <MovingGuide guide={guide} camera={camera} />}
      {badge && <Badge rect={badge} camera={camera} viewport={editor.getState().viewport} />}
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

/** Place and size of what a gesture makes. */
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
