import type { Rect, Size } from "@octavo/engine";
import type { DiagnosticCode } from "@octavo/foundation";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { ExampleDrawing, ExampleDrawings, ExampleRequest } from "../engine-worker/protocol.ts";
import { useEngine } from "../engine-worker/use-engine.ts";
import { t, translate } from "../language/t.ts";
import { whenDone } from "../ui/when-done.ts";
import { PageThumbnail } from "./page-thumbnail.tsx";

interface ProblemPicturesProps {
  /** Keeps its identity while the problem is the same. */
  readonly example: ExampleRequest;
  /** Called for a problem that is not visible on a page. */
  readonly onUnseen: (code: DiagnosticCode) => void;
}

/** Pages with a problem and without it. Nothing if the problem is not visible there. */
export function ProblemPictures({ example, onUnseen }: ProblemPicturesProps) {
  const drawings = useDrawings(example, onUnseen);
  if (!drawings) return null;
  const { before, after, area, message } = drawings;
  const isTall = area.height > area.width * 0.6;
  return (
    <div
      className={`grid gap-3 ${isTall ? "grid-cols-2" : "grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]"}`}
    >
      <Picture
        {...{ area, ...before }}
        title={t("Before: with the problem")}
        description={t("The outlined widget has the problem: {problem}", { problem: translate(message) })}
        outline="outline-solid"
      />
      <Picture
        {...{ area, ...after }}
        title={t("After: without the problem")}
        description={t("The outlined widget no longer has the problem.")}
        outline="outline-dashed"
      />
    </div>
  );
}

/** Undefined while the engine draws, and for a problem that is not visible. */
function useDrawings(example: ExampleRequest, onUnseen: ProblemPicturesProps["onUnseen"]): ExampleDrawings | undefined {
  const engine = useEngine();
  const [drawn, setDrawn] = useState<{ readonly of: ExampleRequest; readonly drawings: ExampleDrawings }>();
  const onNone = useEffectEvent(() => onUnseen(example.code));
  useEffect(() => {
    return whenDone(engine.run("drawExample", example), (drawings) => {
      if (drawings) setDrawn({ of: example, drawings });
      else onNone();
    });
  }, [example, engine]);
  return drawn?.of === example ? drawn.drawings : undefined;
}

interface PictureProps extends ExampleDrawing {
  /** Part of the page. */
  readonly area: Rect;
  readonly title: string;
  readonly description: string;
  readonly outline: string;
}

/** Part of a page. What lies outside of the page is gray. */
function Picture({ page, marked, others, area, title, description, outline }: PictureProps) {
  const id = useId();
  const { width, height } = page.size;
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="pb-1 text-sm font-semibold">
        {title}
      </figcaption>
      <div
        {...{ role: "img", "aria-label": description }}
        dir="ltr"
        className="relative overflow-hidden rounded-sm bg-sunken outline-(length:--line) outline-rule"
        style={{ aspectRatio: `${area.width} / ${area.height}` }}
      >
        <div className="absolute" style={placeIn(area, { x: 0, y: 0, width, height })}>
          <PageThumbnail drawing={page} shape={width / height} />
        </div>
        {others.map((box, i) => (
          <div key={i} className="absolute outline-1 outline-edge outline-dotted" style={placeIn(area, box)} />
        ))}
        {marked.map((box, i) => (
          <div key={i} className={`absolute outline-2 outline-mark-guide ${outline}`} style={placeIn(area, box)} />
        ))}
      </div>
    </figure>
  );
}

function placeIn({ x, y, width, height }: Rect, box: Rect) {
  const percent = (length: number, of: keyof Size) => `${(length / { width, height }[of]) * 100}%`;
  return {
    left: percent(box.x - x, "width"),
    top: percent(box.y - y, "height"),
    width: percent(box.width, "width"),
    height: percent(box.height, "height"),
  };
}
