import { describe, expect, test } from "vitest";
import { formatUri } from "./link-annotation.ts";

describe("an address", () => {
  test.each([
    ["https://example.org/a?b=c%20d#e", "https://example.org/a?b=c%20d#e"],
    ["https://example.org/żółw 1", "https://example.org/%C5%BC%C3%B3%C5%82w%201"],
    [" mailto:a@example.org ", "mailto:a@example.org"],
    ["http://example.org/\ud800", "http://example.org/%EF%BF%BD"],
    ["HTTPS://EXAMPLE.ORG/\n", "HTTPS://EXAMPLE.ORG/"],
  ])("%j is written in ASCII", (uri, written) => expect(formatUri(uri)).toBe(written));

  test.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "java\nscript:alert(1)",
    "//example.org",
    "x https://a.b",
    "",
  ])("%j is no link", (uri) => expect(formatUri(uri)).toBeUndefined());
});
