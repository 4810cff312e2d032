import { type EditorDocument, findMaster, framedWidgets, frameOf, type Sample, saveTemplate } from "@octavo/editor";
import { isEqual } from "@octavo/foundation";
import { useMemo } from "react";
import { PagePicture } from "../../editor/painting/page-picture.tsx";
import { painter } from "../../editor/painting/painter.ts";
import { useWorld } from "../../editor/painting/resources.ts";
import { useDisplay } from "../../editor/painting/use-display.ts";
import { t } from "../../language/t.ts";

interface VersionPictureProps {
  readonly document: EditorDocument;
  /** Starts at 1. */
  readonly page: number;
  /** The planner page that shows the design. */
  readonly sample: Sample | undefined;
  readonly caption: string;
}

/** In CSS pixels. */
const maxSize = { width: 220, height: 260 };

export function VersionPicture({ document, page, sample, caption }: VersionPictureProps) {
  const world = useWorld();
  const display = useDisplay(document.shared);
  const paint = useMemo(
    () => painter({ template: saveTemplate(document), page }, world, sample, { shared: document.shared, display }),
    [document, world, page, sample, display],
  );
  const { canvas, pages, masters } = document;
  const { width, height } = canvas.dimensions;
  const { below, widgets } = contentOf(document, page);
  return (
    <figure className="flex min-w-0 flex-1 flex-col items-center gap-2 [&>svg]:h-auto [&>svg]:max-w-full">
      {pages.length >= page || (pages.length === 0 && masters.length > 0) ? (
        <PagePicture
          canvas={canvas}
          below={below}
          widgets={widgets}
          paint={paint}
          width={Math.min(maxSize.width, (maxSize.height * width) / height)}
        />
      ) : (
        <p className="text-ink-soft">{t("This version has no page {page}.", { page })}</p>
      )}
      <figcaption className="text-center text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function contentOf(document: EditorDocument, page: number) {
  const shown = document.pages[page - 1];
  const [design] = document.masters;
  if (!shown) return { below: frameOf(document, design), widgets: design?.widgets ?? [] };
  return { below: framedWidgets(document, findMaster(document, shown.master_id)), widgets: shown.widgets };
}

/** Returns the number of the first page that differs, starting at 1. */
export function firstDifference(a: EditorDocument, b: EditorDocument): number {
  const most = Math.max(1, a.pages.length, b.pages.length);
  for (let page = 1; page <= most; page++) if (!isEqual(contentOf(a, page), contentOf(b, page))) return page;
  return 1;
}
