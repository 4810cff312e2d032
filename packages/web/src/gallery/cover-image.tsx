import type { PublicProject } from "@octavo/contract";
import { useRef, useState } from "react";
import { coverUrl } from "../api/gallery-overview.ts";
import { t } from "../language/t.ts";
import { useSeen } from "../ui/use-seen.ts";

/** In pixels per point: twice the size of a card, for high-resolution screens. */
const scale = 1;

interface CoverImageProps {
  readonly project: PublicProject;
  /** Shows only the first page, larger. */
  readonly tall?: boolean;
}

/** The first page, and on cards a typical one, on a background that fits all page formats. */
export function CoverImage({ project, tall = false }: CoverImageProps) {
  const { id, cover_version } = project;
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const pages = tall ? [1] : pagesOnCard(project.pages);
  return (
    <div
      ref={frame}
      className={`grid auto-cols-fr grid-flow-col grid-rows-[minmax(0,1fr)] place-items-center gap-4 overflow-hidden rounded-sm border border-rule bg-sunken p-5 group-hover:border-accent ${tall ? "max-sm:aspect-[4/5] sm:h-[min(40rem,70dvh)]" : "h-64"}`}
    >
      {failed ? (
        <span className="text-sm text-ink-soft">{t("Preview not available")}</span>
      ) : (
        isSeen &&
        pages.map((page) => (
          <img
            key={page}
            src={coverUrl(id, cover_version, scale, page)}
            alt=""
            decoding="async"
            onError={() => setFailed(true)}
            className="max-h-full max-w-full border border-rule bg-page object-contain"
          />
        ))
      )}
    </div>
  );
}

/** The middle of a planner is a page that it has many of, such as a day. */
function pagesOnCard(pages: number | null): readonly number[] {
  return pages !== null && pages > 2 ? [1, Math.ceil(pages / 2)] : [1];
}
