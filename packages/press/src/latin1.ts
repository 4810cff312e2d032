/** One byte a character, as PDF syntax is written. */
export function latin1(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
