/** How much of a page's main thread something takes: scripts, style, layout and painting, whatever raster threads do besides. */
import type { CDPSession, Page } from "playwright-core";

export class MainThread {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    // Its own processor time, not that of the clock, which would measure the neighbours.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new MainThread(session);
  }

  /** Milliseconds since the page was opened. */
  async busy(): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  }

  async during(work: () => Promise<unknown>): Promise<number> {
    const before = await this.busy();
    await work();
    return (await this.busy()) - before;
  }

  /** As if the processor were so many times slower; 1 is as it is. */
  async slowDown(rate: number): Promise<void> {
    await this.#session.send("Emulation.setCPUThrottlingRate", { rate });
  }
}
