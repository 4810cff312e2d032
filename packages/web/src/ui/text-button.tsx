import type { ComponentProps } from "react";

/** A button that looks like a link. */
export function TextButton({ className = "", ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`min-h-11 min-w-11 font-semibold text-accent underline underline-offset-4 ${className}`}
      {...props}
    />
  );
}
