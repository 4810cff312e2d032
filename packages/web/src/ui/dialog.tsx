import type { ReactNode } from "react";
import type { DialogProps } from "./dialog-popup.tsx";
import { lazyPart } from "./lazy-part.tsx";

const popup = lazyPart<DialogProps>(async () => (await import("./dialog-popup.tsx")).DialogPopup);

/** What keeps the focus and gives it back comes with the first dialog that opens; screens ask for it before. */
export const loadDialogs = popup.load;

/** Nothing until it is first opened. */
export function Dialog(props: DialogProps) {
  return <popup.Part isWanted={props.open} props={props} onGiveUp={props.onClose} />;
}

interface DialogBodyProps {
  /** Names the region and makes it a tab stop: for a body without controls, which only scrolls. */
  readonly region?: string;
  readonly children: ReactNode;
}

/** What scrolls when there is more than fits. */
export function DialogBody({ region, children }: DialogBodyProps) {
  return (
    <div
      {...(region !== undefined && { role: "region", "aria-label": region, tabIndex: 0 })}
      className="min-h-0 grow overflow-y-auto px-5 pb-5 -outline-offset-2 sm:px-6"
    >
      {children}
    </div>
  );
}

/** What can be done, always in sight. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-rule px-5 py-4 max-sm:*:flex-1 sm:px-6">
      {children}
    </div>
  );
}
