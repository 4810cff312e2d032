/**
 * Binary string: one character per byte. PDF syntax uses them until output, because they compare, join and search in
 * byte order.
 */
export type BinaryString = string;

export function bytesOf(...parts: readonly (BinaryString | Uint8Array)[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    if (typeof part === "string") writeText(bytes, start, part);
    else bytes.set(part, start);
    start += part.length;
  }
  return bytes;
}

function writeText(bytes: Uint8Array, start: number, text: BinaryString): void {
  const { length } = text;
  for (let i = 0; i < length; i++) bytes[start + i] = text.charCodeAt(i);
}

/** Two bytes, high byte first. */
export function bigEndian(unit: number): BinaryString {
  return String.fromCharCode(unit >> 8, unit & 255);
}
