import type { ComponentProps, ReactNode } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  readonly checked: boolean;
  readonly children: ReactNode;
}

/** A switch that takes effect immediately. Its label belongs to the click target. */
export function Switch({ children, className = "", ...input }: SwitchProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 ${className}`}>
      <span className="min-w-0">{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className="h-5.5 w-10 shrink-0 appearance-none rounded-full border border-edge bg-sunken p-[3px] transition-colors before:block before:aspect-square before:h-full before:rounded-full before:bg-edge before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-[calc(1.125rem*var(--along))] checked:before:bg-on-accent disabled:opacity-50 forced-colors:appearance-auto"
        {...input}
      />
    </label>
  );
}
