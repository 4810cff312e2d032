/**
 * 128 bits that tell documents apart, in the manner of MurmurHash3. It reads contents before they are deflated, so that
 * two implementations of deflate give a document the same name. Not for security.
 */
export class ContentDigest {
  readonly #lanes = new Uint32Array([0x8f1bbcdc, 0xca62c1d6, 0x6ed9eba1, 0x5a827999]);

  /** Two updates differ from one with the same bytes joined. */
  update(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const whole = bytes.length - (bytes.length % 16);
    let [a = 0, b = 0, c = 0, d = 0] = this.#lanes;
    for (let i = 0; i < whole; i += 16) {
      a = (mix(a, view.getUint32(i, true), 15) + b) | 0;
      b = (mix(b, view.getUint32(i + 4, true), 16) + c) | 0;
      c = (mix(c, view.getUint32(i + 8, true), 17) + d) | 0;
      d = (mix(d, view.getUint32(i + 12, true), 18) + a) | 0;
    }
    for (let i = whole; i < bytes.length; i++) a = mix(a, bytes[i] ?? 0, 13);
    this.#lanes.set([a, b ^ bytes.length, c, d]);
    this.#stir();
  }

  /** Big-endian hexadecimal, 32 digits. */
  get hexadecimal(): string {
    return Array.from(this.#lanes, (lane) => avalanche(lane).toString(16).padStart(8, "0")).join("");
  }

  #stir(): void {
    const [a = 0, b = 0, c = 0, d = 0] = this.#lanes;
    const sum = (a + b + c + d) | 0;
    this.#lanes.set([a + sum, b + sum * 3, c + sum * 5, d + sum * 7]);
  }
}

function mix(lane: number, word: number, turn: number): number {
  const scrambled = Math.imul(rotate(Math.imul(word, 0xcc9e2d51), turn), 0x1b873593);
  return (Math.imul(rotate(lane ^ scrambled, 13), 5) + 0xe6546b64) | 0;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function avalanche(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
