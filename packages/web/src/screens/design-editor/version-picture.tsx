import { type EditorDocument, findMaster, isEqual, type Sample, saveTemplate } from "@octavo/editor";
import type { World } from "@octavo/engine";
import { useMemo } from "react";
import { PagePicture } from "../../editor/canvas/page-picture.tsx";
import { painter } from "../../editor/canvas/painter.ts";
import { useRepaintOnLoad } from "../../editor/canvas/use-painter.ts";
import { t } from "../../language/t.ts";

interface VersionPictureProps {
  readonly document: EditorDocument;
  readonly world: World;
  /** From 1. */
  readonly page: number;
  /** A page of the planner that a design is shown as. */
  readonly sample: Sample | undefined;
  readonly caption: string;
}

/** In CSS pixels. */
const most = { width: 220, height: 260 };

/** A version of a design, small, on the page where it differs from the other. */
export function VersionPicture({ document, world, page, sample, caption }: VersionPictureProps) {
  const paint = useRepaintOnLoad(
    useMemo(() => painter({ template: saveTemplate(document), page }, world, sample), [document, world, page, sample]),
  );
  const { canvas, pages, masters } = document;
  const { width, height } = canvas.dimensions;
  const { below, widgets } = shownOn(document, page);
  return (
    <figure className="flex min-w-0 flex-1 flex-col items-center gap-2 [&>svg]:h-auto [&>svg]:max-w-full">
      {pages.length >= page || (pages.length === 0 && masters.length > 0) ? (
        <PagePicture
          canvas={canvas}
          below={below}
          widgets={widgets}
          paint={paint}
          width={Math.min(most.width, (most.height * width) / height)}
        />
      ) : (
        <p className="text-ink-soft">{t("Has no page {page}.", { page })}</p>
      )}
      <figcaption className="text-center text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function shownOn(document: EditorDocument, page: number) {
  const shown = document.pages[page - 1];
  if (!shown) return { below: undefined, widgets: document.masters[0]?.widgets ?? [] };
  return { below: findMaster(document, shown.master_id)?.widgets, widgets: shown.widgets };
}

/** The first page, from 1, that is not the same in both. */
export function firstDifference(a: EditorDocument, b: EditorDocument): number {
  const most = Math.max(1, a.pages.length, b.pages.length);
  for (let page = 1; page <= most; page++) if (!isEqual(shownOn(a, page), shownOn(b, page))) return page;
  return 1;
}
