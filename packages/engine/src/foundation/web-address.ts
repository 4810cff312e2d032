/** Addresses outside of the document that a reader may be asked to open. No other scheme is ever handed on. */
export function isWebAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(text.trim());
}
