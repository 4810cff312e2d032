import { AlertDialog } from "@base-ui/react/alert-dialog";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";

export interface ConfirmPopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly onConfirm: () => void;
}

export function ConfirmPopup({ open, onClose, title, description, action, onConfirm }: ConfirmPopupProps) {
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-20 bg-veil" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-20 w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-md border border-edge bg-paper eink:shadow-[0_0_0_10px_var(--paper)] p-6 text-ink">
          <AlertDialog.Title className="text-xl font-semibold tracking-tight">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{description}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button>{t("Cancel")}</Button>} />
            <AlertDialog.Close render={<Button kind="danger" />} onClick={onConfirm}>
              {action}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
