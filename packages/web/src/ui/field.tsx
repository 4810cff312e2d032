import type { Message } from "@octavo/foundation";
import { type ComponentProps, type ReactNode, useId } from "react";
import { t, translate } from "../language/t.ts";

interface FieldProps {
  readonly label: string;
  /** Hides the label visually if the context explains the field. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | Message | undefined;
  readonly optional?: boolean;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (aria: FieldAria) => ReactNode;
  /** Shown below the control, until there is an error. */
  readonly rule?: string | undefined;
  readonly className?: string | undefined;
}

interface FieldAria {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Shows label, hint and error of a control and connects them for assistive technology. */
export function FieldFrame({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  rule,
  className = "",
  children,
}: FieldFrameProps) {
  const id = useId();
  const below = error ? `${id}-error` : rule && `${id}-rule`;
  const described = [hint && `${id}-hint`, below].filter(Boolean).join(" ");
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-[0.9375rem] leading-snug font-semibold"}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> {t("(optional)")}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm leading-snug text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {rule && !error && (
        <p id={`${id}-rule`} className="text-sm leading-snug text-ink-soft">
          {rule}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm leading-snug font-semibold whitespace-pre-line text-danger">
          {translate(error)}
        </p>
      )}
    </div>
  );
}

const control =
  "w-full rounded-sm border border-edge bg-surface px-3 text-ink placeholder:text-ink-soft eink:placeholder:italic aria-invalid:border-danger aria-invalid:outline-danger eink:aria-invalid:border-4 disabled:opacity-60";

/** Selects an empty field, whose direction is that of the studio (tokens.css). */
export const emptyPlaceholder = " ";

/** Texts of users are in any language. Addresses, numbers and codes, which have no capitals, run from left to right. */
function fieldDirection({ type = "text", autoCapitalize, inputMode }: ComponentProps<"input">): "auto" | "ltr" {
  const isText = type === "text" || type === "search";
  return isText && autoCapitalize !== "none" && inputMode !== "numeric" ? "auto" : "ltr";
}

export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, optional, className }}>
      {(aria) => (
        <input
          type="text"
          {...aria}
          dir={fieldDirection(input)}
          placeholder={emptyPlaceholder}
          className={`${control} h-11`}
          {...input}
        />
      )}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <FieldFrame {...{ label, hint, error, optional: optional ?? false, className }}>
      {(aria) => (
        <textarea
          rows={2}
          {...aria}
          dir="auto"
          placeholder={emptyPlaceholder}
          className={`${control} min-h-11 resize-y py-2 leading-snug`}
          {...area}
        />
      )}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  labelHidden = false,
  hint,
  rule,
  error,
  optional,
  className,
  children,
  ...select
}: FieldProps & Pick<FieldFrameProps, "rule"> & Omit<ComponentProps<"select">, "id">) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, rule, error, optional: optional ?? false, className }}>
      {(aria) => (
        <select {...aria} className={`${control} select h-11`} {...select}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
