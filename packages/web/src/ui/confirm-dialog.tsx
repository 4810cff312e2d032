import { cloneElement, type ReactElement, useState } from "react";
import type { ConfirmPopupProps } from "./confirm-popup.tsx";
import { lazyPart } from "./lazy-part.tsx";

const popup = lazyPart<ConfirmPopupProps>(async () => (await import("./confirm-popup.tsx")).ConfirmPopup);

interface ConfirmDialogProps extends Omit<ConfirmPopupProps, "open" | "onClose"> {
  readonly trigger: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; "aria-haspopup"?: "dialog" }>;
}

export function ConfirmDialog({ trigger, ...question }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        onClick: () => setOpen(true),
        onPointerEnter: () => void popup.load(),
      })}
      <popup.Part isWanted={open} props={{ ...question, open, onClose: close }} onGiveUp={close} />
    </>
  );
}
