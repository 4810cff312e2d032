import type { ReactNode } from "react";

export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="shrink-0 rounded-full border border-accent px-2 py-px text-xs leading-5 font-semibold text-accent">
      {children}
    </span>
  );
}
