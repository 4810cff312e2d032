import type { Project } from "@octavo/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { t } from "../../../language/t.ts";
import { QueuePosition } from "../../../queue/queue-position.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import type { ProjectCompile } from "../use-project-compile.ts";
import { useInlinePreview } from "./use-inline-preview.ts";

interface InlinePdfPreviewProps {
  readonly project: Project;
  readonly compilation: ProjectCompile;
}

/** Shows the server's PDF, or a picture of a page if the browser cannot display PDFs. */
export function InlinePdfPreview({ project, compilation }: InlinePdfPreviewProps) {
  const preview = useInlinePreview(project, compilation);
  const { rendering, problem, render } = preview;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{t("Inline PDF Preview")}</h2>
        <Button disabled={!compilation.ready || rendering} onClick={() => void render()}>
          {rendering ? t("Rendering…") : t("Render Preview")}
        </Button>
      </div>
      <QueuePosition waiting={rendering} />
      {problem && (
        <Notice kind="error" className="mt-3">
          {problem}
        </Notice>
      )}
      {preview.address ? (
        <>
          <PageNavigation {...preview} />
          <PreviewedPage {...preview} address={preview.address} name={project.metadata.name} />
        </>
      ) : (
        <p className="mt-2 text-ink-soft">
          {t('No preview yet. Click "Render Preview" after compiling to display it here.')}
        </p>
      )}
    </section>
  );
}

type InlinePreview = ReturnType<typeof useInlinePreview>;

function PageNavigation({ page, pages, turnTo }: InlinePreview) {
  return (
    <div className="mt-3 flex items-center gap-2">
      <IconButton name={t("Previous page")} Icon={ChevronLeft} disabled={page <= 1} onClick={() => turnTo(page - 1)} />
      <NumberField label={t("Page")} value={page} min={1} max={pages} onCommit={turnTo} />
      <span className="text-ink-soft tabular-nums">{t("of {pages}", { pages })}</span>
      <IconButton name={t("Next page")} Icon={ChevronRight} disabled={page >= pages} onClick={() => turnTo(page + 1)} />
    </div>
  );
}

interface PreviewedPageProps extends InlinePreview {
  readonly address: string;
  readonly name: string;
}

function PreviewedPage({ page, address, isPicture, name }: PreviewedPageProps) {
  if (isPicture)
    return (
      <img
        src={address}
        alt={t("Page {page} of {name}", { page, name })}
        className="mt-3 w-full border border-rule bg-page"
      />
    );
  return (
    // A new element, because PDF viewers read the page number only when they open.
    <iframe
      key={page}
      title={t("PDF preview")}
      src={`${address}#page=${page}&toolbar=0`}
      className="mt-3 h-[min(46rem,calc(100dvh-8rem))] w-full border border-rule bg-sunken"
    />
  );
}
