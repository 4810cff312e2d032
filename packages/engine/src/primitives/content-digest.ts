const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/**
 * 128-bit digest similar to MurmurHash3. Not for security. It reads contents before compression, so that different
 * implementations of deflate result in equal file ids.
 */
export class ContentDigest {
  // Fields, because reading an array into variables takes longer than the digest of a short object.
  #a = 0x8f1bbcdc | 0;
  #b = 0xca62c1d6 | 0;
  #c = 0x6ed9eba1;
  #d = 0x5a827999;

  /** The result depends on the boundaries between updates. */
  update(bytes: Uint8Array): void {
    const whole = bytes.length - (bytes.length % 16);
    const words = wordsOf(bytes, whole);
    let a = this.#a;
    let b = this.#b;
    let c = this.#c;
    let d = this.#d;
    for (let i = 0; i < words.length; i += 4) {
      a = (mix(a, words[i] ?? 0, 15) + b) | 0;
      b = (mix(b, words[i + 1] ?? 0, 16) + c) | 0;
      c = (mix(c, words[i + 2] ?? 0, 17) + d) | 0;
      d = (mix(d, words[i + 3] ?? 0, 18) + a) | 0;
    }
    for (let i = whole; i < bytes.length; i++) a = mix(a, bytes[i] ?? 0, 13);
    this.#stir(a, b ^ bytes.length, c, d);
  }

  /** Big-endian hexadecimal, 32 digits. */
  get hexadecimal(): string {
    const lanes = [this.#a, this.#b, this.#c, this.#d];
    return lanes.map((lane) => avalanche(lane).toString(16).padStart(8, "0")).join("");
  }

  #stir(a: number, b: number, c: number, d: number): void {
    const sum = (a + b + c + d) | 0;
    this.#a = (a + sum) | 0;
    this.#b = (b + sum * 3) | 0;
    this.#c = (c + sum * 5) | 0;
    this.#d = (d + sum * 7) | 0;
  }
}

/** The first `length` bytes as little-endian words, without a copy if alignment and platform allow it. */
function wordsOf(bytes: Uint8Array, length: number): Uint32Array {
  const { buffer, byteOffset } = bytes;
  if (isLittleEndian && byteOffset % 4 === 0) return new Uint32Array(buffer, byteOffset, length / 4);
  const view = new DataView(buffer, byteOffset, length);
  return Uint32Array.from({ length: length / 4 }, (_, i) => view.getUint32(4 * i, true));
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
