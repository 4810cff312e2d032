import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 with the values that all authenticator apps use: SHA-1, six digits, 30 seconds. */
const stepMilliseconds = 30_000;
const digits = 6;
/** Steps before and after the current one that are accepted, for clocks that differ. */
const drift = 1;

export const stepAt = (moment: number): number => Math.floor(moment / stepMilliseconds);

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Returns the step of a code near `moment`. Compares with all steps, so that the time doesn't depend on the step. */
export function findStep(secret: Uint8Array, code: string, moment: number): number | undefined {
  const typed = Buffer.from(code.replace(/\s/g, ""));
  const steps = Array.from({ length: 2 * drift + 1 }, (_, i) => stepAt(moment) - drift + i);
  return steps.filter((step) => {
    const expected = Buffer.from(totpCode(secret, step));
    return typed.length === expected.length && timingSafeEqual(typed, expected);
  })[0];
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648. The number of bytes is a multiple of five, so that there is no padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join("");
}
