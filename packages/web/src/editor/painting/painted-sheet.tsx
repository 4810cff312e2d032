import { pagePixels } from "@octavo/editor";
import type { Size } from "@octavo/engine";
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { type Drawing, paintSheet } from "./paint-sheet.ts";
import { useResources } from "./resources.ts";
import { runAtOnce, runInSlices, runWhenIdle } from "./time-slices.ts";
import { useContextLosses, usePixelDensity } from "./use-screen.ts";

interface PaintedSheetProps {
  /** In points. */
  readonly page: Size;
  /** CSS pixels for each point. */
  readonly scale: number;
  /** In painting order. The same array while nothing changes. */
  readonly drawings: readonly Drawing[];
  readonly name?: string;
  readonly isFaint?: boolean;
  /** Schedule of the first painting. */
  readonly pace?: keyof typeof paces;
  /** Called once when everything is painted. */
  readonly onWhole?: () => void;
}

type Work = (steps: Iterator<unknown, void>, onDone: () => void) => (() => void) | undefined;

const paces = {
  "at once": (steps, onDone) => {
    runAtOnce(steps);
    onDone();
  },
  /** Lets the browser handle input between slices. */
  "in slices": runInSlices,
  /** While the browser is idle. */
  leisurely: runWhenIdle,
} satisfies Record<string, Work>;

/**
 * A canvas of page size. It is repainted when its content changes, not when the camera moves. Only the first painting
 * follows `pace`.
 */
export function PaintedSheet(props: PaintedSheetProps) {
  const { page, scale, drawings, name, isFaint = false, pace = "at once", onWhole } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const resources = useResources();
  const density = usePixelDensity();
  const arrivals = useSyncExternalStore(resources.subscribe, () => resources.state().arrivals);
  const losses = useContextLosses(canvas);
  const isWhole = useRef(false);
  const tellWhole = useEffectEvent(() => {
    isWhole.current = true;
    onWhole?.();
  });
  // Repaints when fonts or pictures arrive, and after the canvas lost its content.
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const steps = paintSheet(canvas.current, { page, scale, density }, drawings, resources);
    return isWhole.current ? runAtOnce(steps) : paces[pace](steps, tellWhole);
  }, [page, scale, density, drawings, resources, arrivals, losses, pace]);
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
