import type { PublicProject } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { publicTemplateQuery, readPublicPdf } from "../../api/gallery.ts";
import { type PdfDownload, usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";

const PdfProgress = lazy(async () => (await import("../../queue/pdf-progress.tsx")).PdfProgress, { isOptional: true });

interface DownloadButtonProps {
  readonly project: PublicProject;
  readonly kind?: "primary" | "plain";
  /** Adds the name of the project to the label for screen readers. */
  readonly isOneOfMany?: boolean;
}

export function DownloadButton({ project, kind = "plain", isOneOfMany = false }: DownloadButtonProps) {
  const { pdf, downloadPdf, cancelPdf } = usePublicDownload(project);
  return (
    <>
      <Button kind={kind} disabled={pdf !== undefined} onClick={() => void downloadPdf()}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {pdf ? t("Downloading…") : t("Download PDF")}
        {isOneOfMany && <span className="sr-only">{` ${t("of {name}", { name: project.metadata.name })}`}</span>}
      </Button>
      {pdf && <PdfProgress {...pdf} onCancel={cancelPdf} className="order-last w-full" />}
    </>
  );
}

/** Specification: a failed download is only logged. The button can be pressed again. */
function usePublicDownload(project: PublicProject): PdfDownload {
  const { id, cover_version, metadata } = project;
  const cache = useQueryClient();
  return usePdfDownload({
    name: metadata.name,
    rights: rightsOf(project),
    source: async () => {
      const { template_yaml } = await cache.ensureQueryData(publicTemplateQuery(id, cover_version));
      return { template: template_yaml };
    },
    readFromServer: (signal) => readPublicPdf(id, signal),
    onFailure: (reason) => console.error("The PDF could not be downloaded", reason),
  });
}
