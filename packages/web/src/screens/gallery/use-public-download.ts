import { type PublicProject, pdfFileName } from "@octavo/contract";
import { useState } from "react";
import { readPublicPdf } from "../../api/gallery.ts";
import { deliverFile } from "../../ui/deliver-file.ts";

/** A failure is only logged, as the specification has it; the button is there to be pressed again. */
export function usePublicDownload({ id, metadata }: PublicProject) {
  const [downloading, setDownloading] = useState(false);
  const download = async () => {
    setDownloading(true);
    try {
      const { bytes } = await readPublicPdf(id, new AbortController().signal);
      deliverFile(new Blob([bytes], { type: "application/pdf" }), pdfFileName(metadata.name));
    } catch (problem) {
      console.error("The PDF could not be downloaded", problem);
    } finally {
      setDownloading(false);
    }
  };
  return { downloading, download };
}
