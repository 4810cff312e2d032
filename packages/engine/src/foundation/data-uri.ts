/** Data URIs: RFC 2397, with base64 from RFC 4648, section 4. Ignores white space, which comes from folded YAML. */

const head = /^data:[^,]{0,200};base64,/i;

/** The engine has no `atob`. */
const sextets = new Int8Array(128).fill(-1);
const blank = -2;
[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].forEach((digit, value) => {
  sextets[digit.charCodeAt(0)] = value;
});
for (const space of " \t\r\n") sextets[space.charCodeAt(0)] = blank;

export function readDataUri(source: string): Uint8Array | undefined {
  const start = head.exec(source)?.[0].length;
  if (start === undefined) return undefined;
  const end = /[=\s]*$/.exec(source.slice(-100))?.[0].length ?? 0;
  return decodeBase64(source, start, source.length - end);
}

function decodeBase64(text: string, start: number, end: number): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.ceil((Math.max(0, end - start) * 3) / 4));
  let length = 0;
  let word = 0;
  let bits = 0;
  for (let i = start; i < end; i++) {
    const sextet = sextets[text.charCodeAt(i)] ?? -1;
    if (sextet === blank) continue;
    if (sextet < 0) return undefined;
    word = ((word << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = word >> bits;
  }
  return bytes.subarray(0, length);
}
