import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: keyof typeof kinds;
  /** Cannot run now, and says why when it is pressed: focus must reach it. */
  readonly unready?: boolean;
}

const kinds = {
  primary:
    "border-accent bg-accent text-on-accent forced-color-adjust-none not-disabled:hover:border-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper",
  plain: "border-edge bg-transparent text-ink not-disabled:hover:border-accent not-disabled:hover:text-accent",
  danger: "border-danger bg-transparent text-danger not-disabled:hover:bg-danger not-disabled:hover:text-paper",
};

const shape =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-sm border px-3.5 text-[0.9375rem] leading-none font-semibold whitespace-nowrap transition-colors disabled:opacity-50 eink:disabled:border-dashed eink:disabled:border-edge eink:disabled:bg-transparent eink:disabled:text-ink eink:disabled:opacity-100 pointer-coarse:min-h-11";

/** For what has to look like a button and is none. */
export function buttonLook(kind: keyof typeof kinds): string {
  return `${shape} ${kinds[kind]}`;
}

export function Button({ kind = "plain", unready = false, className = "", ...props }: ButtonProps) {
  const look = unready ? `${shape} border-edge border-dashed text-ink-soft` : buttonLook(kind);
  return <button type="button" aria-disabled={unready || undefined} className={`${look} ${className}`} {...props} />;
}
