import type { Project } from "@octavo/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { includesProject } from "../../engine-worker/includes-project.ts";
import type { UpdateSource } from "../../engine-worker/protocol.ts";
import { withoutExtension } from "../../engine-worker/tablet-file-name.ts";
import { usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { t } from "../../language/t.ts";
import { PdfProgress } from "../../queue/pdf-progress.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { TabletFile } from "./use-tablet-file.ts";

const TransferStrip = lazy(async () => (await import("../../transfer/transfer-strip.tsx")).TransferStrip, {
  isOptional: true,
});

interface DownloadUpdateProps {
  readonly project: Project;
  readonly file: TabletFile;
  readonly source: UpdateSource;
}

/** The file keeps its name, because some tablets find handwriting by it. */
export function DownloadUpdate({ project, file, source }: DownloadUpdateProps) {
  const [problem, setProblem] = useState<string>();
  const {
    pdf,
    downloadPdf,
    cancelPdf,
    isDownloaded,
    file: made,
    forgetDownload,
  } = usePdfDownload({
    name: withoutExtension(file.name),
    source: async () => source,
    containsProject: includesProject,
    rights: rightsOf(project),
    onFailure: (reason) => setProblem(failureMessage(reason, messages.downloadPdf)),
  });
  const download = () => {
    setProblem(undefined);
    void downloadPdf();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button kind="primary" className="min-h-11 px-5" disabled={pdf !== undefined} onClick={download}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {pdf ? t("Generating…") : t("Download the update")}
      </Button>
      {pdf && <PdfProgress {...pdf} onCancel={cancelPdf} className="w-full max-w-md" />}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {isDownloaded && (
        <TransferStrip
          device={source.device ?? project.metadata.device_profile}
          file={made}
          project={undefined}
          isChanged={false}
          isUpdate
          onClose={forgetDownload}
        />
      )}
    </div>
  );
}
