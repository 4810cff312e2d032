import { cloneElement, type ReactElement, useState } from "react";
import type { ConfirmPopupProps } from "./confirm-popup.tsx";
import { closable, lazy } from "./lazy.tsx";
import { useWasTrue } from "./use-was-true.ts";

const ConfirmPopup = lazy(async () => (await import("./confirm-popup.tsx")).ConfirmPopup, closable);

interface ConfirmDialogProps extends Omit<ConfirmPopupProps, "open" | "onClose"> {
  readonly trigger: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; "aria-haspopup"?: "dialog" }>;
}

export function ConfirmDialog({ trigger, ...question }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasTrue(open);
  return (
    <>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        onClick: () => setOpen(true),
        onPointerEnter: () => void ConfirmPopup.preload(),
      })}
      {wasOpened && <ConfirmPopup {...question} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
