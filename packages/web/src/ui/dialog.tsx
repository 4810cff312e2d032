import type { ReactNode } from "react";
import type { DialogProps } from "./dialog-popup.tsx";
import { closable, lazy } from "./lazy.tsx";
import { useWasTrue } from "./use-was-true.ts";

const DialogPopup = lazy(async () => (await import("./dialog-popup.tsx")).DialogPopup, closable);

/** Loads the dialog code in advance. The first dialog that opens loads it otherwise. */
export const loadDialogs = DialogPopup.preload;

/** Renders nothing until it is first opened. */
export function Dialog(props: DialogProps) {
  const wasOpened = useWasTrue(props.open);
  return wasOpened && <DialogPopup {...props} />;
}

interface DialogBodyProps {
  /** Name of the region, which becomes a tab stop, for a body that scrolls but has no controls. */
  readonly region?: string;
  readonly children: ReactNode;
}

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

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-rule px-5 py-4 max-sm:*:flex-1 sm:px-6">
      {children}
    </div>
  );
}
