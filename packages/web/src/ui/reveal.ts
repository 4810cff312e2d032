export function scrollIntoViewRef(element: Element | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
