/**
 * Identifier of a new page in a bundle: a UUID of version 8 (RFC 9562, 5.8) from the document and the page, so that the same
 * edition gives the same bundle.
 */
export function newPageId(document: string, page: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const id = uuidOf(`${document} ${page} ${attempt}`);
    if (!taken.has(id)) return id;
  }
}

function uuidOf(text: string): string {
  const digits = [1, 2, 3, 4].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${"89ab".charAt(Number.parseInt(digits.charAt(16), 16) & 3)}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
}

/** FNV-1a with a seed, and a last step that spreads each bit over the others. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}
