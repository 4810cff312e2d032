const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** RFC 4648, section 4. The engine has no `btoa`. */
export function base64(bytes: Uint8Array): string {
  let encoded = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    encoded += digit(word >> 18) + digit(word >> 12) + digit(word >> 6) + digit(word);
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return encoded.slice(0, encoded.length - padding) + "=".repeat(padding);
}

function digit(bits: number): string {
  return digits.charAt(bits & 63);
}
