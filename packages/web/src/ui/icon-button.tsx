import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly name: string;
  readonly Icon: LucideIcon;
  /** For a button that stays down. */
  readonly pressed?: boolean;
}

export function IconButton({ name, Icon, pressed, className = "", ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      className={`grid size-9 shrink-0 place-items-center rounded-sm border border-transparent text-ink-soft transition-colors hover:text-accent disabled:opacity-40 eink:disabled:invisible disabled:hover:text-ink-soft aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent pointer-coarse:size-11 ${className}`}
      {...props}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
