import { expect, it } from "vitest";
import { readTextFile } from "./read-text-file.ts";

it("normalizes line ends", async () => {
  expect(await readTextFile(new File(["name: a\r\nplan:\r\n"], "plan.yaml"))).toBe("name: a\nplan:\n");
});

it("refuses a binary file", async () => {
  await expect(readTextFile(new File([new Uint8Array([0x25, 0x50, 0, 1])], "a.pdf"))).rejects.toThrow(
    "a.pdf is not a text file",
  );
  await expect(readTextFile(new File([new Uint8Array([0xff, 0xd8, 0xff])], "a.jpg"))).rejects.toThrow(
    "not a text file",
  );
});

it("refuses a file above the size limit", async () => {
  await expect(readTextFile(new File(["x".repeat(20 * 1024 * 1024 + 1)], "big.yaml"))).rejects.toThrow("20 MiB");
});
