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
  const [state, setState] = useState<"running" | "done">();
  const isDownloading = state === "running";
  return (
    <>
      <Button kind={kind} disabled={isDownloading} onClick={() => setState("running")}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {isDownloading ? t("Downloading…") : t("Download PDF")}
        {isOneOfMany && <span className="sr-only">{` ${t("of {name}", { name: project.metadata.name })}`}</span>}
      </Button>
      {state && (
        <PublicDownload
          {...{ project, isDownloading }}
          onDone={isOneOfMany ? undefined : () => setState("done")}
          onClose={() => setState(undefined)}
        />
      )}
    </>
  );
}
