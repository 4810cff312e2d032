import type { LucideIcon } from "lucide-react";
import type { PlainCommand } from "../commands/registry.ts";
import { formatShortcut } from "../commands/shortcuts.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { platform } from "../session/platform.ts";

interface CommandButtonProps {
  readonly command: PlainCommand;
  /** Absent: its short label is shown. */
  readonly Icon?: LucideIcon;
  readonly className?: string;
}

/** A command of the registry as a button: its name, whether it can be run, and whether it is on are the command's. */
export function CommandButton({ command, Icon, className = "" }: CommandButtonProps) {
  const editor = useEditor();
  const isEnabled = useEditorState(command.isEnabled);
  const isOn = useEditorState((state) => command.isOn?.(state));
  const { label, shortLabel = label, shortcuts = [] } = command;
  const keys = shortcuts[0] === undefined ? "" : ` (${formatShortcut(shortcuts[0], platform)})`;
  return (
    <button
      type="button"
      aria-label={Icon && label}
      title={label + keys}
      aria-pressed={isOn}
      disabled={!isEnabled}
      onClick={() => editor.run(command)}
      className={`grid h-9 min-w-9 shrink-0 place-items-center rounded-sm border border-transparent px-1.5 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-accent disabled:opacity-40 disabled:hover:text-ink-soft eink:disabled:invisible aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent pointer-coarse:h-11 pointer-coarse:min-w-11 ${className}`}
    >
      {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden="true" /> : shortLabel}
    </button>
  );
}
