import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findStep, stepAt, toBase32, totpCode } from "./totp.ts";

/** RFC 6238, appendix B, whose codes have two more digits in front. */
const secret = Buffer.from("12345678901234567890");
const vectors: readonly (readonly [number, string])[] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

describe("a time-based code", () => {
  test.each(vectors)("is that of RFC 6238 at %i s", (seconds, code) =>
    expect(totpCode(secret, stepAt(seconds * 1000))).toBe(code.slice(-6)),
  );

  test.skipIf(spawnSync("oathtool", ["--version"]).status !== 0)("is that of oathtool for random secrets", () => {
    for (let count = 0; count < 20; count++) {
      const random = randomBytes(20);
      const seconds = count * 97_654_321;
      const options = ["--totp", "--base32", `--now=@${seconds}`, toBase32(random)];
      expect(totpCode(random, stepAt(seconds * 1000))).toBe(
        execFileSync("oathtool", options, { encoding: "utf8" }).trim(),
      );
    }
  });

  test("is accepted one step early or late, and with a space", () => {
    const now = 1_800_000_000_000;
    const step = stepAt(now);
    for (const near of [step - 1, step, step + 1]) expect(findStep(secret, totpCode(secret, near), now)).toBe(near);
    for (const far of [step - 2, step + 2]) expect(findStep(secret, totpCode(secret, far), now)).toBeUndefined();
    expect(findStep(secret, totpCode(secret, step).replace(/^.{3}/, "$& "), now)).toBe(step);
    for (const wrong of ["", "12345", "１２３４５６", "1234567"]) expect(findStep(secret, wrong, now)).toBeUndefined();
  });

  test("has a secret in Base32 of RFC 4648", () => expect(toBase32(Buffer.from("fooba"))).toBe("MZXW6YTB"));
});
