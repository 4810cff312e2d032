import { useEffect, useRef, useState } from "react";
import type { PageDrawing } from "../engine-worker/protocol.ts";
import { parseDrawing } from "./parse-drawing.ts";
import { loadFaces } from "./planner-fonts.ts";

interface PageThumbnailProps {
  /** Undefined draws an empty page. */
  readonly drawing: PageDrawing | undefined;
  /** Aspect ratio (width / height) until there is a drawing. */
  readonly shape: number;
  readonly className?: string;
}

/** Shows a page without links, hidden from screen readers. */
export function PageThumbnail({ drawing, shape, className = "" }: PageThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<PageDrawing>();
  useEffect(() => {
    let wanted = true;
    if (drawing)
      void loadFaces(drawing.faces, { files: drawing.fonts, text: drawing.svg }).then(
        () => wanted && setShown(drawing),
      );
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
      dir="ltr"
      className={`planner-page overflow-hidden bg-page outline-(length:--line) outline-rule ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
