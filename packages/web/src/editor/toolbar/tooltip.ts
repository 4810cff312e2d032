/**
 * Returns attributes for a tooltip with label and shortcut. Touch has no hover, so a button must be usable without its
 * tooltip.
 */
export function tooltip(label: string, keys?: string) {
  return { "data-tip": label, "data-tip-keys": keys };
}
