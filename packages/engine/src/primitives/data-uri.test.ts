import fc from "fast-check";
import { expect, test } from "vitest";
import { dataUri } from "../../test/support/pictures.ts";
import { readDataUri } from "./data-uri.ts";

test("a data URI contains the encoded bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(readDataUri(dataUri(bytes))).toEqual(bytes);
    }),
  );
});

test.each(["data:;base64,AQID", "DATA:image/png;charset=x;BASE64,AQID", "data:image/png;base64,A\n  QI\r\n\tD\n"])(
  "%j is one",
  (uri) => {
    expect(readDataUri(uri)).toEqual(Uint8Array.of(1, 2, 3));
  },
);

test.each([
  "",
  "AQID",
  "https://example.org/a.png",
  "/etc/passwd",
  "data:image/png,AQID",
  "data:image/svg+xml,<svg/>",
  "data:;base64,AQ*D",
  "data:;base64,AQ=ID",
  "data:;base64,AQIż",
])("%j is none", (uri) => {
  expect(readDataUri(uri)).toBeUndefined();
});
