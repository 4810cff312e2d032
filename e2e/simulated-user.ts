/** Simulates a new user and estimates the time from the actions, without measuring. */
import type { Locator, Page } from "@playwright/test";
import type { XY } from "./editor-page.ts";
import { drag } from "./pointer-input.ts";

/** In seconds: to find and press a target, to type a letter, and to press, hold and release. */
const cost = { click: 1.1, letter: 0.25, hold: 0.6 } as const;

/** Fitts's law with the coefficients of Card, English and Burr for a mouse: the time to point at a target, in seconds. */
function pointing(distance: number, size: number): number {
  return 0.1 * Math.log2(distance / Math.max(8, size) + 1);
}

export class SimulatedUser {
  readonly page: Page;
  #seconds = 0;
  #at: XY = { x: 0, y: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  get seconds(): number {
    return this.#seconds;
  }

  async click(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.#pointAt(target);
    this.#seconds += cost.click;
    await target.click();
  }

  async type(target: Locator, words: string): Promise<void> {
    await this.click(target);
    await this.write(words);
  }

  async write(words: string): Promise<void> {
    this.#seconds += cost.letter * words.length;
    await this.page.keyboard.type(words);
  }

  async press(keys: string): Promise<void> {
    this.#seconds += cost.click;
    await this.page.keyboard.press(keys);
  }

  /** Two decisions: the list and the option. */
  async choose(list: Locator, option: string): Promise<void> {
    await this.#pointAt(list);
    this.#seconds += 2 * cost.click;
    await list.selectOption(option);
  }

  async drag(from: XY, to: XY): Promise<void> {
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    this.#seconds += pointing(Math.hypot(from.x - this.#at.x, from.y - this.#at.y), 12) + cost.hold;
    this.#seconds += cost.click + 2 * pointing(distance, 12);
    await drag(this.page, from, { x: to.x - from.x, y: to.y - from.y });
    await this.page.mouse.up();
    this.#at = to;
  }

  async #pointAt(target: Locator): Promise<void> {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const there = { x: x + width / 2, y: y + height / 2 };
    this.#seconds += pointing(Math.hypot(there.x - this.#at.x, there.y - this.#at.y), Math.min(width, height));
    this.#at = there;
  }
}
