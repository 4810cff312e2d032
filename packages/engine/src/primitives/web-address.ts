/** True for addresses that readers may open. Other schemes are never links. */
export function isWebAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(text.trim());
}
