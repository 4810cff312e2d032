import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { formatNumberOf } from "../../ui/number-of.ts";
import type { ProjectWork } from "./use-project-work.ts";

interface CompiledDialogProps {
  readonly work: ProjectWork;
  readonly onPreview: () => void;
}

/** Specification, part 4: a compile that went well says so. */
export function CompiledDialog({ work: { toldOf, dismissCompiled }, onPreview }: CompiledDialogProps) {
  if (!toldOf) return null;
  const { rules_applied, total_pages } = toldOf.compilation_stats;
  const preview = () => {
    dismissCompiled();
    onPreview();
  };
  return (
    <Dialog
      open
      onClose={dismissCompiled}
      title="Compilation successful"
      description={`${formatNumberOf(total_pages, "page")} from ${formatNumberOf(rules_applied, "rule")}. You can now preview or download the PDF.`}
    >
      <DialogActions>
        <Button onClick={preview}>Preview</Button>
        <Button kind="primary" onClick={dismissCompiled}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
