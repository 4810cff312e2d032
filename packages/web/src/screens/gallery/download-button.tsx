import type { PublicProject } from "@octavo/contract";
import { Download } from "lucide-react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { usePublicDownload } from "./use-public-download.ts";

const progress = lazyPart(async () => (await import("../../ui/pdf-progress.tsx")).PdfProgress, { isOptional: true });

interface DownloadButtonProps {
  readonly project: PublicProject;
  readonly kind?: "primary" | "plain";
  /** Adds the name of the project to the label for screen readers. */
  readonly isOneOfMany?: boolean;
}

/** Shows the progress in its own row below the buttons. */
export function DownloadButton({ project, kind = "plain", isOneOfMany = false }: DownloadButtonProps) {
  const { pdf, downloadPdf, cancelPdf } = usePublicDownload(project);
  return (
    <>
      <Button kind={kind} disabled={pdf !== undefined} onClick={() => void downloadPdf()}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {pdf ? t("Downloading…") : t("Download PDF")}
        {isOneOfMany && <span className="sr-only">{` ${t("of {name}", { name: project.metadata.name })}`}</span>}
      </Button>
      {pdf && <progress.Part props={{ ...pdf, onCancel: cancelPdf, className: "order-last w-full" }} />}
    </>
  );
}
