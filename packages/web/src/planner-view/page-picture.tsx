import { useEffect, useState } from "react";
import type { PageDrawing } from "../engine-worker/protocol.ts";
import { t } from "../language/t.ts";
import { whenDone } from "../ui/when-done.ts";
import { PageThumbnail } from "./page-thumbnail.tsx";

/** A page in a comparison. */
export interface Side {
  /** Undefined for the picture of a master. */
  readonly page?: number;
  readonly draw: () => Promise<PageDrawing | undefined>;
}

interface PagePictureProps {
  readonly caption: string;
  readonly side: Side | undefined;
  readonly shape: number;
}

/** A page with a caption. */
export function PagePicture({ caption, side, shape }: PagePictureProps) {
  const drawing = useDrawing(side);
  return (
    <figure className="flex min-w-0 flex-1 flex-col items-center gap-2">
      <figcaption className="text-center text-sm text-ink-soft wrap-anywhere">
        <span className="font-semibold text-ink">{caption}</span>
        {side?.page !== undefined && ` · ${t("Page {page}", { page: side.page })}`}
      </figcaption>
      {side ? (
        <PageThumbnail drawing={drawing} shape={shape} className="w-full" />
      ) : (
        <p className="grid w-full place-items-center border border-dashed border-edge px-3 py-16 text-center text-ink-soft">
          {t("There is no such page.")}
        </p>
      )}
    </figure>
  );
}

/** Keeps the previous picture until the next one is drawn. */
function useDrawing(side: Side | undefined): PageDrawing | undefined {
  const [drawing, setDrawing] = useState<PageDrawing>();
  useEffect(() => {
    return side && whenDone(side.draw(), setDrawing);
  }, [side]);
  return drawing;
}
