import type { Size } from "@octavo/engine";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { pagePixels } from "../camera/camera.ts";
import { type Drawing, PaintedLately, paintSheet } from "./paint-sheet.ts";
import { supplies } from "./supplies.ts";
import { useDensity, useLosses } from "./use-screen.ts";

interface PaintedSheetProps {
  /** In points. */
  readonly page: Size;
  /** CSS pixels to the point. */
  readonly scale: number;
  /** From the bottom up; the same object for as long as they are the same. */
  readonly drawings: readonly Drawing[];
  readonly name?: string;
  readonly isFaint?: boolean;
}

/** A picture as large as a page. It is painted when something of it changes, and never by the camera. */
export function PaintedSheet({ page, scale, drawings, name, isFaint = false }: PaintedSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lately] = useState(() => new PaintedLately());
  const density = useDensity();
  const arrivals = useSyncExternalStore(supplies.subscribe, supplies.arrivals);
  const losses = useLosses(canvas);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is painted, and what was lost.
  useLayoutEffect(() => {
    if (canvas.current) paintSheet(canvas.current, { page, scale, density }, drawings, lately);
  }, [page, scale, density, drawings, lately, arrivals, losses]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-sheet={name}
      className={`absolute top-0 left-0 block forced-color-adjust-none ${isFaint ? "opacity-45" : ""}`}
      style={pagePixels(page, scale)}
    />
  );
}
