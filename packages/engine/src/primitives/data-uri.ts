/** Data URIs: RFC 2397, with base64 from RFC 4648, section 4. Ignores white space, which comes from folded YAML. */

const head = /^data:[^,]{0,200};base64,/i;

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The engine has no `atob`. */
const sextets = new Int8Array(128).fill(-1);
const blank = -2;
[...digits].forEach((digit, value) => {
  sextets[digit.charCodeAt(0)] = value;
});
for (const space of " \t\r\n") sextets[space.charCodeAt(0)] = blank;

/** Text of an SVG in a data URI, in base64 or percent-encoded. Undefined if it is not UTF-8 or has more bytes. */
export function readSvgUri(source: string, mostBytes: number): string | undefined {
  // Three characters for each byte, and the head.
  if (source.length > 3 * mostBytes + 300) return undefined;
  const bytes = readDataUri(source);
  const encoded = bytes ? percentEncoded(bytes) : /^data:image\/svg\+xml[^,]{0,200},/i.exec(source)?.[0].length;
  if (encoded === undefined || (bytes && bytes.length > mostBytes)) return undefined;
  try {
    const text = decodeURIComponent(typeof encoded === "string" ? encoded : withoutLonePercents(source.slice(encoded)));
    return text.length <= mostBytes ? text.replace(/^\ufeff/, "") : undefined;
  } catch {
    // No UTF-8.
    return undefined;
  }
}

/** The engine has no `TextDecoder`. */
function percentEncoded(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes)
    text += byte < 0x80 && byte !== 0x25 ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`;
  return text;
}

/** Many tools write the percent sign of a length unencoded. */
function withoutLonePercents(text: string): string {
  return text.replace(/%(?![0-9a-f]{2})/gi, "%25");
}

export function readDataUri(source: string): Uint8Array | undefined {
  const start = head.exec(source)?.[0].length;
  if (start === undefined) return undefined;
  const end = /(?<![=\s])[=\s]*$/.exec(source.slice(-100))?.[0].length ?? 0;
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

/** The engine has no `btoa`. */
export function encodeBase64(bytes: Uint8Array): string {
  let encoded = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    encoded += digitOf(word >> 18) + digitOf(word >> 12) + digitOf(word >> 6) + digitOf(word);
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return encoded.slice(0, encoded.length - padding) + "=".repeat(padding);
}

function digitOf(bits: number): string {
  return digits.charAt(bits & 63);
}
