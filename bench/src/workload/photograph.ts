/**
 * A synthetic photograph: a baseline JPEG with coefficients from a formula. It is identical on all machines and compresses
 * like a real photograph. The blocks are written directly, without a cosine transform.
 */

const photographSize = { width: 1568, height: 1200 } as const;

/**
 * Number of coefficients per block besides the mean. The file then has 0.93 MB, like the specified system's test picture.
 */
const waves = 11;

/** Symbols with codes of four bits, so that a code equals its index. */
const meanSizes = [0, 1, 2, 3, 4, 5, 6, 7];
const waveSizes = [0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06];

const position = { x: 30, y: 60, width: 360, height: 275 };

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

/** All codes have four bits. */
function huffmanTable(id: number, symbols: readonly number[]): readonly number[] {
  return [id, 0, 0, 0, symbols.length, ...repeated(0, 12), ...symbols];
}

function repeated(value: number, length: number): readonly number[] {
  return Array.from({ length }, () => value);
}

/** Writes luminance and both chrominance components in turn. */
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

/** A linear congruential generator (Numerical Recipes). Its upper bits are random enough. */
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

  /** A zero after a byte of 255 distinguishes it from a marker. */
  #put(): void {
    this.#bytes.push(this.#pending);
    if (this.#pending === 255) this.#bytes.push(0);
    this.#pending = 0;
    this.#count = 0;
  }
}
