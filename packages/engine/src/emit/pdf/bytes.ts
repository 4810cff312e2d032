/**
 * Binary string: one character per byte. PDF syntax uses them until output, because they compare, join and search in
 * byte order.
 */
export type BinaryString = string;

export function bytesOf(text: BinaryString): Uint8Array {
  const { length } = text;
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    bytes.set(part, start);
    start += part.length;
  }
  return bytes;
}

/** Two bytes, high byte first. */
export function bigEndian(unit: number): BinaryString {
  return String.fromCharCode(unit >> 8, unit & 255);
}
