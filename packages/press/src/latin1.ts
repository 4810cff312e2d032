/** Encodes one byte per character, as in PDF syntax. */
export function latin1(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
