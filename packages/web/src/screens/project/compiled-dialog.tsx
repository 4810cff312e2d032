import { t, tn } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import type { ProjectCompile } from "./use-project-compile.ts";

interface CompiledDialogProps {
  readonly work: ProjectCompile;
  readonly onPreview: () => void;
}

/** Specification, part 4: reports a successful compile. */
export function CompiledDialog({ work: { unacknowledged, dismissCompiled }, onPreview }: CompiledDialogProps) {
  if (!unacknowledged) return null;
  const { rules_applied, total_pages } = unacknowledged.compilation_stats;
  const preview = () => {
    dismissCompiled();
    onPreview();
  };
  return (
    <Dialog
      open
      onClose={dismissCompiled}
      title={t("Compilation successful")}
      description={t("{pages} from {rules}. You can now preview or download the PDF.", {
        pages: tn(total_pages, "{count} page", "{count} pages"),
        rules: tn(rules_applied, "{count} rule", "{count} rules"),
      })}
    >
      <DialogActions>
        <Button onClick={preview}>{t("Preview")}</Button>
        <Button kind="primary" onClick={dismissCompiled}>
          {t("OK")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
