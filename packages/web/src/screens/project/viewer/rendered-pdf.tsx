import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { t } from "../../../language/t.ts";
import { CompactButton } from "../../../ui/compact-button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import type { InlinePreview } from "./use-inline-preview.ts";

interface RenderedPdfProps extends InlinePreview {
  readonly address: string;
  readonly name: string;
}

/** Shows the server's PDF, or a picture of a page if the browser cannot display PDFs. */
export function RenderedPdf(props: RenderedPdfProps) {
  return (
    <>
      <PageNavigation {...props} />
      <PreviewedPage {...props} />
    </>
  );
}

function PageNavigation({ page, pages, turnTo, close }: InlinePreview) {
  return (
    <div
      role="toolbar"
      aria-label={t("PDF preview")}
      className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-rule px-2 pointer-coarse:min-h-12"
    >
      <IconButton name={t("Previous page")} Icon={ChevronLeft} disabled={page <= 1} onClick={() => turnTo(page - 1)} />
      <NumberField label={t("Page")} value={page} min={1} max={pages} onCommit={turnTo} />
      <span className="text-sm tabular-nums">{t("of {pages}", { pages })}</span>
      <IconButton name={t("Next page")} Icon={ChevronRight} disabled={page >= pages} onClick={() => turnTo(page + 1)} />
      <span className="ms-1 text-sm text-ink-soft">{t("PDF preview")}</span>
      <CompactButton
        name={t("Close the PDF preview")}
        Icon={X}
        className="ms-auto max-sm:[&>span]:not-sr-only"
        onClick={close}
      />
    </div>
  );
}

function PreviewedPage({ page, address, isPicture, name }: RenderedPdfProps) {
  if (isPicture)
    return (
      <div className="grid min-h-0 flex-1 place-items-center bg-sunken p-3">
        <img
          src={address}
          alt={t("Page {page} of {name}", { page, name })}
          className="max-h-full max-w-full border border-rule bg-page object-contain"
        />
      </div>
    );
  return (
    // A new element, because PDF viewers read the page number only when they open.
    <iframe
      key={page}
      title={t("PDF preview")}
      src={`${address}#page=${page}&toolbar=0`}
      className="min-h-0 w-full flex-1 bg-sunken"
    />
  );
}
