/** Decodes lengths of lunar months from base64: a bit for each month, the highest of a digit first, and 1 for 30 days. */
export function monthLengths(base64: string, count: number): readonly number[] {
  const sextets = [...base64].map((letter) => digits.indexOf(letter));
  return Array.from({ length: count }, (_, i) => 29 + (((sextets[Math.floor(i / 6)] ?? 0) >> (5 - (i % 6))) & 1));
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
