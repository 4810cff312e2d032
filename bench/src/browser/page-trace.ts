/** Reads `performance.mark` entries with the main thread's processor time. */
import type { DevTools } from "./dev-tools.ts";

export interface Mark {
  /** In milliseconds since the navigation started. */
  readonly at: number;
  /** Processor time of the main thread, in milliseconds. */
  readonly busy: number;
}

/** An event of Chromium's trace format. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Duration in thread time. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

/** Returns the marks by name. Only tasks and marks are recorded, to keep the overhead small. */
export async function tracedMarks(tools: DevTools, work: () => Promise<void>): Promise<ReadonlyMap<string, Mark>> {
  const events: TraceEvent[] = [];
  tools.listen("Tracing.dataCollected", (params) => events.push(...(params as { value: TraceEvent[] }).value));
  const complete = new Promise((resolve) => tools.listen("Tracing.tracingComplete", resolve));
  await tools.send("Tracing.start", { categories: "-*,toplevel,blink.user_timing", transferMode: "ReportEvents" });
  await work();
  await tools.send("Tracing.end", {});
  await complete;
  return new Map(
    events.flatMap((event) => {
      const { startTime } = event.args.data ?? {};
      return startTime === undefined
        ? []
        : [[event.name, { at: startTime, busy: busyBefore(event, startTime, events) }]];
    }),
  );
}

function busyBefore({ pid, tid, ts }: TraceEvent, startTime: number, events: readonly TraceEvent[]): number {
  const start = ts - startTime * 1000;
  const tasks = events
    .filter((task) => task.pid === pid && task.tid === tid && task.ph === "X" && task.ts >= start && task.ts < ts)
    .toSorted((a, b) => a.ts - b.ts);
  let end = 0;
  let busy = 0;
  for (const { ts: from, dur = 0, tdur = 0 } of tasks) {
    // A nested task is part of its parent's time.
    if (from < end) continue;
    end = from + dur;
    busy += tdur;
  }
  return busy / 1000;
}
