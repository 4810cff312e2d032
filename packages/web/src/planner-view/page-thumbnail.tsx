import { useEffect, useRef, useState } from "react";
import type { PageDrawing } from "../engine-worker/protocol.ts";
import { parseDrawing } from "./parse-drawing.ts";
import { loadFaces } from "./planner-fonts.ts";

interface PageThumbnailProps {
  /** An empty page when absent. */
  readonly drawing: PageDrawing | undefined;
  /** Width to height, before there is a drawing. */
  readonly shape: number;
  readonly className?: string;
}

/** A page to look at: its links lead nowhere, and nothing of it is read out. */
export function PageThumbnail({ drawing, shape, className = "" }: PageThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<PageDrawing>();
  useEffect(() => {
    let wanted = true;
    if (drawing) void loadFaces(drawing.faces).then(() => wanted && setShown(drawing));
    return () => {
      wanted = false;
    };
  }, [drawing]);
  useEffect(() => {
    host.current?.replaceChildren(...(shown ? [parseDrawing(shown.svg)] : []));
  }, [shown]);
  const { width, height } = shown?.size ?? { width: shape, height: 1 };
  return (
    <div
      ref={host}
      inert
      aria-hidden="true"
      className={`planner-page overflow-hidden bg-page outline-(length:--line) outline-rule ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
