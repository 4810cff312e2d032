import type { ComponentProps, MouseEvent } from "react";

interface FocusableButtonProps extends ComponentProps<"button"> {
  /** For the look of the button: `aria-disabled` alone also marks buttons that say why they cannot run. */
  readonly "data-disabled"?: true | undefined;
}

/**
 * Returns the props of a button that keeps the focus while it is disabled: browsers drop the focus of an element that gets
 * the attribute `disabled`, and a form is not sent by a button that prevents its default.
 */
export function focusableButton({ disabled, onClick, ...props }: ComponentProps<"button">): FocusableButtonProps {
  if (!disabled) return { type: "button", ...props, onClick };
  return { type: "button", ...props, "aria-disabled": true, "data-disabled": true, onClick: ignore };
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
