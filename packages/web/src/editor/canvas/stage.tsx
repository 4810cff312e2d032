import { useEffect, useState } from "react";
import type { EditorState } from "../document/editor-state.ts";
import { useEditorState } from "../session/editor-context.ts";
import { PageDrawing } from "./page-drawing.tsx";
import type { PaintIfReady } from "./painter.ts";

const camera = (state: EditorState) => state.camera;
const canvas = ({ document }: EditorState) => document.canvas;
const showsGrid = ({ settings }: EditorState) => settings.grid;

/** The paper under the camera, which is a CSS transform: to zoom is to scale what is drawn, and to draw it sharp afterwards. */
export function Stage({ paint }: { readonly paint: PaintIfReady }) {
  const { x, y, zoom } = useEditorState(camera);
  const { dimensions, background } = useEditorState(canvas);
  const scale = useSettledZoom(zoom);
  const { width, height } = dimensions;
  return (
    <div
      className="absolute top-0 left-0 origin-top-left outline outline-rule"
      style={{
        width: width * scale,
        height: height * scale,
        backgroundColor: background,
        // While the zoom changes; a layer that stayed would be scaled as a picture, and not be sharp.
        willChange: zoom === scale ? undefined : "transform",
        transform: `translate(${x}px, ${y}px) scale(${zoom / scale})`,
      }}
    >
      <Grid scale={scale} />
      <div className="absolute inset-0">
        <PageDrawing paint={paint} width={width} height={height} scale={scale} />
      </div>
    </div>
  );
}

/** In milliseconds after the last change of zoom; to draw at another scale costs more than a frame has. */
const settling = 200;

function useSettledZoom(zoom: number): number {
  const [settled, setSettled] = useState(zoom);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(zoom), settling);
    return () => clearTimeout(timer);
  }, [zoom]);
  return settled;
}

/** Lines that are nearer to one another than this many pixels would be a grey. */
const nearest = 6;

function Grid({ scale }: { readonly scale: number }) {
  const isShown = useEditorState(showsGrid);
  const { grid_size } = useEditorState(canvas);
  if (!isShown) return null;
  const sparse = [1, 5, 10, 50].find((factor) => grid_size * factor * scale >= nearest) ?? 100;
  const step = grid_size * sparse * scale;
  return (
    <div
      className="absolute inset-0"
      data-testid="grid"
      style={{
        backgroundImage:
          "linear-gradient(to right, rgb(18 71 90 / 0.13) 1px, transparent 1px), linear-gradient(to bottom, rgb(18 71 90 / 0.13) 1px, transparent 1px)",
        backgroundSize: `${step}px ${step}px`,
      }}
    />
  );
}
