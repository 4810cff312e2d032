import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape. Absent if the dialog cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Element that receives the initial focus; the first focusable element if absent. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly size?: keyof typeof sizes;
  /** Hides the page behind the dialog completely. */
  readonly opaque?: boolean;
}

const sizes = { narrow: "w-[27rem]", wide: "w-[46rem]", steady: "w-[46rem] h-[44rem]", full: "w-[66rem] h-[60rem]" };

/** Traps the focus, restores it on close, and is at most as high as the window. */
export function DialogPopup(props: DialogProps) {
  const { open, onClose, title, description, children, initialFocus, size = "narrow", opaque = false } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose?.();
      }}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Backdrop className={`fixed inset-0 z-20 ${opaque ? "bg-paper" : "bg-veil"}`} />
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          className={`fixed top-1/2 left-1/2 z-20 flex max-h-[calc(100dvh-1.5rem)] max-w-[calc(100vw-1.5rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-md border border-edge bg-paper eink:shadow-[0_0_0_10px_var(--paper)] text-ink outline-none ${sizes[size]}`}
        >
          <div className="px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
            <Base.Title className="text-xl font-semibold tracking-tight">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-1.5 text-ink-soft" render={<div />}>
                {description}
              </Base.Description>
            )}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
