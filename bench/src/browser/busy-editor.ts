import type { Point } from "@octavo/engine";
import type { Page } from "playwright-core";
import { busyPage, createBusyTemplate, textsOnPage } from "../workload/busy-page.ts";
import type { Studio } from "./studio-browser.ts";

/** Resolves after the frame that contains all widgets. */
const allDrawn = `new Promise((done, fail) => {
  const latest = performance.now() + 60_000;
  const look = () => {
    const drawn = document.querySelector("[data-sheet=page]")?.textContent.split("\\n").length ?? 0;
    if (drawn >= ${textsOnPage}) setTimeout(done);
    else if (performance.now() > latest) fail(new Error(drawn + " of ${textsOnPage} texts are drawn."));
    else requestAnimationFrame(look);
  };
  look();
})`;

export class BusyEditor {
  readonly page: Page;
  readonly address: string;
  /** Position of the page's top left corner in the window, and its scale in pixels per point. */
  #corner: Point = { x: 0, y: 0 };
  #zoom = 1;

  private constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
  }

  static async open({ page, user }: Studio, hasBlocks = false): Promise<BusyEditor> {
    const editor = new BusyEditor(page, await createBusyTemplate(user, hasBlocks));
    await editor.load();
    return editor;
  }

  async load(): Promise<void> {
    await this.page.goto(this.address);
    await this.drawn();
    // Includes modules that the studio preloads.
    await this.page.waitForLoadState("networkidle");
    await this.page.keyboard.press("Shift+1");
    await this.atRest();
    await this.#lookAround();
  }

  async drawn(): Promise<void> {
    await this.page.evaluate(allDrawn);
  }

  /** Resolves when all delayed work is done: the sharp drawing, the draft and the lint. */
  async atRest(): Promise<void> {
    await this.page.waitForTimeout(1500);
  }

  async #lookAround(): Promise<void> {
    const box = await this.page.locator("[data-sheet=page]").boundingBox();
    if (!box) throw new Error("There is no page on the canvas.");
    this.#corner = { x: box.x, y: box.y };
    this.#zoom = box.width / busyPage.width;
  }

  /** Converts a point of the page to window coordinates. */
  at({ x, y }: Point): Point {
    return { x: this.#corner.x + x * this.#zoom, y: this.#corner.y + y * this.#zoom };
  }
}
