import { formatNumber } from "./terminal.ts";

/** Faster documents show no progress. */
const beginsAfter = 500;
const repeatsAfter = 100;
const eraseLine = "\r\x1b[K";

/** Shows a page counter on a terminal, and nothing elsewhere. */
export class Progress {
  readonly #total: number;
  #shown = false;
  #next = performance.now() + beginsAfter;

  constructor(total: number) {
    this.#total = total;
  }

  page(number: number): void {
    if (!process.stderr.isTTY || performance.now() < this.#next) return;
    process.stderr.write(`${eraseLine}Page ${formatNumber(number)} of ${formatNumber(this.#total)} …`);
    this.#shown = true;
    this.#next = performance.now() + repeatsAfter;
  }

  end(): void {
    if (this.#shown) process.stderr.write(eraseLine);
    this.#shown = false;
  }
}
