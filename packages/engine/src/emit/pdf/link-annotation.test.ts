import { describe, expect, test } from "vitest";
import { formatUri } from "./link-annotation.ts";

describe("an address", () => {
  test.each([
    ["https://example.org/a?b=c%20d#e", "https://example.org/a?b=c%20d#e"],
    ["https://example.org/żółw 1", "https://example.org/%C5%BC%C3%B3%C5%82w%201"],
    [" mailto:a@example.org ", "mailto:a@example.org"],
    ["tel:+48 22 555 01 23", "tel:+48%2022%20555%2001%2023"],
    ["http://example.org/\ud800", "http://example.org/%EF%BF%BD"],
    ["HTTPS://EXAMPLE.ORG/\n", "HTTPS://EXAMPLE.ORG/"],
    ["https://pä@exämple.org", "https://p%C3%A4@xn--exmple-cua.org"],
    ["https://exämple.org", "https://xn--exmple-cua.org"],
    ["https://me@Exa\u0308mple.рф:8080/ä?q=ö@ü", "https://me@xn--exmple-cua.xn--p1ai:8080/%C3%A4?q=%C3%B6@%C3%BC"],
    ["http://日本。jp#ä", "http://xn--wgv71a.jp#%C3%A4"],
    ["https://example.org/@żółw@ä.b", "https://example.org/@%C5%BC%C3%B3%C5%82w@%C3%A4.b"],
    [
      "mailto:jó@exämple.org,b@münchen.de?cc=ä@ä.b",
      "mailto:j%C3%B3@xn--exmple-cua.org,b@xn--mnchen-3ya.de?cc=%C3%A4@%C3%A4.b",
    ],
  ])("%j is written in ASCII", (uri, written) => expect(formatUri(uri)).toBe(written));

  test("with a host that is far too long is percent-encoded and throws nothing", () => {
    const host = "\u{10ffff}".repeat(60_000);
    expect(formatUri(`https://${host}`)).toBe(`https://${encodeURIComponent(host)}`);
  });

  test.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "java\nscript:alert(1)",
    "//example.org",
    "x https://a.b",
    "",
  ])("%j is no link", (uri) => expect(formatUri(uri)).toBeUndefined());
});
