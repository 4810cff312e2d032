import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readArchive, writeArchive } from "./archive.ts";

const refusal = (bytes: Uint8Array) => {
  const read = readArchive(bytes);
  return "refusal" in read ? read.refusal.text : "read";
};

const text = strToU8("ink ".repeat(1000));
const bundle = () => zipSync({ "a.content": text, "a/b.rm": [text, { level: 0 }] });

/** Changes a value of the first entry of the central directory. */
function withEntry(change: (view: DataView, entry: number) => void): Uint8Array {
  const bytes = bundle();
  const view = new DataView(bytes.buffer);
  change(view, view.getUint32(bytes.length - 6, true));
  return bytes;
}

describe("an archive", () => {
  test("comes back with the bytes of its files, in their order", () => {
    const read = readArchive(bundle());
    const files = "files" in read ? read.files : new Map();
    expect([...files]).toEqual([
      ["a.content", text],
      ["a/b.rm", text],
    ]);
    expect(unzipSync(writeArchive(files))).toEqual({ "a.content": text, "a/b.rm": text });
  });

  test("is written with the same bytes at any time", () => {
    const files = new Map([["a.content", text]]);
    expect(writeArchive(files)).toEqual(writeArchive(files));
  });

  test.each(["../up.rm", "/etc/passwd", "a/../../b", "C:\\ink.rm", "a\0b"])(
    "is refused with a file named %j",
    (name) => {
      expect(refusal(zipSync({ "a.content": text, [name]: text }))).toContain("outside of its own folder");
    },
  );

  test("is refused if it is damaged anywhere, and never read in part", () => {
    const whole = bundle();
    for (let at = 0; at < whole.length; at += 7) {
      const damaged = Uint8Array.from(whole, (byte, i) => (i === at ? byte ^ 0x55 : byte));
      const read = readArchive(damaged);
      // Dates and versions of the format do not matter.
      if ("files" in read) for (const content of read.files.values()) expect(content).toEqual(text);
    }
    for (const length of [0, 10, 30, whole.length - 30, whole.length - 1])
      expect(refusal(whole.subarray(0, length))).toContain("damaged or incomplete");
  });

  test("is refused if it says that it expands to gigabytes", () => {
    expect(refusal(withEntry((view, entry) => view.setUint32(entry + 24, 0xfffffff0, true)))).toContain(
      "larger than 400 MB",
    );
  });

  test("is refused if it expands to more than it says", () => {
    expect(refusal(withEntry((view, entry) => view.setUint32(entry + 24, 10, true)))).toContain("is damaged");
  });

  test("is refused with a password", () => {
    expect(refusal(withEntry((view, entry) => view.setUint16(entry + 8, 1, true)))).toContain("password");
  });
});
