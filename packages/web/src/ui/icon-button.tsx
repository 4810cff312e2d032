import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { focusableButton } from "./focusable-button.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly name: string;
  readonly Icon: LucideIcon;
  /** For a toggle button. */
  readonly pressed?: boolean;
}

export function IconButton({ name, Icon, pressed, className = "", ...props }: IconButtonProps) {
  return (
    <button
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      className={`grid size-9 shrink-0 place-items-center rounded-sm border border-transparent text-ink-soft transition-colors not-data-disabled:hover:text-accent data-disabled:cursor-default data-disabled:opacity-40 eink:data-disabled:not-focus:invisible aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent forced-colors:not-aria-pressed:border-[Canvas] pointer-coarse:size-11 ${className}`}
      {...focusableButton(props)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
