/** Simulates a slow mouse, touch and a pen with the Chrome DevTools Protocol. */
import type { CDPSession, Page } from "@playwright/test";
import type { XY } from "./editor-page.ts";

export const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

function* between(from: XY, to: XY, steps: number): Generator<XY> {
  for (let step = 1; step <= steps; step++)
    yield { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
}

/** Drags slowly and keeps the button pressed. */
export async function drag(page: Page, from: XY, by: XY): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const at of between(from, { x: from.x + by.x, y: from.y + by.y }, 12)) {
    await page.mouse.move(at.x, at.y);
    await nextFrame(page);
  }
}

export async function dragAndDrop(page: Page, from: XY, by: XY): Promise<void> {
  await drag(page, from, by);
  await page.mouse.up();
}

type Finger = XY & { readonly id: number };

export class TouchInput {
  readonly #page: Page;
  readonly #session: CDPSession;
  #down: readonly Finger[] = [];

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<TouchInput> {
    return new TouchInput(page, await page.context().newCDPSession(page));
  }

  async down(id: number, at: XY): Promise<void> {
    this.#down = [...this.#down, { id, ...at }];
    await this.#send("touchStart");
  }

  async move(...fingers: readonly Finger[]): Promise<void> {
    const [first] = fingers;
    const steps = 10;
    const starts = new Map(this.#down.map((finger) => [finger.id, finger]));
    for (let step = 1; step <= steps && first; step++) {
      this.#down = this.#down.map((finger) => {
        const to = fingers.find(({ id }) => id === finger.id);
        const from = starts.get(finger.id);
        if (!to || !from) return finger;
        const along = (axis: "x" | "y") => from[axis] + ((to[axis] - from[axis]) * step) / steps;
        return { id: finger.id, x: along("x"), y: along("y") };
      });
      await this.#send("touchMove");
      await nextFrame(this.#page);
    }
  }

  async up(id: number): Promise<void> {
    this.#down = this.#down.filter((finger) => finger.id !== id);
    await this.#send("touchEnd");
  }

  /** Simulates a touch that the system takes over. */
  async cancel(): Promise<void> {
    this.#down = [];
    await this.#send("touchCancel");
  }

  /** Moves without a pause, because a long press opens the menu. */
  async pull(id: number, from: XY, to: XY): Promise<void> {
    await Promise.all([this.down(id, from), this.move({ id, ...to })]);
  }

  async drag(from: XY, to: XY): Promise<void> {
    await this.pull(1, from, to);
    // A finger lifted during movement starts a fling, and Chromium takes the next tap as its end.
    await this.#page.waitForTimeout(200);
    await this.#send("touchMove");
    await this.up(1);
  }

  async tap(at: XY): Promise<void> {
    await Promise.all([this.down(1, at), this.up(1)]);
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel"): Promise<void> {
    const touchPoints = this.#down.map(({ id, x, y }) => ({ id, x, y }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

export class PenInput {
  readonly #page: Page;
  readonly #session: CDPSession;
  #at: XY = { x: 0, y: 0 };

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<PenInput> {
    return new PenInput(page, await page.context().newCDPSession(page));
  }

  async down(at: XY): Promise<void> {
    this.#at = at;
    await Promise.all([this.#send("mouseMoved", 0), this.#send("mousePressed", 1)]);
  }

  /** Moves without a pause, because a pen held still opens the menu. */
  async pull(from: XY, to: XY): Promise<void> {
    await Promise.all([this.down(from), this.move(to)]);
  }

  async move(to: XY): Promise<void> {
    for (const at of between(this.#at, to, 10)) {
      this.#at = at;
      await this.#send("mouseMoved", 1);
      await nextFrame(this.#page);
    }
  }

  async up(): Promise<void> {
    await this.#send("mouseReleased", 0);
  }

  async drag(from: XY, to: XY): Promise<void> {
    await this.pull(from, to);
    await this.up();
  }

  async #send(type: "mouseMoved" | "mousePressed" | "mouseReleased", buttons: number): Promise<void> {
    const button = type === "mouseMoved" && buttons === 0 ? "none" : "left";
    const clickCount = type === "mouseMoved" ? 0 : 1;
    await this.#session.send("Input.dispatchMouseEvent", {
      type,
      ...this.#at,
      button,
      buttons,
      clickCount,
      pointerType: "pen",
    });
  }
}
