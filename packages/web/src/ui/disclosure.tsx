import { ChevronRight } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";

interface DisclosureProps extends Omit<ComponentProps<"details">, "children" | "open"> {
  /** When it appears; from then on it is as people leave it. */
  readonly defaultOpen?: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly summaryClassName?: string;
}

/** What can be opened. The browser's own, so that a search in the page finds what is inside. */
export function Disclosure({
  defaultOpen = false,
  summary,
  children,
  className = "",
  summaryClassName = "",
  ...props
}: DisclosureProps) {
  const [open] = useState(defaultOpen);
  return (
    <details open={open} className={className} {...props}>
      <summary
        className={`flex min-h-11 list-none items-center gap-2 hover:text-accent [&::-webkit-details-marker]:hidden ${summaryClassName}`}
      >
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform [[open]>summary>&]:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
