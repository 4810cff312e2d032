/** What a page noted with `performance.mark`, and how much of its main thread's processor time had gone by then. */
import type { DevTools } from "./dev-tools.ts";

export interface Mark {
  /** In milliseconds since the address was asked for. */
  readonly at: number;
  /** Milliseconds of the main thread's own time: what it waited for, and who else had its processor, does not count. */
  readonly busy: number;
}

/** Of Chromium's trace format; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

/** By their names. Tasks and marks are all that is recorded, so that little time goes into it. */
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
    // Within another one, whose time counts it.
    if (from < end) continue;
    end = from + dur;
    busy += tdur;
  }
  return busy / 1000;
}
