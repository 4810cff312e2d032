/** Measures the main thread of a page: scripts, style, layout and painting, without raster threads. */
import type { CDPSession, Page } from "playwright-core";

export class MainThread {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    // Uses the processor time of the thread, because wall time includes other processes.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new MainThread(session);
  }

  /** Returns milliseconds since the page was opened. */
  async busy(): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  }

  async during(work: () => Promise<unknown>): Promise<number> {
    const before = await this.busy();
    await work();
    return (await this.busy()) - before;
  }

  /** Throttles the processor by this factor; 1 means no throttling. */
  async slowDown(rate: number): Promise<void> {
    await this.#session.send("Emulation.setCPUThrottlingRate", { rate });
  }
}
