import type { PublicProject } from "@octavo/contract";
import { useState } from "react";
import { coverUrl } from "../api/gallery-overview.ts";
import { t } from "../language/t.ts";

/** In pixels per point: twice the size of a card, for high-resolution screens. */
const scale = 1;

/** The first page on a background that fits all page formats. */
export function CoverImage({ project, tall = false }: { readonly project: PublicProject; readonly tall?: boolean }) {
  const { id, cover_version } = project;
  const [failed, setFailed] = useState(false);
  return (
    <div
      className={`grid grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-sm border border-rule bg-sunken p-5 group-hover:border-accent ${tall ? "max-sm:aspect-[4/5] sm:h-[min(40rem,70dvh)]" : "h-72"}`}
    >
      {failed ? (
        <span className="text-sm text-ink-soft">{t("Preview not available")}</span>
      ) : (
        <img
          src={coverUrl(id, cover_version, scale)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="max-h-full max-w-full border border-rule bg-page object-contain"
        />
      )}
    </div>
  );
}
