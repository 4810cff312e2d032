/** The editor with a page of five hundred widgets on its canvas. */
import type { Point } from "@octavo/engine";
import type { Page } from "playwright-core";
import { busyPage, createBusyTemplate, textsOnPage } from "../workload/busy-page.ts";
import type { Studio } from "./studio-browser.ts";

/** Looks before each frame is painted, and answers when the one with them has been. */
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
  /** The page's top left corner in the window, and pixels of it to the point. */
  #corner: Point = { x: 0, y: 0 };
  #zoom = 1;

  private constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
  }

  static async open({ page, user }: Studio): Promise<BusyEditor> {
    const editor = new BusyEditor(page, await createBusyTemplate(user));
    await editor.load();
    return editor;
  }

  async load(): Promise<void> {
    await this.page.goto(this.address);
    await this.drawn();
    // With what the studio fetches at its leisure.
    await this.page.waitForLoadState("networkidle");
    await this.page.keyboard.press("Shift+1");
    await this.atRest();
    await this.#lookAround();
  }

  /** Until all of the page is on the screen. */
  async drawn(): Promise<void> {
    await this.page.evaluate(allDrawn);
  }

  /** Until whatever waits for hands to rest has been done: the sharp drawing, the draft, the lint of the new design. */
  async atRest(): Promise<void> {
    await this.page.waitForTimeout(1500);
  }

  async #lookAround(): Promise<void> {
    const box = await this.page.locator("[data-sheet=page]").boundingBox();
    if (!box) throw new Error("There is no page on the canvas.");
    this.#corner = { x: box.x, y: box.y };
    this.#zoom = box.width / busyPage.width;
  }

  /** Where a point of the page is in the window. */
  at({ x, y }: Point): Point {
    return { x: this.#corner.x + x * this.#zoom, y: this.#corner.y + y * this.#zoom };
  }
}
