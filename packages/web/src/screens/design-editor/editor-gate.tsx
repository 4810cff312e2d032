import { type ReactNode, useEffect, useRef } from "react";

interface EditorGateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export function EditorGate({ title, children, actions }: EditorGateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="mx-auto flex w-full max-w-[40rem] flex-1 flex-col justify-center gap-5 px-4 py-10 sm:px-6">
      <title>{`${title} – Octavo`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight text-balance outline-none">
        {title}
      </h1>
      {children}
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5 max-sm:*:flex-1 sm:justify-end">{actions}</div>
    </section>
  );
}
