/** Places of hours and blocks of events on a printed page, as poppler shows them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DisplayDocument, emitPdf } from "@octavo/engine";
import { deflate, latin1, nodeWorld } from "@octavo/press";

const { fonts } = nodeWorld();
const folder = mkdtempSync(join(tmpdir(), "octavo-hours-"));
let files = 0;

export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Middle of its height, in points from the top. */
  readonly middle: number;
}

/** A bar of ink: the pattern of the first calendar of a plan. */
export interface PrintedBar {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

export async function printedPage(document: DisplayDocument, page: number) {
  const path = join(folder, `${++files}.pdf`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts })) chunks.push(chunk);
  writeFileSync(path, Buffer.concat(chunks));
  return { words: wordsOf(path, page), bars: barsOf(path, page) };
}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

function wordsOf(path: string, page: number): readonly PrintedWord[] {
  const boxes = run("pdftotext", "-bbox", "-f", String(page), "-l", String(page), path, "-");
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<\/word>/g;
  return [...boxes.matchAll(word)].map(([, left, top, right, bottom, text = ""]) => ({
    text,
    left: Number(left),
    right: Number(right),
    middle: (Number(top) + Number(bottom)) / 2,
  }));
}

const perPoint = 4;
/** In points. Letters and rules are shorter. */
const leastBar = 15;

/** Black columns of at least two pixels' width. */
function barsOf(path: string, page: number): readonly PrintedBar[] {
  const root = join(folder, String(++files));
  const resolution = String(72 * perPoint);
  run("pdftoppm", "-gray", "-f", String(page), "-l", String(page), "-singlefile", "-r", resolution, path, root);
  const { width, height, grays } = readPicture(readFileSync(`${root}.pgm`));
  const found: PrintedBar[] = [];
  for (let x = 1; x < width; x++)
    for (let y = 0, start = 0; y <= height; y++) {
      const isDark = y < height && [x - 1, x].every((at) => (grays[y * width + at] ?? 255) < 80);
      if (isDark) continue;
      if (y - start >= leastBar * perPoint && !isKnown(found, x / perPoint, start / perPoint))
        found.push({ left: (x - 1) / perPoint, top: start / perPoint, bottom: y / perPoint });
      start = y + 1;
    }
  return found;
}

/** The next column of a bar is the same bar. */
function isKnown(bars: readonly PrintedBar[], x: number, top: number): boolean {
  return bars.some((bar) => x - bar.left < 4 && Math.abs(bar.top - top) < 2);
}

function readPicture(file: Uint8Array) {
  const [, width = "", height = ""] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(file.subarray(0, 40)).toString("latin1")) ?? [];
  const size = Number(width) * Number(height);
  return { width: Number(width), height: Number(height), grays: file.subarray(file.length - size) };
}

/** Distances of the ends of a bar from the tops of the rows with the hours 10 and 12, in hours. */
export function distancesFromHours({ words, bars }: { words: readonly PrintedWord[]; bars: readonly PrintedBar[] }) {
  return words
    .filter(({ text }) => isHour(text, 10))
    .flatMap((ten) => {
      const below = words.filter(({ left, middle }) => Math.abs(left - ten.left) < 5 && middle > ten.middle + 2);
      const [next, ...others] = below.toSorted((a, b) => a.middle - b.middle);
      const twelve = [next, ...others].find((word) => word && isHour(word.text, 12));
      const beside = bars.filter(({ left }) => left > ten.left).toSorted((a, b) => a.left - b.left)[0];
      if (!next || !twelve || !beside || !(next === twelve || isHour(next.text, 11))) return [];
      const hour = (twelve.middle - ten.middle) / 2;
      const row = next.middle - ten.middle;
      return [
        { begin: (beside.top - ten.middle + row / 2) / hour, end: (beside.bottom - twelve.middle + row / 2) / hour },
      ];
    });
}

function isHour(text: string, hour: number): boolean {
  return text === String(hour) || text === `${hour}:00`;
}
