import { type EditorState, formatShortcut, type PlainCommand } from "@octavo/editor";
import type { LucideIcon } from "lucide-react";
import { translate } from "../../language/t.ts";
import { focusableButton } from "../../ui/focusable-button.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { platform } from "../state/platform.ts";
import { tooltip } from "./tooltip.ts";

interface CommandButtonProps {
  readonly command: PlainCommand;
  /** If undefined, the button shows the short label. */
  readonly Icon?: LucideIcon;
  /** Describes the effect, if the label doesn't. */
  readonly detail?: (state: EditorState) => string | undefined;
  readonly className?: string;
}

const noDetail = () => undefined;

/** A button for a command of the registry. */
export function CommandButton({ command, Icon, detail = noDetail, className = "" }: CommandButtonProps) {
  const editor = useEditor();
  const isEnabled = useEditorState(command.isEnabled);
  const isOn = useEditorState((state) => command.isOn?.(state));
  const more = useEditorState(detail);
  const { shortLabel = command.label, shortcuts = [] } = command;
  const label = translate(command.label);
  return (
    <button
      {...tooltip(more ?? label, shortcuts[0] && formatShortcut(shortcuts[0], platform))}
      aria-label={Icon && label}
      aria-pressed={isOn}
      {...focusableButton({ disabled: !isEnabled, onClick: () => editor.run(command) })}
      className={`${toolStyle} ${className}`}
    >
      {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden="true" /> : translate(shortLabel)}
    </button>
  );
}

/** Style of a toolbar button. The border shows the pressed state in themes without backgrounds. */
export const toolStyle =
  "grid h-9 min-w-9 shrink-0 place-items-center rounded-sm border border-transparent px-1.5 text-sm whitespace-nowrap text-ink-soft transition-colors not-data-disabled:hover:text-accent not-data-disabled:active:bg-wash data-disabled:cursor-default data-disabled:opacity-40 eink:data-disabled:not-focus:invisible aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight] pointer-coarse:h-11 pointer-coarse:min-w-11";
