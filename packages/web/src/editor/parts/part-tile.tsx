import type { Sample } from "@octavo/editor";
import type { Point } from "@octavo/engine";
import { type Part, type PartPage, partSample } from "@octavo/starters";
import { useMemo } from "react";
import { translate } from "../../language/t.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DragGhost, usePaletteDrag } from "../lists/use-palette-drag.tsx";
import { PaintedSheet } from "../painting/painted-sheet.tsx";
import { usePainter } from "../painting/use-painter.ts";

interface PartTileProps {
  readonly part: Part;
  readonly page: PartPage;
  readonly sample: Sample | undefined;
  /** `center` is where the part was dropped. */
  readonly onInsert: (center: Point | undefined) => void;
}

/** Size of a picture, in CSS pixels. */
const pictures = { wide: { width: 148, height: 58 }, narrow: { width: 72, height: 40 } };

/** In points. Around the drawing, for the halves of its outer rules. */
const bleed = 2;

export function PartTile({ part, page, sample, onInsert }: PartTileProps) {
  const paint = usePainter(sample);
  const room = useMediaQuery("(width < 68.75rem)") ? pictures.narrow : pictures.wide;
  const { rect, widgets } = useMemo(() => partSample(part, page), [part, page]);
  const { drag, handlers } = usePaletteDrag(onInsert, () => onInsert(undefined));
  const own = { width: rect.width + 2 * bleed, height: rect.height + 2 * bleed };
  const scale = Math.min(room.width / own.width, 1);
  const drawings = useMemo(() => [{ widgets, paint, shift: { x: bleed, y: bleed } }], [widgets, paint]);
  return (
    <>
      <button
        type="button"
        {...handlers}
        className="flex w-full flex-col gap-1 rounded-sm border border-transparent p-1.5 text-start text-[0.9375rem] leading-tight [touch-action:pan-y] hover:border-rule hover:text-accent active:bg-wash max-lg:p-0.5 max-lg:text-center max-lg:text-xs max-md:w-20 max-md:[touch-action:pan-x]"
      >
        <span
          className="relative block w-full overflow-hidden bg-page outline-(length:--line) outline-rule"
          style={{ height: Math.min(room.height, own.height * scale) }}
        >
          <PaintedSheet page={own} scale={scale} drawings={drawings} pace="leisurely" />
        </span>
        <span>{translate(part.label)}</span>
      </button>
      {drag && <DragGhost size={part.size(page, part.defaults?.(page) ?? {})} at={drag} />}
    </>
  );
}
