import type { ReactNode } from "react";

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Actions of the screen, beside the title on wide screens. */
  readonly children?: ReactNode;
}

export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <title>{`${title} – Octavo`}</title>
      <div className="max-w-2xl">
        <h1
          tabIndex={-1}
          className="text-[1.75rem] leading-tight font-semibold tracking-tight text-balance outline-none"
        >
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-ink-soft text-pretty">{subtitle}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
