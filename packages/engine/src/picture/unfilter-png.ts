/** Row filters of PNG: ISO 15948, section 9. */

interface Depths {
  readonly depth: number;
  readonly channels: number;
}

/** Bytes of a row without its filter byte. */
export function rowLength(columns: number, { depth, channels }: Depths): number {
  return Math.ceil((columns * depth * channels) / 8);
}

/** Reverses filters in place. Each row starts with its filter byte. False for an unknown filter. */
export function unfilter(bytes: Uint8Array, rows: number, bytesPerRow: number, depths: Depths): boolean {
  const step = Math.ceil((depths.depth * depths.channels) / 8);
  let above: Uint8Array = new Uint8Array(bytesPerRow);
  for (let row = 0; row < rows; row++) {
    const start = row * (1 + bytesPerRow);
    const line = bytes.subarray(start + 1, start + 1 + bytesPerRow);
    const filter = filters[bytes[start] ?? -1];
    if (!filter) return false;
    filter(line, above, step);
    above = line;
  }
  return true;
}

/** `step` is the distance to the previous pixel, in bytes. */
type Filter = (line: Uint8Array, above: Uint8Array, step: number) => void;

const filters: readonly Filter[] = [none, sub, up, average, paeth];

function none(): void {}

function sub(line: Uint8Array, _above: Uint8Array, step: number): void {
  for (let i = step; i < line.length; i++) line[i] = (line[i] ?? 0) + (line[i - step] ?? 0);
}

function up(line: Uint8Array, above: Uint8Array): void {
  for (let i = 0; i < line.length; i++) line[i] = (line[i] ?? 0) + (above[i] ?? 0);
}

function average(line: Uint8Array, above: Uint8Array, step: number): void {
  for (let i = 0; i < line.length; i++) {
    const left = i < step ? 0 : (line[i - step] ?? 0);
    line[i] = (line[i] ?? 0) + ((left + (above[i] ?? 0)) >> 1);
  }
}

function paeth(line: Uint8Array, above: Uint8Array, step: number): void {
  for (let i = 0; i < line.length; i++) {
    const left = i < step ? 0 : (line[i - step] ?? 0);
    const corner = i < step ? 0 : (above[i - step] ?? 0);
    line[i] = (line[i] ?? 0) + predictor(left, above[i] ?? 0, corner);
  }
}

/** Returns the neighbor nearest to left + up − corner: 9.4. */
function predictor(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
