import { randomInt } from "node:crypto";

/** Letters and digits that cannot be confused on a small screen, in the case that keyboards of tablets start with. */
const letters = "23456789abcdefghjkmnpqrstvwxyz";

/** Creates a random text that can be typed without errors. Each character has 4.9 bits. */
export function easySecret(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** Writes a digest of at least two bytes for each character in the same letters. */
export function easyDigest(digest: Buffer, length: number): string {
  return Array.from({ length }, (_, i) => letters[digest.readUInt16BE(2 * i) % letters.length]).join("");
}

/** Undoes what people change when they type such a text. Returns undefined if it cannot be one. */
export function readEasySecret(typed: string, length: number): string | undefined {
  const text = typed.replace(/[\s-]+/g, "").toLowerCase();
  return text.length === length && [...text].every((letter) => letters.includes(letter)) ? text : undefined;
}
