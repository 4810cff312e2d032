import { stepAt, totpCode } from "../src/authenticator/totp.ts";

/** Code that an authenticator app shows, with a clock that is some steps ahead. */
export function appCode(secret: string, moment: number, steps = 0): string {
  return totpCode(fromBase32(secret), stepAt(moment) + steps);
}

/** RFC 4648. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
