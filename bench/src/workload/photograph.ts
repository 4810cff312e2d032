/**
 * A photograph that nobody took: a baseline JPEG whose coefficients come from a formula, so that it is the same on every
 * machine and as hard to compress as a real one. Nothing in it was measured, so there is no cosine transform: blocks are
 * written as they would come out of it.
 */

const photographSize = { width: 1568, height: 1200 } as const;

/** In each block beside its mean. With it the file has the 0.93 MB that the older system was measured with. */
const waves = 11;

/** Symbols of four bits each, so that a code is its place in the list. */
const meanSizes = [0, 1, 2, 3, 4, 5, 6, 7];
const waveSizes = [0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06];

const position = { x: 30, y: 60, width: 360, height: 275 };

/** A design for a day, with the picture or without any. */
export function dayMasters(picture: Uint8Array | undefined): string {
  const title = {
    id: "title",
    type: "text_block",
    position: { ...position, y: 20, height: 30 },
    content: "{date_long}",
  };
  const image_src = picture && `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`;
  const image = image_src === undefined ? [] : [{ id: "photo", type: "image", position, properties: { image_src } }];
  return JSON.stringify({ canvas: { page_size: "A5" }, masters: [{ name: "Day", widgets: [title, ...image] }] });
}

export const yearPlan = `name: A year with a photograph
plan:
  calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }
  sections: [{ kind: days, master: Day, generate: each_day }]
`;

export function photograph(): Uint8Array {
  const { width, height } = photographSize;
  const [high, low] = [(side: number) => side >> 8, (side: number) => side & 255];
  const parts = [1, 2, 3].flatMap((part) => [part, 0x11, 0]);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...repeated(8, 64)]),
    ...segment(0xc0, [8, high(height), low(height), high(width), low(width), 3, ...parts]),
    ...segment(0xc4, huffmanTable(0x00, meanSizes)),
    ...segment(0xc4, huffmanTable(0x10, waveSizes)),
    ...segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    ...scan((width / 8) * (height / 8)),
    0xff,
    0xd9,
  ]);
}

function segment(marker: number, content: readonly number[]): readonly number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}

/** All codes are four bits long. */
function huffmanTable(id: number, symbols: readonly number[]): readonly number[] {
  return [id, 0, 0, 0, symbols.length, ...repeated(0, 12), ...symbols];
}

function repeated(value: number, length: number): readonly number[] {
  return Array.from({ length }, () => value);
}

/** Grey and its two differences in turn, as a decoder takes them. */
function scan(blocks: number): readonly number[] {
  const bits = new Bits();
  const random = randomNumbers();
  for (let block = 0; block < blocks; block++) for (const loudest of [6, 4, 4]) writeBlock(bits, random, loudest);
  return bits.finish();
}

function writeBlock(bits: Bits, random: () => number, loudest: number): void {
  const step = random() % 3;
  bits.write(meanSizes.indexOf(step), 4);
  bits.write(random(), step);
  for (let wave = 0; wave < waves; wave++) {
    const size = 1 + (random() % loudest);
    bits.write(waveSizes.indexOf(size), 4);
    bits.write(random(), size);
  }
  bits.write(waveSizes.indexOf(0), 4);
}

/** A linear congruential generator (Numerical Recipes), of which the upper bits are good. */
function randomNumbers(): () => number {
  let state = 2026;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 16;
  };
}

class Bits {
  readonly #bytes: number[] = [];
  #pending = 0;
  #count = 0;

  /** The lowest `count` bits of a value. */
  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.#pending = (this.#pending << 1) | ((value >> bit) & 1);
      if (++this.#count === 8) this.#put();
    }
  }

  finish(): readonly number[] {
    this.write(0x7f, (8 - this.#count) % 8);
    return this.#bytes;
  }

  /** A byte 255 is no marker when a zero follows it. */
  #put(): void {
    this.#bytes.push(this.#pending);
    if (this.#pending === 255) this.#bytes.push(0);
    this.#pending = 0;
    this.#count = 0;
  }
}
