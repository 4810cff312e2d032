/**
 * PDF syntax is bytes. Until they are written they are strings with one character a byte ("binary strings"), which
 * compare, join and search in byte order.
 */
export type BinaryString = string;

export function bytesOf(text: BinaryString): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** A code unit as two bytes, the high one first. */
export function bigEndian(unit: number): BinaryString {
  return String.fromCharCode(unit >> 8, unit & 255);
}
