import type { PlainCommand } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import type { LucideIcon } from "lucide-react";
import { t, translate } from "../../language/t.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface AskedButtonProps {
  readonly command: PlainCommand;
  readonly Icon: LucideIcon;
  readonly action: string;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** A button for a command with a confirmation question. */
export function ConfirmedCommandButton({ command, Icon, action, onProblem }: AskedButtonProps) {
  const editor = useEditor();
  const isEnabled = useEditorState(command.isEnabled);
  const question = useEditorState((state) => translate(command.confirmation?.(state, undefined) ?? command.label));
  return (
    <ConfirmDialog
      trigger={<IconButton name={translate(command.label)} Icon={Icon} disabled={!isEnabled} />}
      title={question}
      description={t("Undo takes it back.")}
      action={action}
      onConfirm={() => onProblem(editor.run(command))}
    />
  );
}
