import type { ComponentProps } from "react";
import { focusableButton } from "./focusable-button.ts";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: keyof typeof kinds;
  /** Looks disabled but stays focusable, because pressing it shows the reason. */
  readonly softDisabled?: boolean;
}

const kinds = {
  primary:
    "border-accent bg-accent text-on-accent forced-color-adjust-none not-data-disabled:hover:border-ink not-data-disabled:hover:bg-ink not-data-disabled:hover:text-paper",
  plain:
    "border-edge bg-transparent text-ink not-data-disabled:hover:border-accent not-data-disabled:hover:text-accent",
  danger:
    "border-danger bg-transparent text-danger not-data-disabled:hover:bg-danger not-data-disabled:hover:text-paper",
};

const shape =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-sm border px-3.5 text-[0.9375rem] leading-none font-semibold whitespace-nowrap transition-colors data-disabled:cursor-default data-disabled:opacity-50 eink:data-disabled:border-dashed eink:data-disabled:border-edge eink:data-disabled:bg-transparent eink:data-disabled:text-ink eink:data-disabled:opacity-100 pointer-coarse:min-h-11";

export function buttonClasses(kind: keyof typeof kinds): string {
  return `${shape} ${kinds[kind]}`;
}

export function Button({ kind = "plain", softDisabled = false, className = "", ...props }: ButtonProps) {
  const look = softDisabled ? `${shape} border-edge border-dashed text-ink-soft` : buttonClasses(kind);
  return (
    <button aria-disabled={softDisabled || undefined} className={`${look} ${className}`} {...focusableButton(props)} />
  );
}
