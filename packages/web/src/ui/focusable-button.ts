import type { ComponentProps, MouseEvent } from "react";

interface FocusableButtonProps extends ComponentProps<"button"> {
  /** Selector for styles. `aria-disabled` also marks buttons that explain why they are unavailable. */
  readonly "data-disabled"?: true | undefined;
}

/**
 * Returns the props of a button that keeps the focus while it is disabled. A native `disabled` attribute would drop the
 * focus. `preventDefault` stops it from submitting a form.
 */
export function focusableButton({ disabled, onClick, ...props }: ComponentProps<"button">): FocusableButtonProps {
  if (!disabled) return { type: "button", ...props, onClick };
  return { type: "button", ...props, "aria-disabled": true, "data-disabled": true, onClick: ignore };
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
