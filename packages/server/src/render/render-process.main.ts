/**
 * The other side of `RenderProcess`: a process that works for the server which started it, one job at a time, and ends
 * with it. Whatever a document does to it, the server is another process.
 */
import module from "node:module";
import { constants, getPriority, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { Answer, Question } from "./render-process.ts";

module.enableCompileCache();
// Where processors are scarce, the process that answers comes first.
setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + 5));

const say = (answer: Answer) => process.send?.(answer);

process.on("message", (question: Question) => {
  void answerTo(question).then(say);
});
process.on("disconnect", () => process.exit());
endWithServer();
// A terminal and a service manager signal all processes of the server: those that are asked last are to end last.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function answerTo({ job, input, mostSeconds }: Question): Promise<Answer> {
  try {
    const jobs = await import("./jobs.ts");
    // Only now does the job take time: loading a program is not the document's doing.
    say({ isHeard: true });
    const work: (input: never, mostSeconds: number | undefined) => Promise<unknown> = jobs[job];
    return { outcome: await work(input as never, mostSeconds) };
  } catch (problem) {
    return { problem };
  }
}

/**
 * A job holds up the thread that it runs on, which then hears of nothing; another one looks. The system gives a process whose
 * parent is gone to another parent; Windows does not, and there a job goes on to its end. JavaScript as text: to read a file
 * of TypeScript would take every process 10 MB more.
 */
function endWithServer(): void {
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), 500)`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], resourceLimits }).unref();
}
