import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: "primary" | "plain" | "danger";
  /** Cannot run now, and says why when it is pressed: focus must reach it. */
  readonly unready?: boolean;
}

const kinds = {
  primary: "border-accent bg-accent text-on-accent hover:border-ink hover:bg-ink hover:text-paper",
  plain: "border-edge bg-transparent text-ink hover:border-accent hover:text-accent",
  danger: "border-danger bg-transparent text-danger hover:bg-danger hover:text-paper",
};

export function Button({ kind = "plain", unready = false, className = "", ...props }: ButtonProps) {
  const look = unready ? "border-edge border-dashed text-ink-soft" : kinds[kind];
  return (
    <button
      type="button"
      aria-disabled={unready || undefined}
      className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-sm border px-3.5 text-[0.9375rem] leading-none font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11 ${look} ${className}`}
      {...props}
    />
  );
}
