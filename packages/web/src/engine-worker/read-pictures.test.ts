import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inflate } from "./read-pictures.ts";

const content = Uint8Array.from({ length: 5000 }, (_, i) => i & 7);
const stream = Uint8Array.from(deflateSync(content));

describe("a zlib stream", () => {
  test("is inflated to its content", () => {
    expect(inflate(stream, content.length)).toEqual(content);
  });

  test("returns one extra byte for larger content, without allocating more memory", () => {
    expect(inflate(stream, content.length - 1)).toHaveLength(content.length);
    expect(inflate(stream, 10)).toHaveLength(11);
  });
});
