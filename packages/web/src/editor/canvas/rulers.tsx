import { memo } from "react";
import { onPixels } from "../camera/camera.ts";
import type { EditorState } from "../document/editor-state.ts";
import { useEditorState } from "../session/editor-context.ts";

/** In CSS pixels. */
const rulerWidth = 20;

const cameraOf = (state: EditorState) => state.camera;
const viewportOf = (state: EditorState) => state.viewport;
const isShown = ({ settings }: EditorState) => settings.rulers;

/** In points, along the edges of the canvas. A guide is drawn out of them. */
export function Rulers() {
  if (!useEditorState(isShown)) return null;
  return (
    <>
      <Ruler axis="y" />
      <Ruler axis="x" />
      <div
        className="absolute top-0 left-0 border-r border-b bg-surface"
        style={{ width: rulerWidth, height: rulerWidth }}
      />
    </>
  );
}

/** `axis` is the one that a guide out of it stands on: the upright ruler makes guides at some x. */
function Ruler({ axis }: { readonly axis: "x" | "y" }) {
  const camera = onPixels(useEditorState(cameraOf));
  const viewport = useEditorState(viewportOf);
  const isUpright = axis === "x";
  const [from, length] = isUpright ? [camera.y, viewport.height] : [camera.x, viewport.width];
  const block = stepAt(camera.zoom) * marksInBlock;
  return (
    <div
      aria-hidden="true"
      data-ruler={axis}
      className={`absolute top-0 left-0 touch-none overflow-hidden bg-surface text-ink-soft contain-strict ${isUpright ? "h-full cursor-ew-resize border-r" : "w-full cursor-ns-resize border-b"}`}
      style={isUpright ? { width: rulerWidth } : { height: rulerWidth }}
    >
      <div
        className="pointer-events-none will-change-transform"
        style={{ transform: isUpright ? `translateY(${from}px)` : `translateX(${from}px)` }}
      >
        <svg width={1} height={1} className="block overflow-visible">
          <Marks
            isUpright={isUpright}
            zoom={camera.zoom}
            from={Math.floor(-from / camera.zoom / block) * block}
            to={Math.ceil((length - from) / camera.zoom / block) * block}
          />
        </svg>
      </div>
    </div>
  );
}

/** Marks come and go so many at a time, and not with every frame that the page is panned in. */
const marksInBlock = 10;

interface MarksProps {
  readonly isUpright: boolean;
  readonly zoom: number;
  readonly from: number;
  readonly to: number;
}

/** Each is moved as a whole: to move the letters themselves would set them anew. */
const Marks = memo(({ isUpright, zoom, from, to }: MarksProps) => {
  const step = stepAt(zoom);
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  return marks.map((at) => {
    const place = Math.round(at * zoom) + 0.5;
    return isUpright ? (
      <g key={at} transform={`translate(0 ${place})`}>
        <path d={`M${rulerWidth} 0h-6`} stroke="currentColor" />
        <text x={9} y={3} transform="rotate(-90 9 3)" className="text-[9px] tabular-nums" fill="currentColor">
          {at}
        </text>
      </g>
    ) : (
      <g key={at} transform={`translate(${place} 0)`}>
        <path d={`M0 ${rulerWidth}v-6`} stroke="currentColor" />
        <text x={3} y={11} className="text-[9px] tabular-nums" fill="currentColor">
          {at}
        </text>
      </g>
    );
  });
});

/** Points between marks, so that their numbers have room. */
function stepAt(zoom: number): number {
  return [5, 10, 20, 50, 100, 200].find((step) => step * zoom >= 45) ?? 500;
}
