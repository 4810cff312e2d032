import { grouped } from "./terminal.ts";

/** Documents that take less are done before anyone looks. */
const beginsAfter = 500;
const repeatsAfter = 100;
const eraseLine = "\r\x1b[K";

/** One line on a terminal that counts pages; nothing anywhere else. */
export class Progress {
  readonly #total: number;
  #shown = false;
  #next = performance.now() + beginsAfter;

  constructor(total: number) {
    this.#total = total;
  }

  page(number: number): void {
    if (!process.stderr.isTTY || performance.now() < this.#next) return;
    process.stderr.write(`${eraseLine}Page ${grouped(number)} of ${grouped(this.#total)} …`);
    this.#shown = true;
    this.#next = performance.now() + repeatsAfter;
  }

  end(): void {
    if (this.#shown) process.stderr.write(eraseLine);
    this.#shown = false;
  }
}
