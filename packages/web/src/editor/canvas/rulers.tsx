import { type Camera, type EditorState, nextRulerUnit, onPixels } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { useLayoutEffect, useRef, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { useContextLosses, usePixelDensity, useTheme } from "../painting/use-screen.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { paintRuler, type RulerInk, rulerInk, rulerWidth } from "./paint-ruler.ts";

const cameraOf = (state: EditorState) => state.camera;
const viewportOf = (state: EditorState) => state.viewport;
const isShown = ({ settings }: EditorState) => settings.rulers;

/** The rulers at the edges of the canvas. Dragging from a ruler creates a guide. */
export function Rulers({ profile }: { readonly profile: DeviceProfile | undefined }) {
  const points = usePointsPerMark(profile);
  if (!useEditorState(isShown)) return null;
  return (
    <>
      <Ruler axis="y" points={points} />
      <Ruler axis="x" points={points} />
      <RulerUnit size={rulerWidth} />
    </>
  );
}

/**
 * `axis` is the axis of the guides: the vertical ruler creates guides on x. Painted on a canvas, because it changes
 * with each camera frame.
 */
function Ruler({ axis, points }: { readonly axis: "x" | "y"; readonly points: number }) {
  const marks = useRef<HTMLCanvasElement>(null);
  const camera: Camera = onPixels(useEditorState(cameraOf));
  const viewport = useEditorState(viewportOf);
  const density = usePixelDensity();
  const theme = useTheme();
  const isUpright = axis === "x";
  const [from, length] = isUpright ? [camera.y, viewport.height] : [camera.x, viewport.width];
  const zoom = camera.zoom * points;
  const losses = useContextLosses(marks);
  const [ink, setInk] = useState<RulerInk>();
  // Repaints when the theme changes.
  useLayoutEffect(() => {
    if (marks.current) setInk(rulerInk(marks.current));
  }, [theme]);
  // Repaints after the canvas lost its content.
  useLayoutEffect(() => {
    if (marks.current && ink) paintRuler(marks.current, ink, { isUpright, from, length, zoom, density });
  }, [ink, isUpright, from, length, zoom, density, losses]);
  return (
    <div
      aria-hidden="true"
      data-ruler={axis}
      className={`absolute top-0 left-0 touch-none overflow-hidden bg-surface text-ink-soft contain-strict ${isUpright ? "h-full cursor-ew-resize border-e" : "w-full cursor-ns-resize border-b"}`}
      style={isUpright ? { width: rulerWidth } : { height: rulerWidth }}
    >
      <canvas
        ref={marks}
        className="pointer-events-none block"
        style={isUpright ? { width: rulerWidth, height: length } : { width: length, height: rulerWidth }}
      />
    </div>
  );
}

const unitOf = ({ settings }: EditorState) => settings.rulerUnit;

/** Returns the points for each unit of the ruler: millimeter, device pixel or point. */
export function usePointsPerMark(profile: DeviceProfile | undefined): number {
  const unit = useEditorState(unitOf);
  if (unit === "mm") return 72 / 25.4;
  return unit === "px" && profile ? 72 / profile.display.ppi : 1;
}

/** The corner of the rulers. It shows the unit; a click changes it. */
function RulerUnit({ size }: { readonly size: number }) {
  const editor = useEditor();
  const unit = useEditorState(unitOf);
  return (
    <div
      className="absolute top-0 left-0 grid place-items-center border-e border-b bg-surface text-[9px] leading-none text-ink-soft"
      style={{ width: size, height: size }}
    >
      {unit}
      {/* Too small for fingers, which have the palette of commands. */}
      <button
        type="button"
        title={t("Unit of the rulers")}
        aria-label={translate(`Rulers: ${unit}`)}
        tabIndex={-1}
        onClick={() => editor.run(nextRulerUnit)}
        className="absolute inset-0 pointer-coarse:hidden"
      />
    </div>
  );
}
