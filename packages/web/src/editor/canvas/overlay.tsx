import {
  boundsOf,
  clickedUnit,
  type EditorState,
  findWidget,
  handlePositions,
  handleSize,
  membersOf,
  positionsOf,
  previewOf,
  resizableBounds,
  selectedWidgets,
  type Unit,
  unitsAmong,
  type Widgets,
  widgetsIn,
} from "@octavo/editor";
import type { DeviceProfile, PaintWidget, Rect } from "@octavo/engine";
import { memo, type ReactNode, useMemo } from "react";
import { lazy } from "../../ui/lazy.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { Frame } from "./overlay-frame.tsx";
import { PanLayer, useZoomCamera } from "./pan-layer.tsx";

const PageMarks = lazy(async () => (await import("./overlay-marks.tsx")).PageMarks, { isOptional: true });
const Unseen = lazy(async () => (await import("./overlay-marks.tsx")).Unseen, { isOptional: true });
const PreviewMarks = lazy(async () => (await import("./overlay-marks.tsx")).PreviewMarks, { isOptional: true });
const Measures = lazy(async () => (await import("./overlay-marks.tsx")).Measures, { isOptional: true });
const ScreenMarks = lazy(async () => (await import("./overlay-marks.tsx")).ScreenMarks, { isOptional: true });
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
      <Measures profile={profile} />
    </PanLayer>
    <svg className="absolute inset-0 size-full">
      <LinkArrows />
      <ScreenMarks />
    </svg>
  </div>
));

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

const writtenOf = ({ textEdit }: EditorState) => textEdit?.id;
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
  const pointer = useMediaQuery("(pointer: coarse)") ? "touch" : "mouse";
  const camera = useZoomCamera();
  if (!bounds) return null;
  const size = handleSize[pointer];
  return [...handlePositions(bounds, camera, pointer)].map(([handle, { x, y }]) => (
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
