import type { PublicProject } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { publicTemplateQuery, readPublicPdf } from "../../api/gallery.ts";
import { usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { PdfProgress } from "../../queue/pdf-progress.tsx";

interface PublicDownloadProps {
  readonly project: PublicProject;
  readonly onClose: () => void;
}

/**
 * Downloads the PDF of a public project while it is shown. Specification: a failed download is only logged. The button can
 * be pressed again.
 */
export function PublicDownload({ project, onClose }: PublicDownloadProps) {
  const { id, cover_version, metadata } = project;
  const cache = useQueryClient();
  const { pdf, downloadPdf, cancelPdf } = usePdfDownload({
    name: metadata.name,
    rights: rightsOf(project),
    source: async () => {
      const { template_yaml } = await cache.ensureQueryData(publicTemplateQuery(id, cover_version));
      return { template: template_yaml };
    },
    readFromServer: (signal) => readPublicPdf(id, signal),
    onFailure: (reason) => console.error("The PDF could not be downloaded", reason),
  });
  const download = useEffectEvent(downloadPdf);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isShown = true;
    void download().then(() => {
      if (isShown) close();
    });
    return () => {
      isShown = false;
    };
  }, []);
  const cancel = () => {
    cancelPdf();
    onClose();
  };
  return pdf && <PdfProgress {...pdf} onCancel={cancel} className="order-last w-full" />;
}
