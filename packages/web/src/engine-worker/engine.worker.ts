import { messageOf } from "@octavo/foundation";
import type { EngineReply, EngineRequest } from "./job-messages.ts";
import { type JobContext, jobs } from "./jobs.ts";
import { withModules } from "./worker-world.ts";

const cancelled = new Set<number>();

const reply = (message: EngineReply) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<EngineRequest>) => {
  if (data.job === "cancel") cancelled.add(data.id);
  else void run(data);
});

async function run({ id, job, input }: Exclude<EngineRequest, { job: "cancel" }>): Promise<void> {
  // The client has checked the input against the job's type.
  const start = jobs[job] as (input: unknown, context: JobContext) => unknown;
  const context: JobContext = {
    id,
    reportStart: () => reply({ id, type: "started" }),
    reportProgress: (pages, total) => reply({ id, type: "progress", pages, total }),
    isCancelled: () => cancelled.delete(id),
  };
  try {
    reply({ id, type: "done", result: await withModules(() => start(input, context)) });
  } catch (reason) {
    reply({ id, type: "failed", message: messageOf(reason) });
  }
}
