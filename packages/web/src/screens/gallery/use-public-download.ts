import type { PublicProject } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { publicTemplateQuery, readPublicPdf } from "../../api/gallery.ts";
import { type PdfDownload, usePdfDownload } from "../../engine-worker/use-pdf-download.ts";

/** Specification: a failed download is only logged. The button can be pressed again. */
export function usePublicDownload({ id, cover_version, metadata }: PublicProject): PdfDownload {
  const cache = useQueryClient();
  return usePdfDownload({
    name: metadata.name,
    source: async () => {
      const { template_yaml } = await cache.ensureQueryData(publicTemplateQuery(id, cover_version));
      return { template: template_yaml };
    },
    readFromServer: (signal) => readPublicPdf(id, signal),
    onFailure: (reason) => console.error("The PDF could not be downloaded", reason),
  });
}
