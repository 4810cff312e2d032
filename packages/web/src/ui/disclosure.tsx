import { ChevronRight } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";

interface DisclosureProps extends Omit<ComponentProps<"details">, "children" | "open"> {
  /** Initial state; afterwards the user controls it. */
  readonly defaultOpen?: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly summaryClassName?: string;
}

/** Uses the native `details` element, so that the browser's page search finds collapsed content. */
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
          className="shrink-0 text-ink-soft transition-transform [[open]>summary>&]:rotate-[calc(90deg*var(--along))]"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
