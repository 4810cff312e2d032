import { type Camera, type EditorState, onPixels } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { useLayoutEffect, useRef, useState } from "react";
import { useEditorState } from "../session/editor-context.ts";
import { paintRuler, type RulerInk, rulerInk, rulerWidth } from "./paint-ruler.ts";
import { RulerUnit, usePointsPerMark } from "./ruler-unit.tsx";
import { useContextLosses, usePixelDensity, useTheme } from "./use-screen.ts";

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
      className={`absolute top-0 left-0 touch-none overflow-hidden bg-surface text-ink-soft contain-strict ${isUpright ? "h-full cursor-ew-resize border-r" : "w-full cursor-ns-resize border-b"}`}
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
