import fc from "fast-check";

/** Any character of Unicode. The unit "binary" of fast-check makes a table of a million entries, which takes half a second. */
const anyCharacter = fc
  .oneof({ weight: 3, arbitrary: fc.nat(0x7f) }, fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** A text of any characters, also of control characters. */
export const anyText = (constraints: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: anyCharacter });
