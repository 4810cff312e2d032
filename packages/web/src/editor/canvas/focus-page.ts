/** The widget that was selected last has the focus of the canvas, or the list of them all where none is. */
export function focusPage(canvas: Element): void {
  const option = canvas.querySelector<HTMLElement>("[role=option][tabindex='0']");
  (option ?? canvas.querySelector<HTMLElement>("[role=listbox]"))?.focus({ preventScroll: true });
}
