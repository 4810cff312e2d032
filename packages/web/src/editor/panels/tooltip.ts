/**
 * What a button does and by which keys, for a pointer that waits over it. Fingers cannot wait: what they need is on the
 * button.
 */
export function tooltip(label: string, keys?: string) {
  return { "data-tip": label, "data-tip-keys": keys };
}
