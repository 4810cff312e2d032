import type { Message } from "@octavo/foundation";
import { RotateCcw } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from "react";
import { t, translate } from "../../language/t.ts";

export interface FieldAria {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldRowProps {
  readonly label: string;
  /** For a label shared by several fields. */
  readonly labelProps?: ComponentProps<"label"> | undefined;
  readonly problem?: Message | undefined;
  readonly note?: ReactNode;
  /** Undefined if the document has no value. */
  readonly onReset?: (() => void) | undefined;
  readonly className?: string;
  readonly children: (aria: FieldAria) => ReactNode;
}

/** A field with its label, message, note and reset button. */
export function FieldRow({ label, labelProps, problem, note, onReset, className = "", children }: FieldRowProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(" ");
  const { className: labelLook = "", ...label$ } = labelProps ?? {};
  return (
    <div data-field className={`flex min-w-0 flex-col ${className}`}>
      <div className="flex min-h-7 items-center gap-1 pointer-coarse:min-h-11">
        <label
          htmlFor={id}
          className={`flex min-w-0 flex-1 items-center self-stretch text-sm leading-tight text-ink-soft ${labelLook}`}
          {...label$}
        >
          {label}
        </label>
        {onReset && <ResetButton label={label} onReset={onReset} />}
      </div>
      {children({ id, "aria-invalid": problem ? true : undefined, "aria-describedby": described || undefined })}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm leading-snug font-semibold text-danger">
          {translate(problem)}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className="mt-1 text-sm leading-snug text-ink-soft">
          {note}
        </p>
      )}
    </div>
  );
}

/** Not a tab stop. Alt+0 in the field has the same effect (`resetOnKey`). */
export function ResetButton({ label, onReset }: { readonly label: string; readonly onReset: () => void }) {
  return (
    <button
      type="button"
      aria-label={t("Reset {label}", { label })}
      title={`${t("Reset to default")} (Alt+0)`}
      aria-keyshortcuts="Alt+0"
      tabIndex={-1}
      data-reset
      onClick={onReset}
      className="-my-1 grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-accent pointer-coarse:size-11"
    >
      <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** Resets the field that has the focus. For the element around all fields. */
export function resetOnKey(event: KeyboardEvent): void {
  if (event.code !== "Digit0" || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = event.target instanceof Element ? event.target.closest("[data-field]") : null;
  const reset = row?.querySelector<HTMLElement>("[data-reset]");
  if (!reset) return;
  event.preventDefault();
  event.stopPropagation();
  reset.click();
}

export const controlLook =
  "w-full min-w-0 rounded-sm border border-edge bg-surface px-2 text-[0.9375rem] text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-danger aria-invalid:outline-danger eink:aria-invalid:border-4";

export const lineLook = `${controlLook} h-9 pointer-coarse:h-11`;
