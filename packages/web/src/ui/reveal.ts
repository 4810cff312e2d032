/** As the `ref` of what is chosen in a list that scrolls. */
export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
