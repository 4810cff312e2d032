import { FolderOpen, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { t } from "../../language/t.ts";
import { CompactButton } from "../../ui/compact-button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface EditorToolsProps {
  readonly name: string;
  readonly onFile: (file: File) => void;
  readonly onReset: () => void;
}

export function EditorTools({ name, onFile, onReset }: EditorToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex items-center gap-1">
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.json,.txt,text/*,application/yaml"
        className="hidden"
        tabIndex={-1}
        aria-label={t("Open a file into {name}", { name })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again after it has changed on disk.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <CompactButton
        Icon={FolderOpen}
        name={t("Open file")}
        title={t("Open a YAML file into {name}", { name })}
        onClick={() => input.current?.click()}
      />
      <ConfirmDialog
        trigger={<CompactButton Icon={RotateCcw} name={t("Reset to sample")} />}
        title={t("Reset to the sample?")}
        description={t(
          "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.",
        )}
        action={t("Reset both")}
        onConfirm={onReset}
      />
    </div>
  );
}
