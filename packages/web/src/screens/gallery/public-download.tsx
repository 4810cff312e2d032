import type { PublicProject } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { publicTemplateQuery, readPublicPdf } from "../../api/gallery.ts";
import { usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { PdfProgress } from "../../queue/pdf-progress.tsx";
import { lazy } from "../../ui/lazy.tsx";

const TransferStrip = lazy(async () => (await import("../../transfer/transfer-strip.tsx")).TransferStrip, {
  isOptional: true,
});

interface PublicDownloadProps {
  readonly project: PublicProject;
  /** Starts a download when it becomes true. */
  readonly isDownloading: boolean;
  /** Called after a download, which then shows the ways to the device. Absent: it closes. */
  readonly onDone: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Downloads the PDF of a public project, and shows how it gets to its device. Specification: a failed download is only logged. The
 * button can be pressed again.
 */
export function PublicDownload({ project, isDownloading, onDone, onClose }: PublicDownloadProps) {
  const { id, cover_version, metadata } = project;
  const cache = useQueryClient();
  const { pdf, downloadPdf, cancelPdf, isDownloaded, file } = usePdfDownload({
    name: metadata.name,
    rights: rightsOf(project),
    source: async () => {
      const { template_yaml } = await cache.ensureQueryData(publicTemplateQuery(id, cover_version));
      return { template: template_yaml };
    },
    readFromServer: (signal) => readPublicPdf(id, signal),
    onFailure: (reason) => {
      console.error("The PDF could not be downloaded", reason);
      onClose();
    },
  });
  const download = useEffectEvent(downloadPdf);
  const done = useEffectEvent(onDone ?? onClose);
  useEffect(() => {
    if (isDownloading) void download();
  }, [isDownloading]);
  useEffect(() => {
    if (isDownloaded) done();
  }, [isDownloaded]);
  const cancel = () => {
    cancelPdf();
    onClose();
  };
  if (pdf) return <PdfProgress {...pdf} onCancel={cancel} className="order-last w-full" />;
  if (!isDownloaded) return null;
  return (
    <div className="order-last w-full">
      <TransferStrip
        device={metadata.device_profile}
        file={file}
        project={undefined}
        isChanged={false}
        onClose={onClose}
      />
    </div>
  );
}
