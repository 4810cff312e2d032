/** Caches the pages requested last, including those that are still being drawn. */
export class PageCache<Drawing> {
  readonly #draw: (page: number) => Promise<Drawing | undefined>;
  readonly #limit: number;
  readonly #drawings = new Map<number, Promise<Drawing | undefined>>();

  constructor(draw: (page: number) => Promise<Drawing | undefined>, limit = 24) {
    this.#draw = draw;
    this.#limit = limit;
  }

  get(page: number): Promise<Drawing | undefined> {
    const drawing = this.#drawings.get(page) ?? this.#draw(page);
    // The last entry of the map is the most recently used.
    this.#drawings.delete(page);
    this.#drawings.set(page, drawing);
    drawing.then((drawn) => drawn ?? this.#drawings.delete(page)).catch(() => this.#drawings.delete(page));
    this.#trim();
    return drawing;
  }

  #trim(): void {
    for (const page of this.#drawings.keys()) {
      if (this.#drawings.size <= this.#limit) return;
      this.#drawings.delete(page);
    }
  }
}
