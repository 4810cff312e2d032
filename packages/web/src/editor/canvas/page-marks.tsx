import { areaOf, type Camera, type EditorState, rectToScreen } from "@octavo/editor";
import { type Canvas, type DeviceProfile, deviceView, type Rect, type Size } from "@octavo/engine";
import { t } from "../../language/t.ts";
import { useEditorState } from "../state/editor-context.ts";
import { useZoomCamera } from "./pan-layer.tsx";

const canvasOf = ({ document }: EditorState) => document.canvas;
const hoverOf = (state: EditorState) => state.pointerState.hover;

/** Undefined unless a block is edited. */
const blockSizeOf = ({ document, place }: EditorState) =>
  place.kind === "block" ? areaOf(document, place) : undefined;

/** Edges of the edited block. */
function BlockOutline({ size, camera }: { readonly size: Size; readonly camera: Camera }) {
  const rect = rectToScreen(camera, { x: 0, y: 0, width: size.width, height: size.height });
  return <rect {...rect} data-block fill="none" stroke="currentColor" strokeOpacity={0.7} strokeDasharray="6 3" />;
}

/** Marks that are not printed: margins, guides, and the area of the device's toolbar. */
export function PageMarks({ profile }: { readonly profile: DeviceProfile | undefined }) {
  const camera = useZoomCamera();
  const canvas = useEditorState(canvasOf);
  const { dimensions, guides } = canvas;
  const hover = useEditorState(hoverOf);
  const block = useEditorState(blockSizeOf);
  const { width, height, margins } = dimensions;
  const [top, right, bottom, left] = margins;
  const safe = rectToScreen(camera, { x: left, y: top, width: width - left - right, height: height - top - bottom });
  const page = rectToScreen(camera, { x: 0, y: 0, width, height });
  if (block) return <BlockOutline size={block} camera={camera} />;
  const look = (axis: "x" | "y", index: number) =>
    hover?.kind === "guide" && hover.axis === axis && hover.index === index ? 2 : 1;
  return (
    <g>
      {profile &&
        coveredStrips(canvas, profile).map((strip) => (
          <ToolbarZone key={`${strip.x} ${strip.y}`} zone={rectToScreen(camera, strip)} />
        ))}
      <rect {...safe} data-margins fill="none" stroke="currentColor" strokeOpacity={0.4} strokeDasharray="4 4" />
      {guides?.x.map((at, i) => {
        const x = Math.round(at * camera.zoom) + 0.5;
        return (
          <line
            key={`x${at}`}
            x1={x}
            x2={x}
            y1={page.y}
            y2={page.y + page.height}
            stroke="currentColor"
            strokeWidth={look("x", i)}
          />
        );
      })}
      {guides?.y.map((at, i) => {
        const y = Math.round(at * camera.zoom) + 0.5;
        return (
          <line
            key={`y${at}`}
            y1={y}
            y2={y}
            x1={page.x}
            x2={page.x + page.width}
            stroke="currentColor"
            strokeWidth={look("y", i)}
          />
        );
      })}
    </g>
  );
}

/** Returns the areas of the page below the device's toolbar. */
function coveredStrips(canvas: Canvas, profile: DeviceProfile): readonly Rect[] {
  const { page, clear } = deviceView(canvas, profile);
  const right = clear.x + clear.width;
  const bottom = clear.y + clear.height;
  const strips = [
    { ...page, height: clear.y },
    { ...page, y: bottom, height: page.height - bottom },
    { ...page, width: clear.x },
    { ...page, x: right, width: page.width - right },
  ];
  return strips.filter(({ width, height }) => width > 0.01 && height > 0.01);
}

function ToolbarZone({ zone }: { readonly zone: Rect }) {
  return (
    <g data-toolbar-zone>
      <title>{t("The device's own toolbar covers this strip")}</title>
      <rect {...zone} fill="currentColor" fillOpacity={0.07} />
      <rect {...zone} fill="none" stroke="currentColor" strokeOpacity={0.35} strokeDasharray="1 4" />
    </g>
  );
}
