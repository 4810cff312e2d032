import { type Question, type Renderer, RenderProcessEnded } from "../src/render/render-process.ts";

/**
 * Does render jobs in the process of the test. Nothing bounds them: a job that is aborted goes on, and its result is
 * dropped. Where processes, their limits or their end are the subject, a test has real ones.
 */
export function inProcessRenderer(): Renderer {
  const ended = Promise.withResolvers<RenderProcessEnded>();
  let isAlive = true;
  return {
    ended: ended.promise,
    get wasEnded() {
      return !isAlive;
    },
    get isAlive() {
      return isAlive;
    },
    residentBytes: 0,
    jobSeconds: 0,
    yieldToOthers: () => undefined,
    async run(question, signal) {
      const { promise, reject } = Promise.withResolvers<never>();
      const stop = () => reject(signal.reason);
      signal.addEventListener("abort", stop, { once: true });
      try {
        return await Promise.race([promise, answer(question)]);
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
    async end() {
      isAlive = false;
      ended.resolve(new RenderProcessEnded("ended", ""));
    },
  };
}

/** Input and outcome are copied, as they are on their way to a process and back. */
async function answer({ job, input, mostSeconds }: Question): Promise<unknown> {
  const jobs = await import("../src/render/jobs.ts");
  const work: (input: never, mostSeconds: number | undefined) => Promise<unknown> = jobs[job];
  return structuredClone(await work(structuredClone(input) as never, mostSeconds));
}
