/** Ref of the selected item in a scrollable list. */
export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
