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
  const camera = useEditorState(cameraOf);
  const viewport = useEditorState(viewportOf);
  const isUpright = axis === "x";
  const [from, length] = isUpright ? [camera.y, viewport.height] : [camera.x, viewport.width];
  const step = stepAt(camera.zoom);
  const first = Math.ceil(-from / camera.zoom / step) * step;
  const marks: number[] = [];
  for (let at = first; from + at * camera.zoom <= length; at += step) marks.push(at);
  return (
    <svg
      aria-hidden="true"
      data-ruler={axis}
      className={`absolute top-0 left-0 touch-none bg-surface text-ink-soft ${isUpright ? "cursor-ew-resize border-r" : "cursor-ns-resize border-b"}`}
      width={isUpright ? rulerWidth : "100%"}
      height={isUpright ? "100%" : rulerWidth}
    >
      {marks.map((at) => {
        const place = Math.round(from + at * camera.zoom) + 0.5;
        return isUpright ? (
          <g key={at}>
            <path d={`M${rulerWidth} ${place}h-6`} stroke="currentColor" />
            <text
              x={9}
              y={place + 3}
              transform={`rotate(-90 9 ${place + 3})`}
              className="text-[9px] tabular-nums"
              fill="currentColor"
            >
              {at}
            </text>
          </g>
        ) : (
          <g key={at}>
            <path d={`M${place} ${rulerWidth}v-6`} stroke="currentColor" />
            <text x={place + 3} y={11} className="text-[9px] tabular-nums" fill="currentColor">
              {at}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Points between marks, so that their numbers have room. */
function stepAt(zoom: number): number {
  return [5, 10, 20, 50, 100, 200].find((step) => step * zoom >= 45) ?? 500;
}
