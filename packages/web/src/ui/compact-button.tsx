import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { focusableButton } from "./focusable-button.ts";

interface CompactButtonProps extends Omit<ComponentProps<"button">, "name" | "children"> {
  readonly name: string;
  readonly Icon: LucideIcon;
  /** True if narrow screens show the text, too. */
  readonly isNamed?: boolean;
}

/** A button for rare actions: icon and text, or the icon alone on narrow screens. */
export function CompactButton({ name, Icon, isNamed, className = "", title = name, ...props }: CompactButtonProps) {
  return (
    <button
      title={title}
      className={`inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-sm px-2 text-sm text-ink-soft transition-colors hover:text-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
      {...focusableButton(props)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={isNamed ? "" : "max-sm:sr-only"}>{name}</span>
    </button>
  );
}
