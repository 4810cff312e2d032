import { describe, expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

describe("formatFileSize", () => {
  it("uses the shortest unit", () => {
    expect([87, 999, 141_900, 999_499, 1_234_567].map(formatFileSize)).toEqual([
      "87 bytes",
      "999 bytes",
      "142 kB",
      "999 kB",
      "1.2 MB",
    ]);
  });
});
