import { type EditorState, gridOf, onPixels, pagePixels } from "@octavo/editor";
import type { PaintWidget } from "@octavo/engine";
import { memo, useEffect, useState } from "react";
import { useEditorState } from "../state/editor-context.ts";
import { PageDrawing } from "./page-drawing.tsx";

const cameraOf = (state: EditorState) => state.camera;
const originHere = ({ place }: EditorState) => place.at;
const documentOf = ({ document }: EditorState) => document;
const placeOf = ({ place }: EditorState) => place;
const canvasOf = ({ document }: EditorState) => document.canvas;
const showsGrid = ({ settings }: EditorState) => settings.grid;

interface StageProps {
  readonly paint: PaintWidget;
  /** Called once when the page is painted. */
  readonly onWhole: () => void;
}

/** The page, positioned by a CSS transform. A zoom scales the painting first and repaints it afterwards. */
export function Stage({ paint, onWhole }: StageProps) {
  const edited = useEditorState(cameraOf);
  const origin = useEditorState(originHere);
  const camera = origin
    ? { ...edited, x: edited.x - origin.x * edited.zoom, y: edited.y - origin.y * edited.zoom }
    : edited;
  const { dimensions, background } = useEditorState(canvasOf);
  const scale = useSettledZoom(camera.zoom);
  const { x, y, zoom } = camera.zoom === scale ? onPixels(camera) : camera;
  return (
    <div
      data-paper
      data-points={dimensions.width}
      data-scale={scale}
      // A permanent layer: creating or removing it would cause a repaint.
      className="absolute top-0 left-0 origin-top-left outline outline-rule will-change-transform"
      style={{
        ...pagePixels(dimensions, scale),
        backgroundColor: background,
        transform: `translate(${x}px, ${y}px) scale(${zoom / scale})`,
      }}
    >
      <Grid scale={scale} />
      <div className="absolute inset-0">
        <PageDrawing paint={paint} page={dimensions} scale={scale} onWhole={onWhole} />
      </div>
    </div>
  );
}

/** In milliseconds after the last zoom. Repainting takes longer than a frame. */
const settleDelay = 200;

function useSettledZoom(zoom: number): number {
  const [settled, setSettled] = useState(zoom);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(zoom), settleDelay);
    return () => clearTimeout(timer);
  }, [zoom]);
  return settled;
}

/** Shortest distance of grid lines, in pixels. */
const nearest = 6;

const Grid = memo(({ scale }: { readonly scale: number }) => {
  const isShown = useEditorState(showsGrid);
  const document = useEditorState(documentOf);
  const place = useEditorState(placeOf);
  if (!isShown) return null;
  const { x, y } = gridOf(document, place);
  const shortest = Math.min(x.step, y.step) * scale;
  const sparse = [1, 5, 10, 50].find((factor) => factor * shortest >= nearest) ?? 100;
  const { at = { x: 0, y: 0 } } = place;
  return (
    <div
      className="absolute inset-0"
      data-testid="grid"
      style={{
        backgroundImage:
          "linear-gradient(to right, rgb(18 71 90 / 0.13) 1px, transparent 1px), linear-gradient(to bottom, rgb(18 71 90 / 0.13) 1px, transparent 1px)",
        backgroundSize: `${x.step * sparse * scale}px ${y.step * sparse * scale}px`,
        backgroundPosition: `${(x.origin + at.x) * scale}px ${(y.origin + at.y) * scale}px`,
      }}
    />
  );
});
