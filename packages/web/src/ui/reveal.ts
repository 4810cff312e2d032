export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
