import { pdfFileName } from "@octavo/contract";
import { type EditorDocument, metadataOf } from "@octavo/editor";
import type { Metadata } from "@octavo/engine";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/project-messages.ts";
import { useEditorState } from "../../editor/state/editor-context.ts";
import { type Text, t, translate } from "../../language/t.ts";
import { QueuePosition } from "../../queue/queue-position.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { Notice } from "../../ui/notice.tsx";

interface ExportDialogProps {
  readonly print: () => Promise<string>;
  /** The document that was compiled from masters and plan. An edit creates another document. */
  readonly built: EditorDocument | undefined;
  readonly onClose: () => void;
}

const noProfile = "Please select a device profile before exporting";
const planner = "Exports the built planner with its links as one file.";
const design = "Please click Build, then Compile & Open before exporting the final PDF.";

/** Sends the design to the server and downloads its PDF. */
function useExport(print: () => Promise<string>, onDone: () => void) {
  const [exporting, setExporting] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const run = async ({ name, profile }: Metadata) => {
    setProblem(undefined);
    setExporting(true);
    try {
      const body = { yaml_content: await print(), profile, deterministic: true as const };
      const { bytes } = await api("POST /api/pdf/generate", { body });
      downloadFile(new Blob([bytes], { type: "application/pdf" }), pdfFileName(name));
      onDone();
    } catch (reason) {
      const because = failureMessage(reason, "");
      setProblem(because ? messages.exportBecause(because) : messages.exportPdf);
    } finally {
      setExporting(false);
    }
  };
  return { exporting, problem, run };
}

export function ExportDialog({ print, built, onClose }: ExportDialogProps) {
  const metadata = useEditorState(metadataOf);
  const isBuilt = useEditorState(({ document }) => document === built);
  const { exporting, problem, run } = useExport(print, onClose);
  const ready = metadata.profile !== "";
  return (
    <Dialog
      open
      onClose={exporting ? undefined : onClose}
      title={t("Export PDF")}
      description={translate(ready ? (isBuilt ? planner : design) : noProfile)}
    >
      <DialogBody>
        <QueuePosition waiting={exporting} />
        {problem && <Notice kind="error">{translate(problem)}</Notice>}
        {ready && !isBuilt && <p className="text-ink-soft">{t("You can also export this design without a plan.")}</p>}
      </DialogBody>
      <DialogActions>
        <Button disabled={exporting} onClick={onClose}>
          {t(isBuilt ? "Cancel" : "OK")}
        </Button>
        {ready && (
          <Button kind="primary" disabled={exporting} onClick={() => void run(metadata)}>
            {t(exporting ? "Exporting…" : isBuilt ? "Export PDF" : "Export without building")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
