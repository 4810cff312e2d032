/** Focuses the option of the last selected widget, or the list. */
export function focusPage(canvas: Element): void {
  const option = canvas.querySelector<HTMLElement>("[role=option][tabindex='0']");
  (option ?? canvas.querySelector<HTMLElement>("[role=listbox]"))?.focus({ preventScroll: true });
}
