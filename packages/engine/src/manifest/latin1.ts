/** Number of arguments of one call. */
const charactersAtOnce = 4096;

/** Searches bytes as text with one character per byte. */
export class Latin1 {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  code(at: number): number {
    return this.#bytes[at] ?? 0;
  }

  slice(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end);
  }

  text(start: number, end: number): string {
    let text = "";
    for (let at = Math.max(0, start); at < end; at += charactersAtOnce)
      text += String.fromCharCode(...this.#bytes.subarray(at, Math.min(end, at + charactersAtOnce)));
    return text;
  }

  indexOf(text: string, from: number): number | undefined {
    return this.firstIndexOf(text, this.length, from);
  }

  /** Starts the search at `from`, and ends it before `end`. */
  firstIndexOf(text: string, end: number, from = 0): number | undefined {
    const first = text.charCodeAt(0);
    const last = Math.min(end, this.length - text.length + 1);
    for (let at = this.#bytes.indexOf(first, from); at >= 0 && at < last; at = this.#bytes.indexOf(first, at + 1))
      if (this.has(text, at)) return at;
    return undefined;
  }

  /** Ends the search at `from`. */
  lastIndexOf(text: string, from = 0): number | undefined {
    const first = text.charCodeAt(0);
    const start = this.length - text.length;
    for (let at = start; at >= Math.max(0, from); at = this.#bytes.lastIndexOf(first, at - 1)) {
      if (this.has(text, at)) return at;
      if (at === 0) break;
    }
    return undefined;
  }

  has(text: string, at: number): boolean {
    for (let i = 0; i < text.length; i++) if (this.#bytes[at + i] !== text.charCodeAt(i)) return false;
    return true;
  }
}
