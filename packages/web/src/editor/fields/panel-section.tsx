import type { ReactNode } from "react";
import { TermHelp } from "../../help/term-help.tsx";
import type { TermId } from "../../help/terms.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

interface PanelSectionProps {
  readonly title: string;
  /** Term of the title that is explained. */
  readonly help?: TermId;
  readonly children: ReactNode;
}

export function PanelSection({ title, help, children }: PanelSectionProps) {
  return (
    <div className="relative">
      <Disclosure
        defaultOpen
        className="border-t border-rule px-4"
        summary={<h3 className="text-[0.9375rem] font-semibold">{title}</h3>}
      >
        <div className="flex flex-col gap-2 pb-4">{children}</div>
      </Disclosure>
      {help && <TermHelp of={help} heading={title} className="absolute top-3 end-2" />}
    </div>
  );
}

/** Short fields in columns: two beside the canvas, four in a wider panel. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 @lg:grid-cols-4">{children}</div>;
}
