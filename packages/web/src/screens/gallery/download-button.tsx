import type { PublicProject } from "@octavo/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";

const PublicDownload = lazy(async () => (await import("./public-download.tsx")).PublicDownload, closable);

interface DownloadButtonProps {
  readonly project: PublicProject;
  readonly kind?: "primary" | "plain";
  /** Adds the name of the project to the label for screen readers. */
  readonly isOneOfMany?: boolean;
}

export function DownloadButton({ project, kind = "plain", isOneOfMany = false }: DownloadButtonProps) {
  const [isDownloading, setDownloading] = useState(false);
  return (
    <>
      <Button kind={kind} disabled={isDownloading} onClick={() => setDownloading(true)}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {isDownloading ? t("Downloading…") : t("Download PDF")}
        {isOneOfMany && <span className="sr-only">{` ${t("of {name}", { name: project.metadata.name })}`}</span>}
      </Button>
      {isDownloading && <PublicDownload project={project} onClose={() => setDownloading(false)} />}
    </>
  );
}
