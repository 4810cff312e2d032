/** The editor with a page of five hundred widgets on its canvas. */
import type { Point } from "@octavo/engine";
import type { Page } from "playwright-core";
import { busyPage, busyTemplate, textsOnPage } from "../workload/busy-page.ts";
import type { Studio } from "./studio-browser.ts";

/** Looks before each frame is painted, and answers when the one with them has been. */
const allDrawn = `new Promise((done, fail) => {
  const latest = performance.now() + 60_000;
  const look = () => {
    const drawn = document.querySelector("[data-sheet=page]")?.textContent.split("\\n").length ?? 0;
    if (drawn >= ${textsOnPage}) setTimeout(() => done(performance.now()));
    else if (performance.now() > latest) fail(new Error(drawn + " of ${textsOnPage} texts are drawn."));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** When toolbar and paper, and when all texts, are on the screen: found before a frame is painted, and noted when it has been. */
const watchOpening = `(() => {
  const wanted = {
    shown: () => document.querySelector("[role=toolbar]") && document.querySelector("[data-sheet=page]"),
    whole: () => document.querySelector("[data-sheet=page]")?.textContent.split("\\n").length >= ${textsOnPage},
  };
  const look = () => {
    for (const [name, isThere] of Object.entries(wanted)) {
      if (!isThere()) continue;
      delete wanted[name];
      setTimeout(() => performance.mark(name));
    }
    if (Object.keys(wanted).length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** In milliseconds: more than the slowest opening takes. */
const longOpening = 5000;

export interface Opening {
  /** Until the editor can be seen and used, though not all of the page yet; in milliseconds of the visit. */
  readonly shown: number;
  /** Until all of the page is on the screen. */
  readonly whole: number;
}

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
    const body = { name: "Busy", profile: "boox-note-air-4c", yaml_content: busyTemplate() };
    const { id } = await user.json<{ id: string }>("POST", "/api/templates/", body);
    const editor = new BusyEditor(page, `/templates/${id}`);
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

  /** From now on, each visit notes when it could be seen. */
  async watch(): Promise<void> {
    await this.page.addInitScript(watchOpening);
  }

  /** Loads the page anew. Nothing is evaluated there meanwhile: that takes time of the thread that opens it. */
  async reopen(): Promise<Opening> {
    await this.page.goto(this.address, { waitUntil: "commit" });
    await this.page.waitForTimeout(longOpening);
    await this.drawn();
    return this.page.evaluate<Opening>(
      `Object.fromEntries(performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]))`,
    );
  }

  /** Until all of the page is on the screen. Returns when, in milliseconds of the visit. */
  drawn(): Promise<number> {
    return this.page.evaluate<number>(allDrawn);
  }

  /** So that the next visit begins with the design and not with the question what to do with a draft. */
  async save(): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+s");
    await this.page.getByText("Template saved successfully!").waitFor();
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
