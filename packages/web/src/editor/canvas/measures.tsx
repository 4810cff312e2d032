import { type Camera, type Distance, type EditorState, measured, rectToScreen } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { Frame } from "./overlay-frame.tsx";
import { useZoomCamera } from "./pan-layer.tsx";
import { usePointsPerMark } from "./rulers.tsx";

const unitOf = ({ settings }: EditorState) => settings.rulerUnit;
const pointersOf = ({ pointerState }: EditorState) => pointerState;
const selectionOf = ({ selection }: EditorState) => selection;
const documentOf = ({ document }: EditorState) => document;

/** Distances of the selection in the unit of the rulers, while Alt is held. */
export function Measures({ profile }: { readonly profile: DeviceProfile | undefined }) {
  const camera = useZoomCamera();
  const { getState } = useEditor();
  useEditorState(pointersOf);
  useEditorState(selectionOf);
  useEditorState(documentOf);
  const unit = useEditorState(unitOf);
  const points = usePointsPerMark(profile);
  const found = measured(getState());
  if (!found) return null;
  const lengthOf = ({ from, to }: Distance) => `${Math.round(((to - from) / points) * 10) / 10} ${unit}`;
  return (
    <g data-measures className="text-mark-guide" stroke="currentColor">
      <Frame rect={found.to} camera={camera} strokeDasharray="4 3" />
      {found.distances.map((distance) => (
        <Measure
          key={`${distance.axis} ${distance.from}`}
          distance={distance}
          camera={camera}
          text={lengthOf(distance)}
        />
      ))}
    </g>
  );
}

interface MeasureProps {
  readonly distance: Distance;
  readonly camera: Camera;
  readonly text: string;
}

/** Half the length of the marks at the ends, in CSS pixels. */
const tick = 4;
/** In CSS pixels, for text of 12 pixels. */
const character = 6.6;
const labelHeight = 18;

function Measure({ distance: { axis, from, to, at, extension }, camera, text }: MeasureProps) {
  const rectOf = (start: number, end: number) =>
    axis === "x"
      ? { x: start, y: at, width: end - start, height: 0 }
      : { x: at, y: start, width: 0, height: end - start };
  const { x, y, width, height } = rectToScreen(camera, rectOf(from, to));
  const [left, top] = [Math.round(x) + 0.5, Math.round(y) + 0.5];
  const [right, bottom] = [Math.round(x + width) + 0.5, Math.round(y + height) + 0.5];
  const ends =
    axis === "x"
      ? `M${left} ${top - tick}v${2 * tick}M${right} ${top - tick}v${2 * tick}`
      : `M${left - tick} ${top}h${2 * tick}M${left - tick} ${bottom}h${2 * tick}`;
  const room = text.length * character + 8;
  // Beside a distance that is shorter than its label.
  const isShort = axis === "x" ? right - left < room + 4 : bottom - top < labelHeight + 4;
  const labelX = axis === "x" ? (left + right - room) / 2 : left + (isShort ? tick + 4 : -room / 2);
  const labelY = axis === "x" ? top + (isShort ? tick + 4 : -labelHeight / 2) : (top + bottom - labelHeight) / 2;
  return (
    <>
      <path d={`M${left} ${top}L${right} ${bottom}${ends}`} fill="none" />
      {extension && <Extension axis={axis} extension={extension} camera={camera} />}
      <g transform={`translate(${Math.round(labelX)} ${Math.round(labelY)})`} stroke="none">
        <rect width={room} height={labelHeight} rx={3} fill="currentColor" />
        <text x={room / 2} y={13} textAnchor="middle" className="fill-page text-xs tabular-nums">
          {text}
        </text>
      </g>
    </>
  );
}

interface ExtensionProps extends Pick<Required<Distance>, "axis" | "extension"> {
  readonly camera: Camera;
}

function Extension({ axis, extension: { at, from, to }, camera }: ExtensionProps) {
  const rect =
    axis === "x" ? { x: at, y: from, width: 0, height: to - from } : { x: from, y: at, width: to - from, height: 0 };
  const { x, y, width, height } = rectToScreen(camera, rect);
  return (
    <path d={`M${Math.round(x) + 0.5} ${Math.round(y) + 0.5}l${width} ${height}`} fill="none" strokeDasharray="2 3" />
  );
}
