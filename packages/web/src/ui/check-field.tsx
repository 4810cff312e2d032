import type { ComponentProps, ReactNode } from "react";

interface CheckFieldProps extends Omit<ComponentProps<"input">, "type"> {
  readonly children: ReactNode;
}

/** A check box whose label belongs to the click target. */
export function CheckField({ children, className = "", ...input }: CheckFieldProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 leading-snug ${className}`}>
      <input type="checkbox" className="size-5 shrink-0" {...input} />
      <span>{children}</span>
    </label>
  );
}
