import { pdfFileName } from "@octavo/contract";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { t, translate } from "../../language/t.ts";
import { QueuePosition } from "../../queue/queue-position.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { Notice } from "../../ui/notice.tsx";

interface ExportTemplateProps {
  readonly print: () => Promise<string>;
  readonly name: string;
  readonly profile: string;
  /** True if the planner was compiled from masters and plan and not edited since. */
  readonly isBuilt: boolean;
  readonly asking: boolean;
  readonly onAsking: (asking: boolean) => void;
}

const noProfile = "Please select a device profile before exporting";
const built = "Exports the built planner with its links as one file.";
const notBuilt = "Please click Build, then Compile & Open before exporting the final PDF.";

export function ExportTemplate({ print, name, profile, isBuilt, asking, onAsking: setAsking }: ExportTemplateProps) {
  const [exporting, setExporting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const exportAsItIs = async () => {
    setProblem(undefined);
    setExporting(true);
    try {
      const body = { yaml_content: await print(), profile, deterministic: true as const };
      const { bytes } = await api("POST /api/pdf/generate", { body });
      downloadFile(new Blob([bytes], { type: "application/pdf" }), pdfFileName(name));
      setAsking(false);
    } catch (reason) {
      const because = failureMessage(reason, "");
      setProblem(because ? translate(messages.exportBecause(because)) : messages.exportPdf);
    } finally {
      setExporting(false);
    }
  };
  const ready = profile !== "";
  return (
    <>
      <Button className="min-h-11" onClick={() => setAsking(true)}>
        {t("Export PDF")}
      </Button>
      <Dialog
        open={asking}
        onClose={exporting ? undefined : () => setAsking(false)}
        title={t("Export PDF")}
        description={translate(ready ? (isBuilt ? built : notBuilt) : noProfile)}
      >
        <DialogBody>
          <QueuePosition waiting={exporting} />
          {problem && <Notice kind="error">{translate(problem)}</Notice>}
          {ready && !isBuilt && <p className="text-ink-soft">{t("You can also export this design without a plan.")}</p>}
        </DialogBody>
        <DialogActions>
          <Button disabled={exporting} onClick={() => setAsking(false)}>
            {t(isBuilt ? "Cancel" : "OK")}
          </Button>
          {ready && (
            <Button kind="primary" disabled={exporting} onClick={() => void exportAsItIs()}>
              {t(exporting ? "Exporting…" : isBuilt ? "Export PDF" : "Export without building")}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
