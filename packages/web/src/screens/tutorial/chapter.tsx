import type { ReactNode } from "react";

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-4 leading-relaxed">
      <h2 id={`${id}-title`} className="border-t border-rule pt-6 text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Literal code, the same in every language. */
export function Code({ children }: { readonly children: string }) {
  return (
    <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.875em] wrap-anywhere eink:border">
      {children}
    </code>
  );
}
